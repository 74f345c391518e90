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
problem-studio-untrue = this does not fit what the board shows: { $sentence }
