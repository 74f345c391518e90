### Ce qui se passe dans Programmer's Nightmare, pas à pas ; ce qui est demandé ; ce qu’on peut choisir ; ce qui est refusé.

## Distribuer et prendre

nightmare-deals-ring = On distribue { $count } cartes en cercle.
nightmare-deals-next = La carte suivante prend place dans le cercle.
nightmare-dealt-in-ring = Place { $place } du cercle : { $card }.
nightmare-ring-done = Le cercle de { $count } cartes est prêt, et le PC est sur la première. Chaque joueur a { $bits } bits.
nightmare-deals-hand = La carte suivante va à { $seat }.
nightmare-dealt-to = { $seat } reçoit { $card }.
nightmare-turns-up = On retourne une carte pour commencer le programme.
nightmare-not-first = { $card } ne peut pas être dans un programme. On défausse cette carte et on en retourne une autre.
nightmare-turned-up-first = La première carte est { $card }, sans bit. Le PC est tourné vers la queue.
nightmare-asked-to-claim = C’est à { $seat } de prendre une carte. Bits à poser : { $count }.
nightmare-claims = { $seat } prend { $card }.
nightmare-claims-for = { $seat } prend { $card } avec un bit pour { $owner }, venu de la réserve.
nightmare-claims-over = Tous les bits sont posés. Le programme démarre à { $card }.
nightmare-nothing-left = Il n’y a plus de carte à prendre. Les autres bits retournent à la réserve, et le programme démarre.

## Construire

nightmare-asked-to-play = C’est à { $seat } de jouer une carte.
nightmare-plays-head = { $seat } joue { $card } en tête, avec un bit à sa couleur.
    .short = { $seat } joue { $card } en tête.
nightmare-plays-tail = { $seat } joue { $card } en queue, avec un bit à sa couleur.
    .short = { $seat } joue { $card } en queue.
nightmare-gives-head = { $seat } joue { $card } en tête, avec un bit pour { $owner }.
nightmare-gives-tail = { $seat } joue { $card } en queue, avec un bit pour { $owner }.
nightmare-plays-run = { $seat } joue { $card }.
nightmare-cannot-play = { $seat } n’a aucune carte à jouer et passe.
nightmare-nobody-can-play = Plus personne ne peut jouer de carte. Le programme démarre tout seul.
nightmare-may-draw = { $seat } pioche pour compléter sa main.
nightmare-draws = { $seat } pioche { $card }.
nightmare-turn-passes = C’est maintenant à { $seat } de jouer.
nightmare-run-starts = Le programme démarre à { $card } et va vers la { $way ->
    [head] tête
   *[tail] queue
}.
nightmare-full-starts = Avec 20 cartes, le programme démarre tout seul à { $card }. On ne peut plus l’arrêter.
nightmare-plays-insert = { $seat } joue { $card }.
nightmare-hides-head = { $seat } pose { $card } face cachée en tête, avec un bit à sa couleur.
    .short = { $seat } pose { $card } face cachée en tête.
nightmare-hides-tail = { $seat } pose { $card } face cachée en queue, avec un bit à sa couleur.
    .short = { $seat } pose { $card } face cachée en queue.
nightmare-insert-draws = { $seat } pioche une carte pour INSERT.
nightmare-insert-cannot-lie = { $card } ne peut pas être dans un programme. On défausse cette carte, et INSERT en pioche une autre.
nightmare-insert-void = Il n’y a plus de carte à piocher, donc INSERT ne fait rien.
nightmare-sees-insert = { $seat } pioche { $card }. Les autres ne voient pas encore la carte.
nightmare-asked-to-insert = { $seat } choisit une place pour la carte.
nightmare-inserts = { $seat } pose { $card } à la place { $place }, avec un bit à sa couleur.
    .short = { $seat } pose { $card } à la place { $place }.
nightmare-inserts-for = { $seat } pose { $card } à la place { $place }, avec un bit pour { $owner }.
nightmare-inserts-bare = { $seat } pose { $card } à la place { $place }, sans bit, car la réserve est vide.
nightmare-deck-anew = La pioche est vide. On mélange la défausse, et elle redevient la pioche.
nightmare-wants-to-be-asked = Dès la prochaine carte RUN, { $seat } veut choisir de nouveau à chaque fois.
nightmare-all-have-bits = Chaque joueur encore en jeu a un bit dans le programme.
nightmare-nothing-runs = Personne ne peut jouer de carte, et le programme est vide. La partie est nulle : { $seats }.

