### What the command line says; no page needs it.

# The help of the command line: what “pnrules --help” says, then what each command does, then what its arguments are
cli-help = Games, played by their rules.
cli-help-more = “pnrules COMMAND --help” tells more about a command. With --lang fr, all of this is in French.
cli-help-usage = usage:
cli-help-arguments = arguments
cli-help-options = options
cli-help-help = show this help
cli-help-version = show the version of pnrules
cli-help-lang = the language of what is printed
cli-help-list = list the scenarios, as game/name
cli-help-check = say what is wrong with scenarios, saved games, card sets and courses (file: place: reason), or with a whole game by its name
cli-help-run = play a scenario and tell every step with its rule
cli-help-prove = prove a claim, or disprove it, such as that a turn can last for ever
cli-help-draw = draw a position as SVG
cli-help-schema = print the JSON Schema of scenarios, for editors and other programs
cli-help-cards = make cards to print and cut out, in our words: A4, 9 on a page
cli-help-rule = show an entry of the rules reference, or list them all
cli-help-simulate = play whole games at random and count how they end
cli-help-tournament = let computer players play each other, and say how sure the result is
cli-help-hint = say what a good player would do, and what each choice is expected to bring
cli-help-review = find the choices where another one was expected to be clearly better
cli-help-app = open the notebooks as apps in the browser (pnrules app --help)
cli-help-serve = serve a class: many browsers, one machine (pnrules serve --help)
cli-help-site = build a site of plain files that needs no server (pnrules site --help)
cli-help-export = write a notebook or a lesson as one HTML file (pnrules export --help)
cli-help-verdict = settle a question at the table: what happens, by which rules, and where a ruling decides
cli-help-verdict-from = the step where the question begins; steps count as on the board, 0 is the start
cli-help-do = what is done then, such as run or head ACQUIRE; 2:pass for player 2; may be given several times
cli-help-verdict-json = all of it as JSON
cli-help-verdict-html = all of it as one page, to print or to send
cli-help-group = only these, such as nightmare/cards
cli-help-files = a scenario, saved game or card set; a scenario’s name; or a position’s notation
cli-help-all = every scenario that comes with pnrules
cli-help-scenario = a scenario’s name, such as nightmare/sample, a file, or a position’s notation
cli-help-steps-json = each step as JSON, then a loop if there is one, then the final position
cli-help-steps-csv = each step as a row of comma-separated values, headings first
cli-help-seat = only what this player sees
cli-help-all-steps = the small steps in between too
cli-help-report = a text about one step: its rule, its rulings and the position; steps count as on the board, 0 is the start
cli-help-claim = a scenario, such as runtime_error/clubs-and-spades, a file, or a position’s notation
cli-help-learn = learn a game from nothing to a whole game, here in the terminal
cli-help-lesson = the lesson to begin with; 1, unless you say so
cli-help-print = print the lessons with their right and wrong moves
cli-help-budget = how many outcomes of moves to look at (40000, about 2 s)
cli-help-lines = how many lines of the proof to print
cli-help-check-proof = check the proof step by step, by the rules alone
cli-help-proof-json = the result with its whole proof, as JSON
cli-help-output = the file to write; without this, the screen
cli-help-node = which step of the game; without this, where the game is
cli-help-deck = the card set to play with (bandwidth): house, or a file of your own
cli-help-schema-games = only the scenarios of these games; without this, of those that come with pnrules
cli-help-schema-deck = the schema of the game’s card sets instead (bandwidth)
# $games: their names
cli-help-game = one of { $games }
cli-help-lessons-of = one of { $games }, or the file of a lesson
cli-help-course = show the parts of a course in order, how far a class is in it, or its link
cli-help-course-source = the file of a course; or a game, for its lessons in order
cli-help-course-progress = the progress files of your class, each named after its learner
cli-help-course-link = print the end of an address that opens the course
cli-help-edition = the rulebook’s edition, such as 3.1
cli-help-ref = such as “PN 3.0 COPY”, “BfB Winning the game” or N-34; or RE for all of a rulebook
cli-help-way = which of the rulebook’s ways to play
cli-help-players = how many players (4, or as near to it as the game goes)
cli-help-games = how many games (100)
cli-help-seed = the same number gives the same games (1)
cli-help-from = the number of the first game (0)
cli-help-contestants = who plays: random, greedy, search, or search:200 for 200 tries a choice
cli-help-games-a-pair = how many games each pair plays (100)
cli-help-tournament-file = note each game in this file, and go on where it stops
cli-help-processes = how many games are played at a time (one for each core)
cli-help-cluster = play them on the workers of a Dask cluster, by the address of its scheduler, such as tcp://10.0.0.7:8786
cli-help-to = write every game into this folder, as tables; games that it holds already are not played again
cli-help-format = the format of these tables (parquet)
cli-help-choices = write every choice down, too
cli-help-hint-seat = refuse unless this player is asked
cli-help-strength = how many tries (without this, as many as the game says)
cli-help-seed-tries = the same number gives the same tries (1)
cli-help-by = only where another choice was better by at least so many percent (10)
cli-help-rulings = other answers to rulings, such as N-01=copied
cli-help-figures-json = the figures as JSON
cli-help-app-about = Open the notebooks as apps in your browser.
cli-help-app-notebook = one notebook, such as nightmare/sample; without this, the list of all
# $port: a number
cli-help-port = the port; without this, { $port } or the next that is free; 0: any that is free
cli-help-no-browser = print the address, open nothing
cli-help-host-course = the file of a course, or a game: the front page shows the course with its parts in order
cli-course-large = the course { $name } is too large for a server: leave out some of the lessons that are your own
cli-help-folder = a folder with notebooks of your own, beside those that are there
cli-help-jupyterlab = JupyterLab instead: read and change the cells
cli-help-serve-about = Serve the notebooks as apps to a class.
# $ip: an address
cli-help-serve-ip = the address of this machine where it listens ({ $ip }: this machine only)
cli-help-serve-base = the start of its addresses where a proxy serves it in a folder, such as /games/
cli-help-serve-host = a name of this server in the browser’s address, such as games.school.example; may be given again
# $most: a number
cli-help-serve-most = how many pages can be open at the same time ({ $most })
# $warm: a number
cli-help-serve-warm = how many Pythons are ready for the next pages ({ $warm })
# $idle: a number
cli-help-serve-idle = end a page that nobody touches for so many minutes ({ $idle })
cli-help-export-about = Write a notebook, or a lesson, as one HTML file, which needs neither Python nor a network.
cli-help-site-about = Build the site: static files for any host; the visitor’s browser is the kernel.
cli-help-site-folder = where to put it; what was there is removed
cli-help-site-game = a game of another package that the site has beside ours; may be given again; without it, all that are installed
cli-help-site-address = the site’s address, such as https://example.org/games/; links to it then show a picture
cli-help-export-notebook = a notebook that comes with pnrules, such as nightmare/sample; a lesson, such as nightmare/learn/03-claiming; or the file of either
cli-help-export-output = the file to write; without this, the notebook’s name.html
cli-help-export-lang = the language in which the page opens
cli-help-code = show the code of the cells too
cli-help-worksheet = with a lesson: write a worksheet with its key, to print

