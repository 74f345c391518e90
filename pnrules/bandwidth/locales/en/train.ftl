### Battle for Bandwidth: what exercises ask, and what a wrong answer misreads.

train-bandwidth-token = Who has the Token then?
train-bandwidth-executed = Which cards does the program execute, and in which order?
train-bandwidth-pile = How many cards are in the deck then?

misread-bandwidth-ignored = You left out { $card }.
misread-bandwidth-way = { $card } sends the Token the other way round the table.
misread-bandwidth-too-far = With { $card } you went one player too far.
misread-bandwidth-self = You counted the player with the Token as number 1. Count from the next player on.
misread-bandwidth-on-the-way = You gave points to players whom the Token only passes.
misread-bandwidth-terminals = You counted the terminals from player 1. Terminal 1 is the first player of the round.
# $card: the first card, $wrong: another card’s green number, $right: X
misread-bandwidth-x = You took { $wrong } for X. X is the green number of the first card. That is { $card }, so X is { $right }.
misread-bandwidth-first = You left Terminal 1 with the same player. After each round it goes to the next player on the left.
misread-bandwidth-shuffle = You drew nothing. When the deck is empty, the discard pile is shuffled and becomes the deck.
