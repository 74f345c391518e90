### Programmer’s Nightmare: what stands on the cards, in our words.
### $a and $b are the numbers that the edition prints as digits, with the counters on them added in.
### A number that is written as a word here cannot be changed by INCREMENT or DECREMENT.

## PN 3.0

# $a: points gained
card-pn30-acquire =
    { $a ->
        [one] You gain { $a } point.
       *[other] You gain { $a } points.
    }
    .short =
        { $a ->
            [one] Gain { $a } point.
           *[other] Gain { $a } points.
        }
    .brief = Gain { $a }
card-pn30-bit-maker = Put a new bit on any card. It may be any colour but yours.
    .short = A new bit, not yours, on any card.
    .brief = New rival bit
# $a: bits moved
card-pn30-bit-mover =
    { $a ->
        [one] Move { $a } bit of any colour from its card to one beside it.
       *[other] Move { $a } bits of any colour, each from its card to one beside it.
    }
    .short =
        { $a ->
            [one] Move { $a } bit to a card beside it.
           *[other] Move { $a } bits, each to a card beside it.
        }
    .brief =
        { $a ->
            [one] Move { $a } bit
           *[other] Move { $a } bits
        }
# $a: bits swapped
card-pn30-bit-swapper =
    { $a ->
        [0] With { $a } bits, there is nothing to swap.
        [one] With { $a } bit, there is nothing to swap.
       *[other] Swap { $a } bits. They must differ in colour and lie on different cards.
    }
    .short =
        { $a ->
            [one] Swap { $a } bit.
           *[other] Swap { $a } bits.
        }
    .brief =
        { $a ->
            [one] Swap { $a } bit
           *[other] Swap { $a } bits
        }
card-pn30-break = Version two only. Once a card is about to be executed again, this stops the program, from your hand or from its place in it.
    .short = Stops the program.
    .brief = Stops the pro{"\u00AD"}gram
# $a: damage to everyone
card-pn30-bug = Everyone takes { $a } damage, you too.
    .short =
        { $a ->
            [one] Everyone loses { $a } point.
           *[other] Everyone loses { $a } points.
        }
    .brief = All lose { $a }
# $a: cards back
card-pn30-copy =
    { $a ->
        [one] Do the previous { $a } card, as if it were written here.
       *[other] Do the previous { $a } cards, in order, as if they were written here.
    } The PC stays.
    .short =
        { $a ->
            [one] Do the previous { $a } card.
           *[other] Do the previous { $a } cards.
        }
    .brief = Do pre{"\u00AD"}vious { $a }
# $a: how much is taken off
card-pn30-decrement = Lower a number on any card by { $a }, for good.
    .short = A number goes down by { $a }.
    .brief = A number −{ $a }
# $a: points paid; $b: executed cards defended against
card-pn30-defend =
    { $a ->
        [one] Pay { $a } point.
       *[other] Pay { $a } points.
    } { $b ->
        [one] The next { $b } executed card cannot damage you.
       *[other] The next { $b } executed cards cannot damage you.
    }
    .short =
        { $b ->
            [one] Pay { $a }. The next { $b } card does you no damage.
           *[other] Pay { $a }. The next { $b } cards do you no damage.
        }
    .brief = Pay { $a }: safe
# $a: bits taken; $b: cards they are taken from
card-pn30-delete =
    { $a ->
        [one] Take { $a } bit of any colour
       *[other] Take { $a } bits of any colour
    } { $b ->
        [one] off { $b } card.
       *[other] off each of { $b } cards.
    }
    .short =
        { $a ->
            [one] Take { $a } bit
           *[other] Take { $a } bits
        } { $b ->
            [one] off { $b } card.
           *[other] off each of { $b } cards.
        }
    .brief =
        { $a ->
            [one] Remove { $a } bit
           *[other] Remove { $a } bits
        }
card-pn30-erase = Take the previous card out of the program.
    .short = The previous card leaves.
    .brief = Removes pre{"\u00AD"}vious
# $a: places moved
card-pn30-floater =
    { $a ->
        [one] Move this card { $a } place forward or back.
       *[other] Move this card { $a } places forward or back.
    } The PC goes with it. Then do the next card.
    .short = Moves by { $a } with the PC, then does the next card.
    .brief = Moves itself { $a }
