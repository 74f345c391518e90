### Frog : la règle, et la décision

ref-frog-set-up = Les nombres de 0 à 3 sont là huit fois chacun. Un 1, un 2, un 3, un 1 et un 2 forment un anneau, et la grenouille se trouve sur le premier. Chacun pioche trois cartes.
    .title = Mise en place
ref-frog-turn = Posez une carte de votre main sur une carte de l’anneau, mais pas sur celle où se trouve la grenouille. La carte du dessous est défaussée. Puis la grenouille bondit à la place suivante.
    .title = Votre tour
ref-frog-frog = La grenouille saute d’autant de places que le dit la carte où elle se trouve, encore et encore. Sur un 0, elle s’arrête, et qui a joué marque un point.
    .title = La grenouille
ref-frog-draw = Piochez une carte ; le tour passe à gauche. Quand il n’y en a plus, la partie se termine, et le plus de points gagne.
    .title = La pioche et la fin
ruling-f-01 = Et si la grenouille n’arrive jamais à un 0 ?
    .default = Après cinq sauts, elle est fatiguée et reste où elle est. Personne ne marque.
    .other-on = Elle saute toujours, sans fin s’il le faut.
    .reason = La règle la fait sauter jusqu’à un 0, et ne dit pas ce qui arrive quand il n’y en a pas sur son chemin.
