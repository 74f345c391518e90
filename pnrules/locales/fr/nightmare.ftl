### Ce qui se passe dans Programmer's Nightmare, pas à pas ; ce qui est demandé ; ce qu’on peut répondre ; ce qui est refusé.

## Construire

nightmare-asked-to-play = C’est à { $seat } de jouer une carte.
nightmare-plays-head = { $seat } joue { $card } en tête du programme, avec un bit de sa couleur.
nightmare-plays-tail = { $seat } joue { $card } en queue du programme, avec un bit de sa couleur.
nightmare-gives-head = { $seat } joue { $card } en tête du programme, avec un bit de { $owner }.
nightmare-gives-tail = { $seat } joue { $card } en queue du programme, avec un bit de { $owner }.
nightmare-plays-run = { $seat } joue { $card }.
nightmare-cannot-play = { $seat } n’a aucune carte à jouer et passe.
nightmare-nobody-can-play = Plus personne ne peut jouer de carte : le programme se lance de lui-même.
nightmare-may-draw = { $seat } pioche pour compléter sa main.
nightmare-draws = { $seat } pioche { $card }.
nightmare-turn-passes = C’est maintenant à { $seat }.
nightmare-run-starts = Le programme tourne, à partir de la carte { $card }, vers la { $way ->
    [head] tête
   *[tail] queue
}.
nightmare-full-starts = Le programme atteint vingt cartes : il se lance de lui-même à { $card }, et plus aucun arrêt n’est possible.

## Exécuter

nightmare-passed-over = Personne n’a de bit sur { $card } : on passe.
nightmare-asked = { $seat } décide d’exécuter { $card } ou non.
nightmare-executes = { $seat } exécute { $card }.
nightmare-declines = { $seat } renonce à { $card }.
nightmare-no-choice = { $seat } n’a pas le choix : { $card } est exécuté.
nightmare-moves-on = Le compteur de programme avance jusqu’à { $card }.
nightmare-moves-round = Les bouts de la rangée se rejoignent : après { $end } vient { $card }.
nightmare-breaks-open = { $card } revient une deuxième fois depuis que le programme tourne : désormais, on peut arrêter le programme.
nightmare-break-moment = Avant que { $card } ne continue, on peut arrêter le programme.
nightmare-stops-here = { $card } n’est pas exécuté : le BREAK du programme l’arrête ici.

## Arrêter

nightmare-may-break = { $seat } peut arrêter le programme à { $card }.
nightmare-passes-break = { $seat } laisse tourner le programme.
nightmare-breaks-by-word = { $seat }, qui a lancé le programme, l’arrête d’un mot, à { $card }.
nightmare-breaks-from-hand = { $seat } joue BREAK de sa main : le programme s’arrête à { $card }.
nightmare-breaks-by-paying = { $seat } paie trois points pour un arrêt : le programme s’arrête à { $card }.
nightmare-break-stops = Le BREAK de { $seat } arrête le programme ; le compteur de programme passe à { $card }.
nightmare-break-pending = Le BREAK de { $seat } arrêtera le programme à la prochaine carte qui ne sera pas exécutée.
nightmare-break-closed = Le BREAK de { $seat } ne fait rien : aucun arrêt n’est encore possible.

## Effectuer

