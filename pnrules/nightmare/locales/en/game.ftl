### What happens in Programmer's Nightmare, step by step; what is asked; what can be answered; what is refused.

## Dealing and claiming

nightmare-deals-ring = A ring of { $count ->
    [14] fourteen
    [18] eighteen
    [21] twenty-one
   *[other] { $count }
} cards is dealt.
nightmare-dealt-in-ring = { $card } is dealt, at place { $place } of the ring.
nightmare-ring-done = The ring of { $count ->
    [14] fourteen
    [18] eighteen
    [21] twenty-one
   *[other] { $count }
} cards is complete, with the program counter at the first. Each player has { $bits ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $bits }
} bits to place.
nightmare-deals-hand = The next card of the deal goes to { $seat }.
nightmare-dealt-to = { $seat } is dealt { $card }.
nightmare-turns-up = A card is turned up, with which the program begins.
nightmare-not-first = { $card } cannot lie in a program: it is discarded, and another card is turned up.
nightmare-turned-up-first = The program begins with { $card }, without a bit. The program counter stands beside it, towards the tail.
nightmare-asked-to-claim = It is { $seat }’s turn to claim a card, with { $count ->
    [1] one bit
    [2] two bits
    [3] three bits
    [4] four bits
    [5] five bits
    [6] six bits
   *[other] { $count } bits
} left to place.
nightmare-claims = { $seat } claims { $card }.
nightmare-claims-for = { $seat } claims { $card } with a bit of { $owner }, which comes from the supply.
nightmare-claims-over = All bits are placed: the program runs, from { $card }.
nightmare-nothing-left = No card is left to claim: the other bits go back to the supply, and the program runs.

## Building

nightmare-asked-to-play = It is { $seat }’s turn to play a card.
nightmare-plays-head = { $seat } plays { $card } at the head of the program, with a bit of their own.
nightmare-plays-tail = { $seat } plays { $card } at the tail of the program, with a bit of their own.
nightmare-gives-head = { $seat } plays { $card } at the head of the program, with a bit of { $owner } on it.
nightmare-gives-tail = { $seat } plays { $card } at the tail of the program, with a bit of { $owner } on it.
nightmare-plays-run = { $seat } plays { $card }.
nightmare-cannot-play = { $seat } has no card to play and passes.
nightmare-nobody-can-play = Nobody can play a card any more, so the program runs by itself.
nightmare-may-draw = { $seat } draws a card to fill the hand.
nightmare-draws = { $seat } draws { $card }.
nightmare-turn-passes = The turn passes to { $seat }.
nightmare-run-starts = The program runs, from { $card } towards the { $way ->
    [head] head
   *[tail] tail
}.
nightmare-full-starts = The program has reached twenty cards: it runs by itself from { $card }, and no break can stop it any more.
nightmare-plays-insert = { $seat } plays { $card }.
nightmare-hides-head = { $seat } lays { $card } face down at the head of the program, with a bit of their own.
nightmare-hides-tail = { $seat } lays { $card } face down at the tail of the program, with a bit of their own.
nightmare-insert-draws = { $seat } draws a card to insert.
nightmare-insert-cannot-lie = INSERT brings up { $card }, which cannot lie in a program: it is discarded, and another card is drawn.
nightmare-insert-void = No card is left to draw: INSERT does nothing.
nightmare-sees-insert = { $seat } draws { $card }, and nobody else sees it yet.
nightmare-asked-to-insert = { $seat } chooses where in the program the card goes.
nightmare-inserts = { $seat } inserts { $card } at place { $place }, with a bit of their own.
nightmare-inserts-for = { $seat } inserts { $card } at place { $place }, with a bit of { $owner } on it.
nightmare-inserts-bare = { $seat } inserts { $card } at place { $place }, without a bit: the supply has none left.
nightmare-deck-anew = The deck is empty: the discards are shuffled and become the deck again.
nightmare-wants-to-be-asked = From the next run on, { $seat } wants to be asked again at every moment.
nightmare-all-have-bits = Everybody who is still in has a bit in the program.
nightmare-nothing-runs = Nobody can play a card, and no card lies in the program: a tie between { $seats }.

