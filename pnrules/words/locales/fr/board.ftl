### Le plateau : tous les mots de son interface. Les mots des étapes, des questions et des réponses sont avec les jeux.

## Names

# Le compteur de programme, sur une carte
board-pc = PC
# The label on a bit. $seat: a number
board-seat = P{ $seat }
# La seule personne qui joue, comme étiquette ; et dans une phrase. Ce qu’on lui dit à la place est dans you.ftl
board-you = Vous
    .within = vous

## The top

# $work: such as PN 3.0, $version: 1 or 2, in a game that has several
board-edition = Règles { $work }
board-edition-version = Règles { $work }, version { $version }
board-whole-table = Vous voyez toute la table
# $seat: a player's name
board-eyes = Vu par { $seat }
board-start = Le début de cette partie.

## Players

board-players = Joueurs
board-points = Points et mains
board-points-word =
    { $points ->
        [one] point
       *[other] points
    }
board-out = éliminé
board-turn = c’est son tour
board-hand = Main :
board-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-asked = choisit maintenant
# On the button over a player. $what: the player
board-choose = Choisir { $what }
# $seat: a player
board-hand-of = Main : { $seat }

## The program

board-field = Le programme
board-face-down = Face cachée
board-changed = modifiée
board-changed-new = Cette carte est nouvelle ici.
# $cards: a list of cards
board-gone = Départs à cette étape : { $cards }.
board-rules = Dans les règles

## Battle for Bandwidth : rangées de trois, fonction, table

## The step

board-step = Cette étape
board-stack = En ce moment
# Within a COPY, say. $card: what is performed, $here: the card that it counts as written on
board-stack-on = { $card }, comme si c’était écrit sur { $here }
# $cards: what is still to be performed
board-pending = (puis { $cards })
# $work: such as PN 3.0, $title: of the section or card
board-cite = { $work }, { $title }
# $id: such as N-34
board-ruling = Arbitrage { $id }
# On the button that opens it. $count: how many such buttons there are, $number: which of them
board-ruling-chip = { $count ->
    [one] Arbitrage
   *[other] Arbitrage { $number }
}
board-ruling-default = Notre réponse
board-ruling-other = La réponse de cette partie
board-ruling-reason = Pourquoi
# Sur une citation : mène à la page des règles et des cartes
board-rules-page = La lire parmi toutes les règles
board-close = Fermer
# In front of what a teacher says of a step, and at a step in the log that has such words; only heard
board-comment = Commentaire :
board-comment-here = a un commentaire
# On a phone, where only its first lines are seen
board-comment-whole = Tout le commentaire

## Time

board-timeline = Frise
board-film-more = Ouvrir la frise
board-film-less = Replier la frise
board-first = Au début
board-prev = Une étape en arrière
board-next = Une étape en avant
board-last = À la fin
board-play = Lecture
board-pause = Pause
board-slider = Étape
# $place: the step looked at, $last: the last one
board-place = Étape { $place } sur { $last }
board-speed = Vitesse
board-times = { $speed } ×
board-every = chaque étape

# The film of the whole run
# The film's own words, for who cannot see it. $last: the last step
board-film-alt = La frise, de l’étape 0 à l’étape { $last }. Le curseur en dessous la parcourt.
# $from, $to: cards, or cards with how often they come
board-film-alt-ends = Elle commence par { $from } et finit par { $to }.
# $who: a player, $before, $after: points
board-film-alt-points = Points, { $who } : { $before } au début, { $after } à la fin.
# $from, $to: steps, $times: how often
board-film-alt-loop =
    { $times ->
        [one] Prouvé : l’étape { $to } ramène exactement la position de l’étape { $from }.
       *[other] Prouvé : l’étape { $to } ramène exactement la position de l’étape { $from }. Elle revient { $times } fois en tout.
    }
# Cards that come again and again. $cards: their names, $times: how often
board-film-times = { $cards }, { $times } fois
# Within these. $round: which time it is
board-film-round = { $round } sur { $times }
# Above the film, while somebody points at it. $place: a step's number, $words: the step
board-film-step = Étape { $place }. { $words }
# On the table, while somebody points at a step in the log
board-preview = Aperçu de l’étape { $place }

