# What the board says of this game alone

board-runner = a joué RUN
board-shown = { $card }, sur la table
board-to-place =
    { $count ->
        [one] { $count } bit à poser
       *[other] { $count } bits à poser
    }
board-skips =
    { $count ->
        [one] { $count } jeton SKIP
       *[other] { $count } jetons SKIP
    }
# $counts: how many executed cards each DEFEND still covers
board-defended = DEFEND : encore { $counts }
board-breaks-open = On peut arrêter le programme maintenant
board-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
# $card: the card on top, $count: how many cards lie there
board-discards-top = Défausse : { $card } ({ $count })
# $cards: a list of cards, the latest first
board-discards = À partir du dessus : { $cards }.
board-no-discards = La défausse est vide
# $count: how many cards it has
board-row-label =
    { $count ->
        [one] La rangée, { $count } carte de la tête à la queue
       *[other] La rangée, { $count } cartes de la tête à la queue
    }
board-ring-label =
    { $count ->
        [one] Le cercle, { $count } carte dans l’ordre de la donne
       *[other] Le cercle, { $count } cartes dans l’ordre de la donne
    }
board-head-end = tête
board-tail-end = queue
board-seam-row = Après la queue revient la tête.
board-seam-ring = Après la dernière carte revient la première.
board-way-row-on = Le programme va vers la queue.
board-way-row-back = Le programme va vers la tête.
board-way-ring-on = Le programme suit l’ordre de la donne.
board-way-ring-back = Le programme remonte l’ordre de la donne.
# The mark of the program counter, short
board-pc-here = Le compteur de programme (PC) est ici.
board-pc-gap = La carte d’ici est partie. Le PC attend dans le trou.
board-no-program = Il n’y a aucune carte dans le programme.
board-bits = Bits :
board-no-bit = aucun bit
# $seats: a list of players
board-bits-order = Ses bits jouent dans cet ordre : { $seats }.
# To whoever laid it, and to who sees the whole table. $card: what lies face down, $seat: who laid it
board-secret-yours = C’est { $card }. Vous seul le savez.
board-secret = { $card } (visible seulement pour { $seat })
# A bit’s turn at this visit of the PC
board-turn-acting = maintenant
board-turn-due = à venir
board-turn-acted = fait
# $card: a card, $number: which of its bits, $seat: whose it is
board-bit-choice = { $card }, bit { $number } : { $seat }
# On a card elsewhere that is being performed
board-performed = en cours
# The button beside a card that a click would choose
board-about = Lire { $card }
# $place: a number
board-place-number = Place { $place }
board-counter = Marqueur :
# $printed: the number on the card
board-printed = imprimé : { $printed }
# $printed: the number on the card, $change: the sum of the counters, signed, $now: what holds
board-number-now = Imprimé : { $printed }, marqueurs : { $change }, donc { $now }.
# On a GOTO. $card: the card to which it always leads
board-link = mène à { $card }
board-link-gone = ne mène nulle part : sa carte est partie
# On the card to which a GOTO always leads. $card: the GOTO
board-linked = { $card } mène ici
# What a card reaches from where it lies, in words. $cards: cards in their order
board-reach-does = Maintenant, elle appliquerait { $cards }.
board-reach-leads = Maintenant, elle sauterait à { $cards }.
board-reach-none = Maintenant, elle n’atteindrait aucune carte.
# On a card that a COPY or a FUTURE would do, while that is pointed at. $card: that one
board-reached = { $card } applique ceci
# $card: the card beside which others were dealt
board-beside = { $card } : cartes distribuées à côté
board-changed-bits = Ses bits ont changé à cette étape.
board-changed-numbers = Un nombre a changé à cette étape.
board-changed-link = Depuis cette étape, elle mène toujours à la même carte.
board-changed-moved = Elle a bougé à cette étape.
# What the film shows, where it is no card
board-film-gap = trou
board-film-deal = donne
board-film-claim = prises
# Notes. $seat: a player, $card: a card
board-bit-of = un bit à { $seat }
board-place-before = avant { $card }
board-place-after = après { $card }
# Where a card lies. $a, $b: numbers or cards, $who: a player
board-why-nightmare-program = place { $a } du programme
board-why-nightmare-beside = à côté ({ $a })
board-why-nightmare-hand = en main ({ $who })
board-why-nightmare-shown = face visible sur la table
board-why-nightmare-deck = dans la pioche
board-why-nightmare-discards = dans la défausse