## Exécuter

nightmare-passed-over = Il n’y a aucun bit sur { $card }, donc le PC passe.
nightmare-asked = { $seat } choisit d’exécuter { $card } ou non.
nightmare-executes = { $seat } exécute { $card }.
nightmare-declines = { $seat } n’exécute pas { $card }.
nightmare-no-choice = { $seat } doit exécuter { $card }.
nightmare-moves-on = Le PC avance jusqu’à { $card }.
nightmare-moves-round = Après { $end }, le PC revient à { $card }.
nightmare-breaks-open = Le PC est de retour à { $card }. À partir de maintenant, on peut arrêter le programme.
nightmare-break-moment = On peut arrêter le programme ici, à { $card }.
nightmare-stops-here = La carte BREAK du programme l’arrête ici, car on n’exécute pas { $card }.
nightmare-first-time = La première fois, { $seat } doit exécuter { $card }.
nightmare-oversight-acts = Il n’y a aucun bit sur { $card }, donc la carte agit seule.
nightmare-oversight-rests = Il y a un bit sur { $card }, donc il ne se passe rien, et personne ne joue ici.
nightmare-stands-at = Le PC arrive à { $card } pour la première fois.
nightmare-not-again = { $seat } ne peut plus exécuter { $card }, car { $count } fois de suite les points n’ont pas changé.
nightmare-moves-out-of-gap = La carte sous le PC est partie, donc le PC passe à { $card }.
nightmare-no-cards = Il n’y a plus de carte dans le programme, donc il s’arrête.
nightmare-asks-again = À partir de maintenant, { $seat } veut choisir de nouveau à chaque fois.

## Arrêter

nightmare-may-break = { $seat } peut arrêter le programme à { $card }.
nightmare-passes-break = { $seat } laisse tourner le programme.
nightmare-breaks-by-word = { $seat } a joué RUN et arrête le programme à { $card }, sans payer.
nightmare-breaks-from-hand = { $seat } joue BREAK. Le programme s’arrête à { $card }.
nightmare-breaks-by-paying = { $seat } paie 3 points. Le programme s’arrête à { $card }.
nightmare-break-stops = { $seat } exécute BREAK. Le programme s’arrête, et le PC passe à { $card }.
nightmare-break-pending = { $seat } exécute BREAK. Le programme s’arrêtera à la prochaine carte non exécutée.
nightmare-break-closed = { $seat } exécute BREAK sans effet, car on ne peut pas arrêter le programme maintenant.
nightmare-passes-break-until = { $seat } laisse tourner le programme { $until ->
    [change] tant que rien ne change
    [lap] pendant un tour complet
   *[always] à chaque fois
}.

## Sauter

nightmare-skip-moment = On peut dépenser un jeton SKIP ici, à { $card }.
nightmare-may-skip = { $seat } peut dépenser un jeton SKIP à { $card }.
nightmare-passes-skip = { $seat } ne dépense pas de jeton SKIP.
nightmare-passes-skip-until = { $seat } ne dépense pas de jeton SKIP { $until ->
    [change] tant que rien ne change
    [lap] pendant un tour complet
   *[always] jusqu’à nouvel ordre
}.
nightmare-skips-player = { $seat } dépense un jeton SKIP, donc { $owner } perd son tour sur { $card }.
nightmare-skips-instruction = { $seat } dépense un jeton SKIP, donc le PC saute { $card }.
nightmare-skipped = Ce passage est sauté, donc on n’exécute pas { $card }.

## Appliquer

