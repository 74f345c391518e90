### Programmer’s Nightmare : les arbitrages, pour un joueur qui n’a pas lu le registre.
### Valeur : la question. .default : notre réponse. .other-… : une autre réponse. .reason : ce que les livrets disent ou laissent ouvert.
### Une réponse qui ne nomme aucune édition vaut pour 3.0 comme pour 3.1.
### Les chiffres sont réservés aux nombres imprimés que INCREMENT et DECREMENT peuvent changer, aux marqueurs +1 et −1, et aux noms
### des éditions et des versions.

ruling-n-01 = Une carte copiée dit « précédente », « suivante », « en avant » ou « cette carte » : d’où compter ?
    .default = De la carte qui copie, même si les copies s’enchaînent. Lisez ces mots comme s’ils étaient écrits là, à côté du bit du joueur qui copie.
    .other-copied = De la carte copiée, comme si le PC y était.
    .reason = PN 3.0, COPY et PN 3.0, FUTURE reportent les mots copiés sur la carte qui copie. PN 3.1, COPY et PN 3.1, FUTURE disent seulement que le PC ne bouge pas. Ici, 3.1 suit donc 3.0.

ruling-n-02 = Dans une carte SUBROUTINE, la première carte vient-elle après la dernière ?
    .default = Non. Ses cartes forment une petite rangée : tête et queue ne se rejoignent pas. COPY, FUTURE, SWAP INSTRUCTIONS, POINTER, ERASE et FLOATER ne trouvent rien au-delà. Ce qui n’y est pas n’est pas appliqué.
    .reason = PN 3.0, SUBROUTINE garde ces cartes à l’intérieur, mais ne parle ni de tête ni de queue. Seul le programme principal forme une boucle (PN 3.0, Faire tourner le programme). La liste de 3.1 n’a pas la carte SUBROUTINE : elle s’y joue comme en 3.0.

ruling-n-03 = Une carte GOTO est copiée avant son premier saut : où mène la copie ?
    .default = Elle compte à partir de la carte qui copie, dans le sens du PC. Ensuite, la carte GOTO copiée mène toujours à la carte atteinte : pour ses propres bits et pour toute autre copie.
    .reason = PN 3.0, GOTO ne parle des copies que si la carte GOTO a déjà sauté. Les mots copiés se lisent sur la carte qui copie (PN 3.0, COPY) : le compte part donc de là. PN 3.1, GOTO pose un marqueur sur la carte atteinte et ne parle pas de copies.

ruling-n-04 = DEFEND vous protège des prochaines cartes exécutées : lesquelles comptent ?
    .default = Toute carte exécutée, même à l’intérieur d’une autre. COPY, FUTURE ou SUBROUTINE compte pour une. Chaque carte qu’elles appliquent compte pour une de plus.
    .other-under-the-pc = Seulement les cartes où passe le PC. Ce qui est appliqué à l’intérieur ne compte pas en plus.
    .reason = PN 3.0, DEFEND compte une carte SUBROUTINE et sa première carte pour deux. Nous comptons de même COPY, FUTURE et tout ce qui est plus à l’intérieur. PN 3.1, DEFEND demande seulement que les cartes soient exécutées.

ruling-n-05 = Combien de bits a chaque couleur ?
    .default =
        Une réserve fixe : vingt ici, avec ceux qui sont en jeu. Les bits qui quittent le programme y retournent.

        Tant qu’elle est vide, cette couleur ne peut pas être choisie pour un nouveau bit. Une carte qui demande un bit de cette réserve n’en pose aucun et fait le reste : votre carte OVERWRITE ne change aucun bit, mais elle est quand même remplacée.
    .other-unlimited = Autant qu’il en faut : cent de chaque couleur. Si même ceux-là manquent, notre réponse s’applique.
    .reason = PN 3.0, Version 1 fait venir de nouveaux bits et prévient qu’une couleur peut manquer. PN 3.1, PROGRAM ERROR prend les bits dans une réserve. Aucune édition ne dit combien il y en a.

ruling-n-06 = Version 1 : comment prendre une carte PROGRAM ERROR ?
    .default =
        C’est la carte que vous prenez à votre tour, et elle ne coûte aucun de vos bits. Posez dessus un bit d’un adversaire de votre choix, mais pas un de ceux qu’il doit encore poser.

        C’est possible seulement tant qu’il vous reste un bit à poser.
    .reason = PN 3.0, PROGRAM ERROR prend un bit en trop de cette couleur, et veut que ce soit avant votre dernier bit. PN 3.1, PROGRAM ERROR le prend dans la réserve de l’adversaire. Aucune ne dit si vous posez aussi un bit à vous à ce moment-là.

ruling-n-07 = Qui commence ?
    .default = Le joueur un, dans les deux versions. À vous de décider qui c’est : le plus jeune, si vous voulez.
    .reason = PN 3.0, Version 2 et PN 3.1, Construire le programme désignent le plus jeune joueur. Pour la version 1, aucune édition ne nomme de joueur, et l’application ne connaît pas votre âge.

ruling-n-08 = Une carte piochée pour le programme n’y a pas sa place : que faire ?
    .default = Défaussez RUN, INSERT ou SECRET et piochez de nouveau. BREAK reste : elle a sa place dans un programme. Cela n’arrive qu’en version 2, car la version 1 se joue sans ces cartes.
    .reason = En version 2, la mise en place et plusieurs cartes mettent une carte inconnue dans le programme. Aucune édition ne pense qu’une carte à usage unique peut venir. PN 3.0, Arrêter le programme et PN 3.1, Faire tourner le programme permettent BREAK dans le programme.

ruling-n-09 = Il faut piocher, mais la pioche est vide : que faire ?
    .default = OVERWRITE, REPLACE, UPGRADE et INSERT ne font alors rien du tout. Une carte SUBROUTINE reçoit les cartes qui restent. La défausse ne bouge pas.
    .other-shuffle = Mélangez la défausse : c’est la nouvelle pioche. Cela vaut chaque fois qu’il faut piocher, même pour compléter une main.
    .other-recolour = OVERWRITE change quand même son bit. Puis elle quitte le programme, et rien ne la remplace.
    .reason = PN 3.0, UPGRADE sait que la pioche peut être vide, mais ne dit pas ce que devient le reste de la carte. Aucune édition ne mélange la défausse pendant la partie. Si la carte ne fait rien, elle ne reste pas à moitié faite.

ruling-n-10 = Quand êtes-vous éliminé parce que vous n’avez plus de bit ?
    .default =
        À la fin d’une carte qui a pris votre dernier bit sur la table, ou changé sa couleur. Un joueur qui n’a jamais eu de bit sur la table reste en jeu.

        Les bits sur les cartes de SUBROUTINE sont sur la table, ceux de la réserve non. Une carte appliquée dans une autre est vue à part, en entier.
    .other-run-start = Comme dans notre réponse. De plus, en version 2, un joueur sans bit dans le programme est éliminé quand le programme démarre.
    .reason = PN 3.0, But du jeu et PN 3.1, Sortir du jeu éliminent un joueur sans bit. 3.1 précise que c’est le plateau qui compte. Aucune ne dit quand regarder. La version 2 commence sans bit sur la table : ne pas en avoir ne peut pas suffire.

ruling-n-11 = Et si tous les joueurs qui restent sont éliminés ensemble ?
    .default = La partie est nulle.
    .other-actor = Le joueur de la carte qui a fait cela gagne.
    .reason = Dans les deux éditions, le dernier joueur en jeu gagne (PN 3.0, Version 1 ; PN 3.1, Ce qu’est le jeu). Elles ne pensent pas qu’il peut ne rester personne.

