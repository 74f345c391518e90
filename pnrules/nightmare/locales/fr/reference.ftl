### Programmer’s Nightmare : les règles de référence. Ce que dit chaque endroit des règles, avec nos mots.
### Les chiffres sont réservés aux nombres imprimés que INCREMENT et DECREMENT peuvent changer (et aux noms des éditions, des versions et des marqueurs).

## PN 3.0 : sections

ref-pn30-object =
    Tous les joueurs partagent un seul programme et se battent pour en être maîtres. Certaines cartes donnent des points, d’autres en enlèvent, d’autres encore changent le propriétaire d’une carte.

    À vingt points, vous gagnez. À zéro point, vous êtes éliminé, de même si vous avez perdu tous vos bits.
    .title = But du jeu
ref-pn30-two-versions =
    Les mêmes cartes font deux jeux. En version 1, tout le programme est distribué, puis vous en prenez les cartes. En version 2, vous le construisez vous-mêmes, carte par carte, avec votre main.

    La version 1 est un peu plus facile à apprendre, car tout le monde voit toutes les cartes. Elle demande pourtant bien plus de stratégie. Commencez par elle : c’est celle que l’auteur préfère. La version 2 va un peu plus vite et se joue plus simplement.
    .title = Deux façons de jouer
ref-pn30-version-1 =
    Retirez dix cartes de la pioche : toutes les cartes BREAK, RUN, SECRET et INSERT. Avec le reste, formez un cercle : quatorze cartes à deux joueurs, dix-huit à trois, quatre ou cinq, vingt et une à six. Chaque joueur a six bits à poser dans une partie à deux, cinq à trois, quatre à quatre, et trois à cinq ou à six. Chacun a dix points.

    Jouez chacun à votre tour. À votre tour, prenez une carte encore sans bit : posez-y un de vos bits. Continuez tant qu’il reste des bits à poser ; rien d’autre ne se passe avant. Le PC commence à la première carte distribuée, tourné dans le sens de la donne.

    Ensuite, le programme tourne, un tour complet après l’autre. Quand le PC arrive sur une carte avec votre bit, vous choisissez : l’exécuter ou non. Des cartes peuvent apporter d’autres bits, tant que leur couleur n’est pas épuisée. Vous gagnez à vingt points, ou si vous restez le dernier. À zéro point ou sans bit, vous êtes éliminé, et tous les bits de votre couleur partent. S’il devient clair que personne ne peut prendre l’avantage, mélangez toutes les cartes et distribuez un nouveau programme.
    .title = Version 1 : prendre les cartes d’un programme distribué
ref-pn30-version-1-loops =
    Certaines boucles dureraient toujours sans changer les points de personne. Si une telle boucle est à vous, vous pouvez la parcourir trois fois ; ensuite, vous devez laisser passer le PC. Une boucle qui rapporte ou coûte des points n’a pas cette limite : elle continue jusqu’à ce qu’un joueur gagne ou soit éliminé. La version 2 n’a pas cette règle : là, fermer une boucle à vous seul est une façon de gagner.
    .title = Boucles sans fin en version 1
ref-pn30-version-2 =
    Chaque joueur prend tous les bits d’une couleur, dix points et quatre cartes. Retournez une carte de plus : le programme commence par elle, et elle n’a pas de bit. Posez le PC à côté ; il montre un des deux sens de la rangée à venir.

    Le plus jeune commence, puis l’on joue dans le sens horaire. À votre tour, jouez une carte en tête ou en queue de la rangée avec un de vos bits, puis piochez une carte. Une carte PROGRAM ERROR reçoit plutôt le bit d’un adversaire.

    Construire n’exécute rien, et le PC ne bouge pas. L’effet des cartes compte quand le programme tourne.
    .title = Version 2 : construire un programme