nightmare-performed = C’est tout pour { $card }. Personne n’est éliminé, personne n’a gagné.
nightmare-performs = { $seat } applique { $card } comme si c’était écrit sur { $here }.
nightmare-lists = { $card } applique { $cards }.
nightmare-lists-none = { $card } n’atteint aucune carte, donc il n’y a rien à faire.
nightmare-has-left = On n’applique pas { $card }, car cette carte n’est plus dans le programme.
nightmare-endless = { $card } revient encore { $rounds } fois à la même carte, sans changer les points. Tout s’arrête là.
nightmare-endless-same = { $card } recommencerait avec des points qu’il y a déjà eu { $rounds } fois à son début. Tout s’arrête là.
nightmare-endless-many = Arrêté, pas prouvé : { $card } a commencé { $rounds } fois en elle-même. Tout s’arrête là.
nightmare-re-entered = { $card } est déjà en cours. À l’intérieur d’elle-même, la carte ne fait rien.
nightmare-gains = { $seat } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-loses = { $seat } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-each-loses = { $amount ->
    [one] Chacun perd { $amount } point : { $seats }.
   *[other] Chacun perd { $amount } points : { $seats }.
}
nightmare-all-lose = Tout le monde perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-reverses = Le programme fait demi-tour et repart dans l’autre sens.
nightmare-jumps = { $card } mène toujours à { $target }, donc le PC y saute.
nightmare-locks = { $count ->
    [one] Avec { $card }, le PC saute { $count } carte en avant, à { $target }. Cette carte y mènera toujours.
   *[other] Avec { $card }, le PC saute { $count } cartes en avant, à { $target }. Cette carte y mènera toujours.
}
nightmare-locks-copied = { $count ->
    [one] Copiée, { $card } fait sauter le PC { $count } carte en avant, à { $target }. Cette carte y mènera toujours.
   *[other] Copiée, { $card } fait sauter le PC { $count } cartes en avant, à { $target }. Cette carte y mènera toujours.
}
nightmare-takes-place = { $card } mène à { $target }. Le PC ne saute pas, mais on applique { $target } au lieu de la carte suivante.
nightmare-leads-nowhere = { $card } ne mène nulle part, car la carte visée est partie.
nightmare-goto-has-left = { $card } n’est plus dans le programme, donc le PC ne saute pas.
nightmare-counts-from-nowhere = Le PC ne saute pas, car la carte d’où compte { $card } n’est plus dans le programme.
nightmare-performed-by-nobody = Personne n’applique { $card }, qui n’a pas de bit : le joueur de sa carte SUBROUTINE est éliminé.
nightmare-jumps-none = Le nombre de { $card } est 0, donc le PC ne saute pas. Cette carte ne mène encore nulle part.
nightmare-chooses-number = { $seat } choisit un nombre à changer avec { $card }.
nightmare-performs-there = { $seat } applique { $card } à sa propre place, pour { $here }.
nightmare-endless-out = Un joueur est éliminé pendant que { $card } revient sans cesse à la même carte. Tout s’arrête là.
nightmare-unwound = { $card } revient sans cesse à la même carte, sans effet. On laisse cette partie, et le reste continue.
nightmare-raises = { $seat } pose { $count ->
    [1] un marqueur +1
   *[other] { $count } marqueurs +1
} sur { $card }, dont le nombre est maintenant { $value }.
nightmare-lowers = { $seat } pose { $count ->
    [1] un marqueur −1
   *[other] { $count } marqueurs −1
} sur { $card }, dont le nombre est maintenant { $value }.
nightmare-stays = { $seat } choisit { $card }, sans marqueur, car son nombre est { $value } et ne peut plus baisser.
nightmare-changes-by-zero = Le nombre de { $card } est 0, donc rien ne change.
nightmare-recolours-zero = Le nombre de { $card } est 0, donc { $seat } ne change aucun bit.
nightmare-recolours-no-more = { $seat } n’a plus d’autre bit à changer avec { $card }.
nightmare-locks-takes-place = { $count ->
    [one] { $card } mènera toujours à { $target }, { $count } carte en avant. On l’applique au lieu de la suivante.
   *[other] { $card } mènera toujours à { $target }, { $count } cartes en avant. On l’applique au lieu de la suivante.
}
nightmare-changes-nothing = Il n’y a pas de nombre à changer avec { $card }.
nightmare-chooses-bit = { $seat } choisit un bit avec { $card }.
nightmare-recolours = Sur { $card }, un bit à { $owner } devient un bit à { $seat }.
nightmare-recolours-none = { $seat } n’a aucun bit à changer avec { $card }.
nightmare-draws-replacement = Une carte de la pioche remplace { $card }.
nightmare-replaced = { $new } remplace { $card }. Les bits restent.
nightmare-cannot-lie = { $card } ne peut pas être dans un programme. On défausse cette carte et on en pioche une autre.
nightmare-not-replaced = Il n’y a plus de carte pour remplacer { $card }, qui reste donc là.
nightmare-shuffles = On mélange la défausse, et elle devient la pioche.
nightmare-performs-inner = { $seat } applique { $card }, une des cartes à côté de { $here }.
nightmare-performs-linked = { $seat } applique { $card } au lieu d’une carte à côté de { $here }, car une carte GOTO y mène.
nightmare-already-gone = { $card } n’est déjà plus dans le programme.
nightmare-void = La pioche est vide, donc { $card } ne fait rien.
nightmare-chooses-card = { $seat } choisit une carte avec { $card }.
nightmare-chooses-place = { $seat } choisit une place avec { $card }.
nightmare-chooses-player = { $seat } choisit un joueur avec { $card }.
nightmare-chosen = { $seat } choisit { $card }.
nightmare-place-chosen = { $seat } choisit la place { $place }.

