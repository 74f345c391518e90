### Programmer’s Nightmare: the rules reference. What each place of the rulebooks says, in our words.
### Digits are only for printed numbers that INCREMENT and DECREMENT can change (and for the names of editions and versions).

## PN 3.0: sections

ref-pn30-object =
    The players share one program and struggle for control of it. Some of its instructions give points, some take them away, and some shift who controls what.

    Reaching twenty points wins. Falling to zero points puts a player out, and so does having lost all one’s bits.
    .title = Aim of the game
ref-pn30-two-versions =
    The same cards make two games. In Version 1 the whole program is dealt first, and then the players claim its instructions. In Version 2 they build it themselves, one instruction after another, from the cards in their hands.

    Version 1 is somewhat easier to learn, as all players see all the cards, yet has much more strategy in it; that is where to begin, and it is what the designer likes better. Version 2 plays a little faster and more easily.
    .title = Two ways to play
ref-pn30-version-1 =
    BREAK, RUN, SECRET and INSERT, ten cards in all, leave the deck. For two players fourteen cards are dealt in a ring and each has six bits to place; for three it is eighteen cards and five bits, for four eighteen and four, for five eighteen and three, for six twenty-one and three.

    In turn, each player claims one card that has no bit yet, until all bits lie on cards. Nothing else happens before then. The PC stands at the first card dealt and faces along the dealing, and everybody has ten points.

    Then the ring runs, lap after lap, and whoever has a bit on the card that the PC has reached decides whether it is executed. Bits that cards bring in later come on top, as long as the colour has any left. Twenty points win, and so does being the only one left; a player at zero points, or without bits, drops out, and any bits of that colour go too. If it becomes plain that nobody can get ahead, all the cards are shuffled and a new program is dealt.
    .title = Version 1: claiming a dealt program
ref-pn30-version-1-loops =
    A loop that would go on for ever without changing anybody’s points may be gone through three times; then its player has to let the PC pass on. A loop that wins or costs points has no such limit, so it runs until someone has won or had to leave. None of this is meant for Version 2, where closing a loop of one’s own is itself a way to win.
    .title = Endless loops in Version 1
ref-pn30-version-2 =
    Each player takes all the bits of one colour, ten points and a hand of four cards. One more card is turned up as the beginning of the program; it has no bit. The PC lies beside it and points one way or the other along the row that is going to grow there.

    The youngest begins, and turns go clockwise. On a turn one card is played to the head or the tail of the row, with a bit of the player’s colour, and another is drawn. A PROGRAM ERROR gets the bit of an opponent instead.

    Building executes nothing and leaves the PC where it is. What the cards do matters once the program runs.
    .title = Version 2: building a program
ref-pn30-running =
    A RUN, played in place of an instruction, sets the program going from the card beside the PC, in the direction it points. A card without bits is passed over. Otherwise the owner of the bit executes it or declines; either way the PC then moves on. Whoever executes may use the words in any way they allow, and that includes moving or taking one’s own bits.

    Behind one end of the row comes the other, so the program is a loop and has no true middle. While it runs, the only card that may be played is BREAK.

    Twenty points win; zero points or no bits put a player out. A loop which has become one player’s alone wins the game for that player.
    .title = Running the program
ref-pn30-several-bits =
    An instruction with several bits is performed once for each of them, in the order in which they were put there; the earliest lies nearest the PC. The first to act may remove or replace a later bit before its turn comes. If the first action puts a different card in the place of this one, those behind act with the new card.

    While players are building, each card gets a single bit, and the very first one gets none.
    .title = Several bits on a card
ref-pn30-twenty-cards =
    As soon as the program is twenty cards long it starts by itself, and this run lasts until somebody wins. BREAK cannot be used any more.
    .title = Twenty cards
ref-pn30-break =
    A BREAK from the hand ends the run at the next instruction not yet executed, and is then discarded. A BREAK can also be built into the program: when its turn comes, its owner may stop the run, unless something has taken the bit away before.

    The player who ran the program may also end it by word. Anyone else can do so without a card, for three points.

    No way of breaking is open until some instruction is about to be executed for the second time. After the break, building goes on from the player who played RUN.
    .title = Stopping a run
