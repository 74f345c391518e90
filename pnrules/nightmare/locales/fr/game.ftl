### Ce qui se passe dans Programmer's Nightmare, pas à pas ; ce qui est demandé ; ce qu’on peut répondre ; ce qui est refusé.

## Distribuer et revendiquer

nightmare-deals-ring = On distribue un anneau de { $count ->
    [14] quatorze
    [18] dix-huit
    [21] vingt et une
   *[other] { $count }
} cartes.
nightmare-dealt-in-ring = { $card } est distribué, à la place { $place } de l’anneau.
nightmare-ring-done = L’anneau de { $count ->
    [14] quatorze
    [18] dix-huit
    [21] vingt et une
   *[other] { $count }
} cartes est complet, le compteur de programme à la première. Chaque joueur a { $bits ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $bits }
} bits à poser.
nightmare-deals-hand = La prochaine carte de la donne va à { $seat }.
nightmare-dealt-to = { $seat } reçoit { $card }.
nightmare-turns-up = On retourne une carte, par laquelle le programme commence.
nightmare-not-first = { $card } ne peut pas se trouver dans un programme : la carte est défaussée, on en retourne une autre.
nightmare-turned-up-first = Le programme commence par { $card }, sans bit. Le compteur de programme se tient à côté, vers la queue.
nightmare-asked-to-claim = C’est à { $seat } de revendiquer une carte, avec { $count ->
    [1] un bit
    [2] deux bits
    [3] trois bits
    [4] quatre bits
    [5] cinq bits
    [6] six bits
   *[other] { $count } bits
} encore à poser.
nightmare-claims = { $seat } revendique { $card }.
nightmare-claims-for = { $seat } revendique { $card } avec un bit pour { $owner }, pris à la réserve.
nightmare-claims-over = Tous les bits sont posés : le programme tourne, à partir de la carte { $card }.
nightmare-nothing-left = Il ne reste aucune carte à revendiquer : les autres bits retournent à la réserve, et le programme tourne.

## Construire

nightmare-asked-to-play = C’est à { $seat } de jouer une carte.
nightmare-plays-head = { $seat } joue { $card } en tête du programme, avec un bit de sa couleur.
nightmare-plays-tail = { $seat } joue { $card } en queue du programme, avec un bit de sa couleur.
nightmare-gives-head = { $seat } joue { $card } en tête du programme, avec un bit pour { $owner }.
nightmare-gives-tail = { $seat } joue { $card } en queue du programme, avec un bit pour { $owner }.
nightmare-plays-run = { $seat } joue { $card }.
nightmare-cannot-play = { $seat } n’a aucune carte à jouer et passe.
nightmare-nobody-can-play = Plus personne ne peut jouer de carte : le programme se lance de lui-même.
nightmare-may-draw = { $seat } pioche pour compléter sa main.
nightmare-draws = { $seat } pioche { $card }.
nightmare-turn-passes = C’est maintenant à { $seat }.
nightmare-run-starts = Le programme tourne. Point de départ : { $card } ; sens : vers la { $way ->
    [head] tête
   *[tail] queue
}.
nightmare-full-starts = Le programme atteint vingt cartes : il se lance de lui-même à { $card }, et plus aucun arrêt n’est possible.
nightmare-plays-insert = { $seat } joue { $card }.
nightmare-hides-head = { $seat } pose { $card } face cachée en tête du programme, avec un bit de sa couleur.
nightmare-hides-tail = { $seat } pose { $card } face cachée en queue du programme, avec un bit de sa couleur.
nightmare-insert-draws = { $seat } pioche une carte à insérer.
nightmare-insert-cannot-lie = INSERT amène { $card }, qui ne peut pas se trouver dans un programme : la carte est défaussée, on en pioche une autre.
nightmare-insert-void = Il ne reste aucune carte à piocher : INSERT ne fait rien.
nightmare-sees-insert = { $seat } pioche { $card }, et personne d’autre ne voit encore la carte.
nightmare-asked-to-insert = { $seat } choisit où la carte va dans le programme.
nightmare-inserts = { $seat } insère { $card } à la place { $place }, avec un bit de sa couleur.
nightmare-inserts-for = { $seat } insère { $card } à la place { $place }, avec un bit pour { $owner }.
nightmare-inserts-bare = { $seat } insère { $card } à la place { $place }, sans bit : la réserve n’en a plus.
nightmare-deck-anew = La pioche est vide : la défausse est mélangée et redevient la pioche.
nightmare-wants-to-be-asked = À partir de la prochaine exécution, { $seat } veut qu’on l’interroge de nouveau à chaque moment.
nightmare-all-have-bits = Chaque joueur encore en jeu a un bit dans le programme.
nightmare-nothing-runs = Personne ne peut jouer de carte, et le programme n’en a aucune : égalité entre { $seats }.

