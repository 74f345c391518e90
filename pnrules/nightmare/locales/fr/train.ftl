### Programmer’s Nightmare : ce que les exercices demandent, et l’erreur d’une réponse fausse.

train-nightmare-pc = Où est alors le PC ?
train-nightmare-copied = La première carte qui copie applique d’autres cartes. Lesquelles, et dans quel ordre ?
train-nightmare-way = Dans quel sens va alors le PC ?
train-nightmare-way-head = Vers la tête.
train-nightmare-way-tail = Vers la queue.
# Dans un cercle
train-nightmare-way-dealt-head = Contre l’ordre de la donne.
train-nightmare-way-dealt-tail = Dans l’ordre de la donne.

# $card : la carte, $which : son premier ou son second nombre, 0 s’il est seul, $wrong : ce qui est compté, $right : ce qu’il est
misread-nightmare-number = { $which ->
    [0] Vous avez pris { $wrong } pour le nombre de { $card }. C’est { $right }.
   *[other] Sur { $card }, vous avez pris { $wrong } pour le nombre { $which }. C’est { $right }.
}
misread-nightmare-counters = Vous avez lu le nombre imprimé sur { $card }. Ses marqueurs +1 et −1 comptent aussi.
misread-nightmare-ignored = Vous avez oublié { $card }.
misread-nightmare-copy-moves = Vous avez mené le PC à la carte copiée. Quand une carte copie, le PC reste où il est.
misread-nightmare-oversight = Vous avez fait agir OVERSIGHT, qui porte pourtant des bits.
misread-nightmare-first-bit = Vous n’avez compté que le premier bit sur { $card }. Chaque bit agit à son tour.
misread-nightmare-last-bit = Vous avez commencé par le dernier bit sur { $card }. C’est le premier bit qui passe d’abord.
misread-nightmare-way = Vous avez mené le PC dans le mauvais sens.
misread-nightmare-defend = Vous avez oublié DEFEND.
misread-nightmare-begins = Vous avez fait commencer un autre joueur. Après la donne, c’est le premier joueur encore en jeu qui commence.
misread-nightmare-first-way = Vous avez fait partir le PC dans l’autre sens. Il part vers la dernière carte.
misread-nightmare-unasked = Vous avez laissé le programme s’arrêter tout seul. D’abord, on demande aux joueurs s’il faut s’arrêter là.
