### Frog : la règle, et l’arbitrage

ref-frog-set-up = Il y a huit cartes de chacun des nombres de 0 à 3. Un 1, un 2, un 3, un 1 et un 2 forment un cercle, et la grenouille est sur le premier. Chacun pioche trois cartes.
    .title = Mise en place
ref-frog-turn = Posez une carte de votre main sur une carte du cercle, mais pas sur celle de la grenouille. Défaussez la carte du dessous. Puis la grenouille bondit à la place suivante.
    .title = Votre tour
ref-frog-frog = La grenouille saute d’autant de places que le dit sa carte, encore et encore. Sur un 0, elle s’arrête, et le joueur dont c’est le tour marque un point.
    .title = La grenouille
ref-frog-draw = Piochez une carte. Puis c’est au joueur de gauche. Quand il n’y a plus de carte à piocher, la partie se termine, et le joueur qui a le plus de points gagne.
    .title = La pioche et la fin
ruling-f-01 = Et si la grenouille n’arrive jamais à un 0 ?
    .default = Après cinq sauts, elle est fatiguée et reste où elle est. Personne ne marque.
    .other-on = Elle continue de sauter, sans fin s’il le faut.
    .reason = La règle la fait sauter jusqu’à un 0, et ne dit pas ce qui se passe s’il n’y en a pas sur son chemin.
