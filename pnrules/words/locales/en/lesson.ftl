### What the board and the page of a lesson say.

lesson-nothing-to-do = There is nothing to do here now. Go on, or go back.
lesson-first = First do what the lesson asks. Then you can go on.
# $who: the seat whose part the learner has
lesson-not-yours = In this lesson you are { $who }. The others play by themselves.
lesson-not-here = The lesson is at another step. Go there to make your move.
lesson-wrong = Not quite.
lesson-lost = The aim is out of reach now.
lesson-right = Right.
lesson-take-back = Take it back
lesson-next = Go on
lesson-back = Back
lesson-hint = A hint
lesson-show = Show me
lesson-over = That was this lesson.
# After the last lesson of a track
lesson-track-over = You know the game.
# $who: an opponent
lesson-play-now = Play now, against { $who }
lesson-next-lesson = Next lesson
lesson-again = This lesson again
lesson-another-way = That works too. Here the lesson goes on from its own way.
# $at, $count: which sentence of how many
lesson-step = { $at } of { $count }
# After the title of a lesson in the list, for those who do not see the tick
lesson-done = done
lesson-track = All lessons
lesson-meet = Cards you have not met
# $number: of the lesson in its track
lesson-number = Lesson { $number }
lesson-teaches = New here
