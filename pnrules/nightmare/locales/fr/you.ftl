### Ce que l’on dit à la seule personne qui joue : voir `pnrules/words/locales/fr/you.ftl`.

you-seat-nightmare-dealt-to = Vous recevez { $card }.
you-seat-nightmare-asked-to-claim = C’est à vous de prendre une carte. Bits à poser : { $count }.
you-seat-nightmare-claims = Vous prenez { $card }.
you-seat-nightmare-claims-for = Vous prenez { $card } avec un bit pour { $owner }, venu de la réserve.
you-owner-nightmare-claims-for = { $seat } prend { $card } avec un bit pour vous, venu de la réserve.
you-seat-nightmare-asked-to-play = C’est à vous de jouer une carte.
you-seat-nightmare-plays-head = Vous jouez { $card } en tête, avec un bit à votre couleur.
    .short = Vous jouez { $card } en tête.
you-seat-nightmare-plays-tail = Vous jouez { $card } en queue, avec un bit à votre couleur.
    .short = Vous jouez { $card } en queue.
you-seat-nightmare-gives-head = Vous jouez { $card } en tête, avec un bit pour { $owner }.
you-owner-nightmare-gives-head = { $seat } joue { $card } en tête, avec un bit pour vous.
you-seat-nightmare-gives-tail = Vous jouez { $card } en queue, avec un bit pour { $owner }.
you-owner-nightmare-gives-tail = { $seat } joue { $card } en queue, avec un bit pour vous.
you-seat-nightmare-plays-run = Vous jouez { $card }.
you-seat-nightmare-cannot-play = Vous n’avez aucune carte à jouer et passez.
you-seat-nightmare-may-draw = Vous piochez pour compléter votre main.
you-seat-nightmare-draws = Vous piochez { $card }.
you-seat-nightmare-turn-passes = C’est maintenant à vous de jouer.
you-seat-nightmare-plays-insert = Vous jouez { $card }.
you-seat-nightmare-hides-head = Vous posez { $card } face cachée en tête, avec un bit à votre couleur.
    .short = Vous posez { $card } face cachée en tête.
you-seat-nightmare-hides-tail = Vous posez { $card } face cachée en queue, avec un bit à votre couleur.
    .short = Vous posez { $card } face cachée en queue.
you-seat-nightmare-insert-draws = Vous piochez une carte pour INSERT.
you-seat-nightmare-sees-insert = Vous piochez { $card }. Les autres ne voient pas encore la carte.
you-seat-nightmare-asked-to-insert = Vous choisissez une place pour la carte.
you-seat-nightmare-inserts = Vous posez { $card } à la place { $place }, avec un bit à votre couleur.
    .short = Vous posez { $card } à la place { $place }.
