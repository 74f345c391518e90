### Words that every game shares: players, lists, errors, problems with files.

who-chance = chance
who-seat = player { $seat }
hidden-card = a card
face-down-card = a face-down card
# $card: a card whose name another one bears, $place: where it is, counted from 1, or 0 beside another card
card-apart = { $place ->
    [0] { $card } (inner card)
   *[other] { $card } (place { $place })
}

list-then =
    .next = { $list }, then { $item }
    .last = { $list }, then { $item }
list-and =
    .next = { $list }, { $item }
    .last = { $list } and { $item }

list-or =
    .next = { $list }, { $item }
    .last = { $list } or { $item }
list-plain =
    .next = { $list }, { $item }
    .last = { $list }, { $item }
# The end of a long list: how many of it are not named
list-more = { $list }… and { $count } more
# Behind a name that is mistyped; $names: one to three that come close
meant = { " " }(did you mean { $names }?)

# A list with nobody in it
list-nobody = nobody

cite-next = { $list }; { $item }
describe-area = { $label }: { $lies }
describe-points = Points: { $points }
# $count: how many steps lead back to the same moment
describe-running-proved = { $count ->
    [one] Proved: it goes on for ever. 1 step leads back to exactly this position, with no choice to make.
   *[other] Proved: it goes on for ever. { $count } steps lead back to exactly this position, with no choice to make.
}
# $count: how many steps it went on without a question
describe-running-stopped = It still goes on. There was no choice to make for { $count } steps, so we stopped here. That proves nothing: it can go on.
# $stem, $cycle: how many steps; $back: the number of the step after which the position is back
describe-loop = Proved: step { $back } brings back exactly the position { $stem ->
    [0] of the start
   *[other] of step { $stem }
}. With the same choices, { $cycle ->
    [one] this step repeats
   *[other] these { $cycle } steps repeat
} for ever.
# $place: the card at which the program stands there
describe-loop-place = { $loop } The loop comes back to { $place }.
describe-more = and { $count } more

## What the rules refuse

refused-nothing-asked = There is no choice to make here.
refused-not-your-ask = { $who } chooses here, not { $seat }.
refused-not-an-option = “{ $answer }” is not one of the choices{ $close }: { $options }.
refused-asked-otherwise = The same choices no longer fit here, because { $who } has to make another one.
refused-not-in-deck = That is not possible, because { $card } is not among the cards to come.

## What cannot be done

error-answer-needed = { $who } has to choose before the program can go on.
error-game-over = The game is over, so there are no more steps.
error-no-such-seat = There is no player { $seat }: the players are numbered from 1 to { $count }.
# What one player saw of a game: nothing else is there
error-only-seen = This is only what { $seat } saw: the rules cannot go on without what was hidden.
error-other-eyes = This is only what { $seat } saw, and nothing of what others saw.
error-no-such-fact = There is nothing called “{ $fact }” in this position.
error-no-such-node = There is no step { $node } in this game.
error-no-such-name = No position is called “{ $name }”.
error-nothing-to-undo = There is no earlier choice to go back to.
error-nothing-to-redo = Nothing has been undone here.
error-no-position = There is no position { $name } here.
error-no-level = { $name } is not a level.
error-no-lesson = { $name } is not a lesson.

## What is wrong with a file or an argument

bad-input = { $count ->
    [one] There is one problem.
   *[other] There are { $count } problems.
}
problem-expected = expected { $expected }, found { $found }
problem-missing = is missing
problem-who = must name a person or an opponent for each player, not { $found }
problem-one-of = must have exactly one of these: { $names }
json-object = an object in braces
json-list = a list in brackets
json-text = a text
json-any = any value
json-number = a whole number
json-true-or-false = true or false
json-text-or-number = a text or a whole number
json-text-or-null = a text or null
json-seat = the number of a player
json-list-or-object = a list in brackets or an object in braces
json-line-or-position = a position, as a text or in braces
json-patch = what differs from the board of the position
problem-out-of-range = must be between { $low } and { $high }, found { $found }
problem-must-be = must be { $only }, found { $found }
problem-written-whole = is a whole number: write it without a point, { $whole }, not { $found }
problem-count-players = there must be { $low } to { $high } players, not { $found }
problem-count-points = there must be { $high } numbers of points, one for each player, not { $found }
problem-count-items = there must be { $high } items here, not { $found }
problem-empty-text = must be a text that is not empty
problem-text-too-long = must not be longer than { $longest } characters
line-title = A position
problem-markup = must be plain text: no markup signs (“<”, “>”) and no control characters
problem-name-twice = another player is called “{ $name }” already
problem-endless-game = game { $game } had not ended after { $steps } steps
problem-strength = the strength is a whole number, 1 or more, not { $found }
problem-bots =
    { $found ->
        [one] { $found } plays, and the game is for { $count } players
       *[other] { $found } play, and the game is for { $count } players
    }