# What its commands print
# $error: what Python says
cli-game-fails = something in this game is wrong: { $error }. The command pnrules check { $game } tells more.
problem-lab-not-empty = this folder holds something else; choose a new or an empty one
problem-lab-no-experiment = this is not the folder of an experiment, because its experiment.json is missing or damaged
problem-lab-damaged = this file is damaged; remove it, and its games will be played again
# $name: what differs, such as seed
problem-lab-other = this folder holds another experiment: { $name } is { $found } there, and { $asked } was asked for
problem-lab-no-deck = “{ $file }” is no card set
problem-lab-extra = “{ $format }” needs pnrules[lab], which is not installed; choose csv or jsonl instead
problem-process-killed = one of the processes that play was ended from outside, perhaps because memory ran out. Games that were written down stay; the same command plays the others.
problem-cluster-extra = a cluster needs pnrules[cluster], which is not installed
# $address: the address of a scheduler
problem-cluster-nobody = there is no scheduler at “{ $address }”. The command dask scheduler starts one, and says its address.
problem-cluster-no-worker = the scheduler at “{ $address }” has no workers. The command dask worker { $address } --nthreads 1 starts one.
# $worker: the address of a worker; $name: Python, or a package; $found, $own: versions
problem-cluster-differs = the worker at { $worker } has { $name } { $found }, and this machine has { $own }. With the same on both, they play the same games.
# $name: a package
problem-cluster-lacks = a machine of the cluster does not have the package “{ $name }”. Each, and the scheduler’s too, needs what is installed here.
problem-cluster-killed = several workers ended while they played the same games, perhaps because memory ran out, or because a package is missing there. Games that were written down stay; the same command plays the others.
problem-cluster-gone = the scheduler at “{ $address }” has gone. Games that were written down stay; the same command plays the others.
cli-game-broken = cannot be loaded: { $error }
cli-game-name = offers “{ $name }”, but its game is called “{ $own }”: both must be the same, in small letters, digits and underscores
cli-game-taken = is left out: “{ $name }” is taken, or has signs other than letters and digits (each game, rulebook and ruling has a name of its own)
# $label: what it is; $text: what is said
cli-labelled = { $label }: { $text }
cli-right = { $source }: all is well
cli-nothing-to-check = Name the files to check, or use --all.
cli-no-app = the app needs pnrules[app] ({ $missing } is not installed)
cli-no-export = exporting needs pnrules[app] ({ $missing } is not installed)
cli-no-notebook = there is no notebook “{ $name }”
# $place: where in the file, $why: a reason
cli-export-no-lesson = “{ $name }” is no lesson that can be written: { $place }: { $why }
cli-site-no-kit = this installation lacks the parts of the site that are built with Node. A wheel made by make dist has them, and so has a checkout.
# $name: what was given; $known: names of games
cli-site-no-game = there is no game “{ $name }”. There are: { $known }.
# $folder: a folder
cli-site-no-folder = “{ $folder }” holds other files, which would be removed. Name an empty folder, or one with a site.
# $page: a page’s name; $game: a game’s; $why: what Python says
cli-site-page = the page { $page } cannot be built: { $why }. The command pnrules check { $game } tells more.
# $why: sentences
cli-site-left-out = { $why }
# $package, $missing: names of packages
cli-site-missing = { $package } needs { $missing }, which is not installed
# $package: a package; $name: one of its files
cli-site-not-pure = { $package } cannot run in a browser: { $name } is compiled for this machine
# $address: what was given
cli-site-no-address = “{ $address }” is no address of a site, such as https://example.org/games/
# $number: which of its cells; $error: the last line of what Python says
cli-notebook-failed = cell { $number } of the notebook fails: { $error }
# $addresses: a list
cli-export-network = the page would need the network, for { $addresses }
cli-no-cards = this game has no cards to print
cli-cards-note = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
} Print at full size (100%), without margins, and cut along the marks. The words are ours.
# $form: the end of the file's name, such as .png
cli-only-svg = Pictures are drawn as SVG here, not as { $form }: name a file that ends in .svg. The board in an app also saves PNG.
cli-not-written = cannot be written: { $error }
cli-other-answer = Other answer ({ $id }): { $answer }
cli-wrong-missing = this is missing: { $names }
cli-wrong-value = { $option } needs a value
cli-wrong-both = { $option } and { $other } do not go together
cli-wrong-alone = { $option } needs { $other }
cli-wrong-command = there is no command { $command }
cli-wrong-several = { $option } could be any of these: { $names }
# $name: a folder
cli-no-folder = there is no folder “{ $name }”
# $name: a folder, made beside where the command is given
cli-app-copy = your copy of the notebooks is in { $name }/
# $most, $asked, $files: numbers
cli-serve-fewer = there is room for { $most } of { $asked } pages at a time: this system allows { $files } open files (ulimit -n)
# $port: a number
cli-port-taken = port { $port } is not free
cli-no-port = no free port was found: name one with --port
cli-rule-contents = { $work }, { $game }: all its rules. To read one, write “pnrules rule” and the words on its left:
cli-rule-questions = Where the rulebook leaves a question open, our rulings:
cli-rule-rulings = Rulings: { $list }
cli-rule-places = It matters at: { $list }
cli-rule-scenarios = Scenarios:
cli-rule-more = and { $count } more
# The head of a tournament's table. $games: how many each pair played
cli-tournament = { $game }, { $work }, version { $version }, 2 players, { $games } { $games ->
    [one] game
   *[other] games
} a pair
# The first player's share of the wins. 95 times in 100, the true share is between $least and $most
cli-tournament-rate = { $rate }% (95% sure: { $least } to { $most })
cli-tournament-left = { $count ->
    [one] { $count } game did not end, and counts as a draw.
   *[other] { $count } games did not end, and count as draws.
}

