### Les mots communs à tous les jeux : joueurs, listes, erreurs, problèmes de fichiers.

who-chance = le hasard
who-seat = le joueur { $seat }
hidden-card = une carte
face-down-card = une carte face cachée
# $card: a card whose name another one bears, $place: where it lies, counted from 1
card-apart = { $card } (place { $place })

list-then =
    .next = { $list }, puis { $item }
    .last = { $list }, puis { $item }
list-and =
    .next = { $list }, { $item }
    .last = { $list } et { $item }

list-or =
    .next = { $list }, { $item }
    .last = { $list } ou { $item }
list-plain =
    .next = { $list }, { $item }
    .last = { $list }, { $item }
# The end of a long list: how many of it are not named
list-more = { $list } … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
# Behind a name that is mistyped; $names: one to three that come close
meant = { " " }(vouliez-vous dire { $names } ?)

# A list with nobody in it
list-nobody = personne

cite-next = { $list } ; { $item }
describe-points = Points : { $points }
# $count: how many steps lead back to the same moment
describe-running-proved = { $count ->
    [one] Cela continue sans fin : une étape ramène exactement à cet instant, et rien n’est demandé. C’est prouvé.
   *[other] Cela continue sans fin : { $count } étapes ramènent exactement à cet instant, et rien n’est demandé en chemin. C’est prouvé.
}
# $count: how many steps it went on without a question
describe-running-stopped = Cela continue. Rien n’a été demandé depuis { $count } étapes, d’où l’arrêt ici ; cela ne prouve rien, et la suite peut se dérouler.
# $stem, $cycle: how many steps; $back: the number of the step after which the position is back
describe-loop = Une boucle est prouvée : une tige { $stem ->
    [0] sans étape
    [one] d’une étape
   *[other] de { $stem } étapes
}, un cycle { $cycle ->
    [one] d’une étape
   *[other] de { $cycle } étapes
}. Après l’étape { $back }, toute la position est telle qu’elle était { $stem ->
    [0] au début
   *[other] après l’étape { $stem }
} : avec les mêmes réponses, elle peut tourner sans fin.
# $place: the card at which the program stands there
describe-loop-place = { $loop } Elle revient à { $place }.
describe-more = et { $count } de plus

## Ce que les règles refusent

refused-nothing-asked = Aucune question n’est posée ici : il n’y a rien à répondre.
refused-not-your-ask = La question s’adresse à { $who }, pas à { $seat }.
refused-not-an-option = « { $answer } » ne figure pas parmi les choix{ $close } : { $options }.
refused-asked-otherwise = Ici, les mêmes réponses ne conviennent plus : une autre question est posée à { $who }.
refused-not-in-deck = Ici, la même pioche est impossible : { $card } n’est pas parmi les cartes à venir.

## Ce qui ne peut pas se faire

error-answer-needed = Le programme attend la réponse de { $who }.
error-game-over = La partie est finie : rien ne suit.
error-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $count }.
error-no-such-fact = Rien ne s’appelle « { $fact } » dans cette position.
error-no-such-node = Cette partie n’a pas d’étape { $node }.
error-no-such-name = Aucune position ne s’appelle « { $name } ».
error-nothing-to-undo = Il n’y a pas de choix antérieur auquel revenir.
error-nothing-to-redo = Rien n’a été annulé ici.
error-no-level = { $name } n’est pas un niveau.

## Ce qui ne va pas dans un fichier ou un argument

