### Un cours : des leçons, des niveaux et des exercices dans un ordre.

# $count : combien d’exercices, $game : de quel jeu
course-exercises = { $count ->
    [one] 1 exercice
   *[other] { $count } exercices
} : { $what }
# $done, $all : combien de parties sur combien
course-done-of = { $done } sur { $all }
# $most : caractères
course-no-link = Ce cours est trop long pour un lien, qui a au plus { $most } caractères. Donnez son fichier à votre classe.
json-short-name = un nom fait de minuscules, de nombres et de traits d’union, 60 signes au plus
problem-no-course = n’est pas le fichier d’un cours
# $kind : ce qu’est l’étape, $close : les noms les plus proches
problem-course-unknown = { $kind ->
    [level] les jeux n’ont pas de niveau
   *[lesson] les jeux n’ont pas de leçon
} « { $name } »{ $close }
problem-course-not-it = { $kind ->
    [level] ce scénario n’est pas un niveau
   *[lesson] ce scénario n’est pas une leçon
}
problem-course-own = un cours a au plus { $most } leçons et niveaux à vous
problem-course-long = dépasse { $most } caractères

## Sur une page

board-tab-course = Cours
# $title : du cours, $at, $count : quelle étape sur combien
course-at = { $title } : { $at } sur { $count }
# $right, $count : exercices
course-right = { $right ->
    [one] { $right } juste sur { $count }
   *[other] { $right } justes sur { $count }
}
# $title : de l’étape suivante
course-go-on = Continuer : { $title }
course-over = Le cours est terminé.
course-left = Il reste des étapes à faire dans ce cours.
course-parts = Toutes les étapes du cours
course-part-done = étape finie
course-open = Ouvrir un cours depuis son fichier
course-not-opened = Impossible d’ouvrir ce cours. Le plateau reste comme il était.
# $count : combien il y a d’étapes
course-no-part = Le cours a { $count ->
    [one] 1 étape
   *[other] { $count } étapes
}.