ref-pn30-one-shots =
    Some cards never lie in the program as instructions. They are played once, do what they say, and are discarded. Where such a card makes a player use up two cards in a turn, two are drawn, so that every turn ends with four in hand.
    .title = One-shot cards
ref-pn30-changing-numbers =
    Certain instructions raise or lower a number on a card. Only a number written as one can be changed, never a word such as “a”. No number sinks below zero: taking two off a one leaves zero. Those who want still more confusion may play without this floor.
    .title = Changing numbers
ref-pn30-card-list =
    The list tells in full what the cards themselves put briefly, and is meant for looking things up when cards get in each other’s way. It reminds the reader that executing is a choice: an owner may leave even a REVERSE PROGRAM alone, and the program goes on as it was.
    .title = Card list: executing is a choice
ref-pn30-sample =
    Ten cards lie in a row, the three players have ten points each, and player one plays RUN. The PC starts at an OVERWRITE without a bit. PROGRAM ERROR costs player three a point; BUG, which player three executes, costs everyone one, leaving nine, nine and eight. Player one declines COPY, since it would cost two points, and player two declines REVERSE PROGRAM so as not to hand INCREMENT to that COPY.

    Player three raises ACQUIRE to 3. Past the end of the row, player two’s GOTO jumps to BUG, which would leave FUTURE and ACQUIRE out of the loop. Just before BUG acts again, player three breaks: with each lap FUTURE would have used the raised ACQUIRE first, and could have lowered it as well. Building then goes on from player one.
    .title = The sample game

## PN 3.0: cards

ref-pn30-card-acquire =
    Brings whoever executes it 2 points. Three copies in the deck.
    .title = ACQUIRE
ref-pn30-card-bit-maker =
    Brings a new bit into the program, of any colour other than the acting player’s, and on whichever card that player likes. The list expects it to be used with PROGRAM ERROR most of all. One copy in the deck.
    .title = BIT MAKER
ref-pn30-card-bit-mover =
    Takes 1 bit, whosever it is, from its card to one next to it. Two copies in the deck.
    .title = BIT MOVER
ref-pn30-card-bit-swapper =
    Lets 2 bits change places. They must differ in colour and lie on different cards. One copy in the deck.
    .title = BIT SWAPPER
ref-pn30-card-break =
    Belongs to the game in which players build, and stops the program. It can be played once from the hand or stay in the program as one of its cards. It has to wait until something in the loop comes up for its second performance. Three copies in the deck.
    .title = BREAK
ref-pn30-card-bug =
    Damages every player by 1 point, the one who executes it too. Other than with PROGRAM ERROR, the owner has the choice. Two copies in the deck.
    .title = BUG
ref-pn30-card-copy =
    Performs the previous 2 instructions in their order. For this action their words stand in for COPY’s own, under the acting player’s bit, and they may lead on to further cards. The PC waits at COPY.

    A SUBROUTINE that is copied gets 2 cards of its own dealt for the COPY; when COPY no longer has the SUBROUTINE in reach, those are discarded. Two copies in the deck.
    .title = COPY
ref-pn30-card-decrement =
    Takes 1 off a number on a card for the rest of the game; a minus-one counter shows it. Where a card has several numbers, the acting player picks one. Two copies in the deck.
    .title = DECREMENT
ref-pn30-card-defend =
    Costs the acting player 1 point, and then keeps away from that player all damage of the next 2 cards that are executed. Cards that their owners decline are not counted. When a SUBROUTINE comes straight after DEFEND, the cards counted are the SUBROUTINE and the first of those inside it. One copy in the deck.
    .title = DEFEND
ref-pn30-card-delete =
    Takes 1 bit off 1 card. It may be any card and any colour. One copy in the deck.
    .title = DELETE
ref-pn30-card-erase =
    Takes the previous card out of the program. Which card that is depends on whether the program has turned round. Two copies in the deck.
    .title = ERASE
ref-pn30-card-floater =
    Goes 1 space ahead or back, which means that it changes places with the card next to it, and takes the PC along. Then it copies the next instruction. Two copies in the deck.
    .title = FLOATER
