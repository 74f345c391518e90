### The board: every word of its interface. The words of steps, questions and answers stand with the games.

## Names

# The program counter, on a card
board-pc = PC
# The label on a bit. $seat: a number
board-seat = P{ $seat }
# The one person who plays, as a label; and within a sentence. What is said to them instead is in you.ftl
board-you = You
    .within = you

## The top

# $work: such as PN 3.0, $version: 1 or 2, in a game that has several
board-edition = Rules { $work }
board-edition-version = Rules { $work }, version { $version }
board-whole-table = You see the whole table
# $seat: a player's name
board-eyes = You see what { $seat } sees
board-start = The start of this game.

## Players

board-players = Players
board-points = Points and hands
board-points-word =
    { $points ->
        [one] point
       *[other] points
    }
board-out = out
board-turn = has the turn
board-hand = Hand:
board-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-asked = chooses now
# On the button over a player. $what: the player
board-choose = Choose { $what }
# $seat: a player
board-hand-of = Hand of { $seat }

## The program

board-field = The program
board-face-down = Face down
board-changed = changed
board-changed-new = This card is new here.
# $cards: a list of cards
board-gone = Gone in this step: { $cards }.
board-rules = In the rules

## Battle for Bandwidth: rows of three, the function, the table

## The step

board-step = This step
board-stack = Happening now
# Within a COPY, say. $card: what is performed, $here: the card that it counts as written on
board-stack-on = { $card }, as if written on { $here }
# $cards: what is still to be performed
board-pending = (then { $cards })
# $work: such as PN 3.0, $title: of the section or card
board-cite = { $work }, { $title }
# $id: such as N-34
board-ruling = Ruling { $id }
# On the button that opens it. $count: how many such buttons there are, $number: which of them
board-ruling-chip = { $count ->
    [one] Ruling
   *[other] Ruling { $number }
}
board-ruling-default = Our answer
board-ruling-other = This game’s answer
board-ruling-reason = Why
# On a citation: leads to the page of rules and cards
board-rules-page = Read it among all rules
board-close = Close
# In front of what a teacher says of a step, and at a step in the log that has such words; only heard
board-comment = Comment:
board-comment-here = has a comment
# On a phone, where only its first lines are seen
board-comment-whole = The whole comment

## Time

board-timeline = Timeline
board-film-more = Open the timeline
board-film-less = Fold the timeline
board-first = To the start
board-prev = One step back
board-next = One step on
board-last = To the end
board-play = Play
board-pause = Pause
board-slider = Step
# $place: the step looked at, $last: the last one
board-place = Step { $place } of { $last }
board-speed = Speed
board-times = { $speed } ×
board-every = every step

# The film of the whole run
# The film's own words, for who cannot see it. $last: the last step
board-film-alt = The timeline, from step 0 to step { $last }. The slider below moves along it.
# $from, $to: cards, or cards with how often they come
board-film-alt-ends = It begins with { $from } and ends with { $to }.
# $who: a player, $before, $after: points
board-film-alt-points = Points of { $who }: { $before } at the start, { $after } at the end.
# $from, $to: steps, $times: how often
board-film-alt-loop =
    { $times ->
        [one] Proved: step { $to } brings back exactly the position of step { $from }.
       *[other] Proved: step { $to } brings back exactly the position of step { $from }. It comes back { $times } times in all.
    }
# Cards that come again and again. $cards: their names, $times: how often
board-film-times = { $cards }, { $times } times
# Within these. $round: which time it is
board-film-round = { $round } of { $times }
# Above the film, while somebody points at it. $place: a step's number, $words: the step
board-film-step = Step { $place }. { $words }
# On the table, while somebody points at a step in the log
board-preview = Preview of step { $place }

# Into, over and out of a card that is being performed; and why not
board-nesting = Into a card, past it, out of it
board-nest-into = Go into the next card
board-nest-no-into = no other card begins before this one is done
board-nest-over = Go past this whole card
board-nest-no-over = this is the last step
board-nest-out = Go out of this card
board-nest-no-out = no card is happening here, or it does not end in this branch

# A loop, on the film. $times: how often its position came back
board-loop-mark =
    { $times ->
        [one] loop, proved: comes back once
       *[other] loop, proved: comes back { $times } times
    }
