### What happens in Runtime Error, step by step; what is asked; what can be chosen; what is refused.

game-runtime_error = Runtime Error

## Dealing, drawing, discarding

runtime_error-to-deal = The next card goes to { $seat }.
runtime_error-dealt = { $seat } gets { $card }.
runtime_error-to-draw = { $seat } takes a card from the deck.
runtime_error-draws = { $seat } draws { $card }.
runtime_error-no-draw = The deck and the discard pile are both empty, so { $seat } draws nothing.
runtime_error-shuffles = The deck is empty. { $count ->
    [one] The only discarded card becomes the deck.
   *[other] The { $count } discarded cards are shuffled and become the deck.
}
runtime_error-makes-room = { $seat } discards the input { $card } to make room for the next one.
runtime_error-discards = { $seat } discards the input { $card }.
runtime_error-turns-up = { $owner }’s face-down card is turned up: { $card }. The statement works again.
runtime_error-turn-passes = It is { $seat }’s turn.

## Scripting and testing

runtime_error-may-script = { $seat } may write a statement.
runtime_error-scripts = { $seat } writes a statement from { $lower } to { $upper }, with the function { $function }.
runtime_error-no-script = { $seat } writes no statement this turn.
runtime_error-may-test = { $seat } may play an input.
runtime_error-plays-input = { $seat } plays { $card } as the input.
runtime_error-no-test = { $seat } plays no input this turn.
runtime_error-chooses-edit = Because of EDIT ({ $card }), { $seat } must replace a card of any statement.
runtime_error-edits = { $seat } discards { $owner }’s { $card } and puts { $new } in its place, face down. The statement rests.
runtime_error-no-edit = { $seat } has no card to put in for EDIT ({ $card }), so nothing happens.
runtime_error-loads = With LOAD ({ $card }), { $seat } draws from the deck.
runtime_error-pulls = With PULL ({ $card }), { $seat } takes { $drawn } from the discard pile.
runtime_error-no-pull = The discard pile is empty, so { $seat } takes nothing with PULL ({ $card }).
runtime_error-loops = With LOOP ({ $card }), { $seat } discards the input and tests another card.
runtime_error-no-loop = { $seat } has no card left to play for LOOP ({ $card }), so nothing happens.
runtime_error-chooses-input = { $seat } chooses the next input.
runtime_error-declines = { $seat } plays no more inputs.

## The claim

runtime_error-proved = Proved: whatever is drawn, { $seat } can go on for ever. { $size ->
    [one] The turn stays in { $size } situation.
   *[other] The turn stays in { $size } situations.
}
runtime_error-refuted = Disproved: whatever { $seat } does, some cards end the turn. { $size ->
    [one] One situation was looked at.
   *[other] { $size } situations were looked at.
}
runtime_error-undecided = Not decided: the app tried { $size } moves (about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}). { $seat } can still show it.
runtime_error-undecided-sooner = Not decided: after other claims, { $size ->
    [one] only { $size } move was
   *[other] only { $size } moves were
} tried. { $seat } can still show it.
runtime_error-demonstrated = Shown: { $card } brings the same position back, and not by luck. { $seat } can go on for ever.

runtime_error-result-proved = { $seat } has proved an endless turn and wins.
runtime_error-result-demonstrated = { $seat } has shown an endless turn and wins.

## What is asked

ask-runtime_error-script = { $who }: write a statement?
ask-runtime_error-test = { $who }: play an input?
ask-runtime_error-edit = { $who }, with { $card }: replace which card, and with which?
ask-runtime_error-next = { $who }: which input next?
ask-runtime_error-deal = { $who }: which card does { $seat } get?
ask-runtime_error-draw = { $who }: which card does { $seat } draw?

## What can be chosen

option-runtime_error-script = { $lower } to { $upper }, function { $function }
option-runtime_error-no-script = No statement
option-runtime_error-input = { $card }
option-runtime_error-no-test = No input
option-runtime_error-edit = { $new } in place of { $old }
option-runtime_error-decline = No more inputs
option-runtime_error-claim = Claim the win: my turn can last for ever
option-runtime_error-draw = { $card }

## What is refused

refused-two-suits = The two bounds need the same suit, and { $lower } and { $upper } differ.
refused-lower-not-below = As the lower bound, { $lower } must be worth less than { $upper }.
refused-function-twice = You have a function of the suit of { $card } already. You cannot have two.
refused-decline = LOOP asks for another input. With a card in hand, you must play one.
refused-claim-again = This claim is decided. You can claim again when the position has changed.
refused-not-now = { $seat } can claim only when choosing a statement, an input or an edit.

