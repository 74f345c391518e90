### A lesson that is made by playing it.

studio-no-lesson = This is a level: it has one task, and no sentences to put in order.
studio-nothing-made = This scenario is neither a lesson nor a level.
studio-no-beat = There is no such place in the lesson.
studio-no-aim = The recorded choices do not reach this aim, or reach it too early.
studio-no-sentence = There is no sentence at { $place }.
# $count: how many choices have been recorded
problem-studio-left = { $count ->
    [one] 1 recorded choice is
   *[other] { $count } recorded choices are
} in no sentence and no task yet
problem-studio-untranslated = { $lang ->
    [fr] there is no French sentence here yet
   *[en] there is no English sentence here yet
}
problem-studio-long = { $count } characters are too many for a phone: up to { $most }, the table stays in sight
problem-studio-large = more than { $most } choices may come up in this task, so it is not checked. Begin it later, or give it a nearer aim
problem-studio-untrue = this does not fit what the board shows: { $sentence }

## On a board

# The title of a lesson that has just been begun
studio-untitled = A lesson
studio-at-the-end = Choices are recorded at the end of the lesson. Go there, or undo what comes after this place.
studio-first = This waits until the lesson is put away.
studio-not-yet = The lesson cannot be played yet. What it still needs is said under “What is missing”.
studio-page-large = This lesson has too many branches for a page of its own. Save it as a file.
studio-aim-wins = win
# $points: how many
studio-aim-least = { $points ->
    [one] have at least 1 point
   *[other] have at least { $points } points
}
# $event: a sentence about it
studio-aim-event = make this happen: { $event }
studio-aim-answer = choose: { $option }
board-tab-studio = Lesson
studio-made = Make a lesson
studio-how = Play on the board: the choices of all players are recorded. Then say something about them, or let the learner make them.
studio-title = Title
studio-title-other = The title in French
studio-seat = The learner is
studio-recorded = Recorded, and in no sentence yet
studio-nothing-recorded = Nothing is recorded since the last sentence.
studio-says = What is said here
studio-hint = Hint
studio-tell = Add the sentence
studio-do = The learner is to do this
studio-since = From which choice on?
studio-aim = What is the aim?
studio-ask = Add the task
studio-sentence = Sentence { $number }
studio-sentences = The lesson so far
studio-no-sentences = No sentence yet.
# $count: how many choices
studio-happens = { $count ->
    [one] 1 choice is made first
   *[other] { $count } choices are made first
}
studio-task-aim = To do: { $aim }
studio-right = When it is done
studio-in = { $what } · { $lang ->
    [fr] French
   *[en] English
}
studio-up = Earlier
studio-down = Later
studio-remove = Remove
studio-others = The other choices
studio-others-note = The rules have played each of them. Say something about those that lose the aim: first about the ones that look right to somebody who has a rule wrong.
studio-fate-reaches = reaches the aim
studio-fate-in-reach = the aim stays in reach
studio-fate-loses = loses the aim
studio-fate-unknown = too much may follow to tell
studio-then = after { $way }
# $by: what somebody has wrong, as a sentence
studio-by = Somebody may take it for right. What they have wrong: { $by }
studio-answer = What a learner is told
studio-otherwise = Of all others that lose the aim
studio-try = Play it as a learner
studio-tried = Back to making it
studio-trying = You play your own lesson now, as a learner does.
studio-save = Save as a file
studio-give = Give the lesson away
studio-as-page = Save as a web page
studio-as-sheet = Save as a worksheet
studio-give-note = The web page plays the lesson in any browser, without Python. The worksheet is for paper, and has its key on a page of its own. The file can be opened here again.
studio-html = The HTML that shows it in another page
studio-html-note = Put the web page beside yours, and this HTML into yours.
studio-html-copy = Copy the HTML
# $title: the lesson's
studio-key = Key: { $title }
studio-no-script = This lesson needs JavaScript, which is switched off.
studio-not-fetched = The web page cannot be made now, because a part of it cannot be fetched. Try again when there is a network.
studio-open = Open a file
studio-remix = Make your own of a lesson
studio-open-kept = Go on with
studio-forget = Forget this draft
studio-leave = Put the lesson away
studio-begin = Make a lesson from here
studio-lay = Where does it begin?
studio-open-any = Open a game, a position or a lesson
studio-own-game = A game of your own
studio-from-here = Go to that moment
studio-from-here-note = Step through the game, or play on, until the board shows what the lesson begins with.
studio-undo = Undo
studio-redo = Redo
studio-wrong = What is missing
studio-advice = What a learner may stumble over
studio-fine = Nothing is missing, and the rules agree with each sentence.
# $count: how many rules
studio-teach = { $count ->
    [one] This lesson teaches that rule
   *[other] This lesson teaches these { $count } rules
}
studio-kept = Kept in this browser.
studio-full = This browser keeps no more: save the lesson as a file.
studio-elsewhere = Another tab has gone on with this draft: from here on, it is a draft of its own.
studio-place = { $place }: { $problem }
studio-place-title = Title
studio-place-teaches = Rules that it teaches
