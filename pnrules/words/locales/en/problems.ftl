### Problems of what comes from elsewhere: files, links, lines, custom cards.

problem-unknown-field = is not a member of the format{ $close }
problem-too-little = must be at least { $least }, found { $found }
problem-not-whole = must be a whole number, found { $found }
problem-not-one-of = { $found } is not one of these: { $known }{ $close }
# $found: what stands in a line, $forms: what could
problem-line-sign = cannot read { $found } here; expected: { $forms }
problem-line-literal = cannot read this value
problem-line-open = a quote or bracket without its other half
problem-midst-no-scenario = it begins in the midst of something, where no scenario can begin
problem-line-deck = a position is played with the cards that lie in it
problem-line-parts = || comes a second time
# $path: names between full stops
problem-line-path = the position has no place { $path } for this value
problem-line-asked = nothing is asked in this position
problem-no-such-game = game “{ $game }” is not installed here{ $close }
problem-unknown-ruling = there is no ruling { $ruling }{ $close }
problem-unknown-answer = “{ $answer }” is no answer to this ruling{ $close }; the answers are: { $known }
problem-unknown-edition = there is no edition { $edition } of this game; there are: { $known }
problem-unknown-card = there is no card { $card }{ $close }
problem-card-is-text = a card is named by a text; this is { $found }
problem-card-twice = { $card } is already at { $elsewhere }; there is no other one
# $name: what somebody wrote, $known: which there are
problem-unknown-player = there is no player { $name } here, only { $known }
# $game: a game's name
problem-no-judgement = { $game } does not say how it is judged, so only random plays it
problem-no-tournament = not the file of this tournament: { $file }
problem-nobody-asked = no choice to make here
problem-not-json = is not JSON: line { $line }, column { $column }
problem-not-utf8 = is not UTF-8 text
problem-too-deep = is nested too deeply
problem-too-large = is a number too large to be read
problem-cards-missing = these cards are nowhere: { $card }
problem-too-long = is longer than { $most } megabytes
problem-draw = { $card } cannot be drawn there: { $found } was drawn
problem-draw-left = { $card } is never drawn: the choices end before it can come
problem-draw-cannot-come = { $card } cannot be drawn there: it is not among the cards that may come
problem-no-file-beside = names a file, but only a scenario in a file of its own can have one beside it
problem-no-deck-here = this game has no other card sets to play with
problem-no-such-scenario = there is no scenario and no readable file “{ $name }”{ $close }
problem-unknown-command = there is no command { $command }{ $close }
problem-unknown-option = there is no option { $option } here{ $close }
problem-too-many-words = { $words } is one word too many for this command
problem-no-because = an expectation needs its reasons: citations, with what follows from them
problem-no-such-place = our rules reference has no entry { $cite }{ $close }
problem-too-many-answers = gives more than { $most } choices without writing them out
problem-not-removable = this game cannot begin without { $card }
problem-no-place = there is no such place in the position
problem-nothing-to-open = expected: a link, the notation of a position, or what the file of a scenario or a saved game holds
# A save that begins in the middle of an effect. $routines: the names of those that are not as they were
problem-midst-other-rules = begins in the middle of an effect and was made by other rules; only those can go on from there (not the same: { $routines })
problem-midst = begins in the middle of an effect, and these rules cannot go on from there as the save says
# $event: the name of an event, such as nightmare-executes
problem-comment-lost = no step of this scenario is “{ $event }” with what is named here{ $close }
problem-comment-not-so-often = this happens { $count ->
    [one] once
   *[other] { $count } times
}, and not { $time } times
# $other: the place of another comment, such as comments[2]
problem-comment-twice = the step has a comment already: { $other }
