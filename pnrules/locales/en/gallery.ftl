### The front page: what each game is, its worked examples, its levels, new games, and where one left off.

## The games

gallery-about-nightmare = Everybody lays instructions into one program and puts their own bit on some of them. Then the program runs, card by card, and each card does what it says to whoever asked for it and to everybody else. Copies of copies, jumps and loops are what it is about; whoever stands when the others have run out of points, or reaches twenty, has won.
gallery-about-bandwidth = A program in rows of three passes a Token round the table, and every card scores for somebody. One lays cards so that it stops at the right place; a jump, a function and a number X that is never quite what one thought do the rest.
gallery-about-runtime_error = With an ordinary pack of cards everybody writes statements: two bounds and a function. A card that is played within the bounds sets the function off, which may draw, take back, replace a card or play another. Whoever can make a turn of theirs last for ever wins, and here a prover decides whether that is so.
gallery-picture-nightmare = A program of Version 1 in the middle of its run: eighteen cards in a ring, with the players’ bits on them.
gallery-picture-bandwidth = The program of the rulebook’s example as it runs: rows of three cards, and the function below.
gallery-picture-runtime_error = Two statements of one player, both satisfied by the card that came.
gallery-players = Players
gallery-from-to = { $low } to { $high }
gallery-minutes = Minutes
gallery-minutes-nightmare = about 20
gallery-editions = Rulebooks
gallery-version-nightmare-1 = Version 1, a ring that is dealt
gallery-version-nightmare-2 = Version 2, a program that is built

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
play-another = Another game …
play-game = Game
# $asked: parts of the page's address, such as players=9
play-unknown = The address of this page asks for something that there is not ({ $asked }); there it is as usual.
# $seed: the number of the deal before
play-back = Back to deal { $seed }
