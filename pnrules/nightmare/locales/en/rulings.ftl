### Programmer’s Nightmare: the rulings, for a player who has not read the register.
### Value: the question. .default: our answer. .other-…: another answer. .reason: what the rulebooks say or leave open.
### An answer that names no edition holds for 3.0 and 3.1 alike.
### Digits are only for printed numbers that INCREMENT and DECREMENT can change, for the counters +1 and −1, and for the names of
### editions and versions.

ruling-n-01 = A copied card says “previous”, “next”, “forward” or “this card”: from where do you count?
    .default = From the card that copies, however deep the copying goes. Read the words as if they were written there, beside the copying player’s bit.
    .other-copied = From the card that is copied, as if the PC were there.
    .reason = PN 3.0, COPY and PN 3.0, FUTURE put the copied words on the card that copies. PN 3.1, COPY and PN 3.1, FUTURE only say that the PC stays. So 3.1 follows 3.0 here.

ruling-n-02 = Inside a SUBROUTINE, does its first card come after its last one?
    .default = No. Its cards are a short row: head and tail do not meet. COPY, FUTURE, SWAP INSTRUCTIONS, POINTER, ERASE and FLOATER find nothing beyond them. What is not there is not done.
    .reason = PN 3.0, SUBROUTINE keeps such cards inside, but does not speak of head and tail. Only the main program is said to be a loop (PN 3.0, Running the program). 3.1 does not list SUBROUTINE and plays it as in 3.0.

ruling-n-03 = A GOTO is copied before its first jump: where does the copy lead?
    .default = It counts from the copying card, in the PC’s direction. From then on the copied GOTO always leads to the card reached: for its own bits and for every later copy.
    .reason = PN 3.0, GOTO says what a copy does only once the GOTO itself has jumped. Copied words are read on the copying card (PN 3.0, COPY), so the count starts there. PN 3.1, GOTO puts a GOTO marker on the card reached and does not speak of copies.

ruling-n-04 = DEFEND guards you against the next executed cards: which cards count?
    .default = Every card that is executed, also inside another card. COPY, FUTURE or SUBROUTINE counts as one. Each card that it does counts as one more.
    .other-under-the-pc = Only the cards that the PC visits. What is done inside them does not count again.
    .reason = PN 3.0, DEFEND counts a SUBROUTINE and its first card as two. We count COPY, FUTURE and anything deeper inside in the same way. PN 3.1, DEFEND only says that the cards must be executed.

ruling-n-05 = How many bits does each colour have?
    .default =
        A fixed supply: twenty here, those in play included. Bits that leave the program go back to it.

        While it is empty, that colour cannot be chosen for a new bit. A card that needs a bit from it places none and does the rest: your OVERWRITE changes no bit, but is still replaced.
    .other-unlimited = As many as you will need: a hundred of each colour. If even these run out, our answer holds.
    .reason = PN 3.0, Version 1 lets new bits come in and warns that a colour can run out. PN 3.1, PROGRAM ERROR takes bits from a supply. Neither edition says how many there are.

ruling-n-06 = Version 1: how do you claim a PROGRAM ERROR?
    .default =
        It is your claim for this turn, and costs none of your bits. Put a bit of another player on it: you choose whose, but not a bit that this player still has to place.

        You can do this only while you still have a bit to place.
    .reason = PN 3.0, PROGRAM ERROR takes a spare bit of that colour, and wants this before your own last bit is played. PN 3.1, PROGRAM ERROR takes it from that player’s supply. Neither says whether you also place a bit of your own in that turn.

ruling-n-07 = Who begins?
    .default = Player one, in both versions. You decide who that is: the youngest, if you like.
    .reason = PN 3.0, Version 2 and PN 3.1, Building the program name the youngest player. For Version 1 neither edition names anyone, and the app does not know how old you are.

ruling-n-08 = A card drawn for the program may not be in a program: what now?
    .default = Discard RUN, INSERT or SECRET and draw again. BREAK stays: it may be in a program. All this is for Version 2, since Version 1 is played without these cards.
    .reason = In Version 2, the set-up and several cards put an unseen card straight into the program. Neither edition thinks of a one-shot there. PN 3.0, Stopping a run and PN 3.1, Running the program allow BREAK in the program.

ruling-n-09 = A card must be drawn, but the deck is empty: what now?
    .default = OVERWRITE, REPLACE, UPGRADE and INSERT then do nothing at all. A SUBROUTINE is dealt the cards that are left. The discard pile stays as it is.
    .other-shuffle = Shuffle the discard pile: it is the new deck. This goes for every draw, also to fill a hand.
    .other-recolour = OVERWRITE still changes its bit. Then it leaves the program, and nothing takes its place.
    .reason = PN 3.0, UPGRADE knows that the deck may run out, but not what then becomes of the rest of the card. Neither edition shuffles the discard pile during a game. If the card does nothing, it is not left half done.

ruling-n-10 = When are you out because you have no bits left?
    .default =
        At the end of a card that took your last bit on the table, or changed its colour. A player who never had a bit on the table stays in.

        Bits on a SUBROUTINE’s cards are on the table, bits in the supply are not. A card done inside another is checked by itself, as a whole.
    .other-run-start = As in our answer. And in Version 2, a player without a bit in the program when a run starts is out too.
    .reason = PN 3.0, Aim of the game and PN 3.1, Leaving the game put a player without bits out. 3.1 adds that the board counts. Neither says when to look. Version 2 begins with no bits on the table, so having none cannot be enough.

ruling-n-11 = What if all the players who are left go out at once?
    .default = The game is a draw.
    .other-actor = The player whose card did it wins.
    .reason = In both editions the last player left wins (PN 3.0, Version 1; PN 3.1, What the game is). They do not think of the case that no player is left.