ruling-n-12 = POINTER déplace les dégâts des cartes précédentes : quelles cartes, quels dégâts ?
    .default =
        Les cartes précédentes dans le sens du PC : autant que dit le nombre de POINTER, deux en 3.1.

        Comptent les dégâts du dernier passage du PC sur elles, si le PC n’a pas quitté POINTER depuis. Si le PC n’est pas encore venu à POINTER depuis que le programme tourne, ce passage doit avoir eu lieu depuis le départ.

        Les dégâts arrêtés ne comptent pas. Les joueurs déjà éliminés gardent leur part. En 3.1, seule se déplace la part du joueur qui exécute POINTER.

        La deuxième fois, les dégâts partent de là où ils sont alors. Les dégâts déplacés par une carte POINTER copiée restent ceux de la carte qui les a faits. Le joueur choisi peut être vous-même.
    .other-executed = Les dernières cartes exécutées, en même nombre, n’importe où dans le programme.
    .reason = PN 3.0, POINTER et PN 3.1, POINTER parlent des cartes précédentes. Elles ne disent ni de quand datent les dégâts, ni que faire s’ils ont déjà été arrêtés ou déplacés.

ruling-n-13 = POINTER déplace des dégâts que des joueurs ont déjà subis : et leurs points ?
    .default = Ils retrouvent leurs points, et le joueur choisi subit la somme. En 3.0, ils peuvent être plusieurs. En 3.1, c’est seulement le joueur qui exécute POINTER.
    .reason = PN 3.0, POINTER et PN 3.1, POINTER disent qui doit subir les dégâts. Ils ne peuvent donc pas rester aussi où ils étaient. Nous n’ajoutons que cela.

ruling-n-14 = GOTO emmène le PC : les bits suivants de cette carte ont-ils encore leur tour ?
    .default = Non. Le PC est parti. Les bits qui n’ont pas eu leur tour attendent son prochain passage.
    .reason = PN 3.0, Plusieurs bits sur une carte et PN 3.1, Version 1 donnent à chaque bit son tour, dans l’ordre. Aucune ne dit ce que change un saut entre-temps. 3.1 remarque qu’une exécution peut empêcher la suivante.

ruling-n-15 = La carte qui copie est retirée au milieu de sa copie : le reste se fait-il ?
    .default = Oui. Ce qui a été exécuté est appliqué jusqu’à la fin. De même pour les cartes de SUBROUTINE qui part entre-temps. Après une carte OVERWRITE copiée, « cette carte » est la nouvelle carte à sa place.
    .reason = PN 3.0, UPGRADE laisse continuer une carte COPY ou une carte FUTURE dont le bit a changé de propriétaire. Nous faisons de même quand la carte est partie. Rien d’autre n’en parle dans les deux éditions.

ruling-n-16 = La carte où est le PC quitte le programme : où va le PC ?
    .default = À la carte suivante dans son sens. Il y arrive comme d’habitude.
    .reason = Dans les deux éditions, des cartes se retirent elles-mêmes (PN 3.0, SELF DESTRUCT ; PN 3.1, SELF DESTRUCT). Aucune ne dit où est alors le PC.

ruling-n-17 = COPY ou FUTURE arrive à une carte que SECRET a posée face cachée : que faire ?
    .default = Retournez la carte et appliquez-la. Cela n’arrive qu’en version 2.
    .reason = PN 3.0, SECRET et PN 3.1, SECRET retournent la carte quand son propriétaire décide de l’exécuter, et ne pensent pas aux copies. PN 3.0, COPY et PN 3.1, COPY appliquent les cartes qui sont là, sans exception.

ruling-n-18 = Un nombre peut-il changer sur une carte face cachée, ou dans une carte SUBROUTINE ?
    .default = Face cachée : non. Dans une carte SUBROUTINE : oui. Cela vaut pour INCREMENT et DECREMENT.
    .reason = PN 3.0, INCREMENT atteint toutes les cartes sauf la sienne. PN 3.0, SUBROUTINE garde ses cartes en jeu : elles comptent donc aussi. Sur une carte face cachée, aucun joueur ne voit de nombre. Aucune édition n’y pense.

ruling-n-19 = DECREMENT peut-elle baisser son propre nombre, et INCREMENT monter le sien ?
    .default = DECREMENT, oui. En 3.1, elle n’a pas de nombre : il n’y a rien à choisir. INCREMENT ne change jamais la carte où elle est écrite. Si elle est copiée, c’est la carte qui copie.
    .reason = PN 3.0, INCREMENT et PN 3.1, INCREMENT excluent la carte elle-même. PN 3.0, DECREMENT et PN 3.1, DECREMENT n’excluent rien.

ruling-n-20 = Version 1 : une boucle autour du cercle ne change aucun point. Comment compter trois fois ?
    .default =
        Par les cartes qui peuvent la fermer. La même carte GOTO ou REVERSE PROGRAM peut être exécutée trois fois de suite tant que les points de tous restent les mêmes. Ensuite, le PC passe cette carte, jusqu’à ce que des points changent.

        Chaque exécution compte. Ne pas exécuter ne remet pas le compte à zéro, et reste toujours permis. Des gains et des pertes qui s’annulent ne changent rien. Les cartes GOTO et REVERSE PROGRAM copiées ne comptent pas.
    .other-position = Par la position entière : une fois ne compte que si elle est revenue.
    .reason = PN 3.0, Boucles sans fin en version 1 et PN 3.1, Boucles sans fin en version 1 permettent trois fois, puis envoient le PC plus loin. Elles ne disent ni comment reconnaître une fois, ni quelle carte doit laisser passer le PC.

ruling-n-21 = Version 2 : une boucle porte les bits d’un seul joueur. Quand gagne-t-il ?
    .default =
        Après un tour complet : du départ du PC d’une carte, dans un sens, à son passage suivant sur elle dans ce sens (N-66). Les deux passages comptent. Aucune carte visitée dans le tour complet ne doit porter le bit d’un autre joueur, même dans une carte SUBROUTINE.

        D’abord, les autres ont une occasion d’arrêter le programme, même si ce n’est pas encore permis. Ils n’en ont pas dès qu’il y a eu vingt cartes (N-52), ni si le programme tourne parce qu’aucun joueur ne peut jouer (N-29). S’ils ne l’arrêtent pas, le joueur de la boucle gagne.
    .other-at-once = Tout de suite, avant que les autres puissent arrêter le programme.
    .reason = PN 3.0, Faire tourner le programme et PN 3.1, Version 2 font gagner une telle boucle. Elles ne disent ni quand elle est complète, ni si les autres peuvent encore l’arrêter.

ruling-n-22 = Et si le programme ne fait que tourner en rond ?
    .default =
        Quand une position entière revient pour la troisième fois, ou que vingt tours complets n’ont changé aucun point, on demande aux joueurs encore en jeu s’il faut s’arrêter là.

        Si tous sont d’accord, la version 1 distribue un nouveau programme : les points restent, les joueurs éliminés restent éliminés, et chacun reçoit les bits du tableau. En version 2, le programme s’arrête comme par un arrêt gratuit. Mais dès qu’il y a eu vingt cartes (N-52), la partie est nulle, et de même si le programme tourne parce qu’aucun joueur ne peut jouer (N-79).

        Si tous ne sont pas d’accord, on redemande après autant de tours complets. Au troisième refus, cela se fait sans demander.

        Le journal dit si une répétition est prouvée ou si des tours ont été comptés.
    .other-points-back = Quand la version 1 distribue un nouveau programme, chaque joueur encore en jeu le commence avec dix points.
    .reason = PN 3.0, Version 1 redistribue quand aucun joueur ne peut plus avancer, et la table décide quand. Elle ne parle ni des points ni des bits. La partie nulle vient de la FAQ de l’auteur. PN 3.1 n’a que sa limite aux boucles sans fin.

ruling-n-23 = Le propriétaire n’exécute pas une carte : compte-t-elle comme exécutée ?
    .default = Non. Elle n’use pas une carte DEFEND. En 3.0, elle n’aide pas à pouvoir arrêter le programme ; en 3.1, seule la venue du PC compte pour cela.
    .reason = PN 3.0, DEFEND ne compte pas les cartes que les joueurs choisissent de ne pas exécuter. PN 3.1, Arrêter le programme dit qu’une carte n’est pas exécutée si son propriétaire l’a choisi.

ruling-n-24 = Le nombre de BIT SWAPPER a changé : quels bits échanger ?
    .default = À 3, trois bits sur trois cartes changent de place en rond. À 1 ou à 0, aucun.
    .reason = PN 3.0, BIT SWAPPER et PN 3.1, BIT SWAPPER portent un nombre qui peut changer, et disent seulement ce qui se passe avec 2.

