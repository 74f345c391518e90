### What happens in Battle for Bandwidth, step by step; what is asked; what can be answered; what is refused.

game-bandwidth = Programmer: Battle for Bandwidth

## Setting up

bandwidth-may-be-dealt = { $seat } is dealt a card.
bandwidth-is-dealt = { $seat } is dealt { $card }.
bandwidth-all-dealt = Everybody has four cards.
bandwidth-may-turn-up = A card is turned up for the function.
bandwidth-turns-up = { $card } is turned up and is the first function.
bandwidth-turns-up-unfit = { $card } is turned up and discarded: it cannot be the function.
bandwidth-no-first-function = No card that is left can be the function. Those turned up are shuffled and are the pile again; for now there is no function.
bandwidth-begins = { $seat } has the Token and Terminal 1, and begins.

## A turn

bandwidth-asked = { $seat } may act: { $actions ->
    [1] one action is left
   *[other] two actions are left
}.
bandwidth-goes-to-draw = { $seat } uses an action to draw.
bandwidth-may-draw = { $seat } takes a card from the pile.
bandwidth-draws = { $seat } draws { $card }.
bandwidth-shuffles = The pile is empty: the discards are shuffled and become the pile.
bandwidth-to-the-program = { $seat } plays { $card } to the program: row { $row }, place { $place }.
bandwidth-to-the-function = { $seat } plays { $card } to the function; { $old } is discarded.
bandwidth-to-the-empty-function = { $seat } plays { $card } to the function, which was empty.
bandwidth-plays-event = { $seat } plays { $card } on { $target }.
bandwidth-ends-turn = { $seat } leaves it at that.
bandwidth-turn-passes = It is { $seat }’s turn.
bandwidth-all-had-a-turn = Everybody has had a turn.

## Events

bandwidth-may-answer = { $seat } may answer { $owner }’s { $card } now.
bandwidth-cannot-answer = { $seat } has no card to answer { $owner }’s { $card } with.
bandwidth-allows = { $seat } does not answer { $owner }’s { $card }.
bandwidth-cancels = { $seat } answers with { $firewall }: { $card } is cancelled.
bandwidth-reinstates = { $seat } answers with { $firewall }, which cancels the other one: { $card } stands again.
bandwidth-comes-to-nothing = { $seat }’s { $card } comes to nothing; the card and the action are spent.
bandwidth-looks = { $seat } looks at { $owner }’s hand and chooses a card.
bandwidth-takes-blindly = { $seat } takes a card from { $owner } at random.
bandwidth-takes = { $seat } takes { $card } from { $owner }.
bandwidth-nothing-to-take = { $owner } has no card: { $seat } takes nothing.

## The run

bandwidth-runs = The program runs.
bandwidth-nothing-runs = There is no card in the program: nothing runs.
bandwidth-x-is = The first card is { $card }, with a green { $x }: X is { $x } for the whole run.
bandwidth-executes = Row { $row }, place { $place }: { $card }.
bandwidth-gap = Row { $row }, place { $place } is a gap and is passed over.
bandwidth-moves-on = The program goes on to the next place.
bandwidth-sets-off = { $card } passes the Token on from { $seat } by { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $way ->
    [clockwise] clockwise
   *[other] counter-clockwise
}.
bandwidth-goes-by = The Token goes by { $seat }, who scores nothing.
bandwidth-arrives = The Token is with { $seat }, who scores a point.
bandwidth-sends = { $card } sends the Token to terminal { $number }: to { $seat }, who scores a point.
bandwidth-no-terminal = { $card } leads to terminal { $number }, which does not exist: nothing happens.
bandwidth-jumps = { $card } is discarded and leaves a gap; the program goes on at the beginning of row { $row }.
bandwidth-lost-ends = { $card } is discarded; there is no row { $row }, so the run is over.
bandwidth-lost-goes-on = { $card } is discarded; there is no row { $row }, so the program goes on behind it.
bandwidth-calls = { $card } performs the card in the function, { $function }.
bandwidth-calls-nothing = There is no card in the function: { $card } does nothing.
bandwidth-performed = { $card } is over, and nobody has won.
bandwidth-wins = { $seat } has { $points } points and wins at once.
bandwidth-run-ends = The last card has been executed: the run is over.

## The end of a round