ref-pn30-card-future =
    Performs the next 2 instructions, as if their words stood on this card, under the acting player’s bit. They may be cards that lead to further cards. The PC waits at FUTURE meanwhile.

    A SUBROUTINE met in this way is treated as COPY treats it. Two copies in the deck.
    .title = FUTURE
ref-pn30-card-goto =
    Sends the PC 6 cards forward. With its first use the jump is locked to the card it reached: wherever that card moves, the GOTO leads there. Once that card has been removed or replaced, the GOTO leads nowhere. The direction of the program stays as it was.

    When a FUTURE or a COPY begins with a GOTO, the linked card becomes the second one performed. From inside a SUBROUTINE it counts its 6 cards in the main program, onwards from the SUBROUTINE. Three copies in the deck.
    .title = GOTO
ref-pn30-card-increment =
    Adds 1 to any number on any other card; a plus-one counter shows it. Two copies in the deck.
    .title = INCREMENT
ref-pn30-card-insert =
    A one-shot. Its player draws a card from the deck, looks at it, and puts it anywhere in the program, with a bit of the player’s own on it. The INSERT is discarded. One copy in the deck.
    .title = INSERT
ref-pn30-card-multiplier =
    Gives 1 new bit to each player who has bits here, whether one or many, and puts it on this card. It may look useless as long as no BIT MOVER is at hand. One copy in the deck.
    .title = MULTIPLIER
ref-pn30-card-oversight =
    The one card that acts when no bit lies on it, and does nothing when one does. If it is empty as the PC gets there, everyone loses a point. It works by itself: a player with a bit here is not given a choice. Two copies in the deck.
    .title = OVERSIGHT
ref-pn30-card-overwrite =
    Turns a bit on 1 instruction of the program into one of the acting player’s colour. It is good for one use; after that an unseen card from the deck takes its place, under the same bit. Two copies in the deck.
    .title = OVERWRITE
ref-pn30-card-pointer =
    All the damage that the previous 2 cards did is redirected to one player, whom the acting player chooses. Where one of those cards is a SUBROUTINE, the cards in it are included. One copy in the deck.
    .title = POINTER
ref-pn30-card-power-surge =
    Costs every player who has no bit on this card 3 points, and those who have one only 1 point. Two copies in the deck.
    .title = POWER SURGE
ref-pn30-card-program-error =
    Whoever claims it in a dealt program, or plays it into one that is being built, puts an opponent’s bit on it. When the PC comes, nobody decides: as long as a bit lies here it acts, and the bit’s owner loses 1 point.

    With a dealt program that bit is an extra one of its colour, not one of those the player still has to place, and the card has to be claimed before the last bit is down. Three copies in the deck.
    .title = PROGRAM ERROR
ref-pn30-card-replace =
    Puts a different card in the place of any card in the program. The bit there keeps its colour; counters on the old card are discarded. Only PN 3.1 says that the new card is drawn. One copy in the deck.
    .title = REPLACE
ref-pn30-card-reverse-program =
    Makes the program run back the way it came. When two players have bits here, the second may undo what the first did. Two copies in the deck.
    .title = REVERSE PROGRAM
ref-pn30-card-run =
    Belongs to the game in which players build. It sets the program running until a BREAK, and is discarded. While the program runs, no card is added to it. Four copies in the deck.
    .title = RUN
ref-pn30-card-secret =
    A one-shot, discarded after use. Its player lays a card from the hand at the head or the tail of the program, face down and with a bit of the player’s own. It is turned up when the PC has come to it and the owner decides, for the first time, to use it. Two copies in the deck.
    .title = SECRET
ref-pn30-card-self-destruct =
    Does 4 points of damage to 1 player. Afterwards the card is discarded, with whatever bits lie on it. If there are several, only the first of them gets to set it off. One copy in the deck.
    .title = SELF DESTRUCT
ref-pn30-card-sequence-mod =
    Moves 1 instruction to any other place in the program. It may also move itself; then the PC goes along. One copy in the deck.
    .title = SEQUENCE MOD