ruling-n-12 = POINTER moves the damage of the previous cards: which cards, and which damage?
    .default =
        The previous cards in the PC’s direction: as many as POINTER’s number says, in 3.1 two.

        What counts is their damage on the PC’s last visit to them, if the PC has not left POINTER since. If it has not been at POINTER in this run, the visit must be in this run.

        Stopped damage counts as none. Players who are out by now keep their share. In 3.1 only the share of the player who executes POINTER moves.

        The second time, damage moves from where it is by then. Damage that a copied POINTER moved still belongs to the card that did it. The player you choose may be yourself.
    .other-executed = The cards that were executed last, just as many, wherever they are.
    .reason = PN 3.0, POINTER and PN 3.1, POINTER speak of the previous cards. They do not say how old the damage may be, nor what to do if it was stopped or moved before.

ruling-n-13 = POINTER moves damage that players have taken already: what about their points?
    .default = They get their points back, and the chosen player takes the sum. In 3.0 these may be several players, in 3.1 it is only the player who executes POINTER.
    .reason = PN 3.0, POINTER and PN 3.1, POINTER say who is to take the damage. Then it cannot stay where it was too. That is all we add.

ruling-n-14 = GOTO takes the PC away: do the later bits on that card still have a turn?
    .default = No. The PC has left. Bits that had no turn yet wait for its next visit.
    .reason = PN 3.0, Several bits on a card and PN 3.1, Version 1 give every bit its turn, in order. Neither says what a jump in between does. 3.1 notes that executing a card once can prevent the next time.

ruling-n-15 = The copying card is removed when its copying is half done: is the rest done?
    .default = Yes. What was executed is done to its end. So are the cards of a SUBROUTINE that leaves on the way. After a copied OVERWRITE, “this card” is the new card in its place.
    .reason = PN 3.0, UPGRADE lets a COPY or FUTURE go on although its bit has changed owner. We do the same when the card has gone. Nothing else in either edition speaks of it.

ruling-n-16 = The card at the PC leaves the program: where does the PC go?
    .default = To the next card in its direction. It arrives there as usual.
    .reason = In both editions some cards remove themselves (PN 3.0, SELF DESTRUCT; PN 3.1, SELF DESTRUCT). Neither says where the PC is then.

ruling-n-17 = COPY or FUTURE comes to a card that SECRET put face down: what now?
    .default = Turn the card up and do it. This is for Version 2 only.
    .reason = PN 3.0, SECRET and PN 3.1, SECRET turn the card up when its owner decides to execute it, and do not think of copies. PN 3.0, COPY and PN 3.1, COPY do the cards that are there, without exception.

ruling-n-18 = Can a number change on a face-down card, or on a card inside a SUBROUTINE?
    .default = Face down: no. Inside a SUBROUTINE: yes. This goes for INCREMENT and DECREMENT.
    .reason = PN 3.0, INCREMENT reaches any card but itself. PN 3.0, SUBROUTINE keeps its cards in the game, so they count too. On a face-down card no player can see a number. Neither edition thinks of it.

ruling-n-19 = May DECREMENT lower its own number, and may INCREMENT raise its own?
    .default = DECREMENT may. In 3.1 it has no number, so there is nothing to choose. INCREMENT may never change the card it is written on. When it is copied, that is the copying card.
    .reason = PN 3.0, INCREMENT and PN 3.1, INCREMENT rule the card itself out. PN 3.0, DECREMENT and PN 3.1, DECREMENT rule nothing out.

ruling-n-20 = Version 1: a loop round the ring changes no points. How do you count to three?
    .default =
        By the cards that can close it. The same GOTO or REVERSE PROGRAM may be executed three times one after the other while everyone’s points are the same. After that the PC goes past it until some points differ.

        Each execution counts. Not executing does not start the count again, and you may always choose it. Gains and losses that cancel out are no change. Copied GOTOs and REVERSE PROGRAMs do not count.
    .other-position = By the whole position: a time counts only when that has come back.
    .reason = PN 3.0, Endless loops in Version 1 and PN 3.1, Endless loops in Version 1 allow three times and then send the PC on. They do not say how to tell one time from the next, nor which card has to let the PC go past.

ruling-n-21 = Version 2: a loop has bits of one player only. When does that player win?
    .default =
        After a whole lap: from where the PC leaves a card in one direction to its next visit there in that direction (N-66). Both visits count. No card visited on that lap may have another player’s bit, not even in a SUBROUTINE.

        First the others get one chance to stop the program, even if that is not allowed yet in this run. They get none once there have been twenty cards (N-52), nor if the program runs because no player can play (N-29). If they do not stop it, the player of the loop wins.
    .other-at-once = At once, before the others may stop the program.
    .reason = PN 3.0, Running the program and PN 3.1, Version 2 let such a loop win the game. They do not say when the loop is complete, nor whether the others may still stop it.

ruling-n-22 = What if the program only goes round and round?
    .default =
        When a whole position comes for the third time, or twenty laps have changed no points, the players still in are asked whether to end it.

        If all agree, Version 1 deals a new program: points stay, players who are out stay out, and each player gets bits as in the table. In Version 2, the run ends as if stopped for free. But once there have been twenty cards (N-52), the game is a draw, and also if the program runs because no player can play (N-79).

        If not all agree, they are asked again after as many laps. At the third refusal it ends without asking.

        The log says whether a repetition was proved or the laps were counted.
    .other-points-back = When Version 1 deals a new program, every player still in starts it with ten points.
    .reason = PN 3.0, Version 1 deals again when no player gets anywhere, and the table decides when. It does not speak of points and bits. The draw is in the designer’s FAQ. PN 3.1 has only its limit on endless loops.

ruling-n-23 = The owner does not execute a card: does it count as executed?
    .default = No. It does not use up a DEFEND. In 3.0 it does not help to let the program be stopped; in 3.1 only the PC’s coming counts for that.
    .reason = PN 3.0, DEFEND does not count cards that players choose not to execute. PN 3.1, Stopping a run calls a card not executed if its owner chose so.

