### What the board and the page of a level say.

level-go-on = On to the next decision
level-predict-first = First say what the points will be; then everything can be tried here.
level-move-first = First make the move that is asked for; then everything can be tried here.
level-not-here = The level goes on where play stands. Go there to make your move.
# $who: the seat whose part the learner has
level-not-yours = In this level you are { $who }; what the others do comes by itself.
level-task = The task
# Before a seat and its name
level-you = You are
level-hint = A hint
level-choices = What do you say?
level-right = Right.
level-wrong = Not quite.
level-next = Next level
level-again = This level again
level-others = All levels