ruling-n-25 = Des bits sont ajoutés, déplacés, échangés ou recolorés : dans quel ordre sont-ils ?
    .default =
        Les bits nouveaux ou déplacés vont à la fin. Si plusieurs arrivent ensemble, ils suivent l’ordre des premiers bits de leurs propriétaires. MULTIPLIER à 2, avec les propriétaires A et B, ajoute donc A, A, B, B. Un bit échangé ou recoloré prend la place de l’ancien.

        Sur la carte où est le PC, un bit nouveau, déplacé ou échangé attend le prochain passage. Un bit recoloré a son tour maintenant.
    .reason = PN 3.0, Plusieurs bits sur une carte et PN 3.1, Version 1 suivent l’ordre d’arrivée. Dans PN 3.0, Version 1, un bit peut être remplacé avant son tour. Un bit qui arrive pendant le passage du PC doit attendre : c’est dans la FAQ de l’auteur. Le reste est de nous.

ruling-n-26 = La liste des cartes de 3.1 n’a pas de SUBROUTINE : la carte est-elle en jeu ?
    .default = Oui. Une partie en 3.1 a les mêmes soixante et une cartes qu’une partie en 3.0. SUBROUTINE a le texte et le nombre de 3.0.
    .reason = PN 3.1, Liste des cartes l’oublie sans rien dire. PN 3.1, Version 1 nomme les cartes à laisser de côté, et SUBROUTINE n’en est pas. Seul PN 3.0, SUBROUTINE dit ce qu’elle fait.

ruling-n-27 = À quels moments peut-on arrêter le programme qui tourne ?
    .default =
        En 3.1, seulement à une carte qui n’est pas exécutée : son propriétaire l’a choisi ou a été sauté, ou elle n’a pas de bit. Une carte OVERSIGHT qui fait son effet est exécutée.

        En 3.0, avant le tour de chaque bit, et avant une carte OVERSIGHT sans bit.

        Dans les deux, seulement quand il est déjà permis d’arrêter.
    .other-before-next = En 3.1 comme en 3.0 : avant la carte suivante.
    .reason = PN 3.1, Arrêter le programme veut une carte qui n’est pas exécutée, par choix ou faute de bits. PN 3.0, Arrêter le programme parle de la prochaine carte non exécutée. Dans PN 3.0, La partie d’exemple, c’est BUG, dont le tour vient d’arriver. Nous lisons donc ainsi.

ruling-n-28 = DEFEND est exécutée alors qu’une autre dure encore : que faire ?
    .default = Chacune a son propre compte, depuis son propre début. Des dégâts couverts par les deux sont arrêtés une fois.
    .reason = La pioche n’a qu’une carte DEFEND (PN 3.0, DEFEND). Mais un deuxième bit dessus, ou une carte COPY, peut la faire revenir vite. Ni PN 3.0, DEFEND ni PN 3.1, DEFEND ne dit que les deux s’ajoutent.

ruling-n-29 = Version 2 : et si aucun joueur ne peut jouer de carte ?
    .default = Le programme démarre, comme à vingt cartes, et on ne peut pas l’arrêter (N-79 dit ce qui arrive s’il tourne en rond). S’il n’a aucune carte, la partie est nulle.
    .reason = PN 3.0, Vingt cartes et PN 3.1, Vingt cartes font démarrer le programme tout seul à cette longueur seulement. Aucune édition ne pense que les mains et la pioche peuvent être vides avant.

ruling-n-30 = Version 2 : dans quel sens va d’abord le PC ?
    .default = Vers la queue. Un scénario peut dire autre chose.
    .reason = PN 3.0, Version 2 permet les deux sens. PN 3.1, Version 2 en veut un sans dire lequel. La queue est notre choix.

ruling-n-31 = INSERT ou UPGRADE fait entrer une carte PROGRAM ERROR : quel bit va dessus ?
    .default = Avec INSERT, celui d’un adversaire de votre choix. Avec UPGRADE, le bit que la carte UPGRADE y déplace.
    .reason = PN 3.0, INSERT et PN 3.1, INSERT mettent votre propre bit sur la nouvelle carte. PN 3.0, PROGRAM ERROR et PN 3.1, PROGRAM ERROR veulent celui d’un adversaire quand vous la posez. Nous suivons PROGRAM ERROR. Mais PN 3.0, UPGRADE et PN 3.1, UPGRADE nomment le bit même qui se déplace.

ruling-n-32 = Et si COPY, FUTURE ou FLOATER ramène sans fin à elle-même ?
    .default =
        Tant que des points changent, cela continue jusqu’à ce qu’un joueur gagne ou soit éliminé, et aucun joueur ne peut y mettre fin. Vous choisissez toujours les cibles (N-38), et N-78 dit ce qui arrive si cela ne finit jamais. Si un joueur est éliminé et que d’autres restent, cela s’arrête au prochain retour.

        Si aucun point ne change, cela tourne trois fois, la première comprise. Quand la même carte commence pour la quatrième fois, tout finit, et rien de ce qui restait à faire n’est appliqué.

        Cela vaut dans les deux versions.
    .other-unwind = Après la troisième fois, les cartes intérieures finissent une à une, et ce qui restait à faire dans chacune est appliqué.
    .other-nothing = Une carte déjà en cours compte pour rien quand elle revient.
    .reason = PN 3.0, Boucles sans fin en version 1 et PN 3.1, Boucles sans fin en version 1 permettent trois fois quand aucun point ne change, et n’ont pas de limite sinon. PN 3.0, COPY sait qu’une copie peut mener à d’autres copies, mais aucun texte ne parle d’une copie qui mène à elle-même. Nous prenons donc cette limite, en version 2 aussi.

ruling-n-33 = Version 2 : et si rien n’est exécuté pendant un tour complet ?
    .default =
        On peut arrêter le programme dès la fin du tour complet, sauf s’il y a eu vingt cartes (N-52) ou si aucun joueur ne peut jouer (N-79). Ce qui se passe à la carte où il a commencé compte aussi.

        Si personne ne l’arrête là, et que le tour complet ne fait gagner personne (N-21), il s’y arrête, comme par un arrêt gratuit du joueur qui a joué RUN.
    .reason = PN 3.0, Arrêter le programme attend une deuxième exécution. Elle ne vient jamais si les joueurs n’exécutent jamais. Selon PN 3.1, BREAK, on peut arrêter le programme, mais aucun joueur n’y est obligé. Dans les deux cas, il tournerait sans fin.

ruling-n-34 = Que doit-il se passer avant qu’on puisse arrêter le programme qui tourne ?
    .default =
        En 3.0 : une carte a été elle-même exécutée lors d’un passage précédent du PC depuis que le programme tourne, et c’est maintenant le tour d’un de ses bits, ou d’une carte OVERSIGHT sans bit. On arrête avant que le propriétaire choisisse. Être appliquée par COPY, FUTURE ou SUBROUTINE ne compte pas pour une carte, ni un deuxième bit lors du même passage.

        En 3.1 : le PC atteint une carte pour la deuxième fois depuis que le programme tourne.

        Ensuite, on peut l’arrêter tant qu’il tourne.
    .other-executed = En 3.1 comme en 3.0 : une carte doit être sur le point d’être exécutée pour la deuxième fois.
    .reason = PN 3.0, Arrêter le programme et PN 3.0, BREAK attendent que quelque chose soit sur le point d’être exécuté de nouveau. PN 3.1, Arrêter le programme le dit aussi, mais PN 3.1, BREAK compte les venues du PC. En 3.1, nous suivons la carte.

