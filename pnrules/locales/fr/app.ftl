# Les mots de la page autour d’un carnet montré comme une application.
app-title = Des jeux sur la programmation
app-lead = Trois jeux de cartes où l’on écrit un programme à plusieurs, avant de devoir vivre avec. On les parcourt pas à pas, en avant et en arrière, et l’on essaie chaque autre choix.
app-loading = Le carnet démarre
app-loading-detail = Python démarre et parcourt les cellules. Cela prend quelques secondes.
app-no-script = Cette page dessine ses plateaux avec JavaScript, et JavaScript est désactivé.
app-all = Tous les jeux
app-none = Il n’y a pas encore de carnet ici.
app-lost = Python s’est arrêté derrière cette page. Ce qui est affiché reste, et l’on peut encore revenir en arrière, mais les nouveaux choix ne sont plus exécutés.
app-unreachable = Le programme qui sert cette page ne répond pas. La page réessaie d’elle-même.
app-reload = Recommencer
# En haut d’une page exportée
export-note = Exporté d’un carnet. Ses plateaux se parcourent pas à pas, sans Python et sans réseau ; pour de nouveaux choix, il faut le carnet lui-même.
export-no-script = Cette page dessine ses plateaux avec JavaScript, et JavaScript est désactivé : à leur place, la position est dite en mots.
