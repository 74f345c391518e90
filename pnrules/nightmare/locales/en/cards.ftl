### Programmer’s Nightmare: what stands on the cards, in our words.
### $a and $b are the numbers that the edition prints as digits, with the counters on them added in.
### A number that is written as a word here cannot be changed by INCREMENT or DECREMENT.

## PN 3.0

# $a: points gained
card-pn30-acquire =
    { $a ->
        [one] Your score rises by { $a } point.
       *[other] Your score rises by { $a } points.
    }
    .short =
        { $a ->
            [one] Gain { $a } point.
           *[other] Gain { $a } points.
        }
card-pn30-bit-maker = A new bit of any colour but yours goes on a card of your choice.
    .short = A rival’s new bit on any card.
# $a: bits moved
card-pn30-bit-mover =
    { $a ->
        [one] Take { $a } bit, whosever it is, to a card next to its own.
       *[other] Take { $a } bits, whosever they are, each to a card next to its own.
    }
    .short =
        { $a ->
            [one] Move { $a } bit to a card beside it.
           *[other] Move { $a } bits to a card beside it.
        }
# $a: bits swapped
card-pn30-bit-swapper =
    { $a ->
        [one] { $a } bit to swap: too few for a swap.
       *[other] { $a } bits change places. No two of them may have a colour or a card in common.
    }
    .short = Swap { $a } bits.
card-pn30-break = For programs that the players build. Stops the run, as a one-shot or from its place in the program, once an instruction is about to be performed again.
    .short = Stops the run.
# $a: damage to everyone
card-pn30-bug =
    { $a ->
        [one] { $a } point of damage to everyone.
       *[other] { $a } points of damage to everyone.
    }
    .short =
        { $a ->
            [one] Everyone loses { $a } point.
           *[other] Everyone loses { $a } points.
        }
# $a: cards back
card-pn30-copy =
    { $a ->
        [one] Do what the { $a } card behind says, as if it were written here.
       *[other] Do what the { $a } cards behind say, in order, as if it were written here.
    } The PC stays.
    .short =
        { $a ->
            [one] Do the { $a } card before.
           *[other] Do the { $a } cards before.
        }
# $a: how much is taken off
card-pn30-decrement = Take { $a } off a number on a card, for good.
    .short = A number goes down by { $a }.
# $a: points paid; $b: executed cards defended against
card-pn30-defend =
    { $a ->
        [one] Give up { $a } point.
       *[other] Give up { $a } points.
    } { $b ->
        [one] In return, no damage from the next { $b } card executed reaches you.
       *[other] In return, no damage from the next { $b } cards executed reaches you.
    }
    .short =
        { $b ->
            [one] Pay { $a }. The next { $b } card does you no damage.
           *[other] Pay { $a }. The next { $b } cards do you no damage.
        }
# $a: bits taken; $b: cards they are taken from
card-pn30-delete =
    { $a ->
        [one] Take { $a } bit of whatever colour
       *[other] Take { $a } bits of whatever colour
    } { $b ->
        [one] off { $b } card.
       *[other] off each of { $b } cards.
    }
    .short =
        { $b ->
            [one] Bits leave: { $a } from { $b } card.
           *[other] Bits leave: { $a } from { $b } cards.
        }
card-pn30-erase = The card behind this one leaves the program.
    .short = The card before leaves.
# $a: spaces moved
card-pn30-floater =
    { $a ->
        [one] This card goes { $a } space ahead or back, and the PC with it.
       *[other] This card goes { $a } spaces ahead or back, and the PC with it.
    } Then do what the next card says.
    .short = Moves by { $a } with the PC, then does the next card.
# $a: cards ahead
card-pn30-future =
    { $a ->
        [one] Do what the { $a } card ahead says, as if it were written here.
       *[other] Do what the { $a } cards ahead say, in order, as if it were written here.
    } The PC stays.
    .short =
        { $a ->
            [one] Do the next { $a } card.
           *[other] Do the next { $a } cards.
        }
# $a: cards forward
card-pn30-goto =
    { $a ->
        [one] The PC jumps ahead by { $a } card.
       *[other] The PC jumps ahead by { $a } cards.
    } From then on this jump is locked to the card it reached.
    .short =
        { $a ->
            [one] The PC jumps { $a } card ahead.
           *[other] The PC jumps { $a } cards ahead.
        }
# $a: how much is added
card-pn30-increment = Raise a number on another card by { $a }.
    .short = Another number goes up by { $a }.
