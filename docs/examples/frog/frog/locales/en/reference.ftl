### Frog: the rules, and the ruling

ref-frog-set-up = The numbers 0 to 3 are there eight times each. A 1, a 2, a 3, a 1 and a 2 lie in a ring, and the frog sits on the first. Everybody draws three cards.
    .title = Set-up
ref-frog-turn = Lay a card of your hand over one of the ring, but not over the one on which the frog sits. The card beneath is discarded. Then the frog leaps to the next place.
    .title = Your turn
ref-frog-frog = The frog hops as many places on as the card says on which it sits, again and again. On a 0 it comes to rest, and whose turn it is scores a point.
    .title = The frog
ref-frog-draw = Draw a card; the turn passes to the left. When there is none to draw, the game ends, and most points win.
    .title = Drawing, and the end
ruling-f-01 = What if the frog never comes to a 0?
    .default = After five hops it is tired and rests where it is. Nobody scores.
    .other-on = It hops on, for ever if need be.
    .reason = The rules have it hop until it comes to a 0, and do not say what happens where there is none on its way.