ruling-n-35 = Que saute un jeton SKIP, et quand le dépenser ?
    .default =
        En 3.0 : tous les tours d’un joueur lors de ce passage du PC, les vôtres si vous voulez. En 3.1 : la carte, avec tous ses bits, ou une carte OVERSIGHT sans bit.

        PROGRAM ERROR peut être sautée. La première exécution d’une carte SUBROUTINE aussi : elle reste alors forcée pour la fois suivante. Ce qui est sauté n’est pas exécuté.

        Dépensez le jeton SKIP avant que le propriétaire choisisse. On demande d’abord au propriétaire du bit, puis aux autres dans le sens horaire. À une carte OVERSIGHT sans bit, en 3.1, on demande d’abord au joueur qui a joué RUN. Si aucun joueur n’a joué RUN, comme en version 1, on demande au joueur un. À un bit sauté, on peut quand même arrêter le programme.

        Les jetons SKIP se gardent quand le programme s’arrête. Dans COPY, FUTURE, FLOATER et SUBROUTINE, vous ne pouvez pas en dépenser.
    .other-one-bit = Un jeton SKIP saute un seul bit.
    .reason = PN 3.0, TIME DELAY fait perdre à un joueur son tour sur une carte. PN 3.1, TIME DELAY fait sauter une carte. Aucune ne dit quand il faut l’annoncer, ni si cela aide contre une carte qui ne laisse pas le choix.

ruling-n-36 = Quels nombres des cartes INCREMENT et DECREMENT peuvent-elles changer ?
    .default =
        Ceux de la phrase qui dit ce que fait la carte, dans la liste de 3.0 ou sur la carte de 3.1. Explications, notes, exemples et noms de marqueurs ne comptent pas, sauf s’ils sont seuls à donner le nombre, comme pour INCREMENT en 3.0.

        INCREMENT et DECREMENT ont donc un nombre en 3.0, et aucun en 3.1. TIME DELAY n’en a pas. SUBROUTINE a en 3.1 le 2 de 3.0.
    .reason = PN 3.0, Changer les nombres et PN 3.1, Changer les nombres changent les nombres écrits en chiffres, jamais les mots. Nous n’avons pas les cartes imprimées, et PN 3.0, Liste des cartes dit que leur texte est plus court.

ruling-n-37 = Une carte PROGRAM ERROR porte plusieurs bits : qui perd combien ?
    .default =
        En 3.0, chaque bit coûte le nombre à son propriétaire : deux bits le coûtent deux fois.

        En 3.1, chaque joueur qui a un bit là perd le nombre une fois par passage du PC. Une carte PROGRAM ERROR copiée ne coûte qu’au joueur qui l’applique.
    .other-each-bit = En 3.1 comme en 3.0 : chaque bit coûte le nombre à son propriétaire.
    .reason = Selon PN 3.0, Plusieurs bits sur une carte, une carte est exécutée une fois pour chaque bit. PN 3.1, PROGRAM ERROR parle des joueurs qui ont là un bit ou plusieurs.

ruling-n-38 = Que pouvez-vous choisir dans COPY, FUTURE, FLOATER ou SUBROUTINE ?
    .default =
        Vous choisissez une fois pour toute la carte. Ensuite, chaque partie est appliquée, sans jeton SKIP ni arrêt entre-temps.

        Vous choisissez les cibles, et vous devez en choisir une s’il y en a, même un bit à vous. Sans cible, la partie ne fait rien. Une couleur dont la réserve est vide ne peut pas être choisie pour un nouveau bit. OVERWRITE sur votre propre bit ne change rien.
    .reason = PN 3.0, Faire tourner le programme donne au propriétaire un choix, exécuter ou non, puis toutes les cibles que le texte permet. PN 3.0, COPY met plusieurs ordres sur une carte : un seul choix vaut pour tous. PN 3.1, Version 1 demande une fois par bit.

ruling-n-39 = Version 1 : et s’il ne reste aucune carte à prendre ?
    .default = On cesse de prendre des cartes. Les bits qui ne sont pas posés retournent dans la réserve.
    .reason = PN 3.0, Version 1 et PN 3.1, Version 1 permettent un bit par carte et veulent que tous les bits soient posés. Mais une carte PROGRAM ERROR prend une carte et aucun de vos bits : les cartes peuvent donc manquer.

ruling-n-40 = Que fixent COPY et FUTURE quand elles commencent ?
    .default =
        La liste des cartes, selon le nombre et le sens à ce moment.

        Chaque carte est appliquée comme elle est quand vient son tour : avec ses marqueurs d’alors, ou comme nouvelle carte si elle a été remplacée. Une carte partie n’est pas appliquée. « Précédente » et « suivante » y suivent le sens d’alors, à partir de la carte qui copie ou du trou qu’elle a laissé.
    .other-activation = Tout : cartes, nombres et sens restent comme au début.
    .reason = PN 3.0, COPY et PN 3.1, COPY nomment les cartes et leur ordre, pas ce qui arrive quand la première change la suivante. Dans PN 3.0, UPGRADE, la seconde carte sent déjà l’effet de la première.

ruling-n-41 = Quels points perdus sont des dégâts, pour DEFEND et POINTER ?
    .default = Tous les points qu’une carte fait perdre, sauf ce que coûte DEFEND elle-même. Le prix pour arrêter le programme n’est pas un dégât.
    .other-says-damage = Seulement ce qu’une carte appelle dégâts : ceux de BUG, de ZAP et de SELF DESTRUCT.
    .reason = Dans les deux éditions, BUG, ZAP et SELF DESTRUCT parlent de dégâts ; PROGRAM ERROR, OVERSIGHT et POWER SURGE parlent de points perdus. Rien ne dit que cette différence compte (PN 3.0, DEFEND ; PN 3.1, DEFEND). Et PN 3.0, BUG se compare à PROGRAM ERROR.

ruling-n-42 = Un joueur atteint vingt ou zéro au milieu d’un effet : quand cela compte-t-il ?
    .default =
        Après chaque carte, et aussi après chacune de celles appliquées dans une autre, tous ses gains et pertes réunis. À vingt ou plus, vous gagnez tout de suite. À zéro, vous êtes éliminé tout de suite. Le dernier joueur en jeu gagne tout de suite. Ce qu’un joueur éliminé avait encore à faire n’est pas fait.

        Avec POINTER, plusieurs joueurs peuvent atteindre vingt ensemble. Alors le joueur qui l’exécute gagne s’il en est. Sinon, la partie est nulle.
    .reason = PN 3.0, But du jeu et PN 3.1, Ce qu’est le jeu donnent les deux limites, mais aucun moment. Si toutes les pertes d’une carte BUG comptent ensemble, peu importe qui est assis où.

ruling-n-43 = Une carte copiée dit « bits ici » ou « cette carte » : de quoi parle-t-elle ?
    .default =
        De la carte qui copie.

        Les « bits ici » sont tous ceux qu’elle porte : une carte OVERSIGHT copiée ne fait rien, une carte MULTIPLIER copiée y ajoute ses bits.

        « Cette carte » est aussi la carte qui copie, dans une carte SELF DESTRUCT, OVERWRITE, UPGRADE, SEQUENCE MOD, INCREMENT ou WORM copiée. Une carte INCREMENT copiée peut donc monter un nombre d’INCREMENT. Une carte OVERWRITE copiée fait remplacer la carte qui copie ; ensuite, « cette carte » est la nouvelle.
    .other-own-bit = Les « bits ici » sont seulement le bit du joueur qui copie.
    .reason = PN 3.0, COPY et PN 3.0, FUTURE lisent le texte sur la carte qui copie, avec le bit qui s’y trouve. PN 3.0, UPGRADE va dans ce sens : copiée, la carte change le bit de la carte qui copie. PN 3.1 n’en dit rien.

ruling-n-44 = Dans une carte SUBROUTINE, que veulent dire « cette carte » et « bits ici » ?
    .default =
        « Cette carte » est la carte intérieure : elle seule part, ou est remplacée à sa place. Les « bits ici » sont les siens et ceux de SUBROUTINE. Les nouveaux bits de MULTIPLIER vont sur la carte SUBROUTINE.

        Une carte UPGRADE intérieure reçoit un bit de votre voisin de droite, et la nouvelle carte un bit de votre réserve. La carte SUBROUTINE garde les siens. Une carte intérieure avec des bits est appliquée par leurs propriétaires à votre place, sans choix.

        Avec une carte UPGRADE copiée : si votre bit est déjà parti, la nouvelle carte est posée sans bit. Si la réserve de votre voisin de droite est vide, votre bit s’en va et vous continuez. Si la carte COPY est elle-même dans une carte SUBROUTINE, votre voisin de droite fait le reste de COPY, et vous faites les cartes intérieures suivantes.
    .other-own-only = Les « bits ici » sont seulement ceux de la carte intérieure.
    .reason = PN 3.0, SUBROUTINE distribue ses cartes sans bit. UPGRADE peut en mettre un, et son propriétaire doit alors exécuter. Tout le reste est ouvert, et PN 3.1 n’a pas sa propre carte SUBROUTINE.