bad-input = { $count ->
    [one] Il y a un problème.
   *[other] Il y a { $count } problèmes.
}
problem-expected = attendu : { $expected }, trouvé : { $found }
problem-missing = manque
problem-one-of = doit avoir exactement un de ces éléments : { $names }
json-object = un objet entre accolades
json-list = une liste entre crochets
json-text = un texte
json-number = un nombre entier
json-true-or-false = true ou false
json-text-or-number = un texte ou un nombre entier
json-text-or-null = un texte ou null
json-seat = le numéro d’une place
problem-unknown-field = ne fait pas partie du format{ $close }
problem-out-of-range = doit être compris entre { $low } et { $high }, trouvé : { $found }
problem-must-be = doit être { $only }, trouvé : { $found }
problem-too-little = doit être au moins { $least }, trouvé : { $found }
problem-written-whole = est un nombre entier, qui s’écrit sans point : { $whole }, et non { $found }
problem-not-whole = doit être un nombre entier, trouvé : { $found }
problem-count-players = il faut de { $low } à { $high } joueurs, et il y en a { $found }
problem-count-points = il faut { $high } nombres de points, un par joueur, et il y en a { $found }
problem-count-items = il faut { $high } éléments ici, et il y en a { $found }
problem-not-one-of = { $found } n’est aucun de : { $known }{ $close }
problem-empty-text = doit être un texte non vide
problem-text-too-long = ne doit pas dépasser { $longest } caractères
problem-markup = doit être un simple texte : ni balises (« < », « > ») ni caractères de contrôle
problem-name-twice = un autre joueur s’appelle déjà « { $name } »
problem-no-such-game = le jeu « { $game } » n’est pas installé ici{ $close }
problem-unknown-ruling = il n’y a pas de décision { $ruling }{ $close }
problem-unknown-answer = « { $answer } » n’est pas une réponse à cette décision{ $close } ; les réponses sont : { $known }
problem-unknown-edition = ce jeu n’a pas d’édition { $edition } ; il y a : { $known }
problem-unknown-card = il n’y a pas de carte { $card }{ $close }
problem-card-is-text = une carte se nomme par un texte ; ceci est { $found }
problem-card-twice = { $card } se trouve déjà à { $elsewhere } ; il n’y en a pas d’autre
problem-endless-game = la partie { $game } n’était pas finie après { $steps } étapes
problem-newer-format = ce fichier est au format { $found }, plus récent que le format { $known }, le dernier que cette version sache lire
problem-not-json = n’est pas du JSON : ligne { $line }, colonne { $column }
problem-not-utf8 = n’est pas un texte UTF-8
problem-too-deep = est imbriqué trop profondément
problem-too-large = est un nombre trop grand pour être lu
problem-language = n’est pas une langue, comme en ou fr
problem-cards-missing = ces cartes ne sont nulle part : { $card }
problem-too-long = dépasse { $most } mégaoctets
problem-draw = { $card } ne peut pas y être piochée ; c’est { $found } qui l’a été
problem-draw-left = { $card } n’est jamais piochée : les réponses s’arrêtent avant qu’elle ne puisse venir
problem-draw-cannot-come = { $card } ne peut pas être piochée là : elle n’est pas parmi les cartes qui peuvent venir
problem-no-file-beside = nomme un fichier, que seul un scénario qui est lui-même un fichier peut avoir à côté de lui
problem-no-deck-here = on ne joue pas ici avec un jeu de cartes qui puisse être remplacé par un autre
problem-position = n’est pas une position possible de ce jeu
problem-twice = « { $name } » est donné deux fois
problem-no-such-scenario = il n’y a ni scénario ni fichier lisible « { $name } »{ $close }
problem-is-folder = est un dossier, et non un fichier
problem-is-pipe = est un tube ou un périphérique : seul un fichier sur un disque peut être lu ou écrit
problem-unknown-command = il n’y a pas de commande { $command }{ $close }
problem-unknown-option = il n’y a pas d’option { $option } ici{ $close }
problem-too-many-words = { $words } est un mot de trop pour cette commande
problem-no-because = une attente demande ses raisons : des citations, et ce qui en découle
problem-no-such-place = notre guide des règles n’a pas d’entrée { $cite }{ $close }
problem-answer = ne peut pas être donnée : { $error }
# $time: at which repetition of a list of answers
problem-answer-again = ne peut pas être donnée à la répétition { $time } : { $error }
problem-and-so-on = { $count ->
    [one] seule { $count } question se pose à laquelle une de ces réponses convienne, et non { $times }
   *[other] seules { $count } questions se posent auxquelles une de ces réponses convienne, et non { $times }
}
problem-too-many-answers = donne plus de { $most } réponses sans les écrire une à une
problem-not-removable = cette partie ne peut pas commencer sans { $card }
problem-unmet = attendu : { $expected }, trouvé : { $found }
problem-seat-save = voici ce qu’un joueur a vu ; cela se regarde, mais ne se poursuit pas
problem-fingerprint = cette version des règles aboutit ici à une autre position que celle qui a enregistré
# Une sauvegarde qui commence au milieu d’un effet. $routines : les noms de celles qui ne sont plus les mêmes
problem-midst-other-rules = commence au milieu d’un effet et vient d’autres règles que celles de cette version ; elles seules peuvent continuer de là (différentes : { $routines })
problem-midst = commence au milieu d’un effet, et les règles de cette version ne continuent pas de là comme le dit la sauvegarde
# Une sauvegarde faite par d’autres règles, rejouée à partir de ses réponses ; ce qui est dit vaut pour l’endroit nommé devant
save-answers-left-out = { $count ->
    [one] cette réponse ne convient plus aux règles de cette version et n’est pas reprise
   *[other] { $count } réponses ne conviennent plus aux règles de cette version et ne sont pas reprises, celle-ci la première
} ; le fichier les garde toutes
save-other-positions = { $count ->
    [one] les règles de cette version aboutissent ici à une autre position que celles qui ont fait la sauvegarde
   *[other] les règles de cette version aboutissent à d’autres positions que celles qui ont fait la sauvegarde, en { $count } endroits, ici d’abord
}
save-moved = les règles de cette version ne passent plus par le pas où ceci se trouvait ; c’est maintenant au plus proche avant lui

