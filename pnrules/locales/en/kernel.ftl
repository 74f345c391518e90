### Words that every game shares: players, lists, errors, problems with files.

who-chance = chance
who-seat = player { $seat }
hidden-card = a card
face-down-card = a face-down card
# $card: a card whose name another one bears, $place: where it lies, counted from 1
card-apart = { $card } (place { $place })

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
list-more = { $list } … and { $count } more
# Behind a name that is mistyped; $names: one to three that come close
meant = { " " }(did you mean { $names }?)

# A list with nobody in it
list-nobody = nobody

cite-next = { $list }; { $item }
describe-points = Points: { $points }
# $count: how many steps lead back to the same moment
describe-running-proved = { $count ->
    [one] It goes on for ever: one step leads back to exactly this moment, and nothing is asked. That is proved.
   *[other] It goes on for ever: { $count } steps lead back to exactly this moment, and nothing is asked on the way. That is proved.
}
# $count: how many steps it went on without a question
describe-running-stopped = It is still going on. Nothing has been asked for { $count } steps, so it was left here; that proves nothing, and it can go on.
# $stem, $cycle: how many steps; $back: the number of the step after which the position is back
describe-loop = A loop is proved: a stem of { $stem ->
    [0] no steps
    [one] one step
   *[other] { $stem } steps
}, a cycle of { $cycle ->
    [one] one step
   *[other] { $cycle } steps
}. After step { $back } the whole position is as it was { $stem ->
    [0] at the start
   *[other] after step { $stem }
}, so that with the same answers it can go round for ever.
# $place: the card at which the program stands there
describe-loop-place = { $loop } It comes back to { $place }.
describe-more = and { $count } more

## What the rules refuse

refused-nothing-asked = Nothing is asked here, so there is nothing to answer.
refused-not-your-ask = { $who } is asked here, not { $seat }.
refused-not-an-option = “{ $answer }” is not among the options{ $close }: { $options }.
refused-asked-otherwise = Here the same answers no longer fit: { $who } is asked something else.
refused-not-in-deck = Here the same draw is not possible: { $card } is not among the cards to come.

## What cannot be done

error-answer-needed = { $who } has to answer before the program can go on.
error-game-over = The game is over: nothing follows.
error-no-such-seat = There is no seat { $seat }: the seats are numbered from 1 to { $count }.
error-no-such-fact = There is nothing called “{ $fact }” in this position.
error-no-such-node = There is no step { $node } in this play.
error-no-such-name = No position is called “{ $name }”.
error-nothing-to-undo = There is no earlier choice to go back to.
error-nothing-to-redo = Nothing has been undone here.
error-no-level = { $name } is not a level.

## What is wrong with a file or an argument

bad-input = { $count ->
    [one] There is one problem.
   *[other] There are { $count } problems.
}
problem-expected = expected { $expected }, found { $found }
problem-missing = is missing
problem-one-of = must have exactly one of these: { $names }
json-object = an object in braces
json-list = a list in brackets
json-text = a text
json-number = a whole number
json-true-or-false = true or false
json-text-or-number = a text or a whole number
json-text-or-null = a text or null
json-seat = the number of a seat
problem-unknown-field = is not a member of the format{ $close }
problem-out-of-range = must lie between { $low } and { $high }, found { $found }
problem-must-be = must be { $only }, found { $found }
problem-too-little = must be at least { $least }, found { $found }
problem-written-whole = is a whole number, which is written without a point: { $whole }, not { $found }
problem-not-whole = must be a whole number, found { $found }
problem-count-players = there must be { $low } to { $high } players, and there are { $found }
problem-count-points = there must be { $high } numbers of points, one for each player, and there are { $found }
problem-count-items = there must be { $high } items here, and there are { $found }
problem-not-one-of = { $found } is none of: { $known }{ $close }
problem-empty-text = must be a text that is not empty
problem-text-too-long = must not be longer than { $longest } characters
problem-markup = must be plain text: no markup signs (“<”, “>”) and no control characters
problem-name-twice = another player is called “{ $name }” already
problem-no-such-game = game “{ $game }” is not installed here{ $close }
problem-unknown-ruling = there is no ruling { $ruling }{ $close }
problem-unknown-answer = “{ $answer }” is no answer to this ruling{ $close }; the answers are: { $known }
problem-unknown-edition = there is no edition { $edition } of this game; there are: { $known }
problem-unknown-card = there is no card { $card }{ $close }
problem-card-is-text = a card is named by a text; this is { $found }
problem-card-twice = { $card } lies at { $elsewhere } already; there are no more of its kind
problem-endless-game = game { $game } had not ended after { $steps } steps
problem-newer-format = this file has format { $found }, newer than format { $known }, the latest that this version can read
problem-not-json = is not JSON: line { $line }, column { $column }
problem-not-utf8 = is not UTF-8 text
problem-too-deep = is nested too deeply
problem-too-large = is a number too large to be read
problem-language = is no language, such as en or fr
problem-cards-missing = these cards are nowhere: { $card }
problem-too-long = is longer than { $most } megabytes
problem-draw = { $card } cannot be drawn there; { $found } was drawn
problem-draw-left = { $card } is never drawn: the answers end before it could come
problem-draw-cannot-come = { $card } cannot be drawn there: it is not among the cards that may come
problem-no-file-beside = names a file, which only a scenario that is a file itself can have beside it
problem-no-deck-here = this is not played with a deck that could be another one
problem-position = is no position that this game can be in
problem-twice = “{ $name }” is given twice
problem-no-such-scenario = there is no scenario and no readable file “{ $name }”{ $close }
problem-is-folder = is a folder, and not a file
problem-is-pipe = is a pipe or a device: only a file that lies on a disk can be read or written
problem-unknown-command = there is no command { $command }{ $close }
problem-unknown-option = there is no option { $option } here{ $close }
problem-too-many-words = { $words } is one word too many for this command
problem-no-because = an expectation needs its reasons: citations, with what follows from them
problem-no-such-place = our rules reference has no place { $cite }{ $close }
problem-answer = cannot be given: { $error }
# $time: at which repetition of a list of answers
problem-answer-again = cannot be given at repetition { $time }: { $error }
problem-and-so-on = { $count ->
    [one] only one question comes
   *[other] only { $count } questions come
} that one of these can answer, not { $times }
problem-too-many-answers = gives more than { $most } answers without writing them out
problem-not-removable = this play cannot begin without { $card }
problem-unmet = expected { $expected }, found { $found }
problem-seat-save = this is what one seat saw; it can be watched, not continued
problem-fingerprint = this version of the rules comes to another position here than the one that saved it
# A save that begins in the middle of an effect. $routines: the names of those that are not as they were
problem-midst-other-rules = begins in the middle of an effect, and was made by other rules than this version’s; only those can go on from there (not the same: { $routines })
problem-midst = begins in the middle of an effect, and this version’s rules do not go on from there as the save says
# A save that other rules made, played again from its answers; what is told is true of the place in front of it
save-answers-left-out = { $count ->
    [one] this answer does not fit this version’s rules any more and is left out
   *[other] { $count } answers do not fit this version’s rules any more and are left out, this one first
}; the file keeps all of them
save-other-positions = { $count ->
    [one] this version’s rules come to another position here than those that made the save
   *[other] this version’s rules come to other positions than those that made the save, at { $count } places of it, here first
}
save-moved = the step at which this stood is not reached by this version’s rules; it stands at the nearest one before now