ruling-n-24 = BIT SWAPPER’s number has changed: what is swapped?
    .default = At 3, three bits on three cards change places in a ring. At 1 or 0, nothing is swapped.
    .reason = PN 3.0, BIT SWAPPER and PN 3.1, BIT SWAPPER print a number that can change, and only say what happens with 2.

ruling-n-25 = Bits are added, moved, swapped or recoloured: in which order are they then?
    .default =
        New and moved bits go last. If several come at once, they follow the order of their owners’ first bits there. So MULTIPLIER at 2 with owners A and B adds A, A, B, B. A swapped or recoloured bit takes the old bit’s place.

        On the card at the PC, a new, moved or swapped bit waits for the next visit. A recoloured bit has its turn now.
    .reason = PN 3.0, Several bits on a card and PN 3.1, Version 1 go by order of arrival. In PN 3.0, Version 1 a bit may be replaced before its turn. A bit that comes during the PC’s visit must wait: that is in the designer’s FAQ. The rest is ours.

ruling-n-26 = The card list of 3.1 has no SUBROUTINE: is the card in the game?
    .default = Yes. A 3.1 game has the same sixty-one cards as a 3.0 game. SUBROUTINE has the text and the number of 3.0.
    .reason = PN 3.1, Card list leaves it out without a word. PN 3.1, Version 1 names the cards that stay out, and SUBROUTINE is not one of them. Only PN 3.0, SUBROUTINE says what it does.

ruling-n-27 = When during a run can you stop the program?
    .default =
        In 3.1, only at a card that is not executed: its owner chose so or was skipped, or it has no bit. An OVERSIGHT that takes effect is executed.

        In 3.0, before each bit’s turn, and before an OVERSIGHT without bits.

        In both, only once stopping is allowed in this run.
    .other-before-next = In 3.1 as in 3.0: before the next card.
    .reason = PN 3.1, Stopping a run wants a card that is not executed, by choice or for lack of bits. PN 3.0, Stopping a run speaks of the next unexecuted card. In PN 3.0, The sample game that is BUG, whose turn has just come. So we read it that way.

ruling-n-28 = DEFEND is executed while an earlier one still lasts: what now?
    .default = Each has its own count, from its own start. Damage that both of them cover is stopped once.
    .reason = The deck has one DEFEND (PN 3.0, DEFEND). But a second bit on it, or a COPY, can bring it back soon. Neither PN 3.0, DEFEND nor PN 3.1, DEFEND says that the two are added together.

ruling-n-29 = Version 2: what if no player can play a card?
    .default = The program starts to run, as it does at twenty cards, and cannot be stopped (N-79 says what if it only goes round). If there is no card in it, the game is a draw.
    .reason = PN 3.0, Twenty cards and PN 3.1, Twenty cards let the program start by itself at that length only. Neither edition thinks that hands and deck may run out before.

ruling-n-30 = Version 2: which way does the PC point at first?
    .default = Towards the tail. A scenario may say otherwise.
    .reason = PN 3.0, Version 2 allows either way. PN 3.1, Version 2 wants a direction but does not say which. The tail is our choice.

ruling-n-31 = INSERT or UPGRADE brings in a PROGRAM ERROR: whose bit goes on it?
    .default = With INSERT, a bit of another player of your choice. With UPGRADE, the bit that UPGRADE itself moves there.
    .reason = PN 3.0, INSERT and PN 3.1, INSERT put your own bit on the new card. PN 3.0, PROGRAM ERROR and PN 3.1, PROGRAM ERROR want another player’s bit when you put it down. We follow PROGRAM ERROR. But PN 3.0, UPGRADE and PN 3.1, UPGRADE name the very bit that moves.

ruling-n-32 = What if COPY, FUTURE or FLOATER leads back to itself without end?
    .default =
        While points change, it goes on until a player wins or is out, and no player can end it. You still choose targets (N-38), and N-78 says what happens if it never comes to an end. If a player goes out and others remain, it stops where it would come back to itself.

        If no points change, it goes round three times, the first time included. When the same card begins for the fourth time, the whole thing ends, and nothing that is still to come is done.

        This holds in both versions.
    .other-unwind = After the third time the inner ones end one by one, and what is still to come in each is done.
    .other-nothing = A card that is being done already counts as nothing when it comes again.
    .reason = PN 3.0, Endless loops in Version 1 and PN 3.1, Endless loops in Version 1 allow three times where no points change, and set no end where they do. PN 3.0, COPY knows that copies may lead to copies, but no text has one that leads to itself. So we borrow that limit, for Version 2 too.

ruling-n-33 = Version 2: what if nothing is executed for a whole lap?
    .default =
        The program can be stopped from the end of that lap on, unless there have been twenty cards (N-52) or no player can play (N-79). The turn at the card where the lap began counts too.

        If nobody stops it there, and the lap wins the game for nobody (N-21), the run ends there, as if stopped for free by the player who played RUN.
    .reason = PN 3.0, Stopping a run waits for a second execution. It never comes if the players never execute. By PN 3.1, BREAK the program can be stopped, but no player has to. Either way the run would have no end.

ruling-n-34 = What must happen in a run before the program can be stopped?
    .default =
        In 3.0: a card was itself executed on an earlier visit of the PC in this run, and now it is the turn of a bit there, or of an OVERSIGHT without bits. You stop before the owner chooses. Being done by COPY, FUTURE or SUBROUTINE does not count for a card, nor does a second bit on the same visit.

        In 3.1: the PC reaches any card for the second time in this run.

        After that the program can be stopped for the rest of the run.
    .other-executed = In 3.1 as in 3.0: a card must be about to be executed for the second time.
    .reason = PN 3.0, Stopping a run and PN 3.0, BREAK wait until something is about to be executed again. PN 3.1, Stopping a run says so too, but PN 3.1, BREAK counts how often the PC has come. For 3.1 we follow the card.