ref-pn30-running =
    Jouez RUN au lieu de construire. Le programme démarre à la carte à côté du PC et tourne dans le sens que montre le PC. Sur une carte sans bit, le PC passe. Sur une autre carte, le propriétaire du bit choisit : l’exécuter ou non. Dans les deux cas, le PC continue. Si vous exécutez une carte, vous pouvez vous servir de son texte de toutes les façons qu’il permet. Vous pouvez même déplacer ou enlever vos propres bits.

    La tête et la queue de la rangée se rejoignent : le programme est une boucle et n’a pas de vrai milieu. Pendant qu’il tourne, BREAK est la seule carte que l’on peut jouer.

    À vingt points, vous gagnez. À zéro point ou sans bit, vous êtes éliminé. Si une boucle n’appartient plus qu’à un seul joueur, ce joueur gagne la partie.
    .title = Faire tourner le programme
ref-pn30-several-bits =
    Une carte à plusieurs bits peut être exécutée une fois par bit, dans l’ordre où les bits sont venus. Le plus ancien est le plus près du PC. Le premier joueur peut enlever ou remplacer un bit suivant avant son tour. Si le premier joueur met une autre carte à la place de celle-ci, les suivants ont la nouvelle carte.

    Pendant la construction, chaque carte reçoit un seul bit, et la toute première aucun.
    .title = Plusieurs bits sur une carte
ref-pn30-twenty-cards =
    Dès que le programme a vingt cartes, il démarre tout seul et tourne jusqu’à ce qu’un joueur gagne. BREAK ne peut plus servir.
    .title = Vingt cartes
ref-pn30-break =
    Jouez une carte BREAK de votre main, et le programme s’arrête à la prochaine carte pas encore exécutée. Puis défaussez BREAK. Vous pouvez aussi poser une carte BREAK dans le programme. Quand vient son tour, son propriétaire peut arrêter le programme, sauf si une autre carte a enlevé le bit d’ici là.

    Le joueur qui a joué RUN peut aussi arrêter le programme rien qu’en le disant. Tout autre joueur le peut pour trois points, sans carte.

    Toutes les façons d’arrêter doivent attendre le moment où une carte va être exécutée une deuxième fois. Après l’arrêt, la construction reprend avec le joueur qui a joué RUN.
    .title = Arrêter le programme
ref-pn30-one-shots =
    Certaines cartes n’entrent jamais dans le programme. Jouez une telle carte une fois, faites ce qu’elle dit, puis défaussez-la. Si elle vous fait utiliser deux cartes dans un même tour, piochez deux cartes : vous finissez chaque tour avec quatre cartes en main.
    .title = Cartes à usage unique
ref-pn30-changing-numbers =
    Certaines cartes augmentent ou diminuent un nombre sur une carte. Seul un nombre écrit en chiffres peut changer, jamais un mot comme « un ». Aucun nombre ne descend sous zéro : enlever deux à un laisse zéro. Si vous voulez encore plus de confusion, vous pouvez jouer sans cette limite.
    .title = Changer les nombres
ref-pn30-card-list =
    La liste dit en entier ce que les cartes disent en bref. Consultez-la quand des cartes se gênent. Elle rappelle qu’exécuter est un choix. Le propriétaire peut laisser de côté même une carte REVERSE PROGRAM ; le programme continue alors comme avant.
    .title = Liste des cartes : exécuter est un choix
ref-pn30-sample =
    Dix cartes forment une rangée, les trois joueurs ont dix points chacun, et le joueur un joue RUN. Le PC part d’une carte OVERWRITE sans bit. PROGRAM ERROR coûte un point au joueur trois. Le joueur trois exécute BUG, qui coûte un point à chacun : il reste neuf, neuf et huit points. Le joueur un n’exécute pas COPY, qui lui coûterait deux points. Le joueur deux n’exécute pas REVERSE PROGRAM, qui donnerait INCREMENT à cette carte COPY.

    Le joueur trois monte ACQUIRE à 3. Après la queue de la rangée vient la carte GOTO du joueur deux. Elle mène à BUG, ce qui laisserait FUTURE et ACQUIRE hors de la boucle. Juste avant que BUG agisse de nouveau, le joueur trois arrête le programme. À chaque tour complet, FUTURE aurait profité la première d’une carte ACQUIRE plus forte, et aurait pu aussi la baisser. La construction reprend avec le joueur un.
    .title = La partie d’exemple

