### What happens in Runtime Error, step by step; what is asked; what can be answered; what is refused.

game-runtime_error = Runtime Error

## Dealing, drawing, discarding

runtime_error-to-deal = { $seat } is dealt a card.
runtime_error-dealt = { $seat } is dealt { $card }.
runtime_error-to-draw = { $seat } has a card to draw.
runtime_error-draws = { $seat } draws { $card }.
runtime_error-no-draw = Deck and discards are both empty, so { $seat } draws nothing.
runtime_error-shuffles = The deck is empty: { $count ->
    [one] the only discard becomes the new deck.
   *[other] the { $count } discards are shuffled and become the new deck.
}
runtime_error-makes-room = { $seat } discards the input { $card }, to make room for the next one.
runtime_error-discards = { $seat } discards the input { $card }.
runtime_error-turns-up = The edited card before { $owner } is turned up: { $card }. Its statement works again.
runtime_error-turn-passes = The turn passes to { $seat }.

## Scripting and testing

runtime_error-may-script = { $seat } may write a statement.
runtime_error-scripts = { $seat } writes a statement: from { $lower } to { $upper }, with the function { $function }.
runtime_error-no-script = { $seat } writes no statement this turn.
runtime_error-may-test = { $seat } may play an input.
runtime_error-plays-input = { $seat } plays { $card } as the input.
runtime_error-no-test = { $seat } plays no input this turn.
runtime_error-chooses-edit = EDIT ({ $card }): { $seat } has to replace a card of somebody’s statement.
runtime_error-edits = { $seat } edits a statement of { $owner }: { $card } is discarded, and { $new } takes its place, face down. The statement does nothing until the input is gone.
runtime_error-no-edit = EDIT ({ $card }): { $seat } has no card in hand to put in, so it is ignored.
runtime_error-loads = LOAD ({ $card }): { $seat } draws from the deck.
runtime_error-pulls = PULL ({ $card }): { $seat } takes { $drawn } from the top of the discards.
runtime_error-no-pull = PULL ({ $card }): there is no discard for { $seat } to take, so it is ignored.
runtime_error-loops = LOOP ({ $card }): { $seat } discards the input and tests another one.
runtime_error-no-loop = LOOP ({ $card }): { $seat } has no card left to play, so it is ignored.
runtime_error-chooses-input = { $seat } chooses the next input.
runtime_error-declines = { $seat } plays no further input.

## The claim

runtime_error-proved = Proved: whatever is drawn, { $seat } can keep this turn going for ever. { $size ->
    [one] The strategy stays in one situation.
   *[other] The strategy never leaves { $size } situations.
}
runtime_error-refuted = Refuted: whatever { $seat } tries, there are draws that end this turn. { $size ->
    [one] Only one situation can come up until then.
   *[other] Until then { $size } situations can come up.
}
runtime_error-undecided = Undecided: { $seat }’s claim was looked into through { $size } outcomes of moves, which takes about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, and neither proved nor refuted. It can still be demonstrated.
runtime_error-demonstrated = Demonstrated: with { $card } played again, the whole position is back, and nothing was left to chance in between. { $seat } can go on like this for ever.

runtime_error-result-proved = { $seat } has proved an endless turn, and wins.
runtime_error-result-demonstrated = { $seat } has demonstrated an endless turn, and wins.

## What is asked

ask-runtime_error-script = { $who }: write a statement?
ask-runtime_error-test = { $who }: play an input?
ask-runtime_error-edit = { $who }: which card to replace, and by which?
ask-runtime_error-next = { $who }: which input next?
ask-runtime_error-deal = { $who }: which card is { $seat } dealt?
ask-runtime_error-draw = { $who }: which card does { $seat } draw?

## What can be answered

option-runtime_error-script = { $lower } to { $upper }, function { $function }
option-runtime_error-no-script = No statement
option-runtime_error-input = { $card }
option-runtime_error-no-test = No input
option-runtime_error-edit = { $new } in place of { $old }
option-runtime_error-decline = No further input
option-runtime_error-claim = Can I win now? Claim that this turn can last for ever
option-runtime_error-draw = { $card }

## What is refused

refused-two-suits = The two bounds of a statement have one suit; { $lower } and { $upper } have two.
refused-lower-not-below = The lower bound must be worth less than the upper one; { $lower } is not worth less than { $upper }.
refused-function-twice = Nobody may have two statements with functions of one suit, and there is one like { $card } already.
refused-decline = A LOOP asks for another input: with a card in hand, one has to be played.
refused-claim-again = This claim has just been decided. A new one can be made once the position has changed.
refused-claims-spent = The claims of this play have been looked into through { $size } outcomes of moves, about { $seconds } seconds. That is as much as one play may take: no further claim can be made in it.
refused-not-now = A claim is made by the player whose turn it is, when asked for a statement, an input or an edit; { $seat } is not.

