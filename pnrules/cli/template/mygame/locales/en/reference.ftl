### My Game: the rules in your own words, and the rulings

ref-mygame-aim = Eleven stones lie in a heap. Two to four players take from it in turn. The player who takes the last stone wins.
    .title = Aim and set-up
ref-mygame-turn = In your turn, take one, two or three stones from the heap, but not as many as the player before you took.
    .title = Your turn
ref-mygame-end = When the last stone has been taken, the game is over, and the player who took it wins.
    .title = The end

ruling-mygame-01 = One stone is left, and one was taken just before. What happens?
    .default = The player whose turn it is cannot take it, and the player before them wins.
    .other-again = The last stone may always be taken.
    .reason = You may not take as many as were taken just before, so nobody can take the last stone then. The rules do not say who wins.
