### Battle for Bandwidth: the rulings, for a learner who has not read the register.
### Value: the question. .default: what we follow. .other-…: another answer. .reason: what the rulebook says or leaves open.

ruling-b-01 = The deck is empty, and a player wants to draw. What now?
    .default = The discard pile is shuffled and becomes the deck. If there is no discard pile either, nobody can draw, so drawing is not one of the actions to choose from.
    .other-no-shuffle = Nothing is shuffled. Once the deck is empty, nobody draws any more.
    .reason = BfB, Your turn lets you draw with fewer than 6 cards in hand, and does not say what happens when the deck runs out.

ruling-b-02 = Where is “directly after the last card” when the program has gaps?
    .default = It is the place to the right of the program’s last card, if that is still one of the 3 places of the row. If it is not, it is the first place of a new row. So a gap after the last card is filled, and a gap before it never is.
    .reason = BfB, Code cards counts the cards of a row, and a discarded GOTO makes them fewer. BfB, Example program leaves a gap at the end of the first row and puts the next card to the right of Function in the second.

ruling-b-03 = A GOTO leads to a row that does not exist. What happens?
    .default = The run ends there. The GOTO is discarded all the same.
    .other-nothing = The GOTO is discarded and does nothing else. The program goes on after it.
    .reason = BfB, GOTO expects the row to be there. Where there is none, no card is left to execute.

ruling-b-04 = What if the program is empty when it is to run?
    .default = Nothing runs and nobody scores. The round ends as usual, and Terminal 1 moves on to the next player.
    .reason = BfB, Running the program takes X from the first card, and no rule makes anyone play a card.

ruling-b-05 = The first place of the first row is a gap. Where does X come from?
    .default = From the first card of the program, whatever place it is in.
    .reason = BfB, Running the program speaks of the first code card in the program, and a gap is not a card. A GOTO in the first place leaves such a gap once it is executed.

ruling-b-06 = May a player take fewer than 2 actions?
    .default = Yes. You may end your turn with 1 action left, or with both.
    .other-must = Only when no action is possible.
    .reason = BfB, Your turn says that you may take 2 actions, not that you must.

ruling-b-07 = Which card does Cut and Paste take?
    .default = You see the whole hand and choose.
    .other-random = A card at random.
    .reason = BfB, Event cards lets you look at the hand and take a card. If you could not choose, why would you look? The card itself might say more, but the rulebook does not show it.

ruling-b-08 = When is Firewall played, and can another Firewall cancel it?
    .default = The player on whom the event is played may play Firewall straight after it, before it does anything. Firewall is played on a player too, so that player may cancel it with another Firewall. Then the event counts again.
    .other-not = Firewall is played at the same moment, but nothing can cancel a Firewall.
    .reason = BfB, Event cards makes Firewall an answer to an event. It does not say how long you may wait with it, nor whether this answer is itself an event that can be answered.

ruling-b-09 = X-1, or less, leads to Terminal 0 or below. Where does the Token go?
    .default = Nowhere: there is no such terminal. The card does nothing, and nobody scores.
    .reason = BfB, Send to terminal says what happens when the number is too high. A number that is too low is the same case.

ruling-b-10 = What about rows without cards, hands of more than 6 cards or none, and a start without a card for the function?
    .default = A row that has lost its last card keeps its number during the run. At the end of the round it is removed before the rows are counted. The limit of 6 is for drawing only. You would keep a larger hand, but you could not draw. Cut and Paste does not make your hand larger, since it leaves your hand before you take a card. Cut and Paste on an empty hand takes nothing. The player in seat 1 begins. If no card left can be the first function, the turned-up cards are shuffled and become the deck again. The function stays empty, and a Function card does nothing, until someone plays a card to the function.
    .reason = BfB, Ending the round counts rows of cards. BfB, Your turn limits drawing, not holding. BfB, Starting the game names the player who last used a computer, whom this app cannot know, and expects a fitting card to turn up.