## PN 3.0 : cartes

ref-pn30-card-acquire =
    Vous gagnez 2 points. Trois dans la pioche.
    .title = ACQUIRE
ref-pn30-card-bit-maker =
    Posez sur une carte de votre choix un nouveau bit, de n’importe quelle couleur sauf la vôtre. La liste attend cette carte surtout avec PROGRAM ERROR. Une seule dans la pioche.
    .title = BIT MAKER
ref-pn30-card-bit-mover =
    Déplacez 1 bit de n’importe quelle couleur vers une carte voisine de la sienne. Deux dans la pioche.
    .title = BIT MOVER
ref-pn30-card-bit-swapper =
    Échangez 2 bits, de couleurs différentes et sur des cartes différentes. Une seule dans la pioche.
    .title = BIT SWAPPER
ref-pn30-card-break =
    Version 2 seulement. Dès qu’une carte de la boucle va être exécutée de nouveau, cette carte arrête le programme, une fois depuis votre main ou pour de bon depuis sa place dans le programme. Trois dans la pioche.
    .title = BREAK
ref-pn30-card-bug =
    Tout le monde subit 1 dégât, le joueur qui l’exécute aussi. Avec PROGRAM ERROR, il n’y a pas de choix ; ici, le propriétaire en a un. Deux dans la pioche.
    .title = BUG
ref-pn30-card-copy =
    Appliquez dans l’ordre les 2 cartes précédentes, comme si elles étaient écrites ici, sous votre bit. Elles peuvent mener à d’autres cartes. Le PC reste à COPY.

    Une carte SUBROUTINE copiée reçoit 2 cartes à elle, distribuées pour cette carte COPY. Défaussez-les quand la carte SUBROUTINE n’est plus à portée de COPY. Deux dans la pioche.
    .title = COPY
ref-pn30-card-decrement =
    Faites baisser un nombre de 1, pour toujours, sur une carte de votre choix. Posez-y un marqueur −1. Si la carte a plusieurs nombres, vous choisissez lequel. Deux dans la pioche.
    .title = DECREMENT
ref-pn30-card-defend =
    Payez 1 point. Les 2 prochaines cartes exécutées ne vous font aucun dégât. Une carte que son propriétaire n’exécute pas ne compte pas. Quand une carte SUBROUTINE vient juste après DEFEND, les cartes qui comptent sont la carte SUBROUTINE et sa première carte intérieure. Une seule dans la pioche.
    .title = DEFEND
ref-pn30-card-delete =
    Enlevez à 1 carte, n’importe laquelle, 1 bit de n’importe quelle couleur. Une seule dans la pioche.
    .title = DELETE
ref-pn30-card-erase =
    Retirez du programme la carte précédente. Pour savoir laquelle, regardez si le programme a fait demi-tour. Deux dans la pioche.
    .title = ERASE
ref-pn30-card-floater =
    Déplacez cette carte de 1 place, en avant ou en arrière : elle change de place avec une carte voisine. Le PC la suit. Puis appliquez la carte suivante. Deux dans la pioche.
    .title = FLOATER
ref-pn30-card-future =
    Appliquez dans l’ordre les 2 cartes suivantes, comme si elles étaient écrites ici, sous votre bit. Elles peuvent mener à d’autres cartes. Le PC reste à FUTURE.

    Une carte SUBROUTINE se traite comme avec COPY. Deux dans la pioche.
    .title = FUTURE
