### Exercises: questions, answers, what a wrong answer misreads (`pnrules train`).

train-heading = Exercise { $number }
# $level: from 1 to 5
train-level = Level { $level } of 5
# $count: exercises, $goal: how many close the ring
train-today = { $count } of { $goal } today
train-today-more = { $count } today
# $days: how many, at least 2
train-streak = { $days } days in a row
train-of-day = Today’s exercise
train-happens-then = After the choice, this happens:
train-draws = { $count } cards are dealt.
# $rulings: rulings, each with what holds
train-in-force = What holds here: { $rulings }

train-points = How many points does everyone have then?
train-decides = Who chooses next, and what?
train-decides-over = Nobody: the game is over.
# $who: a player, $choice: what they may want to choose
train-allowed = { $asked } { $who } wants this: { $choice }. Is that allowed?
train-forever = If everyone chooses the same again and again, does this go on for ever?
train-claimed = Can { $who } make this turn last for ever, whatever cards come?
# $who: a player
train-wins = Which choice brings { $who } the most points?

train-yes = Yes.
train-no = No.
# $why: the reason
train-no-because = No. { $why }
train-comes-back = Yes: all is as it was.
# $what: points, bits, a card: what is not as it was
train-differs = No: something is different now ({ $what }).
train-differs-pc = No: the PC is at another card now.
train-differs-towards = No: the PC goes the other way now.

train-right = Right.
# $choice: the right one
train-right-choice = Right: { $choice }
train-same = This exercise again
train-next-exercise = Next exercise
train-end = Back to the game
train-nothing-happened = There is nothing to ask about in this game yet.
train-wrong = Not quite.
train-really = This is what really happens:
# $choice: the right one
train-answer = So the right choice is: { $choice }

# $ruling: such as N-12
# $answer: that other answer
misread-ruling = That would be so with another ruling: { $answer }
# $work: the other edition
misread-edition = That would be so in { $work }. Here other rules hold.
# $option: what is not allowed
misread-overlooked = You overlooked the rule that forbids “{ $option }”.
misread-taken-for = That is why “{ $option }” is not allowed.

train-prompt = A number to choose, q to stop
train-next = Enter for the next exercise, q to stop
train-done = { $right } of { $all } right.
train-key = Solutions
train-sheet = Exercises: { $game }
error-no-exercises = There are no exercises for { $game } yet.
problem-no-such-topic = there is no exercise about { $topic }{ $close }
# $table: a kind of game, $number: which game, $at: after how many choices
problem-no-such-position = there is no such position: { $table }, game { $number }, { $at }
cli-help-train = do exercises without end, made by the rules, here in the terminal
cli-help-train-source = which game; or a saved game or scenario, to practise on what happened in it
cli-help-train-rule = a rule or ruling to practise, such as “break” or N-12
cli-help-train-card = a card to practise
cli-help-train-seed = the same number gives the same exercises (a new one each day)
cli-help-train-print = print so many exercises
cli-help-train-key = with the solutions at the end
cli-help-train-progress = keep what you choose in this file, so that what was wrong comes back; the apps save the same file
cli-help-train-known = say what you know: what to repeat, what you are learning
error-no-scheduler = asking again when it is due needs pnrules[train] (fsrs is not installed)

## What one remembers, as a map

mastery-cards = Cards
mastery-rules = Rules
mastery-rulings = Rulings
mastery-due = To repeat
mastery-learning = Learning
mastery-known = Known
mastery-new = Not asked yet
mastery-counts = { $right } of { $all } right.
# $day: a date
mastery-again = Comes again on { $day }.
mastery-exercise = Ask me about this
mastery-lesson = The lesson
mastery-nothing = Nobody has done an exercise yet.
mastery-topic = Rule, card or ruling
# $what: a rule, or how well something is known, $said: what is said of it
mastery-line = { $what }: { $said }