# Into, over and out of a card that is being performed; and why not
board-nesting = Entrer dans une carte, la passer, en sortir
board-nest-into = Entrer dans la prochaine carte
board-nest-no-into = aucune autre carte ne commence avant la fin de celle-ci
board-nest-over = Passer cette carte d’un coup
board-nest-no-over = c’est la dernière étape
board-nest-out = Sortir de cette carte
board-nest-no-out = aucune carte n’est en cours ici, ou elle ne finit pas dans cette branche

# A loop, on the film. $times: how often its position came back
board-loop-mark =
    { $times ->
        [one] boucle prouvée : revient une fois
       *[other] boucle prouvée : revient { $times } fois
    }
# $from, $to: steps, $steps: how many
board-loop-proved =
    { $steps ->
        [one] Prouvé : l’étape { $to } ramène exactement la position de l’étape { $from }. Avec les mêmes choix, cette étape se répète sans fin.
       *[other] Prouvé : l’étape { $to } ramène exactement la position de l’étape { $from }. Avec les mêmes choix, ces { $steps } étapes se répètent sans fin.
    }

board-log-show = Quelles étapes
board-log-all = toutes
board-log-choices = choix
board-log-points = points
board-log-none = Il n’y a aucune étape de ce genre dans cette branche.

board-log = Ce qui s’est passé
board-head = la partie en est là
board-fork-here = (des branches partent d’ici)
board-branches = Branches
# $who: a player, $words: what was chosen
board-branch = { $who } : { $words }
# Une réponse par laquelle quelqu’un ne nomme que soi
board-oneself = moi-même

## Choices

board-asking = Et maintenant ?
board-nothing = Il n’y a rien à choisir ici.
board-go-on = Continuer
board-to-ask = Aller au choix suivant
board-not-yours = Un autre joueur choisit ici. Ses choix sont cachés.
# A link has brought what one player saw. $seat: their name
board-only-seen = Voici la partie vue par { $seat } : vous pouvez regarder chaque étape, mais pas continuer.
# $who : qui décide
board-hand-over = Passer l’écran à { $who }
board-show-all = Montrer toute la table
# $words: an option, $note: what its words leave open, such as whose a bit is
board-option-note = { $words } ({ $note })
# $count: so many cards of this kind, of which nobody knows which is which
board-copies = × { $count }
# Behind a card's name
board-answers = { $count } choix
# What has been pointed at on the board leaves several answers: in the list alone, or by pointing on
board-chosen = Lequel de ces choix ?
board-chosen-next = Continuez à choisir, sur le plateau ou ici :
# Over standing answers, such as to pass until something changes
board-lasting = Garder ce choix…
board-follows = La suite
board-stops-ask = … jusqu’au prochain choix
board-stops-chance = … jusqu’à la prochaine carte piochée
board-stops-running = … et ainsi de suite, très longtemps, sans aucun choix
board-stops-end = … et la partie est finie
board-stops-secret = … jusqu’à ce qu’une carte soit retournée
board-stops-round = … si personne ne fait plus rien avant que le programme tourne
board-stops-round-won = … et la partie est finie, si personne ne fait plus rien avant que le programme tourne
board-pick = Choisissez ici, ou cliquez sur ce qui est entouré.
board-all = Montrer tous les choix
board-tried = déjà essayé
board-tried-walk = déjà essayé : y aller
board-refused = Pas permis maintenant – pourquoi ?
board-more =
    { $count ->
        [one] et un autre cas
       *[other] et { $count } autres cas
    }
board-notice = Ce n’est pas permis.
board-to-head = Aller là où en est la partie
board-play-here = Continuer la partie d’ici
board-undo = Annuler
board-redo = Rétablir

# Pendant qu’on regarde ce qu’un choix déclenche. $place : à quelle étape on est, $count : combien il y en a
board-happening = Regardez ce qui se passe
board-happening-place = { $place } sur { $count }
board-happening-skip = Passer au choix suivant
board-happening-end = Passer à la fin
board-happening-keys = Une touche ou un clic suffit pour passer.
board-happening-watch = Que s’est-il passé ?