### The laboratory: what is measured about a game, as a report and on the page of numbers

cli-help-lab = measure a game or a card set: who wins, how long it takes, which cards decide it, with games to open
cli-help-lab-source = a game, or the file of a card set
cli-help-lab-players = how many players (3, or as near to it as the game goes)
cli-help-lab-bots = how everyone plays: random, greedy, search or search:200 (random)
cli-help-lab-games = how many games (400)
cli-help-lab-html = the report as one page
cli-help-lab-address = the page on which the report’s games open
cli-help-lab-open = print the link of this game instead of a report
cli-help-lab-at = where the game opens: after so many choices (at its end)

cli-lab-title = What this game is like
# $setup: what was played, from cli-lab-setup. $games: how many
cli-lab-heading = { $setup }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $work: the rulebook
cli-lab-setup = { $game }, { $work }, version { $version }, { $players } players
cli-lab-intervals = In brackets: where the true number lies 95 times in 100, as far as so many games can tell.
cli-lab-open = To open a game: copy its link, and paste it into “Open a game or a position”, on the page of a new game.
cli-lab-few = Of { $games } games little can be said: a card or a round is only compared where at least { $few } games show it.
cli-lab-nothing = These games show nothing unusual.
# The sign before tenths
cli-lab-decimal = .
cli-lab-percent = { $value }%
cli-lab-share = { $value }% ({ $least } to { $most })
cli-lab-difference = { $value } ({ $least } to { $most })
cli-lab-number = { $value } ({ $least } to { $most })
cli-lab-example = game { $game }
cli-lab-example-at = game { $game }, after choice { $choice }
cli-lab-deck-house = our card set
cli-lab-deck-own = a card set of your own
# $kind: a kind of card, as a card set’s file names it
cli-lab-deck-without = our card set without { $kind }
# $seat: a player’s number
cli-lab-seat = player { $seat }