ref-pn30-card-subroutine =
    When the PC points at this card for the first time, 2 cards are dealt beside the main program, and that is done only once. They stay in the game afterwards but are no part of the main loop, and no bits are put on them. SUBROUTINE performs them both, one after the other. The first activation leaves no choice; each time the PC comes back, its owner may decide to run it or not.

    Cards inside that shift cards about, such as FLOATER, have to stay inside. Those that concern the whole program, such as SEQUENCE MOD, may act on the main program and on the SUBROUTINE alike. Those that would seem to reach out, such as POINTER, SWAP INSTRUCTIONS, FUTURE and COPY, stay within bounds: they deal with the cards inside and no others. Only GOTO is an exception. When an UPGRADE changes an owner inside, the new owner’s bit is put there, and that player has to execute it each time the SUBROUTINE is executed. Two copies in the deck.
    .title = SUBROUTINE
ref-pn30-card-swap-instructions =
    Lets the previous 2 cards change places, or else the next 2. When its number has become 3, the 3 cards behind or the 3 ahead may be put in any order. One copy in the deck.
    .title = SWAP INSTRUCTIONS
ref-pn30-card-time-delay =
    Gives a SKIP token when the PC activates this card. It can be kept for later, even if the TIME DELAY goes or the player’s bit is taken off it. To spend it is to tell a player that one card’s turn is lost; the token is then discarded. Several can be saved up. One copy in the deck.
    .title = TIME DELAY
ref-pn30-card-upgrade =
    The acting player chooses a place in the program, draws a card, if the deck has any left, and puts it there. Next, the bit on UPGRADE changes to the colour of the player on the right. Then the acting player’s bit moves to the new card.

    When a COPY or a FUTURE performs an UPGRADE as the first of its 2, the bit on the copying card changes hands before the second. The new owner is forced to perform that second one, because that card has already been activated. One copy in the deck.
    .title = UPGRADE
ref-pn30-card-worm =
    Adds a bit of the acting player’s to any card but this one. If that card has an owner, its first owner is still the first to act when the card next becomes active. One copy in the deck.
    .title = WORM
ref-pn30-card-zap =
    Lets the acting player do 1 point of damage to someone else. Three copies in the deck.
    .title = ZAP

## PN 3.1: sections

ref-pn31-introduction =
    A game of strategy, and of some chaos, for two to six players around one deadly program. Cards are its instructions, joined into one large loop; a player’s bits say which of them that player may carry out. There are two ways to win: gather twenty points, or be the last one left. It can be played with a program that is already there (Version 1) or with one that the players make (Version 2).
    .title = What the game is
ref-pn31-version-1 =
    BREAK, RUN, SECRET and INSERT, ten cards, stay out. A ring is made of fourteen cards for two players, eighteen for three to five, twenty-one for six; each player places six, five, four, three or three bits, in that order of numbers. Everyone has ten points. By turns, each bit goes to a card that is still free; then the PC sets out from the first card, one card at a time the way its arrow points, until someone has twenty points or every opponent is out.

    A card without bits is passed over, though its words should be read, since an absence of bits may be just what it waits for. With one bit, its owner decides about executing. With several, the card can be executed as often as it has bits: their owners decide one after another, as the bits arrived, and what one does may change or prevent what follows.
    .title = Version 1: a program that is there already
ref-pn31-version-1-loops =
    Someone who gets a loop going that changes no points may run it three times in a row; then the PC leaves it for the next card. As long as a loop moves points it is kept up, even if that ends the game. In Version 2 this does not apply, or a victory loop would be all too easy to come by.
    .title = Endless loops in Version 1
ref-pn31-elimination =
    A player is out who has no bit left on the board, or whose points are at zero or below. In the latter case the bits still there come off as well. The others play on.
    .title = Leaving the game
ref-pn31-version-2 =
    All cards are used, and the players make, start and stop the program themselves. It is laid out as a row; whoever thinks of it as a ring is right too, since the PC goes on from one end to the other without turning. Each player gets four cards, all the bits of a colour and ten points. One card is put in the middle with the PC, which shows the direction.

    Victory and defeat are as in Version 1, with one victory more: a loop in which nobody else owns an instruction, once it is executed, wins the game for its owner.
    .title = Version 2: the players make the program
