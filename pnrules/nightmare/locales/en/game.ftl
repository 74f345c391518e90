### What happens in Programmer's Nightmare, step by step; what is asked; what can be chosen; what is refused.

## Dealing and claiming

nightmare-deals-ring = { $count } cards are dealt in a ring.
nightmare-deals-next = The next card goes into the ring.
nightmare-dealt-in-ring = Place { $place } of the ring: { $card }.
nightmare-ring-done = The ring of { $count } cards is ready, and the PC is at the first. Each player has { $bits } bits.
nightmare-deals-hand = The next card goes to { $seat }.
nightmare-dealt-to = { $seat } gets { $card }.
nightmare-turns-up = A card is turned up to begin the program.
nightmare-not-first = { $card } cannot be in a program, so it is discarded. Another card is turned up.
nightmare-turned-up-first = The first card is { $card }, without a bit. The PC points to the tail.
nightmare-asked-to-claim = It is { $seat }’s turn to claim a card. Bits left to place: { $count }.
nightmare-claims = { $seat } claims { $card }.
nightmare-claims-for = { $seat } claims { $card } with one of { $owner }’s bits, from the supply.
nightmare-claims-over = All bits are placed. The program starts at { $card }.
nightmare-nothing-left = No card is left to claim. The other bits go back to the supply, and the program starts.

## Building

nightmare-asked-to-play = It is { $seat }’s turn to play a card.
nightmare-plays-head = { $seat } plays { $card } at the head, with their own bit.
    .short = { $seat } plays { $card } at the head.
nightmare-plays-tail = { $seat } plays { $card } at the tail, with their own bit.
    .short = { $seat } plays { $card } at the tail.
nightmare-gives-head = { $seat } plays { $card } at the head, with { $owner }’s bit.
nightmare-gives-tail = { $seat } plays { $card } at the tail, with { $owner }’s bit.
nightmare-plays-run = { $seat } plays { $card }.
nightmare-cannot-play = { $seat } has no card to play and passes.
nightmare-nobody-can-play = Nobody can play a card any more. The program starts by itself.
nightmare-may-draw = { $seat } draws a card to fill their hand.
nightmare-draws = { $seat } draws { $card }.
nightmare-turn-passes = Now it is { $seat }’s turn.
nightmare-run-starts = The program starts at { $card } and runs towards the { $way ->
    [head] head
   *[tail] tail
}.
nightmare-full-starts = With 20 cards, the program starts by itself at { $card }. Nobody can stop it any more.
nightmare-plays-insert = { $seat } plays { $card }.
nightmare-hides-head = { $seat } puts { $card } face down at the head, with their own bit.
    .short = { $seat } puts { $card } face down at the head.
nightmare-hides-tail = { $seat } puts { $card } face down at the tail, with their own bit.
    .short = { $seat } puts { $card } face down at the tail.
nightmare-insert-draws = { $seat } draws a card for INSERT.
nightmare-insert-cannot-lie = { $card } cannot be in a program, so it is discarded. INSERT draws another card.
nightmare-insert-void = No card is left to draw, so INSERT does nothing.
nightmare-sees-insert = { $seat } draws { $card }. Nobody else sees it yet.
nightmare-asked-to-insert = { $seat } chooses a place for the card.
nightmare-inserts = { $seat } puts { $card } at place { $place }, with their own bit.
    .short = { $seat } puts { $card } at place { $place }.
nightmare-inserts-for = { $seat } puts { $card } at place { $place }, with { $owner }’s bit.
nightmare-inserts-bare = { $seat } puts { $card } at place { $place }, without a bit, because the supply is empty.
nightmare-deck-anew = The deck is empty. The discard pile is shuffled and becomes the deck.
nightmare-wants-to-be-asked = From the next run on, { $seat } wants to be asked every time.
nightmare-all-have-bits = Everyone who is still in has a bit in the program.
nightmare-nothing-runs = Nobody can play a card, and the program is empty. It is a draw: { $seats }.

## Running