## Points et dégâts

nightmare-some-lose = Rien ne protège { $seats }. { $amount ->
    [one] Chacun perd { $amount } point.
   *[other] Chacun perd { $amount } points.
}
nightmare-surges = Sans bit ici, un joueur perd { $much } ({ $bare }). Avec un bit, il perd { $little } ({ $holders }).
nightmare-hurts-nobody = { $card } n’enlève de points à personne.
nightmare-oversight-held = Il y a un bit ici, donc { $card } ne fait rien.
nightmare-hits = { $by } choisit { $seat }, qui perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-hits-none = { $card } ne fait de dégâts à personne.
nightmare-defends = { $seat } paie { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
} { $count ->
    [0] Aucune carte n’est couverte.
    [one] Aucun dégât pour { $count } carte, la prochaine exécutée.
   *[other] Aucun dégât des { $count } prochaines cartes exécutées.
}
nightmare-spared = DEFEND protège { $seats } contre les dégâts faits par { $card }.
nightmare-redirects = { $seat } subit des dégâts ({ $amount }), faits par { $cards }. Les points perdus reviennent à { $back }.
nightmare-redirect-spared = DEFEND évite à { $seat } des dégâts ({ $amount }), faits par { $cards }. Les points reviennent à { $back }.
nightmare-no-damage = Il n’y a pas de dégâts à rediriger avec { $card }.
nightmare-gets-skip = { $seat } prend un jeton SKIP et en a maintenant { $count }.

## Les bits

nightmare-chooses-new-bit = { $seat } choisit la couleur et la carte d’un nouveau bit avec { $card }.
nightmare-makes-bit = { $seat } pose sur { $card } un nouveau bit pour { $owner }.
nightmare-chooses-move = { $seat } choisit un bit à déplacer avec { $card }, et la carte où il va.
nightmare-moves-bit = { $seat } déplace un bit ({ $owner }) : il quitte { $card } et va sur { $target }.
nightmare-picks-bit = { $seat } choisit pour l’échange un bit sur { $card } ({ $owner }).
nightmare-swaps-bits = { $seat } échange un bit sur chacune de ces cartes : { $cards }.
nightmare-no-swap = Il n’y a pas de bits à échanger avec { $card }.
nightmare-takes-bit = { $seat } enlève à { $owner } un bit sur { $card }.
nightmare-worms = { $seat } pose { $count ->
    [one] { $count } bit
   *[other] { $count } bits
} à sa couleur sur { $card }.
nightmare-multiplies = Chacun reçoit { $count ->
    [one] { $count } nouveau bit
   *[other] { $count } nouveaux bits
} sur { $card }, dans la limite de sa réserve : { $seats }.
nightmare-multiplies-none = { $card } n’ajoute aucun bit, car aucun propriétaire ici n’en a plus en réserve.
nightmare-bits-zero = Un nombre est 0 sur { $card }, donc aucun bit ne vient, ne part ni ne bouge.
nightmare-no-supply = { $seat } n’a plus de bit en réserve, donc { $card } n’en ajoute aucun.
nightmare-no-bit = Il n’y a plus de bit à poser, à déplacer ou à enlever avec { $card }.

## Des cartes qui viennent, partent et changent de place

