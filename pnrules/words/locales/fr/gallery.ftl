### La page d’accueil : ce qu’est chaque jeu, ses exemples, ses niveaux, de nouvelles parties, et là où l’on s’est arrêté.

## Les jeux

gallery-players = Joueurs :
gallery-from-to = { $low } à { $high }
gallery-minutes = Minutes :
# La difficulté d’un jeu, pour qui l’apprend
gallery-difficulty-1 = Facile
gallery-difficulty-2 = Moyen
gallery-difficulty-3 = Corsé
# Au-dessus du jeu le plus facile
gallery-easiest = Vous débutez ? Commencez ici

## Les parties de la page

gallery-parts = Sur cette page
gallery-learn = Apprendre
gallery-learn-note = Une idée à la fois, en la jouant
gallery-learn-start = Commencer : 5 minutes, sans lecture
# Le bouton de qui arrive : la première leçon du jeu le plus facile
gallery-first-card = Jouer ma première carte
# Mène à une partie entière
gallery-knows = Je connais les règles
# $count : combien de leçons a un jeu
gallery-lessons =
    { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
# $title : de la leçon suivante
gallery-learn-go-on = Continuer : { $title }
gallery-learn-over = Tout est fini : revoir les leçons
# $done, $all : combien de leçons sur combien
gallery-learnt = { $done } leçons sur { $all }
gallery-play = Jouer
gallery-play-note = Une partie entière, contre l’ordinateur ou à plusieurs sur un écran
gallery-course = Ouvrir un cours
gallery-course-note = Des leçons et des exercices que votre enseignant a mis en ordre.
gallery-course-start = Commencer le cours
# Toutes les étapes du cours sont finies : retour à la première
gallery-course-over = Le cours est terminé. Le revoir
gallery-practise = S’exercer
gallery-practise-note = Une position, une question, et la règle après chaque choix ; ou des programmes entiers, pas à pas
gallery-rules = Règles et cartes
gallery-rules-of = Lire les règles
# Leads to the page on which it is settled
gallery-question = Une question à table ?
gallery-make = Faire une leçon

## Ce que l’on peut faire

gallery-train = Exercices, du plus facile au plus dur
# Ce qu’on peut choisir d’autre pour une partie : le livret, la donne
gallery-more = Autres choix
# $count : combien de niveaux a un jeu
gallery-levels =
    { $count ->
        [one] { $count } niveau
       *[other] { $count } niveaux
    }
# $count : combien d’exemples a un jeu
gallery-examples-of =
    { $count ->
        [one] { $count } exemple
       *[other] { $count } exemples
    }
gallery-version = Façon de jouer
gallery-edition = Livret
gallery-how-many = Joueurs
# Le même nombre distribue de nouveau les mêmes cartes
gallery-seed = Numéro de donne
gallery-start = Jouer
gallery-cards = Cartes à imprimer et à découper
# $work : par exemple PN 3.0
gallery-cards-of = { $work } : sur A4, 9 par page
gallery-site = Les mêmes pages, tout de suite
gallery-site-note = Elles n’attendent aucun serveur : votre navigateur fait tout.
gallery-left-out = « { $name } » n’est pas montré, car quelque chose ne va pas dans son paquet : { $why }. La commande pnrules check { $name } en dit plus.
gallery-laboratory = Le laboratoire : mesurer ces jeux
gallery-others = Autres carnets

## Là où l’on s’est arrêté

gallery-kept = Reprendre là où vous en étiez
gallery-kept-note = Gardé dans ce navigateur seulement.
# $place : le pas regardé, $last : le dernier
gallery-kept-place = Étape { $place } sur { $last }
gallery-go-on = Reprendre
gallery-forget = Oublier
# Ce qu’un lecteur d’écran lit sur les deux boutons. $what : le titre d’une partie
gallery-go-on-with = Reprendre { $what }
gallery-forget-it = Oublier { $what }
gallery-damaged = Une partie gardée ici est abîmée. On ne peut plus l’ouvrir.
gallery-no-page = Le carnet de cette partie n’est plus là.

## Une nouvelle partie

# $seed : un nombre ; comment s’appelle la partie
play-title = Donne { $seed }
