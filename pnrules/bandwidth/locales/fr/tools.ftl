### Ce que seuls l’éditeur de positions et les tableaux de nombreuses parties disent de ce jeu. Les pages le cherchent plus tard que le reste.

cli-simulate-bandwidth-result = gagnées aux points
# $number: which row, counted from 1
edit-bandwidth-program = Rangée { $number }
edit-bandwidth-function = Fonction
edit-bandwidth-pile = Pioche
edit-bandwidth-discards = Défausse
edit-bandwidth-token = Jeton
edit-bandwidth-first = Terminal 1
edit-bandwidth-turn = Tour
edit-bandwidth-actions = Actions restantes
edit-bandwidth-hand = Main
edit-bandwidth-points = Points