# $a: cards forward
card-pn30-future =
    { $a ->
        [one] Do the next { $a } card, as if it were written here.
       *[other] Do the next { $a } cards, in order, as if they were written here.
    } The PC stays.
    .short =
        { $a ->
            [one] Do the next { $a } card.
           *[other] Do the next { $a } cards.
        }
    .brief = Do next { $a }
# $a: cards forward
card-pn30-goto =
    { $a ->
        [one] The PC jumps { $a } card forward. From then on this GOTO always leads to that card.
       *[other] The PC jumps { $a } cards forward. From then on this GOTO always leads to that card.
    }
    .short =
        { $a ->
            [one] The PC jumps { $a } card forward.
           *[other] The PC jumps { $a } cards forward.
        }
    .brief = Jump { $a } forward
# $a: how much is added
card-pn30-increment = Raise a number on any other card by { $a }.
    .short = Another number goes up by { $a }.
    .brief = A number +{ $a }
card-pn30-insert = One-shot. Draw a card and look at it. Put it anywhere in the program, with one of your bits. Then discard INSERT.
    .short = Draw a card, and put it anywhere.
    .brief = Insert drawn card
# $a: new bits per player who has a bit here
card-pn30-multiplier = Each player who has bits here, few or many, gets { $a } more on this card.
    .short = Each player with a bit here adds { $a }.
    .brief =
        { $a ->
            [one] +{ $a } bit each
           *[other] +{ $a } bits each
        }
card-pn30-oversight = Without a bit, this card works by itself and everyone loses a point. With a bit, nothing happens.
    .short = No bit here: everyone loses one.
    .brief = No bit: all lose
# $a: cards on which a bit changes colour
card-pn30-overwrite =
    { $a ->
        [one] Turn a bit on { $a } card into one of yours.
       *[other] Turn a bit on each of { $a } cards into one of yours.
    } It works once, because a card from the deck then replaces it.
    .short =
        { $a ->
            [one] On { $a } card, a bit becomes yours. Works once.
           *[other] On { $a } cards, a bit becomes yours. Works once.
        }
    .brief =
        { $a ->
            [one] Reco{"\u00AD"}lour { $a } bit
           *[other] Reco{"\u00AD"}lour { $a } bits
        }
# $a: cards back whose damage is redirected
card-pn30-pointer =
    { $a ->
        [one] Choose a player. That player takes all the damage of the previous { $a } card.
       *[other] Choose a player. That player takes all the damage of the previous { $a } cards.
    }
    .short =
        { $a ->
            [one] Damage of the previous { $a } card goes to a player.
           *[other] Damage of the previous { $a } cards goes to a player.
        }
    .brief = Pass on damage
# $a: points lost without a bit here; $b: points lost with one
card-pn30-power-surge =
    { $a ->
        [one] Every player without a bit here loses { $a } point.
       *[other] Every player without a bit here loses { $a } points.
    } Every player who has a bit here loses { $b }.
    .short = No bit here: lose { $a }. With one: { $b }.
    .brief = Lose { $a } or { $b }
# $a: points lost
card-pn30-program-error =
    { $a ->
        [one] Claim or play it with another player’s bit. When the PC comes, that player loses { $a } point, with no choice.
       *[other] Claim or play it with another player’s bit. When the PC comes, that player loses { $a } points, with no choice.
    }
    .short =
        { $a ->
            [one] No choice: you lose { $a } point.
           *[other] No choice: you lose { $a } points.
        }
    .brief = Lose { $a }
card-pn30-replace = A card from the deck replaces any card in the program. The bits stay, the counters go.
    .short = A new card replaces a card.
    .brief = Replace a card
card-pn30-reverse-program = The program turns round and runs the other way.
    .short = The program turns round.
    .brief = Turn round
card-pn30-run = One-shot, version two only. The program runs until someone stops it. Then discard RUN.
    .short = The program runs.
    .brief = Runs the pro{"\u00AD"}gram
card-pn30-secret = One-shot. Put a card from your hand face down at the head or the tail, with one of your bits. It is turned up when its owner first uses it.
    .short = A card face down at head or tail.
    .brief = A hidden card
