### Frog : ce qui arrive, ce qui est demandé et choisi, ce qui est montré

game-frog = La grenouille
gallery-about-frog = Cinq cartes forment un cercle, et une grenouille y saute : d’autant de places que le dit sa carte. Menez-la à un 0 avec votre carte, et vous marquez un point.
gallery-picture-frog = Cinq cartes en cercle, la grenouille sur la première.
describe-under-way-frog = La grenouille saute.
cli-simulate-frog-result = allées jusqu’au bout

frog-asked = { $seat } doit jouer.
frog-plays = { $seat } pose { $card } sur { $over }, et la grenouille bondit à la place { $at }.
frog-hops = Sur { $card }, elle saute jusqu’à la place { $at }.
frog-scores = La grenouille s’arrête sur un 0 : { $seat } marque 1 point.
frog-tires = Après { $count } sauts, la grenouille est fatiguée et reste où elle est.
frog-to-draw = { $seat } pioche.
frog-passes = C’est maintenant à { $seat }.
frog-draws = { $seat } pioche { $card }.
frog-ends = Il n’y a plus de carte à piocher : la partie est finie.
frog-result = Victoire : { $seats }.

ask-frog-play = { $who } : quelle carte poser sur laquelle ?
ask-frog-draw = { $seat } pioche. Quelle carte ?
option-frog-play = { $card } sur { $over }
option-frog-draw = { $card }
refused-frog-sits = la grenouille se trouve sur { $card }

scene-frog-ring = Le cercle
scene-frog-here = grenouille
scene-frog-deck = La pioche
board-why-frog-frog = Place de la grenouille
board-why-frog-ring = Le cercle