nightmare-performed = { $card } est effectué ; personne n’est éliminé, personne n’a gagné.
nightmare-performs = { $seat } effectue { $card } comme si son texte figurait sur { $here }.
nightmare-lists = { $card } effectue { $cards }.
nightmare-lists-none = { $card } n’atteint aucune carte : rien n’est effectué.
nightmare-has-left = { $card } a quitté le programme et n’est pas effectué.
nightmare-endless = { $card } s’est rejoint { $rounds ->
    [3] trois
   *[other] { $rounds }
} fois de plus sans que les points de personne ne changent : toute l’instruction s’arrête là.
nightmare-re-entered = { $card } est déjà en cours : à l’intérieur de lui-même, il ne fait rien.
nightmare-gains = { $seat } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-loses = { $seat } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-each-loses = { $seats } : chacun perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-all-lose = Tout le monde perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-reverses = Le programme fait demi-tour et repart dans l’autre sens.
nightmare-jumps = { $card } est verrouillé : le compteur de programme saute à { $target }.
nightmare-locks = { $card } compte { $count } cartes en avant : le compteur de programme saute à { $target }, et { $card } y est verrouillé.
nightmare-locks-copied = Le { $card } copié compte { $count } cartes en avant : le compteur de programme saute à { $target }, et { $card } y est verrouillé.
nightmare-takes-place = { $card } mène à { $target } : cette carte prend la place de la prochaine à effectuer.
nightmare-leads-nowhere = La carte à laquelle { $card } était verrouillé n’est plus là : il ne mène nulle part.
nightmare-jumps-none = { $card } ne compte aucune carte : ni saut ni verrou.
nightmare-chooses-number = { $seat } choisit le chiffre à modifier par { $card }.
nightmare-performs-there = { $seat } effectue { $card } là où il se trouve, dans le cadre de { $here }.
nightmare-endless-out = Quelqu’un a été éliminé pendant que { $card } se rejoignait : toute l’instruction s’arrête là.
nightmare-unwound = { $card } se rejoint sans fin et sans effet : ce tour est omis, le reste continue.
nightmare-raises = { $seat } place { $count ->
    [1] un marqueur +1
   *[other] { $count } marqueurs +1
} sur { $card } : son chiffre est maintenant { $value }.
nightmare-lowers = { $seat } place { $count ->
    [1] un marqueur -1
   *[other] { $count } marqueurs -1
} sur { $card } : son chiffre est maintenant { $value }.
nightmare-stays = { $seat } choisit { $card }, dont le chiffre est { $value } et ne peut plus descendre : aucun marqueur n’est placé.
nightmare-changes-by-zero = Le chiffre porté par { $card } est 0 : il ne modifie rien.
nightmare-recolours-zero = Le chiffre porté par { $card } est 0 : { $seat } ne recolore aucun bit.
nightmare-recolours-no-more = Il n’y a plus de bit que { $seat } puisse recolorer avec { $card }.
nightmare-locks-takes-place = { $card } compte { $count } cartes en avant et se verrouille à { $target } : cette carte prend la place de la prochaine à effectuer.
nightmare-changes-nothing = Il n’y a aucun chiffre à modifier par { $card }.
nightmare-chooses-bit = { $seat } choisit le bit à recolorer par { $card }.
nightmare-recolours = Un bit de { $owner } sur { $card } passe à { $seat }.
nightmare-recolours-none = { $seat } n’a aucun bit à recolorer avec { $card }.
nightmare-overwrite-void = La pioche est vide : { $card } ne fait rien.
nightmare-draws-replacement = Une carte de la pioche remplace { $card }.
nightmare-replaced = { $new } remplace { $card } ; les bits restent.
nightmare-cannot-lie = { $card } ne peut pas se trouver dans un programme : la carte est défaussée, on en pioche une autre.
nightmare-not-replaced = Il ne reste aucune carte pour remplacer { $card } : il reste là.
nightmare-shuffles = La défausse est mélangée et devient la pioche.

## Éliminé, vainqueur, tourner en rond

nightmare-out-of-points = Plus un point : { $seats } — hors du jeu, avec tous ses bits et toutes ses cartes.
nightmare-out-of-bits = Plus un bit : { $seats } — hors du jeu.
nightmare-won-points = { $seat } a { $points } points et gagne.
nightmare-won-last = Hors du jeu : { $seats }. Il ne reste que { $seat }, qui gagne.
nightmare-all-out = Tous ceux qui restaient sortent en même temps : { $seats }.
nightmare-lone-lap = Un tour revient à { $card }, et seul { $seat } y avait des bits.
nightmare-lone-win = Personne n’arrête la boucle où seul { $seat } a des bits : { $seat } gagne.
nightmare-idle-lap = Un tour entier revient à { $card } et rien n’a été exécuté : on peut arrêter le programme.
nightmare-idle-end = Personne ne l’arrête et rien ne s’exécute : le programme s’arrête de lui-même.
nightmare-returned = Prouvé : toute la position à { $card } est là pour la troisième fois ({ $laps ->
    [one] une boucle d’un tour
   *[other] une boucle de { $laps } tours
}).
nightmare-many-laps = Arrêté, non prouvé : à { $card }, { $laps } tours ont passé sans que les points de personne ne changent.
nightmare-asked-agree = On demande à { $seat } s’il faut en rester là.
nightmare-agrees = { $seat } accepte d’en rester là.
nightmare-goes-on = { $seat } veut continuer.
nightmare-settled-stop = Personne n’avance plus : le programme s’arrête ici.
nightmare-settled-tie = Personne n’avance plus, et rien ne peut arrêter le programme : égalité entre { $seats }.

