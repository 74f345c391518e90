### Les mots communs à tous les jeux : joueurs, listes, erreurs, problèmes de fichiers.

who-chance = le hasard
who-seat = le joueur { $seat }
hidden-card = une carte
face-down-card = une carte face cachée
# $card: a card whose name another one bears, $place: where it is, counted from 1, or 0 beside another card
card-apart = { $place ->
    [0] { $card } (carte intérieure)
   *[other] { $card } (place { $place })
}

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
list-more = { $list }… et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
# Behind a name that is mistyped; $names: one to three that come close
meant = { " " }(vouliez-vous dire { $names } ?)

# A list with nobody in it
list-nobody = personne

cite-next = { $list } ; { $item }
describe-area = { $label } : { $lies }
describe-points = Points : { $points }
# $count: how many steps lead back to the same moment
describe-running-proved = { $count ->
    [one] Prouvé : cela continue sans fin. 1 étape ramène exactement à cette position, sans rien à choisir.
   *[other] Prouvé : cela continue sans fin. { $count } étapes ramènent exactement à cette position, sans rien à choisir.
}
# $count: how many steps it went on without a question
describe-running-stopped = Cela continue encore. Il n’y a rien eu à choisir depuis { $count } étapes : nous nous arrêtons ici. Cela ne prouve rien, et la suite reste possible.
# $stem, $cycle: how many steps; $back: the number of the step after which the position is back
describe-loop = Prouvé : l’étape { $back } ramène exactement la position { $stem ->
    [0] du début
   *[other] de l’étape { $stem }
}. Avec les mêmes choix, { $cycle ->
    [one] cette étape se répète
   *[other] ces { $cycle } étapes se répètent
} sans fin.
# $place: the card at which the program stands there
describe-loop-place = { $loop } La boucle revient à { $place }.
describe-more = et { $count } de plus

## Ce que les règles refusent

refused-nothing-asked = Il n’y a rien à choisir ici.
refused-not-your-ask = Ici, { $who } choisit, pas { $seat }.
refused-not-an-option = « { $answer } » n’est pas un des choix{ $close } : { $options }.
refused-asked-otherwise = Les mêmes choix ne vont plus ici, car { $who } doit en faire un autre.
refused-not-in-deck = C’est impossible ici, car { $card } n’est pas parmi les cartes à venir.

## Ce qui ne peut pas se faire

error-answer-needed = Avant la suite, { $who } doit choisir.
error-game-over = La partie est finie, il n’y a donc plus d’étape.
error-no-such-seat = Il n’y a pas de joueur { $seat } : les joueurs vont de 1 à { $count }.
# What one player saw of a game: nothing else is there
error-only-seen = Voici seulement la partie vue par { $seat } : sans ce qui était caché, les règles ne peuvent pas continuer.
error-other-eyes = Voici seulement la partie vue par { $seat }, et rien de ce que les autres ont vu.
error-no-such-fact = Rien ne s’appelle « { $fact } » dans cette position.
error-no-such-node = Cette partie n’a pas d’étape { $node }.
error-no-such-name = Aucune position ne s’appelle « { $name } ».
error-nothing-to-undo = Il n’y a pas de choix antérieur auquel revenir.
error-nothing-to-redo = Rien n’a été annulé ici.
error-no-position = Il n’y a pas de position { $name } ici.
error-no-level = { $name } n’est pas un niveau.
error-no-lesson = { $name } n’est pas une leçon.

## Ce qui ne va pas dans un fichier ou un argument

bad-input = { $count ->
    [one] Il y a un problème.
   *[other] Il y a { $count } problèmes.
}
problem-expected = attendu : { $expected }, trouvé : { $found }
problem-missing = manque
problem-who = doit nommer une personne ou un adversaire pour chaque joueur, pas { $found }
problem-one-of = doit avoir exactement un de ces éléments : { $names }
json-object = un objet entre accolades
json-list = une liste entre crochets
json-text = un texte
json-any = une valeur quelconque
json-number = un nombre entier
json-true-or-false = true ou false
json-text-or-number = un texte ou un nombre entier
json-text-or-null = un texte ou null
json-seat = le numéro d’un joueur
json-list-or-object = une liste entre crochets ou un objet entre accolades
json-line-or-position = une position, en texte ou entre accolades
json-patch = ce qui diffère de la table de la position
problem-out-of-range = doit être entre { $low } et { $high }, trouvé : { $found }
problem-must-be = doit être { $only }, trouvé : { $found }
problem-written-whole = est un nombre entier : il s’écrit sans point, { $whole }, pas { $found }
problem-count-players = il faut de { $low } à { $high } joueurs, pas { $found }
problem-count-points = il faut { $high } nombres de points, un par joueur, pas { $found }
problem-count-items = il faut { $high } éléments ici, pas { $found }
problem-empty-text = doit être un texte non vide
problem-text-too-long = ne doit pas dépasser { $longest } caractères
line-title = Une position
problem-markup = doit être un simple texte : ni balises (« < », « > ») ni caractères de contrôle
problem-name-twice = un autre joueur s’appelle déjà « { $name } »
problem-endless-game = la partie { $game } n’était pas finie après { $steps } étapes
problem-strength = la force est un nombre entier, 1 ou plus, pas { $found }
problem-bots =
    { $found ->
        [one] { $found } joue, et la partie est pour { $count } joueurs
       *[other] { $found } jouent, et la partie est pour { $count } joueurs
    }