nightmare-erases = La carte précédente, { $card }, quitte le programme.
nightmare-erases-none = Il n’y a pas de carte précédente à retirer avec { $card }.
nightmare-goes = { $card } va à la défausse, et tous ses bits partent.
nightmare-leaves-empty = La pioche est vide. { $card } quitte le programme, et rien ne vient à la place.
nightmare-nothing-there = Il n’y a pas de carte à remplacer avec { $card }.
nightmare-chooses-way = { $seat } choisit une direction pour { $card }.
nightmare-floats = { $card } change de place avec { $cards }.
nightmare-floats-not = { $card } se déplace de 0 place et reste donc là.
nightmare-cannot-float = { $card } n’a nulle part où aller.
nightmare-moves-card = Maintenant, { $card } est à la place { $place }, avec ses bits.
nightmare-moves-none = { $card } ne déplace aucune carte.
nightmare-chooses-side = Avec { $card }, { $seat } choisit les cartes précédentes ou les suivantes.
nightmare-swaps-cards = L’ordre était { $cards }. Maintenant, c’est l’inverse.
nightmare-picks-side = { $seat } met ces cartes dans un nouvel ordre : { $cards }.
nightmare-chooses-next = Avec { $card }, { $seat } choisit la carte qui vient ensuite.
nightmare-puts-next = Ensuite vient { $card }. L’ordre est maintenant { $cards }.
nightmare-swaps-none = Il n’y a pas de cartes à échanger avec { $card }.
nightmare-draws-new = { $card } fait venir une carte de la pioche.
nightmare-comes-in = Une nouvelle carte entre dans le programme, à la place { $place } : { $card }.
nightmare-takes-over = { $new } reçoit un bit pour { $seat }, et { $card } un bit pour { $neighbour }.
nightmare-takes-over-bare = { $seat } n’a plus de bit pour { $new }. { $card } reçoit un bit pour { $neighbour }.
nightmare-no-take-over = Aucun bit ne va sur { $card } pour { $neighbour }, donc { $seat } continue.
nightmare-turned-up = { $seat } retourne la carte : { $card }.

## À côté d’une carte

nightmare-draws-inner = { $card } reçoit à côté une carte de la pioche.
nightmare-dealt-inner = { $card } reçoit à côté : { $inner }.
nightmare-dealt-for-copy = { $card } reçoit à côté, pour la carte SUBROUTINE appliquée ici : { $inner }.
nightmare-deal-done = { $card } a ses cartes : { $cards }.
nightmare-dealt-none = { $card } ne reçoit aucune carte à côté.
nightmare-deal-ends = { $card } n’atteint plus de carte SUBROUTINE, donc les cartes posées à côté vont à la défausse.
nightmare-performs-beside = { $card } applique les cartes posées à côté : { $cards }.
nightmare-performs-beside-copy = { $card } applique les cartes posées à côté de { $here } : { $cards }.
nightmare-performs-none = Il n’y a aucune carte à côté de { $card }, donc il n’y a rien à faire.
nightmare-jumps-later = { $card } mène toujours à { $target }. Le PC y sautera après les cartes de SUBROUTINE.
nightmare-locks-jumps-later = { $count ->
    [one] { $card } mène désormais toujours à { $target }, { $count } carte en avant. Le saut vient après SUBROUTINE.
   *[other] { $card } mène désormais toujours à { $target }, { $count } cartes en avant. Le saut vient après SUBROUTINE.
}
nightmare-inner-jumps = Une carte GOTO dans { $card } mène à { $target }. Tout y est fait, donc le PC saute maintenant.
nightmare-inner-jumps-later = Une carte GOTO dans { $card } mène à { $target }. Le PC y sautera après les cartes extérieures.
nightmare-inner-takes-place = Une carte GOTO dans { $card } mène à { $target }, qu’on applique au lieu de la carte suivante.

## Éliminé, gagnant, tourner en rond

nightmare-out-of-points = Faute de points, la partie est finie pour { $seats }. Bits et cartes partent aussi.
nightmare-out-of-both = La partie est finie pour { $broke }, faute de points, et en même temps pour { $bitless }, faute de bits.
nightmare-out-of-bits = Faute de bits, la partie est finie pour { $seats }.
nightmare-won-points = { $seat } a { $points } points et gagne.
nightmare-won-last = La partie est finie pour { $seats }. { $seat } est le dernier joueur en jeu et gagne.
nightmare-all-out = Les derniers joueurs sont éliminés ensemble : { $seats }.
nightmare-lone-lap = Un tour complet finit à { $card }. Tous les bits y étaient à { $seat }.
nightmare-lone-win = Personne n’arrête la boucle. Tous ses bits sont à { $seat }, qui gagne.
nightmare-idle-lap = Un tour complet finit à { $card }, sans rien exécuter. On peut arrêter le programme maintenant.
nightmare-idle-end = Rien n’est exécuté, et personne n’arrête le programme. Il s’arrête tout seul.
nightmare-returned = Prouvé : la même position à { $card } pour la troisième fois ({ $laps ->
    [one] une boucle d’un tour complet
   *[other] une boucle de { $laps } tours complets
}).
nightmare-many-laps = Arrêté, pas prouvé : { $laps } tours complets jusqu’à { $card }, sans changer les points.
nightmare-many-stops = Arrêté, pas prouvé : à { $card }, { $stops } passages du PC depuis la dernière élimination.
nightmare-asked-agree = { $seat } choisit de s’arrêter là ou de continuer.
nightmare-agrees = { $seat } veut bien s’arrêter là.
nightmare-goes-on = { $seat } veut continuer.
nightmare-settled-stop = Le programme tourne en rond, donc il s’arrête ici.
nightmare-settled-tie = Le programme tourne en rond, et rien ne peut l’arrêter. La partie est nulle : { $seats }.

