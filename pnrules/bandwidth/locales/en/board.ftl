# What the board says of this game alone

# $row: its number
board-bfb-row = Row { $row }
board-bfb-gap = gap
board-bfb-free = free
board-bfb-function = Function
board-bfb-no-function = no card
board-bfb-no-program = The program has no cards.
# X while the program runs, and before it does; how it is made
board-bfb-x-runs = X is { $x } in this run, because that is the green number of the first card.
board-bfb-x-next = X is the green number of the first card. It would be { $x } if the program ran now.
# What a card with X comes to. $printed: what it says, such as X+1; $number: what that is now; $seat: who has that terminal
board-bfb-comes-to = { $printed } is { $number } now.
board-bfb-comes-to-terminal = { $printed } is { $number } now, and that is { $seat }.
board-bfb-comes-to-nobody = { $printed } is { $number } now, and there is no Terminal { $number }.
# On the green number of a card: read aloud; what it means; beside it, on the first card and on any other
board-bfb-green = green number { $green }
board-bfb-green-says = If this card comes first, X is its green number, { $green }, in the whole run.
board-bfb-gives-x = gives X
board-bfb-if-first = if first
# The way of the Token, and what it brings; a stop of it: $card: what sends it there, $seat: a player
board-bfb-way = The Token’s way
board-bfb-way-points = 1 point at each stop, if the program ran now
board-bfb-way-nowhere = the Token would stay here, if the program ran now
board-bfb-way-from = from { $seat }
board-bfb-way-stop = { $card }: to { $seat }
board-bfb-way-wins = { $seat } would win there.
board-bfb-here = The program is here.
board-bfb-performed = happening now
board-bfb-looked-at = { $seat } looks at { $owner }’s hand
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
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
board-bfb-discards =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
board-why-bandwidth-row = row { $a }, place { $b }
board-why-bandwidth-function = in the function
board-why-bandwidth-hand = in { $who }’s hand
board-why-bandwidth-discards = in the discard pile
board-why-bandwidth-pile = in the deck