## What is wrong with a file

problem-two-suits = the two bounds of a statement need the same suit, and { $lower } and { $upper } differ
problem-lower-not-below = the lower bound must be worth less than the upper one; { $lower } is not worth less than { $upper }
problem-function-twice = this player already has another function of the suit of { $card }
problem-budget = must be at least 1 move, found { $found }
problem-no-prover = there is nothing to prove in { $game }: its rules know no claims
problem-nothing-to-claim = lead to no position where a turn can be claimed
problem-too-few-to-deal = the deck has too few cards to deal: it needs { $count }

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
}; discard pile, top card last: { $cards }
describe-runtime-error-piles-none = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}; discard pile empty
describe-runtime-error-input = Input: { $card }

## The proof of a result

proof-situation = hand { $hand }; deck { $deck }; discard pile { $below }
proof-situation-top = hand { $hand }; deck { $deck }; discard pile { $top } on top, below it { $below }
proof-editing = { $situation }; the input { $card } asks for an edit
proof-none = empty
proof-nothing = nothing
proof-unplayed = others
proof-cards = { $count } cards
proof-many = { $count } × { $kind }
proof-strategy = { $situation } → { $move }
proof-plays = play { $card }
# Over a proof in which cards that do the same are the same
proof-kinds = Cards that execute the same functions are counted together; “others” are not played.
proof-first-of-a-kind = Of the cards that execute the same functions, only one is tried.
proof-more = { $count ->
    [one] … and { $count } more situation
   *[other] … and { $count } more situations
}
proof-and-so-on = … and so on
proof-answered = { $option }, then { $card } is drawn
proof-ends = { $option }: the turn ends
proof-as-before = { $option }: as above
# Beside a dot. $count: cards in the deck
proof-deck = deck { $count }
# A picture's description
proof-ring = A picture of the strategy, with a dot for each situation. { $stem ->
    [0] It begins in a loop
    [one] { $stem } situation leads into a loop
   *[other] { $stem } situations lead into a loop
} { $cycle ->
    [one] of a single situation, which leads back to itself.
   *[other] of { $cycle } situations: each leads to the next, whatever is drawn.
}
proof-checked = { $count ->
    [one] Checked with the rules alone: the { $count } situation is right.
   *[other] Checked with the rules alone: all { $count } situations are right.
}
proof-mistaken = The check failed: this proof is wrong. Please report it with the position.

## Claims in notebooks

claim-next = The strategy’s next move
claim-how-proved = The strategy plays, you draw. Whatever you draw, the turn goes on.
claim-how-refuted = You play, the computer draws. Whatever you try, the turn ends.
claim-how-undecided = Not decided: within its limit, the app could neither prove nor disprove it.
claim-spare = Spare cards in hand
claim-kings = Kings in the deck
claim-title = Clubs and spades: { $spare ->
    [one] { $spare } spare card
   *[other] { $spare } spare cards
}, { $kings ->
    [one] { $kings } king in the deck
   *[other] { $kings } kings in the deck
}
claim-table = The result for each number of spare cards (down) and kings (across)
claim-proved = proved
claim-refuted = disproved
claim-undecided = not decided
claim-guess = Can this turn last for ever?

## What a card can be
card-runtime-error-bound = As a bound or as the input, it counts { $face ->
    [A] 1
    [J] 11
    [Q] 12
    [K] 13
   *[number] { $face }
 }.
    .any = As a bound or as the input, an ace counts 1, a jack 11, a queen 12 and a king 13. Every other card counts its number.
card-runtime-error-diamonds = As a function: EDIT. Discard any card of any statement and put one from your hand there, face down. The statement rests until the input is gone.
card-runtime-error-clubs = As a function: LOAD. Draw the top card of the deck.
card-runtime-error-hearts = As a function: PULL. Take the top card of the discard pile.
card-runtime-error-spades = As a function: LOOP. Discard the input and play another card from your hand.

describe-under-way-runtime_error = The game goes on.
problem-not-a-draw = { $card } cannot be drawn: it is not in the deck

gallery-about-runtime_error = With ordinary playing cards you write statements: two bounds and a function. Make your turn last for ever, and you win. The app checks it.

## Claims on a board

claim-guess-proved = Yes, whatever is drawn
claim-guess-refuted = No, it can end
claim-no-move = The strategy has no move here.

# Who made the game, its rulebooks and their translations
credits-runtime_error = Designed by Necolai McIntosh.
