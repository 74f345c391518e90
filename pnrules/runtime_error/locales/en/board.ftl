# What the board says of this game alone

board-why-runtime_error-lower = { $who }, statement { $b }: lower bound
board-why-runtime_error-upper = { $who }, statement { $b }: upper bound
board-why-runtime_error-function = { $who }, statement { $b }: function
board-why-runtime_error-hand = in the hand of { $who }
board-why-runtime_error-input = the input
board-why-runtime_error-discards = among the discards
board-why-runtime_error-aside = not in this game
board-why-runtime_error-deck = in the deck
board-re-field = The table
board-re-deck = Deck
board-re-input = Input
board-re-discards = Discards
board-re-count = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
board-re-lower = Lower bound:
board-re-upper = Upper bound:
board-re-function = Function:
board-re-statement = Statement from { $lower } to { $upper }, function { $function }
board-re-statements = Statements of { $who }
board-re-none = No statement yet
board-re-satisfied = satisfied by the input
board-re-asleep = does nothing until the input is gone
board-re-discarded = Discards, the top last: { $cards }
board-re-legend = What each suit does, in this order
board-re-does-diamonds = EDIT: swap a card of any statement
board-re-does-clubs = LOAD: draw a card
board-re-does-hearts = PULL: take the top discard
board-re-does-spades = LOOP: discard the input, test another card
board-re-inputs = for inputs from { $low } to { $high }
board-re-can-i = Can I win now?
board-re-won = has won
board-re-proved = Proved: this turn of { $who } can be made to last for ever ({ $size ->
    [one] one situation
   *[other] { $size } situations
}).
board-re-refuted = Refuted: draws can end this turn, whatever { $who } tries ({ $size ->
    [one] one situation
   *[other] { $size } situations
}).
board-re-undecided = Undecided: { $size } outcomes of moves of { $who } were looked at.
board-re-demonstrating = { $who } may demonstrate: a position that comes back wins.