## La fin d’une partie

board-ending-show = Résultats
board-ending-hide = Voir la table

## Why?

board-why = Pourquoi ?
board-why-not = Pourquoi ce choix n’est pas permis maintenant
# Before the reason, for who hears the board
board-forbidden = Pas permis maintenant :
# The button that asks about the table
board-tabs = À lire aussi
board-tab-log = Journal
board-tab-why = Pourquoi
board-tab-branches = Branches
board-tab-take = Exporter
board-tab-settings = Réglages
board-tab-lessons = Leçons
board-tab-levels = Niveaux
board-tab-mastery = Mes acquis
board-tab-deal = Nouvelle partie
board-why-how = Cliquez sur les points d’un joueur, une carte ou un bit. Vous lirez ici ce qui y a mené.
board-why-toggle = Pourquoi ?
board-why-table = La table
# $label: what something is called, such as Points; $text: what it is, or what is said of it
board-labelled = { $label } : { $text }
board-why-now = { $what } : { $value }. Voici les étapes qui y ont mené, la dernière d’abord.
board-why-always = { $what } : { $value }. C’est ainsi depuis le début de la partie.
# $place: a step's number
board-why-return = Retour à l’étape { $place }, où vous l’avez demandé
board-why-steps = Les étapes qui y ont mené, la dernière d’abord
board-why-more = Étapes plus anciennes
# $value: what it was
board-why-began = Au début de la partie : { $value }
# $before, $after: values
board-why-became = { $before } → { $after }
board-why-none = rien
board-why-absent = pas là
board-why-unknown = inconnu
board-why-yes = oui
board-why-no = non
board-why-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-why-points = Points
board-why-hands = Main
board-why-skips = Jetons SKIP
board-why-defences = DEFEND à venir
board-why-out = Éliminé
board-why-places = Où elle se trouve
board-why-bits = Bits
board-why-numbers = Nombre
board-why-links = Mène toujours à
board-why-inner = Distribué à côté
board-why-pc = Le PC est à
board-why-towards = Il va vers
board-why-towards-head = la tête
board-why-towards-tail = la queue
board-why-turn = À qui le tour
board-why-running = Le programme tourne
board-why-breaks = On peut arrêter le programme
board-why-program = Le programme
board-why-deck = Cartes dans la pioche
board-why-discards = Défausse
board-why-token = Jeton
board-why-terminals = Terminal
board-why-x = X
board-why-function = Fonction
board-why-pile = Cartes dans la pioche
board-why-winner = Gagnant
board-why-statements = Instructions
board-why-down = Face cachée
board-why-input = Entrée
board-why-verdict = Annonce
board-why-verdict-none = aucune
board-why-verdict-proved = prouvée
board-why-verdict-refuted = réfutée
board-why-verdict-undecided = pas décidée

## What if?

# $words: an answer
board-answered = Choisi ici : { $words }.
board-foresee = Qu’aurait fait chaque choix ?
# Short, behind an answer; in full below
board-what-if = Et si ?
# $words: an answer
board-what-if-instead = Et si, plutôt : { $words }
# $place: a step's number, $question: what was asked, $words: the answer
board-choice-before = Le dernier choix, à l’étape { $place }. { $question } { $words }.
board-to-choice = Voir tous les choix
# $card: a card
board-absent = Et si { $card } n’était pas dans le jeu ?
board-not-removable = La partie ne peut pas commencer sans { $card }, ou sa place vous est cachée.
board-ruling-another =
    { $count ->
        [one] Une autre réponse
       *[other] D’autres réponses
    }
board-ruling-play = Et s’il en était ainsi ?
# How far the same answers went. $count: answers
board-repeated =
    { $count ->
        [0] Aucun choix n’a pu être refait.
        [one] { $count } choix a été refait.
       *[other] { $count } choix ont été refaits.
    }
board-left-out =
    { $count ->
        [one] { $count } choix est laissé de côté, car il ne s’est plus présenté.
       *[other] { $count } choix sont laissés de côté, car ils ne se sont plus présentés.
    }