## Running

nightmare-passed-over = Nobody has a bit on { $card }: it is passed over.
nightmare-asked = { $seat } decides whether to execute { $card }.
nightmare-executes = { $seat } executes { $card }.
nightmare-declines = { $seat } declines { $card }.
nightmare-no-choice = { $seat } has no choice: { $card } is executed.
nightmare-moves-on = The program counter moves on to { $card }.
nightmare-moves-round = The ends of the row meet: from { $end } the program counter goes round to { $card }.
nightmare-breaks-open = { $card } comes up a second time in this run: from now on breaks are open.
nightmare-break-moment = Before { $card } goes on, the program can be stopped.
nightmare-stops-here = { $card } is not executed, so the built-in BREAK stops the program here.
nightmare-first-time = { $card } is activated for the first time: { $seat } has no choice, and it is executed.
nightmare-oversight-acts = Nobody has a bit on { $card }: it acts by itself.
nightmare-oversight-rests = There is a bit on { $card }: nothing happens here, and nobody has a turn.
nightmare-stands-at = The program counter has come to { $card } for the first time.
nightmare-not-again = { $seat } cannot execute { $card } again: it was executed { $count ->
    [3] three
   *[other] { $count }
} times running, and nobody’s points have changed since.
nightmare-moves-out-of-gap = The card under the program counter has left: the program counter goes on to { $card }.
nightmare-no-cards = No card is left in the program: the run ends.
nightmare-asks-again = From now on { $seat } wants to be asked again at every moment.

## Breaks

nightmare-may-break = { $seat } may stop the program at { $card }.
nightmare-passes-break = { $seat } lets the program run.
nightmare-breaks-by-word = { $seat }, who started the run, stops it by word, at { $card }.
nightmare-breaks-from-hand = { $seat } plays BREAK from the hand: the run stops at { $card }.
nightmare-breaks-by-paying = { $seat } pays three points for a break: the run stops at { $card }.
nightmare-break-stops = { $seat }’s BREAK stops the program; the program counter moves to { $card }.
nightmare-break-pending = { $seat }’s BREAK will stop the program at the next card that is not executed.
nightmare-break-closed = { $seat }’s BREAK does nothing: breaks are not open.
nightmare-passes-break-until = { $seat } lets the program run { $until ->
    [change] until something changes
    [lap] for this lap
   *[always] every time
}.

## Skips

nightmare-skip-moment = Before { $card } goes on, a SKIP token can be spent.
nightmare-may-skip = { $seat } may spend a SKIP token at { $card }.
nightmare-passes-skip = { $seat } spends no SKIP token.
nightmare-passes-skip-until = { $seat } spends no SKIP token { $until ->
    [change] until something changes
    [lap] for this lap
   *[always] at any moment
}.
nightmare-skips-player = { $seat } spends a SKIP token: { $owner } loses the turn at { $card }.
nightmare-skips-instruction = { $seat } spends a SKIP token: { $card } is skipped.
nightmare-skipped = A SKIP token has taken this turn: { $card } is not executed.

## Performing