card-pn30-insert = One-shot. Draw a card and look at it. It goes wherever you like in the program, under a bit of yours. Then discard this card.
    .short = Draw a card, and put it anywhere.
# $a: new bits per player who has a bit here
card-pn30-multiplier = Whoever has bits here, however many, gets { $a } more on this card.
    .short = Each bit owner here adds { $a }.
card-pn30-oversight = Acts by itself, and only if it has no bit when the PC comes: then everyone loses a point.
    .short = No bit here: everyone loses one.
# $a: instructions on which a bit changes colour
card-pn30-overwrite =
    { $a ->
        [one] On { $a } instruction of the program, turn a bit into one of yours.
       *[other] On { $a } instructions of the program, turn a bit into one of yours.
    } Works once: a card from the deck then takes this one’s place.
    .short =
        { $a ->
            [one] On { $a } card, a bit becomes yours. Works once.
           *[other] On { $a } cards, a bit becomes yours. Works once.
        }
# $a: cards back whose damage is redirected
card-pn30-pointer =
    { $a ->
        [one] Choose a player: all damage that the { $a } card behind did falls on that player instead.
       *[other] Choose a player: all damage that the { $a } cards behind did falls on that player instead.
    }
    .short =
        { $a ->
            [one] Damage of the { $a } card before goes to a player.
           *[other] Damage of the { $a } cards before goes to a player.
        }
# $a: points lost without a bit here; $b: points lost with one
card-pn30-power-surge =
    { $a ->
        [one] Whoever has no bit here loses { $a } point;
       *[other] Whoever has no bit here loses { $a } points;
    } { $b ->
        [one] whoever has one loses { $b } point.
       *[other] whoever has one loses { $b } points.
    }
    .short = No bit here: lose { $a }. With one: { $b }.
# $a: points lost
card-pn30-program-error =
    { $a ->
        [one] Claimed or played, it gets an opponent’s bit. That player has no choice, and loses { $a } point when the PC is here.
       *[other] Claimed or played, it gets an opponent’s bit. That player has no choice, and loses { $a } points when the PC is here.
    }
    .short =
        { $a ->
            [one] No choice: you lose { $a } point.
           *[other] No choice: you lose { $a } points.
        }
card-pn30-replace = A card of your choice gives way to another. Its bits stay, its counters go.
    .short = Another card takes a card’s place.
card-pn30-reverse-program = The program turns round and runs back the way it came.
    .short = The program turns round.
card-pn30-run = One-shot, for programs that the players build. The program runs until a BREAK. Then discard this card.
    .short = The program runs.
card-pn30-secret = One-shot, then discarded. Lay a card from your hand face down at the head or the tail, with a bit of yours. It is turned up when the PC comes and its owner wants to use it.
    .short = A card face down at head or tail.
# $a: damage; $b: players hit
card-pn30-self-destruct =
    { $a ->
        [one] { $a } point of damage
       *[other] { $a } points of damage
    } { $b ->
        [one] to { $b } player of your choice.
       *[other] to each of { $b } players of your choice.
    } Then this card is discarded, and every bit on it.
    .short =
        { $b ->
            [one] { $a } damage to { $b } player, then it goes.
           *[other] { $a } damage to { $b } players, then it goes.
        }
# $a: instructions moved
card-pn30-sequence-mod =
    { $a ->
        [one] Move { $a } instruction to any other place in the program. If it is this one, the PC goes along.
       *[other] Move { $a } instructions to any other places in the program. If this one is among them, the PC goes along.
    }
    .short =
        { $a ->
            [one] Move { $a } card anywhere.
           *[other] Move { $a } cards anywhere.
        }
# $a: cards dealt beside it
card-pn30-subroutine =
    { $a ->
        [one] When the PC first comes here, { $a } card is dealt beside this one.
       *[other] When the PC first comes here, { $a } cards are dealt beside this one.
    } To execute SUBROUTINE is to perform what lies there, in order: the first time without a choice, later at will.
    .short =
        { $a ->
            [one] { $a } card comes beside it. It does that.
           *[other] { $a } cards come beside it. It does them.
        }
# $a: cards on one side that are put in another order
card-pn30-swap-instructions =
    { $a ->
        [one] { $a } card behind and ahead: nothing to swap.
        [2] Choose a side, behind or ahead: the { $a } cards there change places.
       *[other] Choose a side, behind or ahead: put the { $a } cards there in any order.
    }
    .short = The { $a } cards on one side swap.
