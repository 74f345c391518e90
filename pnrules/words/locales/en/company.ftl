### Who is at the screen: opponents that think, the screen that is passed on, undo, hints.

## Opponents

# $who: an opponent
board-thinking = { $who } is thinking…
# $done, $of: how many games have been played in its head
board-thinking-done = { $done } of { $of } games in its head
board-thinking-stop = Pause
# $who: an opponent
board-thinking-on = Let { $who } choose

## The screen is passed on

# $who: the next player
board-cover-note = All hands are covered. Only { $who } may look now.
# $who: the next player
board-uncover = I am { $who }: show my cards
board-eyes-nobody = All hands are covered
board-settings-pass = Pass the screen: cover the hands in between
board-covered = Hands are covered. First the next player takes the screen.

## Undo

# $who: a player
board-undo-of = Undo what { $who } chose
# The button beside it
board-undo-whose = Undo another player’s choice

## Hints

board-hint = Hint
board-hint-stop = Stop
board-hint-close = Close
board-no-hint = There is no hint here. Ask where you see all the choices.