bandwidth-closes-up = Row { $row } has no card left and vanishes.
bandwidth-deletes = There are more than two rows: the first is discarded ({ $cards }), and the others move up.
bandwidth-rows-stay = No more than two rows are left: they stay.
bandwidth-terminal-moves = Terminal 1 goes one seat to the left, to { $seat }, who begins the next round.

bandwidth-result = { $seats } wins with { $points } points.

## What is asked

ask-bandwidth-act = { $who }: what do you do? { $actions ->
    [1] One action is left.
   *[other] Two actions are left.
}
ask-bandwidth-answer = { $who }: let { $owner }’s { $card } happen?
ask-bandwidth-take = { $who }: which card do you take from { $owner }?
ask-bandwidth-lose = { $who }: which card does { $seat } take from { $owner }?
ask-bandwidth-draw = { $who }: which card does { $seat } draw?
ask-bandwidth-deal = { $who }: which card is { $seat } dealt?
ask-bandwidth-turn-up = { $who }: which card is turned up?

## What can be answered

option-bandwidth-draw-one = Draw a card
option-bandwidth-program = { $card } to the program
option-bandwidth-function = { $card } to the function
option-bandwidth-event = { $card } on { $target }
option-bandwidth-end-turn = Leave it at that
option-bandwidth-allow = Let it happen
option-bandwidth-firewall = { $card }
option-bandwidth-take = { $card }
option-bandwidth-draw = { $card }

## What is refused

refused-hand-full = With six cards or more in hand, nobody draws.
refused-pile-empty = The pile is empty and is not made anew in this game, so nothing can be drawn.
refused-nothing-to-draw = There is no card left to draw, neither in the pile nor among the discards.
refused-not-in-hand = { $seat } has no { $card } in hand.
refused-no-code-card = { $card } is no code card: only those go to the program or the function.
refused-no-event = { $card } is no event: it goes to the program or the function, and is played on nobody.
refused-on-oneself = { $card } is played on an opponent, never on oneself.
refused-answers-nothing = { $card } does not answer an event: only a Firewall does.
refused-not-to-the-function = { $card } may only be played to the program, never to the function.
refused-only-in-response = { $card } is no action: it is played in response to an event.
refused-must-act = In this game a turn ends early only when no action is possible, and one is.

## A position in words

describe-bandwidth-row = Row { $row }: { $cards }
describe-bandwidth-no-program = No card is in the program yet.
describe-bandwidth-function = Function: { $card }
describe-bandwidth-token = Token: { $token }; Terminal 1: { $first }
describe-bandwidth-running = The program runs in row { $row }, with X at { $x }.
describe-bandwidth-x = If the program ran now, X would be { $x }.

## What is wrong with a file

problem-before-the-deal = says where something lies: give the program too, or leave this out and let chance deal
problem-cannot-lie-here = { $card } cannot lie here
problem-row = a row has one to { $width ->
    [3] three
   *[other] { $width }
} places, and a card in at least one of them
problem-deck-too-small = { $found ->
    [one] there is { $found } card
   *[other] there are { $found } cards
}; { $players } players need { $needed } to begin
problem-count-kinds = a deck has { $low } to { $high } kinds of card, and this one has { $found }
problem-deck-no-function = no card can be the first function: that takes a code card that is neither GOTO nor Function
problem-deck-name-twice = is the name of { $elsewhere } already
problem-deck-sign = must not hold the sign “#”, which numbers the copies of a card

## In notebooks

tell-plans = What each action would bring, if the program then ran as it lies
# $action: an option, $gains: what each player would score
tell-plan = { $action }: { $gains }
tell-plan-wins = { $action }: { $gains }; { $seat } would win
# $title: what the deck is called
deck-total = { $title }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-name = card
deck-green = green number
deck-count = count
deck-rulebook = given by the rulebook
deck-fact-text = what it does
deck-fact-green = green number
deck-fact-count = count
deck-fact-none = nothing

describe-under-way-bandwidth = The program goes on.
cli-simulate-bandwidth-result = won with the points that win

gallery-about-bandwidth = A program in rows of three passes a Token round the table, and every card scores for somebody. One lays cards so that it stops at the right place; a jump, a function and a number X that is never quite what one thought do the rest.
gallery-picture-bandwidth = The program of the rulebook’s example as it runs: rows of three cards, and the function below.