ruling-n-35 = What does a SKIP token skip, and when do you spend it?
    .default =
        In 3.0: all turns of one player on this visit of the PC, your own if you like. In 3.1: the card, with every bit on it, or an OVERSIGHT without bits.

        PROGRAM ERROR can be skipped. So can the first execution of a SUBROUTINE, which then stays forced for the next time. What is skipped is not executed.

        You spend the SKIP token before the owner chooses. The bit’s owner is asked first, then the others clockwise. At an OVERSIGHT without bits in 3.1, the player who played RUN is asked first. If no player did, as in Version 1, it is player one. At a skipped bit the program can still be stopped.

        SKIP tokens are kept from run to run. Inside COPY, FUTURE, FLOATER and SUBROUTINE you cannot spend one.
    .other-one-bit = One SKIP token skips one bit.
    .reason = PN 3.0, TIME DELAY makes a player lose the turn at one card. PN 3.1, TIME DELAY skips a card. Neither says when you must say so, nor whether it helps against a card without a choice.

ruling-n-36 = Which digits on the cards can INCREMENT and DECREMENT change?
    .default =
        Those in the sentence that says what the card does, in 3.0’s card list or on 3.1’s card. Explanations, notes, examples and names of counters do not count, unless only they give the amount, as with INCREMENT in 3.0.

        So INCREMENT and DECREMENT have a number in 3.0 and none in 3.1. TIME DELAY has none. SUBROUTINE in 3.1 has the 2 of 3.0.
    .reason = PN 3.0, Changing numbers and PN 3.1, Changing numbers let digits change, never words. We do not have the printed cards, and PN 3.0, Card list says that their text is shorter.

ruling-n-37 = PROGRAM ERROR has several bits: who loses how much?
    .default =
        In 3.0, each bit costs its owner the number, so two bits cost it twice.

        In 3.1, each player with a bit there loses the number once per visit of the PC. A copied PROGRAM ERROR costs only the player who does it.
    .other-each-bit = In 3.1 as in 3.0: each bit costs its owner the number.
    .reason = By PN 3.0, Several bits on a card, a card is executed once for every bit. PN 3.1, PROGRAM ERROR speaks of the players with a bit there, few bits or many.

ruling-n-38 = How much do you still choose inside COPY, FUTURE, FLOATER or SUBROUTINE?
    .default =
        You choose once for the whole card. Then every part is done, with no SKIP token and no stop in between.

        You choose the targets, and you must choose one if there is any, even a bit of your own. Without one, the part does nothing. A colour with an empty supply cannot be chosen for a new bit. OVERWRITE on your own bit changes nothing.
    .reason = PN 3.0, Running the program gives the owner one choice, to execute or not, and then any target that the words allow. PN 3.0, COPY puts several commands on one card, so one choice covers them. PN 3.1, Version 1 asks once for each bit.

ruling-n-39 = Version 1: what if no card is left to claim?
    .default = Claiming ends. The bits that were not placed go back to the supply.
    .reason = PN 3.0, Version 1 and PN 3.1, Version 1 allow one bit per card and want all bits placed. But a PROGRAM ERROR takes a card and none of your own bits, so there may be too few cards.

ruling-n-40 = What do COPY and FUTURE fix when they begin?
    .default =
        The list of cards, by number and direction at that moment.

        Each card is done as it is when its turn comes: with its counters then, or as the new card if it was replaced. A card that has gone is not done. “Previous” and “next” in it follow the direction at its turn, and count from the copying card, or from the gap it left.
    .other-activation = Everything: cards, numbers and direction stay as they were at the start.
    .reason = PN 3.0, COPY and PN 3.1, COPY name the cards and their order, not what happens when the first changes the next. In PN 3.0, UPGRADE the second card already feels what the first one did.

ruling-n-41 = Which lost points are damage, for DEFEND and POINTER?
    .default = All points that a card makes a player lose, except the price of DEFEND itself. The price of stopping the program is not damage.
    .other-says-damage = Only what a card calls damage: that of BUG, ZAP and SELF DESTRUCT.
    .reason = In both editions BUG, ZAP and SELF DESTRUCT speak of damage; PROGRAM ERROR, OVERSIGHT and POWER SURGE speak of lost points. Nothing says that this is meant as a difference (PN 3.0, DEFEND; PN 3.1, DEFEND). And PN 3.0, BUG compares itself with PROGRAM ERROR.

ruling-n-42 = A player reaches twenty or zero in the middle of an effect: when does it count?
    .default =
        After each card, also after each one inside another, with all its gains and losses taken together. At twenty or more you win at once, at zero you are out at once, and the last player left wins at once. What a player who is out still had to do is not done.

        POINTER may bring several players to twenty together. Then the player who executes it wins if among them. If not, it is a draw.
    .reason = PN 3.0, Aim of the game and PN 3.1, What the game is give the two limits, but no moment. If all losses of one BUG count together, it does not matter who sits where.

ruling-n-43 = A copied card says “bits here” or “this card”: what is meant?
    .default =
        The card that copies.

        “Bits here” are all the bits on it: a copied OVERSIGHT does nothing, and a copied MULTIPLIER adds its bits there.

        “This card” is the copying card too, in a copied SELF DESTRUCT, OVERWRITE, UPGRADE, SEQUENCE MOD, INCREMENT or WORM. So a copied INCREMENT may raise a number on INCREMENT. A copied OVERWRITE has the copying card replaced; from then on “this card” is the new one.
    .other-own-bit = “Bits here” are only the bit of the player who copies.
    .reason = PN 3.0, COPY and PN 3.0, FUTURE read the words on the card that copies, with the bit that is there. PN 3.0, UPGRADE agrees: copied, it changes the bit of the copying card. PN 3.1 does not say.