problem-few-players = name { $count } different players or more
# $who: a player's name
problem-another-asked = it is { $who } who has to choose here
problem-newer-format = this file has format { $found }, newer than format { $known }, the newest that this version can read
problem-language = is no language, such as en or fr
problem-position = is not a position of this game
problem-position-by = is not a position of this game (see { $rulings })
problem-twice = “{ $name }” is given twice
problem-is-folder = is a folder, not a file
problem-is-pipe = is a pipe or a device: only a file on a disk can be read or written
problem-answer = this choice is not possible: { $error }
# $time: at which repetition of a list of answers
problem-answer-again = this choice is not possible at repetition { $time }: { $error }
problem-and-so-on = { $count ->
    [one] one of these fits only { $count } time
   *[other] one of these fits only { $count } times
}, not { $times }
problem-unmet = expected { $expected }, found { $found }
# What stands behind #play= in an address is not a whole link
problem-link-damaged = this link is damaged: copy it once more, from its first sign to its last
problem-link-large = this link holds more than a whole game needs
# $found: the link's format, $known: the newest that is read here
problem-newer-link = this link has format { $found }, newer than format { $known }, the newest that this version can read
problem-seat-save = this is what one player saw: you can look at it, but not play on
problem-fingerprint = these rules come to another position here than the rules that saved the game
# A save that other rules made, played again from its answers; what is told is true of the place in front of it
save-answers-left-out = { $count ->
    [one] this choice does not fit these rules and is left out
   *[other] { $count } choices do not fit these rules and are left out, this one first
}; the file keeps all of them
save-other-positions = { $count ->
    [one] these rules come to another position here than the rules that made the save
   *[other] these rules come to other positions than the rules that made the save, { $count } times, here first
}
save-moved = these rules never come to the step where the game was: it is now at the nearest step before

## A teacher's comments on steps

save-comments-lost = { $count ->
    [one] this comment is left out: its step does not happen any more
   *[other] { $count } comments are left out, this one first: their steps do not happen any more
}

## Notebooks

tell-no-such-stop =
    { $count ->
        [0] In this branch the PC was never at { $card }.
        [one] In this branch the PC was once at { $card }, not { $time } times.
       *[other] In this branch the PC was { $count } times at { $card }, not { $time }.
    }
tell-refused = Refused
tell-run = The run, card by card
# $card: a card, $points: everybody’s points after it
tell-stop = { $card }: { $points }
tell-last = What happened last
tell-no-loop = No position has come back in this branch.
tell-loop = Proved, a loop: a whole position came back
tell-loop-sizes = { $stem ->
    [0] No step before the loop
    [one] { $stem } step before the loop
   *[other] { $stem } steps before the loop
}, { $cycle ->
    [one] { $cycle } step in it.
   *[other] { $cycle } steps in it.
}
# In front of a picture's description for who cannot see it
ring-described = A picture of the loop: the steps before it, then the loop itself.
cli-simulate-games = { $game }, { $work }, version { $version }, { $players } players, { $games } { $games ->
    [one] game
   *[other] games
} at random (--seed { $seed })
cli-simulate-share = { $percent }%
cli-simulate-not-ended = not over after { $most } steps
cli-simulate-steps = Steps in a game: { $least } at least, { $median } in the middle, { $most } at most
cli-simulate-choices = Choices in a game: { $least } at least, { $median } in the middle, { $most } at most
cli-simulate-speed = { $count } choices a second

## What a good player would do, and what a game turned on

# $who: a player's name, $option: as on its button
hint-best = { $who } could choose: { $option }
hint-proved = { $who } wins at once, that is proved: { $option }
# $percent: how often that wins, draws counted by half
hint-option = { $option }: wins { $percent }% ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
})
hint-option-points = { $option }: wins { $percent }%, about { $points } points ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
})
# A number with one place after the point
hint-number = { $whole }.{ $tenth }
# $who: a player, $option: a choice; what is expected to happen stands after it, in sentences
why-option = If { $who } chooses “{ $option }”, this is expected:
# $gains: by how much whose points change, as a list
why-points = Points change like this: { $gains }.
# The same where it only happens if nobody does anything until then
why-idle = If everyone then leaves things as they are, points change like this: { $gains }.
why-open = What follows depends on cards that are still hidden.
why-no-points = No points change by then.
# $who: a player, $change: +1 or −2
why-gain = { $who } { $change }
# $who: a player, $percent: in so many of 100 games they win
why-nothing = It does not matter any more what { $who } chooses: with each choice, { $who } wins about { $percent } of 100 games.
# $step: the number of the step, $percent: how often that wins
review-chosen = Step { $step }, { $who }: { $option } (wins { $percent }%).
review-better = Better: { $option } (wins { $percent }%), by { $tries ->
    [one] 1 try
   *[other] { $tries } tries
} each.
review-proved = Better: { $option }. It is proved that this wins.
# $option: what was chosen, which cost points
review-paid = Step { $step }, { $who }: { $option }. This cost { $points ->
    [one] 1 point
   *[other] { $points } points
} and brought nothing: without it, the game would have gone on in the same way.
review-none = No choice was clearly worse than another.

## A question at the table, settled

verdict = What happens, and why
verdict-position = The position
verdict-done = What was done
verdict-nothing = Nothing.
# $count: how many steps are not told
verdict-more = { $count ->
    [one] And { $count } more step.
   *[other] And { $count } more steps.
}
# $why: the reason, as a sentence
verdict-refused = Not allowed: { $why }
verdict-comes = What comes of it
# $id: such as N-12; its question comes below
verdict-decides = This depends on ruling { $id }
verdict-rests = It rests on ruling { $id }
# Headings of an answer to a ruling
verdict-holds = The answer in this game
verdict-other = Another answer
# $step: the number of the last step that comes by every answer
verdict-same = As above up to step { $step }.
verdict-allowed = By this ruling it is allowed.
verdict-singly = Each ruling is tried by itself: the others stay as they are.
# $rulings: such as N-12, N-34
verdict-untried = Not tried, since it would take too long: { $rulings }.
verdict-do = Settle a question
verdict-note = You see what happens from this step on, and by which rules. Where a ruling decides, you also see what else could happen.
verdict-print = Print
verdict-save = Save as a page
verdict-send = Send
verdict-copy = Copy as text
verdict-not-copied = Your browser does not let this page copy. Save the page instead.
verdict-close = Back to the board
