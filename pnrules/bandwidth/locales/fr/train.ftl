### Battle for Bandwidth : ce que les exercices demandent, et l’erreur d’une réponse fausse.

train-bandwidth-token = Qui a alors le jeton ?
train-bandwidth-executed = Quelles cartes le programme exécute-t-il, et dans quel ordre ?
train-bandwidth-pile = Combien de cartes y a-t-il alors dans la pioche ?

misread-bandwidth-ignored = Vous avez oublié { $card }.
misread-bandwidth-way = { $card } fait avancer le jeton dans l’autre sens.
misread-bandwidth-too-far = Avec { $card }, vous êtes allé un joueur trop loin.
misread-bandwidth-self = Vous avez compté le joueur qui a le jeton comme numéro 1. Comptez à partir du joueur suivant.
misread-bandwidth-on-the-way = Vous avez donné des points à des joueurs que le jeton ne fait que dépasser.
misread-bandwidth-terminals = Vous avez compté les terminaux à partir du joueur 1. Terminal 1 est le premier joueur de la manche.
# $card : la première carte, $wrong : le nombre vert d’une autre, $right : X
misread-bandwidth-x = Vous avez pris { $wrong } pour X. X est le nombre vert de la première carte. C’est { $card }, donc X vaut { $right }.
misread-bandwidth-first = Vous avez laissé Terminal 1 au même joueur. Après chaque manche, il passe au joueur suivant, à gauche.
misread-bandwidth-shuffle = Vous n’avez rien pioché. Quand la pioche est vide, on mélange la défausse, qui devient la pioche.
