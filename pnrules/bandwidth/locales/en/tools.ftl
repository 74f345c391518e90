### What only the editor of a position and the tables of many games say of this game. Pages fetch it later than the rest.

cli-simulate-bandwidth-result = won on points
# $number: which row, counted from 1
edit-bandwidth-program = Row { $number }
edit-bandwidth-function = Function
edit-bandwidth-pile = Deck
edit-bandwidth-discards = Discard pile
edit-bandwidth-token = Token
edit-bandwidth-first = Terminal 1
edit-bandwidth-turn = Turn
edit-bandwidth-actions = Actions left
edit-bandwidth-hand = Hand
edit-bandwidth-points = Points