ruling-n-45 = Quand une carte SUBROUTINE reçoit-elle ses cartes, et combien ?
    .default =
        Au premier passage du PC depuis que le programme tourne, avec ou sans bits.

        Elle peut aussi être appliquée pour la première fois sans un tel passage : dans une autre carte, tout juste mise là où est le PC, tout juste retournée après SECRET, ou copiée. Elle reçoit alors ses cartes à ce moment-là. Si elle est copiée, la carte qui copie reçoit ses propres cartes.

        Elle en reçoit autant que dit alors son nombre, s’il y en a assez dans la pioche. Si le nombre change ensuite, peu importe : ce qui a été distribué est appliqué. Si elle n’en a reçu aucune, elle ne fait rien, et n’en reçoit plus.
    .reason = PN 3.0, SUBROUTINE distribue au premier passage du PC, et seulement là. Rien ne dit que faire si la carte est appliquée sans le PC, si son nombre change ou si la pioche ne suffit pas.

ruling-n-46 = Dans quel ordre appliquer les cartes de SUBROUTINE, et que peuvent-elles changer ?
    .default =
        Dans l’ordre de la distribution, dans un sens du programme comme dans l’autre. La liste est fixée au début, et chaque carte est appliquée une fois.

        Pour ERASE et FLOATER, « précédente » et « suivante » désignent seulement des cartes intérieures. Une carte REVERSE PROGRAM intérieure retourne le programme principal, pas l’ordre intérieur. BIT MAKER, BIT MOVER, BIT SWAPPER, GOTO, REPLACE et UPGRADE agissent sur le programme principal, et n’atteignent les cartes intérieures que comme peut le faire une carte du programme principal (N-48).
    .reason = PN 3.0, SUBROUTINE applique ses cartes dans l’ordre. Les cartes qui en déplacent d’autres restent à l’intérieur ; celles qui visent tout le programme agissent dehors. Il donne des exemples, pas toutes les cartes, et ne parle pas du sens.

ruling-n-47 = GOTO est appliquée dans COPY, FUTURE ou SUBROUTINE : quand le PC saute-t-il ?
    .default =
        Reste-t-il quelque chose à faire, dans cette carte ou dans celles qui l’entourent ? Si oui, la carte où mène GOTO prend la place de la prochaine, et la suite reste comme prévu. Sinon, le PC saute. Si la carte où mène GOTO est partie, GOTO ne fait rien et ne remplace rien.

        Directement dans une carte SUBROUTINE, ses autres cartes sont d’abord appliquées, sans choix, puis le PC saute. De deux cartes GOTO, la dernière décide.

        Si une carte GOTO termine une carte COPY dans une carte SUBROUTINE, la carte où elle mène prend la place de la prochaine carte intérieure. Si une carte GOTO est dans une carte SUBROUTINE copiée, la carte où elle mène prend la prochaine place extérieure, après les cartes intérieures.
    .other-at-once = Le PC saute tout de suite. Ce qui restait à faire est perdu.
    .reason = PN 3.0, GOTO donne à sa carte la deuxième place quand GOTO est la première de deux, et dit d’où compte la carte GOTO d’une carte SUBROUTINE. PN 3.0, SUBROUTINE veut que ses deux cartes soient appliquées. Les places suivantes et les cartes plus à l’intérieur restent ouvertes, et PN 3.1 n’en dit rien.

ruling-n-48 = Qu’est-ce qui peut changer de l’extérieur les cartes de SUBROUTINE ?
    .default =
        INCREMENT et DECREMENT. SEQUENCE MOD aussi, mais une carte reste dans la suite où elle est.

        DELETE, OVERWRITE et BIT SWAPPER n’atteignent que les bits déjà là, comme ceux d’UPGRADE. Rien n’y pose de nouveau bit, et rien ne remplace la carte.
    .reason = PN 3.0, SUBROUTINE donne SEQUENCE MOD en exemple de ce qui atteint le programme principal et les cartes intérieures, et ne met pas de bit sur celles-ci. Quelles autres cartes les atteignent reste ouvert.

ruling-n-49 = Quand défausser les cartes distribuées pour une carte SUBROUTINE ?
    .default =
        Les cartes de SUBROUTINE partent quand elle quitte le programme ou est remplacée. Si elle se déplace, elles la suivent.

        Si COPY, FUTURE ou FLOATER applique une carte SUBROUTINE, la carte qui l’applique reçoit ses propres cartes, une seule fois. Elle les garde tant qu’une carte SUBROUTINE est à portée, c’est-à-dire parmi autant de cartes que dit son nombre, d’un côté ou de l’autre. Ces cartes restent donc quand le programme fait demi-tour. Elles partent à la fin de la carte après laquelle aucune carte SUBROUTINE n’est plus à portée, mais pas pendant qu’on les applique elles-mêmes. Celles de FLOATER partent quand FLOATER se déplace encore.

        Deux cartes SUBROUTINE copiées par une même carte COPY partagent les premières cartes distribuées.
    .reason = PN 3.0, COPY et PN 3.0, FUTURE défaussent ces cartes quand la carte SUBROUTINE est hors de portée. Elles ne disent ni jusqu’où va la portée, ni quand regarder. Aucune édition ne parle d’une carte SUBROUTINE qui part.

ruling-n-50 = À qui demande-t-on s’il arrête le programme, et qui peut payer ?
    .default =
        D’abord au joueur qui a joué RUN, puis aux autres dans le sens horaire, une fois chacun, avant les jetons SKIP. Dès qu’un joueur arrête, on ne demande plus.

        Vous choisissez : jouer BREAK de votre main, ou simplement le dire. Le dire est gratuit si vous avez joué RUN. Aux autres, cela coûte trois points, et il faut en avoir au moins trois. Avec trois tout juste, le programme s’arrête et vous êtes éliminé.

        La construction reprend avec le joueur qui a joué RUN ou, s’il est éliminé, avec le suivant encore en jeu dans le sens horaire.
    .reason = PN 3.0, Arrêter le programme et PN 3.1, Faire tourner le programme donnent les moyens et le prix. Restent ouverts l’ordre, et le cas d’un joueur qui ne peut pas payer, ou tout juste.

ruling-n-51 = Le programme a été arrêté : où reprend-il ?
    .default =
        À la carte devant laquelle il s’est arrêté. Quand il repart, c’est un nouveau passage : tous les bits y ont leur tour.

        En 3.0, après une carte BREAK dans le programme (copiée ou dans une carte SUBROUTINE aussi), le PC va à la carte suivante. Rien d’autre de ce passage n’est appliqué.

        En 3.1, une telle carte BREAK n’arrête pas encore le programme. Tout continue, aussi lors de ce passage (N-75), et le programme s’arrête à la prochaine carte qui n’est pas exécutée.

        Dans les deux éditions, la carte BREAK reste, et elle ne fait rien tant qu’on ne peut pas encore arrêter.
    .reason = PN 3.0, Arrêter le programme l’arrête à la prochaine carte pas encore exécutée. PN 3.0, Faire tourner le programme part d’où est le PC. PN 3.1, BREAK s’arrête à la prochaine carte non exécutée. Qui a déjà eu son tour, et ce qu’une carte BREAK du programme laisse inachevé, reste ouvert.

