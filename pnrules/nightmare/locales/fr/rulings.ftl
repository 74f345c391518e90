### Programmer’s Nightmare : les décisions, pour qui n’a pas lu le registre.
### Valeur : la question. .default : ce que nous suivons. .other-… : une autre réponse. .reason : ce que les règles disent ou laissent ouvert.
### Les chiffres sont réservés aux nombres imprimés que INCREMENT et DECREMENT peuvent changer (et aux noms des éditions et des versions).

ruling-n-01 = Quand une instruction copiée dit « précédente », « suivante », « en avant » ou « cette carte », à partir de quelle carte compte-t-on ?
    .default = À partir de la carte qui copie. Si profonde que soit la copie, le texte se lit comme s’il figurait sur la carte qui copie, à côté du bit du joueur qui copie. Cela vaut pour 3.0 et 3.1.
    .other-copied = À partir de la carte copiée, comme si le PC s’y trouvait.
    .reason = PN 3.0, COPY et PN 3.0, FUTURE reportent les ordres copiés sur la carte qui copie. PN 3.1, COPY et PN 3.1, FUTURE laissent seulement le PC en place ; sur ce point, 3.1 suit donc 3.0.

ruling-n-02 = Dans un SUBROUTINE, le compte passe-t-il de sa dernière carte à sa première ?
    .default = Non. Les cartes propres à un SUBROUTINE forment une courte rangée dont les deux bouts ne se rejoignent pas. COPY, FUTURE et SWAP INSTRUCTIONS ne trouvent rien au-delà d’un bout, et ce qui n’y est pas n’est pas exécuté. Les mêmes limites valent pour POINTER, ERASE et FLOATER.
    .reason = PN 3.0, SUBROUTINE retient de telles cartes dans la rangée mais se tait sur ses bouts ; seul le programme principal est dit former une boucle (PN 3.0, Faire tourner le programme). La liste de 3.1 ne contient pas de SUBROUTINE ; une partie en 3.1 l’emploie comme 3.0 le décrit.

ruling-n-03 = Un GOTO est copié avant d’avoir jamais sauté : où mène la copie ?
    .default = Il compte ses cartes à partir de la carte qui copie, dans le sens de la marche. Cet usage attache aussi le GOTO copié lui-même à la carte atteinte, pour ses propres bits et pour toute copie ultérieure. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, GOTO ne décrit la copie que d’un saut déjà attaché. Puisque le texte copié figure sur la carte qui copie (PN 3.0, COPY), le compte part de là. PN 3.1, GOTO laisse un repère sur la carte atteinte et ne parle pas de copies.

ruling-n-04 = DEFEND protège des prochaines cartes exécutées : qu’est-ce qui compte comme l’une d’elles ?
    .default = Toute instruction exécutée, y compris à l’intérieur d’une autre. Un COPY, un FUTURE ou un SUBROUTINE compte pour une, et chaque carte qu’il exécute pour une de plus. Cela vaut pour 3.0 et 3.1.
    .other-under-the-pc = Seules comptent les cartes où se tient le PC ; ce qu’elles exécutent en elles-mêmes en fait partie.
    .reason = PN 3.0, DEFEND compte un SUBROUTINE et la première de ses cartes pour deux. Nous comptons de même ce qu’exécutent COPY, FUTURE et les emboîtements plus profonds. PN 3.1, DEFEND demande seulement qu’une instruction soit exécutée.

ruling-n-05 = Combien de bits chaque couleur possède-t-elle ?
    .default = Une réserve fixée à la mise en place : ici vingt par couleur, ceux en jeu compris. Les bits qui quittent le programme y reviennent. Tant qu’une réserve est vide, sa couleur ne peut être désignée pour un nouveau bit, et une instruction qui aurait besoin de l’un des siens n’en place aucun et fait le reste. Un OVERWRITE exécuté par un joueur dont la réserve est vide ne change aucun bit et est tout de même remplacé. Il en va de même en 3.0 et en 3.1.
    .other-unlimited = Pas de limite qu’une table rencontre : cent de chaque couleur, et au-delà comme ci-dessus.
    .reason = PN 3.0, Version 1 laisse entrer de nouveaux bits et avertit qu’une couleur peut s’épuiser ; PN 3.1, PROGRAM ERROR prend des bits dans une réserve. Aucune des deux éditions n’en donne le nombre.

ruling-n-06 = Version 1 : comment revendique-t-on un PROGRAM ERROR ?
    .default = C’est ce que l’on fait de son tour, et cela ne coûte aucun de ses bits. Le bit qui y va est celui d’un adversaire, au choix, et n’est pas de ceux que cet adversaire doit encore poser. On ne peut le revendiquer que tant qu’on a soi-même encore un bit à poser. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, PROGRAM ERROR prend le bit parmi ceux de sa couleur qui sont en plus, et veut que ce soit fait avant de jouer son propre dernier bit ; PN 3.1, PROGRAM ERROR le prend dans la réserve d’un adversaire. Aucune ne dit si l’on pose aussi un bit à soi dans le même tour.

ruling-n-07 = Qui commence ?
    .default = Le siège numéro un, dans les deux versions et les deux éditions. La table décide qui s’y assied ; rien n’empêche que ce soit le plus jeune.
    .reason = PN 3.0, Version 2 et PN 3.1, Construire le programme désignent le plus jeune joueur. Pour la version 1, aucune édition ne nomme personne, et le logiciel ignore l’âge de chacun.

ruling-n-08 = Une carte piochée pour le programme ne peut pas s’y trouver : que faire ?
    .default = RUN, INSERT et SECRET sont défaussés et l’on pioche une autre carte. Un BREAK reste : il a sa place dans un programme. Cela vaut pour 3.0 et 3.1, et ne se présente qu’en version 2, puisque la version 1 ôte ces cartes de la pioche.
    .reason = Plusieurs cartes, ainsi que la mise en place de la version 2, mettent une carte inconnue directement dans le programme ; aucune édition n’envisage qu’il en sorte une carte à usage unique. PN 3.0, Arrêter l’exécution et PN 3.1, Faire tourner le programme permettent de poser un BREAK dans le programme.

ruling-n-09 = Que se passe-t-il s’il faut piocher et que la pioche est vide ?
    .default = OVERWRITE, REPLACE, UPGRADE et INSERT ne font alors rien du tout, et un SUBROUTINE reçoit les cartes qui restent. La défausse ne bouge pas. Il en va de même en 3.0 et en 3.1.
    .other-shuffle = La défausse est mélangée et devient la pioche, partout où il faut piocher : pour compléter une main aussi.
    .other-recolour = Un OVERWRITE recolore tout de même son bit, puis quitte le programme sans que rien prenne sa place.
    .reason = PN 3.0, UPGRADE prévoit que la pioche puisse s’épuiser, sans dire ce que devient alors le reste de la carte. Aucune édition ne remélange la défausse en cours de partie. Ne rien faire évite qu’une carte soit exécutée à moitié.

ruling-n-10 = Quand un joueur est-il éliminé faute de bits ?
    .default = À la fin de l’exécution d’une instruction qui a pris, ou recoloré, son dernier bit sur la table. Les bits posés sur les cartes d’un SUBROUTINE comptent comme étant sur la table ; ceux de la réserve, non. Les instructions exécutées à l’intérieur d’une autre sont examinées une à une, chacune comme un tout. Personne n’est éliminé sans avoir déjà eu un bit sur la table. Il en va de même en 3.0 et en 3.1.
    .other-run-start = Comme par défaut, et de plus, en version 2, quiconque n’a aucun bit dans le programme au début d’une exécution est éliminé.
    .reason = PN 3.0, But du jeu et PN 3.1, Sortir du jeu éliminent un joueur sans bits ; 3.1 précise que c’est le plateau qui compte. Aucune ne dit quand regarder. La version 2 commence sans bit sur la table : n’en avoir aucun ne peut donc suffire.

