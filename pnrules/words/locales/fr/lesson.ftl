### Ce que disent le plateau et la page d’une leçon.

lesson-nothing-to-do = Il n’y a rien à faire ici pour l’instant. Continuez, ou revenez.
lesson-first = Faites d’abord ce que la leçon demande. Ensuite, vous pourrez continuer.
# $who : la place que tient l’élève
lesson-not-yours = Dans cette leçon, vous êtes { $who }. Les autres jouent tout seuls.
lesson-not-here = La leçon en est à une autre étape. Allez-y pour jouer votre coup.
lesson-wrong = Pas tout à fait.
lesson-lost = Le but est maintenant hors de portée.
lesson-right = Bravo.
lesson-take-back = Reprendre ce coup
lesson-next = Continuer
lesson-back = Revenir
lesson-hint = Un indice
lesson-show = Montrez-moi
lesson-over = Cette leçon est finie.
# Après la dernière leçon d’un parcours
lesson-track-over = Vous connaissez le jeu.
# $who : un adversaire
lesson-play-now = Jouer maintenant, contre { $who }
lesson-next-lesson = Leçon suivante
lesson-again = Refaire cette leçon
lesson-another-way = Cela marche aussi. Ici, la leçon continue à partir de sa propre solution.
# $at, $count : quelle phrase sur combien
lesson-step = { $at } sur { $count }
# Après le titre d’une leçon dans la liste, pour qui ne voit pas la coche
lesson-done = finie
lesson-track = Toutes les leçons
lesson-meet = Les cartes pas encore vues
# $number : de la leçon dans son parcours
lesson-number = Leçon { $number }
lesson-teaches = Nouveau ici
