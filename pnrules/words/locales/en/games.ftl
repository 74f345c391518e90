### Games against opponents: who plays, what a hint says, how a game ends and what it turned on; one’s own games, kept and
### looked at again.
### A page reads this later than the rest.

## Who plays, where a game is dealt

board-company = Who plays
board-company-whom = Whom to play against
board-company-alone = I choose for everyone
board-company-people = people at this screen
board-company-each = player by player
board-company-person = a person here
board-company-random = computer: chooses at random
board-company-greedy = computer: looks at what follows
board-company-search = computer: thinks
# $tries: how many games it plays in its head before each choice
board-company-search-tries = computer: thinks (games: { $tries })
# With a box to tick
board-company-cover = Cover the hands when the screen goes to another person
# The part of a form in which something is wrong
board-deal-who = Who plays
board-deal-hands = Hands

## The four opponents, the weakest first

# Each has a name, and says what it is like
board-opponent-randi = Randi
    .like = Plays whatever comes up
board-opponent-max = Max
    .like = Takes what pays right now
board-opponent-tess = Tess
    .like = Looks a few moves further
board-opponent-vera = Vera
    .like = Thinks long, forgets nothing
# Where one person plays against one of them at every other seat. $who: the opponent
board-company-against = me against { $who }
# Each of several seats that one opponent has. $number: 2, 3 …
board-opponent-again = { $who } { $number }

## The end of a game

board-ending = The end of the game
board-ending-points = Points over time
# Beneath the lines, at their right end. $last: the last step
board-ending-step = step { $last }
board-ending-start = start
board-ending-places = Places
# $place: 1 for the first
board-ending-place = { $place }.
board-ending-out = out
board-ending-won = You won.
board-ending-shared = It is a draw.
board-ending-lost = You lost.
board-ending-new = Play again
board-ending-same = Same deal
board-ending-begin = From the start
board-ending-look = Look through it
board-ending-train = Exercises on this game

## Turning points

board-turning = Turning points
board-turning-find = Find the turning points
# $done, $of: choices
board-turning-done = Looking at choice { $done } of { $of }
board-turning-stop = Stop
board-turning-none = No choice was clearly worse than another.
board-turning-so-far = None has been found so far.
# $place: a step, $who: a player, $words: what was chosen
board-turning-chosen = Step { $place }. { $who } chose: { $words }.
# $words: another choice, $better and $chosen: wins in 100 games
board-turning-better = Better: { $words }. It wins { $better } of 100 games instead of { $chosen }.
# $words: another choice
board-turning-proved = Better: { $words }. It is proved to win.
# $tries: how many games were played in the computer’s head
board-turning-from = From { $tries } games in its head for each choice, with only what the player could see.
# $points: how many points a choice cost for nothing
board-turning-paid =
    { $points ->
        [one] This cost { $points } point and brought nothing. Without it, the game would have gone on in the same way.
       *[other] This cost { $points } points and brought nothing. Without it, the game would have gone on in the same way.
    }
board-turning-try = Try it again
# A mark on the lines of points. $number: of the turning point
board-turning-mark = Turning point { $number }, step { $place }

## Hints

board-hint-title = What would a good player do?
board-key-hint = a hint: what a good player would do; the same key stops it
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
board-reason-average = No points change by then. Later on in these games, the points were on average: { $points }.
# count: the number of events that are left out, two or more
board-reason-more = And so on, for another { $count } steps.
# The button below
board-reason-follow = Play this on the board

## One’s own games

board-games = Your games
board-games-none = No game played to its end yet. Here you will find yours, to look through again.
# $game: such as Runtime Error, $who: the opponents
board-games-against = { $game }, against { $who }:
# $won: how many of $of games were won
board-games-won = { $won } of { $of } won
# Before a list of how games ended
board-games-lost-by = The games you lost were
# $how: such as: won with 20 points or more; $count: how many games
board-games-so-often = { $how } ({ $count })
# A game, after what it came to. $day: when it ended
board-games-one = { $game }, against { $who }. { $day }
board-games-review = Look again
# $what: a game
board-games-review-it = Look again at: { $what }
board-games-file = As a file
board-games-file-it = As a file: { $what }
board-games-forget = Forget
board-games-forget-it = Forget: { $what }
board-games-all = Show all { $count } games
board-games-save = Save my games
board-games-load = Load my games
board-games-loaded = Your games are here now.
board-games-file-broken = This is not a file of your games. Nothing has changed.
board-games-file-newer = This file is from a newer version. Nothing has changed.
board-games-unkept = This browser keeps nothing: your games are known until this page is closed. You can save them to a file.
board-games-full = This browser has no room left: the last game is known until this page is closed. Save your games to a file, or forget some.
# $count: so many
board-games-damaged =
    { $count ->
        [one] One game cannot be read. It stays as it is.
       *[other] { $count } games cannot be read. They stay as they are.
    }

## At the end of a game that one played alone

# The first win in a game. $who: against whom
board-best-first = Your first win against { $who }!
# $count: so many wins without a loss between
board-best-row = { $count } wins in a row against { $who }!
# $won: how many of $of games were won
board-best-tally = Against { $who } you have won { $won } of { $of }.
# $who: the opponent that suits one best now
board-ending-next = Play { $who }