# $a: damage; $b: players chosen
card-pn30-self-destruct =
    { $b ->
        [one] Choose { $b } player, who takes { $a } damage.
       *[other] Choose { $b } players, who take { $a } damage each.
    } Then discard this card and all its bits.
    .short =
        { $b ->
            [one] { $a } damage to { $b } player, then it goes.
           *[other] { $a } damage to { $b } players, then it goes.
        }
    .brief = { $a } damage, once
# $a: cards moved
card-pn30-sequence-mod =
    { $a ->
        [one] Move { $a } card to any other place in the program. If you move this one, the PC goes with it.
       *[other] Move { $a } cards to any other places in the program. If you move this one, the PC goes with it.
    }
    .short =
        { $a ->
            [one] Move { $a } card anywhere.
           *[other] Move { $a } cards anywhere.
        }
    .brief =
        { $a ->
            [one] Move { $a } card
           *[other] Move { $a } cards
        }
# $a: cards dealt beside it
card-pn30-subroutine =
    { $a ->
        [one] On the PC’s first visit, deal { $a } card beside this one. To execute this, do that card. The first time you must, later you may.
       *[other] On the PC’s first visit, deal { $a } cards beside this one. To execute this, do them in order. The first time you must, later you may.
    }
    .short =
        { $a ->
            [one] { $a } card comes beside it. It does that.
           *[other] { $a } cards come beside it. It does them.
        }
    .brief =
        { $a ->
            [one] { $a } card beside
           *[other] { $a } cards beside
        }
# $a: cards on one side that are put in another order
card-pn30-swap-instructions =
    { $a ->
        [0] With { $a } cards on a side, there is nothing to swap.
        [one] With { $a } card on a side, there is nothing to swap.
        [2] Swap the previous { $a } cards with each other, or the next { $a }.
       *[other] Put the previous { $a } cards in any order, or the next { $a }.
    }
    .short =
        { $a ->
            [0] { $a } cards on a side: nothing to swap.
            [one] { $a } card on a side: nothing to swap.
           *[other] The { $a } cards on one side swap.
        }
    .brief =
        { $a ->
            [one] Reorder { $a } card
           *[other] Reorder { $a } cards
        }
card-pn30-time-delay = Take a SKIP token and keep it. Spend it when you like: a player loses the turn at one card. It stays yours even if this card goes.
    .short = Take a SKIP token.
    .brief = Take a SKIP
card-pn30-upgrade = Choose a place in the program. A card from the deck goes there, with your bit from here. The player on your right gets a bit here instead.
    .short = A new card, with your bit from here.
    .brief = Add a card
card-pn30-worm = Put a new bit of yours on any other card. The owner of that card still goes first.
    .short = A bit of yours on another card.
    .brief = Add your bit
# $a: damage
card-pn30-zap = Another player of your choice takes { $a } damage.
    .short = { $a } damage to another player.
    .brief = Another loses { $a }

## PN 3.1

# $a: points gained
card-pn31-acquire =
    { $a ->
        [one] You gain { $a } point.
       *[other] You gain { $a } points.
    }
    .short =
        { $a ->
            [one] Gain { $a } point.
           *[other] Gain { $a } points.
        }
    .brief = Gain { $a }
card-pn31-bit-maker = Put a new bit on any card. It may be any colour but yours.
    .short = A new bit, not yours, on any card.
    .brief = New rival bit
# $a: bits moved
card-pn31-bit-mover =
    { $a ->
        [one] Move { $a } bit of any colour from its card to one beside it.
       *[other] Move { $a } bits of any colour, each from its card to one beside it.
    }
    .short =
        { $a ->
            [one] Move { $a } bit to a card beside it.
           *[other] Move { $a } bits, each to a card beside it.
        }
    .brief =
        { $a ->
            [one] Move { $a } bit
           *[other] Move { $a } bits
        }
# $a: bits swapped
card-pn31-bit-swapper =
    { $a ->
        [0] With { $a } bits, there is nothing to swap.
        [one] With { $a } bit, there is nothing to swap.
       *[other] Swap { $a } bits. They must differ in colour and lie on different cards.
    }
    .short =
        { $a ->
            [one] Swap { $a } bit.
           *[other] Swap { $a } bits.
        }
    .brief =
        { $a ->
            [one] Swap { $a } bit
           *[other] Swap { $a } bits
        }
