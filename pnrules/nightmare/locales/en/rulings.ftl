### Programmer’s Nightmare: the rulings, for a learner who has not read the register.
### Value: the question. .default: what we follow. .other-…: another answer. .reason: what the rulebooks say or leave open.
### Digits are only for printed numbers that INCREMENT and DECREMENT can change (and for the names of editions and versions).

ruling-n-01 = When a copied instruction says “previous”, “next”, “forward” or “this card”, from which card is that counted?
    .default = From the card that copies. However deep the copying goes, the words are read as if they stood on the copying card, beside the copying player’s bit. This holds for 3.0 and 3.1.
    .other-copied = From the card that is copied, as if the PC stood there.
    .reason = PN 3.0, COPY and PN 3.0, FUTURE put the copied commands on the card that copies. PN 3.1, COPY and PN 3.1, FUTURE only leave the PC where it is, so 3.1 follows 3.0 here.

ruling-n-02 = Does counting inside a SUBROUTINE go on from its last card to its first?
    .default = No. A SUBROUTINE’s own cards form a short row with two ends that do not meet. COPY, FUTURE and SWAP INSTRUCTIONS find nothing beyond an end, and what is not there is not performed. The same limits hold for POINTER, ERASE and FLOATER.
    .reason = PN 3.0, SUBROUTINE keeps such cards within the row but says nothing of its ends; only the main program is said to close into a loop (PN 3.0, Running the program). The list of 3.1 has no SUBROUTINE; a 3.1 game uses it as 3.0 describes it.

ruling-n-03 = A GOTO is copied before it has ever jumped: where does the copy lead?
    .default = It counts its cards from the copying card, in the direction of travel. This use also locks the copied GOTO itself to the card that was reached, for its own bits and for every later copy. The same in 3.0 and 3.1.
    .reason = PN 3.0, GOTO tells what a copy does only for a jump that is locked already. Since copied words stand on the copying card (PN 3.0, COPY), the count begins there. PN 3.1, GOTO leaves a marker on the card reached and does not mention copies.

ruling-n-04 = DEFEND guards against the next executed cards: what counts as one of them?
    .default = Every instruction that is performed, those inside others too. A COPY, a FUTURE or a SUBROUTINE counts as one, and each card that it performs as one more. This holds for 3.0 and 3.1.
    .other-under-the-pc = Only the cards under the PC count; what they perform inside themselves is part of them.
    .reason = PN 3.0, DEFEND counts a SUBROUTINE and the first card in it as two. We count what COPY, FUTURE and deeper nesting perform in the same way. PN 3.1, DEFEND asks no more than that an instruction be executed.

ruling-n-05 = How many bits does a colour have?
    .default = A supply fixed in the set-up: here twenty of each colour, those in play included. Bits that leave the program go back to it. While a supply is empty, that colour cannot be named for a new bit, and an instruction that needs one from it places none and does the rest. An OVERWRITE by a player with an empty supply changes no bit and is still replaced. The same in 3.0 and 3.1.
    .other-unlimited = No limit that a table meets: a hundred of each colour, and beyond that as above.
    .reason = PN 3.0, Version 1 lets new bits come in and warns that a colour can run out; PN 3.1, PROGRAM ERROR takes bits from a supply. Neither edition says how many there are.

ruling-n-06 = Version 1: how is a PROGRAM ERROR claimed?
    .default = To claim it is what a player does with the turn, and it costs none of that player’s bits. The bit that goes on it is an opponent’s, of the player’s choice, and is not one of those that the opponent still has to place. It may be claimed only while the player still has a bit to place. The same in 3.0 and 3.1.
    .reason = PN 3.0, PROGRAM ERROR takes the bit from the extra ones of its colour, and wants this done before one’s own last bit is played; PN 3.1, PROGRAM ERROR takes it from an opponent’s supply. Neither says whether one’s own bit can be placed in the same turn.

ruling-n-07 = Who begins?
    .default = Seat one, in both versions and both editions. The table decides who sits there; the youngest may.
    .reason = PN 3.0, Version 2 and PN 3.1, Building the program name the youngest player. For Version 1 neither edition names anyone, and the program knows nobody’s age.

ruling-n-08 = A card drawn for the program cannot lie in a program: what now?
    .default = RUN, INSERT and SECRET are discarded and another card is drawn. A BREAK stays: it may lie in a program. This holds for 3.0 and 3.1, and arises in Version 2 only, since Version 1 takes these cards out of the deck.
    .reason = Several cards, and the set-up of Version 2, put an unseen card straight into the program; neither edition thinks of a one-shot turning up. PN 3.0, Stopping a run and PN 3.1, Running the program allow a BREAK to be built in.

ruling-n-09 = What if a card must be drawn and the deck is empty?
    .default = OVERWRITE, REPLACE, UPGRADE and INSERT then do nothing at all, and a SUBROUTINE is dealt the cards that are left. The discards stay where they are. The same in 3.0 and 3.1.
    .other-shuffle = The discards are shuffled and become the deck, wherever a card has to be drawn: to fill a hand too.
    .other-recolour = An OVERWRITE still recolours its bit and then leaves the program, with nothing in its place.
    .reason = PN 3.0, UPGRADE foresees that the deck may run out, without saying what then becomes of the rest of the card. Neither edition shuffles the discards during a game. Doing nothing leaves no card half performed.

ruling-n-10 = When is a player out for want of bits?
    .default = At the end of a performed instruction that took, or recoloured, their last bit on the table. Bits on a SUBROUTINE’s cards count as on the table; bits in the supply do not. Instructions performed within others are looked at one by one, each as a whole. Nobody is out who has had no bit on the table yet. The same in 3.0 and 3.1.
    .other-run-start = As by default, and besides, in Version 2 everyone who has no bit in the program when a run starts is out.
    .reason = PN 3.0, Aim of the game and PN 3.1, Leaving the game put out a player without bits; 3.1 adds that the board is what counts. Neither says when to look. Version 2 begins with no bit on the table, so having none cannot be enough.

