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
level-lost = The aim is out of reach now.
# While the kernel searches, after a moment
level-thinking = Looking whether the aim can still be reached…
level-next = Next level
level-again = This level again
level-others = All levels

## Progress, on a level and in a lesson

progress-broken = Your progress could not be read. It has been put aside, and you begin anew.
progress-newer = Your progress is from a newer version. It stays as it is, and nothing is added.
progress-unkept = This browser keeps nothing, so your progress ends with this page. You can save it to a file.
progress-full = This browser has no room left, so your progress here ends with this page. To make room, forget some games on the front page.
progress-save = Save my progress
progress-load = Load my progress
progress-loaded = Your progress is here now.
progress-file-broken = This is not a file of your progress. Nothing has changed.
progress-file-newer = This file is from a newer version. Nothing has changed.
# $origin: the address of a page on which more was learnt
progress-elsewhere = You have finished more lessons at { $origin }. Save your progress there, and load it here.