ruling-n-11 = Et si tous ceux qui restent sont éliminés en même temps ?
    .default = La partie est nulle, en 3.0 comme en 3.1.
    .other-actor = Le joueur dont l’instruction en est la cause gagne.
    .reason = Les deux éditions donnent la victoire au dernier joueur en lice (PN 3.0, Version 1 ; PN 3.1, Ce qu’est le jeu) et n’envisagent pas qu’il ne reste personne.

ruling-n-12 = POINTER redirige ce qu’ont fait les cartes d’avant : quelles cartes, et quels dégâts ?
    .default = Autant de cartes avant lui, dans le sens de marche, que le dit son nombre ; en 3.1, deux. Comptent les dégâts de la dernière halte du PC à chacune d’elles, si cette halte a eu lieu depuis que le PC a quitté le POINTER ou, s’il n’y est pas encore venu dans cette exécution, depuis qu’elle a commencé. Des dégâts arrêtés comptent pour rien, et les parts des joueurs éliminés depuis sont laissées telles quelles. En 3.1, seule se déplace la part du joueur qui se sert du POINTER. Un second usage déplace les dégâts de là où ils se trouvent alors. Ceux qu’un POINTER copié a déplacés restent ceux de la carte qui les a faits. Le joueur désigné peut être celui qui s’en sert.
    .other-executed = Les dernières cartes exécutées, en même nombre, où qu’elles soient.
    .reason = PN 3.0, POINTER et PN 3.1, POINTER parlent des cartes précédentes. Elles ne disent ni de quand peuvent dater les dégâts d’une carte, ni que faire de dégâts déjà arrêtés ou déplacés.

ruling-n-13 = POINTER redirige des dégâts que d’autres ont déjà subis : que deviennent les points ?
    .default = Ceux qui les ont subis retrouvent leurs points, et le joueur désigné subit la somme. En 3.0, ils peuvent être plusieurs ; en 3.1, c’est celui qui se sert du POINTER.
    .reason = PN 3.0, POINTER et PN 3.1, POINTER disent sur qui les dégâts doivent tomber. Ce qui est redirigé ne peut rester aussi où il était ; nous n’ajoutons que cela.

ruling-n-14 = Un GOTO emmène le PC : les bits placés derrière lui sur la carte agissent-ils encore ?
    .default = Non. Le PC est parti ; les bits qui n’ont pas encore agi attendent sa prochaine arrivée. Cela vaut pour 3.0 et 3.1.
    .reason = PN 3.0, Plusieurs bits sur une carte et PN 3.1, Version 1 donnent à chaque bit son tour, dans l’ordre. Aucune ne dit l’effet d’un saut survenu entre-temps ; 3.1 remarque qu’une exécution peut empêcher la suivante.

ruling-n-15 = La carte qui agit est retirée alors que sa copie n’est faite qu’à moitié : le reste a-t-il lieu ?
    .default = Oui. Ce qui a été activé est exécuté jusqu’au bout, en 3.0 et en 3.1. Il en va de même d’un SUBROUTINE qui s’en va pendant qu’on exécute ses cartes. Après un OVERWRITE copié, « cette carte » désigne la nouvelle carte mise à sa place.
    .reason = PN 3.0, UPGRADE laisse continuer un COPY ou un FUTURE activé dont le bit a pourtant changé de propriétaire. Nous traitons de même une carte absente ; rien d’autre n’en parle dans les deux éditions.

ruling-n-16 = Où va le PC quand la carte à côté de lui quitte le programme ?
    .default = Sur la carte suivante dans son sens de marche, où il arrive comme d’ordinaire. Cela vaut pour 3.0 et 3.1.
    .reason = Des cartes comme SELF DESTRUCT se retirent elles-mêmes dans les deux éditions (PN 3.0, SELF DESTRUCT ; PN 3.1, SELF DESTRUCT), et aucune ne dit où le PC se tient ensuite.

ruling-n-17 = Un COPY ou un FUTURE tombe sur une carte qu’un SECRET a posée face cachée : que faire ?
    .default = La carte est retournée et exécutée. Cela vaut pour 3.0 et 3.1, et ne se présente qu’en version 2.
    .reason = PN 3.0, SECRET et PN 3.1, SECRET retournent la carte quand son propriétaire décide de s’en servir, et ne pensent pas aux copies. PN 3.0, COPY et PN 3.1, COPY exécutent les cartes qui se trouvent là, sans exception.

ruling-n-18 = Peut-on changer un nombre sur une carte face cachée, ou sur une carte d’un SUBROUTINE ?
    .default = Face cachée, non. Dans un SUBROUTINE, oui. Cela vaut pour INCREMENT et DECREMENT, en 3.0 et en 3.1.
    .reason = PN 3.0, INCREMENT atteint toute carte sauf la sienne, et PN 3.0, SUBROUTINE garde ses cartes en jeu : elles sont donc comprises. Sur une carte face cachée, personne ne voit de nombre ; aucune édition n’y pense.

ruling-n-19 = DECREMENT peut-il baisser son propre nombre, et INCREMENT augmenter le sien ?
    .default = DECREMENT, oui. En 3.0 il porte un nombre à baisser ; en 3.1 il n’en a pas, il n’y a donc rien à choisir. INCREMENT ne peut jamais changer la carte où il figure, dans aucune édition ; lorsqu’il est copié, c’est la carte qui copie.
    .reason = PN 3.0, INCREMENT et PN 3.1, INCREMENT exceptent la carte elle-même. PN 3.0, DECREMENT et PN 3.1, DECREMENT n’exceptent rien.

ruling-n-20 = Version 1 : comment compter les trois passages d’une boucle qui fait le tour de l’anneau sans changer de points ?
    .default = Par les cartes qui peuvent la fermer. Un même GOTO ou REVERSE PROGRAM peut être exécuté trois fois de suite tant que les points de tous sont les mêmes ; la quatrième fois, on le passe, jusqu’à ce que les points de quelqu’un diffèrent. Chaque exécution compte, et y renoncer ne remet pas le compte à zéro. Des gains et des pertes qui se compensent ne comptent pas comme un changement. Les GOTO et REVERSE PROGRAM copiés ne sont pas comptés. Y renoncer reste libre. Il en va de même en 3.0 et en 3.1.
    .other-position = Un passage ne compte que si une position entière est revenue.
    .reason = PN 3.0, Boucles sans fin en version 1 et PN 3.1, Boucles sans fin en version 1 accordent trois passages, puis font continuer le PC. Elles ne disent ni à quoi se reconnaît un passage, ni quelle carte doit laisser aller le PC.

ruling-n-21 = Version 2 : quand une boucle ne portant que les bits d’un seul joueur donne-t-elle la victoire ?
    .default = Après un tour complet, en 3.0 et en 3.1. Un tour va d’un arrêt du PC à une carte au prochain arrêt à cette carte dans le même sens (N-66), et ces deux arrêts comptent aussi. Si chaque carte où il s’est arrêté n’avait pas de bit, ou seulement ceux de ce joueur (bits dans un SUBROUTINE compris), les autres ont d’abord une occasion d’arrêter le programme, ouverte de toute façon en dessous de vingt cartes. Si personne ne l’arrête, le joueur de la boucle gagne.
    .other-at-once = Le joueur gagne aussitôt, avant que quiconque puisse arrêter le programme.
    .reason = PN 3.0, Faire tourner le programme et PN 3.1, Version 2 récompensent une telle boucle par la victoire. Elles ne disent ni quand elle est considérée comme faite, ni si les autres peuvent encore l’arrêter.

