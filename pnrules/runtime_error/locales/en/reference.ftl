### Runtime Error: the rules reference. What each place of the rulebook says, in our words.

ref-re-overview =
    Every card can become part of a small program. It belongs to a condition, or it says what happens when the condition is met. Get a program into a loop, so that your turn would never end, and you win.
    .title = What it is about
ref-re-set-up =
    2 to 4 players share one deck of 52 cards, without jokers. Everyone gets 5 cards. Choose who begins. Turns go clockwise.
    .title = Set-up
ref-re-gameplay =
    A turn has 3 parts, in this order: write a statement, test an input, end the turn. You may leave out the first two.
    .title = The course of a turn
ref-re-scripting =
    Once a turn, you may lay out 3 cards from your hand as a statement. Two of them, of the same suit, are its bounds. The lower one must be worth less than the upper one: an ace is 1, a jack 11, a queen 12, a king 13. The third card lies across them. It is the function, and only its suit matters.

    Each of your statements has a function of a different suit.
    .title = Writing a statement
ref-re-testing =
    You may play one card from your hand as the input. It matches a statement of yours if its value is between the bounds, or equal to one of them. You must execute the function of every statement that matches: diamonds first, then clubs, hearts and spades.

    You play one input a turn, unless LOOP asks for more.
    .title = Testing an input
ref-re-edit =
    To execute a diamonds function, take one card out of any statement, your own or another player’s, and discard it. Put a card from your hand there, face down. The statement rests until the current input has been discarded. Then the new card is turned up.

    The exchange must leave a valid statement.
    .title = EDIT (diamonds)
ref-re-load =
    To execute a clubs function, take the top card of the deck.
    .title = LOAD (clubs)
ref-re-pull =
    To execute a hearts function, take the top card of the discard pile. If it is empty, nothing happens.
    .title = PULL (hearts)
ref-re-loop =
    To execute a spades function, discard the input and test another card from your hand. With no card in hand, nothing happens.
    .title = LOOP (spades)
ref-re-empty-deck =
    When the deck is empty, the discard pile is shuffled and becomes the deck.
    .title = An empty deck
ref-re-winning =
    If you have a way, on your turn, to make that turn last for ever, you win. You owe the others the reason: explain it, or at least show it.
    .title = Winning
ref-re-end =
    Your turn ends: discard the input, if you played one, and draw a card.
    .title = The end of a turn
ref-re-example-1 =
    A hearts function goes from 5 to queen, a spades function from 4 to 10. The input is 7♣, and 8♦ is on top of the discard pile. Each input takes the other card back from the discard pile, and both cards match both statements. The two cards change places for ever.
    .title = Example: hearts and spades
ref-re-example-2 =
    A clubs function goes from ace to king, a spades function from ace to queen. Each input brings in a new card, which is the next input. If no king is left in the deck or the discard pile, every card that comes matches both statements.
    .title = Example: clubs and spades
ref-re-sample =
    The first player writes a statement from ace to 5 with a hearts function, plays no input, and draws. The second player writes one from 4 to king with a diamonds function and plays a 5. That means an EDIT, and the first player’s statement is edited. Then the second player discards the input and draws.
    .title = A sample round
