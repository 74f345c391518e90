### Battle for Bandwidth: what the cards do, in our words.

# $number: such as 3, $way: clockwise or counter-clockwise
card-bfb-pass =
    The Token goes { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    } { $way ->
        [clockwise] clockwise
       *[other] counter-clockwise
    }; whoever gets it scores a point.
# $number: such as X, $way: clockwise or counter-clockwise
card-bfb-pass-x =
    The Token goes { $number } seats { $way ->
        [clockwise] clockwise
       *[other] counter-clockwise
    }; whoever gets it scores a point.
# $number: such as X+1
card-bfb-terminal = The Token goes to terminal { $number }; whoever is there scores a point.
# $row: the number of a row
card-bfb-goto = The program goes on at the beginning of row { $row }. The card is then discarded.
card-bfb-function = Performs the card in the function. It stays where it is.
card-bfb-cut-and-paste = Look at an opponent’s hand and take a card from it into yours.
card-bfb-firewall = In response to an event played on you: cancel it.