## A teacher's comments on steps

# $event: the name of an event, such as nightmare-executes
problem-comment-lost = no step of this scenario is “{ $event }” with what is named here{ $close }
problem-comment-not-so-often = this happens { $count ->
    [one] once
   *[other] { $count } times
}, and not { $time } times
# $other: the place of another comment, such as comments[2]
problem-comment-twice = the step has a comment already: { $other }
save-comments-lost = { $count ->
    [one] this comment is left out: its step does not happen any more
   *[other] { $count } comments are left out, this one first: their steps do not happen any more
}

## The command line

cli-game-broken = cannot be loaded: { $error }
cli-game-name = offers “{ $name }”, and its game is called “{ $own }”: both must be the same, of small letters, digits and underscores
cli-game-taken = is left out, for “{ $name }” is taken, or holds signs other than letters and digits: every game, rulebook and ruling is called as no other
cli-right = { $source }: all is well
cli-nothing-to-check = Name the files to check, or use --all.
cli-no-app = the app needs the extra “app” of this package ({ $missing } is not installed)
cli-no-export = exporting needs the extra “app” of this package ({ $missing } is not installed)
cli-no-notebook = there is no notebook “{ $name }”
# $number: which of its cells; $error: the last line of what Python says
cli-notebook-failed = cell { $number } of the notebook fails: { $error }
# $addresses: a list
cli-export-network = the page would need the network, for { $addresses }
cli-no-cards = this game has no cards of its own: it is played with ordinary playing cards
cli-cards-note = { $count ->
    [one] One card.
   *[other] { $count } cards.
} Print at full size (100 %), without margins of the printer’s own, and cut along the marks. The words are ours.
# $form: the end of the file's name, such as .png
cli-only-svg = Pictures are drawn as SVG here, not as { $form }: name a file that ends in .svg. The board in an app saves PNG too.
cli-not-written = cannot be written: { $error }
cli-other-answer = Other answer ({ $id }): { $answer }

## Notebooks

tell-no-such-stop = The program counter stood at { $card } { $count } times on this line, not { $time }.
tell-refused = Refused
tell-run = The run, card by card
# $card: a card, $points: everybody’s points after it
tell-stop = { $card }: { $points }
tell-last = What happened last
tell-no-loop = No position has come back on this line.
tell-loop = A loop, proved: a whole position came back
tell-loop-sizes = { $stem ->
    [0] It begins at once
    [one] { $stem } step leads into it
   *[other] { $stem } steps lead into it
}, and { $cycle ->
    [one] one step leads back to where it began.
   *[other] { $cycle } steps go round.
}
# In front of a picture's description for who cannot see it
ring-described = A picture of the loop, as a stem that leads into a cycle.
cli-rule-contents = { $work }, { $game }. Every place of it; “pnrules rule” with what stands in front shows it:
cli-rule-questions = Where it leaves a question open, our rulings:
cli-rule-rulings = Rulings: { $list }
cli-rule-places = It matters at: { $list }
cli-rule-scenarios = Scenarios:
cli-rule-more = and { $count } more
cli-simulate-games = { $game }, { $work }, version { $version }, { $players } players, { $games } { $games ->
    [one] game
   *[other] games
} at random, seed { $seed }
cli-simulate-share = { $percent }%
cli-simulate-not-ended = not ended after { $most } steps
cli-simulate-steps = Steps a game: { $least } at least, { $median } in the middle, { $most } at most
cli-simulate-choices = Choices a game: { $least } at least, { $median } in the middle, { $most } at most
cli-simulate-speed = { $count } choices a second
