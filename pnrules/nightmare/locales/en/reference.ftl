### Programmer’s Nightmare: the rules reference. What each place of the rulebooks says, in our words.
### Digits are only for printed numbers that INCREMENT and DECREMENT can change (and for the names of editions, versions and counters).

## PN 3.0: sections

ref-pn30-object =
    Everyone shares one program and fights for control of it. Some cards give points, some take points away, and some change who owns a card.

    With twenty points you win. With zero points you are out, and also once you have lost all your bits.
    .title = Aim of the game
ref-pn30-two-versions =
    The same cards make two games. In Version 1 the whole program is dealt first, and then you claim its cards. In Version 2 you build the program yourselves, card by card, from your hands.

    Version 1 is a little easier to learn, because everyone sees all the cards, and yet it needs much more strategy. Begin with it: it is the one that the designer prefers. Version 2 goes a little faster and is simpler to play.
    .title = Two ways to play
ref-pn30-version-1 =
    Take ten cards out of the deck: every BREAK, RUN, SECRET and INSERT. From the rest, deal a ring: fourteen cards for two players, eighteen for three, four or five, twenty-one for six. Each player has six bits to place in a game for two, five in a game for three, four in a game for four, and three in a game for five or six. Everyone has ten points.

    Take turns. On your turn, claim one card that has no bit yet: put one of your bits on it. Go on until all bits lie on cards; nothing else happens before then. The PC starts at the first card dealt and points the way the cards were dealt.

    Then the ring runs, lap after lap. When the PC comes to a card with your bit, you choose: execute it or not. Cards can bring in more bits, as long as their colour has any left. You win with twenty points, or as the last player left. With zero points or without bits you are out, and all bits of your colour go. If it becomes plain that nobody can gain on the others, shuffle all the cards and deal a new program.
    .title = Version 1: claiming a dealt program
ref-pn30-version-1-loops =
    Some loops would go on for ever without changing anyone’s points. If such a loop is yours, you may go through it three times; then you must let the PC go on. A loop that wins or costs points has no such limit: it runs until someone has won or is out. Version 2 does not have this rule: there, closing a loop of your own is a way to win.
    .title = Endless loops in Version 1
ref-pn30-version-2 =
    Each player takes all the bits of one colour, ten points and four cards. Turn up one more card: the program begins with it, and it has no bit. The PC lies beside it and points one way along the row that will grow there.

    The youngest player begins, and turns go clockwise. On your turn, play a card at the head or the tail of the row with one of your bits on it, then draw a card. A PROGRAM ERROR gets another player’s bit instead.

    Building executes nothing, and the PC does not move. What the cards do matters once the program runs.
    .title = Version 2: building a program
ref-pn30-running =
    Play RUN instead of building. The program starts at the card beside the PC and runs the way the PC points. The PC goes past a card without bits. At any other card the owner of the bit chooses: execute it or not. Either way the PC then goes on. If you execute a card, you may use its words in any way that they allow. You may even move or take your own bits.

    The head and the tail of the row meet, so the program is a loop and has no real middle. While it runs, BREAK is the only card that anyone may play.

    With twenty points you win. With zero points or no bits you are out. If a loop has become one player’s alone, that player wins the game.
    .title = Running the program
ref-pn30-several-bits =
    A card with several bits can be executed once for each bit, in the order in which the bits came. The oldest bit lies nearest the PC. The first player may take away or replace a later bit before its turn comes. If the first player puts another card in the place of this one, the players after that have the new card.

    While you build, each card gets one bit, and the very first card gets none.
    .title = Several bits on a card
ref-pn30-twenty-cards =
    As soon as the program has twenty cards, it starts by itself and runs until someone wins. Nobody can use BREAK any more.
    .title = Twenty cards
ref-pn30-break =
    Play BREAK from your hand, and the program stops at the next card not yet executed. Then discard BREAK. You can also build a BREAK into the program. When its turn comes, its owner may stop the program, unless another card has taken the bit away by then.

    The player who played RUN may also stop the program just by saying so. Any other player can do that for three points, without a card.

    Every kind of break has to wait until some card is about to be executed again. After the break, building goes on with the player who played RUN.
    .title = Stopping a run
ref-pn30-one-shots =
    Some cards never become part of the program. Play such a card once, do what it says, and discard it. If it makes you use two cards in one turn, draw two: you end every turn with four in hand.
    .title = One-shot cards
ref-pn30-changing-numbers =
    Some cards raise or lower a number on a card. Only a number in digits can change, never a word such as “a”. No number goes below zero: a one lowered by two becomes zero. If you want even more confusion, you may play without this limit.
    .title = Changing numbers