## Exécuter

nightmare-passed-over = Personne n’a de bit sur { $card } : on passe.
nightmare-asked = { $seat } décide d’exécuter { $card } ou non.
nightmare-executes = { $seat } exécute { $card }.
nightmare-declines = { $seat } renonce à { $card }.
nightmare-no-choice = { $seat } n’a pas le choix : { $card } est exécuté.
nightmare-moves-on = Le compteur de programme avance jusqu’à { $card }.
nightmare-moves-round = Les bouts de la rangée se rejoignent : après { $end } vient { $card }.
nightmare-breaks-open = { $card } revient une deuxième fois depuis que le programme tourne : désormais, on peut arrêter le programme.
nightmare-break-moment = Avant la suite, on peut arrêter le programme à { $card }.
nightmare-stops-here = { $card } n’est pas exécuté : le BREAK du programme l’arrête ici.
nightmare-first-time = { $card } est activé pour la première fois : { $seat } n’a pas le choix et doit l’exécuter.
nightmare-oversight-acts = Personne n’a de bit sur { $card } : il agit de lui-même.
nightmare-oversight-rests = Un bit se trouve sur { $card } : rien ne se passe ici, et ce n’est le tour de personne.
nightmare-stands-at = Le compteur de programme arrive à { $card } pour la première fois.
nightmare-not-again = { $seat } ne peut pas exécuter { $card } encore une fois : c’est déjà arrivé { $count ->
    [3] trois
   *[other] { $count }
} fois de suite, et les points de personne n’ont changé depuis.
nightmare-moves-out-of-gap = La carte sous le compteur de programme n’est plus là : le compteur passe à { $card }.
nightmare-no-cards = Il ne reste aucune carte dans le programme : il s’arrête.
nightmare-asks-again = Désormais, { $seat } veut qu’on l’interroge de nouveau à chaque moment.

## Arrêter

nightmare-may-break = { $seat } peut arrêter le programme à { $card }.
nightmare-passes-break = { $seat } laisse tourner le programme.
nightmare-breaks-by-word = { $seat }, qui a lancé le programme, l’arrête d’un mot, à { $card }.
nightmare-breaks-from-hand = { $seat } joue BREAK de sa main : le programme s’arrête à { $card }.
nightmare-breaks-by-paying = { $seat } paie trois points pour un arrêt : le programme s’arrête à { $card }.
nightmare-break-stops = Le BREAK qu’exécute { $seat } arrête le programme ; le compteur de programme passe à { $card }.
nightmare-break-pending = Le BREAK qu’exécute { $seat } arrêtera le programme à la prochaine carte qui ne sera pas exécutée.
nightmare-break-closed = Le BREAK qu’exécute { $seat } ne fait rien : aucun arrêt n’est encore possible.
nightmare-passes-break-until = { $seat } laisse tourner le programme { $until ->
    [change] tant que rien ne change
    [lap] pendant ce tour
   *[always] chaque fois
}.

## Sauter