nightmare-result-points = { $seats } — victoire avec vingt points ou plus.
nightmare-result-last = { $seats } — victoire, seul joueur encore en jeu.
nightmare-result-loop = { $seats } — victoire, seul dans la boucle.
nightmare-result-draw = Partie nulle : { $seats }.
nightmare-result-tie = Égalité : { $seats }.

## Ce qui est demandé

ask-nightmare-execute = { $who } : exécuter { $card } ?
ask-nightmare-break = { $who } : arrêter le programme à { $card } ?
ask-nightmare-play = { $who } : quelle carte jouer ?
ask-nightmare-draw = { $who } : quelle carte { $seat } pioche ?
ask-nightmare-number = { $who } : quel chiffre modifier par { $card } ?
ask-nightmare-bit = { $who } : quel bit recolorer par { $card } ?
ask-nightmare-replacement = { $who } : quelle carte remplace { $card } ?
ask-nightmare-agree = { $who } : personne n’avance plus. En rester là ?

## Ce qu’on peut répondre

option-nightmare-execute = Exécuter
option-nightmare-decline = Renoncer
option-nightmare-pass = Laisser tourner
option-nightmare-break-word = Arrêter d’un mot
option-nightmare-break-hand = Jouer BREAK
option-nightmare-break-pay = Payer trois points pour l’arrêter
option-nightmare-head = { $card } en tête
option-nightmare-tail = { $card } en queue
option-nightmare-give-head = { $card } en tête, avec un bit de { $seat }
option-nightmare-give-tail = { $card } en queue, avec un bit de { $seat }
option-nightmare-run = { $card }
option-nightmare-number = { $card }{ $which ->
    [0] {""}
    [1] , second chiffre
   *[other] , chiffre numéro { $which }
}
option-nightmare-bit = { $card }{ $place ->
    [0] , premier bit
    [1] , deuxième bit
    [2] , troisième bit
   *[other] , bit numéro { $place }
}
option-nightmare-agree = En rester là
option-nightmare-go-on = Continuer
option-nightmare-draw = { $card }

## Ce qui est refusé

refused-nothing-to-break = Le programme ne tourne pas : il n’y a rien à arrêter.
refused-break-final = Le programme tourne de lui-même jusqu’à la fin : aucun arrêt n’est plus possible.
refused-break-nobody = Plus personne ne peut jouer de carte et le programme tourne de lui-même jusqu’à la fin : aucun arrêt n’est plus possible.
refused-break-passed = Ce moment est passé : chaque joueur a été interrogé une fois avant la suite.
refused-break-not-here = On arrête le programme à une carte qui n’est pas exécutée, par choix ou faute de bit : pas à ce moment.
refused-break-closed-30 = On ne peut pas encore arrêter le programme : aucune carte n’est sur le point d’être exécutée une deuxième fois.
refused-break-closed-31 = On ne peut pas encore arrêter le programme : le compteur de programme n’est revenu à aucune carte.
refused-word-is-the-runners = Seul celui qui a lancé le programme peut l’arrêter d’un mot ; ce n’est pas { $seat }.
refused-no-break-in-hand = { $seat } n’a pas de BREAK en main.
refused-runner-breaks-free = { $seat } a lancé le programme et n’a rien à payer : un mot suffit.
refused-break-too-dear = Un arrêt coûte trois points, et { $seat } en a { $points }.
refused-no-number = { $card } ne porte aucun chiffre modifiable : un mot n’est pas un chiffre.
refused-this-card = Cet INCREMENT agit comme s’il figurait sur { $card }, et peut modifier toute carte sauf celle-ci.

## Une position en mots

describe-nightmare-row = Programme, de la tête à la queue : { $cards }
describe-nightmare-pc-tail = Compteur de programme à la carte { $place }, { $card }, vers la queue
describe-nightmare-pc-head = Compteur de programme à la carte { $place }, { $card }, vers la tête