nightmare-passed-over = There is no bit on { $card }, so the PC goes past it.
nightmare-asked = { $seat } chooses whether to execute { $card }.
nightmare-executes = { $seat } executes { $card }.
nightmare-declines = { $seat } does not execute { $card }.
nightmare-no-choice = { $seat } must execute { $card }.
nightmare-moves-on = The PC moves on to { $card }.
nightmare-moves-round = After { $end } the PC goes round to { $card }.
nightmare-breaks-open = The PC is back at { $card }. From now on the program can be stopped.
nightmare-break-moment = The program can be stopped here, at { $card }.
nightmare-stops-here = The BREAK in the program stops it here, because { $card } is not executed.
nightmare-first-time = The first time, { $seat } must execute { $card }.
nightmare-oversight-acts = There is no bit on { $card }, so it works by itself.
nightmare-oversight-rests = There is a bit on { $card }, so nothing happens, and nobody has a turn.
nightmare-stands-at = The PC comes to { $card } for the first time.
nightmare-not-again = { $seat } cannot execute { $card } again, because { $count } times in a row no points have changed.
nightmare-moves-out-of-gap = The card under the PC has gone, so the PC goes on to { $card }.
nightmare-no-cards = No card is left in the program, so the run ends.
nightmare-asks-again = From now on, { $seat } wants to be asked every time.

## Stopping

nightmare-may-break = { $seat } may stop the program at { $card }.
nightmare-passes-break = { $seat } lets the program run.
nightmare-breaks-by-word = { $seat } played RUN and stops the program at { $card }, without paying.
nightmare-breaks-from-hand = { $seat } plays BREAK. The program stops at { $card }.
nightmare-breaks-by-paying = { $seat } pays 3 points. The program stops at { $card }.
nightmare-break-stops = { $seat }’s BREAK stops the program. The PC moves to { $card }.
nightmare-break-pending = { $seat }’s BREAK will stop the program at the next card that is not executed.
nightmare-break-closed = { $seat }’s BREAK does nothing, because the program cannot be stopped now.
nightmare-passes-break-until = { $seat } lets the program run { $until ->
    [change] until something changes
    [lap] for this lap
   *[always] every time
}.

## Skips

nightmare-skip-moment = A SKIP token can be spent here, at { $card }.
nightmare-may-skip = { $seat } may spend a SKIP token at { $card }.
nightmare-passes-skip = { $seat } spends no SKIP token.
nightmare-passes-skip-until = { $seat } spends no SKIP token { $until ->
    [change] until something changes
    [lap] for this lap
   *[always] at any time
}.
nightmare-skips-player = { $seat } spends a SKIP token, so { $owner } loses the turn at { $card }.
nightmare-skips-instruction = { $seat } spends a SKIP token, so { $card } is skipped.
nightmare-skipped = This turn is skipped, so { $card } is not executed.

## Doing what cards say