ruling-n-11 = What if all who remain go out at once?
    .default = The game is a draw, in 3.0 and 3.1.
    .other-actor = The player whose instruction did it wins.
    .reason = Both editions give the game to the last player left (PN 3.0, Version 1; PN 3.1, What the game is) and do not consider that nobody might be left.

ruling-n-12 = POINTER redirects what the cards before it did: which cards are these, and which damage?
    .default = As many cards before it in the direction of travel as its number says; in 3.1, two. What counts is the damage of the PC’s last stop at each of them, if that stop came since the PC last left the POINTER or, where it has not been there in this run, since the run began. Damage that was stopped counts as none, and the shares of players who are out by now are left alone. In 3.1 only the share of the player who uses the POINTER moves. A second use moves the damage from where it lies by then. Damage that a copied POINTER moved still belongs to the card that did it. The chosen player may be the one who uses it.
    .other-executed = The cards that were executed last, as many of them, wherever they lie.
    .reason = PN 3.0, POINTER and PN 3.1, POINTER speak of the previous cards. They do not say how long ago a card may have done its damage, nor what to do with damage that was stopped or moved before.

ruling-n-13 = POINTER redirects damage that others have taken already: what happens to the points?
    .default = Those who took it get their points back, and the chosen player takes the sum. In 3.0 these may be several players; in 3.1 it is the one who uses the POINTER.
    .reason = PN 3.0, POINTER and PN 3.1, POINTER say on whom the damage is to fall. What has been redirected cannot also stay where it was; that is all we add.

ruling-n-14 = A GOTO takes the PC away: do the bits behind it on the card still act?
    .default = No. The PC has left, so the bits that have not acted yet wait for its next arrival. This holds for 3.0 and 3.1.
    .reason = PN 3.0, Several bits on a card and PN 3.1, Version 1 give every bit its turn in order. Neither says what a jump in between does; 3.1 remarks that one performance can prevent the next.

ruling-n-15 = The card that is acting is removed while its copying is half done: does the rest happen?
    .default = Yes. What has been activated is performed to its end, in 3.0 and 3.1. The same goes for a SUBROUTINE that leaves while its cards are being performed. After a copied OVERWRITE, “this card” means the new card in its place.
    .reason = PN 3.0, UPGRADE lets an activated COPY or FUTURE go on although its bit has changed hands. We read a missing card in the same way; nothing else in either edition speaks of it.

ruling-n-16 = Where does the PC go when the card under it leaves the program?
    .default = On to the next card in its direction, where it arrives in the usual way. This holds for 3.0 and 3.1.
    .reason = Cards such as SELF DESTRUCT take themselves away in both editions (PN 3.0, SELF DESTRUCT; PN 3.1, SELF DESTRUCT), and neither says where the PC then stands.

ruling-n-17 = A COPY or a FUTURE comes upon a card that a SECRET laid face down: what now?
    .default = The card is turned up and performed. This holds for 3.0 and 3.1, and arises in Version 2 only.
    .reason = PN 3.0, SECRET and PN 3.1, SECRET turn the card up when its owner decides to use it, and do not think of copies. PN 3.0, COPY and PN 3.1, COPY perform the cards that lie there, without exception.

ruling-n-18 = Can a number be changed on a card that lies face down, or on one inside a SUBROUTINE?
    .default = Face down, no. Inside a SUBROUTINE, yes. This holds for INCREMENT and DECREMENT, in 3.0 and 3.1.
    .reason = PN 3.0, INCREMENT reaches any card but its own, and PN 3.0, SUBROUTINE keeps its cards in the game, so they are included. On a card that lies face down nobody can see a number; neither edition considers it.

ruling-n-19 = May DECREMENT lower its own number, and may INCREMENT raise its own?
    .default = DECREMENT may. In 3.0 it carries a number to lower; in 3.1 it has none, so there is nothing to choose. INCREMENT may never change the card on which it stands, in either edition; when it is copied, that is the copying card.
    .reason = PN 3.0, INCREMENT and PN 3.1, INCREMENT except the card itself. PN 3.0, DECREMENT and PN 3.1, DECREMENT except nothing.

ruling-n-20 = Version 1: how are the three rounds of a loop counted that goes round the ring and changes no points?
    .default = By the cards that can close it. The same GOTO or REVERSE PROGRAM may be executed three times running while everybody’s points are the same; a fourth time it is passed over, until somebody’s points differ. Each execution counts, and a decline does not start the count anew. Gains and losses that cancel each other out count as no change. Copied GOTOs and REVERSE PROGRAMs are not counted. Declining stays free. The same in 3.0 and 3.1.
    .other-position = A round counts only when a whole position has returned.
    .reason = PN 3.0, Endless loops in Version 1 and PN 3.1, Endless loops in Version 1 allow three rounds and then send the PC on. They do not say by what a round is known, nor which card has to let the PC pass.

ruling-n-21 = Version 2: when does a loop with one player’s bits only win the game?
    .default = After a whole lap, in 3.0 and 3.1. A lap runs from one stop of the PC at a card to the next stop there in the same direction (N-66), and both of these stops count as well. If every card stopped at had no bit, or bits of that one player only (those in SUBROUTINEs included), the others first get one moment to break, open in any case below twenty cards. If nobody breaks, the player of the loop wins.
    .other-at-once = The player wins at once, before anyone may break.
    .reason = PN 3.0, Running the program and PN 3.1, Version 2 award the game for such a loop. They do not say when it counts as made, nor whether the others may still break it.