nightmare-result-points = Victoire, avec 20 points ou plus : { $seats }.
nightmare-result-actor = Victoire : { $seats }. Sa carte a éliminé tous les derniers joueurs ensemble.
nightmare-result-last = Victoire, en dernier joueur restant : { $seats }.
nightmare-result-loop = Victoire, avec tous les bits de la boucle : { $seats }.
nightmare-result-draw = La partie est nulle : { $seats }.
nightmare-result-tie = La partie est nulle : { $seats }.
nightmare-settled-anew = Le programme tourne en rond. On mélange toutes les cartes et on distribue un nouveau programme.

## Ce qui est demandé

ask-nightmare-execute = { $who } : exécuter { $card } ?
ask-nightmare-break = { $who } : arrêter le programme à { $card } ?
ask-nightmare-play = { $who } : quelle carte jouez-vous ?
ask-nightmare-draw = { $who } : { $seat } pioche. Quelle carte ?
ask-nightmare-number = { $who } : quel nombre changer avec { $card } ?
ask-nightmare-bit = { $who } : quel bit choisir avec { $card } ?
ask-nightmare-replacement = { $who } : quelle carte remplace { $card } ?
ask-nightmare-agree = { $who } : ça tourne en rond. S’arrêter là ?
ask-nightmare-deal-ring = { $who } : quelle est la carte suivante du cercle ?
ask-nightmare-deal-hand = { $who } : { $seat } reçoit une carte. Laquelle ?
ask-nightmare-first-card = { $who } : quelle carte commence le programme ?
ask-nightmare-claim = { $who } : quelle carte prenez-vous ?
ask-nightmare-skip = { $who } : dépenser un jeton SKIP à { $card } ?
ask-nightmare-insert-draw = { $who } : { $seat } pioche pour INSERT. Quelle carte ?
ask-nightmare-card = { $who } : quelle carte choisir avec { $card } ?
ask-nightmare-new-bit = { $who } : un nouveau bit avec { $card }. Quelle couleur, et où ?
ask-nightmare-move = { $who } : quel bit déplacer avec { $card }, et où ?
ask-nightmare-player = { $who } : quel joueur choisir avec { $card } ?
ask-nightmare-way = { $who } : dans quel sens déplacer { $card } ?
ask-nightmare-place = { $who } : { $card }. Quelle place ?
ask-nightmare-side = { $who } : { $card }. Les cartes précédentes, ou les suivantes ?
ask-nightmare-order = { $who } : { $card }. Quelle carte vient ensuite ?
ask-nightmare-beside = { $who } : { $card } reçoit une carte à côté. Laquelle ?
ask-nightmare-new-card = { $who } : { $card } fait venir une carte. Laquelle ?

## Ce qu’on peut choisir

option-nightmare-execute = Exécuter
option-nightmare-decline = Ne pas exécuter
option-nightmare-pass = Laisser continuer
option-nightmare-break-word = Arrêter (gratuit)
option-nightmare-break-hand = Arrêter avec BREAK
option-nightmare-break-pay = Arrêter pour 3 points
option-nightmare-head = { $card } en tête
option-nightmare-tail = { $card } en queue
option-nightmare-give-head = { $card } en tête, avec un bit pour { $seat }
option-nightmare-give-tail = { $card } en queue, avec un bit pour { $seat }
option-nightmare-run = { $card }
option-nightmare-number = { $card }{ $which ->
    [0] {""}
    [1] , deuxième nombre
   *[other] , nombre { $which }
}
option-nightmare-bit = { $card }{ $place ->
    [0] , premier bit
    [1] , deuxième bit
    [2] , troisième bit
    [3] , quatrième bit
    [4] , cinquième bit
    [5] , sixième bit
   *[other] , bit après { $place } autres
}
option-nightmare-agree = S’arrêter là
option-nightmare-go-on = Continuer
option-nightmare-draw = { $card }
option-nightmare-pass-until = { $until ->
    [change] Laisser continuer tant que rien ne change
    [lap] Laisser continuer un tour complet
   *[always] Laisser continuer à chaque fois
}
option-nightmare-ask-again = Me redemander à chaque fois
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
   *[other] , bit après { $place } autres
}, vers { $target }
option-nightmare-player = { $seat }
option-nightmare-card = { $card }
option-nightmare-forward = En avant
option-nightmare-backward = En arrière
option-nightmare-behind = Les cartes précédentes
option-nightmare-ahead = Les cartes suivantes