# $from, $to: steps, $steps: how many
board-loop-proved =
    { $steps ->
        [one] Proved: step { $to } brings back exactly the position of step { $from }. With the same choices, this step repeats for ever.
       *[other] Proved: step { $to } brings back exactly the position of step { $from }. With the same choices, these { $steps } steps repeat for ever.
    }

board-log-show = Which steps
board-log-all = all
board-log-choices = choices
board-log-points = points
board-log-none = There are no such steps in this branch.

board-log = What happened
board-head = the game is here
board-fork-here = (branches from here)
board-branches = Branches
# $who: a player, $words: what was chosen
board-branch = { $who }: { $words }
# An answer by which somebody names nobody but themselves
board-oneself = myself

## Choices

board-asking = What now?
board-nothing = There is no choice to make here.
board-go-on = Go on
board-to-ask = Go to the next choice
board-not-yours = Another player chooses here. You cannot see the choices.
# A link has brought what one player saw. $seat: their name
board-only-seen = Only what { $seat } saw is known here, so you can look at every step, but not play on.
# $who: who decides
board-hand-over = Hand the screen to { $who }
board-show-all = Show the whole table
# $words: an option, $note: what its words leave open, such as whose a bit is
board-option-note = { $words } ({ $note })
# $count: so many cards of this kind, of which nobody knows which is which
board-copies = × { $count }
# Behind a card's name
board-answers =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
# What has been pointed at on the board leaves several answers: in the list alone, or by pointing on
board-chosen = Which of these?
board-chosen-next = Go on choosing, on the board or here:
# Over standing answers, such as to pass until something changes
board-lasting = Keep this choice…
board-follows = What follows
board-stops-ask = … until the next choice
board-stops-chance = … until a card is drawn
board-stops-running = … and on, for a very long time without a choice
board-stops-end = … and the game is over
board-stops-secret = … until a card is turned up
board-stops-round = … if nobody does more before the program runs
board-stops-round-won = … and the game is over, if nobody does more before the program runs
board-pick = Choose here, or click what is outlined.
board-all = Show all choices
board-tried = tried
board-tried-walk = tried: go there
board-refused = Not allowed now – why?
board-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
board-notice = Not allowed.
board-to-head = Go to where the game is
board-play-here = Play on from here
board-undo = Undo
board-redo = Redo

# While one sees what a choice has set off. $place: which step, $count: of how many
board-happening = Watch what happens
board-happening-place = { $place } of { $count }
board-happening-skip = Skip to the next choice
board-happening-end = Skip to the end
board-happening-keys = Any key or click skips.
board-happening-watch = What happened?

## The end of a game

board-ending-show = Scoreboard
board-ending-hide = See the table

## Why?

board-why = Why?
board-why-not = Why you cannot choose this now
# Before the reason, for who hears the board
board-forbidden = Not allowed now:
# The button that asks about the table
board-tabs = More to read
board-tab-log = Log
board-tab-why = Why
board-tab-branches = Branches
board-tab-take = Export
board-tab-settings = Settings
board-tab-lessons = Lessons
board-tab-levels = Levels
board-tab-mastery = What I know
board-tab-deal = New game
board-why-how = Click a player’s points, a card or a bit. Here you read what led to it.
board-why-toggle = Why?
board-why-table = The table
# $label: what something is called, such as Points; $text: what it is, or what is said of it
board-labelled = { $label }: { $text }
board-why-now = { $what }: { $value }. These steps led to it, newest first.
board-why-always = { $what }: { $value }. It has been so since the game began.
# $place: a step's number
board-why-return = Back to step { $place }, where you asked
board-why-steps = The steps that led to it, newest first
board-why-more = Earlier steps
# $value: what it was
board-why-began = At the start of the game: { $value }
# $before, $after: values
board-why-became = { $before } → { $after }
board-why-none = none
board-why-absent = not there
board-why-unknown = not known
board-why-yes = yes
board-why-no = no
board-why-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
board-why-points = Points
board-why-hands = Hand
board-why-skips = SKIP tokens
board-why-defences = DEFEND to come
board-why-out = Out of the game
board-why-places = Where it lies
board-why-bits = Bits
board-why-numbers = Number
board-why-links = Always leads to
board-why-inner = Dealt beside it
board-why-pc = The PC is at
board-why-towards = It runs towards
board-why-towards-head = the head
board-why-towards-tail = the tail
board-why-turn = Whose turn
board-why-running = The program runs
board-why-breaks = The program can be stopped
board-why-program = The program
board-why-deck = Cards in the deck
board-why-discards = Discard pile
board-why-token = Token
board-why-terminals = Terminal
board-why-x = X
board-why-function = Function
board-why-pile = Cards in the deck
board-why-winner = Winner
board-why-statements = Statements
board-why-down = Face down
board-why-input = Input
board-why-verdict = Claim
board-why-verdict-none = none
board-why-verdict-proved = proved
board-why-verdict-refuted = disproved
board-why-verdict-undecided = not decided