nightmare-skip-moment = Avant la suite, on peut dépenser un jeton SKIP à { $card }.
nightmare-may-skip = { $seat } peut dépenser un jeton SKIP à { $card }.
nightmare-passes-skip = { $seat } ne dépense pas de jeton SKIP.
nightmare-passes-skip-until = { $seat } ne dépense aucun jeton SKIP { $until ->
    [change] tant que rien ne change
    [lap] pendant ce tour
   *[always] quoi qu’il arrive
}.
nightmare-skips-player = { $seat } dépense un jeton SKIP : { $owner } perd son tour à { $card }.
nightmare-skips-instruction = { $seat } dépense un jeton SKIP : on saute { $card }.
nightmare-skipped = Un jeton SKIP a pris ce tour : on n’exécute pas { $card }.

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
nightmare-locks = { $card } compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en avant : le compteur de programme saute à { $target }, et { $card } y est verrouillé.
nightmare-locks-copied = Le { $card } copié compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en avant : le compteur de programme saute à { $target }, et { $card } y est verrouillé.
nightmare-takes-place = Le saut de { $card } mène à { $target } : au lieu d’un saut, cette carte prend la place de la prochaine à effectuer.
nightmare-leads-nowhere = La carte à laquelle { $card } était verrouillé n’est plus là : il ne mène nulle part.
nightmare-goto-has-left = { $card } n’est plus dans le programme : il ne saute pas.
nightmare-counts-from-nowhere = La carte à partir de laquelle { $card } compterait a quitté le programme : il ne saute pas.
nightmare-performed-by-nobody = { $card } n’a pas de bit, et le joueur qui exécutait son SUBROUTINE est éliminé : personne ne l’exécute.
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
nightmare-locks-takes-place = { $card } compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en avant et se verrouille à { $target } : cette carte prend la place de la prochaine à effectuer.
nightmare-changes-nothing = Il n’y a aucun chiffre à modifier par { $card }.
nightmare-chooses-bit = { $seat } choisit un bit, comme le veut { $card }.
nightmare-recolours = Un bit appartenant à { $owner }, sur { $card }, passe à { $seat }.
nightmare-recolours-none = { $seat } n’a aucun bit à recolorer avec { $card }.
nightmare-draws-replacement = Une carte de la pioche remplace { $card }.
nightmare-replaced = { $new } remplace { $card } ; les bits restent.
nightmare-cannot-lie = { $card } ne peut pas se trouver dans un programme : la carte est défaussée, on en pioche une autre.
nightmare-not-replaced = Il ne reste aucune carte pour remplacer { $card } : il reste là.
nightmare-shuffles = La défausse est mélangée et devient la pioche.
nightmare-performs-inner = { $seat } effectue { $card }, une des cartes intérieures de { $here }.
nightmare-already-gone = { $card } a déjà quitté le programme.
nightmare-void = La pioche est vide : { $card } ne fait rien.
nightmare-chooses-card = { $seat } choisit une carte, comme le veut { $card }.
nightmare-chooses-place = { $seat } choisit une place, comme le veut { $card }.
nightmare-chooses-player = { $seat } choisit un joueur, comme le veut { $card }.
nightmare-chosen = { $seat } choisit { $card }.
nightmare-place-chosen = { $seat } choisit la place { $place }.

## Points et dégâts

