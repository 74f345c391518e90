### Ce que seuls l’éditeur de positions et les tableaux de nombreuses parties disent de ce jeu. Les pages le cherchent plus tard que le reste.

cli-simulate-runtime_error-result-proved = gagnées par une annonce prouvée
cli-simulate-runtime_error-result-demonstrated = gagnées en montrant un tour sans fin
# $number: which statement, counted from 1
edit-runtime_error-statements-lower = Instruction { $number }, borne inférieure
edit-runtime_error-statements-upper = Instruction { $number }, borne supérieure
edit-runtime_error-statements-function = Instruction { $number }, fonction
edit-runtime_error-hand = Main
edit-runtime_error-deck = Pioche
edit-runtime_error-discards = Défausse
edit-runtime_error-turn = Tour
edit-runtime_error-deal = Cinq cartes de plus sont d’abord distribuées
