### Programmer’s Nightmare: what exercises ask, and what a wrong answer misreads.

train-nightmare-pc = Where is the PC then?
train-nightmare-copied = The first card that copies does other cards. Which ones, and in which order?
train-nightmare-way = Which way does the PC point then?
train-nightmare-way-head = To the head.
train-nightmare-way-tail = To the tail.
# In a ring
train-nightmare-way-dealt-head = Against the order of dealing.
train-nightmare-way-dealt-tail = In the order of dealing.

# $card: the card, $which: its first number or its second, 0 where it has one, $wrong: what was counted, $right: what it is
misread-nightmare-number = { $which ->
    [0] You took { $wrong } as the number of { $card }. It is { $right }.
   *[other] You took { $wrong } as number { $which } of { $card }. It is { $right }.
}
misread-nightmare-counters = You read the printed number of { $card }. Its counters count too.
misread-nightmare-ignored = You left out { $card }.
misread-nightmare-copy-moves = You moved the PC to the copied card. When a card copies, the PC stays where it is.
misread-nightmare-oversight = You let OVERSIGHT work although it has bits.
misread-nightmare-first-bit = You counted only the first bit on { $card }. Each bit has its turn.
misread-nightmare-last-bit = You began with the last bit on { $card }. The first bit goes first.
misread-nightmare-way = You moved the PC in the wrong direction.
misread-nightmare-defend = You forgot DEFEND.
misread-nightmare-begins = You let another player begin. After a deal, the first player who is still in begins.
misread-nightmare-first-way = You let the PC begin the other way. It begins towards the last card.
misread-nightmare-unasked = You let the program stop by itself. First the players are asked whether to end it there.