ruling-n-44 = Inside a SUBROUTINE, what do “this card” and “bits here” mean?
    .default =
        “This card” is the inner card: it alone goes, or is replaced in its place. “Bits here” are its own and the SUBROUTINE’s. MULTIPLIER’s new bits go on the SUBROUTINE.

        An inner UPGRADE gets a bit of the player on your right, and the new card one from your supply. The SUBROUTINE keeps its own. An inner card with bits is done by their owners instead of you, without a choice.

        With a copied UPGRADE: if your bit has already gone, the new card gets no bit. If the player on your right has an empty supply, your bit leaves and you go on. If the COPY is itself inside a SUBROUTINE, the player on your right does the rest of the COPY, and you do the later inner cards.
    .other-own-only = “Bits here” are only the inner card’s own.
    .reason = PN 3.0, SUBROUTINE deals its cards without bits. UPGRADE can put one there, and its owner must then execute. All else is open, and PN 3.1 has no SUBROUTINE of its own.

ruling-n-45 = When does a SUBROUTINE get its cards, and how many?
    .default =
        On the PC’s first visit in a run, with or without bits.

        It may first be about to be done without such a visit: inside another card, just put at the PC, just turned up after SECRET, or copied. Then it gets its cards at that moment. If it is copied, the copying card gets cards of its own.

        It gets as many as its number says then, as far as the deck goes. Later changes of the number do not matter: what was dealt is done. If it was dealt none, it does nothing and gets none later.
    .reason = PN 3.0, SUBROUTINE deals on the PC’s first visit, and only then. It does not say what happens when it is done without the PC, when its number changes, or when the deck is short.

ruling-n-46 = In which order are a SUBROUTINE’s cards done, and what can they change?
    .default =
        In the order dealt, whichever way the program runs. The list is fixed at the start, and each card is done once.

        For ERASE and FLOATER, “previous” and “next” mean inner cards only. An inner REVERSE PROGRAM turns the main program, not the inner order. BIT MAKER, BIT MOVER, BIT SWAPPER, GOTO, REPLACE and UPGRADE work on the main program, and reach inner cards only as a card of the main program can (N-48).
    .reason = PN 3.0, SUBROUTINE does its cards in sequence. Cards that move others stay inside; cards for the whole program reach outside. It gives examples, not every card, and does not speak of direction.

ruling-n-47 = GOTO is done inside COPY, FUTURE or SUBROUTINE: when does it jump?
    .default =
        It depends on whether anything is still to be done, in this card or in the cards around it. If so, the card that GOTO leads to takes the place of the next one, and the rest follows as listed. If not, the PC jumps. If GOTO’s card has gone, GOTO does nothing and replaces nothing.

        Directly in a SUBROUTINE, its other cards are done first, without a choice, and then the PC jumps. Of two GOTOs in it, the last decides.

        If a GOTO ends a COPY inside a SUBROUTINE, the card that it leads to takes the place of the next inner card. If a GOTO is in a copied SUBROUTINE, the card that it leads to takes the next outer place, once the inner cards are done.
    .other-at-once = The PC jumps at once. What was still to be done is lost.
    .reason = PN 3.0, GOTO makes its card the second one when GOTO is the first of two, and says from where a SUBROUTINE’s GOTO counts. PN 3.0, SUBROUTINE wants both its cards done. Later places and cards deeper inside are open, and PN 3.1 does not say.

ruling-n-48 = What can change a SUBROUTINE’s cards from outside?
    .default =
        INCREMENT and DECREMENT can. SEQUENCE MOD can, but a card stays in the sequence it is in.

        DELETE, OVERWRITE and BIT SWAPPER only reach bits that are already there, such as UPGRADE’s. Nothing puts a new bit there or replaces the card.
    .reason = PN 3.0, SUBROUTINE gives SEQUENCE MOD as an example of what reaches both the main program and the inner cards, and puts no bits on these. Which other cards reach them is open.

ruling-n-49 = When do you discard the cards that were dealt for a SUBROUTINE?
    .default =
        A SUBROUTINE’s own cards go when it leaves the program or is replaced. When it moves, they go with it.

        If COPY, FUTURE or FLOATER does a SUBROUTINE, the card that does it is dealt cards of its own, once. It keeps them while a SUBROUTINE is in reach, that is, among as many cards on either side as its number says. So they stay when the program turns round. They go at the end of the card after which no SUBROUTINE is in reach, but not while they are being done themselves. FLOATER’s cards go when it moves on.

        Two SUBROUTINEs copied by one COPY share the cards dealt first.
    .reason = PN 3.0, COPY and PN 3.0, FUTURE discard these cards when the SUBROUTINE is out of reach. They do not say how far that is, nor when to look. Neither edition speaks of a SUBROUTINE that leaves.

ruling-n-50 = Who is asked to stop the program, and who can pay for it?
    .default =
        The player who played RUN is asked first, then the others clockwise, once each, before SKIP tokens. The first to stop it ends the asking.

        You choose: play BREAK from your hand, or just say so. Saying so is free if you played RUN. It costs the others three points, and they need at least three. With exactly three, the program stops and you are out.

        Building goes on from the player who played RUN or, if that player is out, the next one clockwise who is still in.
    .reason = PN 3.0, Stopping a run and PN 3.1, Running the program give the ways and the price. They leave open the order, and what happens if a player cannot pay, or has just enough.

ruling-n-51 = The program was stopped: where does it go on?
    .default =
        At the card before which it stopped. A new run is a new visit, so all bits there have a turn.

        In 3.0, after a BREAK in the program (a copied one or one in a SUBROUTINE too), the PC goes to the next card. Nothing else on that visit is done.

        In 3.1, such a BREAK does not end the run yet. All goes on, on that visit too (N-75), and the run ends at the next card that is not executed.

        In both editions the BREAK stays, and it does nothing while the program cannot be stopped yet.
    .reason = PN 3.0, Stopping a run stops at the next card not yet executed. PN 3.0, Running the program starts where the PC is. PN 3.1, BREAK stops at the next card that is not executed. Open are who has already had a turn, and what a BREAK in the program leaves undone.

