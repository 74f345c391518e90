### What is said to the one person who plays: see `pnrules/words/locales/en/you.ftl`.

you-seat-nightmare-dealt-to = You get { $card }.
you-seat-nightmare-asked-to-claim = It is your turn to claim a card. Bits left to place: { $count }.
you-seat-nightmare-claims = You claim { $card }.
you-seat-nightmare-claims-for = You claim { $card } with one of { $owner }’s bits, from the supply.
you-owner-nightmare-claims-for = { $seat } claims { $card } with one of your bits, from the supply.
you-seat-nightmare-asked-to-play = It is your turn to play a card.
you-seat-nightmare-plays-head = You play { $card } at the head, with your own bit.
    .short = You play { $card } at the head.
you-seat-nightmare-plays-tail = You play { $card } at the tail, with your own bit.
    .short = You play { $card } at the tail.
you-seat-nightmare-gives-head = You play { $card } at the head, with { $owner }’s bit.
you-owner-nightmare-gives-head = { $seat } plays { $card } at the head, with your bit.
you-seat-nightmare-gives-tail = You play { $card } at the tail, with { $owner }’s bit.
you-owner-nightmare-gives-tail = { $seat } plays { $card } at the tail, with your bit.
you-seat-nightmare-plays-run = You play { $card }.
you-seat-nightmare-cannot-play = You have no card to play and pass.
you-seat-nightmare-may-draw = You draw a card to fill your hand.
you-seat-nightmare-draws = You draw { $card }.
you-seat-nightmare-turn-passes = Now it is your turn.
you-seat-nightmare-plays-insert = You play { $card }.
you-seat-nightmare-hides-head = You put { $card } face down at the head, with your own bit.
    .short = You put { $card } face down at the head.
you-seat-nightmare-hides-tail = You put { $card } face down at the tail, with your own bit.
    .short = You put { $card } face down at the tail.
you-seat-nightmare-insert-draws = You draw a card for INSERT.
you-seat-nightmare-sees-insert = You draw { $card }. Nobody else sees it yet.
you-seat-nightmare-asked-to-insert = You choose a place for the card.
you-seat-nightmare-inserts = You put { $card } at place { $place }, with your own bit.
    .short = You put { $card } at place { $place }.