## Ce qui est refusé

refused-nothing-to-break = Il n’y a rien à arrêter, car le programme ne tourne pas.
refused-break-final = C’est trop tard. Le programme tourne tout seul jusqu’à la fin, et rien ne peut l’arrêter.
refused-break-nobody = C’est trop tard. Personne ne peut jouer de carte, donc le programme tourne jusqu’à la fin.
refused-break-passed = C’est trop tard. Chaque joueur n’a qu’une chance d’arrêter le programme ici.
refused-break-not-here = On n’arrête le programme qu’à une carte qui n’est pas exécutée.
refused-break-closed-30 = C’est trop tôt. Il faut d’abord qu’une carte soit sur le point d’être exécutée de nouveau.
refused-break-closed-31 = C’est trop tôt. Il faut d’abord que le PC soit passé deux fois sur une même carte.
refused-word-is-the-runners = Seul le joueur qui a joué RUN arrête gratuitement. { $seat } doit payer ou jouer BREAK.
refused-no-break-in-hand = { $seat } n’a pas de carte BREAK en main.
refused-runner-breaks-free = { $seat } a joué RUN et peut donc arrêter le programme sans payer.
refused-break-too-dear = Arrêter le programme coûte 3 points, et { $seat } n’en a que { $points }.
refused-no-skip = { $seat } n’a pas de jeton SKIP.
refused-skip-too-late = C’est trop tard. Un jeton SKIP se dépense avant que le propriétaire du bit choisisse.
refused-no-number = { $card } n’a pas de nombre à changer. Un mot comme « un » ne compte pas.
refused-no-second-number = { $card } n’a qu’un nombre à changer. Un mot comme « un » ne compte pas.
refused-this-card = Cette carte INCREMENT compte comme si elle était écrite sur { $card }. Choisissez une autre carte.
refused-break-version-1 = En version 1, personne n’arrête le programme. Il tourne jusqu’à la fin de la partie.
refused-claimed = { $card } a déjà un bit. Prenez une carte sans bit.
refused-own-error = Mettez sur { $card } le bit d’un adversaire, pas le vôtre.
refused-bit-of-one-out = Ce joueur est éliminé. Pour { $card }, choisissez un joueur encore en jeu.
refused-no-supply = Il n’y a pas de bit pour { $card }, car la réserve de cette couleur est vide.
refused-all-to-place = Ce joueur doit encore poser tous les bits qui restent. Il n’y en a pas pour { $card }.
refused-nothing-to-run = { $card } a besoin d’un programme où il y a une carte.
refused-own-bit = Mettez sur { $card } un nouveau bit d’un adversaire, pas le vôtre.
refused-inner-card = { $card } est à côté d’une autre carte. Aucun bit n’y vient, et rien ne la remplace.
refused-bit-moved = Ce bit sur { $card } est déjà déplacé. Choisissez un autre bit.
refused-not-next = C’est trop loin. Un bit sur { $card } va seulement sur une carte voisine.
refused-same-card = Un bit est déjà choisi sur { $card }. Choisissez-en un sur une autre carte.
refused-same-colour = Un bit de cette couleur est déjà choisi. Sur { $card }, choisissez une autre couleur.
refused-no-partner = Il y a ailleurs trop peu de bits d’autres couleurs pour échanger ce bit sur { $card }.
refused-card-chosen = Vous avez déjà choisi { $card }. Choisissez une autre carte.
refused-card-unfinished = La carte choisie doit d’abord perdre un autre bit. Ensuite vient { $card }.
refused-not-this-card = Cette carte WORM compte comme si elle était écrite sur { $card }. Choisissez une autre carte.
refused-not-there = Choisissez une carte face visible dans le programme. Le nombre de { $card } ne peut pas changer.
refused-face-down = Personne ne peut voir de nombre sur cette carte, car elle est face cachée.
refused-player-out = { $seat } n’est plus en jeu.
refused-yourself = Vous ne pouvez pas vous choisir. { $seat } doit choisir un autre joueur.
refused-player-hit = Ce joueur est déjà choisi ({ $seat }). Choisissez-en un autre.
refused-no-room = Il n’y a pas assez de place pour { $card } dans ce sens.
refused-alone = { $card } n’a nulle part où aller, car c’est la seule carte ici.
refused-lies-there = La carte est déjà à cette place.
refused-nothing-to-swap = Il y a trop peu de cartes de ce côté à échanger avec { $card }.