ruling-n-22 = What if the program runs on and nobody gets anywhere?
    .default = When a whole position has come for the third time, or twenty laps have changed nobody’s points, the players still in are asked whether to end it. If all agree, Version 1 deals a new program: points stay, whoever is out stays out, and bits are handed out as the table says. In Version 2 with fewer than twenty cards, the run ends as by a free break; from twenty on, the game is a tie. If not all agree, they are asked again after as many laps, and at the third refusal it is done without asking. The trace says whether a repetition was proved or a count of laps was reached. The same in 3.0 and 3.1.
    .other-points-back = When Version 1 deals a new program, everyone still in starts it with ten points.
    .reason = PN 3.0, Version 1 has the cards shuffled and dealt anew once no one can get ahead, and leaves it to the table to see that; what happens to points and bits is open. The tie is in the designer’s FAQ. PN 3.1 says nothing beyond its limit on endless loops.

ruling-n-23 = Does a card count as executed when its owner declined?
    .default = No, in 3.0 and 3.1. It uses up nothing of a DEFEND, and in 3.0 it does not help to open breaks; in 3.1 it is the PC’s coming that counts for that.
    .reason = PN 3.0, DEFEND leaves declined cards out of its count. PN 3.1, Stopping a run calls an instruction unexecuted when its owner so chose.

ruling-n-24 = The number on BIT SWAPPER was changed: what is swapped?
    .default = At 3, three bits on three cards change places in a ring. At 1 or 0, nothing is. The same in 3.0 and 3.1.
    .reason = PN 3.0, BIT SWAPPER and PN 3.1, BIT SWAPPER print a number that can be changed, and only describe what happens with 2.

ruling-n-25 = In which order do bits stand on a card after bits were added, moved, swapped or recoloured?
    .default = New and moved bits go last. Several that come at once follow the order of their owners’ first bits there: a MULTIPLIER at 2 with owners A and B adds A, A, B, B. A swapped or recoloured bit takes the place of the old one. On the card under the PC, bits that were added, moved or swapped wait for its next arrival; a recoloured bit acts now. The same in 3.0 and 3.1.
    .reason = PN 3.0, Several bits on a card and PN 3.1, Version 1 go by order of arrival, and PN 3.0, Version 1 knows of a bit that is replaced before its turn. That a bit which arrives during the PC’s stop must wait is in the designer’s FAQ. The rest is ours.

ruling-n-26 = The card list of 3.1 has no SUBROUTINE: is the card in the game?
    .default = Yes. A game by 3.1 uses the same sixty-one cards as one by 3.0, and its SUBROUTINE has the text and the number of 3.0.
    .reason = PN 3.1, Card list leaves it out without a word. PN 3.1, Version 1 names the cards that stay out of the game, and SUBROUTINE is not one of them. What it does is said only in PN 3.0, SUBROUTINE.

ruling-n-27 = At which moments of a run may a break be made?
    .default = In 3.1, only at an instruction that is not executed: after its owner declined or was skipped, or at a card without bits. An empty OVERSIGHT that takes effect is executed, so it gives no such moment. In 3.0, the moment comes before each bit’s turn, and before an OVERSIGHT without bits. In both, breaks must be open by then.
    .other-before-next = In 3.1 as in 3.0: before the next instruction.
    .reason = PN 3.1, Stopping a run needs an instruction passed over by choice or for lack of bits. PN 3.0, Stopping a run speaks of the next unexecuted one; in PN 3.0, The sample game that is BUG, whose turn had just come, and so we read it.

ruling-n-28 = A DEFEND is executed while an earlier one still lasts: what then?
    .default = Their counts run side by side, each from its own beginning. Damage that both of them cover is stopped once. The same in 3.0 and 3.1.
    .reason = The deck has one DEFEND (PN 3.0, DEFEND), but with a second bit on it, or a COPY, it can be used again soon. Neither PN 3.0, DEFEND nor PN 3.1, DEFEND says that the two would be added together.

ruling-n-29 = Version 2: what if nobody can play a card?
    .default = The program starts to run, as it does at twenty cards. This holds for 3.0 and 3.1.
    .reason = PN 3.0, Twenty cards and PN 3.1, Twenty cards let the program start by itself at that length only. Neither edition foresees hands and deck running out before.

ruling-n-30 = Version 2: which way does the PC point at first?
    .default = Towards the tail of the row, in 3.0 and 3.1. A scenario may say otherwise.
    .reason = PN 3.0, Version 2 allows either way, and PN 3.1, Version 2 asks for a direction without saying which. The tail is our choice.

ruling-n-31 = An INSERT or an UPGRADE brings in a PROGRAM ERROR: whose bit lies on it?
    .default = With INSERT, the bit of an opponent, whom the player chooses. With UPGRADE, the bit that its own text moves there. The same in 3.0 and 3.1.
    .reason = PN 3.0, INSERT and PN 3.1, INSERT put the player’s own bit on the card that they bring in, PN 3.0, PROGRAM ERROR and PN 3.1, PROGRAM ERROR want an opponent’s on it when a player puts it down. We follow PROGRAM ERROR, except that PN 3.0, UPGRADE and PN 3.1, UPGRADE name the very bit that is moved.

ruling-n-32 = What if a COPY, FUTURE or FLOATER reaches itself again without end?
    .default = As long as points change there is nothing to choose: it goes on until someone wins or is out. If somebody goes out and others remain, the loop stops when it is about to enter itself again. If no points change, it goes round three times; the performance it began with is round one. At the fourth entry of the same card the whole activation ends, and nothing that was still pending is performed. This holds in both versions and both editions.
    .other-unwind = After the third round the inner rounds are closed one by one, and what was pending in each is performed.
    .other-nothing = An instruction that is being performed already counts as nothing when it is reached again.
    .reason = PN 3.0, Endless loops in Version 1 and PN 3.1, Endless loops in Version 1 allow three rounds where no points change and no end where they do. PN 3.0, COPY knows that copies may lead to copies, but no text speaks of one that leads to itself, so we borrow that measure, for Version 2 too.

