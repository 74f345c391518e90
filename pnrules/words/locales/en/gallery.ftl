### The front page: what each game is, its worked examples, its levels, new games, and where one left off.

## The games

gallery-players = Players:
gallery-from-to = { $low } to { $high }
gallery-minutes = Minutes:
# How hard a game is to learn
gallery-difficulty-1 = Easy
gallery-difficulty-2 = Medium
gallery-difficulty-3 = Tricky
# Over the easiest game
gallery-easiest = New here? Start here

## The parts of the page

gallery-parts = On this page
gallery-learn = Learn
gallery-learn-note = One idea at a time, by doing it
gallery-learn-start = Start: 5 minutes, no reading
# The one button of a new reader: the first lesson of the easiest game
gallery-first-card = Play your first card
# Leads to a whole game
gallery-knows = I know the rules
# $count: how many lessons a game has
gallery-lessons =
    { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
# $title: of the next lesson
gallery-learn-go-on = Go on: { $title }
gallery-learn-over = All done: look at the lessons again
# $done, $all: how many lessons of how many
gallery-learnt = { $done } of { $all } lessons
gallery-play = Play
gallery-play-note = A whole game, against the computer or together at one screen
gallery-course = Open a course
gallery-course-note = Lessons and exercises that your teacher has put in order.
gallery-course-start = Begin the course
# All parts of the course are done: back to its first
gallery-course-over = The course is done. Look again
gallery-practise = Practise
gallery-practise-note = A position, a question, and the rule after every choice; or whole runs, step by step
gallery-rules = Rules and cards
gallery-rules-of = Read the rules
# Leads to the page on which it is settled
gallery-question = A question at the table?
gallery-make = Make a lesson

## What there is to do

gallery-train = Exercises, easy ones first
# Holds what a new game can be besides: its rulebook, its deal
gallery-more = More choices
# $count: how many levels a game has
gallery-levels =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
# $count: how many worked examples a game has
gallery-examples-of =
    { $count ->
        [one] { $count } example
       *[other] { $count } examples
    }
gallery-version = Way to play
gallery-edition = Rulebook
gallery-how-many = Players
# The same number deals the same cards again
gallery-seed = Deal number
gallery-start = Play
gallery-cards = Cards to print and cut out
# $work: such as PN 3.0
gallery-cards-of = { $work }: on A4, 9 on a page
gallery-site = The same pages, at once
gallery-site-note = They wait for no server: your browser does it all.
gallery-left-out = “{ $name }” is not shown, because something in its package is wrong: { $why }. The command pnrules check { $name } tells more.
gallery-laboratory = The laboratory: what these games are like, measured
gallery-others = Other notebooks

## Where one left off

gallery-kept = Where you left off
gallery-kept-note = Saved in this browser only.
# $place: the step looked at, $last: the last one
gallery-kept-place = Step { $place } of { $last }
gallery-go-on = Go on
gallery-forget = Forget
# What a screen reader reads on the two buttons. $what: the title of a game
gallery-go-on-with = Go on with { $what }
gallery-forget-it = Forget { $what }
gallery-damaged = A game saved here is damaged. It cannot be opened.
gallery-no-page = The notebook of this game is not here any more.

## A new game

# $seed: a number; what the game is called
play-title = Deal { $seed }
