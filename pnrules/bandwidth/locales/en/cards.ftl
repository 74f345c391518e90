### Battle for Bandwidth: what the cards do, in our words.

# $number: such as 3, $way: clockwise or counter-clockwise
card-bfb-pass =
    Pass the Token { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    } { $way ->
        [clockwise] clockwise
       *[other] counter-clockwise
    }. The player who gets it scores 1 point.
    .any = Pass the Token as many seats as the card says, in the direction of its arrow. The player who gets it scores 1 point.
    .short =
        { $way ->
            [clockwise] Token { $number } on: 1 point
           *[other] Token { $number } back: 1 point
        }
# $number: such as X, $way: clockwise or counter-clockwise
card-bfb-pass-x =
    Pass the Token { $number } seats { $way ->
        [clockwise] clockwise
       *[other] counter-clockwise
    }. The player who gets it scores 1 point.
    .any = Work out the card’s number from X. Pass the Token that many seats, in the direction of the arrow. The player who gets it scores 1 point.
    .short =
        { $way ->
            [clockwise] Token { $number } on: 1 point
           *[other] Token { $number } back: 1 point
        }
# $number: such as X+1
card-bfb-terminal = Send the Token to Terminal { $number }. The player there scores 1 point.
    .any = Send the Token to the Terminal that the card names. The player there scores 1 point.
    .short = Token to Terminal { $number }: 1 point
# $row: the number of a row
card-bfb-goto = Discard this card. The program goes on at the start of row { $row }.
    .any = Discard this card. The program goes on at the start of the row that the card names.
    .short = Go on at row { $row }
card-bfb-function = Execute the card in the function. This card stays where it is.
    .short = Execute the function
card-bfb-cut-and-paste = Look at an opponent’s hand and take a card from it into yours.
    .short = Take a card from a hand
card-bfb-firewall = Play it when someone plays an event on you. It cancels that event.
    .short = Cancels an event on you