ref-pn30-card-goto =
    Le PC saute 6 cartes en avant. Ensuite, cette carte GOTO mène toujours à cette carte-là, où qu’elle aille. Une fois cette carte retirée ou remplacée, la carte GOTO ne mène plus nulle part. Le programme garde son sens.

    Quand une carte FUTURE ou une carte COPY commence par une carte GOTO, la carte où mène cette carte GOTO devient la deuxième à appliquer. Dans une carte SUBROUTINE, GOTO compte ses 6 cartes dans le programme principal, à partir de SUBROUTINE. Trois dans la pioche.
    .title = GOTO
ref-pn30-card-increment =
    Faites monter un nombre de 1, sur une autre carte. Posez-y un marqueur +1. Deux dans la pioche.
    .title = INCREMENT
ref-pn30-card-insert =
    À usage unique. Piochez une carte et regardez-la. Posez-la où vous voulez dans le programme, avec un de vos bits. Puis défaussez INSERT. Une seule dans la pioche.
    .title = INSERT
ref-pn30-card-multiplier =
    Chaque joueur qui a ici un bit ou plusieurs en reçoit 1 nouveau, sur cette carte. Elle peut sembler inutile tant que vous n’avez pas de carte BIT MOVER. Une seule dans la pioche.
    .title = MULTIPLIER
ref-pn30-card-oversight =
    C’est la seule carte qui agit quand elle n’a pas de bit, et qui ne fait rien quand elle en a un. Si elle n’a pas de bit quand le PC arrive, tout le monde perd un point. Elle agit seule : un joueur qui a un bit ici n’a pas le choix. Deux dans la pioche.
    .title = OVERSIGHT
ref-pn30-card-overwrite =
    Sur 1 carte du programme, changez un bit en un bit à vous. Elle sert une fois, car une carte inconnue de la pioche la remplace ensuite, sous le même bit. Deux dans la pioche.
    .title = OVERWRITE
ref-pn30-card-pointer =
    Choisissez un joueur, qui prend tous les dégâts que les 2 cartes précédentes ont faits. Si l’une d’elles est une carte SUBROUTINE, ses cartes intérieures comptent aussi. Une seule dans la pioche.
    .title = POINTER
ref-pn30-card-power-surge =
    Chaque joueur sans bit ici perd 3 points. Chaque joueur qui en a un ne perd que 1 point. Deux dans la pioche.
    .title = POWER SURGE
ref-pn30-card-program-error =
    Prenez-la (version 1) ou jouez-la (version 2) avec le bit d’un adversaire. Quand le PC arrive, personne n’a le choix. Tant qu’un bit est ici, la carte agit, et le propriétaire du bit perd 1 point.

    En version 1, ce bit vient de la réserve de sa couleur : ce n’est pas un de ceux qui restent à poser. Prenez la carte avant d’avoir posé votre dernier bit. Trois dans la pioche.
    .title = PROGRAM ERROR
ref-pn30-card-replace =
    Mettez une autre carte à la place d’une carte du programme. Le bit qui s’y trouve garde sa couleur. Défaussez les marqueurs de l’ancienne carte. Seul PN 3.1 dit que la nouvelle carte est piochée. Une seule dans la pioche.
    .title = REPLACE
ref-pn30-card-reverse-program =
    Le programme fait demi-tour et repart dans l’autre sens. Quand deux joueurs ont un bit ici, le second peut annuler ce que le premier a fait. Deux dans la pioche.
    .title = REVERSE PROGRAM
ref-pn30-card-run =
    Version 2 seulement. Le programme tourne jusqu’à une carte BREAK. Puis défaussez RUN. Pendant que le programme tourne, aucune carte ne s’y ajoute. Quatre dans la pioche.
    .title = RUN
ref-pn30-card-secret =
    À usage unique. Défaussez-la ensuite. Posez une carte de votre main face cachée, en tête ou en queue, avec un de vos bits. On la retourne quand le PC est là et que son propriétaire décide de s’en servir pour la première fois. Deux dans la pioche.
    .title = SECRET
ref-pn30-card-self-destruct =
    1 joueur subit 4 dégâts. Puis défaussez cette carte et tous ses bits. Si elle en a plusieurs, seul le premier peut la faire sauter. Une seule dans la pioche.
    .title = SELF DESTRUCT
