### What `pnrules learn` and `pnrules check` say of lessons.

error-no-track = There are no lessons for { $game } yet.
# $number: what was asked for; $count: how many lessons there are
error-no-such-lesson =
    There is no lesson { $number }. { $count ->
        [one] There is 1.
       *[other] There are { $count }.
    }
learn-prompt = Enter to go on, b for back, q to stop
learn-prompt-do = A number to choose, h for a hint, s to be shown, b for back, q to stop
learn-prompt-wrong = Enter to take it back, q to stop
# $most: how many options there are
learn-no-number = Please write a number from 1 to { $most }, or one of the letters.
learn-no-letter = Please press Enter, or write one of the letters.
learn-track-over = You have finished all lessons of { $game }.
# $player: the name of the seat that the learner plays
learn-you = You are { $player }.
learn-you-can = You can:
learn-print-hint = Hint
learn-print-right = Right
learn-print-wrong = Wrong
learn-print-otherwise = Any other choice
# Several choices, one after another: those so far, and the next
learn-print-then = { $list }, then { $item }
problem-lesson-not-asked = the learner is not asked anything here
problem-no-points = nobody has points in this game, so it needs another aim
problem-lesson-aim = this does not reach the aim
problem-lesson-shown = { $count } choices reach the aim, and the lesson goes on: say with which one
problem-lesson-unexplained = nothing is said of this wrong choice: { $option }
problem-only-with-aim = only says how an `aim` is reached, and there is none
problem-lesson-right = this is called wrong, but reaches the aim
problem-lesson-not-tried = nobody could try this here: it is no choice, and no rule forbids it
problem-lesson-untaught = this needs { $place }, which no lesson has taught by now
