### What is wrong with a game, for whoever makes one.

# What is wrong with a game: `pnrules check GAME`. Before each stands its place in the game
check-error = { $error }: { $said }
check-kind-of-parameter = there is no kind of parameter { $kind }; there are: { $known }
check-kind-of-fact = there is no kind of fact { $kind }; there are: { $known }
check-kind-of-subject = there is no kind of subject { $kind }; there are: { $known }
check-no-message = this message is missing. Write it into a file of this language, in the folder locales of the game.
check-message-not-said = this message cannot be said: { $why }. It gets the variables that its rule, question or choice names.
check-message-not-counted = this message is not counted as the game’s: its name has to hold one of these: { $names }; or to be that of a ruling.
check-no-edition = there is no such edition; there are: { $known }. Write one of them, or this one into Game.works.
check-bad-picture = the game’s own picture cannot be drawn: { $why }
check-no-picture = no picture is called { $picture }. A picture is an emoji, a pictogram of the board’s, or one of the game’s own: { $known }.
check-no-place = the reference of { $work } has no place { $there }: write the message { $message }.
check-no-ruling = the register has no ruling { $ruling }: write it into Game.register, or another one here.
check-no-choice = this question has no choices. Ask it only where there is one.
check-choice-twice = this question has a choice twice. Two cards of one name are told apart by #2 and so on.
check-points =
    { $count ->
        [one] there is one number of points, and another number of players
       *[other] there are { $count } numbers of points, and another number of players
    }
check-no-ending = the game is over, and has no result: Game.result says how it ended.
check-choice-refused = { $choice } is a choice, and is refused all the same. Leave it out of Game.refusals, or of the choices.
check-refused-without-rule = { $choice } is refused, and no rule is named that forbids it: give the Refusal a Citation.
check-nonsense-accepted = { $choice } is no choice, and was not refused
check-secret-seen = { $card } is secret by { $rule }, and this player sees it. Game.view has to hide it, or the rule to name no secret.
check-hidden-seen = this player sees a difference when hidden cards lie otherwise. Game.view has to hide all that tells them apart.
check-other-from-json = the state that comes back from JSON is another one: it may hold nothing but named tuples, tuples, numbers, texts, True, False and None.
check-other-from-save = the game that comes back from its file is another one
check-no-choice-found = the opponent that thinks finds no choice
check-no-scenario = there is no scenario. Write the rulebook’s example as a file of the folder scenarios.
check-no-scenario-of-ruling = no scenario is played with { $other } for this ruling. Write one, with it in “rulings”.
check-misreading-changes-nothing = this misreading changes nothing in any scenario or random game. Give it only where it leads elsewhere.
check-says-nothing = nothing is said here
check-chance = the game says that nothing in it is left to chance, and chance is asked. Leave out chance = False.
check-no-chance = chance is asked in no random game. If nothing is left to chance, say so in the game: chance = False. Then no reader sees numbers of deals.
check-no-word = “{ $word }” can be part of a choice, and is neither a card nor another text that is known. Add it to Game.cards or to Game.texts_of_answers.
# What is not looked at, because something is not installed
check-left-out-openspiel = not tried as a game of OpenSpiel’s, because OpenSpiel is not installed. To try it: pip install open_spiel
cli-check-left-out = { $game }: { $why }
cli-check-game =
    { $count ->
        [0] { $game }: nothing wrong was found
        [one] { $game }: one thing is wrong
       *[other] { $game }: { $count } things are wrong
    }