## Ce qu’un enseignant dit des étapes

# $event: the name of an event, such as nightmare-executes
problem-comment-lost = aucune étape de ce scénario n’est « { $event } » avec ce qui est nommé ici{ $close }
problem-comment-not-so-often = cela arrive { $count ->
    [one] une fois
   *[other] { $count } fois
}, et pas { $time } fois
# $other: the place of another comment, such as comments[2]
problem-comment-twice = l’étape a déjà un commentaire : { $other }
save-comments-lost = { $count ->
    [one] ce commentaire n’est pas repris : son étape n’arrive plus
   *[other] { $count } commentaires ne sont pas repris, celui-ci d’abord : leurs étapes n’arrivent plus
}

## La ligne de commande

cli-game-broken = ne peut pas être chargé : { $error }
cli-game-name = propose « { $name } », et son jeu s’appelle « { $own } » : il faut deux fois le même nom, en minuscules, chiffres et traits de soulignement
cli-game-taken = est laissé de côté, car « { $name } » est déjà pris, ou contient d’autres signes que des lettres et des chiffres : chaque jeu, chaque règle et chaque décision a un nom à soi
cli-right = { $source } : tout va bien
cli-nothing-to-check = Nommez les fichiers à vérifier, ou employez --all.
cli-no-app = l’application demande l’option « app » de ce paquet ({ $missing } n’est pas installé)
cli-no-export = l’exportation demande l’option « app » de ce paquet ({ $missing } n’est pas installé)
cli-no-notebook = il n’y a pas de carnet « { $name } »
# $number: which of its cells; $error: the last line of what Python says
cli-notebook-failed = la cellule { $number } du carnet échoue : { $error }
# $addresses: a list
cli-export-network = la page aurait besoin du réseau, pour { $addresses }
cli-no-cards = ce jeu n’a pas de cartes à lui : il se joue avec des cartes ordinaires
cli-cards-note = { $count ->
    [one] Une carte.
   *[other] { $count } cartes.
} À imprimer en taille réelle (100 %), sans marges ajoutées par l’imprimante, puis à découper le long des repères. Les mots sont les nôtres.
# $form : la fin du nom du fichier, par exemple .png
cli-only-svg = Ici les images sont dessinées en SVG, pas en { $form } : nommez un fichier qui finit par .svg. Le plateau d’une application enregistre aussi en PNG.
cli-not-written = ne peut pas être écrit : { $error }
cli-other-answer = Autre réponse ({ $id }) : { $answer }

## Carnets

tell-no-such-stop = Le compteur de programme s’est arrêté { $count } fois à { $card } sur cette ligne, pas { $time }.
tell-refused = Refusé
tell-run = L’exécution, carte par carte
# $card: a card, $points: everybody’s points after it
tell-stop = { $card } : { $points }
tell-last = Ce qui vient de se passer
tell-no-loop = Aucune position n’est revenue sur cette ligne.
tell-loop = Une boucle, prouvée : une position entière est revenue
tell-loop-sizes = { $stem ->
    [0] Elle commence aussitôt
    [one] { $stem } étape y mène
   *[other] { $stem } étapes y mènent
}, et { $cycle ->
    [one] une étape ramène au point de départ.
   *[other] { $cycle } étapes font le tour.
}
# Devant la description d’une image, pour qui ne la voit pas
ring-described = Une image de la boucle : une tige qui mène à un cycle.
cli-rule-contents = { $work }, { $game }. Tous ses passages ; « pnrules rule » avec ce qui précède montre chacun :
cli-rule-questions = Là où il laisse une question ouverte, nos décisions :
cli-rule-rulings = Décisions : { $list }
cli-rule-places = Elle compte pour : { $list }
cli-rule-scenarios = Scénarios :
cli-rule-more = et { $count } de plus
cli-simulate-games = { $game }, { $work }, version { $version }, { $players } joueurs, { $games } { $games ->
    [one] partie
   *[other] parties
} au hasard, graine { $seed }
cli-simulate-share = { $percent } %
cli-simulate-not-ended = pas finies après { $most } étapes
cli-simulate-steps = Étapes par partie : { $least } au moins, { $median } au milieu, { $most } au plus
cli-simulate-choices = Choix par partie : { $least } au moins, { $median } au milieu, { $most } au plus
cli-simulate-speed = { $count } choix par seconde