## What is wrong with a file

problem-two-suits = the two bounds of a statement have one suit; { $lower } and { $upper } have two
problem-lower-not-below = the lower bound must be worth less than the upper one; { $lower } is not worth less than { $upper }
problem-function-twice = there is another statement with a function of the suit of { $card } here
problem-budget = must be at least 1 outcome of a move, found { $found }
problem-no-prover = for { $game } there is nothing to prove: only a turn of Runtime Error can be claimed
problem-nothing-to-claim = lead to no position at which a turn could be claimed
problem-too-few-to-deal = the deck has too few cards to deal from; it takes { $count }

## A position in words

describe-runtime-error-player = { $who }: statements { $statements }; hand { $hand }
describe-runtime-error-hidden-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
describe-runtime-error-statement = { $lower } to { $upper } → { $function }
describe-runtime-error-down = { $statement } (face down)
describe-runtime-error-piles-some = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}; discards, the top last: { $cards }
describe-runtime-error-piles-none = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}; no discards
describe-runtime-error-input = Input: { $card }

## A verdict’s evidence

proof-situation = hand { $hand }; deck { $deck }; discards { $below }
proof-situation-top = hand { $hand }; deck { $deck }; discards { $top } on top, below it { $below }
proof-editing = { $situation }; the input { $card } asks for an edit
proof-none = empty
proof-nothing = nothing
proof-unplayed = others
proof-cards = { $count } cards
proof-many = { $count } × { $kind }
proof-strategy = { $situation } → { $move }
proof-plays = play { $card }
# Over evidence in which cards that do the same are the same
proof-kinds = Cards are counted by the functions that they execute; “others” are not played.
proof-first-of-a-kind = Of cards that execute the same functions only one is tried.
proof-more = { $count ->
    [one] … and one more situation
   *[other] … and { $count } more situations
}
proof-and-so-on = … and so on
proof-answered = { $option }, answered by drawing { $card }
proof-ends = { $option }: the turn ends
proof-as-before = { $option }: as above
# Beside a dot. $count: cards in the deck
proof-deck = deck { $count }
# A picture's description
proof-ring = A picture of the strategy, a dot for each situation. { $stem ->
    [0] It begins on a circle
    [one] One situation leads into a circle
   *[other] { $stem } situations lead into a circle
} { $cycle ->
    [one] of a single situation, which leads back to itself.
   *[other] of { $cycle } situations, each of which leads to the next, whatever is drawn.
}
proof-checked = { $count ->
    [one] Checked by the rules alone: the one situation holds.
   *[other] Checked by the rules alone: all { $count } situations hold.
}
proof-mistaken = The check failed: the evidence does not bear this verdict. Please report it with the position.

## Claims in notebooks

claim-next = The strategy’s next move
claim-how-proved = The strategy plays; you draw. Whatever you draw, the turn goes on.
claim-how-refuted = You play; the draws answer. Whatever you try, the turn ends.
claim-how-undecided = Within the budget there is neither a strategy nor a counter-example.
claim-spare = Spare cards in hand
claim-kings = Kings in the deck
claim-title = Clubs and spades: { $spare ->
    [one] { $spare } spare card
   *[other] { $spare } spare cards
}, { $kings ->
    [one] { $kings } king in the deck
   *[other] { $kings } kings in the deck
}
claim-table = The verdict for each number of spare cards (downward) and kings (across)
claim-proved = proved
claim-refuted = refuted
claim-undecided = undecided
claim-guess = Can this turn be made to last for ever?

## What a card can be
card-runtime-error-bound = As a bound, or as the input, it counts { $face ->
    [A] 1
    [J] 11
    [Q] 12
    [K] 13
   *[number] { $face }
 }.
card-runtime-error-diamonds = As a function: EDIT. Some card of any statement is discarded, and one from the hand lies there instead, face down, until the input has gone.
card-runtime-error-clubs = As a function: LOAD. The top card of the deck comes into the hand.
card-runtime-error-hearts = As a function: PULL. The top card of the discards comes into the hand.
card-runtime-error-spades = As a function: LOOP. The input is discarded, and another card from the hand is the next one.

describe-under-way-runtime_error = The game goes on.
problem-not-a-draw = { $card } cannot be drawn: it is not in the deck
cli-simulate-runtime_error-result-proved = won by a claim that was proved
cli-simulate-runtime_error-result-demonstrated = won by an endless turn that was demonstrated

gallery-about-runtime_error = With an ordinary pack of cards everybody writes statements: two bounds and a function. A card that is played within the bounds sets the function off, which may draw, take back, replace a card or play another. Whoever can make a turn of theirs last for ever wins, and here a prover decides whether that is so.
gallery-picture-runtime_error = Two statements of one player, both satisfied by the card that came.
