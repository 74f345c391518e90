# What the board says of this game alone

board-why-runtime_error-lower = { $who }, statement { $b }: lower bound
board-why-runtime_error-upper = { $who }, statement { $b }: upper bound
board-why-runtime_error-function = { $who }, statement { $b }: function
board-why-runtime_error-hand = in { $who }’s hand
board-why-runtime_error-input = the input
board-why-runtime_error-discards = in the discard pile
board-why-runtime_error-aside = not in this game
board-why-runtime_error-deck = in the deck
board-re-field = The table
board-re-deck = Deck
board-re-input = Input
board-re-discards = Discard pile
board-re-count = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
board-re-lower = Lower bound:
board-re-upper = Upper bound:
board-re-function = Function:
board-re-statement = Statement from { $lower } to { $upper }, function { $function }
board-re-statements = { $who }’s statements
board-re-none = No statement yet
board-re-satisfied = matches the input
board-re-asleep = rests until the input is gone
board-re-discarded = Discard pile, top card last: { $cards }
board-re-legend = What each suit does, in this order
board-re-does-diamonds = EDIT: replace a card of any statement
board-re-does-clubs = LOAD: draw a card
board-re-does-hearts = PULL: take the top discarded card
board-re-does-spades = LOOP: discard the input, play another card
board-re-inputs = for inputs from { $low } to { $high }
board-re-can-i = Can I win now?
board-re-won = has won
board-re-proved = Proved: { $who } can make this turn last for ever ({ $size ->
    [one] { $size } situation
   *[other] { $size } situations
}).
board-re-refuted = Disproved: whatever { $who } does, some cards end this turn ({ $size ->
    [one] one situation looked at
   *[other] { $size } situations looked at
}).
board-re-undecided = Not decided: { $size ->
    [one] { $size } move of { $who } was tried.
   *[other] { $size } moves of { $who } were tried.
}
board-re-demonstrating = { $who } can still show it: bring back the same position and win.
