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
cli-help-check = say what is wrong with scenarios, saved games and card sets (file: place: reason), or with a whole game by its name
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
cli-help-export = write a notebook as one HTML file (pnrules export --help)
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
cli-help-folder = a folder with notebooks of your own, beside those that are there
cli-help-lab = JupyterLab instead: read and change the cells
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
cli-help-export-about = Write a notebook as one HTML file, which needs neither Python nor a network.
cli-help-site-about = Build the site: static files for any host; the visitor’s browser is the kernel.
cli-help-site-folder = where to put it; what was there is removed
cli-help-site-game = a game of another package that the site has beside ours; may be given again; without it, all that are installed
cli-help-site-address = the site’s address, such as https://example.org/games/; links to it then show a picture
cli-help-export-notebook = a notebook that comes with pnrules, such as nightmare/sample, or a file
cli-help-export-output = the file to write; without this, the notebook’s name.html
cli-help-export-lang = the language in which the page opens
cli-help-code = show the code of the cells too

# What its commands print
# $error: what Python says
cli-game-fails = something in this game is wrong: { $error }. The command pnrules check { $game } tells more.
problem-lab-not-empty = this folder holds something else; choose a new or an empty one
problem-lab-no-experiment = this is not the folder of an experiment, because its experiment.json is missing or damaged
problem-lab-damaged = this file is damaged; remove it, and its games will be played again
# $name: what differs, such as seed
problem-lab-other = this folder holds another experiment: { $name } is { $found } there, and { $asked } was asked for
problem-lab-extra = “{ $format }” needs pnrules[lab], which is not installed; choose csv or jsonl instead
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
