### Les exercices : questions, réponses, et l’erreur de lecture derrière une réponse fausse (`pnrules train`).

train-heading = Exercice { $number }
# $level : de 1 à 5
train-level = Niveau { $level } sur 5
# $count : des exercices, $goal : combien ferment l’anneau
train-today = { $count } sur { $goal } aujourd’hui
train-today-more = { $count } aujourd’hui
# $days : combien, au moins 2
train-streak = { $days } jours de suite
train-of-day = L’exercice du jour
train-happens-then = Après ce choix, voici la suite :
train-draws = { $count } cartes sont distribuées.
# $rulings : des arbitrages, chacun avec ce qui vaut
train-in-force = Ce qui vaut ici : { $rulings }

train-points = Combien de points chacun a-t-il alors ?
train-decides = Qui choisit ensuite, et quoi ?
train-decides-over = Personne : la partie est finie.
# $who : un joueur, $choice : ce qu’il voudrait choisir
train-allowed = { $asked } { $who } voudrait ceci : { $choice }. Est-ce permis ?
train-forever = Si tout le monde choisit toujours la même chose, cela dure-t-il sans fin ?
train-claimed = { $who } : ce tour peut-il durer sans fin, avec n’importe quelles cartes ?
# $who : un joueur
train-wins = Quel choix rapporte le plus de points à { $who } ?

train-yes = Oui.
train-no = Non.
# $why : la raison
train-no-because = Non. { $why }
train-comes-back = Oui : tout est comme avant.
# $what : points, bits, une carte : ce qui n’est plus comme avant
train-differs = Non : quelque chose a changé ({ $what }).
train-differs-pc = Non : le PC est maintenant sur une autre carte.
train-differs-towards = Non : le PC va maintenant dans l’autre sens.

train-right = Juste.
# $choice : le bon
train-right-choice = Juste : { $choice }
train-same = Refaire cet exercice
train-next-exercise = Exercice suivant
train-end = Retour à la partie
train-nothing-happened = Il n’y a encore rien à demander sur cette partie.
train-wrong = Pas tout à fait.
train-really = Voici ce qui se passe vraiment :
# $choice : le bon
train-answer = Le bon choix est donc : { $choice }

# $ruling : par exemple N-12
# $answer : cette autre réponse
misread-ruling = Ce serait ainsi avec un autre arbitrage : { $answer }
# $work : l’autre édition
misread-edition = Ce serait ainsi dans { $work }. Ici, d’autres règles valent.
# $option : ce qui n’est pas permis
misread-overlooked = Vous avez oublié la règle qui interdit « { $option } ».
misread-taken-for = C’est la raison qui interdit « { $option } ».

train-prompt = Un numéro pour choisir, q pour arrêter
train-next = Entrée pour l’exercice suivant, q pour arrêter
train-done =
    { $right ->
        [one] { $right } juste sur { $all }.
       *[other] { $right } justes sur { $all }.
    }
train-key = Solutions
train-sheet = Exercices : { $game }
error-no-exercises = Il n’y a pas encore d’exercices pour { $game }.
problem-no-such-topic = il n’y a pas d’exercice sur { $topic }{ $close }
# $table : une sorte de partie, $number : laquelle, $at : après combien de choix
problem-no-such-position = il n’y a pas de telle position : { $table }, partie { $number }, { $at }
cli-help-train = faire des exercices sans fin, tirés des règles, ici dans le terminal
cli-help-train-source = quel jeu ; ou une partie enregistrée ou un scénario, pour s’exercer sur ce qui s’y est passé
cli-help-train-rule = une règle ou un arbitrage à travailler, par exemple « break » ou N-12
cli-help-train-card = une carte à travailler
cli-help-train-seed = le même nombre donne les mêmes exercices (un nouveau chaque jour)
cli-help-train-print = imprimer ce nombre d’exercices
cli-help-train-key = avec les solutions à la fin
cli-help-train-progress = garder vos choix dans ce fichier, pour que ce qui était faux revienne ; les apps enregistrent le même fichier
cli-help-train-known = dire ce que vous savez : à revoir, en cours, acquis
error-no-scheduler = redemander au bon moment demande pnrules[train] (fsrs n’est pas installé)

## Ce qu’on retient, comme une carte

mastery-cards = Cartes
mastery-rules = Règles
mastery-rulings = Arbitrages
mastery-due = À revoir
mastery-learning = En cours
mastery-known = Acquis
mastery-new = Pas encore vu
mastery-counts =
    { $right ->
        [one] { $right } juste sur { $all }.
       *[other] { $right } justes sur { $all }.
    }
# $day : une date
mastery-again = Revient le { $day }.
mastery-exercise = M’interroger là-dessus
mastery-lesson = La leçon
mastery-nothing = Aucun exercice n’a encore été fait.
mastery-topic = Règle, carte ou arbitrage
# $what: a rule, or how well something is known, $said: what is said of it
mastery-line = { $what } : { $said }