ruling-n-52 = Which cards count towards twenty, and what if the program gets shorter again?
    .default =
        All cards of the main program, face-down ones too. Cards in a SUBROUTINE do not count.

        Once there are twenty, by building or by UPGRADE in a run, the program cannot be stopped for the rest of the game, however short it gets.
    .reason = PN 3.0, Twenty cards and PN 3.1, Twenty cards let the program run to the end from that length on and forbid stopping it. Neither thinks of cards beside the row, nor of cards that leave it later.

ruling-n-53 = Does DEFEND stop damage that POINTER moves?
    .default = Yes. It is damage done by POINTER, so the chosen player’s DEFEND stops it. The others keep the points that they got back.
    .reason = PN 3.0, DEFEND and PN 3.1, DEFEND stop the damage of executed cards, and POINTER is one. Neither edition thinks of the two together.

ruling-n-54 = What uses up DEFEND’s count?
    .default =
        Each card executed or done after it. All damage of a card that is covered is stopped. What is left lasts into the next run.

        A second bit on a card counts again. PROGRAM ERROR counts, and so does an OVERSIGHT that takes effect.

        An OVERSIGHT with bits does not count, nor a copied or inner one that does nothing. Nor do cards that the PC goes past, cards not executed or skipped, or a COPY or SUBROUTINE that began before DEFEND.
    .reason = PN 3.0, DEFEND counts executed cards and leaves out those not executed. PN 3.1, DEFEND counts executed cards. Several bits, cards without a choice and the end of a run are not mentioned.

ruling-n-55 = What if you count all the way round a short program?
    .default =
        COPY, FUTURE, SWAP INSTRUCTIONS, POINTER, ERASE and FLOATER stop before the card itself, and take each other card once at most.

        GOTO goes round and round, and counts its own card too. The card it reaches, even itself, gets a new visit.

        If no cards are left, the run ends: Version 1 deals a new program, Version 2 goes on building.
    .reason = The program closes into a loop in both editions (PN 3.0, Version 1; PN 3.0, Running the program; PN 3.1, Version 2). What a count longer than the program means is open.

ruling-n-56 = The card at the PC moves, or a card is replaced: what happens to the PC, the bits and the counters?
    .default = The PC goes with the card that moves, and bits that still wait have their turn there. A replacement is a new card. It is face up, without the old card’s counters and inner cards, and no GOTO leads to it any more. Bits stay, in their order.
    .reason = PN 3.0, FLOATER, PN 3.0, SEQUENCE MOD and PN 3.1, SEQUENCE MOD take the PC along. PN 3.0, REPLACE keeps the bit’s colour and drops counters. PN 3.1, REPLACE keeps the order of bits. PN 3.0, GOTO leads nowhere once its card has gone. We read every move and replacement so.

ruling-n-57 = What does a card do when one of its numbers has changed?
    .default =
        As many as the number says, or as many as there are. The player who does INCREMENT or DECREMENT chooses the number.

        BIT MOVER at 2: any two bits, from one card or from two, each to a card beside its own.

        BIT SWAPPER: bits of different colours on different cards, or it does nothing.

        DELETE in 3.0: the first number is bits from each card, the second is cards.

        FLOATER: exactly that far, one way.

        OVERWRITE and SEQUENCE MOD in 3.0: different cards, one after another.

        SELF DESTRUCT in 3.0: the first number is damage to each player, the second is players.

        SWAP INSTRUCTIONS: one number for both sides. At 3 the order may also stay as it was; below 2 nothing is swapped.

        WORM in 3.1: all its bits on one card.

        A 0 cancels only what it counts: FLOATER still does the next card, OVERWRITE is still replaced, SELF DESTRUCT still goes. GOTO at 0 does not jump, and no card becomes the one it always leads to.
    .reason = PN 3.0, Changing numbers and PN 3.1, Changing numbers let these numbers change. What the card then does is said only for SWAP INSTRUCTIONS (PN 3.0, SWAP INSTRUCTIONS; PN 3.1, SWAP INSTRUCTIONS). BIT MOVER at 2 is in the designer’s FAQ. The rest is ours, in the same spirit.

ruling-n-58 = Can a number go below 0?
    .default = No. In 3.0, a −1 counter that would take it below 0 is not placed. In 3.1 it is placed, but a sum below 0 counts as 0, so later +1 counters must first make up for it. DECREMENT may choose a number that is 0; it stays 0.
    .other-negative = Yes. Both editions offer this to players who like it wild.
    .reason = PN 3.0, Changing numbers stops at zero, even if more should come off. PN 3.1, Changing numbers lets any number of counters be on a card, and the number is never negative. Both mention playing without this rule.

ruling-n-59 = SECRET: which cards may go face down, and what are they until turned up?
    .default =
        Any card that may be in a program, PROGRAM ERROR too, with your own bit. Only you know it.

        Until it is turned up it is an unknown card. Nobody is forced to execute it, it is dealt no cards, and without bits it does nothing. The first owner of a bit there who executes it turns it up and does it. POINTER, ERASE, moves and REPLACE work on it as on other cards.
    .reason = PN 3.0, SECRET and PN 3.1, SECRET take a card from your hand, put your own bit on it, and turn it up the first time an owner decides to execute it. What it is until then is open. PROGRAM ERROR gets your own bit too, because another player’s bit would give it away.

ruling-n-60 = Version 2: when do you draw, and may you pass?
    .default =
        You draw up to four cards, at the end of your own turn only. If you play RUN, your turn ends and you draw before the program runs. The turn that brings the twentieth card ends in the same way. If you played BREAK during a run, you draw at the end of your next turn.

        If you can play, you must. If you cannot, you pass.
    .reason = PN 3.0, One-shot cards and PN 3.1, One-shot cards fill the hand when a turn ends. BREAK is played outside turns. Neither edition says when you draw for it, nor whether you may pass.