card-pn31-break = Version two only. Once the PC has come to some card twice, this stops the program at the next card that is not executed.
    .short = Stops the program.
    .brief = Stops the pro{"\u00AD"}gram
# $a: damage to everyone
card-pn31-bug = Everyone takes { $a } damage, you too.
    .short =
        { $a ->
            [one] Everyone loses { $a } point.
           *[other] Everyone loses { $a } points.
        }
    .brief = All lose { $a }
# $a: cards back
card-pn31-copy =
    { $a ->
        [one] Do the previous { $a } card, as if it were written here.
       *[other] Do the previous { $a } cards, in order, as if they were written here.
    } The PC stays.
    .short =
        { $a ->
            [one] Do the previous { $a } card.
           *[other] Do the previous { $a } cards.
        }
    .brief = Do pre{"\u00AD"}vious { $a }
card-pn31-decrement = Lower a number on any card by one, for good.
    .short = A number goes down by one.
    .brief = A number −1
# $a: points paid; $b: executed cards defended against
card-pn31-defend =
    { $a ->
        [one] Pay { $a } point.
       *[other] Pay { $a } points.
    } { $b ->
        [one] The next { $b } executed card cannot damage you.
       *[other] The next { $b } executed cards cannot damage you.
    }
    .short =
        { $b ->
            [one] Pay { $a }. The next { $b } card does you no damage.
           *[other] Pay { $a }. The next { $b } cards do you no damage.
        }
    .brief = Pay { $a }: safe
card-pn31-delete = Take a bit off any card. It goes back to its owner’s supply.
    .short = Take a bit off a card.
    .brief = Remove a bit
card-pn31-erase = Take the previous card out of the program.
    .short = The previous card leaves.
    .brief = Removes pre{"\u00AD"}vious
# $a: places moved
card-pn31-floater =
    { $a ->
        [one] Move this card { $a } place forward or back.
       *[other] Move this card { $a } places forward or back.
    } The PC goes with it. Then do the next card.
    .short = Moves by { $a } with the PC, then does the next card.
    .brief = Moves itself { $a }
# $a: cards forward
card-pn31-future =
    { $a ->
        [one] Do the next { $a } card, as if it were written here.
       *[other] Do the next { $a } cards, in order, as if they were written here.
    } The PC stays.
    .short =
        { $a ->
            [one] Do the next { $a } card.
           *[other] Do the next { $a } cards.
        }
    .brief = Do next { $a }
# $a: cards forward
card-pn31-goto =
    { $a ->
        [one] The PC jumps { $a } card forward. Put a GOTO marker on that card. From then on this GOTO always leads to it.
       *[other] The PC jumps { $a } cards forward. Put a GOTO marker on that card. From then on this GOTO always leads to it.
    }
    .short =
        { $a ->
            [one] The PC jumps { $a } card forward.
           *[other] The PC jumps { $a } cards forward.
        }
    .brief = Jump { $a } forward
card-pn31-increment = Raise a number on any other card by one.
    .short = Another number goes up by one.
    .brief = A number +1
card-pn31-insert = One-shot. Draw a card and look at it. Put it anywhere in the program, with one of your bits. Then discard INSERT.
    .short = Draw a card, and put it anywhere.
    .brief = Insert drawn card
card-pn31-multiplier = Each player with a bit here adds one more. This happens once per visit of the PC.
    .short = Each player with a bit here adds one.
    .brief = +1 bit each
# $a: points lost
card-pn31-oversight =
    { $a ->
        [one] Without a bit, this card works by itself and everyone loses { $a } point. With a bit, nothing happens.
       *[other] Without a bit, this card works by itself and everyone loses { $a } points. With a bit, nothing happens.
    }
    .short = No bit here: everyone loses { $a }.
    .brief = No bit: all lose
card-pn31-overwrite = Turn a bit in the program into one of yours. Then a card from the deck replaces this one.
    .short = A bit becomes yours. Works once.
    .brief = Reco{"\u00AD"}lour a bit
