### Frog : ce qui arrive, ce qui est demandé et répondu, ce qui est montré

game-frog = La grenouille
gallery-about-frog = Cinq cartes forment un anneau, où une grenouille saute d’autant de places que le dit la carte sur laquelle elle se trouve. Qui la mène à un 0 marque un point.
gallery-picture-frog = Cinq cartes en anneau, la grenouille sur la première.
describe-under-way-frog = La grenouille saute.
cli-simulate-frog-result = allées jusqu’au bout

frog-asked = { $seat } doit jouer.
frog-plays = { $seat } pose { $card } sur { $over }, et la grenouille bondit à la place { $at }.
frog-hops = Sur { $card }, elle saute jusqu’à la place { $at }.
frog-scores = Sur un 0, la grenouille s’arrête, et { $seat } marque un point.
frog-tires = Après { $count } sauts, la grenouille est fatiguée et reste où elle est.
frog-to-draw = { $seat } pioche.
frog-passes = C’est au tour de { $seat }.
frog-draws = { $seat } pioche { $card }.
frog-ends = Il n’y a plus de carte à piocher : la partie se termine.
frog-result = { $seats } gagne.

ask-frog-play = Quelle carte { $who } pose-t-il sur laquelle ?
ask-frog-draw = Quelle carte { $seat } pioche-t-il ?
option-frog-play = { $card } sur { $over }
option-frog-draw = { $card }
refused-frog-sits = la grenouille se trouve sur { $card }

scene-frog-ring = L’anneau
scene-frog-here = grenouille
scene-frog-deck = Cartes dans la pioche : { $count }
board-why-frog-frog = Place de la grenouille
board-why-frog-ring = L’anneau