nightmare-some-lose = Sans protection : { $seats } — { $amount ->
    [one] { $amount } point perdu
   *[other] { $amount } points perdus
} chacun.
nightmare-surges = { $much ->
    [one] { $much } point perdu
   *[other] { $much } points perdus
} par joueur sans bit ici ({ $bare }), { $little } par joueur qui en a un ({ $holders }).
nightmare-hurts-nobody = { $card } ne coûte de point à personne.
nightmare-oversight-held = Un bit se trouve ici : { $card } ne fait rien.
nightmare-hits = Sur le choix fait par { $by }, { $seat } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-hits-none = { $card } ne touche personne.
nightmare-defends = { $seat } paie { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $count ->
    [0] et n’est à l’abri d’aucune instruction.
    [one] et ne subit aucun dégât de la { $count } prochaine instruction effectuée.
   *[other] et ne subit aucun dégât des { $count } prochaines instructions effectuées.
}
nightmare-spared = Un DEFEND protège { $seats } contre les dégâts faits par { $card }.
nightmare-redirects = Des dégâts sont redirigés ({ $cards }) : { $seat } subit { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, et ce qui était perdu revient à { $back }.
nightmare-redirect-spared = Des dégâts sont redirigés ({ $cards }), mais un DEFEND protège { $seat } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} en moins à subir. Ce qui était perdu revient à { $back }.
nightmare-no-damage = Il n’y a aucun dégât que { $card } puisse rediriger.
nightmare-gets-skip = { $seat } prend un jeton SKIP et en a maintenant { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}.

## Les bits

nightmare-chooses-new-bit = { $seat } choisit la carte et la couleur du nouveau bit que place { $card }.
nightmare-makes-bit = { $seat } place sur { $card } un nouveau bit pour { $owner }.
nightmare-chooses-move = { $seat } choisit le bit que déplace { $card }, et la carte où il va.
nightmare-moves-bit = { $seat } déplace un bit appartenant à { $owner } : il quitte { $card } et va sur { $target }.
nightmare-picks-bit = { $seat } choisit pour l’échange, sur { $card }, un bit appartenant à { $owner }.
nightmare-swaps-bits = { $seat } fait changer de place un bit sur chacune de ces cartes : { $cards }.
nightmare-no-swap = Il n’y a pas de bits que { $card } puisse échanger.
nightmare-takes-bit = { $seat } prend, sur { $card }, un bit appartenant à { $owner } : il retourne à la réserve.
nightmare-worms = { $seat } place { $count ->
    [one] { $count } bit
   *[other] { $count } bits
} de sa couleur sur { $card }.
nightmare-multiplies = Chacun reçoit { $count ->
    [one] { $count } nouveau bit
   *[other] { $count } nouveaux bits
} sur { $card }, dans la limite de sa réserve : { $seats }.
nightmare-multiplies-none = { $card } n’ajoute aucun bit : parmi ceux qui en ont ici, personne n’en a plus en réserve.
nightmare-bits-zero = Un chiffre porté par { $card } est 0 : aucun bit ne vient, ne part ni ne bouge.
nightmare-no-supply = { $seat } n’a plus de bit en réserve : { $card } n’en place aucun.
nightmare-no-bit = Il ne reste aucun bit que { $card } puisse placer, déplacer ou prendre.

## Des cartes qui viennent, partent et changent de place

nightmare-erases = La carte précédente quitte le programme : { $card }.
nightmare-erases-none = { $card } ne trouve pas de carte précédente : rien ne quitte le programme.
nightmare-goes = { $card } va à la défausse, et tous ses bits s’en vont.
nightmare-leaves-empty = La pioche est vide : { $card } quitte le programme, et rien ne prend sa place.
nightmare-nothing-there = Il n’y a aucune carte que { $card } puisse remplacer.
nightmare-chooses-way = { $seat } choisit une direction, comme le veut { $card }.
nightmare-floats = { $card } échange sa place avec { $cards }.
nightmare-floats-not = { $card } avance de 0 carte : il reste où il est.
nightmare-cannot-float = { $card } n’a nulle part où aller.
nightmare-moves-card = La carte choisie, { $card }, passe à la place { $place }.
nightmare-moves-none = { $card } ne déplace aucune carte.
nightmare-chooses-side = { $seat } choisit un côté : les cartes derrière, ou celles devant, comme le veut { $card }.
nightmare-swaps-cards = L’ordre était { $cards } ; il est maintenant inversé.
nightmare-picks-side = { $seat } va donner un nouvel ordre à ces cartes : { $cards }.
nightmare-chooses-next = { $seat } choisit la carte qui vient ensuite dans l’ordre que fait { $card }.
nightmare-puts-next = Ensuite vient { $card }. Ces cartes se suivent maintenant ainsi : { $cards }.
nightmare-swaps-none = Il n’y a pas de cartes que { $card } puisse échanger.
nightmare-draws-new = { $card } fait venir une carte de la pioche.
nightmare-comes-in = { $card } entre dans le programme, à la place { $place }.
nightmare-takes-over = { $new } reçoit un bit pour { $seat }, et { $card } un bit pour { $neighbour }.
nightmare-no-take-over = Aucun bit ne vient sur { $card } pour { $neighbour } : { $seat } continue.
nightmare-turned-up = { $seat } retourne la carte : { $card }.