ruling-n-33 = Version 2: what if a whole lap goes by and nothing was executed?
    .default = With fewer than twenty cards, breaks are open from the end of that lap. If nobody breaks there, and the lap does not win the game for a player alone in it, the run ends there as by a free break of the player who ran it. The turn at the card where the lap began counts too. The same in 3.0 and 3.1.
    .reason = PN 3.0, Stopping a run waits for a second execution, which never comes if all decline for ever. By PN 3.1, BREAK the breaks do open, but nobody has to use them. Either way the run would have no end.

ruling-n-34 = What must have happened in a run before breaks are allowed?
    .default = In 3.0, a bit’s turn comes up at a card that was itself executed at an earlier stop of the PC in this run (or an OVERSIGHT without bits does); the break comes before the owner decides. Being performed by a COPY, a FUTURE or a SUBROUTINE does not count for the card copied, nor does a second bit at the same stop. In 3.1, it is enough that the PC reaches some card for the second time in this run. Once open, breaks stay open for the run.
    .other-executed = In 3.1 as in 3.0: a card must be about to be executed for the second time.
    .reason = PN 3.0, Stopping a run and PN 3.0, BREAK wait until something is to be executed again. PN 3.1, Stopping a run repeats that, but PN 3.1, BREAK counts how often the PC has come; for 3.1 we follow the card.

ruling-n-35 = What does a SKIP token skip, and when?
    .default = In 3.0, all turns of one player at this stop of the PC; that player may be the one who spends it. In 3.1, the instruction: every bit there, or an OVERSIGHT without bits. A PROGRAM ERROR can be skipped, and so can the first execution of a SUBROUTINE, which stays forced for the next time. The token is spent before the owner decides: the bit’s owner is asked first, then the others clockwise; at an empty OVERSIGHT in 3.1 the player who ran the program comes first, in Version 1 seat one. A skipped bit still has its break moment, and what is skipped is not executed. Tokens are kept from run to run. Inside COPY, FUTURE, FLOATER and SUBROUTINE none can be spent.
    .other-one-bit = One token skips one bit.
    .reason = PN 3.0, TIME DELAY has a player lose the turn at one card, PN 3.1, TIME DELAY has an instruction skipped. When it must be said, and whether it helps against a card without a choice, is open in both.

ruling-n-36 = Which digits are numbers that INCREMENT and DECREMENT can change?
    .default = Those in the sentence that says what the card does, in 3.0’s card list or on 3.1’s card. Paraphrases, notes, examples and the names of counters do not count, unless the amount is given nowhere else, as with 3.0’s INCREMENT. So 3.0’s INCREMENT and DECREMENT carry a number and 3.1’s do not. TIME DELAY has none. 3.1’s SUBROUTINE has the 2 of 3.0.
    .reason = PN 3.0, Changing numbers and PN 3.1, Changing numbers let digits change and leave words alone. The printed cards are not at hand, and PN 3.0, Card list says that they are worded more briefly.

ruling-n-37 = A PROGRAM ERROR has several bits: who loses how much?
    .default = In 3.0, each bit costs its owner the number, so two bits cost it twice. In 3.1, each player with a bit there loses the number once per stop of the PC; a copied PROGRAM ERROR costs the acting player only.
    .other-each-bit = In 3.1 as in 3.0: each bit costs its owner the number.
    .reason = PN 3.0, Several bits on a card has an instruction performed for every bit. PN 3.1, PROGRAM ERROR speaks of those who have a bit there, however many.

ruling-n-38 = How much is left to choose inside COPY, FUTURE, FLOATER or SUBROUTINE?
    .default = One decision covers the whole; after it every part is performed. The acting player chooses the targets, and must choose one where a legal one exists, even a bit of one’s own; without one, the part does nothing. A colour with an empty supply is no target for a new bit, and an OVERWRITE on one’s own bit changes nothing. No SKIP and no break comes in between. The same in 3.0 and 3.1.
    .reason = PN 3.0, Running the program gives the owner one choice, to execute or not, and then any target the words allow. PN 3.0, COPY puts several commands on one card, so one choice covers them. PN 3.1, Version 1 asks once for each bit.

ruling-n-39 = Version 1: what if no unclaimed card is left?
    .default = Claiming ends, and the bits that were not placed go back to the supply. The same in 3.0 and 3.1.
    .reason = PN 3.0, Version 1 and PN 3.1, Version 1 allow one bit a card and have all bits placed. But a PROGRAM ERROR takes up a card and none of the claimer’s bits, so the cards can run short.

ruling-n-40 = What does COPY or FUTURE settle when it is activated?
    .default = The list of cards, by its number and direction at that moment. Each is performed as it reads when its turn comes: with the counters it then has, or as the new card if it was replaced. One that has left is not performed. “Previous” and “next” in it follow the direction in force by then, counted from the copying card, or from the gap where it lay. The same in 3.0 and 3.1.
    .other-activation = Everything: cards, numbers and direction stay as they were at activation.
    .reason = PN 3.0, COPY and PN 3.1, COPY name the cards and their order, not what happens when the first changes the next. PN 3.0, UPGRADE lets what the first of two did be felt in the second.

ruling-n-41 = Which losses of points are damage, for DEFEND and POINTER?
    .default = Every loss that an instruction causes, except the price of DEFEND itself. The price of a break is not damage. The same in 3.0 and 3.1.
    .other-says-damage = Only what a card calls damage: that of BUG, ZAP and SELF DESTRUCT.
    .reason = In both editions those three cards speak of damage, and PROGRAM ERROR, OVERSIGHT and POWER SURGE of points that are lost. Nothing says that a difference is meant (PN 3.0, DEFEND; PN 3.1, DEFEND), and PN 3.0, BUG compares itself to PROGRAM ERROR.

