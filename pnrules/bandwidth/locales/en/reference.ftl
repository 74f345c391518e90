### Battle for Bandwidth: the rules reference. What each place of the rulebook says, in our words.

ref-bfb-overview =
    All players build one program together. Each round they add cards to it, and then it runs from beginning to end. Nearly every code card in it gives a player a point. Events help you or hinder an opponent.

    The first player with enough points wins. How many are enough depends on the number of players.
    .title = Overview
ref-bfb-starting =
    The player who last used a computer begins and gets the Token and Terminal 1. These two cards are not shuffled in. Everyone gets 4 cards.

    Then turn up cards from the deck until a code card comes that is neither GOTO nor Function. It is the first function. Discard the others.
    .title = Starting the game
ref-bfb-your-turn =
    The player with Terminal 1 has the first turn of the round. A turn has up to 2 actions, in any order, and both may be the same. An action is to draw a card, if you hold fewer than 6, to play a code card to the program, to play one to the function, or to play an event.
    .title = Your turn
ref-bfb-events =
    You play an event on your own turn. It costs an action, unless the card says that you play it in response. Do what it says, then discard it.

    An example: you play Cut and Paste on an opponent, who responds with Firewall. Then you get no card. Cut and Paste is discarded all the same, and your action is used up. Firewall costs your opponent no action.
    .title = Event cards
ref-bfb-code-cards =
    You play a code card on your own turn, for 1 action. In the program it goes directly after the last card: to the right of it, or into the first place of a new row below if the row has its 3 cards already. In the function it replaces the card there. Discard the old one.

    A code card does nothing yet when you play it. It is executed when the program runs.
    .title = Code cards
ref-bfb-card-pass =
    Pass the Token clockwise or counter-clockwise, as the arrows show. The number between the arrows says how many seats it moves. Only the player who has it in the end scores a point, and the players whom it passes score nothing. It may go once round the table and further. The green number in the corner matters for X alone.
    .title = Pass
ref-bfb-card-pass-x =
    Like any other Pass card, but X says how many seats the Token moves. X is set anew in each round.
    .title = Pass X
ref-bfb-card-terminal =
    The Token goes straight to a terminal, wherever its player sits, and that player scores a point. On the left of Terminal 1 sits Terminal 2, then comes Terminal 3, and so on. Which one is meant depends on X: with X at 3, one of the pictured cards leads to Terminal 3, the other to Terminal 2. If nobody has that terminal, the card does nothing.
    .title = Send to terminal
ref-bfb-card-goto =
    With GOTO 10 the program goes on at the start of row 1, with GOTO 20 at the start of row 2. Each is executed only once: it leaves the program at once. Play GOTO cards to the program, never to the function.
    .title = GOTO
ref-bfb-card-function =
    Execute the card in the function in its place. The Function card itself stays. The program may have several of them. Like GOTO, play it to the program only.
    .title = Function
ref-bfb-card-cut-and-paste =
    Play it on an opponent. You see that player’s hand and take a card from it into yours.
    .title = Cut and Paste
ref-bfb-card-firewall =
    Play it in response to an event that someone plays on you. It cancels that event and costs no action.
    .title = Firewall
ref-bfb-after-turn =
    Turns go clockwise. When everyone has had one, the program runs.
    .title = After your turn
ref-bfb-running =
    First find X: it is the green number of the program’s first card. The card in the function is beside the program, so its green number does not count.

    Then the cards are executed one by one, from left to right and row by row. Each gives its point to the player who gets the Token. After the last card, the round ends.
    .title = Running the program
ref-bfb-ending =
    While the program has more than 2 rows, discard the first one and move the others up. A row counts even if it is not full.

    Then Terminal 1 goes to the player on the left, who has the first turn of the next round.
    .title = Ending the round
ref-bfb-winning =
    You win as soon as you have enough points, without waiting for the end of the run: 15 points with 2 players, 12 with 3, 9 with 4, 7 with 5, 6 with 6.
    .title = Winning the game
ref-bfb-example =
    There are 4 players and 3 rows. X is 1, and a GOTO 20 makes row 2 run once more. Betty ends with 3 points, Carl and Dana with 2, Adam with 1. Row 1 is discarded, and Betty gets Terminal 1. The next card goes to the right of Function, although there is a gap before it.
    .title = Example program