board-stopped-refused =
    { $count ->
        [one] Puis tout s’est arrêté, car le dernier choix n’est plus permis.
       *[other] Puis tout s’est arrêté { $count } choix avant la fin, car le suivant n’est plus permis.
    }
board-stopped-asked = Puis tout s’est arrêté { $count } choix avant la fin, car un nouveau choix se présente.
board-stopped-over = Puis la partie s’est terminée, { $count } choix avant la fin.
board-stopped-running = Puis tout s’est arrêté { $count } choix avant la fin, car le programme continue sans rien à choisir.

## The tree, and two lines side by side

board-compare-was = Comparer avec ce qui a eu lieu
board-compare = Côte à côte
# How a play came to be. $card: a card, $id: a ruling, $work: a rulebook
board-made-first = La partie comme elle était
board-made-without = Sans { $card }
# $card : la carte sans laquelle une partie est refaite ; elle était dans la défausse
board-made-back = { $card } est de retour : la défausse a resservi
board-made-ruling = Avec une autre réponse à { $id }
board-made-ruling-default = Avec notre réponse à { $id }
board-made-rules = Avec les règles { $work }
board-made-again = Rejouée depuis le début
board-made-dealt = Une nouvelle donne

## À emporter

board-take = Exporter

## Keys

board-keys = Touches

## Ce qu’on peut distribuer

board-deal-game = Jeu
board-deal-version = Façon de jouer
board-deal-edition = Livret
board-deal-players = Joueurs
board-deal-seed = Numéro de donne
board-deal-cards = Les cartes, une par ligne
board-deal-begin = Distribuer
# La même chose, là où rien n’est laissé au hasard
board-deal-play = Jouer
# La même chose, là où les cartes sont écrites
board-deal-check = Vérifier les cartes et distribuer
# $seed : le numéro de la donne d’avant
board-deal-back = Revenir à la donne { $seed }
board-deal-back-to-game = Revenir à la partie précédente
# $asked : des morceaux de l’adresse de la page, par exemple players=9
board-deal-unknown = Cette page ne connaît pas « { $asked } ». Elle prend le réglage habituel.
# $place : l’endroit dans ce qui est demandé ou écrit, $error : ce qui ne va pas là
board-deal-problem = { $place } : { $error }

## Around the board

board-settings-rulings = Arbitrages : nos réponses là où le livret laisse une question ouverte
board-settings-find = Chercher un arbitrage
# $count: how many are shown
board-settings-switchable =
    { $count ->
        [0] Aucun avec d’autres réponses
        [one] { $count } avec d’autres réponses, au choix
       *[other] { $count } avec d’autres réponses, au choix
    }
board-settings-settled =
    { $count ->
        [0] Aucun avec une seule réponse
        [one] { $count } avec une seule réponse
       *[other] { $count } avec une seule réponse
    }
board-settings-default = notre réponse
# $number: which of several, $count: how many other answers there are
board-settings-other =
    { $count ->
        [one] l’autre réponse
       *[other] une autre réponse, { $number }
    }