ruling-n-42 = Someone reaches twenty or zero in the middle of an effect: when is that looked at?
    .default = After each performed instruction, those within others one by one, with all its gains and losses taken together. Twenty or more wins at once, zero is out at once, and a sole survivor wins at once. What a player who is out had pending is dropped. If several reach twenty together, which POINTER can bring about, the acting player wins if among them; otherwise it is a draw. The same in 3.0 and 3.1.
    .reason = PN 3.0, Aim of the game and PN 3.1, What the game is give the two marks but no moment. Taking the losses of one BUG together keeps the order of seats from deciding the game.

ruling-n-43 = A copied card speaks of “bits here” or “this card”: what is meant?
    .default = The card that copies, in 3.0 and 3.1. “Bits here” are all the bits on it: a copied OVERSIGHT does nothing, and a copied MULTIPLIER adds its bits there. “This card” in a copied SELF DESTRUCT, OVERWRITE, UPGRADE, SEQUENCE MOD, INCREMENT or WORM is the copying card too, so a copied INCREMENT may raise a number on the INCREMENT, and a copied OVERWRITE has the copying card replaced; from then on, “this card” is the new one in its place.
    .other-own-bit = “Bits here” are only the bit of the acting player.
    .reason = PN 3.0, COPY and PN 3.0, FUTURE read the words as standing on the card that copies, with the bit that lies there. PN 3.0, UPGRADE bears it out: copied, it changes the bit of the copying card. PN 3.1 is silent.

ruling-n-44 = What do “this card” and “bits here” mean on a card inside a SUBROUTINE?
    .default = “This card” is the inner card: it alone goes, or is replaced where it lies. “Bits here” are its own and the SUBROUTINE’s. New bits of a MULTIPLIER go on the SUBROUTINE. With UPGRADE, the inner UPGRADE gets a bit of the neighbour on the right, the new card one from the acting player’s supply, and the SUBROUTINE keeps its own. An inner card with bits is performed by their owners, without a choice, instead of by the acting player. For a copied UPGRADE: if the acting bit has already left, the new card is placed without bits; if the supply of the neighbour on the right is empty, the bit leaves and the acting player goes on. If the COPY lies inside a SUBROUTINE, what is left of the COPY is the neighbour’s to perform, and the later inner cards are the acting player’s. The same in 3.0 and 3.1.
    .other-own-only = “Bits here” are the inner card’s own only.
    .reason = PN 3.0, SUBROUTINE deals its cards without bits, and lets an UPGRADE put one there, whose owner is then forced to execute. All else is open, and PN 3.1 has no SUBROUTINE of its own.

ruling-n-45 = When is a SUBROUTINE dealt its cards, and how many?
    .default = When the PC first stops at it in a run, whether it has bits or not, or when it is first about to be performed: inside another card, copied (it is then the copying card that is dealt cards of its own), just put under the PC, or just turned up after a SECRET. It gets as many as its number says at that moment, as far as the deck goes. Later changes of the number alter nothing: what was dealt is performed. If none was dealt it does nothing, and is not dealt to again. The same in 3.0 and 3.1.
    .reason = PN 3.0, SUBROUTINE deals when the PC first points at it, and only then. It does not say what happens where it is performed without the PC, nor when its number changes or the deck is short.

ruling-n-46 = In which order are a SUBROUTINE’s cards performed, and what do they act on?
    .default = Always as they were dealt, whichever way the program runs. The list is fixed at the start, and each card is performed once. For ERASE and FLOATER, “previous” and “next” mean inner cards only. A REVERSE PROGRAM inside turns the main program and not the inner order. BIT MAKER, BIT MOVER, BIT SWAPPER, GOTO, REPLACE and UPGRADE act on the main program. The same in 3.0 and 3.1.
    .reason = PN 3.0, SUBROUTINE has its cards performed in sequence, keeps those that shift others inside, and lets those for the whole program act outside. It names examples, not every card, and says nothing of the direction.

ruling-n-47 = A GOTO is performed inside COPY, FUTURE or SUBROUTINE: when does it jump?
    .default = That depends on what is still pending in the whole activation. If something is, the linked card takes the place of the next pending card and the rest follows as listed. If nothing is, the PC jumps. A link to a card that has gone does nothing and replaces nothing. Directly in a SUBROUTINE, the cards left in it are performed first, without a choice, and then the PC jumps; of two GOTOs in it, the last decides. A GOTO that ends a COPY inside a SUBROUTINE puts the linked card in place of the next inner card; one in a copied SUBROUTINE takes the next outer place once the inner cards are done. The same in 3.0 and 3.1.
    .other-at-once = The PC jumps at once, and what is still pending is lost.
    .reason = PN 3.0, GOTO gives the linked card second place when the GOTO is first in a pair, and says from where a SUBROUTINE’s GOTO counts. PN 3.0, SUBROUTINE wants both its cards performed. Later places and deeper nesting are open, and PN 3.1 is silent.

ruling-n-48 = What can act on a SUBROUTINE’s cards from outside?
    .default = INCREMENT and DECREMENT can, and so can SEQUENCE MOD, which leaves a card in the sequence it belongs to. DELETE, OVERWRITE and BIT SWAPPER can act only on bits that lie there already, such as those of an UPGRADE. Nothing puts a new bit there or replaces the card. The same in 3.0 and 3.1.
    .reason = PN 3.0, SUBROUTINE gives SEQUENCE MOD as an example of what reaches both the main program and the inner cards, and has no bits put on them. Which other cards reach them is open.

