### Parties contre des adversaires : qui joue, ce que dit un indice, comment une partie finit et ce qui l’a décidée ;
### ses propres parties, gardées et revues.
### Une page lit ceci après le reste.

## Qui joue, là où une partie est distribuée

board-company = Qui joue
board-company-whom = Contre qui jouer
board-company-alone = je choisis pour tous
board-company-people = plusieurs personnes ici
board-company-each = joueur par joueur
board-company-person = une personne ici
board-company-random = ordinateur : choisit au hasard
board-company-greedy = ordinateur : regarde la suite
board-company-search = ordinateur : réfléchit
# $tries : combien de parties il joue en pensée avant chaque choix
board-company-search-tries = ordinateur : réfléchit (parties : { $tries })
# Avec une case à cocher
board-company-cover = Cacher les mains quand l’écran passe à une autre personne
# La partie d’un formulaire où quelque chose ne va pas
board-deal-who = Qui joue
board-deal-hands = Mains

## Les quatre adversaires, du plus faible au plus fort

# Chacun a un nom, et l’on dit comment il est
board-opponent-randi = Randi
    .like = Joue ce qui vient
board-opponent-max = Max
    .like = Prend ce qui rapporte
board-opponent-tess = Tess
    .like = Voit un peu plus loin
board-opponent-vera = Vera
    .like = Réfléchit longtemps, n’oublie rien
# Là où une personne joue contre l’un d’eux à toutes les autres places. $who : l’adversaire
board-company-against = moi contre { $who }
# Quand un adversaire a plusieurs places. $number : 2, 3 …
board-opponent-again = { $who } { $number }

## La fin d’une partie

board-ending = La fin de la partie
board-ending-points = Les points au fil du temps
# Sous les lignes, à leur bout droit. $last : la dernière étape
board-ending-step = étape { $last }
board-ending-start = début
board-ending-places = Classement
# $place : 1 pour le premier
board-ending-place = { $place }.
board-ending-out = éliminé
board-ending-won = Vous avez gagné.
board-ending-shared = La partie est nulle.
board-ending-lost = Vous avez perdu.
board-ending-new = Rejouer
board-ending-same = Même donne
board-ending-begin = Depuis le début
board-ending-look = La revoir
board-ending-train = Des exercices sur cette partie

## Tournants

board-turning = Les tournants
board-turning-find = Chercher les tournants
# $done, $of : des choix
board-turning-done = Choix { $done } sur { $of }
board-turning-stop = Arrêter
board-turning-none = Aucun choix n’était nettement moins bon qu’un autre.
board-turning-so-far = Il n’y en a aucun jusqu’ici.
# $place : une étape, $who : un joueur, $words : ce qui a été choisi
board-turning-chosen = Étape { $place }. { $who } a choisi : { $words }.
# $words : un autre choix, $better et $chosen : parties gagnées sur 100
board-turning-better = Mieux : { $words }. Parties gagnées sur 100 : { $better } au lieu de { $chosen }.
# $words : un autre choix
board-turning-proved = Mieux : { $words }. La victoire est prouvée.
# $tries : combien de parties ont été jouées en pensée
board-turning-from = Après { $tries } parties en pensée pour chaque choix, avec ce que le joueur pouvait voir, et rien d’autre.
# $points : combien de points un choix a coûtés pour rien
board-turning-paid =
    { $points ->
        [one] Cela a coûté { $points } point et n’a rien apporté. Sans cela, la partie aurait continué de la même façon.
       *[other] Cela a coûté { $points } points et n’a rien apporté. Sans cela, la partie aurait continué de la même façon.
    }
board-turning-try = Rejouer ce choix
# Une marque sur les courbes des points. $number : du tournant
board-turning-mark = Tournant { $number }, étape { $place }

## Indices

board-hint-title = Que ferait un bon joueur ?
board-key-hint = un indice : ce que ferait un bon joueur ; la même touche l’arrête
# Sur un choix. $percent : ce joueur gagne tant de parties sur 100
board-hint-wins =
    { $percent ->
        [one] gagne { $percent } partie sur 100
       *[other] gagne { $percent } parties sur 100
    }
