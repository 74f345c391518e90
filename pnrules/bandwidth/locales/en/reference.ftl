### Battle for Bandwidth: the rules reference. What each place of the rulebook says, in our words.

ref-bfb-overview =
    The players share one program, to which everybody adds. Round after round it grows by the cards that they play, and then it runs from beginning to end: nearly every code card in it hands somebody a point. Events help their player or hinder another one.

    The first to have the points that the number of players asks for wins.
    .title = Overview
ref-bfb-starting =
    Whoever used a computer last begins, and lays the Token and Terminal 1 before them; these two are not shuffled in. Everybody is dealt four cards.

    Then cards are turned up from the pile until a code card comes that is neither GOTO nor Function. It is the first function; the others are discarded.
    .title = Starting the game
ref-bfb-your-turn =
    Whoever has Terminal 1 has the first turn of the round. A turn has up to two actions, in any order and mix, the same one twice as well: draw a card, with fewer than six in hand; play a code card to the program; play a code card to the function; play an event.
    .title = Your turn
ref-bfb-events =
    An event is played in one’s own turn and costs an action, unless it says that it answers something. One does what it says, then it is discarded.

    Cut and Paste, for one, is played on an opponent, who may answer with Firewall. Then Cut and Paste takes no card, but it is discarded and its action is spent all the same; the Firewall costs its player no action.
    .title = Event cards
ref-bfb-code-cards =
    A code card is played in one’s own turn, for one action. In the program it goes directly behind the last card: to the right of it, or into the first place of a new row below where the row has its three cards already. In the function it takes the place of the card there, which is discarded.

    Playing it does nothing yet. Code cards are executed when the program runs.
    .title = Code cards
ref-bfb-card-pass =
    The Token is handed on clockwise or counter-clockwise, as the arrows show, by the number of players printed between them. Only who has it in the end scores a point, none of those in between; right round the table and further is allowed. The green number in the corner matters for X alone.
    .title = Pass
ref-bfb-card-pass-x =
    Like any other pass card, except that X says by how many players the Token is handed on. X is set anew in each round.
    .title = Pass X
ref-bfb-card-terminal =
    The Token goes straight to a terminal, wherever its player sits, and that player scores a point. The left neighbour of Terminal 1 is Terminal 2, the next one Terminal 3, and so on. Which one is meant depends on X: with X at 3, one of the pictured cards leads to terminal 3, the other to terminal 2. A terminal that nobody has gets nothing: the card is without effect.
    .title = Send to terminal
ref-bfb-card-goto =
    GOTO 10 makes the program go on from the beginning of its first row, GOTO 20 from that of the second. Each is executed once only: it leaves the program at once. GOTO cards go to the program, never to the function.
    .title = GOTO
ref-bfb-card-function =
    Whatever card is in the function is performed in its stead, and the Function card stays where it is. There may be several in the program. Like GOTO, it goes to the program only.
    .title = Function
ref-bfb-card-cut-and-paste =
    Played on an opponent, whose hand one looks at to take a card from it into one’s own.
    .title = Cut and Paste
ref-bfb-card-firewall =
    Played in response to an event that somebody plays on you: it cancels that event, and costs no action.
    .title = Firewall
ref-bfb-after-turn =
    Turns go round clockwise. When everybody has had one, the program runs.
    .title = After your turn
ref-bfb-running =
    First X is found: it is the green number of the program’s first card. The function is not part of the program and gives no X.

    Then the cards are executed one by one, left to right and row after row, and each gives its point to whoever receives the Token. After the last one, the round ends.
    .title = Running the program
ref-bfb-ending =
    While the program has more than two rows, its first row is discarded and the others move up. A row counts even where it is not full.

    Then Terminal 1 goes to the left-hand neighbour of the player who has it, and with it the first turn of the next round.
    .title = Ending the round
ref-bfb-winning =
    Whoever reaches the number of points wins there and then, without waiting for the end of the run: 15 points for 2 players, 12 for 3, 9 for 4, 7 for 5, 6 for 6.
    .title = Winning the game
ref-bfb-example =
    Four players, three rows, X at 1, and a GOTO 20 that sends the run through the second row once more. Betty ends with 3 points, Carl and Dana with 2, Adam with 1. The first row goes, Betty gets Terminal 1, and the next card will be put right of the Function, though a gap lies before it.
    .title = Example program