ref-pn30-card-list =
    The list says in full what the cards say in short. Look things up in it when cards get in each other’s way. It reminds you that to execute a card is a choice. The owner may leave even a REVERSE PROGRAM alone; then the program goes on as before.
    .title = Card list: executing is a choice
ref-pn30-sample =
    Ten cards are in a row, the three players have ten points each, and player one plays RUN. The PC starts at an OVERWRITE without a bit. PROGRAM ERROR costs player three a point. Player three executes BUG, which costs everyone one: nine, nine and eight points are left. Player one does not execute COPY, because that would cost two points. Player two does not execute REVERSE PROGRAM, because it would give INCREMENT to that COPY.

    Player three raises ACQUIRE to 3. After the tail of the row comes player two’s GOTO. It jumps to BUG, which would leave FUTURE and ACQUIRE out of the loop. Just before BUG works again, player three stops the program. In every lap, FUTURE would have used the raised ACQUIRE first, and could have lowered it as well. Building then goes on with player one.
    .title = The sample game

## PN 3.0: cards

ref-pn30-card-acquire =
    You gain 2 points. Three in the deck.
    .title = ACQUIRE
ref-pn30-card-bit-maker =
    Put a new bit on any card. It may be any colour but yours. The list expects this card to be used with PROGRAM ERROR most of all. One in the deck.
    .title = BIT MAKER
ref-pn30-card-bit-mover =
    Move 1 bit of any colour from its card to one beside it. Two in the deck.
    .title = BIT MOVER
ref-pn30-card-bit-swapper =
    Swap 2 bits. They must differ in colour and lie on different cards. One in the deck.
    .title = BIT SWAPPER
ref-pn30-card-break =
    Version 2 only. Once a card in the loop is about to be executed again, this stops the program, once from your hand or for good from inside the program. Three in the deck.
    .title = BREAK
ref-pn30-card-bug =
    Everyone takes 1 damage, the player who executes it too. With PROGRAM ERROR there is no choice, but here the owner has one. Two in the deck.
    .title = BUG
ref-pn30-card-copy =
    Do the previous 2 cards, in order, as if they were written here under your bit. They may lead on to other cards. The PC stays at COPY.

    A copied SUBROUTINE gets 2 cards of its own, dealt for the COPY. Discard those when the SUBROUTINE is no longer within the COPY’s reach. Two in the deck.
    .title = COPY
ref-pn30-card-decrement =
    Lower a number on any card by 1, for good. Mark it with a −1 counter. If the card has several numbers, you choose which. Two in the deck.
    .title = DECREMENT
ref-pn30-card-defend =
    Pay 1 point. The next 2 executed cards cannot damage you. A card that its owner does not execute does not count. When a SUBROUTINE comes straight after DEFEND, the cards that count are the SUBROUTINE and the first card in it. One in the deck.
    .title = DEFEND
ref-pn30-card-delete =
    Take 1 bit off 1 card: any card, any colour. One in the deck.
    .title = DELETE
ref-pn30-card-erase =
    Take the previous card out of the program. Which card that is depends on whether the program has turned round. Two in the deck.
    .title = ERASE
ref-pn30-card-floater =
    Move this card 1 place forward or back: it changes places with a card beside it. The PC goes with it. Then do the next card. Two in the deck.
    .title = FLOATER
ref-pn30-card-future =
    Do the next 2 cards, in order, as if they were written here under your bit. They may lead on to other cards. The PC stays at FUTURE.

    A SUBROUTINE is dealt with as for COPY. Two in the deck.
    .title = FUTURE
ref-pn30-card-goto =
    The PC jumps 6 cards forward. From then on this GOTO always leads to that card, wherever the card moves. Once that card has been removed or replaced, the GOTO leads nowhere. The program keeps its direction.

    When a FUTURE or a COPY begins with a GOTO, the card it leads to becomes the second one done. Inside a SUBROUTINE, GOTO counts its 6 cards in the main program, on from the SUBROUTINE. Three in the deck.
    .title = GOTO
ref-pn30-card-increment =
    Raise a number on any other card by 1. Mark it with a +1 counter. Two in the deck.
    .title = INCREMENT
ref-pn30-card-insert =
    One-shot. Draw a card and look at it. Put it anywhere in the program, with one of your bits. Then discard INSERT. One in the deck.
    .title = INSERT
ref-pn30-card-multiplier =
    Each player who has bits here, few or many, gets 1 new bit on this card. It may look useless until you also have a BIT MOVER. One in the deck.
    .title = MULTIPLIER
