### Runtime Error: what exercises ask, and what a wrong answer misreads.

train-runtime_error-top = Which card is on top of the discard pile then?
# $who: a player
train-runtime_error-held = How many cards does { $who } hold then?
train-runtime_error-executed = Which functions are executed, and in which order?

# $card: the bound, $input: the input
misread-runtime_error-bound = The bounds count too: { $input } is worth as much as the bound { $card }, so it matches.
misread-runtime_error-ignored = You left out the statement with { $card } as its function.
misread-runtime_error-face-down = The statement with { $card } as its function has a card face down. It rests.
misread-runtime_error-others = Only your own statements count on your turn.
misread-runtime_error-bottom = PULL takes the top card of the discard pile.
