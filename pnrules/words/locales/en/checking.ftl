### What is wrong with a game, for whoever makes one.

# What is wrong with a game: `pnrules check GAME`. Before each stands its place in the game
check-error = { $error }: { $said }
check-kind-of-parameter = there is no kind of parameter { $kind }; there are: { $known }
check-kind-of-fact = there is no kind of fact { $kind }; there are: { $known }
check-no-message = this message is missing. Write it into a file of this language, in the folder locales of the game.
check-message-not-said = this message cannot be said: { $why }. It gets the variables that its rule, question or choice names.
check-message-not-counted = this message is not counted as the game’s: its name has to hold “{ $game }”, or the name of the rulebook.
check-no-edition = there is no such edition; there are: { $known }
check-bad-picture = the game’s own picture cannot be drawn: { $why }
check-no-picture = no picture is called { $picture }. A picture is an emoji, a pictogram of the board’s, or one of the game’s own: { $known }.
check-no-place = the reference of { $work } has no place { $there }: write the message ref-… for it.
check-no-ruling = the register has no ruling { $ruling }
check-no-choice = this question has no choices
check-choice-twice = this question has a choice twice
check-points =
    { $count ->
        [one] there is one number of points, and another number of players
       *[other] there are { $count } numbers of points, and another number of players
    }
check-no-ending = the game is over, and has no result
check-choice-refused = { $choice } is a choice, and is refused all the same
check-refused-without-rule = { $choice } is refused, and no rule is named that forbids it
check-nonsense-accepted = { $choice } is no choice, and was not refused
check-secret-seen = { $card } is secret by { $rule }, and this player sees it
check-hidden-seen = this player sees a difference when hidden cards lie otherwise
check-other-from-json = the state that comes back from JSON is another one
check-other-from-save = the game that comes back from its file is another one
check-no-choice-found = the opponent that thinks finds no choice
check-no-scenario = there is no scenario
check-no-scenario-of-ruling = no scenario is played with { $other } for this ruling
check-misreading-changes-nothing = this misreading changes nothing in any scenario
check-says-nothing = nothing is said here
cli-check-game =
    { $count ->
        [0] { $game }: nothing wrong was found
        [one] { $game }: one thing is wrong
       *[other] { $game }: { $count } things are wrong
    }