## What if?

# $words: an answer
board-answered = Chosen here: { $words }.
board-foresee = What would each choice have done?
# Short, behind an answer; in full below
board-what-if = What if?
# $words: an answer
board-what-if-instead = What if instead: { $words }
# $place: a step's number, $question: what was asked, $words: the answer
board-choice-before = The last choice, at step { $place }. { $question } { $words }.
board-to-choice = See all the choices
# $card: a card
board-absent = What if { $card } were not in the game?
board-not-removable = The game cannot begin without { $card }, or its place is hidden from you.
board-ruling-another =
    { $count ->
        [one] Another answer
       *[other] Other answers
    }
board-ruling-play = What if it were so?
# How far the same answers went. $count: answers
board-repeated =
    { $count ->
        [0] No choice could be made again.
        [one] { $count } choice was made again.
       *[other] { $count } choices were made again.
    }
board-left-out =
    { $count ->
        [one] { $count } choice was left out, because it did not come up again.
       *[other] { $count } choices were left out, because they did not come up again.
    }
board-stopped-refused =
    { $count ->
        [one] Then it stopped, because the last choice is no longer allowed.
       *[other] Then it stopped with { $count } choices left, because the next one is no longer allowed.
    }
board-stopped-asked =
    { $count ->
        [one] Then it stopped with { $count } choice left, because a new choice came up.
       *[other] Then it stopped with { $count } choices left, because a new choice came up.
    }
board-stopped-over =
    { $count ->
        [one] Then the game was over, with { $count } choice left.
       *[other] Then the game was over, with { $count } choices left.
    }
board-stopped-running =
    { $count ->
        [one] Then it stopped with { $count } choice left, because the program goes on and on without a choice to make.
       *[other] Then it stopped with { $count } choices left, because the program goes on and on without a choice to make.
    }

## The tree, and two lines side by side

board-compare-was = Compare with how it was
board-compare = Side by side
# How a play came to be. $card: a card, $id: a ruling, $work: a rulebook
board-made-first = The game as it was
board-made-without = Without { $card }
# $card: the card that a play is made without; it lay among the discards
board-made-back = { $card } is back: the discard pile was used again
board-made-ruling = With another answer to { $id }
board-made-ruling-default = With our answer to { $id }
board-made-rules = With the rules of { $work }
board-made-again = Played again from the start
board-made-dealt = A new deal

## To take along

board-take = Export

## Keys

board-keys = Keys

## What can be dealt

board-deal-game = Game
board-deal-version = Way to play
board-deal-edition = Rulebook
board-deal-players = Players
board-deal-seed = Deal number
board-deal-cards = The cards, one on each line
board-deal-begin = Deal
# The same, where nothing is left to chance
board-deal-play = Play
# The same, where the cards are written down
board-deal-check = Check the cards and deal
# $seed: the number of the deal before
board-deal-back = Back to deal { $seed }
board-deal-back-to-game = Back to the game before
# $asked: parts of the page’s address, such as players=9
board-deal-unknown = This page does not know “{ $asked }”. It uses the usual setting instead.
# $place: where in what was asked for or written down, $error: what is wrong there
board-deal-problem = { $place }: { $error }

## Around the board