ruling-n-52 = Quelles cartes comptent parmi les vingt, et si le programme raccourcit ?
    .default =
        Toutes celles du programme principal, même face cachée. Celles d’une carte SUBROUTINE ne comptent pas.

        Dès qu’il y en a vingt, en construisant ou par UPGRADE pendant que le programme tourne, on ne peut plus l’arrêter jusqu’à la fin de la partie, même s’il redevient court.
    .reason = PN 3.0, Vingt cartes et PN 3.1, Vingt cartes font tourner le programme jusqu’à la fin à partir de cette longueur, et interdisent de l’arrêter. Aucune ne pense aux cartes à côté de la rangée, ni à celles qui la quittent plus tard.

ruling-n-53 = DEFEND arrête-t-elle les dégâts que POINTER déplace ?
    .default = Oui. Ce sont des dégâts faits par POINTER : la carte DEFEND du joueur choisi les arrête donc. Les autres gardent les points qu’ils ont retrouvés.
    .reason = PN 3.0, DEFEND et PN 3.1, DEFEND arrêtent les dégâts des cartes exécutées, et POINTER en est une. Aucune édition ne pense aux deux ensemble.

ruling-n-54 = Qu’est-ce qui use le compte de DEFEND ?
    .default =
        Chaque carte exécutée ou appliquée après elle. Tous les dégâts d’une carte couverte sont arrêtés. Ce qui reste vaut encore quand le programme repart.

        Un deuxième bit sur une carte compte de nouveau. PROGRAM ERROR compte, et aussi une carte OVERSIGHT qui fait son effet.

        Une carte OVERSIGHT avec des bits ne compte pas, ni une carte OVERSIGHT copiée ou intérieure qui ne fait rien. Ne comptent pas non plus les cartes sans bit où le PC passe, les cartes non exécutées ou sautées, ni une carte COPY ou une carte SUBROUTINE commencée avant DEFEND.
    .reason = PN 3.0, DEFEND compte les cartes exécutées et laisse de côté les autres. PN 3.1, DEFEND compte les cartes exécutées. Plusieurs bits, les cartes sans choix et l’arrêt du programme n’y sont pas.

ruling-n-55 = Et si le compte fait tout le tour d’un programme court ?
    .default =
        COPY, FUTURE, SWAP INSTRUCTIONS, POINTER, ERASE et FLOATER s’arrêtent avant la carte elle-même, et prennent chaque autre carte une fois au plus.

        GOTO tourne autant qu’il faut et compte aussi sa propre carte. La carte atteinte, même la sienne, a un nouveau passage.

        S’il ne reste aucune carte, le programme s’arrête : la version 1 distribue un nouveau programme, et en version 2 la construction continue.
    .reason = Le programme se referme en boucle dans les deux éditions (PN 3.0, Version 1 ; PN 3.0, Faire tourner le programme ; PN 3.1, Version 2). Ce que veut dire un compte plus long que le programme reste ouvert.

ruling-n-56 = La carte où est le PC se déplace, ou une carte est remplacée : que deviennent le PC, les bits et les marqueurs ?
    .default = Le PC suit la carte qui se déplace, et les bits qui attendent encore ont leur tour là-bas. Une carte de remplacement est une nouvelle carte. Elle est face visible, sans les marqueurs ni les cartes intérieures de l’ancienne, et aucune carte GOTO n’y mène plus. Les bits restent, dans leur ordre.
    .reason = PN 3.0, FLOATER, PN 3.0, SEQUENCE MOD et PN 3.1, SEQUENCE MOD emmènent le PC. PN 3.0, REPLACE garde la couleur du bit et enlève les marqueurs. PN 3.1, REPLACE garde l’ordre des bits. PN 3.0, GOTO ne mène nulle part quand sa carte est partie. Nous lisons ainsi tout déplacement et tout remplacement.

ruling-n-57 = Que fait une carte dont un nombre a changé ?
    .default =
        Autant que dit le nombre, ou autant qu’il y en a. Le joueur qui applique INCREMENT ou DECREMENT choisit le nombre.

        BIT MOVER à 2 : deux bits au choix, d’une carte ou de deux, chacun vers une carte voisine de la sienne.

        BIT SWAPPER : des bits de couleurs différentes sur des cartes différentes, sinon elle ne fait rien.

        DELETE en 3.0 : le premier nombre compte les bits de chaque carte, le deuxième les cartes.

        FLOATER : exactement autant, dans un seul sens.

        OVERWRITE et SEQUENCE MOD en 3.0 : des cartes différentes, l’une après l’autre.

        SELF DESTRUCT en 3.0 : le premier nombre compte les dégâts de chaque joueur, le deuxième les joueurs.

        SWAP INSTRUCTIONS : un seul nombre pour les deux côtés. À 3, l’ordre peut aussi rester le même ; au-dessous de 2, rien n’est échangé.

        WORM en 3.1 : tous ses bits sur une seule carte.

        Un 0 n’annule que ce qu’il compte : FLOATER applique quand même la carte suivante, OVERWRITE est quand même remplacée, SELF DESTRUCT part quand même. GOTO à 0 ne saute pas, et aucune carte ne devient celle où elle mène toujours.
    .reason = PN 3.0, Changer les nombres et PN 3.1, Changer les nombres permettent de changer ces nombres. Ce que fait alors la carte n’est dit que pour SWAP INSTRUCTIONS (PN 3.0, SWAP INSTRUCTIONS ; PN 3.1, SWAP INSTRUCTIONS). BIT MOVER à 2 vient de la FAQ de l’auteur. Le reste est de nous, dans le même esprit.

ruling-n-58 = Un nombre peut-il descendre sous 0 ?
    .default = Non. En 3.0, un marqueur −1 qui le ferait descendre sous 0 n’est pas posé. En 3.1, il est posé, mais une somme sous 0 compte pour 0 : des marqueurs +1 doivent donc d’abord la rattraper. DECREMENT peut choisir un nombre qui est 0 ; il reste 0.
    .other-negative = Oui. Les deux éditions le proposent aux joueurs qui aiment le désordre.
    .reason = PN 3.0, Changer les nombres s’arrête à zéro, même s’il faut enlever plus. PN 3.1, Changer les nombres permet autant de marqueurs qu’on veut sur une carte, sans nombre négatif. Les deux parlent de jouer sans cette règle.

ruling-n-59 = SECRET : quelles cartes poser face cachée, et que sont-elles en attendant ?
    .default =
        Toute carte qui a sa place dans un programme, PROGRAM ERROR aussi, avec votre propre bit. Vous seul la connaissez.

        Tant qu’elle n’est pas retournée, c’est une carte inconnue. Personne n’est obligé de l’exécuter, elle ne reçoit pas de cartes, et sans bit elle ne fait rien. Le premier joueur qui l’exécute avec son bit la retourne et l’applique. POINTER, ERASE, les déplacements et REPLACE agissent sur elle comme sur les autres.
    .reason = PN 3.0, SECRET et PN 3.1, SECRET prennent une carte de votre main, y mettent votre propre bit, et la retournent la première fois qu’un propriétaire décide de l’exécuter. Ce qu’elle est avant reste ouvert. PROGRAM ERROR porte elle aussi votre propre bit, car celui d’un adversaire la trahirait.

ruling-n-60 = Version 2 : quand piocher, et peut-on passer ?
    .default =
        Vous complétez votre main à quatre cartes, seulement à la fin de votre propre tour. Si vous jouez RUN, votre tour finit, et vous piochez, avant que le programme tourne. Le tour qui apporte la vingtième carte finit de la même façon. Si vous avez joué BREAK pendant que le programme tournait, vous piochez à la fin de votre prochain tour.

        Si vous pouvez jouer, vous devez jouer. Sinon, vous passez.
    .reason = PN 3.0, Cartes à usage unique et PN 3.1, Cartes à usage unique complètent la main en fin de tour. BREAK se joue en dehors des tours. Aucune édition ne dit quand piocher pour elle, ni s’il est permis de passer.

ruling-n-61 = Et les points au-dessus de vingt et au-dessous de zéro ?
    .default = Avec vingt points ou plus, vous gagnez tout de suite, et ce qui dépasse vingt est montré. Les points ne descendent jamais sous zéro. Vous pouvez payer DEFEND avec vos derniers points : vous êtes alors éliminé.
    .reason = PN 3.0, But du jeu ne nomme que vingt et zéro. PN 3.1, Sortir du jeu parle de points sous zéro, avec le même résultat. Aucune ne parle de plus de vingt.