## À côté d’une carte

nightmare-draws-inner = Une carte de la pioche est distribuée à côté de { $card }.
nightmare-dealt-inner = { $inner } est distribué à côté de { $card }.
nightmare-dealt-for-copy = { $inner } est distribué à côté de { $card }, pour le SUBROUTINE qui y est effectué.
nightmare-deal-done = { $card } a reçu ses cartes : { $cards }.
nightmare-dealt-none = Aucune carte n’est distribuée à côté de { $card }.
nightmare-deal-ends = Aucun SUBROUTINE n’est plus à la portée de { $card } : les cartes distribuées à côté vont à la défausse.
nightmare-performs-beside = { $card } effectue les cartes placées à côté de la carte { $here } : { $cards }.
nightmare-performs-none = Aucune carte ne se trouve à côté de { $card } : rien n’est effectué.
nightmare-jumps-later = { $card } est verrouillé : une fois les cartes du SUBROUTINE effectuées, le compteur de programme saute à { $target }.
nightmare-locks-jumps-later = { $card } compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en avant et se verrouille à { $target } : l’effet viendra une fois les cartes du SUBROUTINE effectuées.

## Éliminé, vainqueur, tourner en rond

nightmare-out-of-points = Plus un point : { $seats } — hors du jeu, avec tous ses bits et toutes ses cartes.
nightmare-out-of-both = Hors du jeu en même temps : { $broke }, sans plus un point, et { $bitless }, sans plus un bit.
nightmare-out-of-bits = Plus un bit : { $seats } — hors du jeu.
nightmare-won-points = { $seat } a { $points } points et gagne.
nightmare-won-last = Hors du jeu : { $seats }. Il ne reste que { $seat }, qui gagne.
nightmare-all-out = Tous ceux qui restaient sortent en même temps : { $seats }.
nightmare-lone-lap = Un tour revient à { $card }, et seul { $seat } avait des bits sur tout ce tour.
nightmare-lone-win = Personne n’arrête la boucle où seul { $seat } a des bits : { $seat } gagne.
nightmare-idle-lap = Un tour entier revient à { $card } et rien n’a été exécuté : on peut arrêter le programme.
nightmare-idle-end = Personne ne l’arrête et rien ne s’exécute : le programme s’arrête de lui-même.
nightmare-returned = Prouvé : toute la position à { $card } est là pour la troisième fois ({ $laps ->
    [one] une boucle d’un tour
   *[other] une boucle de { $laps } tours
}).
nightmare-many-laps = Arrêté, non prouvé : à { $card }, { $laps } tours ont passé sans que les points de personne ne changent.
nightmare-many-stops = Arrêté, non prouvé : les points vont et viennent, mais à { $card } le compteur de programme s’est tenu sur { $stops } cartes depuis que quelqu’un a quitté le jeu.
nightmare-asked-agree = On demande à { $seat } s’il faut en rester là.
nightmare-agrees = { $seat } accepte d’en rester là.
nightmare-goes-on = { $seat } veut continuer.
nightmare-settled-stop = Personne n’avance plus : le programme s’arrête ici.
nightmare-settled-tie = Personne n’avance plus, et rien ne peut arrêter le programme : égalité entre { $seats }.