board-settings-rulings = Rulings: our answers where the rulebook leaves a question open
board-settings-find = Find a ruling
# $count: how many are shown
board-settings-switchable =
    { $count ->
        [0] None with other answers
        [one] { $count } with other answers: choose one
       *[other] { $count } with other answers: choose one
    }
board-settings-settled =
    { $count ->
        [0] None with one answer
        [one] { $count } with one answer
       *[other] { $count } with one answer
    }
board-settings-default = our answer
# $number: which of several, $count: how many other answers there are
board-settings-other =
    { $count ->
        [one] the other answer
       *[other] another answer, { $number }
    }
board-not-understood = The board sent something that this version does not know.
# What the browser kept could not be read. $place: where in it, $error: what is wrong there
board-not-restored = The game saved in this browser cannot be read any more ({ $place }: { $error }), so this page starts anew. The saved game stays until you forget it on the front page.
# What the browser kept was made by other rules. Then follow the places: $place, and what is otherwise there
board-restored-otherwise = The game saved in this browser was made with other rules than this version’s. It has been played again as far as its choices fit. The saved game stays until you forget it on the front page. Here you go on with a new one.
# A text that was pasted, or what an address holds, cannot be opened. Then follow the places
board-not-opened = This cannot be opened. The game on the board stays as it was.
# What was opened was made by other rules. Then follow the places
board-opened-otherwise = This game was made with other rules than this version’s. It has been played again as far as its choices fit.
board-restored-place = { $place }: { $error }.
# In a notebook whose kernel does not know the board any more
board-run-again = This board has no Python any more. You can look at every step. To choose something, run the board’s cell again.
board-not-kept = This browser has no room left to save where you are. You can forget other games on the front page.
# In place of a board whose page is of another release: what sends it is older, or newer; or it sends what nobody can read.
# The page has these words from its own release (`make wire`).
board-kernel-older = This board is older than this page. In a notebook, restart Python. Then reload the page.
board-kernel-newer = This page is older than its board. Reload it.
board-kernel-otherwise = This page cannot read its board. Reload it.
# On a page that was exported, where Python is gone
board-alone = This page is a recording. You can look at every step, but not make new choices. For that, open the notebook or its app.
# On a page of the site, before Python has started; after the reader has stopped it; after it broke down; where it cannot start
board-soon = One moment. What you asked for is done as soon as the game is ready.
board-stopped = Stopped. Nothing has changed.
board-python-died = Python broke down and starts again. What you asked for was not done. All else is as it was.
board-no-python = Python cannot start in this browser. You can look at every step, but not make new choices.
board-no-kernel = Python did not start. You can look at every step, but not make new choices.
# $longest: how many characters a name may have
board-bad-name = A name has 1 to { $longest } characters of plain text, without “<” or “>”.

## Open

board-open = Open a game or a position
board-open-text = A link, the notation of a position, or what a file holds
board-open-file = From a file
board-open-do = Open

## A question at the table

board-tab-question = Question
board-question-lay = Lay out what is on the table
board-question-example = Example
# In the list of examples, for a position that was opened
board-question-own = A position of your own
board-question-done = Say what was done
board-question-done-note = Choose on the board what the players chose. Where a card was drawn, say which one. Undo takes a choice back.
board-question-settle = See what follows

## A step as a text to send: its rule, its rulings, the position

# What a button says that stands with a step's rule and with what can be exported
board-report = Report this step
board-report-note = A text to copy: the rule, the rulings and the position.
board-report-text = Text of the report
board-report-copy = Copy
board-report-line = Notation of the position
board-report-line-copy = Copy the notation
board-report-copied = Copied.
# Where the browser does not let a page copy
board-report-select = Your browser does not let this page copy. The text is selected: copy it yourself.

## Whose games these are

# Stands with who made a game
credits-ours = This is not an official product. The words about rules and cards are our own.

## Runtime Error

## A claim

board-tab-claim = Proof
# What the claim came to, at the top of the panel
board-claim = The claim
# Under the strategy’s button, once somebody has played otherwise
board-claim-left = You left the strategy. Undo takes you back to it.

## The editor of a position

board-edit-begin = Change this position
board-studio-not-here = A lesson cannot begin at this step. Go to another one.
# The same, where what comes of it is compared
board-edit-see = Change it and see
board-made-built = From a position that was built