ref-pn30-card-sequence-mod =
    Déplacez 1 carte où vous voulez dans le programme. Si c’est celle-ci, le PC la suit. Une seule dans la pioche.
    .title = SEQUENCE MOD
ref-pn30-card-subroutine =
    Au premier passage du PC, et seulement alors, distribuez 2 cartes à côté du programme principal. Elles restent en jeu, mais hors de la boucle principale, et ne reçoivent pas de bit. Pour exécuter SUBROUTINE, appliquez-les toutes les deux, dans l’ordre. La première fois, c’est obligatoire ; chaque fois que le PC revient, le propriétaire de SUBROUTINE peut choisir.

    Les cartes intérieures qui en déplacent d’autres, comme FLOATER, doivent rester à l’intérieur. Celles qui touchent tout le programme, comme SEQUENCE MOD, peuvent agir sur le programme principal comme sur la carte SUBROUTINE. Celles qui semblent en sortir, comme POINTER, SWAP INSTRUCTIONS, FUTURE et COPY, n’agissent qu’avec les cartes intérieures. Seule GOTO fait exception. Quand UPGRADE change un propriétaire à l’intérieur, le bit du nouveau se pose là, et ce joueur doit exécuter la carte chaque fois que la carte SUBROUTINE est exécutée. Deux dans la pioche.
    .title = SUBROUTINE
ref-pn30-card-swap-instructions =
    Échangez entre elles les 2 cartes précédentes, ou les 2 suivantes. Quand le nombre est devenu 3, mettez dans l’ordre que vous voulez les 3 cartes précédentes, ou les 3 suivantes. Une seule dans la pioche.
    .title = SWAP INSTRUCTIONS
ref-pn30-card-time-delay =
    Prenez un jeton SKIP quand cette carte est exécutée. Gardez-le aussi longtemps que vous voulez, même si TIME DELAY part ou si votre bit en est enlevé. Dépensez-le : un joueur perd son tour sur une carte. Puis défaussez-le. Vous pouvez garder plusieurs jetons SKIP. Une seule dans la pioche.
    .title = TIME DELAY
ref-pn30-card-upgrade =
    Choisissez une place dans le programme. Piochez une carte, si la pioche en a encore, et posez-la là. Ensuite, le bit sur UPGRADE devient un bit de votre voisin de droite. Enfin, votre propre bit passe sur la nouvelle carte.

    Quand une carte COPY ou une carte FUTURE applique une carte UPGRADE comme première de ses 2 cartes, le bit de la carte qui copie change de propriétaire avant la seconde. Le nouveau propriétaire doit appliquer cette seconde carte, car la carte qui copie agit déjà. Une seule dans la pioche.
    .title = UPGRADE
ref-pn30-card-worm =
    Posez un nouveau bit à vous sur une autre carte. Si cette carte a déjà des propriétaires, le premier passera encore d’abord quand elle agira. Une seule dans la pioche.
    .title = WORM
ref-pn30-card-zap =
    Un autre joueur de votre choix subit 1 dégât. Trois dans la pioche.
    .title = ZAP

## PN 3.1 : sections

ref-pn31-introduction =
    Un jeu de stratégie, et d’un peu de chaos, pour deux à six joueurs autour d’un seul programme dangereux. Ses cartes forment une grande boucle. Vos bits disent quelles cartes vous pouvez exécuter. Vous gagnez de deux façons : à vingt points, ou si vous restez le dernier. Le programme est déjà là (version 1), ou vous le faites vous-mêmes (version 2). Le livret nomme le PC « marqueur d’avancée ».
    .title = Ce qu’est le jeu
