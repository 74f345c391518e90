### What happens in Battle for Bandwidth, step by step; what is asked; what can be chosen; what is refused.

game-bandwidth = Programmer: Battle for Bandwidth

## Setting up

bandwidth-may-be-dealt = The next card goes to { $seat }.
bandwidth-is-dealt = { $seat } gets { $card }.
bandwidth-all-dealt = Everyone has 4 cards.
bandwidth-may-turn-up = A card is turned up for the function.
bandwidth-turns-up = { $card } is turned up and is the first function.
bandwidth-turns-up-unfit = { $card } is turned up. It cannot be the function, so it is discarded.
bandwidth-no-first-function = No card left can be the function, so it stays empty. The turned-up cards make a new deck.
bandwidth-begins = { $seat } has the Token and Terminal 1, and begins.

## A turn

bandwidth-asked = { $seat } has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left.
bandwidth-goes-to-draw = { $seat } uses an action to draw.
bandwidth-may-draw = { $seat } takes a card from the deck.
bandwidth-draws = { $seat } draws { $card }.
bandwidth-shuffles = The deck is empty. The discard pile is shuffled and becomes the deck.
bandwidth-to-the-program = { $seat } plays { $card } to the program, at place { $place } of row { $row }.
bandwidth-to-the-function = { $seat } plays { $card } to the function and discards { $old }.
bandwidth-to-the-empty-function = { $seat } plays { $card } to the function, which was empty.
bandwidth-plays-event = { $seat } plays { $card } on { $target }.
bandwidth-ends-turn = { $seat } ends the turn.
bandwidth-turn-passes = It is { $seat }’s turn.
bandwidth-all-had-a-turn = Everyone has had a turn.

## Events

bandwidth-may-answer = { $seat } may cancel { $owner }’s { $card }.
bandwidth-cannot-answer = { $seat } has no card to cancel { $owner }’s { $card }.
bandwidth-allows = { $seat } lets { $owner }’s { $card } happen.
bandwidth-cancels = { $seat } plays { $firewall } and cancels { $card }.
bandwidth-reinstates = { $seat } plays { $firewall } too and cancels the other one, so { $card } counts again.
bandwidth-comes-to-nothing = { $seat }’s { $card } has no effect. The card and the action are used up.
bandwidth-looks = { $seat } looks at { $owner }’s hand and chooses a card.
bandwidth-takes-blindly = { $seat } takes a card from { $owner } at random.
bandwidth-takes = { $seat } takes { $card } from { $owner }.
bandwidth-nothing-to-take = { $owner } has no cards, so { $seat } takes nothing.

## The run

bandwidth-runs = The program runs.
bandwidth-nothing-runs = The program is empty, so nothing runs.
bandwidth-x-is = The first card is { $card }, with a green { $x }, so X is { $x } for the whole run.
bandwidth-executes = The program executes { $card }, at place { $place } of row { $row }.
bandwidth-gap = Place { $place } of row { $row } is a gap, so the program goes past it.
bandwidth-moves-on = The program goes on to the next place.
bandwidth-sets-off = { $card } sends the Token { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} { $way ->
    [clockwise] clockwise
   *[other] counter-clockwise
} from { $seat }.
bandwidth-goes-by = The Token goes past { $seat }, who gets no point.
bandwidth-arrives = The Token stops at { $seat }, who scores 1 point.
bandwidth-sends = { $card } sends the Token to Terminal { $number }. { $seat } scores 1 point.
bandwidth-no-terminal = There is no Terminal { $number }, so { $card } does nothing.
bandwidth-jumps = { $card } is discarded and leaves a gap. The program goes on at the start of row { $row }.
bandwidth-lost-ends = There is no row { $row }. { $card } is discarded and the run is over.
bandwidth-lost-goes-on = There is no row { $row }. { $card } is discarded and the program goes on after it.
bandwidth-calls = { $card } executes the card in the function, { $function }.
bandwidth-calls-nothing = The function is empty, so { $card } does nothing.
bandwidth-performed = { $card } is done. Nobody has won yet.
bandwidth-wins = { $seat } has { $points } points and wins at once.
bandwidth-run-ends = No card follows, so the run is over.

## The end of a round