ref-pn30-card-oversight =
    This is the one card that works without a bit, and does nothing with one. If it has no bit when the PC comes, everyone loses a point. It works by itself: a player with a bit here has no choice. Two in the deck.
    .title = OVERSIGHT
ref-pn30-card-overwrite =
    On 1 card of the program, turn a bit into one of yours. It works once, because an unseen card from the deck then replaces it, under the same bit. Two in the deck.
    .title = OVERWRITE
ref-pn30-card-pointer =
    Choose a player. That player takes all the damage that the previous 2 cards did. If one of them is a SUBROUTINE, the cards in it count too. One in the deck.
    .title = POINTER
ref-pn30-card-power-surge =
    Each player without a bit here loses 3 points. Each player with one loses only 1 point. Two in the deck.
    .title = POWER SURGE
ref-pn30-card-program-error =
    Claim it (Version 1) or play it (Version 2) with another player’s bit. When the PC comes, nobody has a choice. As long as a bit lies here, the card works, and the bit’s owner loses 1 point.

    In Version 1 that bit comes from the supply of its colour, and is not one of those still to be placed. You must claim the card before your last bit is down. Three in the deck.
    .title = PROGRAM ERROR
ref-pn30-card-replace =
    Put another card in the place of any card in the program. The bit there keeps its colour. Discard the counters of the old card. Only PN 3.1 says that the new card is drawn. One in the deck.
    .title = REPLACE
ref-pn30-card-reverse-program =
    The program turns round and runs the other way. When two players have bits here, the second can undo what the first did. Two in the deck.
    .title = REVERSE PROGRAM
ref-pn30-card-run =
    Version 2 only. The program runs until a BREAK. Then discard RUN. While the program runs, no card is added to it. Four in the deck.
    .title = RUN
ref-pn30-card-secret =
    One-shot. Discard it after use. Put a card from your hand face down at the head or the tail, with one of your bits. It is turned up when the PC is there and its owner decides to use it for the first time. Two in the deck.
    .title = SECRET
ref-pn30-card-self-destruct =
    1 player takes 4 damage. Then discard this card and all its bits. If it has several bits, only the first of them can set it off. One in the deck.
    .title = SELF DESTRUCT
ref-pn30-card-sequence-mod =
    Move 1 card to any other place in the program. If you move this one, the PC goes with it. One in the deck.
    .title = SEQUENCE MOD
ref-pn30-card-subroutine =
    On the PC’s first visit, and only then, deal 2 cards beside the main program. They stay in the game but stay outside the main loop, and they get no bits. To execute SUBROUTINE, do both, in order. The first time you must; each time the PC comes back, the SUBROUTINE’s owner may choose.

    Cards inside that move cards about, such as FLOATER, must stay inside. Cards for the whole program, such as SEQUENCE MOD, may act on the main program and on the SUBROUTINE alike. Cards that seem to reach out, such as POINTER, SWAP INSTRUCTIONS, FUTURE and COPY, work with the cards inside and no others. Only GOTO is an exception. When UPGRADE changes an owner inside, the new owner’s bit goes there, and that player must execute it each time the SUBROUTINE is executed. Two in the deck.
    .title = SUBROUTINE
ref-pn30-card-swap-instructions =
    The 2 cards before this one change places, or the 2 after it do: you decide. Once its number is 3, you arrange the 3 cards on one side as you like. One in the deck.
    .title = SWAP INSTRUCTIONS
ref-pn30-card-time-delay =
    Take a SKIP token when this card is executed. Keep it as long as you like, even if TIME DELAY goes or your bit is taken off it. Spend it, and a player loses the turn at one card. Then discard it. You can save up several SKIP tokens. One in the deck.
    .title = TIME DELAY
ref-pn30-card-upgrade =
    Choose a place in the program. Draw a card, if the deck has any left, and put it there. Next, the bit on UPGRADE turns into one of the player on your right. Then your own bit moves to the new card.

    When a COPY or a FUTURE does an UPGRADE as the first of its 2 cards, the bit on the copying card changes hands before the second. The new owner must do that second card, because the copying card is already at work. One in the deck.
    .title = UPGRADE
ref-pn30-card-worm =
    Put a new bit of yours on any other card. If that card has an owner, its first owner still goes first when the card next works. One in the deck.
    .title = WORM
ref-pn30-card-zap =
    Another player of your choice takes 1 damage. Three in the deck.
    .title = ZAP

## PN 3.1: sections

