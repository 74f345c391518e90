### Programmer’s Nightmare: what stands on the cards, in our words.
### $a and $b are the numbers that the edition prints as digits, with the counters on them added in.
### A number that is written as a word here cannot be changed by INCREMENT or DECREMENT.

## PN 3.0

# $a: cards forward
card-pn30-goto =
    { $a ->
        [one] The PC jumps ahead by { $a } card.
       *[other] The PC jumps ahead by { $a } cards.
    } From then on this jump is locked to the card it reached.
# $a: cards ahead
card-pn30-future =
    { $a ->
        [one] Do what the { $a } card ahead says, as if it were written here.
       *[other] Do what the { $a } cards ahead say, in order, as if it were written here.
    } The PC stays.
# $a: points gained
card-pn30-acquire =
    { $a ->
        [one] Your score rises by { $a } point.
       *[other] Your score rises by { $a } points.
    }
# $a: how much is taken off
card-pn30-decrement = Take { $a } off a number on a card, for good.
# $a: instructions on which a bit changes colour
card-pn30-overwrite =
    { $a ->
        [one] On { $a } instruction of the program, turn a bit into one of yours.
       *[other] On { $a } instructions of the program, turn a bit into one of yours.
    } Works once: a card from the deck then takes this one’s place.
# $a: points lost
card-pn30-program-error =
    { $a ->
        [one] Claimed or played, it gets an opponent’s bit. That player has no choice, and loses { $a } point when the PC is here.
       *[other] Claimed or played, it gets an opponent’s bit. That player has no choice, and loses { $a } points when the PC is here.
    }
# $a: damage to everyone
card-pn30-bug =
    { $a ->
        [one] { $a } point of damage to everyone.
       *[other] { $a } points of damage to everyone.
    }
# $a: cards back
card-pn30-copy =
    { $a ->
        [one] Do what the { $a } card behind says, as if it were written here.
       *[other] Do what the { $a } cards behind say, in order, as if it were written here.
    } The PC stays.
card-pn30-reverse-program = The program turns round and runs back the way it came.
# $a: how much is added
card-pn30-increment = Raise a number on another card by { $a }.
card-pn30-run = One-shot, for programs that the players build. The program runs until a BREAK. Then discard this card.
card-pn30-break = For programs that the players build. Stops the run, as a one-shot or from its place in the program, once an instruction is about to be performed again.

## PN 3.1

# $a: cards forward
card-pn31-goto =
    { $a ->
        [one] The PC jumps ahead by { $a } instruction.
       *[other] The PC jumps ahead by { $a } instructions.
    } A GOTO marker stays with the card it lands on and goes where that card goes; later jumps lead there.
# $a: cards ahead
card-pn31-future =
    { $a ->
        [one] Perform the { $a } instruction ahead. The PC stays.
       *[other] Perform the { $a } instructions ahead, in order. The PC stays.
    }
# $a: points gained
card-pn31-acquire =
    { $a ->
        [one] Your score rises by { $a } point.
       *[other] Your score rises by { $a } points.
    }
card-pn31-decrement = Take one off a number on an instruction, for good.
card-pn31-overwrite = Swap a bit on an instruction of the program for one of yours. A card from the deck then takes this one’s place.
# $a: points lost
card-pn31-program-error =
    { $a ->
        [one] Played or claimed, it gets a bit from an opponent’s supply instead of yours. Whoever has a bit here loses { $a } point, without a choice.
       *[other] Played or claimed, it gets a bit from an opponent’s supply instead of yours. Whoever has a bit here loses { $a } points, without a choice.
    }
# $a: damage to everyone
card-pn31-bug =
    { $a ->
        [one] { $a } point of damage to everyone.
       *[other] { $a } points of damage to everyone.
    }
# $a: cards back
card-pn31-copy =
    { $a ->
        [one] Perform the { $a } card behind again. The PC stays.
       *[other] Perform the { $a } cards behind again, in order. The PC stays.
    }
card-pn31-reverse-program = Turn the PC round: the program now runs the other way.
card-pn31-increment = Raise a number on another instruction by one.
card-pn31-run = One-shot. The program starts at the card beside the PC. Keep this RUN face up before you during the run, as a sign that it is yours.
card-pn31-break = For programs that the players build. Once the PC has come to some instruction twice, stops the run at the next one that goes unexecuted.
