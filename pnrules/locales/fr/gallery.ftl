### La page d’accueil : ce qu’est chaque jeu, ses exemples, ses niveaux, de nouvelles parties, et là où l’on s’est arrêté.

## Les jeux

gallery-about-nightmare = Tous posent des instructions dans un seul programme et marquent certaines de leur bit. Puis le programme tourne, carte après carte, et chacune fait ce qu’elle dit à qui l’a voulu et à tous les autres. Copies de copies, sauts et boucles : voilà le jeu. Qui tient encore quand les autres n’ont plus de points, ou arrive à vingt, a gagné.
gallery-about-bandwidth = Un programme en rangées de trois fait passer un Token autour de la table, et chaque carte rapporte à quelqu’un. On pose ses cartes pour qu’il s’arrête au bon endroit ; un saut, une fonction et un nombre X qui n’est jamais tout à fait celui qu’on croyait font le reste.
gallery-about-runtime_error = Avec un jeu de cartes ordinaire, chacun écrit des instructions : deux bornes et une fonction. Une carte jouée entre les bornes déclenche la fonction, qui pioche, reprend, remplace une carte ou en fait jouer une autre. Qui peut faire durer son tour sans fin gagne, et ici un prouveur décide si c’est le cas.
gallery-picture-nightmare = Un programme de la version 1 au milieu de sa course : dix-huit cartes en anneau, avec les bits des joueurs.
gallery-picture-bandwidth = Le programme de l’exemple du livret pendant qu’il tourne : des rangées de trois cartes, et la fonction dessous.
gallery-picture-runtime_error = Deux instructions d’un joueur, que la carte venue satisfait toutes deux.
gallery-players = Joueurs
gallery-from-to = de { $low } à { $high }
gallery-minutes = Minutes
gallery-minutes-nightmare = une vingtaine
gallery-editions = Livrets
gallery-version-nightmare-1 = Version 1, un anneau distribué
gallery-version-nightmare-2 = Version 2, un programme que l’on construit

## Ce que l’on peut faire

gallery-examples = Exemples commentés
gallery-levels = Jouer un niveau
gallery-new-game = Une nouvelle partie
gallery-version = Façon de jouer
gallery-edition = Livret
gallery-how-many = Joueurs
# Le même nombre distribue de nouveau les mêmes cartes
gallery-seed = Numéro de donne
gallery-start = Distribuer
gallery-cards = Cartes à imprimer et à découper
# $work : par exemple PN 3.0
gallery-cards-of = { $work } : sur A4, neuf par page
gallery-others = Autres carnets

## Là où l’on s’est arrêté

gallery-kept = Là où vous vous êtes arrêté
gallery-kept-note = Gardé dans ce navigateur seulement, et envoyé nulle part.
# $place : le pas regardé, $last : le dernier
gallery-kept-place = Étape { $place } sur { $last }
gallery-go-on = Reprendre
gallery-forget = Oublier
# Ce qu’un lecteur d’écran lit sur les deux boutons. $what : le titre d’une partie
gallery-go-on-with = Reprendre { $what }
gallery-forget-it = Oublier { $what }
gallery-damaged = Quelque chose qui était gardé ici est abîmé, et ne peut plus être lu.
gallery-no-page = Le carnet où cela fut joué n’est plus ici.

## Une nouvelle partie

# $seed : un nombre ; comment s’appelle la partie
play-title = Donne { $seed }
play-another = Une autre partie …
play-game = Jeu
# $asked : des morceaux de l’adresse de la page, par exemple players=9
play-unknown = L’adresse de cette page demande quelque chose qui n’existe pas ({ $asked }) ; à cet endroit, tout est comme d’habitude.
# $seed : le numéro de la donne d’avant
play-back = Revenir à la donne { $seed }