# What stands out. $figure: a figure with its interval. $about: a card, or a number
cli-lab-finding-endless = Not all games end: { $figure } of them do not.
cli-lab-finding-drawn = Many games have no single winner: { $figure } of them.
cli-lab-finding-often = Player { $about } wins more often than an equal share: { $figure }.
cli-lab-finding-seldom = Player { $about } wins less often than an equal share: { $figure }.
cli-lab-finding-runaway = Once somebody leads after round { $about }, the game is as good as over. The leader wins { $figure } of the time.
cli-lab-finding-strong = { $about } is strong. Players who are dealt it win more often than the others, by this many percentage points: { $figure }.
cli-lab-finding-weak = { $about } is a burden. Players who are dealt it win less often than the others, by this many percentage points: { $figure }.
cli-lab-finding-dead = { $about } is a dead card. Of the games in which somebody is dealt it, so many use it: { $figure }.

# What a table is about
cli-lab-about-setup = game
cli-lab-about-result = how it ends
cli-lab-about-seat = player
cli-lab-about-round = round
cli-lab-about-card = card
cli-lab-about-deck = card set
cli-lab-about-ruling = ruling
cli-lab-about-rule = loop
cli-lab-about-size = size
cli-lab-about-example = for example
# What is counted, at the head of a column
cli-lab-figure-often = how often
cli-lab-figure-choices = choices
cli-lab-figure-rounds = rounds
cli-lab-figure-drawn = no single winner
cli-lab-figure-win = wins
cli-lab-figure-winners = points of the later winner
cli-lab-figure-others = points of the others
cli-lab-figure-holds = the leader wins
cli-lab-figure-dealt = dealt: wins more, in points of percent
cli-lab-figure-played = used: wins more, in points of percent
cli-lab-figure-seen = games that use it
cli-lab-figure-swing = points each time
cli-lab-figure-otherwise = the game differs
cli-lab-figure-winner = another winner
cli-lab-figure-longer = choices more
cli-lab-figure-proved = proved
cli-lab-figure-first = player 1: wins more than a fair share, in points of percent
cli-lab-rule-nightmare-returned = a program that comes back to the same position, in laps
cli-lab-rule-runtime_error-proved = a turn without end, in positions
# The questions: what is asked, what is counted, what one must not read into it
cli-lab-ends = How do games end?
    .counts = How many of the games end in each way.
    .confounds = Players who choose at random end their games otherwise than people do: they build no plan, and stop none.