ruling-n-22 = Et si le programme tourne sans que personne avance ?
    .default = Quand une position entière est revenue pour la troisième fois, ou que vingt tours n’ont changé les points de personne, on demande aux joueurs encore en jeu s’il faut en finir. Si tous sont d’accord, la version 1 distribue un nouveau programme : les points restent, qui est éliminé le reste, et les bits sont répartis selon le tableau. En version 2, avec moins de vingt cartes, l’exécution s’achève comme par un arrêt gratuit ; à partir de vingt, la partie est nulle. Si tous ne sont pas d’accord, on redemande après autant de tours, et au troisième refus cela se fait sans demander. La trace dit si une répétition a été prouvée ou si un nombre de tours a été atteint. Il en va de même en 3.0 et en 3.1.
    .other-points-back = Quand la version 1 distribue un nouveau programme, tous ceux qui sont encore en jeu le commencent avec dix points.
    .reason = PN 3.0, Version 1 fait mélanger et redistribuer les cartes quand plus personne ne peut prendre l’avantage, et laisse la table en juger ; le sort des points et des bits est ouvert. La partie nulle vient de la foire aux questions de l’auteur. PN 3.1 ne dit rien au-delà de sa limite aux boucles sans fin.

ruling-n-23 = Une carte à laquelle son propriétaire a renoncé compte-t-elle comme exécutée ?
    .default = Non, en 3.0 comme en 3.1. Elle n’entame pas un DEFEND, et en 3.0 elle ne contribue pas à ouvrir les arrêts ; en 3.1, c’est la venue du PC qui compte pour cela.
    .reason = PN 3.0, DEFEND ne compte pas les cartes auxquelles on a renoncé. PN 3.1, Arrêter l’exécution dit non exécutée une instruction dont le propriétaire n’a pas voulu.

ruling-n-24 = Le nombre de BIT SWAPPER a changé : qu’échange-t-on ?
    .default = À 3, trois bits sur trois cartes changent de place en rond. À 1 ou à 0, rien. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, BIT SWAPPER et PN 3.1, BIT SWAPPER impriment un nombre qui peut changer, et ne décrivent que ce qui arrive avec 2.

ruling-n-25 = Dans quel ordre sont les bits d’une carte quand des bits y sont ajoutés, déplacés, échangés ou recolorés ?
    .default = Les bits nouveaux ou déplacés passent en dernier. S’il en arrive plusieurs ensemble, ils suivent l’ordre du premier bit que chaque propriétaire avait là : un MULTIPLIER à 2 dont les propriétaires sont A et B ajoute A, A, B, B. Un bit échangé ou recoloré prend la place de l’ancien. Sur la carte où se tient le PC, les bits ajoutés, déplacés ou échangés attendent sa prochaine arrivée ; un bit recoloré agit dès maintenant. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Plusieurs bits sur une carte et PN 3.1, Version 1 suivent l’ordre d’arrivée, et PN 3.0, Version 1 connaît le bit remplacé avant son tour. Qu’un bit arrivé pendant la halte du PC doive attendre vient de la foire aux questions de l’auteur. Le reste est de nous.

ruling-n-26 = La liste des cartes de 3.1 n’a pas de SUBROUTINE : la carte est-elle en jeu ?
    .default = Oui. Une partie en 3.1 emploie les mêmes soixante et une cartes qu’une partie en 3.0, et son SUBROUTINE a le texte et le nombre de 3.0.
    .reason = PN 3.1, Catalogue des cartes l’omet sans un mot. PN 3.1, Version 1 nomme les cartes qui restent de côté, et SUBROUTINE n’en est pas. Ce qu’il fait n’est dit que par PN 3.0, SUBROUTINE.

ruling-n-27 = À quels moments d’une exécution peut-on arrêter le programme ?
    .default = En 3.1, seulement à une instruction qui n’est pas exécutée : après que son propriétaire y a renoncé ou a été sauté, ou à une carte sans bit. Un OVERSIGHT vide qui prend effet est exécuté et n’offre donc pas ce moment. En 3.0, le moment vient avant le tour de chaque bit, et avant un OVERSIGHT sans bit. Dans les deux, il faut que les arrêts soient déjà ouverts.
    .other-before-next = En 3.1 comme en 3.0 : avant l’instruction suivante.
    .reason = PN 3.1, Arrêter l’exécution exige une instruction passée par choix ou faute de bits. PN 3.0, Arrêter l’exécution parle de la prochaine instruction non exécutée ; dans PN 3.0, La partie d’exemple c’est BUG, dont le tour venait, et nous lisons donc ainsi.

ruling-n-28 = Un DEFEND est exécuté alors qu’un autre dure encore : que se passe-t-il ?
    .default = Leurs comptes courent côte à côte, chacun depuis son propre début. Des dégâts que les deux couvrent sont arrêtés une fois. Il en va de même en 3.0 et en 3.1.
    .reason = La pioche a un seul DEFEND (PN 3.0, DEFEND), mais un second bit ou un COPY peut le faire resservir bientôt. Ni PN 3.0, DEFEND ni PN 3.1, DEFEND ne dit que les deux s’ajouteraient.

ruling-n-29 = Version 2 : que faire si personne ne peut jouer de carte ?
    .default = Le programme se met à tourner, comme il le fait à vingt cartes. Cela vaut pour 3.0 et 3.1.
    .reason = PN 3.0, Vingt cartes et PN 3.1, Vingt cartes ne font démarrer le programme de lui-même qu’à cette longueur. Aucune édition ne prévoit que mains et pioche s’épuisent avant.

ruling-n-30 = Version 2 : dans quel sens le PC pointe-t-il d’abord ?
    .default = Vers la queue de la rangée, en 3.0 et en 3.1. Un scénario peut en décider autrement.
    .reason = PN 3.0, Version 2 admet les deux sens, et PN 3.1, Version 2 en demande un sans dire lequel. La queue est notre choix.

ruling-n-31 = Un INSERT ou un UPGRADE fait entrer un PROGRAM ERROR : quel bit y est posé ?
    .default = Avec INSERT, celui d’un adversaire que le joueur désigne. Avec UPGRADE, celui que son propre texte y amène. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, INSERT et PN 3.1, INSERT mettent un bit du joueur sur la carte qu’ils font entrer, PN 3.0, PROGRAM ERROR et PN 3.1, PROGRAM ERROR veulent celui d’un adversaire quand un joueur pose cette carte. Nous suivons PROGRAM ERROR, sauf que PN 3.0, UPGRADE et PN 3.1, UPGRADE nomment le bit même qui se déplace.

ruling-n-32 = Et si un COPY, un FUTURE ou un FLOATER retombe sur lui-même sans fin ?
    .default = Tant que des points changent, il n’y a rien à choisir : cela continue jusqu’à ce que quelqu’un gagne ou soit éliminé. Si quelqu’un est éliminé et que d’autres restent, la boucle cesse au moment où elle allait rentrer en elle-même. Si aucun point ne change, elle fait trois passages, l’exécution de départ étant le premier. À la quatrième entrée de la même carte, toute l’activation prend fin, et rien de ce qui attendait encore n’est exécuté. Cela vaut dans les deux versions et les deux éditions.
    .other-unwind = Après le troisième passage, les passages intérieurs se referment un à un, et ce qui attendait dans chacun est exécuté.
    .other-nothing = Une instruction déjà en cours d’exécution compte pour rien quand on y retombe.
    .reason = PN 3.0, Boucles sans fin en version 1 et PN 3.1, Boucles sans fin en version 1 accordent trois passages là où aucun point ne change, et n’en fixent pas la fin là où il en change. PN 3.0, COPY sait qu’une copie peut mener à d’autres copies, mais aucun texte ne parle de celle qui mène à elle-même ; nous empruntons donc cette mesure, en version 2 aussi.