ruling-n-61 = What about points above twenty and below zero?
    .default = With twenty or more you win at once, and what is above twenty is shown. Points never go below zero. You may pay DEFEND’s price with your last points: then you are out.
    .reason = PN 3.0, Aim of the game names twenty and zero only. PN 3.1, Leaving the game mentions points below zero, with the same result. Neither speaks of more than twenty.

ruling-n-62 = What happens at an OVERSIGHT that has bits?
    .default =
        Nothing. No player has a turn, and the card is not executed. You cannot stop the program or spend a SKIP there, and it uses up nothing of a DEFEND.

        But in 3.1, if a BREAK in the program is about to end the run, the run does end there, since the card is not executed.
    .reason = In PN 3.0, OVERSIGHT, a player with a bit there has no choice. In PN 3.1, OVERSIGHT the card is executed only without bits. Neither speaks of stopping or skipping there.

ruling-n-63 = Version 1 deals a new program: for which players, and what stays?
    .default =
        For the players still in. The table gives cards and bits for their number, and the first of them begins. First every bit goes back to its supply, and all cards are shuffled.

        Points stay (N-22 has another answer), and so do SKIP tokens and DEFENDs that still last. Players who are out stay out.
    .reason = PN 3.0, Version 1 only says to shuffle all the cards and deal again, and PN 3.1 has no new deal. What becomes of everything else is open.

ruling-n-64 = SUBROUTINE is copied, but the copying card has gone or was replaced: where do its cards go?
    .default = Nowhere. They belong beside the copying card. If that has gone, or was replaced by a card that has no cards beside it, none are dealt, and this part of the copy does nothing. The rest is still done.
    .reason = PN 3.0, COPY deals the cards for the COPY card and discards them once the SUBROUTINE is out of reach. Neither edition thinks of a copying card that goes while it copies.

ruling-n-65 = What if points keep changing, but no player wins or goes out?
    .default =
        Once the PC has come to five hundred cards since a player last went out, the program counts as going round and round at the end of that lap. The players still in are asked whether to end it, as in N-22, and again after as many cards.

        The log says that cards were counted and nothing was proved. While a card leads back to itself without end, the PC does not move, and N-78 applies.
    .reason = If points rise and fall while a number grows, no position comes back. So N-22 alone would never apply. Both editions leave such an end to the table.

ruling-n-66 = Which direction counts for a lap: how the PC came to the card, or how it left?
    .default = How it left (N-21), even if a REVERSE PROGRAM there has just turned the program. The lap is over when the PC is at that card again and runs that way.
    .other-coming = How it came. It does not matter what a REVERSE PROGRAM did there in between.
    .reason = PN 3.0, Running the program and PN 3.1, Version 2 speak of a loop, but never of its first card, nor of a program that turns round on it.

ruling-n-67 = Version 1: can you spend a SKIP where the PC goes past GOTO or REVERSE PROGRAM anyway?
    .default = No, no player is asked. After three times at the same points (N-20) no turn is left for a SKIP to take away.
    .other-spent = Yes. Players with a SKIP are asked as at any other card, and a SKIP spent there is gone.
    .reason = PN 3.0, TIME DELAY takes away a player’s turn at a card. PN 3.1, TIME DELAY skips a card. Neither thinks of a card where no player has a turn.

ruling-n-68 = The SUBROUTINE has gone or was replaced, but its GOTO is still to be done: does it jump?
    .default = No. GOTO is done (N-15), but it is nowhere any more, and neither is the card from which it would count.
    .other-jumps = Yes. It counts from where its SUBROUTINE was, with the number that it has then (N-81). No card becomes the one it always leads to.
    .reason = PN 3.0, GOTO counts from the SUBROUTINE and does not think of one that has gone. PN 3.1, GOTO does not mention SUBROUTINE.

ruling-n-69 = GOTO is in a SUBROUTINE directly inside another SUBROUTINE: when does the PC jump?
    .default = When the cards of both are done. The jump waits for the rest of the inner SUBROUTINE (N-47), then for the rest of the outer one.
    .other-next = When the inner SUBROUTINE is done, the card that GOTO leads to takes the place of the outer SUBROUTINE’s next card. If there is none, the PC jumps.
    .reason = PN 3.0, GOTO lets a GOTO reach out of its SUBROUTINE. Neither edition thinks of one SUBROUTINE inside another.

ruling-n-70 = The card that GOTO leads to is done in place of an inner card: from where does it count?
    .default = From that inner card, as if it were written there. So its previous and next cards are cards of that SUBROUTINE.
    .other-own-place = From its own place in the main program.
    .reason = PN 3.0, GOTO makes its card the next one to be done, and PN 3.0, COPY does cards as if they were written elsewhere. Neither says where GOTO’s card is written then.

ruling-n-71 = MULTIPLIER in a SUBROUTINE has a bit of its own: whose new bits come first?
    .default = Those of the owner on MULTIPLIER, then those of the owners on the SUBROUTINE, in their order. All of them go on the SUBROUTINE (N-44).
    .other-subroutine-first = Those of the owners on the SUBROUTINE come first.
    .reason = PN 3.0, MULTIPLIER and PN 3.1, MULTIPLIER give a bit to every player with a bit here. The order decides who goes first (PN 3.0, Several bits on a card). With two cards it is open.

ruling-n-72 = A SUBROUTINE is replaced while its cards are done: which bits are “here” for the rest?
    .default = None. The inner cards have gone with their SUBROUTINE. They are still done (N-15), but they and the SUBROUTINE are nowhere any more. So POWER SURGE finds no player with a bit here, and MULTIPLIER does nothing.
    .other-new-card = Those on the card that replaced the SUBROUTINE. MULTIPLIER puts its bits there.
    .reason = PN 3.0, REPLACE keeps the bits for the new card. PN 3.0, SUBROUTINE does its cards for the player whose bit is on it. Neither edition brings the two together.