nightmare-result-points = { $seats } — victoire avec vingt points ou plus.
nightmare-result-actor = { $seats } — victoire : tous ceux qui restaient sont sortis en même temps, par l’instruction de ce joueur.
nightmare-result-last = { $seats } — victoire, seul joueur encore en jeu.
nightmare-result-loop = { $seats } — victoire, seul dans la boucle.
nightmare-result-draw = Partie nulle : { $seats }.
nightmare-result-tie = Égalité : { $seats }.
nightmare-settled-anew = Personne n’avance plus : toutes les cartes sont mélangées, et on distribue un nouveau programme.

## Ce qui est demandé

ask-nightmare-execute = { $who } : exécuter { $card } ?
ask-nightmare-break = { $who } : arrêter le programme à { $card } ?
ask-nightmare-play = { $who } : quelle carte jouer ?
ask-nightmare-draw = { $who } : quelle carte { $seat } pioche ?
ask-nightmare-number = { $who } : quel chiffre modifier par { $card } ?
ask-nightmare-bit = { $who } : quel bit choisir pour { $card } ?
ask-nightmare-replacement = { $who } : quelle carte remplace { $card } ?
ask-nightmare-agree = { $who } : personne n’avance plus. En rester là ?
ask-nightmare-deal-ring = { $who } : quelle carte vient ensuite dans l’anneau ?
ask-nightmare-deal-hand = { $who } : quelle carte { $seat } reçoit ?
ask-nightmare-first-card = { $who } : par quelle carte le programme commence-t-il ?
ask-nightmare-claim = { $who } : quelle carte revendiquer ?
ask-nightmare-skip = { $who } : dépenser un jeton SKIP à { $card } ?
ask-nightmare-insert-draw = { $who } : quelle carte { $seat } pioche pour l’insérer ?
ask-nightmare-card = { $who } : quelle carte choisir pour { $card } ?
ask-nightmare-new-bit = { $who } : pour qui { $card } place un nouveau bit, et où ?
ask-nightmare-move = { $who } : quel bit déplacer par { $card }, et vers où ?
ask-nightmare-player = { $who } : quel joueur choisir pour { $card } ?
ask-nightmare-way = { $who } : quelle direction choisir pour { $card } ?
ask-nightmare-place = { $who } : quelle place, comme le veut { $card } ?
ask-nightmare-side = { $who } : de quel côté { $card } agit ?
ask-nightmare-order = { $who } : quelle carte { $card } met ensuite ?
ask-nightmare-beside = { $who } : quelle carte est distribuée à côté de { $card } ?
ask-nightmare-new-card = { $who } : quelle carte { $card } fait venir ?

## Ce qu’on peut répondre

