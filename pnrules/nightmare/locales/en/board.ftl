# What the board says of this game alone

board-runner = played RUN
board-shown = { $card }, on the table
board-to-place =
    { $count ->
        [one] { $count } bit to place
       *[other] { $count } bits to place
    }
board-skips =
    { $count ->
        [one] { $count } SKIP token
       *[other] { $count } SKIP tokens
    }
# $counts: how many executed cards each DEFEND still covers
board-defended = DEFEND: { $counts } left
board-breaks-open = The program can be stopped now
board-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
# $card: the card on top, $count: how many cards lie there
board-discards-top = Discard pile: { $card } ({ $count })
# $cards: a list of cards, the latest first
board-discards = From the top: { $cards }.
board-no-discards = The discard pile is empty
# $count: how many cards it has
board-row-label =
    { $count ->
        [one] The row, { $count } card from head to tail
       *[other] The row, { $count } cards from head to tail
    }
board-ring-label =
    { $count ->
        [one] The ring, { $count } card in the order of dealing
       *[other] The ring, { $count } cards in the order of dealing
    }
board-head-end = head
board-tail-end = tail
board-seam-row = After the tail comes the head again.
board-seam-ring = After the last card comes the first again.
board-way-row-on = The program runs towards the tail.
board-way-row-back = The program runs towards the head.
board-way-ring-on = The program runs in the order of dealing.
board-way-ring-back = The program runs against the order of dealing.
# The mark of the program counter, short
board-pc-here = The program counter (PC) is here.
board-pc-gap = The card here has gone. The PC waits in the gap.
board-no-program = There is no card in the program.
board-bits = Bits:
board-no-bit = no bit
# $seats: a list of players
board-bits-order = Its bits take their turns in this order: { $seats }.
# To whoever laid it, and to who sees the whole table. $card: what lies face down, $seat: who laid it
board-secret-yours = It is { $card }. Only you know.
board-secret = { $card } (only { $seat } can see it)
# A bit’s turn at this visit of the PC
board-turn-acting = now
board-turn-due = still to come
board-turn-acted = done
# $card: a card, $number: which of its bits, $seat: whose it is
board-bit-choice = { $card }, bit { $number }: { $seat }
# On a card elsewhere that is being performed
board-performed = happening now
# The button beside a card that a click would choose
board-about = Read { $card }
# $place: a number
board-place-number = Place { $place }
board-counter = Counter:
# $printed: the number on the card
board-printed = printed: { $printed }
# $printed: the number on the card, $change: the sum of the counters, signed, $now: what holds
board-number-now = Printed: { $printed }, counters: { $change }, so it is { $now }.
# On a GOTO. $card: the card to which it always leads
board-link = leads to { $card }
board-link-gone = leads nowhere: its card is gone
# On the card to which a GOTO always leads. $card: the GOTO
board-linked = { $card } leads here
# What a card reaches from where it lies, in words. $cards: cards in their order
board-reach-does = Now it would do { $cards }.
board-reach-leads = Now it would jump to { $cards }.
board-reach-none = Now it would reach no card.
# On a card that a COPY or a FUTURE would do, while that is pointed at. $card: that one
board-reached = { $card } does this
# $card: the card beside which others were dealt
board-beside = Dealt beside { $card }
board-changed-bits = Its bits changed in this step.
board-changed-numbers = A number changed in this step.
board-changed-link = From this step on it always leads to one card.
board-changed-moved = It moved in this step.
# What the film shows, where it is no card
board-film-gap = gap
board-film-deal = deal
board-film-claim = claims
# Notes. $seat: a player, $card: a card
board-bit-of = { $seat }’s bit
board-place-before = before { $card }
board-place-after = after { $card }
# Where a card lies. $a, $b: numbers or cards, $who: a player
board-why-nightmare-program = place { $a } in the program
board-why-nightmare-beside = beside { $a }
board-why-nightmare-hand = in { $who }’s hand
board-why-nightmare-shown = face up on the table
board-why-nightmare-deck = in the deck
board-why-nightmare-discards = in the discard pile
