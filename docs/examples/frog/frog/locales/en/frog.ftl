### Frog: what happens, what is asked and answered, what is shown

game-frog = Frog
gallery-about-frog = Five cards lie in a ring, and a frog hops round it, as many places as the card says on which it sits. Whoever’s card brings it to a 0 scores.
gallery-picture-frog = Five cards in a ring, and the frog on the first.
describe-under-way-frog = The frog hops.
cli-simulate-frog-result = came to the end

frog-asked = { $seat } has to play.
frog-plays = { $seat } lays { $card } over { $over }, and the frog leaps to place { $at }.
frog-hops = On { $card } it hops on to place { $at }.
frog-scores = On a 0 the frog comes to rest, and { $seat } scores a point.
frog-tires = After { $count } hops the frog is tired and rests where it is.
frog-to-draw = { $seat } draws.
frog-passes = The turn passes to { $seat }.
frog-draws = { $seat } draws { $card }.
frog-ends = No card is left to draw: the game ends.
frog-result = { $seats } won.

ask-frog-play = Which card does { $who } lay over which?
ask-frog-draw = Which card does { $seat } draw?
option-frog-play = { $card } over { $over }
option-frog-draw = { $card }
refused-frog-sits = the frog sits on { $card }

scene-frog-ring = The ring
scene-frog-here = frog
scene-frog-deck = Cards in the deck: { $count }
board-why-frog-frog = Place of the frog
board-why-frog-ring = The ring
