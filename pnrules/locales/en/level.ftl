### What the board and the page of a level say.

level-go-on = Go to the next choice
level-predict-first = First say what the points will be. Then you can try everything here.
level-move-first = First make your move. Then you can try everything here.
level-not-here = The level goes on at another step. Go there to make your move.
# $who: the seat whose part the learner has
level-not-yours = In this level you are { $who }. The others play by themselves.
level-no-question = { $name } is to be played on a board: its aim can be reached in many ways
level-task = Your task
# Before a seat and its name
level-you = You are
level-hint = A hint
level-show = The solution
level-shown = The solution:
# After a level’s title, for who hears it
level-solved = solved
level-solved-of = { $done } of { $all }
level-choices = What do you say?
level-right = Right.
level-wrong = Not quite.
level-next = Next level
level-again = This level again
level-others = All levels