you-seat-nightmare-inserts-for = Vous posez { $card } à la place { $place }, avec un bit pour { $owner }.
you-owner-nightmare-inserts-for = { $seat } pose { $card } à la place { $place }, avec un bit pour vous.
you-seat-nightmare-inserts-bare = Vous posez { $card } à la place { $place }, sans bit, car la réserve est vide.
you-seat-nightmare-wants-to-be-asked = Dès la prochaine carte RUN, vous voulez choisir de nouveau à chaque fois.
you-seat-nightmare-asked = Vous choisissez d’exécuter { $card } ou non.
you-seat-nightmare-executes = Vous exécutez { $card }.
you-seat-nightmare-declines = Vous n’exécutez pas { $card }.
you-seat-nightmare-no-choice = Vous devez exécuter { $card }.
you-seat-nightmare-first-time = La première fois, vous devez exécuter { $card }.
you-seat-nightmare-not-again = Vous ne pouvez plus exécuter { $card }, car { $count } fois de suite les points n’ont pas changé.
you-seat-nightmare-asks-again = À partir de maintenant, vous voulez choisir de nouveau à chaque fois.
you-seat-nightmare-may-break = Vous pouvez arrêter le programme à { $card }.
you-seat-nightmare-passes-break = Vous laissez tourner le programme.
you-seat-nightmare-breaks-by-word = Vous avez joué RUN et arrêtez le programme à { $card }, sans payer.
you-seat-nightmare-breaks-from-hand = Vous jouez BREAK. Le programme s’arrête à { $card }.
you-seat-nightmare-breaks-by-paying = Vous payez 3 points. Le programme s’arrête à { $card }.
you-seat-nightmare-break-stops = Vous exécutez BREAK. Le programme s’arrête, et le PC passe à { $card }.
you-seat-nightmare-break-pending = Vous exécutez BREAK. Le programme s’arrêtera à la prochaine carte non exécutée.
you-seat-nightmare-break-closed = Vous exécutez BREAK sans effet, car on ne peut pas arrêter le programme maintenant.
you-seat-nightmare-passes-break-until = Vous laissez tourner le programme { $until ->
    [change] tant que rien ne change
    [lap] pendant un tour complet
   *[always] à chaque fois
}.
you-seat-nightmare-may-skip = Vous pouvez dépenser un jeton SKIP à { $card }.
you-seat-nightmare-passes-skip = Vous ne dépensez pas de jeton SKIP.
you-seat-nightmare-passes-skip-until = Vous ne dépensez pas de jeton SKIP { $until ->
    [change] tant que rien ne change
    [lap] pendant un tour complet
   *[always] jusqu’à nouvel ordre
}.
you-seat-nightmare-skips-player = Vous dépensez un jeton SKIP, donc { $owner } perd son tour sur { $card }.
you-owner-nightmare-skips-player = { $seat } dépense un jeton SKIP, donc vous perdez votre tour sur { $card }.
you-seat-nightmare-skips-instruction = Vous dépensez un jeton SKIP, donc le PC saute { $card }.
you-seat-nightmare-performs = Vous appliquez { $card } comme si c’était écrit sur { $here }.
you-seat-nightmare-gains = Vous gagnez { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seat-nightmare-loses = Vous perdez { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seat-nightmare-chooses-number = Vous choisissez un nombre à changer avec { $card }.
you-seat-nightmare-performs-there = Vous appliquez { $card } à sa propre place, pour { $here }.
you-seat-nightmare-raises = Vous posez { $count ->
    [1] un marqueur +1
   *[other] { $count } marqueurs +1
} sur { $card }, dont le nombre est maintenant { $value }.
you-seat-nightmare-lowers = Vous posez { $count ->
    [1] un marqueur −1
   *[other] { $count } marqueurs −1
} sur { $card }, dont le nombre est maintenant { $value }.
you-seat-nightmare-stays = Vous choisissez { $card }, sans marqueur, car son nombre est { $value } et ne peut plus baisser.
you-seat-nightmare-recolours-zero = Le nombre de { $card } est 0, donc vous ne changez aucun bit.
you-seat-nightmare-recolours-no-more = Vous n’avez plus d’autre bit à changer avec { $card }.
you-seat-nightmare-chooses-bit = Vous choisissez un bit avec { $card }.
you-seat-nightmare-recolours = Sur { $card }, un bit à { $owner } devient le vôtre.
you-owner-nightmare-recolours = Sur { $card }, un de vos bits devient un bit à { $seat }.
you-seat-nightmare-recolours-none = Vous n’avez aucun bit à changer avec { $card }.
you-seat-nightmare-performs-inner = Vous appliquez { $card }, une des cartes à côté de { $here }.
you-seat-nightmare-performs-linked = Vous appliquez { $card } au lieu d’une carte à côté de { $here }, car une carte GOTO y mène.
you-seat-nightmare-chooses-card = Vous choisissez une carte avec { $card }.
you-seat-nightmare-chooses-place = Vous choisissez une place avec { $card }.
you-seat-nightmare-chooses-player = Vous choisissez un joueur avec { $card }.
you-seat-nightmare-chosen = Vous choisissez { $card }.
you-seat-nightmare-place-chosen = Vous choisissez la place { $place }.
you-by-nightmare-hits = Vous choisissez { $seat }, qui perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seat-nightmare-defends = Vous payez { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
} { $count ->
    [0] Aucune carte n’est couverte.
    [one] Aucun dégât pour { $count } carte, la prochaine exécutée.
   *[other] Aucun dégât des { $count } prochaines cartes exécutées.
}
you-seat-nightmare-redirects = Vous subissez les dégâts faits par { $cards } ({ $amount }). Les points perdus reviennent à { $back }.
you-seat-nightmare-redirect-spared = DEFEND vous évite les dégâts faits par { $cards } ({ $amount }). Les points reviennent à { $back }.
you-seat-nightmare-gets-skip = Vous prenez un jeton SKIP et en avez maintenant { $count }.
you-seat-nightmare-chooses-new-bit = Vous choisissez la couleur et la carte d’un nouveau bit avec { $card }.
you-seat-nightmare-makes-bit = { $owner ->
    [vous] Vous posez sur { $card } un nouveau bit pour vous-même.
   *[other] Vous posez sur { $card } un nouveau bit pour { $owner }.
}
you-owner-nightmare-makes-bit = { $seat } pose sur { $card } un nouveau bit pour vous.
you-seat-nightmare-chooses-move = Vous choisissez un bit à déplacer avec { $card }, et la carte où il va.
you-seat-nightmare-moves-bit = { $owner ->
    [vous] Vous déplacez un de vos bits : il quitte { $card } et va sur { $target }.
   *[other] Vous déplacez un bit ({ $owner }) : il quitte { $card } et va sur { $target }.
}
you-owner-nightmare-moves-bit = { $seat } déplace un de vos bits : il quitte { $card } et va sur { $target }.
you-seat-nightmare-picks-bit = { $owner ->
    [vous] Vous choisissez pour l’échange un de vos bits, sur { $card }.
   *[other] Vous choisissez pour l’échange un bit sur { $card } ({ $owner }).
}
you-owner-nightmare-picks-bit = { $seat } choisit pour l’échange un de vos bits, sur { $card }.
you-seat-nightmare-swaps-bits = Vous échangez un bit sur chacune de ces cartes : { $cards }.
you-seat-nightmare-takes-bit = { $owner ->
    [vous] Vous enlevez un de vos bits sur { $card }.
   *[other] Vous enlevez à { $owner } un bit sur { $card }.
}
you-owner-nightmare-takes-bit = { $seat } vous enlève un bit sur { $card }.
you-seat-nightmare-worms = Vous posez { $count ->
    [one] { $count } bit
   *[other] { $count } bits
} à votre couleur sur { $card }.
you-seat-nightmare-no-supply = Vous n’avez plus de bit en réserve, donc { $card } n’en ajoute aucun.
you-seat-nightmare-chooses-way = Vous choisissez une direction pour { $card }.
you-seat-nightmare-chooses-side = Avec { $card }, vous choisissez les cartes précédentes ou les suivantes.
you-seat-nightmare-picks-side = Vous mettez ces cartes dans un nouvel ordre : { $cards }.
you-seat-nightmare-chooses-next = Avec { $card }, vous choisissez la carte qui vient ensuite.
you-seat-nightmare-takes-over = { $new } reçoit un bit pour vous, et { $card } un bit pour { $neighbour }.
you-neighbour-nightmare-takes-over = { $new } reçoit un bit pour { $seat }, et { $card } un bit pour vous.
you-seat-nightmare-takes-over-bare = Vous n’avez plus de bit pour { $new }. { $card } reçoit un bit pour { $neighbour }.
you-neighbour-nightmare-takes-over-bare = { $seat } n’a plus de bit pour { $new }. { $card } reçoit un bit pour vous.
you-seat-nightmare-no-take-over = Aucun bit ne va sur { $card } pour { $neighbour }, donc vous continuez.
you-neighbour-nightmare-no-take-over = Aucun bit ne va sur { $card } pour vous, donc { $seat } continue.
you-seat-nightmare-turned-up = Vous retournez la carte : { $card }.
you-seat-nightmare-won-points = Vous avez { $points } points et gagnez.
you-seat-nightmare-won-last = La partie est finie pour { $seats }. Il ne reste que vous, et vous gagnez.
you-seat-nightmare-lone-lap = Un tour complet finit à { $card }. Tous les bits y étaient à vous.
you-seat-nightmare-lone-win = Personne n’arrête la boucle. Tous ses bits sont à vous : vous gagnez.
you-seat-nightmare-asked-agree = Vous choisissez de vous arrêter là ou de continuer.
you-seat-nightmare-agrees = Vous voulez bien vous arrêter là.
you-seat-nightmare-goes-on = Vous voulez continuer.
you-seat-option-nightmare-give-head = { $card } en tête, avec un bit pour vous
you-seat-option-nightmare-give-tail = { $card } en queue, avec un bit pour vous
you-seat-option-nightmare-claim-for = { $card }, avec un bit pour vous
you-seat-option-nightmare-give-place = Place { $place }, avec un bit pour vous
you-seat-option-nightmare-new-bit = { $card }, un bit pour vous
you-seat-refused-word-is-the-runners = Seul le joueur qui a joué RUN arrête gratuitement. Vous devez payer ou jouer BREAK.
you-seat-refused-no-break-in-hand = Vous n’avez pas de carte BREAK en main.
you-seat-refused-runner-breaks-free = Vous avez joué RUN et pouvez donc arrêter le programme sans payer.
you-seat-refused-break-too-dear = Arrêter le programme coûte 3 points, et vous n’en avez que { $points }.
you-seat-refused-no-skip = Vous n’avez pas de jeton SKIP.
you-seat-refused-player-out = Vous n’êtes plus en jeu.
you-seat-refused-yourself = Vous ne pouvez pas vous choisir. Vous devez choisir un autre joueur.
you-seat-refused-player-hit = Ce joueur est déjà choisi (vous). Choisissez-en un autre.
you-seat-nightmare-hits = { $by } vous choisit. Vous perdez { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seats-nightmare-out-of-points = Faute de points, la partie est finie pour vous. Vos bits et vos cartes partent aussi.
you-seats-nightmare-spared = DEFEND vous protège contre les dégâts faits par { $card }.
you-seats-nightmare-result-points = Vous gagnez, avec 20 points ou plus.
you-seats-nightmare-result-actor = Vous gagnez. Votre carte a éliminé tous les derniers joueurs ensemble.
you-seats-nightmare-result-last = Vous gagnez : il ne reste que vous.
you-seats-nightmare-result-loop = Vous gagnez, avec tous les bits de la boucle.
you-seat-board-bit-of = un de vos bits
you-who-board-why-nightmare-hand = dans votre main