card-pn30-time-delay = Take a SKIP token and keep it as long as you like: spent, it makes a player lose the turn at one card. It is yours whatever becomes of this card.
    .short = Take a SKIP token.
card-pn30-upgrade = Choose a place in the program: a card from the deck goes there, and your bit moves onto it from here. The player on your right gets a bit here instead.
    .short = A new card, with your bit from here.
card-pn30-worm = A new bit of yours goes on another card. If that card had an owner, the owner still acts first there.
    .short = A bit of yours on another card.
# $a: damage
card-pn30-zap =
    { $a ->
        [one] { $a } point of damage to another player of your choice.
       *[other] { $a } points of damage to another player of your choice.
    }
    .short = { $a } damage to another player.

## PN 3.1

# $a: points gained
card-pn31-acquire =
    { $a ->
        [one] Your score rises by { $a } point.
       *[other] Your score rises by { $a } points.
    }
    .short =
        { $a ->
            [one] Gain { $a } point.
           *[other] Gain { $a } points.
        }
card-pn31-bit-maker = A new bit in an opponent’s colour goes on an instruction of your choice.
    .short = A rival’s new bit on any card.
# $a: bits moved
card-pn31-bit-mover =
    { $a ->
        [one] Shift { $a } bit, from wherever it lies, to one of the two instructions beside it.
       *[other] Shift { $a } bits, each from wherever it lies to one of the two instructions beside it.
    }
    .short =
        { $a ->
            [one] Move { $a } bit to a card beside it.
           *[other] Move { $a } bits to a card beside it.
        }
# $a: bits swapped
card-pn31-bit-swapper =
    { $a ->
        [one] With { $a } bit there is nothing to swap.
       *[other] { $a } bits that differ in colour and lie on different cards trade places.
    }
    .short = Swap { $a } bits.
card-pn31-break = For programs that the players build. Once the PC has come to some instruction twice, stops the run at the next one that goes unexecuted.
    .short = Stops the run.
# $a: damage to everyone
card-pn31-bug =
    { $a ->
        [one] { $a } point of damage to everyone.
       *[other] { $a } points of damage to everyone.
    }
    .short =
        { $a ->
            [one] Everyone loses { $a } point.
           *[other] Everyone loses { $a } points.
        }
# $a: cards back
card-pn31-copy =
    { $a ->
        [one] Perform the { $a } card behind again. The PC stays.
       *[other] Perform the { $a } cards behind again, in order. The PC stays.
    }
    .short =
        { $a ->
            [one] Do the { $a } card before.
           *[other] Do the { $a } cards before.
        }
card-pn31-decrement = Take one off a number on an instruction, for good.
    .short = A number goes down by one.
# $a: points paid; $b: executed instructions defended against
card-pn31-defend =
    { $a ->
        [one] At the price of { $a } point,
       *[other] At the price of { $a } points,
    } { $b ->
        [one] the { $b } instruction executed next cannot damage you.
       *[other] the { $b } instructions executed next cannot damage you.
    }
    .short =
        { $b ->
            [one] Pay { $a }. The next { $b } card does you no damage.
           *[other] Pay { $a }. The next { $b } cards do you no damage.
        }
card-pn31-delete = A bit leaves its card and goes back to the supply of its owner.
    .short = Take a bit off a card.
card-pn31-erase = Take the instruction before this one out of the program. The running direction says which that is.
    .short = The card before leaves.
# $a: instructions by which it moves
card-pn31-floater =
    { $a ->
        [one] This card moves by { $a } instruction, ahead or back.
       *[other] This card moves by { $a } instructions, ahead or back.
    } The instruction after it is then performed; the PC stays with this card.
    .short = Moves by { $a }, then does the next card.
# $a: cards ahead
card-pn31-future =
    { $a ->
        [one] Perform the { $a } instruction ahead. The PC stays.
       *[other] Perform the { $a } instructions ahead, in order. The PC stays.
    }
    .short =
        { $a ->
            [one] Do the next { $a } card.
           *[other] Do the next { $a } cards.
        }
# $a: cards forward
card-pn31-goto =
    { $a ->
        [one] The PC jumps ahead by { $a } instruction.
       *[other] The PC jumps ahead by { $a } instructions.
    } A GOTO marker stays with the card it lands on and goes where that card goes; later jumps lead there.
    .short =
        { $a ->
            [one] The PC jumps { $a } card ahead.
           *[other] The PC jumps { $a } cards ahead.
        }
card-pn31-increment = Raise a number on another instruction by one.
    .short = Another number goes up by one.