ruling-n-49 = When are the cards discarded that were dealt for a SUBROUTINE?
    .default = A SUBROUTINE’s own go when it leaves the program or is replaced; when it moves, they go along. Those dealt for a COPY, FUTURE or FLOATER that performs a SUBROUTINE are dealt once and kept as long as one is in range. They go at the end of the instruction after which no SUBROUTINE lies within that card’s number of cards on either side, so turning the program round does not end them; a FLOATER’s go when it moves on. The range is not looked at while those very cards are being performed. Two SUBROUTINEs copied by one COPY share the cards dealt first. The same in 3.0 and 3.1.
    .reason = PN 3.0, COPY and PN 3.0, FUTURE discard these cards when the SUBROUTINE is out of range, and do not say how a range is measured or when it is looked at. Of a SUBROUTINE that goes, neither edition speaks.

ruling-n-50 = Who is asked to break, and who can pay for it?
    .default = The player who ran the program first, then the others clockwise, once each, before SKIP tokens; the first break ends the asking. The breaker chooses between a BREAK from hand and a word. The word is free for the player who ran the program; the others pay three points and need at least three. With exactly three, the break holds and the payer is out. Building goes on from the player who ran it, or, if that player is out, from the next one clockwise who is not. The same in 3.0 and 3.1.
    .reason = PN 3.0, Stopping a run and PN 3.1, Running the program give the ways and the price. The order, and what happens to those who cannot or can just afford it, are open.

ruling-n-51 = Where does the program go on after a break?
    .default = At the card before which it stopped. A new run is a new arrival, so all bits there act. After a BREAK in the program (a copied one or one in a SUBROUTINE too) the PC moves on to the next card; the BREAK stays, and nothing else of that stop is performed. In 3.1 such a BREAK ends the run at the next card that is not executed. While breaks are closed it does nothing, in either edition.
    .reason = PN 3.0, Stopping a run stops at the next instruction not yet executed, PN 3.0, Running the program starts where the PC stands, and PN 3.1, BREAK stops at the next one left unexecuted. Who has acted already, and what a built-in BREAK leaves undone, is open.

ruling-n-52 = Which cards count towards twenty, and what if the program shrinks again?
    .default = The cards of the main program, those lying face down included; cards in a SUBROUTINE do not. Once twenty are reached, in building or by an UPGRADE during a run, there is no break for the rest of the game, however short the program becomes. The same in 3.0 and 3.1.
    .reason = PN 3.0, Twenty cards and PN 3.1, Twenty cards let the program run to the end from that length and forbid breaks. Neither looks at cards beside the row, nor at cards that leave it later.

ruling-n-53 = Does a DEFEND stop damage that a POINTER redirects?
    .default = Yes. It is damage done by the POINTER, so the DEFEND of the chosen player stops it. The others keep the points that they got back. The same in 3.0 and 3.1.
    .reason = PN 3.0, DEFEND and PN 3.1, DEFEND stop the damage of executed cards, and a POINTER is one. Neither edition speaks of the two cards meeting.

ruling-n-54 = What uses up the count of a DEFEND?
    .default = Each performance after it; the damage of one that is covered is stopped whole. A second bit on a card counts again. A PROGRAM ERROR counts, and so does an OVERSIGHT that fires. An OVERSIGHT that has bits does not, nor a copied or inner one that does nothing; nor do cards that were passed over, declined or skipped, nor a COPY or a SUBROUTINE that had begun before. What is left over carries on into the next run. The same in 3.0 and 3.1.
    .reason = PN 3.0, DEFEND counts cards that are executed, and leaves out declined ones; PN 3.1, DEFEND counts executed instructions. Several bits, cards without a choice, and the end of a run are not mentioned.

ruling-n-55 = What if counting goes all the way round a short program?
    .default = COPY, FUTURE, SWAP INSTRUCTIONS, POINTER, ERASE and FLOATER stop before the card itself and take every other card at most once. GOTO goes round and round, its own card counted; the card it lands on, itself too, is arrived at anew. If no cards are left, the run ends: Version 1 is dealt anew, Version 2 goes on building. The same in 3.0 and 3.1.
    .reason = The program’s ends meet in both editions (PN 3.0, Version 1; PN 3.0, Running the program; PN 3.1, Version 2). What a count longer than the program means is open.

ruling-n-56 = The card under the PC moves, or a card is replaced: what becomes of PC, bits and counters?
    .default = The PC goes along with a card that moves, and bits that still wait act there. A replacement is a new card: it lies face up, and the old one’s counters, inner cards and incoming links are gone. Its bits and their order are kept. The same in 3.0 and 3.1.
    .reason = PN 3.0, FLOATER, PN 3.0, SEQUENCE MOD and PN 3.1, SEQUENCE MOD take the PC along. PN 3.0, REPLACE keeps the colour of the bit and drops counters, PN 3.1, REPLACE keeps the order of bits, and PN 3.0, GOTO ends a link with its card. We read every move and replacement so.

ruling-n-57 = What does a card do when one of its counts was changed?
    .default = As many as the number says, or as many as exist. DELETE in 3.0: the first number is bits from each card, the second is cards. SELF DESTRUCT in 3.0: the first is damage to each player, the second is players. FLOATER moves exactly that far, one way. BIT MOVER at 2 moves any two bits, from one card or from two, each to a card next to its own. SWAP INSTRUCTIONS has one number for both sides: at 3 the order may also stay as it was, below 2 nothing is swapped. WORM in 3.1 puts all its bits on one card. OVERWRITE and SEQUENCE MOD in 3.0 act on different cards, one after another. BIT SWAPPER needs bits of different colours on different cards, else it does nothing. A 0 voids only what it counts: FLOATER still performs the next card, OVERWRITE is still replaced, SELF DESTRUCT still goes. A GOTO at 0 neither jumps nor locks. Whoever performs INCREMENT or DECREMENT picks the number.
    .reason = PN 3.0, Changing numbers and PN 3.1, Changing numbers let counts change; what the changed card then does is said for SWAP INSTRUCTIONS alone (PN 3.0, SWAP INSTRUCTIONS; PN 3.1, SWAP INSTRUCTIONS). What BIT MOVER does at 2 is in the designer’s FAQ. The rest is ours, in the same spirit.