ref-pn31-version-1 =
    Retirez dix cartes : toutes les cartes BREAK, RUN, SECRET et INSERT. Avec le reste, formez un cercle : quatorze cartes à deux joueurs, dix-huit à trois, quatre ou cinq, vingt et une à six. Chaque joueur a six bits à poser dans une partie à deux, cinq à trois, quatre à quatre, et trois à cinq ou à six. Chacun a dix points. Jouez chacun à votre tour : chaque bit va sur une carte encore libre. Puis le PC part de la première carte et avance d’une carte à la fois dans le sens de sa flèche, jusqu’à ce qu’un joueur ait vingt points ou que tous ses adversaires soient éliminés.

    Sur une carte sans bit, le PC passe. Lisez-la quand même : elle attend peut-être justement cela. Avec un bit, son propriétaire choisit : exécuter la carte ou non. Avec plusieurs, elle peut être exécutée une fois par bit. Les propriétaires choisissent l’un après l’autre, dans l’ordre où les bits sont venus. Ce que fait l’un peut empêcher ou changer la suite.
    .title = Version 1 : un programme déjà là
ref-pn31-version-1-loops =
    Si vous lancez une boucle qui ne change pas les points, vous pouvez la parcourir trois fois de suite. Puis le PC la quitte pour la carte d’après. Une boucle qui change les points continue, même si la partie doit y finir. La version 2 n’a pas cette règle : une boucle gagnante serait trop facile à construire.
    .title = Boucles sans fin en version 1
ref-pn31-elimination =
    Vous êtes éliminé quand vous n’avez plus de bit sur la table, ou quand vos points sont à zéro ou au-dessous. Sans points, vous perdez aussi les bits que vous avez encore là. Les autres continuent.
    .title = Sortir du jeu
ref-pn31-version-2 =
    Utilisez toutes les cartes. Vous faites, lancez et arrêtez le programme vous-mêmes. C’est une rangée, mais vous pouvez aussi y voir un cercle : de la dernière carte, le PC passe à la première sans se retourner. Chaque joueur reçoit quatre cartes, tous les bits d’une couleur et dix points. Posez une carte au milieu avec le PC, qui montre le sens.

    On gagne et on perd comme en version 1. Il y a une façon de plus de gagner : une boucle où aucun autre joueur n’a de carte, une fois exécutée, donne la partie à son propriétaire.
    .title = Version 2 : les joueurs font le programme
ref-pn31-programming =
    Le plus jeune commence. À votre tour, posez une carte avec un de vos bits, puis piochez une carte. Elle va avant la première carte ou après la dernière, jamais entre deux autres. Rien ne s’exécute encore, et le PC ne bouge pas. Ce qui compte, c’est à qui sont les bits quand le PC arrive.
    .title = Construire le programme
ref-pn31-running =
    Jouez RUN au lieu de construire. Les cartes s’exécutent alors comme en version 1. BREAK est la seule carte que l’on peut jouer ; défaussez-la ensuite.

    Au-dessous de vingt cartes, il y a d’autres façons d’arrêter. Le joueur qui a joué RUN peut le dire, un autre joueur peut le dire pour trois points, et une carte BREAK peut faire partie du programme.
    .title = Faire tourner le programme
ref-pn31-twenty-cards =
    Dès que le programme a vingt cartes, il démarre tout seul, sans RUN, et tourne jusqu’à ce qu’un joueur gagne. Alors, personne ne peut plus jouer BREAK.
    .title = Vingt cartes
ref-pn31-break =
    Ni une carte BREAK ni un mot n’arrêtent le programme n’importe où. Le PC doit être sur une carte qui n’est pas exécutée, par choix de son propriétaire ou parce qu’elle n’a pas de bit. De plus, toutes les façons d’arrêter doivent attendre le moment où une carte va être exécutée une deuxième fois. Après l’arrêt, la construction reprend avec le joueur qui a fait démarrer le programme en dernier.
    .title = Arrêter le programme
ref-pn31-one-shots =
    Les cartes à usage unique, comme RUN, n’entrent pas dans le programme. Jouez une telle carte une fois, faites ce qu’elle dit, puis défaussez-la. Si elle vous fait poser plusieurs cartes, piochez à la fin de votre tour jusqu’à en avoir quatre en main.
    .title = Cartes à usage unique
