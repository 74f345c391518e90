### Runtime Error: the rules reference. What each place of the rulebook says, in our words.

ref-re-overview =
    Every card can become part of a small program: a condition, or what is done when the condition is met. Whoever gets a program to run in circles, so that the turn would never end, wins.
    .title = What it is about
ref-re-set-up =
    2 to 4 players share one deck of 52 cards, no jokers. Each is dealt 5. Somebody is chosen to begin, and turns go clockwise.
    .title = Set-up
ref-re-gameplay =
    A turn has three parts in this order: writing a statement, testing an input, and the end. The first two may be left out.
    .title = The course of a turn
ref-re-scripting =
    Three cards from the hand may be laid out as one statement a turn. Two of them, of one suit, are its bounds; the lower must be worth less than the upper, where an ace is 1, a jack 11, a queen 12 and a king 13. The third lies across them and is the function; only its suit matters.

    A player never has two statements whose functions have one suit.
    .title = Writing a statement
ref-re-testing =
    One hand card may be played as the input. Each statement of the player whose bounds hold its value, the bounds themselves included, is satisfied, and its function has to be executed. Where several are satisfied, diamonds come first, then clubs, hearts and spades.

    There is one input a turn, unless a LOOP asks for more.
    .title = Testing an input
ref-re-edit =
    A satisfied diamonds function takes one card out of any statement, one’s own or another player’s. That card is discarded, and a card from the hand takes its place face down. The statement rests until the current input has been discarded; then the new card is turned up.

    The exchange must leave a valid statement.
    .title = EDIT (diamonds)
ref-re-load =
    A satisfied clubs function gives its player the top card of the deck.
    .title = LOAD (clubs)
ref-re-pull =
    A satisfied hearts function gives its player the top card of the discards. If there is none, nothing happens.
    .title = PULL (hearts)
ref-re-loop =
    A satisfied spades function sends the input to the discards and has its player test another card from the hand. With no card in hand nothing happens.
    .title = LOOP (spades)
ref-re-empty-deck =
    Once the deck has run out, the discards are shuffled and take its place.
    .title = An empty deck
ref-re-winning =
    A player who, in the course of a turn, has a way to go on in that turn for ever wins. The others are owed the reason: it is to be explained, or at least shown.
    .title = Winning
ref-re-end =
    At the end of a turn the input is discarded, if one was played, and a card is drawn from the deck.
    .title = The end of a turn
ref-re-example-1 =
    A hearts function reaches from 5 to queen, a spades function from 4 to 10. With 7♣ as the input and 8♦ on top of the discards, each input takes the one before it back from the discards, and both are held by both statements. The two cards change places for ever.
    .title = Example: hearts and spades
ref-re-example-2 =
    A clubs function reaches from ace to king, a spades function from ace to queen. Each input brings in a new card and is replaced by it. With no king left in deck or discards, every card that comes can be played.
    .title = Example: clubs and spades
ref-re-sample =
    The first player writes a statement from ace to 5 with a hearts function, plays no input, and draws. The second writes one from 4 to king with a diamonds function, plays a 5, has to edit and edits the first player’s statement, discards the input and draws.
    .title = A sample round
