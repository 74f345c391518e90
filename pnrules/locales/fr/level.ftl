### Ce que disent le plateau et la page d’un niveau.

level-go-on = Aller au choix suivant
level-predict-first = Dites d’abord quels seront les points. Ensuite, vous pourrez tout essayer ici.
level-move-first = Jouez d’abord votre coup. Ensuite, vous pourrez tout essayer ici.
level-not-here = Le niveau continue à une autre étape. Allez-y pour jouer votre coup.
# $who : la place que tient l’élève
level-not-yours = Dans ce niveau, vous êtes { $who }. Les autres jouent tout seuls.
level-no-question = { $name } se joue sur un plateau : son but peut être atteint de bien des façons
level-task = Votre mission
# Avant une place et son nom
level-you = Vous êtes
level-hint = Un indice
level-show = La solution
level-shown = La solution :
# Après le titre d’un niveau, pour qui l’entend
level-solved = résolu
level-solved-of = { $done } sur { $all }
level-choices = Que dites-vous ?
level-right = Bravo.
level-wrong = Pas tout à fait.
level-next = Niveau suivant
level-again = Refaire ce niveau
level-others = Tous les niveaux
