# What the board says of this game alone

# $row: its number
board-bfb-row = Row { $row }
board-bfb-gap = gap
board-bfb-free = free
board-bfb-function = Function
board-bfb-no-function = no card
board-bfb-no-program = There is no card in the program.
# X while the program runs, and before it does
board-bfb-x-runs = X is { $x } in this run.
board-bfb-x-next = If the program ran now, X would be { $x }.
# On the green number of a card
board-bfb-green = green number { $green }
board-bfb-gives-x = gives X
board-bfb-here = The program is here.
board-bfb-performed = is being performed
board-bfb-looked-at = Hand of { $owner }, at which { $seat } looks
board-bfb-table = Round the table, clockwise
board-bfb-token = Token
# $number: a terminal's number; short, and in full
board-bfb-terminal-short = T{ $number }
board-bfb-terminal = Terminal { $number }
# $seats: where the Token came by in this step, in order
board-bfb-route = The Token in this step: { $seats }.
# $goal: how many points win
board-bfb-goal = { $goal } points win.
board-bfb-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
board-bfb-discards =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
board-why-bandwidth-row = row { $a }, place { $b }
board-why-bandwidth-function = in the function
board-why-bandwidth-hand = in the hand of { $who }
board-why-bandwidth-discards = among the discards
board-why-bandwidth-pile = in the pile
