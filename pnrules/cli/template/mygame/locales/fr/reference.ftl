### My Game : la règle dans vos propres mots, et les arbitrages

ref-mygame-aim = Onze cailloux forment un tas. Deux à quatre joueurs y prennent chacun à leur tour. Qui prend le dernier caillou gagne.
    .title = But et mise en place
ref-mygame-turn = À votre tour, prenez un, deux ou trois cailloux dans le tas, mais pas autant que le joueur précédent.
    .title = Votre tour
ref-mygame-end = Quand le dernier caillou est pris, la partie est finie, et qui l’a pris gagne.
    .title = La fin

ruling-mygame-01 = Il reste un caillou, et le joueur précédent en a pris un. Que se passe-t-il ?
    .default = Le joueur dont c’est le tour ne peut pas le prendre, et le joueur précédent gagne.
    .other-again = Le dernier caillou peut toujours être pris.
    .reason = Il est interdit de prendre autant de cailloux que le joueur précédent : personne ne peut donc prendre le dernier. La règle ne dit pas qui gagne.