ruling-n-33 = Version 2 : et si un tour entier passe sans que rien soit exécuté ?
    .default = Avec moins de vingt cartes, les arrêts sont ouverts dès la fin de ce tour. Si personne n’arrête là le programme, et que le tour ne donne pas la victoire à un joueur seul dans la boucle, l’exécution y prend fin comme par un arrêt gratuit du joueur qui l’a lancée. Ce qui se passe à la carte où le tour a commencé compte aussi. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Arrêter l’exécution attend une deuxième exécution, qui ne vient jamais si tous renoncent toujours. Selon PN 3.1, BREAK, les arrêts s’ouvrent bien, mais personne n’est tenu d’en user. Dans les deux cas, l’exécution serait sans fin.

ruling-n-34 = Que faut-il qu’il se soit passé dans une exécution pour que les arrêts soient permis ?
    .default = En 3.0, le tour d’un bit (ou d’un OVERSIGHT sans bit) vient à une carte qui a elle-même été exécutée lors d’une halte antérieure du PC dans cette exécution ; on arrête avant que le propriétaire décide. Être exécutée par un COPY, un FUTURE ou un SUBROUTINE ne compte pas pour la carte copiée, ni un deuxième bit lors de la même halte. En 3.1, il suffit que le PC atteigne une carte pour la deuxième fois dans cette exécution. Une fois ouverts, les arrêts le restent pour toute l’exécution.
    .other-executed = En 3.1 comme en 3.0 : une carte doit être près d’être exécutée pour la deuxième fois.
    .reason = PN 3.0, Arrêter l’exécution et PN 3.0, BREAK attendent que quelque chose doive être exécuté de nouveau. PN 3.1, Arrêter l’exécution le répète, mais PN 3.1, BREAK compte les venues du PC ; pour 3.1 nous suivons la carte.

ruling-n-35 = Que saute un jeton SKIP, et quand ?
    .default = En 3.0, tous les tours d’un même joueur à cette halte du PC ; ce peut être celui qui le dépense. En 3.1, l’instruction : tous les bits qui s’y trouvent, ou un OVERSIGHT sans bit. On peut sauter un PROGRAM ERROR, et aussi la première exécution d’un SUBROUTINE, qui reste forcé pour la fois suivante. Le jeton se dépense avant que le propriétaire décide : on demande d’abord au propriétaire du bit, puis aux autres dans le sens horaire ; à un OVERSIGHT vide, en 3.1, le joueur qui a lancé le programme vient en premier, en version 1 le siège numéro un. Un bit sauté garde son occasion d’arrêter le programme, et ce qui est sauté n’est pas exécuté. Les jetons se gardent d’une exécution à l’autre. Dans un COPY, un FUTURE, un FLOATER ou un SUBROUTINE, on ne peut en dépenser aucun.
    .other-one-bit = Un jeton saute un seul bit.
    .reason = PN 3.0, TIME DELAY fait perdre à un joueur son tour à une carte, PN 3.1, TIME DELAY fait sauter une instruction. Quand il faut le dire, et si cela aide contre une carte qui ne laisse pas le choix, reste ouvert dans les deux.

ruling-n-36 = Quels chiffres sont des nombres que INCREMENT et DECREMENT peuvent changer ?
    .default = Ceux de la phrase qui dit ce que fait la carte, dans la liste de 3.0 ou sur la carte de 3.1. Paraphrases, notes, exemples et noms de jetons ne comptent pas, sauf si la quantité n’est donnée nulle part ailleurs, comme pour INCREMENT en 3.0. INCREMENT et DECREMENT portent donc un nombre en 3.0 et n’en portent pas en 3.1. TIME DELAY n’en a pas. SUBROUTINE garde en 3.1 le 2 de 3.0.
    .reason = PN 3.0, Changer les nombres et PN 3.1, Changer les nombres laissent changer les chiffres, pas les mots. Nous n’avons pas les cartes imprimées, et PN 3.0, Catalogue des cartes dit que leur texte est plus bref.

ruling-n-37 = Un PROGRAM ERROR porte plusieurs bits : qui perd combien ?
    .default = En 3.0, chaque bit coûte le nombre à son propriétaire ; deux bits le coûtent donc deux fois. En 3.1, chaque joueur qui a un bit là perd le nombre une fois par halte du PC ; un PROGRAM ERROR copié ne coûte qu’au joueur qui agit.
    .other-each-bit = En 3.1 comme en 3.0 : chaque bit coûte le nombre à son propriétaire.
    .reason = PN 3.0, Plusieurs bits sur une carte fait exécuter une instruction pour chaque bit. PN 3.1, PROGRAM ERROR parle de qui a un bit là, quel qu’en soit le nombre.

ruling-n-38 = Que reste-t-il à choisir à l’intérieur de COPY, FUTURE, FLOATER ou SUBROUTINE ?
    .default = Une seule décision vaut pour le tout ; ensuite chaque partie est exécutée. Le joueur qui agit choisit les cibles, et doit en choisir une dès qu’il en existe une permise, fût-ce un bit à lui ; s’il n’y en a pas, la partie ne fait rien. Une couleur dont la réserve est vide n’est pas une cible pour un nouveau bit, et un OVERWRITE visant un bit de sa propre couleur ne change rien. Ni SKIP ni arrêt ne s’intercale. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Faire tourner le programme donne au propriétaire un seul choix, exécuter ou non, puis toute cible que le texte permet. PN 3.0, COPY met plusieurs ordres sur une carte : un seul choix les couvre. PN 3.1, Version 1 demande une fois par bit.

ruling-n-39 = Version 1 : et s’il ne reste plus de carte à revendiquer ?
    .default = On cesse de revendiquer, et les bits qui n’ont pas été posés retournent à la réserve. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Version 1 et PN 3.1, Version 1 permettent un bit par carte et font poser tous les bits. Mais un PROGRAM ERROR prend une carte sans prendre de bit à qui le revendique : les cartes peuvent donc manquer.

ruling-n-40 = Qu’est-ce que COPY ou FUTURE fixe au moment où il est activé ?
    .default = La liste des cartes, selon son nombre et le sens de marche à ce moment. Chacune est exécutée telle qu’elle se lit quand vient son tour : avec les jetons qu’elle a alors, ou comme la nouvelle carte si elle a été remplacée. Celle qui est partie n’est pas exécutée. « Précédente » et « suivante » y suivent le sens alors en vigueur, comptées depuis la carte qui copie, ou depuis le vide qu’elle a laissé. Il en va de même en 3.0 et en 3.1.
    .other-activation = Tout : cartes, nombres et sens restent ceux de l’activation.
    .reason = PN 3.0, COPY et PN 3.1, COPY nomment les cartes et leur ordre, pas ce qui arrive quand la première change la suivante. PN 3.0, UPGRADE fait sentir dans la seconde l’effet de la première.

