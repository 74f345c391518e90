### La page d’accueil : ce qu’est chaque jeu, ses exemples, ses niveaux, de nouvelles parties, et là où l’on s’est arrêté.

## Les jeux

gallery-players = Joueurs :
gallery-from-to = { $low } à { $high }
gallery-minutes = Minutes :
# $count : combien il y en a
gallery-editions =
    { $count ->
        [one] Livret :
       *[other] Livrets :
    }

## Les parties de la page

gallery-parts = Sur cette page
gallery-learn = Apprendre
gallery-learn-note = Une idée à la fois, en la jouant
gallery-learn-start = Commencer : 5 minutes, sans lecture
# $title : de la leçon suivante
gallery-learn-go-on = Continuer : { $title }
gallery-learn-over = Tout est fini : revoir les leçons
# $done, $all : combien de leçons sur combien
gallery-learnt = { $done } leçons sur { $all }
gallery-play = Jouer
gallery-play-note = Une partie entière, contre l’ordinateur ou à plusieurs sur un écran
gallery-practise = S’exercer
gallery-practise-note = Une position, une question, et la règle après chaque choix
gallery-examples-note = Des programmes qui tournent, pas à pas, où vous pouvez essayer d’autres choix
gallery-rules = Règles et cartes
gallery-rules-of = Toutes les règles et les cartes

## Ce que l’on peut faire

gallery-examples = Exemples
gallery-train = Des exercices sans fin
gallery-version = Façon de jouer
gallery-edition = Livret
gallery-how-many = Joueurs
# Le même nombre distribue de nouveau les mêmes cartes
gallery-seed = Numéro de donne
gallery-start = Distribuer
gallery-cards = Cartes à imprimer et à découper
# $work : par exemple PN 3.0
gallery-cards-of = { $work } : sur A4, 9 par page
gallery-site = Les mêmes pages, tout de suite
gallery-site-note = Elles n’attendent aucun serveur : votre navigateur fait tout.
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