ref-pn31-introduction =
    A game of strategy, and of some chaos, for two to six players around one deadly program. Its cards make one large loop. Your bits say which cards you may execute. There are two ways to win: get twenty points, or be the last player left. The program can be there already (Version 1), or you make it yourselves (Version 2).
    .title = What the game is
ref-pn31-version-1 =
    Take ten cards out: every BREAK, RUN, SECRET and INSERT. Make a ring from the rest: fourteen cards for two players, eighteen for three, four or five, twenty-one for six. Each player has six bits to place in a game for two, five in a game for three, four in a game for four, and three in a game for five or six. Everyone has ten points. Take turns: each bit goes on a card that is still free. Then the PC starts at the first card and goes one card at a time the way its arrow points, until someone has twenty points or all opponents are out.

    The PC goes past a card without bits. Read that card all the same: it may be waiting for just that. With one bit, its owner chooses: execute the card or not. With several, the card can be executed once for each bit. The owners choose one after another, in the order in which the bits came. What one does may change or prevent what follows.
    .title = Version 1: a program that is there already
ref-pn31-version-1-loops =
    If you get a loop going that changes no points, you may run it three times in a row. Then the PC leaves it for the next card. A loop that changes points goes on, even if that ends the game. Version 2 does not have this rule: a victory loop would be all too easy to build.
    .title = Endless loops in Version 1
ref-pn31-elimination =
    You are out when you have no bit left on the table, or when your points are at zero or below. With no points, you lose the bits you still have there as well. The others play on.
    .title = Leaving the game
ref-pn31-version-2 =
    Use all the cards. You make, start and stop the program yourselves. It is a row, but you can also think of it as a ring: from its last card the PC goes on to its first without turning round. Each player gets four cards, all the bits of one colour and ten points. One card goes in the middle with the PC, which shows the direction.

    You win and lose as in Version 1. There is one more way to win: a loop in which nobody else owns a card, once it is executed, wins the game for its owner.
    .title = Version 2: the players make the program
ref-pn31-programming =
    The youngest player begins. On your turn, put down a card with one of your bits on it, then draw a card. It goes before the first card or after the last, never between two others. Nothing is executed yet, and the PC does not move. What counts is whose bits are there when the PC comes.
    .title = Building the program
ref-pn31-running =
    Play RUN instead of building. Cards are then executed as in Version 1. BREAK is the only card that anyone may play; discard it then.

    Below twenty cards there are other ways to stop. The player who played RUN may say so, another player may say so for three points, and a BREAK can be part of the program.
    .title = Running the program
ref-pn31-twenty-cards =
    As soon as the program has twenty cards, it starts by itself, without a RUN, and runs until someone wins. From then on nobody can play BREAK.
    .title = Twenty cards
ref-pn31-break =
    Neither a BREAK nor a word stops the program just anywhere. The PC must be at a card that is not executed, because its owner chose so or because it has no bit. Besides, every kind of break has to wait until some card is about to be executed again. After the break, building goes on with the player who last started the program.
    .title = Stopping a run
ref-pn31-one-shots =
    One-shot cards, such as RUN, do not become part of the program. Play such a card once, do what it says, and discard it. If it makes you put down several cards, draw at the end of your turn until you have four in hand.
    .title = One-shot cards
ref-pn31-changing-numbers =
    Counters change the numbers on cards, but only numbers in digits. A number in words cannot change: that makes a difference between two cards that otherwise read alike. No number goes below zero, however many −1 counters the card has. If the game is too tidy for you, you may play without this limit.
    .title = Changing numbers
ref-pn31-card-list =
    The list has the texts of the cards themselves. They are translated at about their old length, so that you can stick them over the English ones. The cards keep their English names. SUBROUTINE is not in the list.

    Read the cards calmly: that settles most conflicts between them. For the twisted cases that a rulebook has no room for, the translator names a page of questions and answers about the game.
    .title = Card list: the texts on the cards

## PN 3.1: cards

ref-pn31-card-acquire =
    You gain 2 points.
    .title = ACQUIRE
ref-pn31-card-bit-maker =
    Put a new bit on any card. It may be any colour but yours.
    .title = BIT MAKER
ref-pn31-card-bit-mover =
    Move 1 bit of any colour from its card to one beside it.
    .title = BIT MOVER
ref-pn31-card-bit-swapper =
    Swap 2 bits. They must differ in colour and lie on different cards. This edition writes BIT SWAPER.
    .title = BIT SWAPPER
ref-pn31-card-break =
    Version 2 only. Once the PC has come to some card at least twice, this stops the program at the next card that is not executed.
    .title = BREAK
ref-pn31-card-bug =
    Everyone takes 1 damage.
    .title = BUG