ruling-n-41 = Pour DEFEND et POINTER, quelles pertes de points sont des dégâts ?
    .default = Toute perte que cause une instruction, sauf le prix de DEFEND lui-même. Le prix d’un arrêt n’est pas un dégât. Il en va de même en 3.0 et en 3.1.
    .other-says-damage = Seulement ce qu’une carte appelle dégât : ceux de BUG, de ZAP et de SELF DESTRUCT.
    .reason = Dans les deux éditions, ces trois cartes parlent de dégâts, tandis que PROGRAM ERROR, OVERSIGHT et POWER SURGE parlent de points perdus. Rien ne dit qu’une différence soit voulue (PN 3.0, DEFEND ; PN 3.1, DEFEND), et PN 3.0, BUG se compare à PROGRAM ERROR.

ruling-n-42 = Quelqu’un atteint vingt ou zéro au milieu d’un effet : quand le constate-t-on ?
    .default = Après chaque instruction exécutée, celles contenues dans d’autres une à une, tous ses gains et pertes pris ensemble. Vingt ou plus gagne aussitôt, zéro élimine aussitôt, et qui reste seul gagne aussitôt. Ce qu’un joueur éliminé avait en attente tombe. Si plusieurs atteignent vingt ensemble, ce que POINTER rend possible, le joueur qui agit gagne s’il en est ; sinon la partie est nulle. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, But du jeu et PN 3.1, Ce qu’est le jeu donnent les deux bornes, mais aucun moment. Prendre ensemble les pertes d’un même BUG évite que l’ordre des sièges décide de la partie.

ruling-n-43 = Une carte copiée parle de « bits ici » ou de « cette carte » : que faut-il entendre ?
    .default = La carte qui copie, en 3.0 et en 3.1. Les « bits ici » sont tous ceux qu’elle porte : un OVERSIGHT copié ne fait rien, et un MULTIPLIER copié y ajoute ses bits. « Cette carte », dans un SELF DESTRUCT, OVERWRITE, UPGRADE, SEQUENCE MOD, INCREMENT ou WORM copié, est aussi la carte qui copie ; un INCREMENT copié peut donc augmenter un nombre de l’INCREMENT, et un OVERWRITE copié fait remplacer la carte qui copie ; « cette carte » est alors la nouvelle, mise à sa place.
    .other-own-bit = Les « bits ici » se réduisent au bit du joueur qui agit.
    .reason = PN 3.0, COPY et PN 3.0, FUTURE lisent le texte comme s’il figurait sur la carte qui copie, avec le bit qui s’y trouve. PN 3.0, UPGRADE le confirme : copié, il change le bit de la carte qui copie. PN 3.1 n’en dit rien.

ruling-n-44 = Sur une carte d’un SUBROUTINE, que veulent dire « cette carte » et « bits ici » ?
    .default = « Cette carte » est la carte intérieure : elle seule s’en va, ou est remplacée là où elle est. Les « bits ici » sont les siens et ceux du SUBROUTINE. Les nouveaux bits d’un MULTIPLIER vont sur le SUBROUTINE. Avec UPGRADE, l’UPGRADE intérieur reçoit un bit du voisin de droite, la nouvelle carte un bit de la réserve du joueur qui agit, et le SUBROUTINE garde les siens. Une carte intérieure qui a des bits est exécutée par leurs propriétaires, sans choix, au lieu du joueur qui agit. Pour un UPGRADE copié : si le bit qui agit est déjà parti, la nouvelle carte est posée sans bit ; si la réserve du voisin de droite est vide, le bit s’en va et le joueur qui agit continue. Si le COPY est lui-même dans un SUBROUTINE, ce qui reste du COPY revient au voisin de droite, et les cartes intérieures suivantes au joueur qui agit. Il en va de même en 3.0 et en 3.1.
    .other-own-only = Les « bits ici » sont seulement ceux de la carte intérieure.
    .reason = PN 3.0, SUBROUTINE distribue ses cartes sans bit, et laisse un UPGRADE en mettre un, dont le propriétaire est alors forcé d’exécuter. Tout le reste est ouvert, et PN 3.1 n’a pas de SUBROUTINE à lui.

ruling-n-45 = Quand un SUBROUTINE reçoit-il ses cartes, et combien ?
    .default = À la première halte du PC sur lui dans une exécution, qu’il ait des bits ou non, ou quand il va être exécuté pour la première fois : dans une autre carte, copié (c’est alors la carte qui copie qui en reçoit à elle), mis à l’instant sous le PC, ou retourné à l’instant après un SECRET. Il en reçoit autant que le dit son nombre à ce moment, dans la limite de la pioche. Les changements ultérieurs du nombre n’y font rien : ce qui a été distribué est exécuté. S’il n’a rien reçu, il ne fait rien, et ne reçoit plus rien. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, SUBROUTINE distribue quand le PC le désigne pour la première fois, et alors seulement. Ce qui arrive s’il est exécuté sans le PC, si son nombre change ou si la pioche est courte, n’est pas dit.

ruling-n-46 = Dans quel ordre les cartes d’un SUBROUTINE sont-elles exécutées, et sur quoi agissent-elles ?
    .default = Toujours comme elles ont été distribuées, quel que soit le sens du programme. La liste est fixée au début, et chaque carte est exécutée une fois. Pour ERASE et FLOATER, « précédente » et « suivante » désignent seulement des cartes intérieures. Un REVERSE PROGRAM intérieur retourne le programme principal, pas l’ordre intérieur. BIT MAKER, BIT MOVER, BIT SWAPPER, GOTO, REPLACE et UPGRADE agissent sur le programme principal. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, SUBROUTINE fait exécuter ses cartes dans l’ordre, retient à l’intérieur celles qui en déplacent d’autres, et laisse agir au-dehors celles qui touchent au programme entier. Il donne des exemples, pas chaque carte, et ne dit rien du sens.

ruling-n-47 = Un GOTO est exécuté dans un COPY, un FUTURE ou un SUBROUTINE : quand saute-t-il ?
    .default = Cela dépend de ce qui attend encore dans toute l’activation. S’il reste quelque chose, la carte attachée prend la place de la prochaine carte en attente, et le reste suit comme prévu. S’il ne reste rien, le PC saute. Un lien vers une carte partie ne fait rien et ne remplace rien. Directement dans un SUBROUTINE, les cartes qui y restent sont d’abord exécutées, sans choix, puis le PC saute ; de deux GOTO qui s’y trouvent, le dernier décide. Un GOTO qui termine un COPY placé dans un SUBROUTINE met la carte attachée à la place de la carte intérieure suivante ; celui d’un SUBROUTINE copié prend la prochaine place extérieure une fois les cartes intérieures faites. Il en va de même en 3.0 et en 3.1.
    .other-at-once = Le PC saute aussitôt, et ce qui attendait encore est perdu.
    .reason = PN 3.0, GOTO donne la deuxième place à la carte attachée quand le GOTO ouvre une paire, et dit d’où compte le GOTO d’un SUBROUTINE. PN 3.0, SUBROUTINE veut que ses deux cartes soient exécutées. Les places suivantes et les emboîtements plus profonds sont ouverts, et PN 3.1 n’en dit rien.

ruling-n-48 = Qu’est-ce qui peut agir du dehors sur les cartes d’un SUBROUTINE ?
    .default = INCREMENT et DECREMENT, ainsi que SEQUENCE MOD, qui laisse une carte dans la suite dont elle fait partie. DELETE, OVERWRITE et BIT SWAPPER n’agissent que sur des bits qui s’y trouvent déjà, comme ceux d’un UPGRADE. Rien n’y met de nouveau bit ni n’y remplace la carte. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, SUBROUTINE donne SEQUENCE MOD comme exemple de ce qui atteint le programme principal et les cartes intérieures, et ne fait mettre aucun bit sur celles-ci. Quelles autres cartes les atteignent est ouvert.