ref-pn31-changing-numbers =
    Des marqueurs changent les nombres des cartes, mais seulement ceux écrits en chiffres. Un nombre en lettres ne peut pas changer : cela distingue deux cartes qui se lisent pareil. Aucun nombre ne descend sous zéro, même avec beaucoup de marqueurs −1. Si vous trouvez le jeu trop sage, vous pouvez jouer sans cette limite.
    .title = Changer les nombres
ref-pn31-card-list =
    La liste donne le texte même des cartes. Il est traduit à peu près à la même longueur, pour que vous puissiez le coller par-dessus l’anglais. Les cartes gardent leurs noms anglais. SUBROUTINE n’est pas dans la liste.

    Lisez les cartes avec calme : cela règle presque tous leurs conflits. Pour les cas tordus qui n’ont pas de place dans un livret, le traducteur renvoie à une page de questions et de réponses sur le jeu.
    .title = Liste des cartes : leur texte

## PN 3.1 : cartes

ref-pn31-card-acquire =
    Vous gagnez 2 points.
    .title = ACQUIRE
ref-pn31-card-bit-maker =
    Posez sur une carte de votre choix un nouveau bit, de n’importe quelle couleur sauf la vôtre.
    .title = BIT MAKER
ref-pn31-card-bit-mover =
    Déplacez 1 bit de n’importe quelle couleur vers une carte voisine de la sienne.
    .title = BIT MOVER
ref-pn31-card-bit-swapper =
    Échangez 2 bits, de couleurs différentes et sur des cartes différentes. Cette édition écrit BIT SWAPER.
    .title = BIT SWAPPER
ref-pn31-card-break =
    Version 2 seulement. Dès que le PC est venu au moins deux fois sur une carte, BREAK arrête le programme à la prochaine carte non exécutée.
    .title = BREAK
ref-pn31-card-bug =
    Tout le monde subit 1 dégât.
    .title = BUG
ref-pn31-card-copy =
    Appliquez encore une fois, dans l’ordre, les 2 cartes précédentes. Le PC ne bouge pas.
    .title = COPY
ref-pn31-card-decrement =
    Faites baisser un nombre de un, pour toujours, sur une carte de votre choix. Posez-y un marqueur −1. Sur cette carte, la quantité est un mot, donc elle ne peut pas changer.
    .title = DECREMENT
ref-pn31-card-defend =
    Payez 1 point. Les 2 prochaines cartes exécutées ne vous font aucun dégât.
    .title = DEFEND
ref-pn31-card-delete =
    Enlevez un bit d’une carte. Il retourne dans la réserve de son propriétaire. Sur cette carte, les quantités sont des mots, donc elles ne peuvent pas changer.
    .title = DELETE
ref-pn31-card-erase =
    Retirez du programme la carte précédente. Le sens du programme dit laquelle est la précédente.
    .title = ERASE
ref-pn31-card-floater =
    Déplacez cette carte de 1 place, en avant ou en arrière. Puis appliquez la carte suivante. Le PC reste sur cette carte.
    .title = FLOATER
ref-pn31-card-future =
    Appliquez dans l’ordre les 2 cartes suivantes. Le PC ne bouge pas.
    .title = FUTURE
ref-pn31-card-goto =
    Le PC saute 6 cartes en avant. Posez un marqueur GOTO sur la carte d’arrivée : cette carte GOTO y mène toujours, même si elle a changé de place.
    .title = GOTO
ref-pn31-card-increment =
    Faites monter un nombre de un, sur une autre carte. Posez-y un marqueur +1. Sur cette carte, la quantité est un mot, donc elle ne peut pas changer.
    .title = INCREMENT
ref-pn31-card-insert =
    À usage unique. Piochez une carte et regardez-la. Posez-la où vous voulez dans le programme, avec un de vos bits.
    .title = INSERT