card-pn31-insert = One-shot. Draw a card. Knowing what it is, pick its place anywhere in the program and lay one of your bits on it.
    .short = Draw a card, and put it anywhere.
card-pn31-multiplier = Every player with at least one bit here puts one more on this card. This happens once each time the PC comes, however many bits there are.
    .short = Each bit owner here adds one.
# $a: points lost
card-pn31-oversight =
    { $a ->
        [one] To be performed when no bit is here: everybody loses { $a } point.
       *[other] To be performed when no bit is here: everybody loses { $a } points.
    } A single bit is enough to spare them all.
    .short = No bit here: everyone loses { $a }.
card-pn31-overwrite = Swap a bit on an instruction of the program for one of yours. A card from the deck then takes this one’s place.
    .short = A bit becomes yours. Works once.
card-pn31-pointer = Choose a player, who takes over whatever damage the two cards behind did to you.
    .short = Your damage from two cards before goes to a player.
# $a: points lost without a bit here; $b: points lost with one
card-pn31-power-surge =
    { $a ->
        [one] Without a bit here a player loses { $a } point;
       *[other] Without a bit here a player loses { $a } points;
    } with one, just { $b }.
    .short = No bit here: lose { $a }. With one: { $b }.
# $a: points lost
card-pn31-program-error =
    { $a ->
        [one] Played or claimed, it gets a bit from an opponent’s supply instead of yours. Whoever has a bit here loses { $a } point, without a choice.
       *[other] Played or claimed, it gets a bit from an opponent’s supply instead of yours. Whoever has a bit here loses { $a } points, without a choice.
    }
    .short =
        { $a ->
            [one] No choice: you lose { $a } point.
           *[other] No choice: you lose { $a } points.
        }
card-pn31-replace = A card from the deck takes the place of a card in the program. The bits there keep their colours and their order.
    .short = Another card takes a card’s place.
card-pn31-reverse-program = Turn the PC round: the program now runs the other way.
    .short = The program turns round.
card-pn31-run = One-shot. The program starts at the card beside the PC. Keep this RUN face up before you during the run, as a sign that it is yours.
    .short = The program runs.
card-pn31-secret = One-shot. Add a card from your hand to the head or the tail, face down under one of your bits. The first player who wants to execute it turns it up.
    .short = A card face down at head or tail.
# $a: damage
card-pn31-self-destruct =
    { $a ->
        [one] A player takes { $a } point of damage.
       *[other] A player takes { $a } points of damage.
    } Then this card goes, and all its bits with it.
    .short = { $a } damage to a player, then it goes.
card-pn31-sequence-mod = Give an instruction, bits included, a new place in the program. If it is this card, the PC follows.
    .short = Move a card anywhere.
# $a: cards dealt beside it
card-pn31-subroutine =
    { $a ->
        [one] When the PC first comes here, { $a } card is dealt beside this one.
       *[other] When the PC first comes here, { $a } cards are dealt beside this one.
    } To execute SUBROUTINE is to perform what lies there, in order: the first time without a choice, later at will.
    .short =
        { $a ->
            [one] { $a } card comes beside it. It does that.
           *[other] { $a } cards come beside it. It does them.
        }
# $a: instructions on one side that are put in another order
card-pn31-swap-instructions =
    { $a ->
        [one] With { $a } instruction on either side there is nothing to swap.
        [2] The { $a } instructions before this one trade places, or else the { $a } after it.
       *[other] Set the { $a } instructions before this one, or else the { $a } after it, in any order.
    }
    .short = The { $a } cards on one side swap.
card-pn31-time-delay = You get a SKIP marker. Spend it later, whenever you like, to have an instruction skipped, whatever has become of this card and its bits by then.
    .short = Take a SKIP token.
card-pn31-upgrade = Name a place in the program. A card from the deck goes there, under your bit from this UPGRADE; a bit from the supply of your right-hand neighbour stands in for it here.
    .short = A new card, with your bit from here.
# $a: bits added
card-pn31-worm =
    { $a ->
        [one] Add { $a } bit of your own to some other instruction.
       *[other] Add { $a } bits of your own to some other instruction.
    }
    .short =
        { $a ->
            [one] { $a } bit of yours on another card.
           *[other] { $a } bits of yours on another card.
        }
# $a: damage
card-pn31-zap =
    { $a ->
        [one] Another player takes { $a } point of damage.
       *[other] Another player takes { $a } points of damage.
    }
    .short = { $a } damage to another player.