ruling-n-49 = Quand défausse-t-on les cartes distribuées pour un SUBROUTINE ?
    .default = Celles d’un SUBROUTINE partent quand il quitte le programme ou est remplacé ; s’il se déplace, elles vont avec lui. Celles d’un COPY, d’un FUTURE ou d’un FLOATER qui exécute un SUBROUTINE sont distribuées une fois, et gardées tant qu’il y en a un à portée. Elles partent à la fin de l’instruction après laquelle aucun SUBROUTINE ne se trouve plus, d’un côté ou de l’autre, parmi autant de cartes que le dit le nombre de la carte ; faire demi-tour n’y met donc pas fin. Celles d’un FLOATER partent quand il se déplace encore. La portée n’est pas examinée tant que ces cartes mêmes sont en train d’être exécutées. Deux SUBROUTINE copiés par un même COPY se partagent les cartes distribuées d’abord. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, COPY et PN 3.0, FUTURE défaussent ces cartes quand le SUBROUTINE est hors de portée, sans dire comment la portée se mesure ni quand on la regarde. D’un SUBROUTINE qui s’en va, aucune édition ne parle.

ruling-n-50 = À qui demande-t-on s’il arrête le programme, et qui peut le payer ?
    .default = D’abord au joueur qui a lancé le programme, puis aux autres dans le sens horaire, une fois chacun, avant les jetons SKIP ; le premier arrêt clôt la question. Qui arrête choisit entre un BREAK de sa main et la parole. La parole est gratuite pour le joueur qui a lancé le programme ; les autres paient trois points et doivent en avoir au moins trois. Avec trois exactement, l’arrêt tient et le payeur est éliminé. La construction reprend avec le joueur qui a lancé le programme ou, s’il est éliminé, avec le prochain encore en jeu dans le sens horaire. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Arrêter l’exécution et PN 3.1, Faire tourner le programme donnent les moyens et le prix. L’ordre, et le sort de qui ne peut pas payer ou le peut tout juste, sont ouverts.

ruling-n-51 = Où le programme reprend-il après un arrêt ?
    .default = À la carte devant laquelle il s’est arrêté. Une nouvelle exécution est une nouvelle arrivée : tous les bits y agissent. Après un BREAK du programme (copié ou dans un SUBROUTINE aussi), le PC passe à la carte suivante ; le BREAK reste, et rien d’autre de cette halte n’est exécuté. En 3.1, un tel BREAK met fin à l’exécution à la prochaine carte qui n’est pas exécutée. Tant que les arrêts ne sont pas ouverts, il ne fait rien, dans les deux éditions.
    .reason = PN 3.0, Arrêter l’exécution s’arrête à la prochaine instruction pas encore exécutée, PN 3.0, Faire tourner le programme part d’où le PC se tient, et PN 3.1, BREAK s’arrête à la prochaine laissée sans exécution. Qui a déjà agi, et ce qu’un BREAK du programme laisse inachevé, reste ouvert.

ruling-n-52 = Quelles cartes comptent parmi les vingt, et que se passe-t-il si le programme raccourcit ?
    .default = Celles du programme principal, cartes face cachée comprises ; celles d’un SUBROUTINE ne comptent pas. Une fois vingt atteintes, en construisant ou par un UPGRADE en cours d’exécution, il n’y a plus d’arrêt jusqu’à la fin de la partie, si court que devienne le programme. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Vingt cartes et PN 3.1, Vingt cartes font tourner le programme jusqu’au bout à partir de cette longueur et interdisent les arrêts. Aucune ne considère les cartes placées à côté de la rangée, ni celles qui la quittent plus tard.

ruling-n-53 = DEFEND arrête-t-il les dégâts qu’un POINTER redirige ?
    .default = Oui. Ce sont des dégâts faits par le POINTER ; le DEFEND du joueur désigné les arrête donc. Les autres gardent les points qu’ils ont retrouvés. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, DEFEND et PN 3.1, DEFEND arrêtent les dégâts des cartes exécutées, et un POINTER en est une. Aucune édition ne parle de la rencontre des deux cartes.

ruling-n-54 = Qu’est-ce qui use le compte d’un DEFEND ?
    .default = Chaque exécution qui le suit ; les dégâts de celles qu’il couvre sont arrêtés en entier. Un second bit sur une carte compte de nouveau. Un PROGRAM ERROR compte, ainsi qu’un OVERSIGHT qui prend effet. Un OVERSIGHT qui a des bits ne compte pas, ni celui qui, copié ou intérieur, ne fait rien ; ni les cartes passées, auxquelles on a renoncé ou que l’on a sautées ; ni un COPY ou un SUBROUTINE commencé avant. Ce qui reste passe à l’exécution suivante du programme. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, DEFEND compte les cartes exécutées et laisse de côté celles auxquelles on renonce ; PN 3.1, DEFEND compte les instructions exécutées. Les cartes à plusieurs bits, les cartes sans choix et la fin d’une exécution ne sont pas mentionnées.

ruling-n-55 = Et si le compte fait tout le tour d’un programme court ?
    .default = COPY, FUTURE, SWAP INSTRUCTIONS, POINTER, ERASE et FLOATER s’arrêtent avant la carte elle-même et prennent chaque autre carte une fois au plus. GOTO tourne autant qu’il faut, sa propre carte comptée ; la carte où il tombe, fût-ce la sienne, reçoit une nouvelle arrivée. S’il ne reste aucune carte, l’exécution prend fin : la version 1 est redistribuée, la version 2 reprend la construction. Il en va de même en 3.0 et en 3.1.
    .reason = Les bouts du programme se rejoignent dans les deux éditions (PN 3.0, Version 1 ; PN 3.0, Faire tourner le programme ; PN 3.1, Version 2). Ce que veut dire un compte plus long que le programme est ouvert.

ruling-n-56 = La carte où se tient le PC se déplace, ou une carte est remplacée : que deviennent PC, bits et jetons ?
    .default = Le PC accompagne une carte qui se déplace, et les bits qui attendent encore agissent là-bas. Une carte de remplacement est une carte nouvelle : elle est face visible, et les jetons, cartes intérieures et liens de l’ancienne ont disparu. Ses bits et leur ordre sont gardés. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, FLOATER, PN 3.0, SEQUENCE MOD et PN 3.1, SEQUENCE MOD emmènent le PC. PN 3.0, REPLACE garde la couleur du bit et ôte les jetons, PN 3.1, REPLACE garde l’ordre des bits, et PN 3.0, GOTO fait cesser un lien avec sa carte. Nous lisons ainsi tout déplacement et tout remplacement.

ruling-n-57 = Que fait une carte dont l’un des nombres a été changé ?
    .default = Autant que le dit le nombre, ou autant qu’il en existe. DELETE en 3.0 : le premier nombre compte les bits de chaque carte, le second les cartes. SELF DESTRUCT en 3.0 : le premier compte les dégâts faits à chaque joueur, le second les joueurs. FLOATER avance exactement d’autant, dans un seul sens. BIT MOVER à 2 déplace deux bits quelconques, d’une même carte ou de deux, chacun vers une carte voisine de la sienne. SWAP INSTRUCTIONS a un seul nombre pour les deux côtés : à 3, l’ordre peut aussi rester ce qu’il était, et sous 2, rien n’est échangé. WORM en 3.1 met tous ses bits sur une même carte. OVERWRITE et SEQUENCE MOD en 3.0 agissent sur des cartes différentes, l’une après l’autre. BIT SWAPPER veut des bits de couleurs différentes sur des cartes différentes, sinon il ne fait rien. Un 0 n’annule que ce qu’il compte : FLOATER exécute quand même la carte suivante, OVERWRITE est quand même remplacé, SELF DESTRUCT s’en va quand même. Un GOTO à 0 ne saute pas et ne s’attache à rien. Qui exécute INCREMENT ou DECREMENT désigne le nombre.
    .reason = PN 3.0, Changer les nombres et PN 3.1, Changer les nombres permettent ces changements ; ce que fait alors la carte n’est dit que pour SWAP INSTRUCTIONS (PN 3.0, SWAP INSTRUCTIONS ; PN 3.1, SWAP INSTRUCTIONS). Ce que fait BIT MOVER à 2 vient de la foire aux questions de l’auteur. Le reste est de nous, dans le même esprit.