option-nightmare-execute = Exécuter
option-nightmare-decline = Renoncer
option-nightmare-pass = Laisser faire
option-nightmare-break-word = Arrêter d’un mot
option-nightmare-break-hand = Jouer BREAK
option-nightmare-break-pay = Payer trois points pour l’arrêter
option-nightmare-head = { $card } en tête
option-nightmare-tail = { $card } en queue
option-nightmare-give-head = { $card } en tête, avec un bit pour { $seat }
option-nightmare-give-tail = { $card } en queue, avec un bit pour { $seat }
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
    [3] , quatrième bit
    [4] , cinquième bit
    [5] , sixième bit
   *[other] , le bit derrière les { $place } premiers
}
option-nightmare-agree = En rester là
option-nightmare-go-on = Continuer
option-nightmare-draw = { $card }
option-nightmare-pass-until = { $until ->
    [change] Laisser faire tant que rien ne change
    [lap] Laisser faire pendant ce tour
   *[always] Laisser faire chaque fois
}
option-nightmare-ask-again = Me redemander à chaque moment
option-nightmare-skip = Dépenser un jeton SKIP
option-nightmare-claim = { $card }
option-nightmare-claim-for = { $card }, avec un bit pour { $seat }
option-nightmare-secret-head = { $card } face cachée en tête
option-nightmare-secret-tail = { $card } face cachée en queue
option-nightmare-insert = { $card }
option-nightmare-place = Place { $place }
option-nightmare-give-place = Place { $place }, avec un bit pour { $seat }
option-nightmare-new-bit = { $card }, un bit pour { $seat }
option-nightmare-move = { $card }{ $place ->
    [0] , premier bit
    [1] , deuxième bit
    [2] , troisième bit
    [3] , quatrième bit
    [4] , cinquième bit
    [5] , sixième bit
   *[other] , le bit derrière les { $place } premiers
}, vers { $target }
option-nightmare-player = { $seat }
option-nightmare-card = { $card }
option-nightmare-forward = En avant
option-nightmare-backward = En arrière
option-nightmare-behind = Les cartes derrière
option-nightmare-ahead = Les cartes devant

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
refused-no-second-number = { $card } ne porte qu’un chiffre modifiable, et pas de second : un mot n’est pas un chiffre.
refused-this-card = Cet INCREMENT agit comme s’il figurait sur { $card }, et peut modifier toute carte sauf celle-ci.
refused-break-version-1 = En version 1, il n’y a pas d’arrêt : le programme tourne jusqu’à la fin de la partie.
refused-claimed = { $card } porte déjà un bit : on ne revendique qu’une carte sans bit.
refused-own-error = { $card } reçoit un bit d’un adversaire, jamais un bit à soi.
refused-bit-of-one-out = Personne ne reçoit de bit sur { $card } une fois hors du jeu.
refused-no-supply = La réserve de cette couleur est vide : il n’y a pas de bit pour { $card }.
refused-nothing-to-run = Le programme n’a aucune carte : { $card } n’a rien à lancer.
refused-own-bit = Le nouveau bit sur { $card } doit être d’un adversaire, pas à soi.
refused-inner-card = { $card } se trouve à côté d’une autre carte : aucun nouveau bit n’y vient, et rien n’en prend la place.
refused-bit-moved = Ce bit sur { $card } a déjà bougé.
refused-not-next = Un bit posé sur { $card } va sur une carte voisine, et sur aucune autre.
refused-same-card = Un bit sur { $card } est déjà choisi : les bits d’un échange se trouvent sur des cartes différentes.
refused-same-colour = Un bit de la même couleur que celui-ci, sur { $card }, est déjà choisi : les bits d’un échange diffèrent de couleur.
refused-no-partner = Les autres cartes n’ont pas assez de bits d’autres couleurs à échanger avec celui-ci, sur { $card }.
refused-card-chosen = Le choix s’est déjà porté sur { $card } : il faut maintenant une autre carte.
refused-card-unfinished = La carte déjà choisie doit d’abord perdre un autre bit : { $card } vient plus tard.
refused-not-this-card = Ce WORM agit comme s’il figurait sur { $card }, et ses bits vont sur n’importe quelle carte sauf celle-ci.
refused-not-there = { $card } ne se trouve pas face visible dans le programme : personne ne peut en changer le chiffre.
refused-face-down = Personne ne peut voir de chiffre sur une carte face cachée.
refused-player-out = { $seat } est hors du jeu.
refused-yourself = { $seat } doit choisir quelqu’un d’autre.
refused-player-hit = Le choix s’est déjà porté sur { $seat } : il faut maintenant un autre joueur.
refused-no-room = Dans ce sens, il n’y a pas assez de place pour { $card }.
refused-alone = Il n’y a qu’une carte dans cette suite, { $card } : elle n’a nulle part où aller.
refused-lies-there = La carte se trouve déjà à cette place.
refused-nothing-to-swap = De ce côté, il n’y a pas deux cartes que { $card } puisse échanger.

## Une position en mots

