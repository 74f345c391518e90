### What a board offers besides playing: to compare and to name branches, to build a position, to take along, keys and settings. Pages fetch these later than the others.

board-tree = The tree of this game
board-tree-note = Point at a step to read it.
# $place: a step's number, $words: what happened at it, or its name
board-tree-knot = Step { $place }: { $words }
board-tree-ways = { $count } branches
board-tree-end = end of a branch
board-compare-with = Side by side with
board-compare-do = Compare
board-compare-this = This one
board-compare-earlier = The earlier step
board-compare-go = Go to the other branch
board-adopt = Go on with the other game
board-compare-close = Back to the board
# $place: a step's number, $words: what happened at it
board-compare-parts = They part after step { $place }. { $words }
board-compare-differs = What is different at the end
board-compare-same = At the end nothing on the table is different.
# $who: a player, a card or the table, $what: a subject such as Points
board-compare-what = { $who }: { $what }
board-compare-together = Steps from where they part, both together
# $step: how many steps behind the parting, $last: how many there are
board-compare-step = { $step } of { $last } from where they part
board-compare-ended = ended here
board-edit = Change the position
board-edit-done = Play from here
board-edit-leave = Back to the game
board-edit-undo = Undo
board-edit-redo = Redo
board-edit-empty = Clear the table
# What was under way where it began
board-edit-cut = Something was under way here. The position begins at the start of a turn instead.
board-edit-refused = That cannot be:
board-edit-unfinished = Still to do:
# $place: where on the table, $error: what is wrong there
board-edit-trouble = { $place }: { $error }
# $what: something of a player, such as a hand; $seat: the player
board-edit-of = { $what } ({ $seat })
# $zone: a place on the table, $card: the card that lies there
board-edit-beside = { $zone }, { $card }
board-edit-tray = Cards that lie nowhere yet
# Before the name of a place, to choose: there the cards of the tray go
board-edit-tray-to = Add to
board-edit-find = Find a card
# $card: what was put down, $zone: where
board-edit-put = { $card }: { $zone }
board-edit-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
# What a player is called
board-edit-name = Name
board-edit-zones = What lies where
# Before the name of a place: a press on it makes new cards go there
board-edit-to = Add cards to:
board-edit-gap = Gap
# $card: the card that was picked
board-edit-picked = What to do with { $card }
board-edit-earlier = Earlier
board-edit-later = Later
# $what: such as the program counter
board-edit-here = { $what } here
board-edit-take = Take away
board-edit-put-down = Done
board-edit-none = None
# $name: what the numbers are, $number: which of them
board-edit-number = { $name }, number { $number }
# On buttons that make a list of numbers longer or shorter. $name: what the numbers are
board-edit-more = Add
board-edit-less = Remove the last
# $name: what lies there, $seat: whose bit
board-edit-bit-on = { $name }: add { $seat }
board-edit-bit-off = { $name }: take away { $seat }
board-edit-table = Players, points and rules
board-edit-read = Use this notation

# $place: a step's number, $words: what happened at it
board-fork = After step { $place }. { $words }
board-names = Named positions
board-name-this = A name for this position
board-name-save = Name it
board-take-note = This position as a picture, or everything that led to it.
board-take-png = Picture (PNG)
board-take-svg = Picture (SVG)
board-take-text = In words
board-take-csv = As a table (CSV)
board-keys-note = They work once you have clicked the board or reached it with Tab. Among the cards, the arrow keys go from card to card. Enter chooses an outlined card and opens any other.
board-key-space = Space
board-key-step = one step back, one step on
board-key-ends = to the start, to the end
board-key-play = play or pause
board-key-over = past this whole card, on or back
board-key-into = into the next card
board-key-out = out of this card
board-key-began = back to before this card
board-key-entry = in the log: read the other steps; Enter goes there
board-key-branch = previous branch, next branch
board-key-option = make the choice with that number
board-key-about = read the selected card, where Enter would choose it
board-key-why = ask why about the selected card or player; elsewhere, about the table
board-key-undo = undo, redo
board-key-help = show or hide this list
board-settings-language = Language
board-settings-sounds = Sounds, when a game or a lesson ends
board-settings-seat = Point of view
board-settings-whole-table = the whole table
board-settings-edition = Rulebook
board-studio-begin = Make a lesson of this
board-studio-own = Make your own of it

## A step as a text to send: its rule, its rulings, the position

# The first line. $game: its name, $work: such as PN 3.0, $version: the way to play, $pnrules: the version of pnrules
report-head = { $game }, { $work }, version { $version }. Played by pnrules { $pnrules }.
# $number: which step it is, $said: what happened in it, as a sentence
report-step = Step { $number }: { $said }
report-start = The start, before the first step.
# $cite: such as PN 3.0, COPY; $id: the name of the message that tells the step
report-rule = Rule: { $cite } ({ $id })
# $id: such as N-34; then its question, and the answer that holds in this game
report-ruling = Ruling { $id }: { $question } { $answer }
# What can be done with the last line of the text, which is JSON
report-try = To try it: save the last line as step.json, then “pnrules run step.json”. It shows all that is hidden from players.
# $seat: the player whose view is shown
report-seen = The last line is the position as { $seat } sees it. Hidden cards are left out, so it can be read but not played.
# On a page that was exported, where Python is gone
report-alone = The last line is the position as this page shows it. It can be read but not played, because only Python writes one that can be played.
# $last: the number of the last step
report-no-step = There is no such step: they go from 1 to { $last }, and 0 is the start.

## A link to the game

board-share = Link to this game
# What the link is of: the whole table, or what one player saw. $seat: their name
board-share-of = Link to
board-share-table = the whole table
board-share-seat = what { $seat } saw
board-share-seat-note = The link shows what { $seat } saw at every step, and nothing that was hidden. Players who open it can look at the game, but not play on.
board-share-open-note = The link opens the whole game, at this step.
board-share-note = The link opens the whole game, at this step. It shows all that is hidden from players, now and later.
board-share-text = The link
board-share-picture = The link as a picture, for the camera of a phone
board-share-no-picture = The link is too long for a picture that a camera can read.
