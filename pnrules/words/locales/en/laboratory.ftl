### What a page says that plays many games to measure them.

laboratory-page = Measurements
laboratory-setup = What is played
laboratory-games = Games of each kind
laboratory-play = Play them
laboratory-done = { $done } of { $of } games played
laboratory-stop = Stop
laboratory-on = Go on
laboratory-first = Nothing has been played yet. Choose how many games, and press the button: the computer plays them all at random, and counts.
# $setup: what was played. $games: how many games of each set-up
laboratory-heading = { $setup }: { $games } games of each kind
laboratory-plot = { $asks } As a picture. The table says the same in numbers.
laboratory-marks = Each mark opens a game that shows it. The bar through it is where the true number lies 95 times in 100.
laboratory-brackets = In brackets: where the true number lies 95 times in 100.
laboratory-example = to look at
laboratory-findings = What is unusual
laboratory-careful = What to be careful about
laboratory-cards = Measure this card set
laboratory-too-long = This game has more than { $most } steps, too many for a board.