## Une position en mots

describe-nightmare-row = Programme, de la tête à la queue : { $cards }
# A ring that was dealt has neither head nor tail, but an order
describe-nightmare-dealt-row = Cercle, dans l’ordre de la donne : { $cards }
describe-nightmare-dealt-pc-tail = Compteur de programme (PC) à la place { $place }, { $card }, dans l’ordre de la donne
describe-nightmare-dealt-pc-head = Compteur de programme (PC) à la place { $place }, { $card }, contre l’ordre de la donne
describe-nightmare-dealt-gap-tail = Compteur de programme (PC) dans le trou avant la place { $place }, { $card }, dans l’ordre de la donne
describe-nightmare-dealt-gap-head = Compteur de programme (PC) dans le trou avant la place { $place }, { $card }, contre l’ordre de la donne
describe-nightmare-pc-tail = Compteur de programme (PC) à la place { $place }, { $card }, vers la queue
describe-nightmare-pc-head = Compteur de programme (PC) à la place { $place }, { $card }, vers la tête
describe-nightmare-empty = Programme : aucune carte
describe-nightmare-gap-tail = Compteur de programme (PC) dans le trou avant la place { $place }, { $card }, vers la queue
describe-nightmare-gap-head = Compteur de programme (PC) dans le trou avant la place { $place }, { $card }, vers la tête
describe-nightmare-beside = { $card }, à côté : { $cards }
# Over the cards that lie there, in a picture
scene-nightmare-beside = À côté ({ $card })
scene-nightmare-ring = Le cercle commence en haut à gauche et tourne dans le sens des aiguilles d’une montre.
describe-nightmare-skips = Jetons SKIP : { $list }
describe-nightmare-defences = DEFEND, cartes encore couvertes : { $list }

game-nightmare = Programmer's Nightmare
describe-under-way-nightmare = Le programme continue.
problem-not-in-program = { $card } est une carte à usage unique et ne peut pas être dans un programme
problem-empty-program = un programme a au moins une carte
problem-no-hands = la version 1 n’a pas de mains : toutes les cartes sont distribuées dans le cercle
problem-no-claims = seule la version 1 a des bits à poser : en version 2, chacun vient avec une carte jouée
problem-not-in-version = { $card } ne fait pas partie des cartes de cette version
problem-face-down-bare = une carte face cachée n’a pas de marqueurs, ne mène nulle part et n’a pas de cartes à côté
problem-deal-too-small = il faut { $needed } cartes qui peuvent être dans un programme pour distribuer, et la pioche en a { $found }
problem-not-face-down = seule une carte du programme principal peut être face cachée, et seulement en version 2
problem-inner-bits = { $card } est à côté d’une autre carte, avec un bit au plus
problem-nothing-beside = { $card } ne peut pas avoir de cartes à côté
problem-changes = { $card } porte { $count ->
    [0] zéro nombre
    [one] un nombre
   *[other] { $count } nombres
} dans cette édition, et il faut un changement pour chacun
problem-link = seul une carte GOTO peut mener à une carte, et seulement à une carte de la rangée ; { $link } n’en est pas une
problem-too-many-bits = le joueur { $seat } a { $count } bits ici ; une couleur en a { $most }

gallery-about-nightmare = Vous construisez ensemble un seul programme. Puis il tourne, carte après carte. Sur vos cartes, c’est vous qui choisissez. 20 points, ou dernier en jeu : vous gagnez.
gallery-minutes-nightmare = environ 20
gallery-version-nightmare-1 = Version 1, un cercle distribué
gallery-version-nightmare-2 = Version 2, un programme que l’on construit

# Qui a fait le jeu, ses livrets et leurs traductions
credits-nightmare = Créé par Tom Jolly, publié par Jolly Games (1998 et 2000). Règles françaises (PN 3.1) traduites par Jean-Marc Tribet.
