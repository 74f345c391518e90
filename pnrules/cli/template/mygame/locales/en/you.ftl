### What is said to you when you play against opponents: each stands beside a message of game.ftl

you-seat-mygame-asked = It is your turn to take stones.
you-seat-mygame-takes = You take { $count ->
    [one] 1 stone
   *[other] { $count } stones
}.
you-seat-mygame-stuck = You may not take the last stone, and cannot take another.
you-seat-mygame-passes = It is your turn.
you-seat-mygame-ends = You have taken the last stone.
you-seat-mygame-result = You won.
