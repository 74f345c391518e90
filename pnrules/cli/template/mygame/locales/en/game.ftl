### My Game: what happens, what is asked and chosen, what is shown

game-mygame = My Game
gallery-about-mygame = Stones lie in a heap. Take one, two or three, but not as many as were taken just before. The player who takes the last one wins.
gallery-picture-mygame = A heap of stones.
describe-under-way-mygame = The next turn begins.
cli-simulate-mygame-result = came to the end
pack-mygame-first = First steps

mygame-asked = It is { $seat }’s turn to take stones.
mygame-takes = { $seat } takes { $count ->
    [one] 1 stone
   *[other] { $count } stones
}.
mygame-stuck = { $seat } may not take the last stone, and cannot take another.
mygame-passes = It is { $seat }’s turn.
mygame-ends = { $seat } has taken the last stone.
mygame-result = { $seat } won.

ask-mygame-take = { $who }: how many stones do you take?
option-mygame-take = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
refused-mygame-too-many = there { $count ->
    [one] is only 1 stone
   *[other] are only { $count } stones
} left
refused-mygame-as-before = { $count ->
    [one] 1 stone was
   *[other] { $count } stones were
} taken just before

scene-mygame-heap = The heap
scene-mygame-stones = Stones
scene-mygame-taken = Taken just before: { $count }
board-why-mygame-heap = Stones in the heap
board-why-mygame-taken = Taken just before