problem-few-players = nommez { $count } joueurs différents ou plus
# $who : le nom d’un joueur
problem-another-asked = c’est à { $who } de choisir ici
problem-newer-format = ce fichier est au format { $found }, plus récent que le format { $known }, le dernier que cette version sache lire
problem-language = n’est pas une langue, comme en ou fr
problem-position = n’est pas une position possible dans ce jeu
problem-position-by = n’est pas une position possible dans ce jeu (voir { $rulings })
problem-twice = « { $name } » est donné deux fois
problem-is-folder = est un dossier, pas un fichier
problem-is-pipe = est un tube ou un périphérique : seul un fichier sur un disque peut être lu ou écrit
problem-answer = ce choix est impossible : { $error }
# $time: at which repetition of a list of answers
problem-answer-again = ce choix est impossible à la répétition { $time } : { $error }
problem-and-so-on = un de ces choix convient seulement { $count } fois, pas { $times }
problem-unmet = attendu : { $expected }, trouvé : { $found }
# What stands behind #play= in an address is not a whole link
problem-link-damaged = ce lien est abîmé : copiez-le encore une fois, du premier signe au dernier
problem-link-large = ce lien contient plus que ce qu’il faut pour une partie
# $found: the link's format, $known: the newest that is read here
problem-newer-link = ce lien est au format { $found }, plus récent que le format { $known }, le dernier que cette version sache lire
problem-seat-save = voici ce qu’un joueur a vu : vous pouvez le regarder, mais pas continuer
problem-fingerprint = ces règles mènent ici à une autre position que celles qui ont enregistré la partie
# Une sauvegarde faite par d’autres règles, rejouée à partir de ses réponses ; ce qui est dit vaut pour l’endroit nommé devant
save-answers-left-out = { $count ->
    [one] ce choix ne convient pas à ces règles et n’est pas repris
   *[other] { $count } choix ne conviennent pas à ces règles et ne sont pas repris, celui-ci le premier
} ; le fichier les garde tous
save-other-positions = { $count ->
    [one] ces règles mènent ici à une autre position que celles de la sauvegarde
   *[other] ces règles mènent { $count } fois à une autre position que celles de la sauvegarde, ici d’abord
}
save-moved = ces règles ne passent pas par l’étape où en était la partie : elle est maintenant à la plus proche avant elle

## Ce qu’un enseignant dit des étapes

save-comments-lost = { $count ->
    [one] ce commentaire n’est pas repris : son étape n’arrive plus
   *[other] { $count } commentaires ne sont pas repris, celui-ci d’abord : leurs étapes n’arrivent plus
}

## Carnets

tell-no-such-stop =
    { $count ->
        [0] Dans cette branche, le PC n’est jamais passé à { $card }.
        [one] Dans cette branche, le PC est passé { $count } fois à { $card }, pas { $time }.
       *[other] Dans cette branche, le PC est passé { $count } fois à { $card }, pas { $time }.
    }
tell-refused = Refusé
tell-run = L’exécution, carte par carte
# $card: a card, $points: everybody’s points after it
tell-stop = { $card } : { $points }
tell-last = Ce qui vient de se passer
tell-no-loop = Aucune position n’est revenue dans cette branche.
tell-loop = Prouvé, une boucle : une position entière est revenue
tell-loop-sizes = { $stem ->
    [0] Aucune étape avant la boucle
    [one] { $stem } étape avant la boucle
   *[other] { $stem } étapes avant la boucle
}, { $cycle ->
    [one] { $cycle } étape dans la boucle.
   *[other] { $cycle } étapes dans la boucle.
}
# Devant la description d’une image, pour qui ne la voit pas
ring-described = Une image de la boucle : les étapes avant la boucle, puis la boucle.
cli-simulate-games = { $game }, { $work }, version { $version }, { $players } joueurs, { $games } { $games ->
    [one] partie
   *[other] parties
} au hasard (--seed { $seed })
cli-simulate-share = { $percent } %
cli-simulate-not-ended = pas finies après { $most } étapes
cli-simulate-steps = Étapes par partie : { $least } au moins, { $median } en médiane, { $most } au plus
cli-simulate-choices = Choix par partie : { $least } au moins, { $median } en médiane, { $most } au plus
cli-simulate-speed = { $count } choix par seconde

