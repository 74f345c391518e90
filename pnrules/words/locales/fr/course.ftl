### Un cours : des leçons, des niveaux et des exercices dans un ordre.

# $count : combien d’exercices, $game : de quel jeu
course-exercises = { $count ->
    [one] 1 exercice
   *[other] { $count } exercices
} : { $what }
# $done, $all : combien de parties sur combien
course-done-of = { $done ->
    [one] { $done } étape finie sur { $all }
   *[other] { $done } étapes finies sur { $all }
}
# $most : caractères
course-no-link = Ce cours est trop long pour un lien, qui a au plus { $most } caractères. Donnez son fichier à votre classe.
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