ref-pn31-card-multiplier =
    Chaque joueur qui a ici un bit ou plusieurs en ajoute un. Cela se fait une fois par passage du PC, même avec plusieurs bits. Sur cette carte, la quantité est un mot, donc elle ne peut pas changer.
    .title = MULTIPLIER
ref-pn31-card-oversight =
    Sans bit, cette carte agit seule, et tout le monde perd 1 point. Dès qu’il y a un bit, il ne se passe rien.
    .title = OVERSIGHT
ref-pn31-card-overwrite =
    Changez un bit du programme en un bit à vous. Puis une carte de la pioche remplace celle-ci. Sur cette carte, les quantités sont des mots, donc elles ne peuvent pas changer.
    .title = OVERWRITE
ref-pn31-card-pointer =
    Choisissez un joueur, qui prend tous les dégâts que les deux cartes précédentes vous ont faits. Sur cette carte, la quantité est un mot, donc elle ne peut pas changer.
    .title = POINTER
ref-pn31-card-power-surge =
    Chaque joueur sans bit ici perd 3 points. Chaque joueur qui en a un ne perd que 1 point.
    .title = POWER SURGE
ref-pn31-card-program-error =
    Prenez-la (version 1) ou jouez-la (version 2) avec un bit de la réserve d’un adversaire. Chaque joueur qui a un bit ici perd 1 point, sans choix.
    .title = PROGRAM ERROR
ref-pn31-card-replace =
    Une carte de la pioche remplace une carte du programme. Les bits gardent leur couleur et leur ordre.
    .title = REPLACE
ref-pn31-card-reverse-program =
    Le PC se retourne, et le programme repart dans l’autre sens.
    .title = REVERSE PROGRAM
ref-pn31-card-run =
    À usage unique. Le programme démarre à la carte où est le PC. Gardez RUN devant vous, face visible, tant que le programme tourne, pour que tout le monde voie que vous l’avez jouée.
    .title = RUN
ref-pn31-card-secret =
    À usage unique. Posez une carte de votre main face cachée, en tête ou en queue, avec un de vos bits. Le premier joueur qui décide de l’exécuter la retourne.
    .title = SECRET
ref-pn31-card-self-destruct =
    Un joueur subit 4 dégâts. Puis défaussez cette carte et tous ses bits. Sur cette carte, le nombre de joueurs est un mot, donc il ne peut pas changer.
    .title = SELF DESTRUCT
ref-pn31-card-sequence-mod =
    Déplacez une carte et ses bits où vous voulez dans le programme. Si c’est celle-ci, le PC la suit. Sur cette carte, la quantité est un mot, donc elle ne peut pas changer.
    .title = SEQUENCE MOD
ref-pn31-card-subroutine =
    La liste des cartes de cette édition n’a pas de carte SUBROUTINE, et rien ne dit pourquoi. Une partie en PN 3.1 la garde dans la pioche et la joue selon PN 3.0, avec le 2 qui y est imprimé (N-26).
    .title = SUBROUTINE
ref-pn31-card-swap-instructions =
    Échangez entre elles les 2 cartes précédentes, ou les 2 suivantes. Une note ajoute : avec un marqueur +1, mettez dans un autre ordre les 3 cartes précédentes, ou les 3 suivantes.
    .title = SWAP INSTRUCTIONS
ref-pn31-card-time-delay =
    Prenez un jeton SKIP. Dépensez-le quand vous voulez : une carte est sautée. Le jeton SKIP reste valable même si cette carte, ou les bits dessus, sont défaussés.
    .title = TIME DELAY
ref-pn31-card-upgrade =
    Choisissez une place dans le programme. Une carte de la pioche y va, avec votre bit d’ici. Un bit de votre voisin de droite, pris dans sa réserve, le remplace ici.
    .title = UPGRADE
ref-pn31-card-worm =
    Posez 1 nouveau bit à vous sur une autre carte.
    .title = WORM
ref-pn31-card-zap =
    Un autre joueur de votre choix subit 1 dégât.
    .title = ZAP