ruling-n-58 = Can a number go below 0?
    .default = No. In 3.0, a minus-one counter that would take it below 0 is not placed. In 3.1 the counter lies there, and while the sum is negative it counts as 0, so later plus-one counters must first make up for it. DECREMENT may choose a number that is 0; it stays 0.
    .other-negative = Numbers may become negative, as both editions offer to those who like it wild.
    .reason = PN 3.0, Changing numbers stops the taking off at zero, even where more should come off. PN 3.1, Changing numbers lets any number of counters lie on a card without the number turning negative. Both mention playing without this rule.

ruling-n-59 = SECRET: which cards may be laid face down, and what is such a card until it is turned up?
    .default = Any card that may lie in a program, PROGRAM ERROR included; the bit is the player’s own. Until it is turned up it counts as an unknown instruction: it is never forced, is dealt no cards, and does nothing without bits. Only the player who laid it knows it. The first owner of a bit there who executes it turns it up and performs it. POINTER, ERASE, moving and REPLACE work on it as on other cards. The same in 3.0 and 3.1.
    .reason = PN 3.0, SECRET and PN 3.1, SECRET take a card from the hand, put the player’s own bit on it, and turn it up at the first decision to use it. What it is in the meantime is left open. We keep to SECRET’s own bit even for PROGRAM ERROR, which an opponent’s bit would give away.

ruling-n-60 = Version 2: when are cards drawn, and may one pass?
    .default = A hand is filled up to four at the end of that player’s own turn only. The turn of a RUN ends, with its draw, before the program runs, and so does the turn that brings the twentieth card. Who played a BREAK during a run draws at the end of their next turn. Who can play must, and who cannot passes. The same in 3.0 and 3.1.
    .reason = PN 3.0, One-shot cards and PN 3.1, One-shot cards refill the hand when a turn ends. A BREAK is played outside turns, and neither edition says when it is made up for, nor whether passing is allowed.

ruling-n-61 = What about points above twenty and below zero?
    .default = Twenty or more wins at once, and what is above twenty is shown. Points never go below zero. DEFEND’s price may be paid with the last points; who does so is out. The same in 3.0 and 3.1.
    .reason = PN 3.0, Aim of the game names twenty and zero only. PN 3.1, Leaving the game mentions totals below zero, which end the same way. Neither speaks of overshooting.

ruling-n-62 = What happens at an OVERSIGHT that has bits?
    .default = By itself it does nothing. Nobody has a turn there, and it is not executed: it brings no moment to break or to spend a SKIP, and uses up nothing of a DEFEND. In 3.1 a run that a built-in BREAK is ending does end there, since the card is not executed. All else is the same in 3.0 and 3.1.
    .reason = PN 3.0, OVERSIGHT leaves whoever has a bit there no choice, and PN 3.1, OVERSIGHT executes the card only where it has none. Neither says anything of moments.

ruling-n-63 = Version 1 deals anew: for whom, and what stays?
    .default = For the players still in: as many cards and bits as the table has for their number, and the first of them begins. All cards are shuffled, and every bit goes back to its supply first. Points stay (N-22 has another answer for them), and so do SKIP tokens and running DEFENDs; whoever is out stays out. The same in 3.0 and 3.1.
    .reason = PN 3.0, Version 1 says no more than to shuffle all cards and deal again, and PN 3.1 has no new deal at all. What becomes of everything else is open.

ruling-n-64 = A SUBROUTINE is copied, but the copying card has left, or another has taken its place: where are its cards dealt?
    .default = Nowhere. A copied SUBROUTINE has its cards beside the copying card. Where that card has gone, or has been replaced by one that deals nothing beside it, there is nothing beside which they could lie: none are dealt, and this part of the copying does nothing. The rest is still performed. The same in 3.0 and 3.1.
    .reason = PN 3.0, COPY deals the cards for the COPY card and discards them once it is out of range; neither edition thinks of a copying card that goes while it copies.

ruling-n-65 = What if points keep changing, and still nobody wins or leaves?
    .default = Once the program counter has come to stand at five hundred cards since anybody left the game, the lap that then ends is treated as one in which nobody gets anywhere: the players still in are asked whether to end it, as N-22 has it, and again after as many. The trace says that cards were counted and nothing proved. The same in 3.0 and 3.1.
    .reason = Points that rise and fall while a number grows bring no position back, so that neither clause of N-22 would ever hold. Both editions leave such an end to the table.

ruling-n-66 = Which way does a lap begin: the way in which the PC came to the card, or the way in which it left?
    .default = The way in which it came. A lap is over when the PC stands at the card again, running as it ran when it stood there before. What a REVERSE PROGRAM did at the card in between does not matter. The same in 3.0 and 3.1.
    .other-leaving = The way in which it left, once a REVERSE PROGRAM there has turned the program.
    .reason = PN 3.0, Running the program and PN 3.1, Version 2 speak of a loop and never of its first card, nor of a program that turns on it.

ruling-n-67 = Version 1: may a SKIP be spent on a GOTO or a REVERSE PROGRAM that is passed over anyway?
    .default = No, nobody is asked. After three times at the same points (N-20) there is no turn left that a SKIP could take away. The same in 3.0 and 3.1.
    .other-spent = Yes. Whoever has a SKIP is asked as at any other card, and a token spent there is gone.
    .reason = PN 3.0, TIME DELAY takes a player’s turn at a card away, and PN 3.1, TIME DELAY jumps over an instruction. Neither thinks of a card that takes no turn.