cli-lab-length = How long is a game?
    .counts = The mean number of choices of all players together, where there are two or more to choose from. The mean number of rounds. And how many games nobody wins alone.
    .confounds = The brackets are about the mean. A single game may be far from it.
cli-lab-seats = Is it better to go first?
    .counts = Each player’s share of the wins, in the order in which they sit; player 1 begins. A win for two counts half for each, and a game that nobody wins is shared by all. If the place did not matter, all would have the same share.
    .confounds = Players who plan may make more of the first turn than these do.
cli-lab-points = How do the points go?
    .counts = At the end of a round: the mean points of the player who wins later, those of the others, and how often the player with the most points wins. Only games that go on after that round and that one player wins alone are counted.
    .confounds = After more rounds only long games are left, and those are often the close ones.
cli-lab-cards = Which cards win?
    .counts = The first column compares players who were dealt the card with players of the same games who were not. Chance alone deals, so the difference is made by the card. The second does the same for players who chose or executed it. Then: how many games use the card, and how many points it brings each time: those that the player gets and those that others lose.
    .confounds = Players who stay in the game for longer use more cards of every kind, so the second column also shows what winning does, and not only what wins. Of twenty cards that make no difference, one will seem to make one.
cli-lab-decks = Which card sets are fair?
    .counts = By how much player 1, who begins, wins more than a fair share. A fair set has 0 within the brackets. Then how many games nobody wins alone, and how long a game is. Our card set is compared with itself after one kind of card was taken out.
    .confounds = A fair set may still be dull: look at how long its games are, and how many of them nobody wins. And with two players, what helps the first costs the second.
cli-lab-rulings = How much does each ruling change?
    .counts = The same deals, under the ruling and under another reading. In how many games anything goes another way, in how many another player wins, and how many choices longer a game becomes.
    .confounds = After the first difference, draws and chance choices differ, too, and that alone gives many games another winner. So the second column is the most that a ruling can change. The third, and a first column of 0, are not blurred by that.
cli-lab-claims = How often can a turn last for ever?
    .counts = Players claim at random moments. By round: how many of the claims made there are proved.
    .confounds = A claim that is proved ends the game, so later rounds belong to games in which no claim had been proved. And these players do not work towards a loop.
cli-lab-loops = How long are loops?
    .counts = Of all loops that were proved, those of each size.
    .confounds = Shorter loops are found first, and end the game or the run before a longer one can come about.