ref-pn31-programming =
    Turns start with the youngest. A card is put down with a bit of one’s own, and another is drawn. It goes before the first instruction or behind the last; squeezing one in between is not allowed. Nothing is executed yet and the PC does not move: whose bits count is seen when the PC gets there.
    .title = Building the program
ref-pn31-running =
    Playing RUN takes the place of putting down an instruction. Cards are then executed as in Version 1, and nothing may be played but a BREAK, which is discarded.

    Below twenty cards there are other ways to stop: the player who started may say so, another may say so for three points, and a BREAK can lie in the program as an instruction.
    .title = Running the program
ref-pn31-twenty-cards =
    When the twentieth instruction is in the program, it starts without a RUN and goes on until there is a winner. From this size on, BREAK can no longer be played.
    .title = Twenty cards
ref-pn31-break =
    Neither a BREAK nor a word stops the program just anywhere. The PC must have come to an instruction that is left unexecuted, because its owner declines or because there is no bit. Besides, no sort of break is open before some instruction is close to its second execution. Building then starts again from the player who last set the program going.
    .title = Stopping a run
ref-pn31-one-shots =
    Cards marked as one-shots, such as RUN, are played beside the program, once, and then discarded. If one of them makes a player put down several cards, the hand is made up to four again when the turn ends.
    .title = One-shot cards
ref-pn31-changing-numbers =
    Counters change the numbers on cards, and only those that stand there as figures. A word for a number is out of their reach, which makes a difference between two cards that otherwise read alike. However many minus-one counters a card bears, its number stays at zero or above. Playing without that floor is allowed to anyone who finds the game too tidy.
    .title = Changing numbers
ref-pn31-card-list =
    The list has the texts of the cards themselves, translated at about their old length so that they can be stuck over the English ones. The names of the instructions stay English. SUBROUTINE is not in the list.

    Reading the cards calmly is meant to settle most conflicts between them. For the twisted cases that a rulebook has no room for, the translator points to a page of questions and answers about the game.
    .title = Card list: the texts on the cards

## PN 3.1: cards

ref-pn31-card-acquire =
    Brings its player 2 points.
    .title = ACQUIRE
ref-pn31-card-bit-maker =
    Brings in a new bit of an opponent’s, that is, of any colour but one’s own, on any instruction.
    .title = BIT MAKER
ref-pn31-card-bit-mover =
    Shifts 1 bit from whichever card it lies on to one or the other of the two instructions beside it.
    .title = BIT MOVER
ref-pn31-card-bit-swapper =
    Has 2 bits trade places, provided that neither their colours nor their cards are the same. This edition writes BIT SWAPER.
    .title = BIT SWAPPER
ref-pn31-card-break =
    Marked for the game in which players build. It stops the program at the next instruction that is not executed, once the PC has reached some instruction at least twice.
    .title = BREAK
ref-pn31-card-bug =
    Does 1 point of damage to all players.
    .title = BUG
ref-pn31-card-copy =
    Performs the last 2 cards once more, in order, while the PC keeps its place.
    .title = COPY
ref-pn31-card-decrement =
    Lowers a number on an instruction by one, for good; a minus-one counter shows it. The amount is a word on this card, so it cannot be changed.
    .title = DECREMENT
ref-pn31-card-defend =
    Against the loss of 1 point, its player is spared any damage caused by the 2 instructions that are executed next.
    .title = DEFEND
ref-pn31-card-delete =
    Removes a bit from a card; it goes back to its owner’s supply. The amounts are words on this card, so they cannot be changed.
    .title = DELETE
ref-pn31-card-erase =
    Removes the instruction before this one from the program. “Before” goes by the direction in which the program runs.
    .title = ERASE
ref-pn31-card-floater =
    Moves this card 1 instruction ahead or back, and then performs the instruction that follows, with the PC still at this card.
    .title = FLOATER
ref-pn31-card-future =
    Performs the coming 2 instructions, first one, then the other, while the PC keeps its place.
    .title = FUTURE