ruling-n-62 = Que se passe-t-il à une carte OVERSIGHT qui a des bits ?
    .default =
        Rien. Aucun joueur n’a de tour, et la carte n’est pas exécutée. Là, on ne peut ni arrêter le programme ni dépenser un SKIP, et rien d’une carte DEFEND n’est usé.

        Mais en 3.1, quand une carte BREAK dans le programme va l’arrêter, il s’arrête bien là, puisque la carte n’est pas exécutée.
    .reason = Dans PN 3.0, OVERSIGHT, un joueur qui a un bit là n’a pas le choix. Dans PN 3.1, OVERSIGHT, la carte n’est exécutée que sans bit. Aucune ne parle d’arrêter ou de sauter là.

ruling-n-63 = La version 1 distribue un nouveau programme : pour quels joueurs, et que reste-t-il ?
    .default =
        Pour les joueurs encore en jeu. Le tableau donne les cartes et les bits selon leur nombre, et le premier d’entre eux commence. D’abord, chaque bit retourne dans sa réserve, et toutes les cartes sont mélangées.

        Les points restent (N-22 a une autre réponse), comme les jetons SKIP et les cartes DEFEND qui durent encore. Les joueurs éliminés restent éliminés.
    .reason = PN 3.0, Version 1 dit seulement de mélanger toutes les cartes et de redistribuer, et PN 3.1 n’a pas de nouvelle donne. Ce que devient tout le reste est ouvert.

ruling-n-64 = SUBROUTINE est copiée, mais la carte qui copie est partie ou remplacée : où vont ses cartes ?
    .default = Nulle part. Leur place est à côté de la carte qui copie. Si elle est partie, ou remplacée par une carte qui n’a pas de cartes à côté d’elle, aucune n’est distribuée, et cette partie de la copie ne fait rien. Le reste est quand même appliqué.
    .reason = PN 3.0, COPY distribue les cartes pour la carte COPY et les défausse dès que la carte SUBROUTINE est hors de portée. Aucune édition ne pense à une carte qui part pendant qu’elle copie.

ruling-n-65 = Et si les points changent toujours, sans gagnant ni éliminé ?
    .default =
        Quand le PC est venu sur cinq cents cartes depuis la dernière élimination, on considère, à la fin du tour complet, que le programme tourne en rond. On demande aux joueurs encore en jeu s’il faut s’arrêter là, comme dans N-22, puis de nouveau après autant de cartes.

        Le journal dit que des cartes ont été comptées et que rien n’est prouvé. Tant qu’une carte ramène sans fin à elle-même, le PC ne bouge pas, et c’est N-78 qui s’applique.
    .reason = Si les points montent et descendent pendant qu’un nombre grandit, aucune position ne revient. N-22 seul ne servirait donc jamais. Les deux éditions laissent une telle fin à la table.

ruling-n-66 = Quel sens compte pour un tour complet : celui où le PC arrive, ou celui où il repart ?
    .default = Celui où il repart (N-21), même si une carte REVERSE PROGRAM vient d’y retourner le programme. Le tour complet finit quand le PC est de nouveau à cette carte et va dans ce sens.
    .other-coming = Celui où il arrive. Peu importe ce qu’une carte REVERSE PROGRAM y a fait entre-temps.
    .reason = PN 3.0, Faire tourner le programme et PN 3.1, Version 2 parlent d’une boucle, mais jamais de sa première carte, ni d’un programme qui s’y retourne.

ruling-n-67 = Version 1 : le PC doit passer une carte GOTO ou une carte REVERSE PROGRAM. Peut-on y dépenser un jeton SKIP ?
    .default = Non, on ne demande à aucun joueur. Après trois fois aux mêmes points (N-20), il n’y a plus de tour qu’un SKIP puisse enlever.
    .other-spent = Oui. On demande aux joueurs qui ont un SKIP comme à toute autre carte, et un SKIP dépensé là est perdu.
    .reason = PN 3.0, TIME DELAY enlève à un joueur son tour sur une carte. PN 3.1, TIME DELAY fait sauter une carte. Aucune ne pense à une carte où aucun joueur n’a de tour.

ruling-n-68 = La carte SUBROUTINE est partie ou remplacée, mais sa carte GOTO reste à faire : le PC saute-t-il ?
    .default = Non. GOTO est appliquée (N-15), mais elle n’est plus nulle part, ni la carte d’où elle compterait.
    .other-jumps = Oui. GOTO compte à partir de là où était sa carte SUBROUTINE, avec le nombre qu’elle a alors (N-81). Aucune carte ne devient celle où elle mène toujours.
    .reason = PN 3.0, GOTO compte à partir de SUBROUTINE et ne pense pas que SUBROUTINE peut être partie. PN 3.1, GOTO ne parle pas de SUBROUTINE.

ruling-n-69 = GOTO est dans une carte SUBROUTINE, directement dans une autre carte SUBROUTINE : quand saute le PC ?
    .default = Quand les cartes des deux sont faites. Le saut attend le reste de SUBROUTINE intérieure (N-47), puis le reste de l’autre.
    .other-next = Quand la carte SUBROUTINE intérieure est finie, la carte où mène GOTO prend la place de la prochaine carte de l’autre. S’il n’y en a plus, le PC saute.
    .reason = PN 3.0, GOTO laisse une carte GOTO sortir de sa carte SUBROUTINE. Aucune édition ne pense à une carte SUBROUTINE dans une autre.

ruling-n-70 = La carte où mène GOTO prend la place d’une carte intérieure : d’où compte-t-elle ?
    .default = De cette carte intérieure, comme si elle y était écrite. Ses cartes précédentes et suivantes sont donc celles de cette carte SUBROUTINE.
    .other-own-place = De sa propre place dans le programme principal.
    .reason = PN 3.0, GOTO fait de sa carte la prochaine à appliquer, et PN 3.0, COPY applique des cartes comme si elles étaient écrites ailleurs. Aucune ne dit où est alors écrite la carte de GOTO.

ruling-n-71 = MULTIPLIER porte son propre bit dans une carte SUBROUTINE : quels nouveaux bits sont les premiers ?
    .default = Ceux du propriétaire sur MULTIPLIER, puis ceux des propriétaires sur la carte SUBROUTINE, dans leur ordre. Tous vont sur la carte SUBROUTINE (N-44).
    .other-subroutine-first = Ceux des propriétaires sur la carte SUBROUTINE d’abord.
    .reason = PN 3.0, MULTIPLIER et PN 3.1, MULTIPLIER donnent un bit à chaque joueur qui a un bit ici. L’ordre décide qui passe le premier (PN 3.0, Plusieurs bits sur une carte). Avec deux cartes, il est ouvert.

ruling-n-72 = Une carte SUBROUTINE est remplacée au milieu de ses cartes : quels bits sont « ici » ensuite ?
    .default = Aucun. Les cartes intérieures sont parties avec leur carte SUBROUTINE. Elles sont encore appliquées (N-15), mais ni elles ni la carte SUBROUTINE ne sont plus nulle part. POWER SURGE ne trouve donc aucun joueur avec un bit ici, et MULTIPLIER ne fait rien.
    .other-new-card = Ceux de la carte qui a remplacé la carte SUBROUTINE. MULTIPLIER y pose ses bits.
    .reason = PN 3.0, REPLACE garde les bits pour la nouvelle carte. PN 3.0, SUBROUTINE applique ses cartes pour le joueur qui a son bit dessus. Aucune édition ne pense aux deux ensemble.

ruling-n-73 = Vous êtes éliminé au milieu de votre carte SUBROUTINE : ses autres cartes sont-elles appliquées ?
    .default = Non. Ce que vous aviez encore à faire n’est pas fait (N-42), pas même les cartes intérieures avec des bits d’autres joueurs.
    .other-owners-go-on = Les cartes intérieures avec des bits de joueurs encore en jeu sont appliquées, par ces joueurs.
    .reason = Selon PN 3.0, SUBROUTINE, le propriétaire d’un bit sur une carte intérieure doit l’exécuter chaque fois que la carte SUBROUTINE est exécutée. Reste à savoir si elle l’est encore quand son joueur est éliminé.