bandwidth-closes-up = Row { $row } has no cards left and is removed.
bandwidth-deletes = There are more than 2 rows. Row 1 is discarded ({ $cards }) and the others move up.
bandwidth-rows-stay = There are no more than 2 rows, so they stay.
bandwidth-terminal-moves = Terminal 1 goes to { $seat }, the next player on the left, who begins the next round.

bandwidth-result = { $seats } wins with { $points } points.

## What is asked

ask-bandwidth-act = { $who }: what do you do? { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
}
ask-bandwidth-answer = { $who }: { $owner } plays { $card } on you. What do you do?
ask-bandwidth-take = { $who }: which card do you take from { $owner }?
ask-bandwidth-lose = { $who }: which card does { $seat } take from { $owner }?
ask-bandwidth-draw = { $who }: which card does { $seat } draw?
ask-bandwidth-deal = { $who }: which card does { $seat } get?
ask-bandwidth-turn-up = { $who }: which card is turned up?

## What can be chosen

option-bandwidth-draw-one = Draw a card
option-bandwidth-program = { $card } to the program
option-bandwidth-function = { $card } to the function
option-bandwidth-event = { $card } on { $target }
option-bandwidth-end-turn = End my turn
option-bandwidth-allow = Let it happen
option-bandwidth-firewall = { $card }
option-bandwidth-take = { $card }
option-bandwidth-draw = { $card }

## What is refused

refused-hand-full = Your hand is full. You can draw only with fewer than 6 cards in hand.
refused-pile-empty = The deck is empty, and in this game it is not refilled, so nobody can draw.
refused-nothing-to-draw = There is nothing to draw, because the deck and the discard pile are both empty.
refused-not-in-hand = { $seat } has no { $card } in hand.
refused-no-code-card = { $card } is not a code card, so it cannot go to the program or the function.
refused-no-event = { $card } is a code card, not an event. Play it to the program instead.
refused-on-oneself = Play { $card } on an opponent, not on yourself.
refused-answers-nothing = { $card } cannot cancel an event. Only a Firewall can.
refused-not-to-the-function = { $card } can never go to the function. Play it to the program.
refused-only-in-response = You can play { $card } only when someone plays an event on you.
refused-must-act = You can still act, so your turn is not over.

## A position in words

describe-bandwidth-row = Row { $row }: { $cards }
describe-bandwidth-no-program = The program has no cards yet.
describe-bandwidth-function = Function: { $card }
describe-bandwidth-token = Token: { $token }; Terminal 1: { $first }
describe-bandwidth-running = The program is running in row { $row }. X is { $x }.
describe-bandwidth-x = If the program ran now, X would be { $x }.

## What is wrong with a file

problem-before-the-deal = needs a program: give the program too, or leave this out and let chance deal
problem-cannot-lie-here = { $card } cannot be here
problem-row = a row has 1 to { $width } places, with a card in at least one of them
problem-deck-too-small = { $found ->
    [one] there is { $found } card
   *[other] there are { $found } cards
}; { $players } players need { $needed } to begin
problem-count-kinds = a card set has { $low } to { $high } kinds of card, found { $found }
problem-deck-too-large = { $found } cards are too many: a card set has { $most } at most
problem-deck-no-function = no card can be the first function: that takes a code card other than GOTO and Function
problem-deck-name-twice = is the name of { $elsewhere } already
problem-deck-sign = must not contain the sign “#”, which numbers the copies of a card

## In notebooks

tell-plans = What each action would score, if the program then ran
# $action: an option, $gains: what each player would score
tell-plan = { $action }: { $gains }
tell-plan-wins = { $action }: { $gains }; { $seat } would win
# $title: what the card set is called
deck-total = { $title }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-name = card
deck-green = green number
deck-count = copies
deck-rulebook = from the rulebook
deck-fact-text = what it does
deck-fact-green = green number
deck-fact-count = copies
deck-fact-none = nothing

describe-under-way-bandwidth = The program goes on.

gallery-about-bandwidth = A program of cards passes a Token round the table. Where it stops, that player scores. Lay your cards so that it stops at you.

# Who made the game, its rulebooks and their translations
credits-bandwidth = Designed by Michael Keller.