ruling-n-58 = Un nombre peut-il descendre sous 0 ?
    .default = Non. En 3.0, un jeton « moins un » qui le ferait passer sous 0 n’est pas posé. En 3.1 le jeton reste posé, et tant que la somme est négative elle compte pour 0 ; des jetons « plus un » ultérieurs doivent donc d’abord la compenser. DECREMENT peut choisir un nombre qui vaut 0 ; il reste à 0.
    .other-negative = Les nombres peuvent devenir négatifs, comme les deux éditions le proposent à qui aime le désordre.
    .reason = PN 3.0, Changer les nombres arrête la baisse à zéro, même s’il fallait retirer davantage. PN 3.1, Changer les nombres laisse des jetons en nombre quelconque sur une carte sans que son nombre passe sous zéro. Les deux évoquent le jeu sans cette règle.

ruling-n-59 = SECRET : quelles cartes peut-on poser face cachée, et qu’est une telle carte tant qu’on ne l’a pas retournée ?
    .default = Toute carte qui a sa place dans un programme, PROGRAM ERROR compris ; le bit est celui du joueur. Tant qu’elle n’est pas retournée, elle vaut comme une instruction inconnue : elle n’est jamais forcée, ne reçoit pas de cartes, et ne fait rien sans bit. Seul le joueur qui l’a posée la connaît. Le premier propriétaire d’un bit posé là qui l’exécute la retourne et fait ce qu’elle dit. POINTER, ERASE, les déplacements et REPLACE agissent sur elle comme sur une autre. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, SECRET et PN 3.1, SECRET prennent une carte de la main, y mettent un bit du joueur et la retournent dès la première décision de s’en servir. Ce qu’elle est d’ici là reste ouvert. Nous gardons le bit du joueur, que veut SECRET, même pour un PROGRAM ERROR : celui d’un adversaire le trahirait.

ruling-n-60 = Version 2 : quand pioche-t-on, et peut-on passer ?
    .default = Une main se complète à quatre à la fin du tour de son joueur, et à ce moment seulement. Le tour d’un RUN s’achève, pioche comprise, avant que le programme tourne, de même que le tour qui apporte la vingtième carte. Qui a joué un BREAK pendant une exécution pioche à la fin de son prochain tour. Qui peut jouer le doit, et qui ne le peut pas passe. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Cartes à usage unique et PN 3.1, Cartes à usage unique complètent la main en fin de tour. Un BREAK se joue hors des tours, et aucune édition ne dit quand il est remplacé, ni s’il est permis de passer.

ruling-n-61 = Qu’en est-il des points au-dessus de vingt et en dessous de zéro ?
    .default = Vingt ou plus gagne aussitôt, et ce qui dépasse vingt est affiché. Les points ne passent jamais sous zéro. Le prix de DEFEND peut se payer avec ses derniers points ; qui le fait est éliminé. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, But du jeu ne nomme que vingt et zéro. PN 3.1, Sortir du jeu mentionne des totaux sous zéro, de même effet. Aucune ne parle de dépassement.

ruling-n-62 = Que se passe-t-il à un OVERSIGHT qui a des bits ?
    .default = De lui-même, il ne fait rien. Ce n’y est le tour de personne, et il n’est pas exécuté : on ne peut à ce moment ni arrêter le programme, ni dépenser un SKIP, et rien d’un DEFEND n’est usé. En 3.1, une exécution à laquelle un BREAK du programme met fin s’achève bien là, puisque la carte n’est pas exécutée. Pour le reste, il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, OVERSIGHT ne laisse aucun choix à qui y a un bit, et PN 3.1, OVERSIGHT n’exécute la carte que si elle n’en a aucun. Aucune ne parle des moments.

ruling-n-63 = La version 1 est redistribuée : pour qui, et que reste-t-il ?
    .default = Pour les joueurs encore en jeu : autant de cartes et de bits que le veut le tableau pour leur nombre, et le premier d’entre eux commence. Toutes les cartes sont mélangées, et chaque bit retourne d’abord à sa réserve. Les points restent (N-22 a pour eux une autre réponse), ainsi que les jetons SKIP et les DEFEND en cours ; qui est éliminé le reste. Il en va de même en 3.0 et en 3.1.
    .reason = PN 3.0, Version 1 dit seulement de mélanger toutes les cartes et de redistribuer, et PN 3.1 n’a pas de nouvelle donne. Ce que devient tout le reste est ouvert.

ruling-n-64 = Un SUBROUTINE est copié, mais la carte qui copie est partie, ou une autre a pris sa place : où distribue-t-on ses cartes ?
    .default = Nulle part. Un SUBROUTINE copié a ses cartes à côté de la carte qui copie. Quand celle-ci n’est plus là, ou qu’une carte à côté de laquelle rien ne se pose l’a remplacée, il n’y a rien à côté de quoi les poser : on n’en distribue pas, et cette partie de la copie ne fait rien. Le reste est tout de même exécuté. De même en 3.0 et en 3.1.
    .reason = PN 3.0, COPY distribue les cartes pour la carte COPY et les défausse dès qu’elle est hors de portée ; aucune des deux éditions ne songe à une carte qui part pendant qu’elle copie.

ruling-n-65 = Et si les points changent sans cesse sans que personne ne gagne ni ne sorte ?
    .default = Dès que le compteur de programme s’est tenu sur cinq cents cartes depuis que quelqu’un a quitté le jeu, le tour qui s’achève alors est traité comme un tour où personne n’avance : on demande aux joueurs encore en jeu s’il faut en rester là, comme le dit N-22, et de nouveau après autant de cartes. La trace dit qu’on a compté des cartes et que rien n’est prouvé. De même en 3.0 et en 3.1.
    .reason = Des points qui montent et descendent pendant qu’un nombre grandit ne ramènent aucune position : aucune des deux clauses de N-22 ne s’appliquerait jamais. Les deux éditions laissent une telle fin à la table.

ruling-n-66 = Dans quel sens un tour commence-t-il : celui dans lequel le PC est arrivé à la carte, ou celui dans lequel il l’a quittée ?
    .default = Dans le sens de l’arrivée. Un tour s’achève quand le PC se tient de nouveau à la carte, dans le sens où il allait la fois d’avant. Ce qu’un REVERSE PROGRAM y a fait entre-temps ne compte pas. Il en va de même en 3.0 et en 3.1.
    .other-leaving = Dans le sens du départ, une fois que REVERSE PROGRAM y a retourné le programme.
    .reason = PN 3.0, Faire tourner le programme et PN 3.1, Version 2 parlent d’une boucle, jamais de sa première carte, ni d’un programme qui y change de sens.

ruling-n-67 = Version 1 : peut-on dépenser un SKIP à un GOTO ou à un REVERSE PROGRAM qui est passé de toute façon ?
    .default = Non, on ne demande rien à personne. Après trois fois aux mêmes points (N-20), il n’y a plus de tour qu’un SKIP puisse ôter. Il en va de même en 3.0 et en 3.1.
    .other-spent = Oui. Qui a un SKIP est interrogé comme à toute autre carte, et un jeton dépensé là est perdu.
    .reason = PN 3.0, TIME DELAY ôte à un joueur son tour à une carte, et PN 3.1, TIME DELAY saute une instruction. Aucun ne songe à une carte où personne n’a de tour.

