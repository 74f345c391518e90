### Runtime Error : le guide des règles. Ce que dit chaque endroit du livret, dans nos mots.

ref-re-overview =
    Toute carte peut entrer dans un petit programme. Elle fait partie d’une condition, ou elle dit ce qui se passe quand la condition est remplie. Faites tourner un programme en boucle, pour que votre tour ne finisse jamais, et vous gagnez.
    .title = De quoi il s’agit
ref-re-set-up =
    De deux à quatre joueurs partagent un jeu de 52 cartes, sans joker. Chacun reçoit cinq cartes. Choisissez qui commence. Les tours se suivent dans le sens horaire.
    .title = Mise en place
ref-re-gameplay =
    Un tour a trois temps, dans cet ordre : écrire une instruction, tester une entrée, finir le tour. Vous pouvez sauter les deux premiers.
    .title = Comment se passe un tour
ref-re-scripting =
    Une fois par tour, vous pouvez poser trois cartes de votre main : c’est une instruction. Deux d’entre elles, de même couleur, sont ses bornes. La borne inférieure doit valoir moins que la supérieure : l’as vaut 1, le valet 11, la dame 12, le roi 13. La troisième carte se pose en travers. C’est la fonction, et seule sa couleur compte.

    Vous n’avez jamais deux instructions avec des fonctions de même couleur.
    .title = Écrire une instruction
ref-re-testing =
    Vous pouvez jouer une carte de votre main comme entrée. Regardez vos instructions : si la valeur de l’entrée est entre les bornes, ou égale à l’une d’elles, vous devez exécuter la fonction. D’abord les carreaux, puis les trèfles, les cœurs et les piques.

    Vous jouez une seule entrée par tour, sauf si LOOP en demande d’autres.
    .title = Tester une entrée
ref-re-edit =
    Pour exécuter une fonction carreau, retirez une carte de n’importe quelle instruction, à vous ou à un autre joueur, et défaussez-la. Mettez à sa place une carte de votre main, face cachée. L’instruction attend que l’entrée soit défaussée. Alors la nouvelle carte est retournée.

    L’échange doit laisser une instruction valable.
    .title = EDIT (carreau)
ref-re-load =
    Pour exécuter une fonction trèfle, prenez la carte du dessus de la pioche.
    .title = LOAD (trèfle)
ref-re-pull =
    Pour exécuter une fonction cœur, prenez la carte du dessus de la défausse. Si la défausse est vide, il ne se passe rien.
    .title = PULL (cœur)
ref-re-loop =
    Pour exécuter une fonction pique, défaussez l’entrée et testez une autre carte de votre main. Sans carte en main, il ne se passe rien.
    .title = LOOP (pique)
ref-re-empty-deck =
    Quand la pioche est vide, la défausse est mélangée et devient la pioche.
    .title = Une pioche vide
ref-re-winning =
    Si vous avez, à votre tour, un moyen de faire durer ce tour sans fin, vous gagnez. Vous devez expliquer aux autres pourquoi il dure sans fin, ou au moins le montrer.
    .title = Gagner
ref-re-end =
    À la fin de votre tour, défaussez l’entrée, si vous en avez joué une. Puis piochez une carte.
    .title = La fin d’un tour
ref-re-example-1 =
    Une fonction cœur va de 5 à la dame, une fonction pique de 4 à 10. L’entrée est 7♣, et 8♦ est sur le dessus de la défausse. Chaque entrée reprend l’autre carte dans la défausse, et les deux cartes sont entre les bornes des deux instructions. Elles échangent leurs places sans fin.
    .title = Exemple : cœur et pique
ref-re-example-2 =
    Une fonction trèfle va de l’as au roi, une fonction pique de l’as à la dame. Chaque entrée fait venir une carte, qui est l’entrée suivante. S’il ne reste pas de roi dans la pioche ni dans la défausse, toute carte qui vient est entre les bornes des deux instructions.
    .title = Exemple : trèfle et pique
ref-re-sample =
    Le premier joueur écrit une instruction de l’as à 5 avec une fonction cœur, ne joue pas d’entrée et pioche. Le second en écrit une de 4 au roi avec une fonction carreau et joue un 5. C’est EDIT : le second joueur modifie l’instruction du premier. Puis il défausse l’entrée et pioche.
    .title = Un tour de table en exemple