ref-pn31-card-goto =
    Takes the PC 6 instructions forward. The card where it lands gets a GOTO marker and remains the target of this GOTO, even after moving.
    .title = GOTO
ref-pn31-card-increment =
    Raises a number on an instruction by one, its own card excepted; a plus-one counter shows it. The amount is a word on this card, so it cannot be changed.
    .title = INCREMENT
ref-pn31-card-insert =
    A one-shot. Its player draws a card and, knowing what it is, chooses any place for it in the program and lays one of their own bits on it.
    .title = INSERT
ref-pn31-card-multiplier =
    Each player with a bit on this card, or several, adds a new one. For one visit of the PC it is performed a single time, no matter how many bits it bears. The amount is a word on this card, so it cannot be changed.
    .title = MULTIPLIER
ref-pn31-card-oversight =
    Has to be performed when there is no bit on it, and costs all players 1 point. With even one bit there, nobody is affected.
    .title = OVERSIGHT
ref-pn31-card-overwrite =
    One bit in the program makes way for one of the acting player’s. Then OVERWRITE itself makes way for a card from the deck. Its amounts are words and cannot be changed.
    .title = OVERWRITE
ref-pn31-card-pointer =
    Whatever damage the two previous cards did to its player is redirected, to anyone whom that player chooses. The amount is a word on this card, so it cannot be changed.
    .title = POINTER
ref-pn31-card-power-surge =
    Players without a bit on this card lose 3 points. Those who have one lose no more than 1 point.
    .title = POWER SURGE
ref-pn31-card-program-error =
    Whoever puts it down, or is about to claim it in the dealt game, lays a bit from an opponent’s supply on it rather than one of their own. Every player with a bit here loses 1 point, and is not asked.
    .title = PROGRAM ERROR
ref-pn31-card-replace =
    Swaps a card that lies in the program for one drawn from the deck. The bits on it keep their colours and their order.
    .title = REPLACE
ref-pn31-card-reverse-program =
    Turns the PC round, and with it the direction in which the program runs.
    .title = REVERSE PROGRAM
ref-pn31-card-run =
    A one-shot. It starts the program at the instruction where the PC is. For as long as the run lasts, it lies face up in front of its player, so that all can see whose run it is.
    .title = RUN
ref-pn31-card-secret =
    A one-shot. A card from the hand is laid face down at one end of the program or the other, with one of the player’s bits on it. It is turned up by the first player who decides to execute it.
    .title = SECRET
ref-pn31-card-self-destruct =
    Does 4 points of damage to a player, and is then discarded together with all its bits. How many players it hits is a word on this card and cannot be changed.
    .title = SELF DESTRUCT
ref-pn31-card-sequence-mod =
    Moves an instruction to a different place in the program; its bits go with it. If this card itself moves, so does the PC. The amount is a word on this card, so it cannot be changed.
    .title = SEQUENCE MOD
ref-pn31-card-subroutine =
    The card list of this edition does not have SUBROUTINE, and nothing says why. A game by PN 3.1 keeps it in the deck and plays it as PN 3.0 describes it, with the 2 that is printed there (N-26).
    .title = SUBROUTINE
ref-pn31-card-swap-instructions =
    Reverses the order of the 2 instructions before it, or else of the 2 after it. A note adds that with a plus-one counter on it, the 3 before or the 3 after may be put in another order.
    .title = SWAP INSTRUCTIONS
ref-pn31-card-time-delay =
    Gives a SKIP marker. It can be spent later, as the moment offers, to skip an instruction, and stays good even after this card, or the bits that control it, have been discarded.
    .title = TIME DELAY
ref-pn31-card-upgrade =
    Once a place in the program has been chosen, a card from the deck is put there, and with it the bit by which the acting player controls the UPGRADE. Here, a bit from the supply of the neighbour on the right takes over.
    .title = UPGRADE
ref-pn31-card-worm =
    Adds 1 bit of the acting player’s to an instruction other than this one.
    .title = WORM
ref-pn31-card-zap =
    Does 1 point of damage to any player but the acting one.
    .title = ZAP