board-not-understood = Le plateau a envoyé quelque chose que cette version ne connaît pas.
# Ce que le navigateur gardait n’a pas pu être lu. $place : l’endroit, $error : ce qui ne va pas
board-not-restored = La partie gardée dans ce navigateur ne peut plus être lue ({ $place } : { $error }) : cette page recommence donc. La partie gardée reste là jusqu’à ce que vous l’oubliiez sur la page d’accueil.
# Ce que le navigateur gardait vient d’autres règles. Suivent les endroits : $place, et ce qui y est autrement
board-restored-otherwise = La partie gardée dans ce navigateur vient d’autres règles que celles de cette version. Elle a été rejouée aussi loin que ses choix le permettent. La partie gardée reste là jusqu’à ce que vous l’oubliiez sur la page d’accueil. Ici, vous en continuez une nouvelle.
# A text that was pasted, or what an address holds, cannot be opened. Then follow the places
board-not-opened = Impossible d’ouvrir ce texte. La partie posée sur le plateau reste comme elle était.
# What was opened was made by other rules. Then follow the places
board-opened-otherwise = Cette partie vient d’autres règles que celles de cette version. Elle a été rejouée aussi loin que ses choix le permettent.
board-restored-place = { $place } : { $error }.
# Dans un carnet dont le noyau ne connaît plus le plateau
board-run-again = Ce plateau n’a plus de Python. Vous pouvez en regarder chaque étape. Pour choisir, exécutez de nouveau la cellule du plateau.
board-not-kept = Ce navigateur n’a plus de place pour garder votre partie. Vous pouvez en oublier d’autres sur la page d’accueil.
# À la place d’un plateau dont la page est d’une autre version : ce qui l’envoie est plus ancien, ou plus récent ; ou illisible.
# La page a ces mots de sa propre version (`make wire`).
board-kernel-older = Ce plateau est plus ancien que cette page. Dans un carnet, redémarrez Python. Puis rechargez la page.
board-kernel-newer = Cette page est plus ancienne que son plateau. Rechargez-la.
board-kernel-otherwise = Cette page ne peut pas lire son plateau. Rechargez-la.
# Sur une page exportée, sans Python
board-alone = Cette page est un enregistrement. Vous pouvez regarder chaque étape, mais pas faire de nouveaux choix. Pour cela, ouvrez le carnet ou son application.
# Sur une page du site, avant que Python ait démarré ; après que le lecteur l’a arrêté ; après une panne ; là où il ne peut pas démarrer
board-soon = Un instant. Ce que vous demandez sera fait dès que le jeu sera prêt.
board-stopped = Arrêté. Rien n’a changé.
board-python-died = Python est tombé en panne et redémarre. Ce que vous demandiez n’a pas été fait. Le reste n’a pas changé.
board-no-python = Python ne peut pas démarrer dans ce navigateur. Vous pouvez regarder chaque étape, mais pas faire de nouveaux choix.
board-no-kernel = Python n’a pas démarré. Vous pouvez regarder chaque étape, mais pas faire de nouveaux choix.
# $longest: how many characters a name may have
board-bad-name = Un nom a de 1 à { $longest } caractères de texte simple, sans « < » ni « > ».

## Open

board-open = Ouvrir une partie ou une position
board-open-text = Un lien, la notation d’une position, ou le contenu d’un fichier
board-open-file = Depuis un fichier
board-open-do = Ouvrir

## Une question à table

board-tab-question = Question
board-question-lay = Posez ce qui est sur la table
board-question-example = Exemple
# In the list of examples, for a position that was opened
board-question-own = Une position à vous
board-question-done = Dites ce qui a été fait
board-question-done-note = Choisissez sur le plateau ce que les joueurs ont choisi. Quand une carte a été piochée, dites laquelle. Un choix peut être annulé.
board-question-settle = Voyez ce qui en découle

## Une étape comme texte à envoyer : sa règle, ses arbitrages, la position

# Ce que dit un bouton près de la règle d’une étape et près de ce que l’on peut exporter
board-report = Signaler cette étape
board-report-note = Un texte à copier : la règle, les arbitrages et la position.
board-report-text = Texte du signalement
board-report-copy = Copier
board-report-line = Notation de la position
board-report-line-copy = Copier la notation
board-report-copied = Copié.
# Là où le navigateur ne permet pas à une page de copier
board-report-select = Votre navigateur ne permet pas à cette page de copier. Le texte est sélectionné : copiez-le vous-même.

## À qui sont ces jeux

# Se trouve avec le nom de ceux qui ont fait un jeu
credits-ours = Ceci n’est pas un produit officiel. Les textes sur les règles et les cartes sont les nôtres.

## Runtime Error

## Une revendication

board-tab-claim = Preuve
board-claim = L’annonce
board-claim-left = Vous avez quitté la stratégie. Annuler vous y ramène.

## L’éditeur de position

board-edit-begin = Modifier cette position
board-studio-not-here = Une leçon ne peut pas commencer à cette étape. Allez à une autre.
# La même chose, là où l’on compare ce qu’il en advient
board-edit-see = Modifier et voir
board-made-built = À partir d’une position construite
