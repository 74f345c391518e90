### Frog: what happens, what is asked and chosen, what is shown

game-frog = Frog
gallery-about-frog = Five cards are in a ring, and a frog hops round it: as many places as the card under it says. Bring it to a 0 with your card, and you score.
gallery-picture-frog = Five cards in a ring, and the frog on the first.
describe-under-way-frog = The frog hops.
cli-simulate-frog-result = came to the end

frog-asked = { $seat } has to play.
frog-plays = { $seat } lays { $card } over { $over }, and the frog leaps to place { $at }.
frog-hops = On { $card } it hops on to place { $at }.
frog-scores = The frog stops on a 0: { $seat } scores 1 point.
frog-tires = After { $count } hops the frog is tired and stays where it is.
frog-to-draw = { $seat } draws.
frog-passes = It is { $seat }’s turn.
frog-draws = { $seat } draws { $card }.
frog-ends = No card is left to draw: the game is over.
frog-result = { $seats } won.

ask-frog-play = { $who }: which card do you put over which?
ask-frog-draw = Which card does { $seat } draw?
option-frog-play = { $card } over { $over }
option-frog-draw = { $card }
refused-frog-sits = the frog sits on { $card }

scene-frog-ring = The ring
scene-frog-here = frog
scene-frog-deck = The deck
board-why-frog-frog = Place of the frog
board-why-frog-ring = The ring
