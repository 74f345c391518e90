### My Game : ce qui arrive, ce qui est demandé et choisi, ce qui est montré

game-mygame = My Game
gallery-about-mygame = Des cailloux forment un tas. Prenez-en un, deux ou trois, mais pas autant que le joueur précédent. Qui prend le dernier gagne.
gallery-picture-mygame = Un tas de cailloux.
describe-under-way-mygame = Le tour suivant commence.
cli-simulate-mygame-result = allées jusqu’au bout
pack-mygame-first = Premiers pas

mygame-asked = C’est à { $seat } de prendre des cailloux.
mygame-takes = { $seat } prend { $count ->
    [one] 1 caillou
   *[other] { $count } cailloux
}.
mygame-stuck = { $seat } n’a pas le droit de prendre le dernier caillou, et il n’y en a pas d’autre.
mygame-passes = C’est maintenant à { $seat }.
mygame-ends = { $seat } a pris le dernier caillou.
mygame-result = Victoire : { $seat }.

ask-mygame-take = { $who } : combien de cailloux prenez-vous ?
option-mygame-take = { $count ->
    [one] 1 caillou
   *[other] { $count } cailloux
}
refused-mygame-too-many = il ne reste que { $count ->
    [one] 1 caillou
   *[other] { $count } cailloux
}
refused-mygame-as-before = le joueur précédent a pris { $count ->
    [one] 1 caillou
   *[other] { $count } cailloux
}

scene-mygame-heap = Le tas
scene-mygame-stones = Cailloux
scene-mygame-taken = Pris juste avant : { $count }
board-why-mygame-heap = Cailloux dans le tas
board-why-mygame-taken = Pris juste avant