card-pn31-pointer = Choose a player, who takes the damage that the previous two cards did to you.
    .short = Your damage from the previous two cards goes to a player.
    .brief = Pass on damage
# $a: points lost without a bit here; $b: points lost with one
card-pn31-power-surge =
    { $a ->
        [one] Every player without a bit here loses { $a } point.
       *[other] Every player without a bit here loses { $a } points.
    } Every player who has a bit here loses { $b }.
    .short = No bit here: lose { $a }. With one: { $b }.
    .brief = Lose { $a } or { $b }
# $a: points lost
card-pn31-program-error =
    { $a ->
        [one] Claim or play it with another player’s bit. Each player with a bit here loses { $a } point, with no choice.
       *[other] Claim or play it with another player’s bit. Each player with a bit here loses { $a } points, with no choice.
    }
    .short =
        { $a ->
            [one] No choice: you lose { $a } point.
           *[other] No choice: you lose { $a } points.
        }
    .brief = Lose { $a }
card-pn31-replace = A card from the deck replaces any card in the program. The bits keep their colours and order.
    .short = A new card replaces a card.
    .brief = Replace a card
card-pn31-reverse-program = The program turns round and runs the other way.
    .short = The program turns round.
    .brief = Turn round
card-pn31-run = One-shot. The program starts at the PC. Keep RUN face up in front of you while the program runs.
    .short = The program runs.
    .brief = Runs the pro{"\u00AD"}gram
card-pn31-secret = One-shot. Put a card from your hand face down at the head or the tail, with one of your bits. The first player who executes it turns it up.
    .short = A card face down at head or tail.
    .brief = A hidden card
# $a: damage
card-pn31-self-destruct = A player takes { $a } damage. Then discard this card and all its bits.
    .short = { $a } damage to a player, then it goes.
    .brief = { $a } damage, once
card-pn31-sequence-mod = Move a card, bits and all, to any other place. If you move this one, the PC goes with it.
    .short = Move a card anywhere.
    .brief = Move a card
# $a: cards dealt beside it
card-pn31-subroutine =
    { $a ->
        [one] On the PC’s first visit, deal { $a } card beside this one. To execute this, do that card. The first time you must, later you may.
       *[other] On the PC’s first visit, deal { $a } cards beside this one. To execute this, do them in order. The first time you must, later you may.
    }
    .short =
        { $a ->
            [one] { $a } card comes beside it. It does that.
           *[other] { $a } cards come beside it. It does them.
        }
    .brief =
        { $a ->
            [one] { $a } card beside
           *[other] { $a } cards beside
        }
# $a: cards on one side that are put in another order
card-pn31-swap-instructions =
    { $a ->
        [0] With { $a } cards on a side, there is nothing to swap.
        [one] With { $a } card on a side, there is nothing to swap.
        [2] Swap the previous { $a } cards with each other, or the next { $a }.
       *[other] Put the previous { $a } cards in any order, or the next { $a }.
    }
    .short =
        { $a ->
            [0] { $a } cards on a side: nothing to swap.
            [one] { $a } card on a side: nothing to swap.
           *[other] The { $a } cards on one side swap.
        }
    .brief =
        { $a ->
            [one] Reorder { $a } card
           *[other] Reorder { $a } cards
        }
card-pn31-time-delay = Take a SKIP token. Spend it when you like: one card is skipped. It stays yours even if this card goes.
    .short = Take a SKIP token.
    .brief = Take a SKIP
card-pn31-upgrade = Choose a place in the program. A card from the deck goes there, with your bit from here. The player on your right gets a bit here instead.
    .short = A new card, with your bit from here.
    .brief = Add a card
# $a: bits added
card-pn31-worm =
    { $a ->
        [one] Put { $a } new bit of yours on any other card.
       *[other] Put { $a } new bits of yours on any other card.
    }
    .short =
        { $a ->
            [one] { $a } bit of yours on another card.
           *[other] { $a } bits of yours on another card.
        }
    .brief = Add your bit
# $a: damage
card-pn31-zap = Another player of your choice takes { $a } damage.
    .short = { $a } damage to another player.
    .brief = Another loses { $a }
