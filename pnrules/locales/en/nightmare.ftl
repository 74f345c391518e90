### What happens in Programmer's Nightmare, step by step; what is asked; what can be answered; what is refused.

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

## Breaks

nightmare-may-break = { $seat } may stop the program at { $card }.
nightmare-passes-break = { $seat } lets the program run.
nightmare-breaks-by-word = { $seat }, who started the run, stops it by word, at { $card }.
nightmare-breaks-from-hand = { $seat } plays BREAK from the hand: the run stops at { $card }.
nightmare-breaks-by-paying = { $seat } pays three points for a break: the run stops at { $card }.
nightmare-break-stops = { $seat }’s BREAK stops the program; the program counter moves to { $card }.
nightmare-break-pending = { $seat }’s BREAK will stop the program at the next card that is not executed.
nightmare-break-closed = { $seat }’s BREAK does nothing: breaks are not open.

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
nightmare-locks = { $card } counts { $count } cards ahead: the program counter jumps to { $target }, and { $card } is locked to it.
nightmare-locks-copied = The copied { $card } counts { $count } cards ahead: the program counter jumps to { $target }, and { $card } is locked to it.
nightmare-takes-place = { $card } leads to { $target }: that card takes the place of the next one to be performed.
nightmare-leads-nowhere = The card that { $card } was locked to is gone: it leads nowhere.
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
nightmare-locks-takes-place = { $card } counts { $count } cards ahead and is locked to { $target }: that card takes the place of the next one to be performed.
nightmare-changes-nothing = There is no number for { $card } to change.
nightmare-chooses-bit = { $seat } chooses the bit that { $card } recolours.
nightmare-recolours = A bit of { $owner } on { $card } becomes { $seat }’s.
nightmare-recolours-none = { $seat } has no bit to recolour with { $card }.
nightmare-overwrite-void = The deck is empty: { $card } does nothing.
nightmare-draws-replacement = A card from the deck takes the place of { $card }.
nightmare-replaced = { $new } takes the place of { $card }; the bits stay.
nightmare-cannot-lie = { $card } cannot lie in a program: it is discarded, and another card is drawn.
nightmare-not-replaced = No card is left to take the place of { $card }: it stays.
nightmare-shuffles = The discards are shuffled and become the deck.

## Out, won, going round

nightmare-out-of-points = No points left: { $seats } — out of the game, with every bit and card.
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
nightmare-asked-agree = { $seat } is asked whether to leave it there.
nightmare-agrees = { $seat } agrees to leave it there.
nightmare-goes-on = { $seat } wants to go on.
nightmare-settled-stop = Nobody gets anywhere: the run ends here.
nightmare-settled-tie = Nobody gets anywhere, and nothing can stop the program: a tie between { $seats }.

nightmare-result-points = { $seats } — winner with twenty points or more.
nightmare-result-last = { $seats } — winner, the last player standing.
nightmare-result-loop = { $seats } — winner, alone in the loop.
nightmare-result-draw = A draw: { $seats }.
nightmare-result-tie = A tie: { $seats }.

## What is asked

ask-nightmare-execute = { $who }: execute { $card }?
ask-nightmare-break = { $who }: stop the program at { $card }?
ask-nightmare-play = { $who }: which card do you play?
ask-nightmare-draw = { $who }: which card does { $seat } draw?
ask-nightmare-number = { $who }: which number does { $card } change?
ask-nightmare-bit = { $who }: which bit does { $card } recolour?
ask-nightmare-replacement = { $who }: which card takes the place of { $card }?
ask-nightmare-agree = { $who }: nobody gets anywhere. Leave it there?

## What can be answered

option-nightmare-execute = Execute
option-nightmare-decline = Decline
option-nightmare-pass = Let it run
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
   *[other] , bit number { $place }
}
option-nightmare-agree = Leave it there
option-nightmare-go-on = Go on
option-nightmare-draw = { $card }

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
refused-this-card = This INCREMENT counts as written on { $card }, and it can change any card but this one.

## A position in words

describe-nightmare-row = Program, head to tail: { $cards }
describe-nightmare-pc-tail = Program counter at card { $place }, { $card }, running towards the tail
describe-nightmare-pc-head = Program counter at card { $place }, { $card }, running towards the head