nightmare-performed = { $card } is done; nobody is out, nobody has won.
nightmare-performs = { $seat } performs { $card } as if it were written on { $here }.
nightmare-lists = { $card } performs { $cards }.
nightmare-lists-none = { $card } reaches no card, so nothing is performed.
nightmare-has-left = { $card } has left the program and is not performed.
nightmare-endless = { $card } has reached itself { $rounds ->
    [3] three
   *[other] { $rounds }
} more times without anybody’s points changing: the whole instruction ends here.
nightmare-re-entered = { $card } is being performed already: inside itself it does nothing.
nightmare-gains = { $seat } gains { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-loses = { $seat } loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-each-loses = { $seats } — each loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-all-lose = Everybody loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-reverses = The program turns round and runs the other way.
nightmare-jumps = { $card } is locked: the program counter jumps to { $target }.
nightmare-locks = { $card } counts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ahead: the program counter jumps to { $target }, and { $card } is locked to it.
nightmare-locks-copied = The copied { $card } counts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ahead: the program counter jumps to { $target }, and { $card } is locked to it.
nightmare-takes-place = The jump of { $card } leads to { $target }: instead of a jump, that card takes the place of the next one to be performed.
nightmare-leads-nowhere = The card that { $card } was locked to is gone: it leads nowhere.
nightmare-goto-has-left = { $card } does not lie in the program any more: it does not jump.
nightmare-counts-from-nowhere = The card from which { $card } would count has left the program: it does not jump.
nightmare-performed-by-nobody = { $card } has no bit, and whoever performed its SUBROUTINE is out: nobody performs it.
nightmare-jumps-none = { $card } counts no card ahead: it neither jumps nor locks.
nightmare-chooses-number = { $seat } chooses the number that { $card } changes.
nightmare-performs-there = { $seat } performs { $card } where it lies, as part of { $here }.
nightmare-endless-out = Somebody has gone out while { $card } went on reaching itself: the whole instruction ends here.
nightmare-unwound = { $card } goes on reaching itself, and nothing comes of it: this round is left out, the rest goes on.
nightmare-raises = { $seat } puts { $count ->
    [1] a +1 counter
   *[other] { $count } counters of +1
} on { $card }: its number is now { $value }.
nightmare-lowers = { $seat } puts { $count ->
    [1] a -1 counter
   *[other] { $count } counters of -1
} on { $card }: its number is now { $value }.
nightmare-stays = { $seat } chooses { $card }, whose number is { $value } and cannot fall any further: no counter is placed.
nightmare-changes-by-zero = The number of { $card } itself is 0: it changes nothing.
nightmare-recolours-zero = The number of { $card } is 0: { $seat } recolours no bit.
nightmare-recolours-no-more = There is no further bit for { $seat } to recolour with { $card }.
nightmare-locks-takes-place = { $card } counts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ahead and is locked to { $target }: that card takes the place of the next one to be performed.
nightmare-changes-nothing = There is no number for { $card } to change.
nightmare-chooses-bit = { $seat } chooses a bit, as { $card } says.
nightmare-recolours = A bit of { $owner } on { $card } becomes { $seat }’s.
nightmare-recolours-none = { $seat } has no bit to recolour with { $card }.
nightmare-draws-replacement = A card from the deck takes the place of { $card }.
nightmare-replaced = { $new } takes the place of { $card }; the bits stay.
nightmare-cannot-lie = { $card } cannot lie in a program: it is discarded, and another card is drawn.
nightmare-not-replaced = No card is left to take the place of { $card }: it stays.
nightmare-shuffles = The discards are shuffled and become the deck.
nightmare-performs-inner = { $seat } performs { $card }, one of the inner cards of { $here }.
nightmare-already-gone = { $card } has left the program already.
nightmare-void = The deck is empty: { $card } does nothing.
nightmare-chooses-card = { $seat } chooses a card, as { $card } says.
nightmare-chooses-place = { $seat } chooses a place, as { $card } says.
nightmare-chooses-player = { $seat } chooses a player, as { $card } says.
nightmare-chosen = { $seat } chooses { $card }.
nightmare-place-chosen = { $seat } chooses place { $place }.

## Points and damage

nightmare-some-lose = Not covered: { $seats } — { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} lost each.
nightmare-surges = { $much ->
    [one] { $much } point
   *[other] { $much } points
} lost each without a bit here ({ $bare }), { $little } each with one ({ $holders }).
nightmare-hurts-nobody = { $card } costs nobody a point.
nightmare-oversight-held = There is a bit here, so { $card } does nothing.
nightmare-hits = Chosen by { $by }, { $seat } loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
nightmare-hits-none = { $card } hits nobody.
nightmare-defends = { $seat } pays { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $count ->
    [0] and is covered for no instruction at all.
    [one] and takes no damage from the next { $count } instruction performed.
   *[other] and takes no damage from the next { $count } instructions performed.
}
nightmare-spared = A DEFEND protects { $seats } from the damage of { $card }.
nightmare-redirects = Damage is redirected ({ $cards }): { $seat } takes { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, and what was lost comes back to { $back }.
nightmare-redirect-spared = Damage is redirected ({ $cards }), but a DEFEND keeps { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} away from { $seat }. What was lost comes back to { $back }.
nightmare-no-damage = There is no damage that { $card } can redirect.
nightmare-gets-skip = { $seat } takes a SKIP token and now has { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}.

## Bits

nightmare-chooses-new-bit = { $seat } chooses the card and the colour of the new bit that { $card } places.
nightmare-makes-bit = { $seat } puts a new bit of { $owner } on { $card }.
nightmare-chooses-move = { $seat } chooses the bit that { $card } moves, and the card to which it goes.
nightmare-moves-bit = { $seat } moves a bit of { $owner } from { $card } to { $target }.
nightmare-picks-bit = { $seat } picks a bit of { $owner } on { $card } for the swap.
nightmare-swaps-bits = { $seat } makes one bit on each of these cards change places: { $cards }.
nightmare-no-swap = There are no bits for { $card } to swap.
nightmare-takes-bit = { $seat } takes a bit of { $owner } off { $card }.
nightmare-worms = { $seat } puts { $count ->
    [one] { $count } bit
   *[other] { $count } bits
} of their own on { $card }.
nightmare-multiplies = Each gets { $count ->
    [one] { $count } new bit
   *[other] { $count } new bits
} on { $card }, as far as the supply goes: { $seats }.
nightmare-multiplies-none = { $card } adds no bit: nobody who has one here has another in the supply.
nightmare-bits-zero = A number of { $card } is 0: no bit comes, goes or moves.
nightmare-no-supply = { $seat } has no bit left in the supply: { $card } places none.
nightmare-no-bit = No bit is left for { $card } to place, move or take.

## Cards that come, go and change places

nightmare-erases = The previous card leaves the program: { $card }.
nightmare-erases-none = { $card } finds no previous card: nothing leaves the program.
nightmare-goes = { $card } is discarded, and every bit on it goes.
nightmare-leaves-empty = The deck is empty: { $card } leaves the program, and nothing takes its place.
nightmare-nothing-there = There is no card for { $card } to replace.
nightmare-chooses-way = { $seat } chooses a direction, as { $card } says.
nightmare-floats = { $card } changes places with { $cards }.
nightmare-floats-not = { $card } moves by 0 cards: it stays where it is.
nightmare-cannot-float = There is nowhere for { $card } to go.
nightmare-moves-card = The chosen card, { $card }, moves to place { $place }.
nightmare-moves-none = { $card } moves no card.
nightmare-chooses-side = { $seat } chooses a side: the cards behind, or those ahead, as { $card } says.
nightmare-swaps-cards = The order was { $cards }; now it is the other way round.
nightmare-picks-side = { $seat } puts these cards in order anew: { $cards }.
nightmare-chooses-next = { $seat } chooses which card comes next in the order that { $card } makes.
nightmare-puts-next = Next in order is { $card }. These cards now lie so: { $cards }.
nightmare-swaps-none = There are no cards for { $card } to swap.
nightmare-draws-new = { $card } brings in a card from the deck.
nightmare-comes-in = { $card } comes into the program, at place { $place }.
nightmare-takes-over = { $new } gets a bit of { $seat }, and { $card } one of { $neighbour }.
nightmare-no-take-over = No bit of { $neighbour } comes onto { $card }: { $seat } goes on.
nightmare-turned-up = { $seat } turns the card up: { $card }.

## Beside a card

nightmare-draws-inner = A card from the deck is dealt beside { $card }.
nightmare-dealt-inner = { $inner } is dealt beside { $card }.
nightmare-dealt-for-copy = { $inner } is dealt beside { $card }, for the SUBROUTINE performed there.
nightmare-deal-done = { $card } has been dealt its cards: { $cards }.
nightmare-dealt-none = No card is dealt beside { $card }.
nightmare-deal-ends = No SUBROUTINE is in reach of { $card } any more: the cards dealt beside it are discarded.
nightmare-performs-beside = { $card } performs the cards that lie beside { $here }: { $cards }.
nightmare-performs-none = No card lies beside { $card }: nothing is performed.
nightmare-jumps-later = { $card } is locked: once the cards of the SUBROUTINE are done, the program counter jumps to { $target }.
nightmare-locks-jumps-later = { $card } counts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ahead and is locked to { $target }: this takes effect once the cards of the SUBROUTINE are done.

## Out, won, going round

nightmare-out-of-points = No points left: { $seats } — out of the game, with every bit and card.
nightmare-out-of-both = Out of the game at once: { $broke }, with no points left, and { $bitless }, with no bit left.
nightmare-out-of-bits = No bit left: { $seats } — out of the game.
nightmare-won-points = { $seat } has { $points } points and wins.
nightmare-won-last = Out of the game: { $seats }. { $seat } is the last player standing and wins.
nightmare-all-out = All who were left go out at once: { $seats }.
nightmare-lone-lap = A lap has come back to { $card }, and only { $seat } had bits on it.
nightmare-lone-win = Nobody stops the loop in which only { $seat } has bits: { $seat } wins.
nightmare-idle-lap = A whole lap has come back to { $card } and nothing was executed: breaks are open.
nightmare-idle-end = Nobody stops it, and nothing is being executed: the run ends by itself.
nightmare-returned = Proved: the whole position at { $card } is here for the third time ({ $laps ->
    [one] a loop of one lap
   *[other] a loop of { $laps } laps
}).
nightmare-many-laps = Stopped, not proved: at { $card }, { $laps } laps have gone by and nobody’s points have changed.
nightmare-many-stops = Stopped, not proved: points come and go, but at { $card } the program counter has stood at { $stops } cards since anybody left the game.
nightmare-asked-agree = { $seat } is asked whether to leave it there.
nightmare-agrees = { $seat } agrees to leave it there.
nightmare-goes-on = { $seat } wants to go on.
nightmare-settled-stop = Nobody gets anywhere: the run ends here.
nightmare-settled-tie = Nobody gets anywhere, and nothing can stop the program: a tie between { $seats }.

nightmare-result-points = { $seats } — winner with twenty points or more.
nightmare-result-actor = { $seats } — winner: all who were left went out at once, by this player’s own instruction.
nightmare-result-last = { $seats } — winner, the last player standing.
nightmare-result-loop = { $seats } — winner, alone in the loop.
nightmare-result-draw = A draw: { $seats }.
nightmare-result-tie = A tie: { $seats }.
nightmare-settled-anew = Nobody gets anywhere: all cards are shuffled, and a new program is dealt.

## What is asked

ask-nightmare-execute = { $who }: execute { $card }?
ask-nightmare-break = { $who }: stop the program at { $card }?
ask-nightmare-play = { $who }: which card do you play?
ask-nightmare-draw = { $who }: which card does { $seat } draw?
ask-nightmare-number = { $who }: which number does { $card } change?
ask-nightmare-bit = { $who }: which bit do you choose for { $card }?
ask-nightmare-replacement = { $who }: which card takes the place of { $card }?
ask-nightmare-agree = { $who }: nobody gets anywhere. Leave it there?
ask-nightmare-deal-ring = { $who }: which card comes next in the ring?
ask-nightmare-deal-hand = { $who }: which card is dealt to { $seat }?
ask-nightmare-first-card = { $who }: with which card does the program begin?
ask-nightmare-claim = { $who }: which card do you claim?
ask-nightmare-skip = { $who }: spend a SKIP token at { $card }?
ask-nightmare-insert-draw = { $who }: which card does { $seat } draw to insert?
ask-nightmare-card = { $who }: which card do you choose for { $card }?
ask-nightmare-new-bit = { $who }: whose new bit does { $card } place, and where?
ask-nightmare-move = { $who }: which bit does { $card } move, and where to?
ask-nightmare-player = { $who }: which player do you choose for { $card }?
ask-nightmare-way = { $who }: which direction do you choose for { $card }?
ask-nightmare-place = { $who }: which place, as { $card } says?
ask-nightmare-side = { $who }: on which side does { $card } act?
ask-nightmare-order = { $who }: which card does { $card } put next?
ask-nightmare-beside = { $who }: which card is dealt beside { $card }?
ask-nightmare-new-card = { $who }: which card does { $card } bring in?

## What can be answered

option-nightmare-execute = Execute
option-nightmare-decline = Decline
option-nightmare-pass = Let it go on
option-nightmare-break-word = Stop it by word
option-nightmare-break-hand = Play BREAK
option-nightmare-break-pay = Pay three points to stop it
option-nightmare-head = { $card } at the head
option-nightmare-tail = { $card } at the tail
option-nightmare-give-head = { $card } at the head, with a bit of { $seat }
option-nightmare-give-tail = { $card } at the tail, with a bit of { $seat }
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
   *[other] , the bit behind the first { $place }
}
option-nightmare-agree = Leave it there
option-nightmare-go-on = Go on
option-nightmare-draw = { $card }
option-nightmare-pass-until = { $until ->
    [change] Let it go on until something changes
    [lap] Let it go on for this lap
   *[always] Let it go on every time
}
option-nightmare-ask-again = Ask me again at every moment
option-nightmare-skip = Spend a SKIP token
option-nightmare-claim = { $card }
option-nightmare-claim-for = { $card }, with a bit of { $seat }
option-nightmare-secret-head = { $card } face down at the head
option-nightmare-secret-tail = { $card } face down at the tail
option-nightmare-insert = { $card }
option-nightmare-place = Place { $place }
option-nightmare-give-place = Place { $place }, with a bit of { $seat }
option-nightmare-new-bit = { $card }, a bit of { $seat }
option-nightmare-move = { $card }{ $place ->
    [0] , first bit
    [1] , second bit
    [2] , third bit
    [3] , fourth bit
    [4] , fifth bit
    [5] , sixth bit
   *[other] , the bit behind the first { $place }
}, to { $target }
option-nightmare-player = { $seat }
option-nightmare-card = { $card }
option-nightmare-forward = Forward
option-nightmare-backward = Back
option-nightmare-behind = The cards behind
option-nightmare-ahead = The cards ahead

## What is refused

refused-nothing-to-break = The program is not running, so there is nothing to stop.
refused-break-final = The program runs by itself to the end: no break of any kind can stop it.
refused-break-nobody = Nobody can play a card any more and the program runs by itself to the end: no break of any kind can stop it.
refused-break-passed = This moment has gone by: each player was asked once before the card goes on.
refused-break-not-here = A break is made where a card is not executed, by choice or for want of a bit: not at this moment.
refused-break-closed-30 = Breaks are not open yet: no card is about to be executed for the second time in this run.
refused-break-closed-31 = Breaks are not open yet: the program counter has not reached any card a second time in this run.
refused-word-is-the-runners = Only the player who started the run may stop it by word; { $seat } did not.
refused-no-break-in-hand = { $seat } has no BREAK in hand.
refused-runner-breaks-free = { $seat } started the run and need not pay: a word is enough.
refused-break-too-dear = A break costs three points, and { $seat } has { $points }.
refused-no-number = { $card } prints no number that can be changed: a word is not a number.
refused-no-second-number = { $card } prints one number that can be changed, and no second one: a word is not a number.
refused-this-card = This INCREMENT counts as written on { $card }, and it can change any card but this one.
refused-break-version-1 = In version 1 there is no break: the program runs until the game ends.
refused-claimed = { $card } has a bit already: only cards without one can be claimed.
refused-own-error = { $card } gets an opponent’s bit, never one’s own.
refused-bit-of-one-out = Nobody who is out of the game gets a bit on { $card }.
refused-no-supply = The supply of this colour is empty: there is no bit for { $card }.
refused-nothing-to-run = There is no card in the program, so { $card } has nothing to run.
refused-own-bit = The new bit on { $card } must be another player’s, not one’s own.
refused-inner-card = { $card } lies beside another card: no new bit comes onto it, and nothing replaces it.
refused-bit-moved = This bit on { $card } has been moved already.
refused-not-next = A bit on { $card } goes to a card next to it, and to no other.
refused-same-card = One bit on { $card } is chosen already: the bits of a swap lie on different cards.
refused-same-colour = A bit of the same colour as this one on { $card } is chosen already: the bits of a swap differ in colour.
refused-no-partner = On the other cards there are not enough bits of other colours to swap with this one on { $card }.
refused-card-chosen = { $card } has been chosen already: the next one is another card.
refused-card-unfinished = The card chosen before has to lose another bit first: { $card } comes later.
refused-not-this-card = This WORM counts as written on { $card }, and its bits go onto any card but this one.
refused-not-there = { $card } does not lie face up in the program, so nobody can change its number.
refused-face-down = Nobody can see a number on a card that lies face down.
refused-player-out = { $seat } is out of the game.
refused-yourself = { $seat } has to choose somebody else.
refused-player-hit = { $seat } has been chosen already: the next one is another player.
refused-no-room = That way there is not room enough for { $card }.
refused-alone = { $card } has no other card in its sequence: there is nowhere to move it.
refused-lies-there = The card lies at that place already.
refused-nothing-to-swap = On that side there are no two cards for { $card } to swap.

## A position in words

describe-nightmare-row = Program, head to tail: { $cards }
describe-nightmare-pc-tail = Program counter at card { $place }, { $card }, running towards the tail
describe-nightmare-pc-head = Program counter at card { $place }, { $card }, running towards the head
describe-nightmare-empty = Program: no card
describe-nightmare-gap-tail = Program counter in the gap before card { $place }, { $card }, running towards the tail
describe-nightmare-gap-head = Program counter in the gap before card { $place }, { $card }, running towards the head
describe-nightmare-beside = Beside { $card }: { $cards }
# Over the cards that lie there, in a picture
scene-nightmare-beside = Beside { $card }
scene-nightmare-ring = The ring begins at the top left and goes round clockwise.
describe-nightmare-skips = SKIP tokens: { $list }
describe-nightmare-defences = DEFEND, instructions still covered: { $list }

game-nightmare = Programmer's Nightmare
describe-under-way-nightmare = The program goes on.
problem-not-in-program = { $card } is a one-shot and cannot lie in a program
problem-empty-program = a program has at least one card
problem-no-hands = version 1 has no hands: every card is dealt into the ring
problem-no-claims = only version 1 has bits to place: in version 2 each comes with a card that is played
problem-not-in-version = { $card } is not among the cards of this version
problem-face-down-bare = a card that lies face down has no counters, no lock and no cards beside it
problem-deal-too-small = { $needed } cards that can lie in a program are needed to deal, and the deck has { $found }
problem-not-face-down = only a card of the main program can lie face down, and only in version 2
problem-inner-bits = { $card } lies beside another card, where one bit at most can come to lie
problem-nothing-beside = no card can lie beside { $card }
problem-changes = { $card } prints { $count ->
    [0] no number
    [one] one number
   *[other] { $count } numbers
} in this edition, and every one needs its change
problem-link = only a GOTO can be locked, and only to a card of the row; { $link } is none
problem-too-many-bits = seat { $seat } has { $count } bits here; a colour has { $most }
cli-simulate-nightmare-result-points = won with twenty points or more
cli-simulate-nightmare-result-last = won by the last player standing
cli-simulate-nightmare-result-actor = won by whose instruction put out all who were left
cli-simulate-nightmare-result-loop = won by the player alone in the loop
cli-simulate-nightmare-result-draw = a draw
cli-simulate-nightmare-result-tie = a tie: nobody would have got anywhere
cli-simulate-nightmare-settled-anew = programs that came to nothing, dealt anew on the way (N-22)
cli-simulate-nightmare-settled-stop = programs that came to nothing, stopped on the way (N-22)
cli-simulate-nightmare-no-cards = programs that ran out of cards on the way (N-55)

gallery-about-nightmare = Everybody lays instructions into one program and puts their own bit on some of them. Then the program runs, card by card, and each card does what it says to whoever asked for it and to everybody else. Copies of copies, jumps and loops are what it is about; whoever stands when the others have run out of points, or reaches twenty, has won.
gallery-picture-nightmare = A program of Version 1 in the middle of its run: eighteen cards in a ring, with the players’ bits on them.
gallery-minutes-nightmare = about 20
gallery-version-nightmare-1 = Version 1, a ring that is dealt
gallery-version-nightmare-2 = Version 2, a program that is built
