### What a board offers besides playing: to compare branches, and to build a position. Pages fetch these later than the others.

board-tree = The tree of this game
board-tree-note = Point at a step to read it.
# $place: a step's number, $words: what happened at it, or its name
board-tree-knot = Step { $place }: { $words }
board-tree-ways = { $count } branches
board-tree-end = end of a branch
board-compare-with = Side by side with
board-compare-do = Compare
board-compare-this = This one
board-compare-earlier = The earlier step
board-compare-go = Go to the other branch
board-adopt = Go on with the other game
board-compare-close = Back to the board
# $place: a step's number, $words: what happened at it
board-compare-parts = They part after step { $place }. { $words }
board-compare-differs = What is different at the end
board-compare-same = At the end nothing on the table is different.
# $who: a player, a card or the table, $what: a subject such as Points
board-compare-what = { $who }: { $what }
board-compare-together = Steps from where they part, both together
# $step: how many steps behind the parting, $last: how many there are
board-compare-step = { $step } of { $last } from where they part
board-compare-ended = ended here
board-edit = Change the position
board-edit-done = Play from here
board-edit-leave = Back to the game
board-edit-undo = Undo
board-edit-redo = Redo
board-edit-empty = Clear the table
# What was under way where it began
board-edit-cut = Something was under way here. The position begins at the start of a turn instead.
board-edit-refused = That cannot be:
board-edit-unfinished = Still to do:
# $place: where on the table, $error: what is wrong there
board-edit-trouble = { $place }: { $error }
# $what: something of a player, such as a hand; $seat: the player
board-edit-of = { $what } ({ $seat })
# $zone: a place on the table, $card: the card that lies there
board-edit-beside = { $zone }, { $card }
board-edit-tray = Cards that lie nowhere yet
# Before the name of a place, to choose: there the cards of the tray go
board-edit-tray-to = Add to
board-edit-find = Find a card
# $card: what was put down, $zone: where
board-edit-put = { $card }: { $zone }
board-edit-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
# What a player is called
board-edit-name = Name
board-edit-zones = What lies where
# Before the name of a place: a press on it makes new cards go there
board-edit-to = Add cards to:
board-edit-gap = Gap
# $card: the card that was picked
board-edit-picked = What to do with { $card }
board-edit-earlier = Earlier
board-edit-later = Later
# $what: such as the program counter
board-edit-here = { $what } here
board-edit-take = Take away
board-edit-put-down = Done
board-edit-none = None
# $name: what the numbers are, $number: which of them
board-edit-number = { $name }, number { $number }
# On buttons that make a list of numbers longer or shorter. $name: what the numbers are
board-edit-more = Add
board-edit-less = Remove the last
# $name: what lies there, $seat: whose bit
board-edit-bit-on = { $name }: add { $seat }
board-edit-bit-off = { $name }: take away { $seat }
board-edit-table = Players, points and rules
board-edit-read = Use this notation