## Ce que ferait un bon joueur, et les tournants d’une partie

# $who : le nom d’un joueur, $option : comme sur son bouton
hint-best = { $who } pourrait choisir : { $option }
hint-proved = { $who } gagne tout de suite, c’est prouvé : { $option }
# $percent : combien de fois cela gagne, les nulles comptées à moitié
hint-option = { $option } : gagne à { $percent } % ({ $tries ->
    [one] 1 essai
   *[other] { $tries } essais
})
hint-option-points = { $option } : gagne à { $percent } %, environ { $points } points ({ $tries ->
    [one] 1 essai
   *[other] { $tries } essais
})
# Un nombre avec un chiffre après la virgule
hint-number = { $whole },{ $tenth }
# $who : un joueur, $option : un choix ; ce qui est attendu suit, en phrases
why-option = Si { $who } choisit « { $option } », voici la suite attendue :
# $gains : de combien changent les points de chacun, en liste
why-points = Les points changent ainsi : { $gains }.
# De même, là où cela n’arrive que si personne ne fait rien d’ici là
why-idle = Si ensuite personne ne change rien, les points changent ainsi : { $gains }.
why-open = La suite dépend de cartes encore cachées.
why-no-points = D’ici là, aucun point ne change.
# $who : un joueur, $change : +1 ou −2
why-gain = { $who } { $change }
# $who : un joueur, $percent : il gagne tant de parties sur 100
why-nothing =
    { $percent ->
        [one] Le choix n’a plus d’importance : dans tous les cas, { $who } gagne environ { $percent } partie sur 100.
       *[other] Le choix n’a plus d’importance : dans tous les cas, { $who } gagne environ { $percent } parties sur 100.
    }
# $step : le numéro de l’étape, $percent : combien de fois cela gagne
review-chosen = Étape { $step }, { $who } : { $option } (gagne à { $percent } %).
review-better = Mieux : { $option } (gagne à { $percent } %), en { $tries ->
    [one] 1 essai
   *[other] { $tries } essais
} chacun.
review-proved = Mieux : { $option }. Il est prouvé que ce choix gagne.
# $option : ce qui a été choisi, et qui a coûté des points
review-paid = Étape { $step }, { $who } : { $option }. Cela a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
} et n’a rien apporté. Sans cela, la partie aurait continué de la même façon.
review-none = Aucun choix n’était nettement moins bon qu’un autre.

## Un verdict : une question à table, tranchée

verdict = Ce qui se passe, et pourquoi
verdict-position = La position
verdict-done = Ce qui a été fait
verdict-nothing = Rien.
# $count : combien d’étapes ne sont pas racontées
verdict-more = { $count ->
    [one] Et encore { $count } étape.
   *[other] Et encore { $count } étapes.
}
# $why : la raison, en une phrase
verdict-refused = Pas permis : { $why }
verdict-comes = Ce que cela donne
# $id : comme N-12 ; sa question vient dessous
verdict-decides = Cela dépend de l’arbitrage { $id }
verdict-rests = Cela repose sur l’arbitrage { $id }
# Titres d’une réponse à un arbitrage
verdict-holds = La réponse de cette partie
verdict-other = Une autre réponse
# $step : le numéro de la dernière étape qui vient avec toutes les réponses
verdict-same = Comme ci-dessus jusqu’à l’étape { $step }.
verdict-allowed = Avec cet arbitrage, c’est permis.
verdict-singly = Chaque arbitrage est essayé seul : les autres restent ce qu’ils sont.
# $rulings : comme N-12, N-34
verdict-untried = Pas essayés, car ce serait trop long : { $rulings }.
verdict-do = Trancher une question
verdict-note = Vous voyez ce qui se passe à partir de cette étape, et par quelles règles. Là où un arbitrage décide, vous voyez aussi ce que cela donnerait autrement.
verdict-print = Imprimer
verdict-save = Enregistrer en une page
verdict-send = Envoyer
verdict-copy = Copier comme texte
verdict-not-copied = Votre navigateur ne laisse pas cette page copier. Enregistrez plutôt la page.
verdict-close = Retour au plateau
