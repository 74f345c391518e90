### What only the editor of a position and the tables of many games say of this game. Pages fetch it later than the rest.

cli-simulate-runtime_error-result-proved = won by a proved claim
cli-simulate-runtime_error-result-demonstrated = won by showing an endless turn
# $number: which statement, counted from 1
edit-runtime_error-statements-lower = Statement { $number }, lower bound
edit-runtime_error-statements-upper = Statement { $number }, upper bound
edit-runtime_error-statements-function = Statement { $number }, function
edit-runtime_error-hand = Hand
edit-runtime_error-deck = Deck
edit-runtime_error-discards = Discard pile
edit-runtime_error-turn = Turn
edit-runtime_error-deal = Five more cards are dealt first