board-percent = { $percent } %
board-hint-best = le meilleur
# $words : un choix, $percent : tant de parties sur 100
board-hint-why =
    { $percent ->
        [one] { $words } : ainsi, { $who } gagne environ { $percent } partie sur 100.
       *[other] { $words } : ainsi, { $who } gagne environ { $percent } parties sur 100.
    }
# $words : le deuxième choix
board-hint-next = Ensuite : { $words }, { $percent } sur 100.
# $words : le deuxième choix, quand il gagne autant des rares parties où il a été essayé
board-hint-alike = Aussi bon : { $words }, { $percent } sur 100, mais moins souvent essayé.
# $words : un choix dont il est prouvé qu’il gagne
board-hint-proved = { $words } : ainsi, { $who } gagne tout de suite. C’est prouvé.
# $who : le joueur dont les cartes sont vues, $tries : combien de parties ont été jouées en pensée
board-hint-from =
    { $tries ->
        [one] Montré par { $tries } partie, avec ce que voit { $who }, et rien d’autre.
       *[other] Après { $tries } parties en pensée, avec ce que voit { $who }, et rien d’autre.
    }
# $words : un choix ; la suite attendue se trouve dessous, en phrases
board-reason-after = Après « { $words } » :
# Après ce qui se passe ; les points de chacun à la fin se trouvent au-dessus
board-reason-idle = Ce sont les points si ensuite personne ne change rien.
# Là où aucun point ne change dans ce qui se passe. $points : les points de chacun, en liste
board-reason-average = D’ici là, aucun point ne change. Plus tard dans ces parties, les points étaient en moyenne : { $points }.
# count: the number of events that are left out, two or more
board-reason-more = Et ainsi de suite, encore { $count } étapes.
# Le bouton dessous
board-reason-follow = Jouer cette suite sur le plateau

## Ses propres parties

board-games = Vos parties
board-games-none = Aucune partie jouée jusqu’au bout. Vous trouverez ici les vôtres, à revoir quand vous voulez.
# $game : comme Runtime Error, $who : les adversaires
board-games-against = { $game }, contre { $who } :
# $won : combien de $of parties ont été gagnées
board-games-won = victoires : { $won } sur { $of }
# Avant une liste de fins de parties
board-games-lost-by = Les parties que vous avez perdues ont été
# $how : comment une partie a fini ; $count : combien de parties
board-games-so-often = { $how } ({ $count })
# Une partie, après ce qu’elle a donné. $day : quand elle a fini
board-games-one = { $game }, contre { $who }. { $day }
board-games-review = Revoir
# $what : une partie
board-games-review-it = Revoir : { $what }
board-games-file = En fichier
board-games-file-it = En fichier : { $what }
board-games-forget = Oublier
board-games-forget-it = Oublier : { $what }
board-games-all = Voir toutes les parties ({ $count })
board-games-save = Enregistrer mes parties
board-games-load = Charger mes parties
board-games-loaded = Vos parties sont là.
board-games-file-broken = Ce n’est pas un fichier de vos parties. Rien n’a changé.
board-games-file-newer = Ce fichier vient d’une version plus récente. Rien n’a changé.
board-games-unkept = Ce navigateur ne garde rien : vos parties sont connues tant que cette page est ouverte. Vous pouvez les enregistrer dans un fichier.
board-games-full = Ce navigateur n’a plus de place : la dernière partie est connue tant que cette page est ouverte. Enregistrez vos parties, ou oubliez-en.
# $count : combien
board-games-damaged =
    { $count ->
        [one] Une partie est illisible. Elle reste telle quelle.
       *[other] { $count } parties sont illisibles. Elles restent telles quelles.
    }

## À la fin d’une partie jouée seul

# La première victoire dans un jeu. $who : contre qui
board-best-first = Votre première victoire contre { $who } !
# $count : autant de victoires de suite
board-best-row = { $count } victoires de suite contre { $who } !
# $won : combien de $of parties ont été gagnées
board-best-tally = Contre { $who }, victoires : { $won } sur { $of }.
# $who : l’adversaire qui convient le mieux maintenant
board-ending-next = Jouer contre { $who }
