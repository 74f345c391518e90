### Frog: the rules, and the ruling

ref-frog-set-up = There are eight cards each of the numbers 0 to 3. A 1, a 2, a 3, a 1 and a 2 form a ring, and the frog sits on the first. Everyone draws three cards.
    .title = Set-up
ref-frog-turn = Put a card from your hand over one of the ring, but not over the one where the frog sits. Discard the card under it. Then the frog leaps to the next place.
    .title = Your turn
ref-frog-frog = The frog hops on as many places as the card under it says, again and again. On a 0 it stops, and the player whose turn it is scores a point.
    .title = The frog
ref-frog-draw = Draw a card. Then it is the turn of the player on the left. When there is no card to draw, the game ends, and the player with the most points wins.
    .title = Drawing, and the end
ruling-f-01 = What if the frog never comes to a 0?
    .default = After five hops it is tired and stays where it is. Nobody scores.
    .other-on = It hops on, for ever if need be.
    .reason = The rules let it hop until it comes to a 0, and do not say what happens if there is none on its way.