ruling-n-68 = Le SUBROUTINE est parti ou a été remplacé, et son GOTO est encore à exécuter : saute-t-il ?
    .default = Non. Le GOTO est exécuté (N-15), mais il n’est plus nulle part, pas plus que la carte à partir de laquelle il compterait. Il en va de même en 3.0 et en 3.1.
    .other-jumps = Oui. Il compte depuis l’endroit où était son SUBROUTINE, avec son chiffre imprimé, et ne s’attache à rien.
    .reason = PN 3.0, GOTO compte depuis le SUBROUTINE et ne dit rien d’un SUBROUTINE parti. PN 3.1, GOTO ne mentionne pas SUBROUTINE.

ruling-n-69 = Un GOTO dans un SUBROUTINE placé directement dans un autre SUBROUTINE : quand le PC saute-t-il ?
    .default = Quand les cartes des deux sont faites. Le saut attend le reste du SUBROUTINE intérieur (N-47), puis aussi celui de l’autre. Il en va de même en 3.0 et en 3.1.
    .other-next = Quand le SUBROUTINE intérieur est fait, la carte où mène le GOTO prend la place de la carte suivante de l’autre. S’il n’en reste pas, le PC saute.
    .reason = PN 3.0, GOTO laisse un GOTO sortir de son SUBROUTINE. Aucune édition ne songe à un SUBROUTINE dans un autre.

ruling-n-70 = La carte où mène un GOTO est exécutée à la place d’une carte intérieure : à partir d’où compte-t-elle ?
    .default = À partir de la carte intérieure dont elle prend la place, comme si elle y était écrite. Ce qu’elle dit des cartes précédentes et suivantes vaut donc pour les cartes de ce SUBROUTINE. Il en va de même en 3.0 et en 3.1.
    .other-own-place = À partir de l’endroit où elle est elle-même, dans le programme principal.
    .reason = PN 3.0, GOTO fait de la carte liée la prochaine à exécuter, et PN 3.0, COPY exécute des cartes comme si elles étaient écrites ailleurs. Aucun ne dit où la carte liée est alors écrite.

ruling-n-71 = Un MULTIPLIER qui porte un bit est dans un SUBROUTINE : à qui sont les premiers nouveaux bits ?
    .default = Au propriétaire du bit posé sur le MULTIPLIER, puis à ceux du SUBROUTINE, dans leur ordre. Tous vont sur le SUBROUTINE (N-44). Il en va de même en 3.0 et en 3.1.
    .other-subroutine-first = À ceux du SUBROUTINE d’abord.
    .reason = PN 3.0, MULTIPLIER et PN 3.1, MULTIPLIER donnent un bit à chacun de ceux qui en ont un ici. L’ordre dit qui agit le premier (PN 3.0, Plusieurs bits sur une carte) ; avec deux cartes, il est ouvert.

ruling-n-72 = Un SUBROUTINE est remplacé pendant que ses cartes sont exécutées : quels bits sont « ici » pour celles qui restent ?
    .default = Aucun. Les cartes intérieures sont parties avec leur SUBROUTINE. On les exécute encore (N-15), mais ni elles ni le SUBROUTINE ne sont plus nulle part. Un POWER SURGE ne trouve donc personne avec un bit ici, et un MULTIPLIER ne fait rien. Il en va de même en 3.0 et en 3.1.
    .other-new-card = Ceux de la carte qui a pris la place du SUBROUTINE ; un MULTIPLIER y pose ses bits.
    .reason = PN 3.0, REPLACE garde les bits pour la nouvelle carte, et PN 3.0, SUBROUTINE exécute ses cartes pour qui y a le bit. Aucune édition ne réunit les deux.

ruling-n-73 = Le joueur qui exécute un SUBROUTINE est éliminé au milieu : les autres cartes sont-elles exécutées ?
    .default = Non. Ce que ce joueur avait encore à exécuter tombe (N-42), cartes intérieures avec des bits d’autrui comprises. Il en va de même en 3.0 et en 3.1.
    .other-owners-go-on = Les cartes intérieures qui portent un bit d’un joueur encore en jeu sont exécutées, par ce joueur.
    .reason = PN 3.0, SUBROUTINE dit que le propriétaire d’un bit sur une carte intérieure doit l’exécuter chaque fois que le SUBROUTINE l’est. Est-il encore exécuté quand son joueur est éliminé ? C’est ouvert.

ruling-n-74 = Un POINTER dans un SUBROUTINE : quels dégâts des cartes intérieures précédentes redirige-t-il ?
    .default = Ceux qu’elles ont faits dans cette exécution-ci du SUBROUTINE. Un deuxième bit sur le SUBROUTINE l’exécute à neuf, et ce qui fut fait avant est réglé. Il en va de même en 3.0 et en 3.1.
    .other-this-stop = Ceux qu’elles ont faits depuis l’arrivée du PC à cet arrêt, dans les exécutions précédentes aussi.
    .reason = PN 3.0, POINTER et PN 3.1, POINTER redirigent ce qu’ont fait les deux cartes précédentes. Quand une carte est exécutée deux fois au même arrêt, aucun ne dit laquelle compte.

ruling-n-75 = 3.1 : un COPY ou un SUBROUTINE exécute un BREAK : exécute-t-on encore ce qui vient après ?
    .default = Oui. Le BREAK arrête le programme à la prochaine carte qui n’est pas exécutée (N-51) ; jusque-là, tout suit son cours.
    .other-ends = Non. On n’exécute plus rien de ce COPY, FUTURE, FLOATER ou SUBROUTINE.
    .reason = PN 3.1, BREAK arrête le programme à la prochaine instruction non exécutée. Il ne dit pas si le reste d’un COPY en est une.

ruling-n-76 = Toutes les cartes de la pioche sont des RUN, INSERT ou SECRET : la pioche est-elle vide ?
    .default = Non. On les tire l’une après l’autre et on les défausse (N-08) ; alors seulement il n’en reste plus. OVERWRITE change donc un bit, et reste où il est. Il en va de même en 3.0 et en 3.1.
    .other-empty = Oui. Aucune carte pour le programme ne peut en venir : OVERWRITE, REPLACE, UPGRADE et INSERT ne font rien du tout (N-09), et un SUBROUTINE n’en reçoit aucune.
    .reason = PN 3.0, UPGRADE demande s’il reste une carte dans la pioche, et PN 3.1 ne parle pas d’une pioche vide. Ce qui y compte pour une carte est ouvert.

ruling-n-77 = On retourne une carte face cachée, et c’est un OVERSIGHT : a-t-elle été exécutée ?
    .default = Oui. Son propriétaire a choisi d’exécuter la carte : elle compte donc comme exécutée, pour l’ouverture des arrêts comme pour un tour ; l’OVERSIGHT porte un bit et ne fait rien. Il en va de même en 3.0 et en 3.1.
    .other-not-executed = Non. Comme tout OVERSIGHT avec un bit, elle n’est pas exécutée, et la suite est celle d’un OVERSIGHT visible (N-62).
    .reason = PN 3.0, OVERSIGHT et PN 3.1, OVERSIGHT n’agissent que sans bits ; PN 3.0, SECRET et PN 3.1, SECRET retournent une carte quand son propriétaire l’exécute. Ce qui en résulte est ouvert.