ruling-n-68 = The SUBROUTINE has left or has been replaced, and its GOTO is still to be performed: does it jump?
    .default = No. The GOTO is performed (N-15), but it lies nowhere any more, and neither does the card from which it would count. The same in 3.0 and 3.1.
    .other-jumps = Yes. It counts from where its SUBROUTINE lay, with the number that is printed on it, and locks to nothing.
    .reason = PN 3.0, GOTO counts from the SUBROUTINE and says nothing of one that is gone. PN 3.1, GOTO does not mention SUBROUTINE.

ruling-n-69 = A GOTO in a SUBROUTINE that lies directly in another SUBROUTINE: when does the PC jump?
    .default = When the cards of both are done. The jump waits for the rest of the inner SUBROUTINE (N-47), and then for the rest of the outer one, too. The same in 3.0 and 3.1.
    .other-next = When the inner SUBROUTINE is done, the card to which the GOTO leads takes the place of the outer one’s next card. If none is left, the PC jumps.
    .reason = PN 3.0, GOTO lets a GOTO reach out of its SUBROUTINE. Neither edition thinks of one SUBROUTINE in another.

ruling-n-70 = A GOTO’s card is performed in place of an inner card: from where does it count?
    .default = From the inner card whose place it takes, as if it were written there. So what it says of previous and next cards means cards of that SUBROUTINE. The same in 3.0 and 3.1.
    .other-own-place = From where it lies itself, in the main program.
    .reason = PN 3.0, GOTO makes the linked card the next one to be performed, and PN 3.0, COPY performs cards as if they were written elsewhere. Neither says where the linked card is written then.

ruling-n-71 = A MULTIPLIER with a bit of its own lies in a SUBROUTINE: whose new bits come first?
    .default = Those of the owner on the MULTIPLIER, then those of the owners on the SUBROUTINE, in their order there. All of them go onto the SUBROUTINE (N-44). The same in 3.0 and 3.1.
    .other-subroutine-first = Those of the owners on the SUBROUTINE come first.
    .reason = PN 3.0, MULTIPLIER and PN 3.1, MULTIPLIER give a bit to everyone with a bit here. The order matters for who acts first (PN 3.0, Several bits on a card), and with two cards it is open.

ruling-n-72 = A SUBROUTINE is replaced while its cards are performed: which bits are here for those still to come?
    .default = None. The inner cards have left with their SUBROUTINE. They are still performed (N-15), but neither they nor the SUBROUTINE lie anywhere. So a POWER SURGE finds nobody with a bit here, and a MULTIPLIER does nothing. The same in 3.0 and 3.1.
    .other-new-card = Those on the card that took the SUBROUTINE’s place; a MULTIPLIER puts its bits there.
    .reason = PN 3.0, REPLACE keeps the bits for the new card, and PN 3.0, SUBROUTINE performs its cards for whoever has the bit on it. Neither edition brings the two together.

ruling-n-73 = The player who performs a SUBROUTINE goes out in the middle of it: are its other cards performed?
    .default = No. What that player had still to perform is dropped (N-42), inner cards with bits of others included. The same in 3.0 and 3.1.
    .other-owners-go-on = Inner cards with bits of players still in are performed, by those players.
    .reason = PN 3.0, SUBROUTINE says that the owner of a bit on an inner card must perform it whenever the SUBROUTINE is executed. Whether it is still executed once its player is out is open.

ruling-n-74 = A POINTER in a SUBROUTINE: which damage of the inner cards before it does it redirect?
    .default = What they did in this performance of the SUBROUTINE. A second bit on the SUBROUTINE performs it anew, and what was done before is settled. The same in 3.0 and 3.1.
    .other-this-stop = What they did since the PC came to this stop, in earlier performances too.
    .reason = PN 3.0, POINTER and PN 3.1, POINTER redirect what the two cards before it did. When a card is performed twice at one stop, neither says which time is meant.

ruling-n-75 = 3.1: a COPY or a SUBROUTINE performs a BREAK: is what comes after it still performed?
    .default = Yes. The BREAK ends the run at the next card that is not executed (N-51), and until then everything goes its way.
    .other-ends = No. Nothing more of that COPY, FUTURE, FLOATER or SUBROUTINE is performed.
    .reason = PN 3.1, BREAK stops the run at the next instruction left unexecuted. It does not say whether the rest of a COPY is one.

ruling-n-76 = Every card in the deck is a RUN, an INSERT or a SECRET: is the deck empty?
    .default = No. They are drawn one after another and discarded (N-08); only then is there none left. So OVERWRITE changes a bit, and stays where it is. The same in 3.0 and 3.1.
    .other-empty = Yes. No card for the program can come from it, so OVERWRITE, REPLACE, UPGRADE and INSERT do nothing at all (N-09), and a SUBROUTINE is dealt none.
    .reason = PN 3.0, UPGRADE asks whether the deck has a card left, and PN 3.1 does not speak of an empty deck. What counts as a card there is open.

ruling-n-77 = A card that lies face down is turned up and is an OVERSIGHT: has it been executed?
    .default = Yes. Its owner chose to execute the card, so it counts as executed, for opening breaks and for a lap; the OVERSIGHT has a bit and does nothing. The same in 3.0 and 3.1.
    .other-not-executed = No. Like any OVERSIGHT with a bit it is not executed, and what follows is as at one that lay open (N-62).
    .reason = PN 3.0, OVERSIGHT and PN 3.1, OVERSIGHT act without bits only; PN 3.0, SECRET and PN 3.1, SECRET turn a card up when its owner executes it. What the two come to together is open.
