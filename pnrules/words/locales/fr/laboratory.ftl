### Ce que dit une page qui joue beaucoup de parties pour les mesurer.

laboratory-page = Mesures
laboratory-setup = Ce qui est joué
laboratory-games = Parties de chaque sorte
laboratory-play = Jouer ces parties
laboratory-done = { $done } parties jouées sur { $of }
laboratory-stop = Arrêter
laboratory-on = Continuer
laboratory-first = Rien n’a encore été joué. Choisissez combien de parties, et appuyez sur le bouton : l’ordinateur les joue toutes au hasard, et compte.
# $setup: what was played. $games: how many games of each set-up
laboratory-heading = { $setup } : { $games } parties de chaque sorte
laboratory-plot = { $asks } En image. Le tableau dit la même chose en nombres.
laboratory-marks = Chaque marque ouvre une partie qui la montre. Le trait couvre l’endroit où se trouve le vrai nombre 95 fois sur 100.
laboratory-brackets = Entre parenthèses : là où se trouve le vrai nombre 95 fois sur 100.
laboratory-example = à regarder
laboratory-findings = Ce qui sort du lot
laboratory-careful = Avant d’en conclure trop
laboratory-cards = Mesurer ce jeu de cartes
laboratory-too-long = Cette partie a plus de { $most } étapes : c’est trop pour un plateau.
