### What the board and the page of a level say.

level-go-on = On to the next decision
level-predict-first = First say what the points will be; then everything can be tried here.
level-move-first = First make the move that is asked for; then everything can be tried here.
level-not-here = The level goes on where play stands. Go there to make your move.
# $who: the seat whose part the learner has
level-not-yours = In this level you are { $who }; what the others do comes by itself.