ruling-n-73 = You go out in the middle of your SUBROUTINE: are its other cards done?
    .default = No. What you still had to do is not done (N-42), not even inner cards with other players’ bits.
    .other-owners-go-on = Inner cards with bits of players still in are done, by those players.
    .reason = By PN 3.0, SUBROUTINE, the owner of a bit on an inner card must execute that card whenever the SUBROUTINE is executed. Whether it still is executed once its player is out is open.

ruling-n-74 = POINTER in a SUBROUTINE: which damage of the previous inner cards does it move?
    .default = What they did this time, since the SUBROUTINE began. A second bit on the SUBROUTINE does it again, and what was done before is settled.
    .other-this-stop = What they did since the PC came on this visit, the times before included.
    .reason = PN 3.0, POINTER and PN 3.1, POINTER move what the previous two cards did. If a card is done twice on one visit, neither says which time is meant.

ruling-n-75 = 3.1: COPY or SUBROUTINE does a BREAK: is what comes after it still done?
    .default = Yes. The BREAK ends the run at the next card that is not executed (N-51). Until then all goes on as usual.
    .other-ends = No. Nothing more of that COPY, FUTURE, FLOATER or SUBROUTINE is done.
    .reason = PN 3.1, BREAK stops the program at the next card that is not executed. It does not say whether the rest of a COPY is such a card.

ruling-n-76 = All cards in the deck are RUN, INSERT or SECRET: is the deck empty?
    .default = No. They are drawn one by one and discarded (N-08), and only then is none left. So OVERWRITE changes a bit and stays where it is.
    .other-empty = Yes. It has no card for the program. So OVERWRITE, REPLACE, UPGRADE and INSERT do nothing at all (N-09), and a SUBROUTINE is dealt none.
    .reason = PN 3.0, UPGRADE asks whether the deck has a card left. PN 3.1 does not speak of an empty deck. Which cards count there is open.

ruling-n-77 = A face-down card is turned up and is an OVERSIGHT: has it been executed?
    .default = Yes. Its owner chose to execute it, so it counts as executed. This matters for the lap, and for when the program can be stopped. OVERSIGHT has a bit, so it does nothing.
    .other-not-executed = No. Like every OVERSIGHT with a bit it is not executed. All goes on as at one that is face up (N-62).
    .reason = PN 3.0, OVERSIGHT and PN 3.1, OVERSIGHT work only without bits. PN 3.0, SECRET and PN 3.1, SECRET turn a card up when its owner executes it. What the two do together is open.

ruling-n-78 = COPY, FUTURE or FLOATER leads back to itself and points change, but no player wins or goes out: what now?
    .default =
        The same card may begin five hundred times inside itself. Then the whole thing ends, and nothing that is still to come is done, as in N-32. A POINTER can bring this about: its player may move damage to and fro.

        The log says that these times were counted and nothing was proved.
    .other-same-points = It can also end sooner, when that card would begin for the fourth time with the same points for everyone, whatever they were in between.
    .reason = PN 3.0, Endless loops in Version 1 and PN 3.1, Endless loops in Version 1 let such a loop go on until a player wins or drops out. They do not think of points that only go to and fro, as PN 3.0, POINTER can make them.

ruling-n-79 = Version 2: the program runs because no player can play (N-29), and only goes round and round. What now?
    .default = The game is a draw, as from twenty cards on (N-22), since no player could go on building. Until then the program cannot be stopped, and a lap in which nothing is executed does not end it (N-33).
    .other-again = The run ends, as with fewer than twenty cards, and building goes on. If still no player can play, the program starts again. The third time, the game is a draw.
    .reason = PN 3.0, Twenty cards and PN 3.1, Twenty cards let a program run to the end at that length only. The draw, for a program that nothing can stop, is in the designer’s FAQ. Neither edition thinks of a short program that no player can build on.

ruling-n-80 = The card that GOTO leads to is done in place of an inner card: who does it, and with which bit?
    .default =
        You, if you do the SUBROUTINE. A bit of another player on the inner card does not matter: the card that it is on is not done.

        If your own bit is on the inner card, that is the one that acts. If only another player has a bit there, no bit acts, so an UPGRADE moves none.
    .other-owner = The owner of the bit on the inner card, with that bit and without a choice, as with the inner card itself (N-44). If there is no bit on it, you do it.
    .reason = PN 3.0, GOTO makes its card the next one to be done, and does not say for whom. By PN 3.0, SUBROUTINE, the owner of a bit on an inner card must execute that card. Whether this goes for what takes its place is open.

ruling-n-81 = A SUBROUTINE leaves or is replaced while its cards are done: which numbers do the others have?
    .default = The printed ones. Counters go with the card that they are on (N-56), and the inner cards have gone with their SUBROUTINE.
    .other-counters = Those that they had when they went, counters included.
    .reason = PN 3.0, REPLACE discards the counters of a card that is removed, and PN 3.0, SUBROUTINE does all its cards once it is executed. Neither edition brings the two together.

ruling-n-82 = 3.1: you do a PROGRAM ERROR in your SUBROUTINE, but have no bit “here” any more. Do you lose points?
    .default = No. Only players with a bit “here” at that moment (N-44) lose the number, each once (N-37). If there is no bit, no player loses anything.
    .other-acting-player = Yes, the player who does it loses the number too.
    .reason = PN 3.1, PROGRAM ERROR takes the point from every player with a bit on the card, and does not think of bits that leave just before. In PN 3.0, PROGRAM ERROR, the player who does it loses it.

ruling-n-83 = Version 1: may SEQUENCE MOD move the first card of the ring after the last one?
    .default = No. In a ring that is where the card already is, and the same goes for the last card and the place before the first. In a ring of two cards, no card can move. In Version 2 it may: there the row has a head and a tail.
    .other-moves = Yes. The card moves there, and the order round the ring stays as it was.
    .reason = PN 3.0, SEQUENCE MOD wants another place in the program, and PN 3.1, SEQUENCE MOD just moves the card. By PN 3.0, Version 1, the last card of the ring connects to the first. Whether its two ends are one place is not said.
