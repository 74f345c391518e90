### Ce que disent le plateau et la page d’un niveau.

level-go-on = Aller au choix suivant
level-predict-first = Dites d’abord quels seront les points. Ensuite, vous pourrez tout essayer ici.
level-move-first = Jouez d’abord votre coup. Ensuite, vous pourrez tout essayer ici.
level-not-here = Le niveau continue à une autre étape. Allez-y pour jouer votre coup.
# $who : la place que tient l’élève
level-not-yours = Dans ce niveau, vous êtes { $who }. Les autres jouent tout seuls.
level-no-question = { $name } se joue sur un plateau : son but peut être atteint de bien des façons
level-task = Votre mission
# Avant une place et son nom
level-you = Vous êtes
level-hint = Un indice
level-show = La solution
level-shown = La solution :
# Après le titre d’un niveau, pour qui l’entend
level-solved = résolu
level-solved-of = { $done } sur { $all }
level-choices = Que dites-vous ?
level-right = Bravo.
level-wrong = Pas tout à fait.
level-lost = Le but est maintenant hors de portée.
# While the kernel searches, after a moment
level-thinking = On regarde si le but peut encore être atteint…
level-next = Niveau suivant
level-again = Refaire ce niveau
level-others = Tous les niveaux

## La progression, d’un niveau et d’une leçon

progress-broken = Votre progression est illisible. Elle est mise de côté, et vous recommencez.
progress-newer = Votre progression vient d’une version plus récente. Elle reste comme elle est, et rien ne s’y ajoute.
progress-unkept = Ce navigateur ne garde rien : votre progression s’arrête avec cette page. Vous pouvez l’enregistrer dans un fichier.
progress-full = Ce navigateur n’a plus de place : votre progression d’ici s’arrête avec cette page. Pour faire de la place, oubliez des parties sur la page d’accueil.
progress-save = Enregistrer ma progression
progress-load = Charger ma progression
progress-loaded = Votre progression est ici.
progress-file-broken = Ce n’est pas un fichier de votre progression. Rien n’a changé.
progress-file-newer = Ce fichier vient d’une version plus récente. Rien n’a changé.
# $origin : l’adresse d’une page où l’on a appris davantage
progress-elsewhere = Vous avez fini plus de leçons à l’adresse { $origin }. Enregistrez-y votre progression, et chargez-la ici.
