### Ce que `pnrules learn` et `pnrules check` disent des leçons.

error-no-track = Il n’y a pas encore de leçons pour { $game }.
# $number : ce qui a été demandé ; $count : combien il y a de leçons
error-no-such-lesson = Il n’y a pas de leçon { $number }. Il y en a { $count }.
learn-prompt = Entrée pour continuer, b pour revenir, q pour arrêter
learn-prompt-do = Un numéro pour choisir, h pour un indice, s pour voir comment faire, b pour revenir, q pour arrêter
learn-prompt-wrong = Entrée pour reprendre le coup, q pour arrêter
# $most : combien il y a de choix
learn-no-number = Écrivez un numéro de 1 à { $most }, ou l’une des lettres.
learn-no-letter = Appuyez sur Entrée, ou écrivez une des lettres.
learn-track-over = Vous avez fini toutes les leçons de { $game }.
# $player: the name of the seat that the learner plays
learn-you = Vous êtes { $player }.
learn-you-can = Vous pouvez :
learn-print-hint = Indice
learn-print-right = Juste
learn-print-wrong = Faux
learn-print-otherwise = Tout autre choix
# Plusieurs choix à la suite : ceux d’avant, et le suivant
learn-print-then = { $list }, puis { $item }
problem-lesson-not-asked = ici, on ne demande rien à l’élève
problem-no-points = dans ce jeu, personne n’a de points ; il faut donc un autre but
problem-lesson-aim = cela n’atteint pas le but
problem-lesson-shown = { $count } choix atteignent le but, et la leçon continue : dites avec lequel
problem-lesson-unexplained = rien n’est dit de ce choix faux : { $option }
problem-only-with-aim = ne dit que comment atteindre un but `aim`, et il n’y en a pas
problem-lesson-right = ce choix est dit faux, mais il atteint le but
problem-lesson-not-tried = personne ne pourrait essayer cela ici : ce n’est pas un choix possible, et aucune règle ne l’interdit
problem-lesson-untaught = il y faut { $place }, qu’aucune leçon n’a encore expliqué