ruling-n-74 = POINTER dans une carte SUBROUTINE : quels dégâts des cartes intérieures précédentes déplace-t-elle ?
    .default = Ceux qu’elles ont faits cette fois, depuis le début de SUBROUTINE. Un deuxième bit sur la carte SUBROUTINE l’applique à nouveau, et les dégâts déjà faits sont réglés.
    .other-this-stop = Ceux qu’elles ont faits depuis que le PC est venu pour ce passage, les fois précédentes comprises.
    .reason = PN 3.0, POINTER et PN 3.1, POINTER déplacent ce qu’ont fait les deux cartes précédentes. Si une carte est appliquée deux fois lors d’un passage, aucune ne dit quelle fois compte.

ruling-n-75 = 3.1 : COPY ou SUBROUTINE applique une carte BREAK : ce qui vient après est-il encore appliqué ?
    .default = Oui. La carte BREAK arrête le programme à la prochaine carte qui n’est pas exécutée (N-51). Jusque-là, tout continue comme d’habitude.
    .other-ends = Non. Plus rien de cette carte COPY, FUTURE, FLOATER ou SUBROUTINE n’est appliqué.
    .reason = PN 3.1, BREAK arrête le programme à la prochaine carte non exécutée. Il ne dit pas si le reste d’une carte COPY compte comme une telle carte.

ruling-n-76 = Toutes les cartes de la pioche sont RUN, INSERT ou SECRET : la pioche est-elle vide ?
    .default = Non. On les pioche une à une et on les défausse (N-08) ; alors seulement il n’en reste plus. OVERWRITE change donc un bit et reste où il est.
    .other-empty = Oui. Elle n’a pas de carte pour le programme. OVERWRITE, REPLACE, UPGRADE et INSERT ne font donc rien du tout (N-09), et une carte SUBROUTINE ne reçoit aucune carte.
    .reason = PN 3.0, UPGRADE demande s’il reste une carte dans la pioche. PN 3.1 ne parle pas d’une pioche vide. Quelles cartes y comptent reste ouvert.

ruling-n-77 = Une carte face cachée est retournée, et c’est une carte OVERSIGHT : a-t-elle été exécutée ?
    .default = Oui. Son propriétaire a choisi de l’exécuter, donc elle compte comme exécutée. C’est important pour le tour complet, et pour savoir quand on peut arrêter le programme. OVERSIGHT porte un bit, donc elle ne fait rien.
    .other-not-executed = Non. Comme toute carte OVERSIGHT avec un bit, elle n’est pas exécutée. Tout continue comme à une carte OVERSIGHT face visible (N-62).
    .reason = PN 3.0, OVERSIGHT et PN 3.1, OVERSIGHT n’agissent que sans bit. PN 3.0, SECRET et PN 3.1, SECRET retournent une carte quand son propriétaire l’exécute. Ce que donnent les deux ensemble est ouvert.

ruling-n-78 = COPY, FUTURE ou FLOATER ramène à elle-même et des points changent, mais personne ne gagne ni n’est éliminé : et alors ?
    .default =
        Une même carte peut commencer cinq cents fois à l’intérieur d’elle-même. Puis tout finit, et rien de ce qui restait à faire n’est appliqué, comme dans N-32. Une carte POINTER peut mener là : son joueur déplace des dégâts dans un sens, puis dans l’autre.

        Le journal dit que ces départs ont été comptés et que rien n’est prouvé.
    .other-same-points = Cela peut aussi finir plus tôt, quand cette carte commencerait pour la quatrième fois avec les mêmes points pour tous, peu importe ce qu’ils étaient entre-temps.
    .reason = PN 3.0, Boucles sans fin en version 1 et PN 3.1, Boucles sans fin en version 1 laissent une telle boucle continuer jusqu’à ce qu’un joueur gagne ou soit éliminé. Elles ne pensent pas à des points qui vont et viennent, comme PN 3.0, POINTER le permet.

ruling-n-79 = Version 2 : le programme tourne parce qu’aucun joueur ne peut jouer (N-29), et il ne fait que tourner en rond : et alors ?
    .default = La partie est nulle, comme à partir de vingt cartes (N-22), car aucun joueur ne pourrait reprendre la construction. Jusque-là, on ne peut pas arrêter le programme, et un tour complet où rien n’est exécuté n’y met pas fin (N-33).
    .other-again = Le programme s’arrête, comme avec moins de vingt cartes, et la construction reprend. Si toujours aucun joueur ne peut jouer, il repart. La troisième fois, la partie est nulle.
    .reason = PN 3.0, Vingt cartes et PN 3.1, Vingt cartes font tourner le programme jusqu’à la fin à cette longueur seulement. La partie nulle, pour un programme que rien ne peut arrêter, vient de la FAQ de l’auteur. Aucune édition ne pense à un programme court que personne ne peut continuer.

ruling-n-80 = La carte où mène GOTO est appliquée à la place d’une carte intérieure : par qui, et avec quel bit ?
    .default =
        Par vous, si vous appliquez la carte SUBROUTINE. Le bit d’un autre joueur sur la carte intérieure ne compte pas : la carte qui le porte n’est pas appliquée.

        Si votre propre bit est sur la carte intérieure, c’est lui qui agit. Si seul un autre joueur y a un bit, aucun bit n’agit là, donc une carte UPGRADE n’en déplace pas.
    .other-owner = Par le propriétaire du bit sur la carte intérieure, avec ce bit et sans choix, comme la carte intérieure elle-même (N-44). Si elle n’a pas de bit, par vous.
    .reason = PN 3.0, GOTO fait de sa carte la prochaine à appliquer, sans dire pour qui. Selon PN 3.0, SUBROUTINE, le joueur qui a un bit sur une carte intérieure doit exécuter cette carte. Que cela vaille pour ce qui prend sa place reste ouvert.

ruling-n-81 = Une carte SUBROUTINE part ou est remplacée au milieu de ses cartes : quels nombres ont les autres ?
    .default = Les nombres imprimés. Les marqueurs partent avec la carte qui les porte (N-56), et les cartes intérieures sont parties avec leur carte SUBROUTINE.
    .other-counters = Ceux qu’elles avaient en partant, marqueurs compris.
    .reason = PN 3.0, REPLACE défausse les marqueurs d’une carte retirée, et PN 3.0, SUBROUTINE applique toutes ses cartes une fois exécutée. Aucune édition ne pense aux deux ensemble.

ruling-n-82 = 3.1 : vous appliquez une carte PROGRAM ERROR dans votre carte SUBROUTINE, mais vous n’avez plus de bit « ici » : perdez-vous des points ?
    .default = Non. Seuls les joueurs qui ont alors un bit « ici » (N-44) perdent le nombre, chacun une fois (N-37). S’il n’y a pas de bit, personne ne perd rien.
    .other-acting-player = Oui, le joueur qui l’applique perd le nombre aussi.
    .reason = PN 3.1, PROGRAM ERROR prend le point à chaque joueur qui a un bit sur la carte, et ne pense pas à un bit parti juste avant. Dans PN 3.0, PROGRAM ERROR, c’est le joueur dont c’est le tour qui le perd.

ruling-n-83 = Version 1 : SEQUENCE MOD peut-elle déplacer la première carte du cercle après la dernière ?
    .default = Non. Dans un cercle, la carte y est déjà, et il en va de même pour la dernière carte et la place avant la première. Dans un cercle de deux cartes, aucune ne peut se déplacer. En version 2, c’est permis : la rangée y a une tête et une queue.
    .other-moves = Oui. La carte va là, et l’ordre du cercle reste le même.
    .reason = PN 3.0, SEQUENCE MOD veut une autre place dans le programme, et PN 3.1, SEQUENCE MOD déplace simplement la carte. Selon PN 3.0, Version 1, la dernière carte du cercle touche la première. Il n’est pas dit si la place avant l’une et celle après l’autre sont une seule et même place.