you-seat-nightmare-inserts-for = You put { $card } at place { $place }, with { $owner }’s bit.
you-owner-nightmare-inserts-for = { $seat } puts { $card } at place { $place }, with your bit.
you-seat-nightmare-inserts-bare = You put { $card } at place { $place }, without a bit, because the supply is empty.
you-seat-nightmare-wants-to-be-asked = From the next run on, you want to be asked every time.
you-seat-nightmare-asked = You choose whether to execute { $card }.
you-seat-nightmare-executes = You execute { $card }.
you-seat-nightmare-declines = You do not execute { $card }.
you-seat-nightmare-no-choice = You must execute { $card }.
you-seat-nightmare-first-time = The first time, you must execute { $card }.
you-seat-nightmare-not-again = You cannot execute { $card } again, because { $count } times in a row no points have changed.
you-seat-nightmare-asks-again = From now on, you want to be asked every time.
you-seat-nightmare-may-break = You may stop the program at { $card }.
you-seat-nightmare-passes-break = You let the program run.
you-seat-nightmare-breaks-by-word = You played RUN and stop the program at { $card }, without paying.
you-seat-nightmare-breaks-from-hand = You play BREAK. The program stops at { $card }.
you-seat-nightmare-breaks-by-paying = You pay 3 points. The program stops at { $card }.
you-seat-nightmare-break-stops = Your BREAK stops the program. The PC moves to { $card }.
you-seat-nightmare-break-pending = Your BREAK will stop the program at the next card that is not executed.
you-seat-nightmare-break-closed = Your BREAK does nothing, because the program cannot be stopped now.
you-seat-nightmare-passes-break-until = You let the program run { $until ->
    [change] until something changes
    [lap] for this lap
   *[always] every time
}.
you-seat-nightmare-may-skip = You may spend a SKIP token at { $card }.
you-seat-nightmare-passes-skip = You spend no SKIP token.
you-seat-nightmare-passes-skip-until = You spend no SKIP token { $until ->
    [change] until something changes
    [lap] for this lap
   *[always] at any time
}.
you-seat-nightmare-skips-player = You spend a SKIP token, so { $owner } loses the turn at { $card }.
you-owner-nightmare-skips-player = { $seat } spends a SKIP token, so you lose the turn at { $card }.
you-seat-nightmare-skips-instruction = You spend a SKIP token, so { $card } is skipped.
you-seat-nightmare-performs = You do { $card } as if it were written on { $here }.
you-seat-nightmare-gains = You gain { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seat-nightmare-loses = You lose { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seat-nightmare-chooses-number = You choose a number to change with { $card }.
you-seat-nightmare-performs-there = You do { $card } at its own place, as part of { $here }.
you-seat-nightmare-raises = You put { $count ->
    [1] a +1 counter
   *[other] { $count } +1 counters
} on { $card }, whose number is now { $value }.
you-seat-nightmare-lowers = You put { $count ->
    [1] a −1 counter
   *[other] { $count } −1 counters
} on { $card }, whose number is now { $value }.
you-seat-nightmare-stays = You choose { $card }. Its number is { $value } and cannot go down, so it gets no counter.
you-seat-nightmare-recolours-zero = The number of { $card } is 0, so you change no bit.
you-seat-nightmare-recolours-no-more = There is no other bit for you to change with { $card }.
you-seat-nightmare-chooses-bit = You choose a bit with { $card }.
you-seat-nightmare-recolours = { $owner }’s bit on { $card } becomes yours.
you-owner-nightmare-recolours = Your bit on { $card } becomes { $seat }’s.
you-seat-nightmare-recolours-none = There is no bit for you to change with { $card }.
you-seat-nightmare-performs-inner = You do { $card }, one of the cards beside { $here }.
you-seat-nightmare-performs-linked = You do { $card } instead of a card beside { $here }, because a GOTO leads there.
you-seat-nightmare-chooses-card = You choose a card with { $card }.
you-seat-nightmare-chooses-place = You choose a place with { $card }.
you-seat-nightmare-chooses-player = You choose a player with { $card }.
you-seat-nightmare-chosen = You choose { $card }.
you-seat-nightmare-place-chosen = You choose place { $place }.
you-by-nightmare-hits = You choose { $seat }, who loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seat-nightmare-defends = You pay { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
} { $count ->
    [0] No card is covered.
    [one] The next { $count } executed card cannot damage you.
   *[other] The next { $count } executed cards cannot damage you.
}
you-seat-nightmare-redirects = You take { $amount } damage, done by { $cards }. What was lost goes back to { $back }.
you-seat-nightmare-redirect-spared = DEFEND keeps { $amount } damage from you, done by { $cards }. What was lost goes back to { $back }.
you-seat-nightmare-gets-skip = You take a SKIP token and now have { $count }.
you-seat-nightmare-chooses-new-bit = You choose the colour and the card for a new bit with { $card }.
you-seat-nightmare-makes-bit = { $owner ->
    [you] You put a new bit of your own on { $card }.
   *[other] You put { $owner }’s new bit on { $card }.
}
you-owner-nightmare-makes-bit = { $seat } puts your new bit on { $card }.
you-seat-nightmare-chooses-move = You choose a bit to move with { $card }, and where to.
you-seat-nightmare-moves-bit = { $owner ->
    [you] You move your own bit from { $card } to { $target }.
   *[other] You move { $owner }’s bit from { $card } to { $target }.
}
you-owner-nightmare-moves-bit = { $seat } moves your bit from { $card } to { $target }.
you-seat-nightmare-picks-bit = { $owner ->
    [you] You pick your own bit on { $card } for the swap.
   *[other] You pick { $owner }’s bit on { $card } for the swap.
}
you-owner-nightmare-picks-bit = { $seat } picks your bit on { $card } for the swap.
you-seat-nightmare-swaps-bits = You swap one bit on each of these cards: { $cards }.
you-seat-nightmare-takes-bit = { $owner ->
    [you] You take your own bit off { $card }.
   *[other] You take { $owner }’s bit off { $card }.
}
you-owner-nightmare-takes-bit = { $seat } takes your bit off { $card }.
you-seat-nightmare-worms = You put { $count ->
    [one] { $count } bit
   *[other] { $count } bits
} of your own on { $card }.
you-seat-nightmare-no-supply = You have no bit left in the supply, so { $card } adds none.
you-seat-nightmare-chooses-way = You choose a direction for { $card }.
you-seat-nightmare-chooses-side = With { $card }, you choose the previous cards or the next ones.
you-seat-nightmare-picks-side = You put these cards in a new order: { $cards }.
you-seat-nightmare-chooses-next = With { $card }, you choose which card comes next.
you-seat-nightmare-takes-over = { $new } gets your bit, and { $card } gets { $neighbour }’s.
you-neighbour-nightmare-takes-over = { $new } gets { $seat }’s bit, and { $card } gets yours.
you-seat-nightmare-takes-over-bare = You have no bit left for { $new }. { $card } gets { $neighbour }’s.
you-neighbour-nightmare-takes-over-bare = { $seat } has no bit left for { $new }. { $card } gets yours.
you-seat-nightmare-no-take-over = No bit of { $neighbour }’s goes to { $card }, so you go on.
you-neighbour-nightmare-no-take-over = No bit of yours goes to { $card }, so { $seat } goes on.
you-seat-nightmare-turned-up = You turn the card up: { $card }.
you-seat-nightmare-won-points = You have { $points } points and win.
you-seat-nightmare-won-last = The game is over for { $seats }. You are the last player left and win.
you-seat-nightmare-lone-lap = A lap ends at { $card }. All the bits on its cards were yours.
you-seat-nightmare-lone-win = Nobody stops the loop. Only you have bits in it: you win.
you-seat-nightmare-asked-agree = You choose whether to end it here.
you-seat-nightmare-agrees = You agree to end it here.
you-seat-nightmare-goes-on = You want to go on.
you-seat-option-nightmare-give-head = { $card } at the head, with your bit
you-seat-option-nightmare-give-tail = { $card } at the tail, with your bit
you-seat-option-nightmare-claim-for = { $card }, with your bit
you-seat-option-nightmare-give-place = Place { $place }, with your bit
you-seat-option-nightmare-new-bit = { $card }, your bit
you-seat-refused-word-is-the-runners = Only the player who played RUN stops it free. You must pay or play BREAK.
you-seat-refused-no-break-in-hand = You have no BREAK in hand.
you-seat-refused-runner-breaks-free = You played RUN and so can stop the program without paying.
you-seat-refused-break-too-dear = To stop the program costs 3 points, and you have only { $points }.
you-seat-refused-no-skip = You have no SKIP token.
you-seat-refused-player-out = You are out of the game.
you-seat-refused-yourself = You cannot choose yourself. You must choose another player.
you-seat-refused-player-hit = You have been chosen already. Choose another player.
you-seat-nightmare-hits = { $by } chooses you. You lose { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
you-seats-nightmare-out-of-points = Without points, the game is over for you. Your bits and cards go, too.
you-seats-nightmare-spared = DEFEND protects you from the damage of { $card }.
you-seats-nightmare-result-points = You win, with 20 points or more.
you-seats-nightmare-result-actor = You win. The last players went out together, by your card.
you-seats-nightmare-result-last = You win, as the last player left.
you-seats-nightmare-result-loop = You win, alone in the loop.
you-seat-board-bit-of = your bit
you-who-board-why-nightmare-hand = in your hand