describe-nightmare-row = Programme, de la tête à la queue : { $cards }
describe-nightmare-pc-tail = Compteur de programme à la carte { $place }, { $card }, vers la queue
describe-nightmare-pc-head = Compteur de programme à la carte { $place }, { $card }, vers la tête
describe-nightmare-empty = Programme : aucune carte
describe-nightmare-gap-tail = Compteur de programme dans le vide avant la carte { $place }, { $card }, vers la queue
describe-nightmare-gap-head = Compteur de programme dans le vide avant la carte { $place }, { $card }, vers la tête
describe-nightmare-beside = À côté de { $card } : { $cards }
# Over the cards that lie there, in a picture
scene-nightmare-beside = À côté de { $card }
scene-nightmare-ring = Le cercle commence en haut à gauche et tourne dans le sens des aiguilles d’une montre.
describe-nightmare-skips = Jetons SKIP : { $list }
describe-nightmare-defences = DEFEND, instructions encore couvertes : { $list }

game-nightmare = Programmer's Nightmare
describe-under-way-nightmare = Le programme se poursuit.
problem-not-in-program = { $card } est à usage unique et ne peut pas se trouver dans un programme
problem-empty-program = un programme a au moins une carte
problem-no-hands = la version 1 n’a pas de mains : toutes les cartes sont distribuées dans l’anneau
problem-no-claims = seule la version 1 a des bits à poser : en version 2, chacun vient avec une carte que l’on joue
problem-not-in-version = { $card } ne fait pas partie des cartes de cette version
problem-face-down-bare = une carte face cachée n’a ni marqueurs, ni verrou, ni cartes à côté d’elle
problem-deal-too-small = il faut { $needed } cartes pouvant se trouver dans un programme pour la distribution, et la pioche en a { $found }
problem-not-face-down = seule une carte du programme principal peut se trouver face cachée, et seulement en version 2
problem-inner-bits = { $card } est à côté d’une autre carte, où il ne peut venir qu’un bit au plus
problem-nothing-beside = { $card } ne peut pas avoir de cartes à ses côtés
problem-changes = { $card } porte { $count ->
    [0] zéro chiffre
    [one] un chiffre
   *[other] { $count } chiffres
} dans cette édition, et il faut un changement pour chacun
problem-link = seul un GOTO peut être verrouillé, et seulement à une carte de la rangée ; { $link } n’en est pas une
problem-too-many-bits = la place { $seat } a { $count } bits ici ; une couleur en a { $most }
cli-simulate-nightmare-result-points = gagnées avec vingt points ou plus
cli-simulate-nightmare-result-last = gagnées par le dernier joueur en lice
cli-simulate-nightmare-result-actor = gagnées par celui dont l’instruction a éliminé tous ceux qui restaient
cli-simulate-nightmare-result-loop = gagnées par le joueur seul dans la boucle
cli-simulate-nightmare-result-draw = nulles
cli-simulate-nightmare-result-tie = égalités : personne ne serait arrivé à rien
cli-simulate-nightmare-settled-anew = programmes qui ne menaient à rien, redistribués en chemin (N-22)
cli-simulate-nightmare-settled-stop = programmes qui ne menaient à rien, arrêtés en chemin (N-22)
cli-simulate-nightmare-no-cards = programmes restés sans carte en chemin (N-55)

gallery-about-nightmare = Tous posent des instructions dans un seul programme et marquent certaines de leur bit. Puis le programme tourne, carte après carte, et chacune fait ce qu’elle dit à qui l’a voulu et à tous les autres. Copies de copies, sauts et boucles : voilà le jeu. Qui tient encore quand les autres n’ont plus de points, ou arrive à vingt, a gagné.
gallery-picture-nightmare = Un programme de la version 1 au milieu de sa course : dix-huit cartes en anneau, avec les bits des joueurs.
gallery-minutes-nightmare = une vingtaine
gallery-version-nightmare-1 = Version 1, un anneau distribué
gallery-version-nightmare-2 = Version 2, un programme que l’on construit
