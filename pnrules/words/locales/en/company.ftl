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
board-hint-title = What would a good player do?
board-hint-stop = Stop
board-hint-close = Close
board-key-hint = a hint: what a good player would do; the same key stops it
board-no-hint = There is no hint here. Ask where you see all the choices.
# On a choice. $percent: in so many of 100 games this player wins
board-hint-wins = wins { $percent } in 100 games
board-percent = { $percent }%
board-hint-best = best
# $words: a choice, $percent: in so many of 100 games
board-hint-why = { $words }: with this, { $who } wins about { $percent } of 100 games.
# $words: the second best choice
board-hint-next = Next best: { $words }, { $percent } of 100.
# $words: the second choice, where it wins as many of the few games in which it was tried
board-hint-alike = As good: { $words }, { $percent } of 100, but tried less often.
# $words: a choice that is proved to win
board-hint-proved = { $words }: with this, { $who } wins at once. It is proved.
# $who: whose cards are seen, $tries: how many games were played in the computer’s head
board-hint-from =
    { $tries ->
        [one] Shown by { $tries } game, with only what { $who } can see.
       *[other] From { $tries } games in its head, with only what { $who } can see.
    }

# $words: a choice; what is expected to follow it stands below, in sentences
board-reason-after = After “{ $words }”:
# Behind what happens; everybody's points at the end of it stand above
board-reason-idle = These are the points if everyone then leaves things as they are.
# Where no points change in what happens. $points: everybody's, as a list
board-reason-average = No points change by then. Later on in its games, these were the points on average: { $points }.
# The button below
board-reason-follow = Play this on the board