ref-pn31-card-copy =
    Do the previous 2 cards once more, in order. The PC stays.
    .title = COPY
ref-pn31-card-decrement =
    Lower a number on any card by one, for good. Mark it with a −1 counter. The amount is a word on this card, so it cannot change.
    .title = DECREMENT
ref-pn31-card-defend =
    Pay 1 point. The next 2 executed cards cannot damage you.
    .title = DEFEND
ref-pn31-card-delete =
    Take a bit off any card. It goes back to its owner’s supply. The amounts are words on this card, so they cannot change.
    .title = DELETE
ref-pn31-card-erase =
    Take the previous card out of the program. The direction in which the program runs says which card is the previous one.
    .title = ERASE
ref-pn31-card-floater =
    Move this card 1 place forward or back. Then do the next card. The PC stays with this card.
    .title = FLOATER
ref-pn31-card-future =
    Do the next 2 cards, in order. The PC stays.
    .title = FUTURE
ref-pn31-card-goto =
    The PC jumps 6 cards forward. Put a GOTO marker on that card. From then on this GOTO always leads to it, even after the card has moved.
    .title = GOTO
ref-pn31-card-increment =
    Raise a number on any other card by one. Mark it with a +1 counter. The amount is a word on this card, so it cannot change.
    .title = INCREMENT
ref-pn31-card-insert =
    One-shot. Draw a card and look at it. Put it anywhere in the program, with one of your bits.
    .title = INSERT
ref-pn31-card-multiplier =
    Each player with a bit here, one or more, adds a new one. This happens once per visit of the PC, however many bits are here. The amount is a word on this card, so it cannot change.
    .title = MULTIPLIER
ref-pn31-card-oversight =
    Without a bit, this card works by itself and everyone loses 1 point. With even one bit, nothing happens.
    .title = OVERSIGHT
ref-pn31-card-overwrite =
    Turn a bit in the program into one of yours. Then a card from the deck replaces this one. The amounts are words on this card, so they cannot change.
    .title = OVERWRITE
ref-pn31-card-pointer =
    Choose a player. That player takes all the damage that the previous two cards did to you. The amount is a word on this card, so it cannot change.
    .title = POINTER
ref-pn31-card-power-surge =
    Each player without a bit here loses 3 points. Each player with one loses only 1 point.
    .title = POWER SURGE
ref-pn31-card-program-error =
    Claim it (Version 1) or play it (Version 2) with a bit from another player’s supply. Each player with a bit here loses 1 point, with no choice.
    .title = PROGRAM ERROR
ref-pn31-card-replace =
    A card from the deck replaces any card in the program. The bits keep their colours and their order.
    .title = REPLACE
ref-pn31-card-reverse-program =
    The PC turns round, and the program runs the other way.
    .title = REVERSE PROGRAM
ref-pn31-card-run =
    One-shot. The program starts at the card where the PC is. Keep RUN face up in front of you while the program runs, so that everyone sees that you played it.
    .title = RUN
ref-pn31-card-secret =
    One-shot. Put a card from your hand face down at the head or the tail, with one of your bits. The first player who decides to execute it turns it up.
    .title = SECRET
ref-pn31-card-self-destruct =
    A player takes 4 damage. Then discard this card and all its bits. The number of players is a word on this card, so it cannot change.
    .title = SELF DESTRUCT
ref-pn31-card-sequence-mod =
    Move a card, bits and all, to any other place in the program. If you move this one, the PC goes with it. The amount is a word on this card, so it cannot change.
    .title = SEQUENCE MOD
ref-pn31-card-subroutine =
    The card list of this edition does not have SUBROUTINE, and nothing says why. A game by PN 3.1 keeps it in the deck and plays it by PN 3.0, with the 2 that is printed there (N-26).
    .title = SUBROUTINE
ref-pn31-card-swap-instructions =
    The 2 cards before this one change places, or the 2 after it do: you decide. A note adds that with a +1 counter, you arrange the 3 cards on one side as you like.
    .title = SWAP INSTRUCTIONS
ref-pn31-card-time-delay =
    Take a SKIP token. Spend it when you like: one card is skipped. It stays good even after this card, or the bits on it, have been discarded.
    .title = TIME DELAY
ref-pn31-card-upgrade =
    Choose a place in the program. A card from the deck goes there, with your bit from here. A bit from the supply of the player on your right takes its place here.
    .title = UPGRADE
ref-pn31-card-worm =
    Put 1 new bit of yours on any other card.
    .title = WORM
ref-pn31-card-zap =
    Another player of your choice takes 1 damage.
    .title = ZAP