nightmare-performed = { $card } is done. Nobody is out, nobody has won.
nightmare-performs = { $seat } does { $card } as if it were written on { $here }.
nightmare-lists = { $card } does { $cards }.
nightmare-lists-none = { $card } reaches no card, so there is nothing to do.
nightmare-has-left = Nobody does { $card }, because it has left the program.
nightmare-endless = { $card } came back to itself { $rounds } more times, and no points changed. It all ends here.
nightmare-endless-same = { $card } would begin again at points it began at { $rounds } times already. It all ends here.
nightmare-endless-many = Stopped, not proved: { $card } has begun inside itself { $rounds } times. It all ends here.
nightmare-re-entered = { $card } is being done already. Inside itself it does nothing.
nightmare-gains = { $seat } gains { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-loses = { $seat } loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-each-loses = { $amount ->
    [one] Each loses { $amount } point: { $seats }.
   *[other] Each loses { $amount } points: { $seats }.
}
nightmare-all-lose = Everyone loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-reverses = The program turns round and runs the other way.
nightmare-jumps = { $card } always leads to { $target }, so the PC jumps there.
nightmare-locks = { $count ->
    [one] { $card } makes the PC jump { $count } card forward to { $target }. From now on it always leads there.
   *[other] { $card } makes the PC jump { $count } cards forward to { $target }. From now on it always leads there.
}
nightmare-locks-copied = { $count ->
    [one] Copied, { $card } makes the PC jump { $count } card forward to { $target }. It always leads there now.
   *[other] Copied, { $card } makes the PC jump { $count } cards forward to { $target }. It always leads there now.
}
nightmare-takes-place = { $card } leads to { $target }. The PC does not jump, but { $target } is done instead of the next card.
nightmare-leads-nowhere = { $card } leads nowhere, because the card to which it led has gone.
nightmare-goto-has-left = { $card } has left the program, so the PC does not jump.
nightmare-counts-from-nowhere = The PC does not jump, because the card from which { $card } counts has left the program.
nightmare-performed-by-nobody = Nobody does { $card }. It has no bit, and the player who did its SUBROUTINE is out.
nightmare-jumps-none = The number of { $card } is 0, so the PC does not jump. That GOTO leads nowhere yet.
nightmare-chooses-number = { $seat } chooses a number to change with { $card }.
nightmare-performs-there = { $seat } does { $card } at its own place, as part of { $here }.
nightmare-endless-out = A player went out while { $card } came back to itself again and again. It all ends here.
nightmare-unwound = { $card } keeps coming back to itself for nothing. This part is left out, the rest goes on.
nightmare-raises = { $seat } puts { $count ->
    [1] a +1 counter
   *[other] { $count } +1 counters
} on { $card }, whose number is now { $value }.
nightmare-lowers = { $seat } puts { $count ->
    [1] a −1 counter
   *[other] { $count } −1 counters
} on { $card }, whose number is now { $value }.
nightmare-stays = { $seat } chooses { $card }. Its number is { $value } and cannot go down, so it gets no counter.
nightmare-changes-by-zero = The number of { $card } is 0, so it changes nothing.
nightmare-recolours-zero = The number of { $card } is 0, so { $seat } changes no bit.
nightmare-recolours-no-more = There is no other bit for { $seat } to change with { $card }.
nightmare-locks-takes-place = { $count ->
    [one] { $card } now always leads to { $target }, { $count } card forward. That is done instead of the next.
   *[other] { $card } now always leads to { $target }, { $count } cards forward. That is done instead of the next.
}
nightmare-changes-nothing = There is no number for { $card } to change.
nightmare-chooses-bit = { $seat } chooses a bit with { $card }.
nightmare-recolours = { $owner }’s bit on { $card } becomes { $seat }’s.
nightmare-recolours-none = There is no bit for { $seat } to change with { $card }.
nightmare-draws-replacement = A card from the deck replaces { $card }.
nightmare-replaced = { $new } replaces { $card }. The bits stay.
nightmare-cannot-lie = { $card } cannot be in a program, so it is discarded. Another card is drawn.
nightmare-not-replaced = No card is left to replace { $card }, so it stays.
nightmare-shuffles = The discard pile is shuffled and becomes the deck.
nightmare-performs-inner = { $seat } does { $card }, one of the cards beside { $here }.
nightmare-performs-linked = { $seat } does { $card } instead of a card beside { $here }, because a GOTO leads there.
nightmare-already-gone = { $card } has left the program already.
nightmare-void = The deck is empty, so { $card } does nothing.
nightmare-chooses-card = { $seat } chooses a card with { $card }.
nightmare-chooses-place = { $seat } chooses a place with { $card }.
nightmare-chooses-player = { $seat } chooses a player with { $card }.
nightmare-chosen = { $seat } chooses { $card }.
nightmare-place-chosen = { $seat } chooses place { $place }.

## Points and damage

nightmare-some-lose = Nothing protects { $seats }. { $amount ->
    [one] Each loses { $amount } point.
   *[other] Each loses { $amount } points.
}
nightmare-surges = Without a bit here, a player loses { $much } ({ $bare }). With one, a player loses { $little } ({ $holders }).
nightmare-hurts-nobody = { $card } costs nobody a point.
nightmare-oversight-held = There is a bit here, so { $card } does nothing.
nightmare-hits = { $by } chooses { $seat }, who loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-hits-none = { $card } damages nobody.
nightmare-defends = { $seat } pays { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
} { $count ->
    [0] No card is covered.
    [one] The next { $count } executed card cannot damage them.
   *[other] The next { $count } executed cards cannot damage them.
}
nightmare-spared = DEFEND protects { $seats } from the damage of { $card }.
nightmare-redirects = { $seat } takes { $amount } damage, done by { $cards }. What was lost goes back to { $back }.
nightmare-redirect-spared = DEFEND keeps { $amount } damage from { $seat }, done by { $cards }. What was lost goes back to { $back }.
nightmare-no-damage = There is no damage for { $card } to redirect.
nightmare-gets-skip = { $seat } takes a SKIP token and now has { $count }.

## Bits

nightmare-chooses-new-bit = { $seat } chooses the colour and the card for a new bit with { $card }.
nightmare-makes-bit = { $seat } puts { $owner }’s new bit on { $card }.
nightmare-chooses-move = { $seat } chooses a bit to move with { $card }, and where to.
nightmare-moves-bit = { $seat } moves { $owner }’s bit from { $card } to { $target }.
nightmare-picks-bit = { $seat } picks { $owner }’s bit on { $card } for the swap.
nightmare-swaps-bits = { $seat } swaps one bit on each of these cards: { $cards }.
nightmare-no-swap = There are no bits for { $card } to swap.
nightmare-takes-bit = { $seat } takes { $owner }’s bit off { $card }.
nightmare-worms = { $seat } puts { $count ->
    [one] { $count } bit
   *[other] { $count } bits
} of their own on { $card }.
nightmare-multiplies = Each gets { $count ->
    [one] { $count } new bit
   *[other] { $count } new bits
} on { $card }, as far as the supply goes: { $seats }.
nightmare-multiplies-none = { $card } adds no bit, because nobody with a bit here has more in the supply.
nightmare-bits-zero = A number of { $card } is 0, so no bit comes, goes or moves.
nightmare-no-supply = { $seat } has no bit left in the supply, so { $card } adds none.
nightmare-no-bit = No bit is left for { $card } to place, move or take.

## Cards that come, go and change places

nightmare-erases = The previous card, { $card }, leaves the program.
nightmare-erases-none = There is no previous card for { $card } to take out.
nightmare-goes = { $card } is discarded, with all its bits.
nightmare-leaves-empty = The deck is empty. { $card } leaves the program, and nothing replaces it.
nightmare-nothing-there = There is no card for { $card } to replace.
nightmare-chooses-way = { $seat } chooses a direction for { $card }.
nightmare-floats = { $card } changes places with { $cards }.
nightmare-floats-not = { $card } moves 0 places, so it stays where it is.
nightmare-cannot-float = There is nowhere for { $card } to go.
nightmare-moves-card = Now { $card } is at place { $place }, with its bits.
nightmare-moves-none = { $card } moves no card.
nightmare-chooses-side = With { $card }, { $seat } chooses the previous cards or the next ones.
nightmare-swaps-cards = The order was { $cards }. Now it is the other way round.
nightmare-picks-side = { $seat } puts these cards in a new order: { $cards }.
nightmare-chooses-next = With { $card }, { $seat } chooses which card comes next.
nightmare-puts-next = Next comes { $card }. The order is now { $cards }.
nightmare-swaps-none = There are no cards for { $card } to swap.
nightmare-draws-new = { $card } brings in a card from the deck.
nightmare-comes-in = A new card comes into the program at place { $place }: { $card }.
nightmare-takes-over = { $new } gets { $seat }’s bit, and { $card } gets { $neighbour }’s.
nightmare-takes-over-bare = { $seat } has no bit left for { $new }. { $card } gets { $neighbour }’s.
nightmare-no-take-over = No bit of { $neighbour }’s goes to { $card }, so { $seat } goes on.
nightmare-turned-up = { $seat } turns the card up: { $card }.

## Beside a card

nightmare-draws-inner = A card from the deck is dealt beside { $card }.
nightmare-dealt-inner = { $inner } is dealt beside { $card }.
nightmare-dealt-for-copy = { $inner } is dealt beside { $card }, for the SUBROUTINE done there.
nightmare-deal-done = { $card } has its cards: { $cards }.
nightmare-dealt-none = No card is dealt beside { $card }.
nightmare-deal-ends = { $card } no longer reaches a SUBROUTINE, so the cards beside it are discarded.
nightmare-performs-beside = { $card } does the cards beside it: { $cards }.
nightmare-performs-beside-copy = { $card } does the cards beside { $here }: { $cards }.
nightmare-performs-none = There is no card beside { $card }, so there is nothing to do.
nightmare-jumps-later = { $card } always leads to { $target }. The PC jumps there when the SUBROUTINE’s cards are done.
nightmare-locks-jumps-later = { $count ->
    [one] { $card } now always leads to { $target }, { $count } card forward. The jump comes after SUBROUTINE.
   *[other] { $card } now always leads to { $target }, { $count } cards forward. The jump comes after SUBROUTINE.
}
nightmare-inner-jumps = A GOTO inside { $card } leads to { $target }. All cards there are done, so the PC jumps now.
nightmare-inner-jumps-later = A GOTO inside { $card } leads to { $target }. The PC jumps when the outer cards are done.
nightmare-inner-takes-place = A GOTO inside { $card } leads to { $target }, which is done instead of the next card.

## Out, won, going round

nightmare-out-of-points = Without points, the game is over for { $seats }. Their bits and cards go, too.
nightmare-out-of-both = The game is over for { $broke }, without points, and at the same time for { $bitless }, without bits.
nightmare-out-of-bits = Without bits, the game is over for { $seats }.
nightmare-won-points = { $seat } has { $points } points and wins.
nightmare-won-last = The game is over for { $seats }. { $seat } is the last player left and wins.
nightmare-all-out = The game is over for the last players at the same time: { $seats }.
nightmare-lone-lap = A lap ends at { $card }. All the bits on its cards were { $seat }’s.
nightmare-lone-win = Nobody stops the loop. Only { $seat } has bits in it, and wins.
nightmare-idle-lap = A lap ends at { $card }, and nothing was executed. The program can be stopped now.
nightmare-idle-end = Nothing is executed, and nobody stops the program. The run ends by itself.
nightmare-returned = Proved: the same position at { $card } for the third time ({ $laps ->
    [one] a loop of one lap
   *[other] a loop of { $laps } laps
}).
nightmare-many-laps = Stopped, not proved: { $laps } laps to { $card }, and no points have changed.
nightmare-many-stops = Stopped, not proved: at { $card }, { $stops } visits of the PC since anyone went out.
nightmare-asked-agree = { $seat } chooses whether to end it here.
nightmare-agrees = { $seat } agrees to end it here.
nightmare-goes-on = { $seat } wants to go on.
nightmare-settled-stop = The program only goes round and round, so the run ends here.
nightmare-settled-tie = The program only goes round and round, and nothing can stop it. It is a draw: { $seats }.

nightmare-result-points = Winner, with 20 points or more: { $seats }.
nightmare-result-actor = Winner: { $seats }. The last players went out together, by this player’s card.
nightmare-result-last = Winner, as the last player left: { $seats }.
nightmare-result-loop = Winner, alone in the loop: { $seats }.
nightmare-result-draw = It is a draw: { $seats }.
nightmare-result-tie = It is a draw: { $seats }.
nightmare-settled-anew = The program only goes round and round. All cards are shuffled, and a new program is dealt.

## What is asked

ask-nightmare-execute = { $who }: execute { $card }?
ask-nightmare-break = { $who }: stop the program at { $card }?
ask-nightmare-play = { $who }: which card do you play?
ask-nightmare-draw = { $who }: which card does { $seat } draw?
ask-nightmare-number = { $who }: which number do you change with { $card }?
ask-nightmare-bit = { $who }: which bit do you choose with { $card }?
ask-nightmare-replacement = { $who }: which card replaces { $card }?
ask-nightmare-agree = { $who }: this goes round and round. End it here?
ask-nightmare-deal-ring = { $who }: which card comes next in the ring?
ask-nightmare-deal-hand = { $who }: which card does { $seat } get?
ask-nightmare-first-card = { $who }: which card begins the program?
ask-nightmare-claim = { $who }: which card do you claim?
ask-nightmare-skip = { $who }: spend a SKIP token at { $card }?
ask-nightmare-insert-draw = { $who }: which card does { $seat } draw for INSERT?
ask-nightmare-card = { $who }: which card do you choose with { $card }?
ask-nightmare-new-bit = { $who }: a new bit with { $card }. What colour, and where?
ask-nightmare-move = { $who }: which bit do you move with { $card }, and where?
ask-nightmare-player = { $who }: which player do you choose with { $card }?
ask-nightmare-way = { $who }: which way do you move { $card }?
ask-nightmare-place = { $who }: { $card }. Which place?
ask-nightmare-side = { $who }: { $card }. The previous cards, or the next ones?
ask-nightmare-order = { $who }: { $card }. Which card comes next?
ask-nightmare-beside = { $who }: which card is dealt beside { $card }?
ask-nightmare-new-card = { $who }: which card comes in with { $card }?

## What can be chosen

option-nightmare-execute = Execute
option-nightmare-decline = Don’t execute
option-nightmare-pass = Let it go on
option-nightmare-break-word = Stop it (free)
option-nightmare-break-hand = Stop it with BREAK
option-nightmare-break-pay = Stop it for 3 points
option-nightmare-head = { $card } at the head
option-nightmare-tail = { $card } at the tail
option-nightmare-give-head = { $card } at the head, with { $seat }’s bit
option-nightmare-give-tail = { $card } at the tail, with { $seat }’s bit
option-nightmare-run = { $card }
option-nightmare-number = { $card }{ $which ->
    [0] {""}
    [1] , second number
   *[other] , number { $which }
}
option-nightmare-bit = { $card }{ $place ->
    [0] , first bit
    [1] , second bit
    [2] , third bit
    [3] , fourth bit
    [4] , fifth bit
    [5] , sixth bit
   *[other] , bit after { $place } others
}
option-nightmare-agree = End it here
option-nightmare-go-on = Go on
option-nightmare-draw = { $card }
option-nightmare-pass-until = { $until ->
    [change] Let it go on until something changes
    [lap] Let it go on for this lap
   *[always] Let it go on every time
}
option-nightmare-ask-again = Ask me again every time
option-nightmare-skip = Spend a SKIP token
option-nightmare-claim = { $card }
option-nightmare-claim-for = { $card }, with { $seat }’s bit
option-nightmare-secret-head = { $card } face down at the head
option-nightmare-secret-tail = { $card } face down at the tail
option-nightmare-insert = { $card }
option-nightmare-place = Place { $place }
option-nightmare-give-place = Place { $place }, with { $seat }’s bit
option-nightmare-new-bit = { $card }, { $seat }’s bit
option-nightmare-move = { $card }{ $place ->
    [0] , first bit
    [1] , second bit
    [2] , third bit
    [3] , fourth bit
    [4] , fifth bit
    [5] , sixth bit
   *[other] , bit after { $place } others
}, to { $target }
option-nightmare-player = { $seat }
option-nightmare-card = { $card }
option-nightmare-forward = Forward
option-nightmare-backward = Back
option-nightmare-behind = The previous cards
option-nightmare-ahead = The next cards

## What is refused

refused-nothing-to-break = There is nothing to stop, because the program is not running.
refused-break-final = It is too late. The program runs by itself to the end, and nobody can stop it.
refused-break-nobody = It is too late. Nobody can play a card, so the program runs to the end.
refused-break-passed = It is too late. Each player gets one chance to stop the program here.
refused-break-not-here = The program can be stopped only at a card that is not executed.
refused-break-closed-30 = It is too early. First some card must be about to be executed again.
refused-break-closed-31 = It is too early. First the PC must have come to some card twice.
refused-word-is-the-runners = Only the player who played RUN stops it free. { $seat } must pay or play BREAK.
refused-no-break-in-hand = { $seat } has no BREAK in hand.
refused-runner-breaks-free = { $seat } played RUN and so can stop the program without paying.
refused-break-too-dear = To stop the program costs 3 points, and { $seat } has only { $points }.
refused-no-skip = { $seat } has no SKIP token.
refused-skip-too-late = It is too late. A SKIP token is spent before the owner of the bit chooses.
refused-no-number = { $card } has no number to change. Words such as “a” do not count as numbers.
refused-no-second-number = { $card } has only one number to change. Words such as “a” do not count.
refused-this-card = This INCREMENT counts as if it were written on { $card }. Choose any other card.
refused-break-version-1 = In version 1, nobody can stop the program. It runs until the game ends.
refused-claimed = { $card } has a bit already. Claim a card without one.
refused-own-error = Put another player’s bit on { $card }, not your own.
refused-bit-of-one-out = This player is out of the game. For { $card }, choose one who is still in.
refused-no-supply = There is no bit for { $card }, because the supply of this colour is empty.
refused-all-to-place = This player still has to place every bit that is left. None is for { $card }.
refused-nothing-to-run = { $card } needs a program that has a card in it.
refused-own-bit = Put another player’s new bit on { $card }, not your own.
refused-inner-card = { $card } is beside another card. It gets no new bit, and nothing replaces it.
refused-bit-moved = This bit on { $card } has been moved already. Choose another bit.
refused-not-next = That is too far. A bit on { $card } goes only to a card beside it.
refused-same-card = A bit on { $card } is chosen already. Choose one on another card.
refused-same-colour = A bit of this colour is chosen already. On { $card }, choose another colour.
refused-no-partner = Too few bits of other colours lie elsewhere to swap this bit on { $card }.
refused-card-chosen = You have chosen { $card } already. Choose another card.
refused-card-unfinished = The card that you chose must first lose another bit. Then comes { $card }.
refused-not-this-card = This WORM counts as if it were written on { $card }. Choose any other card.
refused-not-there = Choose a card face up in the program. The number of { $card } cannot change.
refused-face-down = Nobody can see a number on this card, because it is face down.
refused-player-out = { $seat } is out of the game.
refused-yourself = You cannot choose yourself. { $seat } must choose another player.
refused-player-hit = { $seat } has been chosen already. Choose another player.
refused-no-room = There is not enough room for { $card } that way.
refused-alone = { $card } has nowhere to go, because it is the only card there.
refused-lies-there = The card is at that place already.
refused-nothing-to-swap = There are too few cards on that side for { $card } to swap.

## A position in words

describe-nightmare-row = Program, head to tail: { $cards }
# A ring that was dealt has neither head nor tail, but an order
describe-nightmare-dealt-row = Ring, in the order of dealing: { $cards }
describe-nightmare-dealt-pc-tail = Program counter (PC) at place { $place }, { $card }, running in the order of dealing
describe-nightmare-dealt-pc-head = Program counter (PC) at place { $place }, { $card }, running against the order of dealing
describe-nightmare-dealt-gap-tail = Program counter (PC) in the gap before place { $place }, { $card }, running in the order of dealing
describe-nightmare-dealt-gap-head = Program counter (PC) in the gap before place { $place }, { $card }, running against the order of dealing
describe-nightmare-pc-tail = Program counter (PC) at place { $place }, { $card }, running towards the tail
describe-nightmare-pc-head = Program counter (PC) at place { $place }, { $card }, running towards the head
describe-nightmare-empty = Program: no card
describe-nightmare-gap-tail = Program counter (PC) in the gap before place { $place }, { $card }, running towards the tail
describe-nightmare-gap-head = Program counter (PC) in the gap before place { $place }, { $card }, running towards the head
describe-nightmare-beside = Beside { $card }: { $cards }
# Over the cards that lie there, in a picture
scene-nightmare-beside = Beside { $card }
scene-nightmare-ring = The ring begins at the top left and goes round clockwise.
describe-nightmare-skips = SKIP tokens: { $list }
describe-nightmare-defences = DEFEND, cards still covered: { $list }

game-nightmare = Programmer's Nightmare
describe-under-way-nightmare = The program goes on.
problem-not-in-program = { $card } is a one-shot and cannot be in a program
problem-empty-program = a program has at least one card
problem-no-hands = version 1 has no hands: every card is dealt into the ring
problem-no-claims = only version 1 has bits to place: in version 2 each comes with a card that is played
problem-not-in-version = { $card } is not among the cards of this version
problem-face-down-bare = a card that is face down has no counters, leads nowhere and has no cards beside it
problem-deal-too-small = the deal needs { $needed } cards that can be in a program, and the deck has { $found }
problem-not-face-down = only a card of the main program can be face down, and only in version 2
problem-inner-bits = { $card } is beside another card, where it can have one bit at most
problem-nothing-beside = no card can be beside { $card }
problem-changes = { $card } prints { $count ->
    [0] no number
    [one] one number
   *[other] { $count } numbers
} in this edition, and each needs its change
problem-link = only a GOTO can lead to a card, and only to a card of the row; { $link } is none
problem-too-many-bits = player { $seat } has { $count } bits here; a colour has { $most }

gallery-about-nightmare = You all build one program of cards. Then it runs, card by card, and at your own cards you choose. Reach 20 points, or be the last one left.
gallery-minutes-nightmare = about 20
gallery-version-nightmare-1 = Version 1, a ring that is dealt
gallery-version-nightmare-2 = Version 2, a program that is built

# Who made the game, its rulebooks and their translations
credits-nightmare = Designed by Tom Jolly, published by Jolly Games (1998 and 2000). French rules (PN 3.1) translated by Jean-Marc Tribet.
