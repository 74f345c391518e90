### Ce que disent le plateau et la page d’une leçon.

lesson-nothing-to-do = Il n’y a rien à faire ici pour l’instant. Continuez, ou revenez.
lesson-first = Faites d’abord ce que la leçon demande. Ensuite, vous pourrez continuer.
# $who : la place que tient l’élève
lesson-not-yours = Dans cette leçon, vous êtes { $who }. Les autres jouent tout seuls.
lesson-not-here = La leçon en est à une autre étape. Allez-y pour jouer votre coup.
lesson-wrong = Pas tout à fait.
lesson-right = Bravo.
lesson-take-back = Reprendre ce coup
lesson-next = Continuer
lesson-back = Revenir
lesson-hint = Un indice
lesson-show = Montrez-moi
lesson-over = Cette leçon est finie.
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

## La progression

progress-save = Enregistrer ma progression
progress-load = Charger ma progression
progress-loaded = Votre progression est ici.
progress-file-broken = Ce n’est pas un fichier de votre progression. Rien n’a changé.
progress-file-newer = Ce fichier vient d’une version plus récente. Rien n’a changé.
progress-broken = Votre progression est illisible. Elle est mise de côté, et vous recommencez.
progress-newer = Votre progression vient d’une version plus récente. Elle reste comme elle est, et rien ne s’y ajoute.
progress-unkept = Ce navigateur ne garde rien : votre progression s’arrête avec cette page. Vous pouvez l’enregistrer dans un fichier.
# $origin : l’adresse d’une page où l’on a appris davantage
progress-elsewhere = Vous avez fini plus de leçons à l’adresse { $origin }. Enregistrez-y votre progression, et chargez-la ici.
