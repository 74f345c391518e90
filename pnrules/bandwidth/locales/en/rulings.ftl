### Battle for Bandwidth: the rulings, for a learner who has not read the register.
### Value: the question. .default: what we follow. .other-…: another answer. .reason: what the rulebook says or leaves open.

ruling-b-01 = The draw pile is empty, and somebody is to draw: what now?
    .default = The discards are shuffled and become the pile. With no discards either there is nothing to draw, and drawing is no action that can be chosen.
    .other-no-shuffle = Nothing is shuffled: once the pile is empty, nobody draws any more.
    .reason = BfB, Your turn allows drawing whenever fewer than six cards are in hand, and says nothing of an end of the pile.

ruling-b-02 = Where is “directly after the last card” when the program has gaps?
    .default = The place right of the last card there is, as long as that is one of the three of its row; otherwise the first place of a new row. So a gap behind the last card is used, and a gap before it never.
    .reason = BfB, Code cards counts the cards of a row, which a discarded GOTO makes fewer; BfB, Example program leaves a gap at the end of the first row and has the next card put right of the Function in the second.

ruling-b-03 = A GOTO leads to a row that does not exist: what happens?
    .default = The run ends there. The GOTO is discarded all the same.
    .other-nothing = It does nothing but leave the program, which goes on behind it.
    .reason = BfB, GOTO sends the run to a row that it takes to be there. Where there is none, no card is left to execute.

ruling-b-04 = What if the program is empty when it is to run?
    .default = Nothing runs and nobody scores. The round ends as usual: Terminal 1 moves on.
    .reason = BfB, Running the program takes X from the first card, and no rule makes anybody play one.

ruling-b-05 = The first place of the first row is a gap: where does X come from?
    .default = From the first card there is, wherever it lies.
    .reason = BfB, Running the program speaks of the first code card in the program, and a gap is no card. A GOTO in the first place, once executed, leaves such a gap.

ruling-b-06 = May a player take fewer than two actions?
    .default = Yes. A turn may be ended with one action left, or with both.
    .other-must = Only when no action is possible.
    .reason = BfB, Your turn says that two actions may be taken, not that they must.

ruling-b-07 = Cut and Paste: which card is taken?
    .default = Whoever plays it sees the whole hand and chooses.
    .other-random = One at random.
    .reason = BfB, Event cards lets the player look at the hand and take a card from it. To look would be idle if the card were not chosen; the card itself, which might say more, is not shown.

ruling-b-08 = When is Firewall played, and can it be answered?
    .default = By the player on whom the event is played, straight after it and before it does anything. A Firewall is played on somebody too, so it may be answered by another one, which makes the event stand again.
    .other-not = The same, but a Firewall cannot be answered.
    .reason = BfB, Event cards has it played in response to an event and says neither until when nor whether that response is itself an event to respond to.

ruling-b-09 = X-1, or less, leads to terminal 0 or below: where does the Token go?
    .default = Nowhere: there is no such terminal. The card does nothing, and nobody scores.
    .reason = BfB, Send to terminal says what happens with a number above those there are. A number below them is no other case.

ruling-b-10 = What of rows without cards, of hands above six or empty, and of a set-up that finds no start?
    .default = A row that has lost its last card keeps its number during the run; at the end of the round it vanishes before the rows are counted. Six is a bound for drawing alone: a hand above it, which Cut and Paste does not bring about, since it leaves the hand before a card comes, would be kept and could not draw. Cut and Paste on an empty hand takes nothing. Seat one begins. Where no card left can be the first function, those turned up are shuffled and are the pile again, and the function stays empty, so that a Function card does nothing, until somebody plays a card to it.
    .reason = BfB, Ending the round counts rows of cards. BfB, Your turn limits drawing, not holding. BfB, Starting the game names whoever used a computer last, which the program cannot know, and takes for granted that a fitting card turns up.
