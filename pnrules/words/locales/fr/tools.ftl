### Ce qu’un plateau offre en plus du jeu : comparer et nommer des branches, composer une position, emporter, touches et réglages. Les pages le cherchent plus tard que le reste.

board-tree = L’arbre de cette partie
board-tree-note = Pointez une étape pour la lire.
# $place: a step's number, $words: what happened at it, or its name
board-tree-knot = Étape { $place } : { $words }
board-tree-ways = { $count } branches
board-tree-end = fin d’une branche
board-compare-with = Côte à côte avec
board-compare-do = Comparer
board-compare-this = Celle-ci
board-compare-earlier = L’étape plus ancienne
board-compare-go = Aller à l’autre branche
board-adopt = Continuer avec l’autre partie
board-compare-close = Retour au plateau
# $place: a step's number, $words: what happened at it
board-compare-parts = Elles se séparent après l’étape { $place }. { $words }
board-compare-differs = Ce qui diffère à la fin
board-compare-same = À la fin, rien ne diffère sur la table.
# $who: a player, a card or the table, $what: a subject such as Points
board-compare-what = { $who } : { $what }
board-compare-together = Étapes depuis la séparation, les deux ensemble
# $step: how many steps behind the parting, $last: how many there are
board-compare-step = { $step } sur { $last } depuis la séparation
board-compare-ended = terminée ici
board-edit = Modifier la position
board-edit-done = Jouer à partir d’ici
board-edit-leave = Revenir à la partie
board-edit-undo = Annuler
board-edit-redo = Rétablir
board-edit-empty = Vider la table
# Ce qui était en cours là où elle a commencé
board-edit-cut = Quelque chose était en cours ici. La position commence plutôt au début d’un tour.
board-edit-refused = C’est impossible :
board-edit-unfinished = Il manque encore :
# $place: where on the table, $error: what is wrong there
board-edit-trouble = { $place } : { $error }
# $what: something of a player, such as a hand; $seat: the player
board-edit-of = { $what } ({ $seat })
# $zone: a place on the table, $card: the card that lies there
board-edit-beside = { $zone }, { $card }
board-edit-tray = Les cartes qui ne sont encore nulle part
# Before the name of a place, to choose: there the cards of the tray go
board-edit-tray-to = Ajouter à
board-edit-find = Chercher une carte
# $card: what was put down, $zone: where
board-edit-put = { $card } : { $zone }
board-edit-left =
    { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
# What a player is called
board-edit-name = Nom
board-edit-zones = Ce qui se trouve où
# Avant le nom d’un endroit : quand on appuie dessus, les nouvelles cartes y vont
board-edit-to = Ajouter les cartes à :
board-edit-gap = Trou
# $card: the card that was picked
board-edit-picked = Que faire de { $card }
board-edit-earlier = Plus tôt
board-edit-later = Plus tard
# $what: such as the program counter
board-edit-here = { $what } ici
board-edit-take = Enlever
board-edit-put-down = Terminé
board-edit-none = Aucun
# $name: what the numbers are, $number: which of them
board-edit-number = { $name }, nombre { $number }
# On buttons that make a list of numbers longer or shorter. $name: what the numbers are
board-edit-more = Ajouter
board-edit-less = Retirer le dernier
# $name: what lies there, $seat: whose bit
board-edit-bit-on = { $name } : ajouter { $seat }
board-edit-bit-off = { $name } : enlever { $seat }
board-edit-table = Joueurs, points et règles
board-edit-read = Utiliser cette notation

# $place: a step's number, $words: what happened at it
board-fork = Après l’étape { $place }. { $words }
board-names = Positions nommées
board-name-this = Un nom pour cette position
board-name-save = Nommer
board-take-note = Cette position en image, ou tout ce qui y a mené.
board-take-png = Image (PNG)
board-take-svg = Image (SVG)
board-take-text = En mots
board-take-csv = En tableau (CSV)
board-keys-note = Elles marchent dès que vous cliquez sur le plateau ou y allez avec Tab. Parmi les cartes, les flèches vont de carte en carte. Entrée choisit une carte entourée et ouvre les autres.
board-key-space = Espace
board-key-step = une étape en arrière, une étape en avant
board-key-ends = au début, à la fin
board-key-play = lecture ou pause
board-key-over = passer cette carte d’un coup, en avant ou en arrière
board-key-into = entrer dans la prochaine carte
board-key-out = sortir de cette carte
board-key-began = revenir avant cette carte
board-key-entry = dans le journal : lire les autres étapes ; Entrée y va
board-key-branch = branche précédente, branche suivante
board-key-option = faire le choix qui porte ce numéro
board-key-about = lire la carte sélectionnée, là où Entrée la choisirait
board-key-why = demander pourquoi, pour la carte ou le joueur sélectionné ; ailleurs, pour la table
board-key-undo = annuler, rétablir
board-key-help = montrer ou cacher cette liste
board-settings-language = Langue
board-settings-sounds = Des sons à la fin d’une partie ou d’une leçon
board-settings-seat = Point de vue
board-settings-whole-table = toute la table
board-settings-edition = Livret
board-studio-begin = En faire une leçon
board-studio-own = En faire la vôtre

## Une étape comme texte à envoyer : sa règle, ses arbitrages, la position

# La première ligne. $game : son nom, $work : comme PN 3.0, $version : la façon de jouer, $pnrules : la version de pnrules
report-head = { $game }, { $work }, version { $version }. Joué par pnrules { $pnrules }.
# $number : de quelle étape il s’agit, $said : ce qui s’y passe, en une phrase
report-step = Étape { $number } : { $said }
report-start = Le début, avant la première étape.
# $cite : comme PN 3.0, COPY ; $id : le nom du message qui raconte l’étape
report-rule = Règle : { $cite } ({ $id })
# $id : comme N-34 ; puis sa question, et la réponse qui vaut dans cette partie
report-ruling = Arbitrage { $id } : { $question } { $answer }
# Ce que l’on peut faire de la dernière ligne du texte, qui est du JSON
report-try = Pour l’essayer : enregistrez la dernière ligne sous step.json, puis « pnrules run step.json ». Elle montre tout ce qui est caché aux joueurs.
# $seat : le joueur dont la vue est montrée
report-seen = La dernière ligne est la position comme { $seat } la voit. Les cartes cachées n’y sont pas, donc on peut la lire, mais pas la jouer.
# Sur une page exportée, sans Python
report-alone = La dernière ligne est la position que cette page montre. On peut la lire, mais pas la jouer, car seul Python en écrit une à jouer.
# $last : le numéro de la dernière étape
report-no-step = Cette étape n’existe pas : elles vont de 1 à { $last }, et 0 est le début.

## Un lien vers la partie

board-share = Lien vers cette partie
# Ce que montre le lien : toute la table, ou ce qu’un joueur a vu. $seat : son nom
board-share-of = Lien vers
board-share-table = toute la table
board-share-seat = la partie vue par { $seat }
board-share-seat-note = Le lien montre chaque étape vue par { $seat }, et rien de ce qui était caché. Qui l’ouvre peut regarder la partie, mais pas la continuer.
board-share-open-note = Qui ouvre ce lien trouve toute la partie, à cette étape.
board-share-note = Qui ouvre ce lien trouve toute la partie, à cette étape. Il montre tout ce qui est caché aux joueurs, maintenant et plus tard.
board-share-text = Le lien
board-share-picture = Le lien en image, pour l’appareil photo d’un téléphone
board-share-no-picture = Le lien est trop long pour une image qu’un appareil photo puisse lire.
