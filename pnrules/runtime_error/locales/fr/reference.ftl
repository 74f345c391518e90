### Runtime Error : le guide des règles. Ce que dit chaque endroit du livret, dans nos mots.

ref-re-overview =
    Toute carte peut entrer dans un petit programme : comme condition, ou comme ce qui se fait quand la condition est remplie. Qui fait tourner un programme en rond, au point que son tour ne finirait jamais, gagne.
    .title = De quoi il s’agit
ref-re-set-up =
    De 2 à 4 joueurs partagent un jeu de 52 cartes, sans joker. Chacun en reçoit 5. On choisit qui commence, puis on joue dans le sens des aiguilles d’une montre.
    .title = Mise en place
ref-re-gameplay =
    Un tour a trois temps, dans cet ordre : écrire une instruction, tester une entrée, finir. Les deux premiers peuvent être sautés.
    .title = Le déroulement d’un tour
ref-re-scripting =
    Une fois par tour, trois cartes de la main peuvent former une instruction. Deux d’entre elles, de même couleur, en sont les bornes ; l’inférieure vaut moins que la supérieure, l’as comptant 1, le valet 11, la dame 12 et le roi 13. La troisième, posée en travers, est la fonction ; seule sa couleur compte.

    Un joueur n’a jamais deux instructions dont les fonctions sont de même couleur.
    .title = Écrire une instruction
ref-re-testing =
    Une carte de la main peut être jouée comme entrée. Chaque instruction du joueur dont les bornes contiennent sa valeur, bornes comprises, est satisfaite, et sa fonction doit être exécutée. S’il y en a plusieurs, les carreaux passent d’abord, puis les trèfles, les cœurs et les piques.

    Il n’y a qu’une entrée par tour, sauf si un LOOP en demande d’autres.
    .title = Tester une entrée
ref-re-edit =
    Une fonction carreau satisfaite retire une carte d’une instruction quelconque, la sienne ou celle d’un autre. Cette carte est défaussée, et une carte de la main la remplace, face cachée. L’instruction se repose jusqu’à ce que l’entrée en cours soit défaussée ; alors la nouvelle carte est retournée.

    L’échange doit laisser une instruction valable.
    .title = EDIT (carreau)
ref-re-load =
    Une fonction trèfle satisfaite donne à son joueur la carte du dessus de la pioche.
    .title = LOAD (trèfle)
ref-re-pull =
    Une fonction cœur satisfaite donne à son joueur la carte du sommet de la défausse. S’il n’y en a pas, il ne se passe rien.
    .title = PULL (cœur)
ref-re-loop =
    Une fonction pique satisfaite envoie l’entrée à la défausse et fait tester une autre carte de la main. Sans carte en main, il ne se passe rien.
    .title = LOOP (pique)
ref-re-empty-deck =
    Quand la pioche est épuisée, la défausse est mélangée et prend sa place.
    .title = Une pioche vide
ref-re-winning =
    Qui, au cours de son tour, a un moyen de le prolonger sans fin gagne. Il en doit la raison aux autres : il l’explique, ou du moins la montre.
    .title = Gagner
ref-re-end =
    À la fin du tour, l’entrée est défaussée, s’il y en a eu une, et une carte est piochée.
    .title = La fin d’un tour
ref-re-example-1 =
    Une fonction cœur va de 5 à la dame, une fonction pique de 4 à 10. Avec 7♣ comme entrée et 8♦ au sommet de la défausse, chaque entrée reprend la précédente dans la défausse, et les deux instructions contiennent les deux. Les deux cartes échangent leurs places sans fin.
    .title = Exemple : cœur et pique
ref-re-example-2 =
    Une fonction trèfle va de l’as au roi, une fonction pique de l’as à la dame. Chaque entrée fait venir une carte, qui la remplace. S’il ne reste aucun roi dans la pioche ni dans la défausse, toute carte qui vient peut être jouée.
    .title = Exemple : trèfle et pique
ref-re-sample =
    Le premier joueur écrit une instruction de l’as à 5 avec une fonction cœur, ne joue aucune entrée et pioche. Le second en écrit une de 4 au roi avec une fonction carreau, joue un 5, doit modifier et modifie l’instruction du premier, défausse l’entrée et pioche.
    .title = Un tour de table en exemple
