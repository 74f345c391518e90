### The front page: what each game is, its worked examples, its levels, new games, and where one left off.

## The games

gallery-players = Players
gallery-from-to = { $low } to { $high }
gallery-minutes = Minutes
gallery-editions = Rulebooks

## What there is to do

gallery-examples = Worked examples
gallery-levels = Play a level
gallery-new-game = A new game
gallery-version = Way to play
gallery-edition = Rulebook
gallery-how-many = Players
# The same number deals the same cards again
gallery-seed = Deal number
gallery-start = Deal
gallery-cards = Cards to print and cut out
# $work: such as PN 3.0
gallery-cards-of = { $work }: on A4, nine on a page
gallery-others = Other notebooks

## Where one left off

gallery-kept = Where you left off
gallery-kept-note = Kept in this browser alone, and sent nowhere.
# $place: the step looked at, $last: the last one
gallery-kept-place = Step { $place } of { $last }
gallery-go-on = Go on
gallery-forget = Forget
# What a screen reader reads on the two buttons. $what: the title of a game
gallery-go-on-with = Go on with { $what }
gallery-forget-it = Forget { $what }
gallery-damaged = Something that was kept here is damaged, and cannot be read any more.
gallery-no-page = The notebook in which this was played is not here any more.

## A new game

# $seed: a number; what the game is called
play-title = Deal { $seed }
