### Programmer’s Nightmare : ce que disent les cartes, avec nos mots.
### $a et $b sont les nombres que l’édition imprime en chiffres, marqueurs compris.
### Un nombre écrit ici en lettres ne peut être changé ni par INCREMENT ni par DECREMENT.

## PN 3.0

# $a : points gagnés
card-pn30-acquire =
    { $a ->
        [one] Vous gagnez { $a } point.
       *[other] Vous gagnez { $a } points.
    }
    .short =
        { $a ->
            [one] Gagnez { $a } point.
           *[other] Gagnez { $a } points.
        }
    .brief = Gagnez { $a }
card-pn30-bit-maker = Posez sur une carte de votre choix un nouveau bit, de n’importe quelle couleur sauf la vôtre.
    .short = Un nouveau bit, pas le vôtre, sur une carte.
    .brief = Nouveau bit adverse
# $a : bits déplacés
card-pn30-bit-mover =
    { $a ->
        [one] Déplacez { $a } bit de n’importe quelle couleur vers une carte voisine de la sienne.
       *[other] Déplacez { $a } bits de n’importe quelle couleur, chacun vers une carte voisine de la sienne.
    }
    .short =
        { $a ->
            [one] Déplacez { $a } bit vers une carte voisine.
           *[other] Déplacez { $a } bits, chacun vers une carte voisine.
        }
    .brief =
        { $a ->
            [one] Dépla{"\u00AD"}cez { $a } bit
           *[other] Dépla{"\u00AD"}cez { $a } bits
        }
# $a : bits échangés
card-pn30-bit-swapper =
    { $a ->
        [one] Avec { $a } bit, il n’y a rien à échanger.
       *[other] Échangez { $a } bits, de couleurs différentes et sur des cartes différentes.
    }
    .short =
        { $a ->
            [one] Échangez { $a } bit.
           *[other] Échangez { $a } bits.
        }
    .brief =
        { $a ->
            [one] Échan{"\u00AD"}gez { $a } bit
           *[other] Échan{"\u00AD"}gez { $a } bits
        }
card-pn30-break = Version deux seulement. Dès qu’une carte va être exécutée de nouveau, BREAK arrête le programme, jouée de votre main ou exécutée à sa place.
    .short = Arrête le programme.
    .brief = Arrête le pro{"\u00AD"}gramme
# $a : dégâts pour tous
card-pn30-bug =
    { $a ->
        [one] Tout le monde subit { $a } dégât, vous aussi.
       *[other] Tout le monde subit { $a } dégâts, vous aussi.
    }
    .short =
        { $a ->
            [one] Chacun perd { $a } point.
           *[other] Chacun perd { $a } points.
        }
    .brief = Chacun perd { $a }
# $a : cartes précédentes
card-pn30-copy =
    { $a ->
        [0] Avec { $a } carte, il n’y a rien à faire.
        [one] Appliquez { $a } carte, la précédente, comme si elle était écrite ici.
       *[other] Appliquez dans l’ordre les { $a } cartes précédentes, comme si elles étaient écrites ici.
    } Le PC ne bouge pas.
    .short =
        { $a ->
            [0] Appliquez { $a } carte : rien à faire.
            [one] Appliquez { $a } carte, la précédente.
           *[other] Appliquez les { $a } cartes précédentes.
        }
    .brief =
        { $a ->
            [0] Rien à faire
            [one] La précé{"\u00AD"}dente
           *[other] Les { $a } précé{"\u00AD"}dentes
        }
# $a : ce qui est enlevé
card-pn30-decrement = Faites baisser un nombre de { $a }, pour toujours, sur une carte de votre choix.
    .short = Un nombre baisse de { $a }.
    .brief = Un nombre −{ $a }
# $a : points payés ; $b : cartes exécutées dont on se défend
card-pn30-defend =
    { $a ->
        [one] Payez { $a } point.
       *[other] Payez { $a } points.
    } { $b ->
        [0] Vous êtes à l’abri de { $b } carte, donc d’aucune.
        [one] { $b } carte, la prochaine exécutée, ne vous fait aucun dégât.
       *[other] Les { $b } prochaines cartes exécutées ne vous font aucun dégât.
    }
    .short =
        { $b ->
            [0] Payez { $a }. Protection : { $b } carte.
            [one] Payez { $a }. Aucun dégât de { $b } carte, la prochaine.
           *[other] Payez { $a }. Aucun dégât des { $b } prochaines cartes.
        }
    .brief = Payez { $a } : à l’abri
# $a : bits enlevés ; $b : cartes d’où ils sont enlevés
card-pn30-delete =
    { $a ->
        [one] Enlevez { $a } bit de n’importe quelle couleur
       *[other] Enlevez { $a } bits de n’importe quelle couleur
    } { $b ->
        [one] à { $b } carte.
       *[other] à chacune de { $b } cartes.
    }
    .short =
        { $a ->
            [one] Enlevez { $a } bit
           *[other] Enlevez { $a } bits
        } { $b ->
            [one] à { $b } carte.
           *[other] à chacune de { $b } cartes.
        }
    .brief =
        { $a ->
            [one] Enlevez { $a } bit
           *[other] Enlevez { $a } bits
        }
card-pn30-erase = Retirez du programme la carte précédente.
    .short = La carte précédente s’en va.
    .brief = Enlève la pré{"\u00AD"}cé{"\u00AD"}dente
# $a : places parcourues
card-pn30-floater =
    { $a ->
        [one] Déplacez cette carte de { $a } place, en avant ou en arrière.
       *[other] Déplacez cette carte de { $a } places, en avant ou en arrière.
    } Le PC la suit. Puis appliquez la carte suivante.
    .short = Avance ou recule de { $a } avec le PC, puis applique la suivante.
    .brief = Bouge de { $a }
# $a : cartes suivantes
card-pn30-future =
    { $a ->
        [0] Avec { $a } carte, il n’y a rien à faire.
        [one] Appliquez { $a } carte, la suivante, comme si elle était écrite ici.
       *[other] Appliquez dans l’ordre les { $a } cartes suivantes, comme si elles étaient écrites ici.
    } Le PC ne bouge pas.
    .short =
        { $a ->
            [0] Appliquez { $a } carte : rien à faire.
            [one] Appliquez { $a } carte, la suivante.
           *[other] Appliquez les { $a } cartes suivantes.
        }
    .brief =
        { $a ->
            [0] Rien à faire
            [one] La sui{"\u00AD"}vante
           *[other] Les { $a } sui{"\u00AD"}vantes
        }
# $a : cartes en avant
card-pn30-goto =
    { $a ->
        [one] Le PC saute { $a } carte en avant.
       *[other] Le PC saute { $a } cartes en avant.
    } Ensuite, cette carte GOTO mène toujours à cette carte-là.
    .short =
        { $a ->
            [one] Le PC saute { $a } carte en avant.
           *[other] Le PC saute { $a } cartes en avant.
        }
    .brief =
        { $a ->
            [one] Saute { $a } carte
           *[other] Saute { $a } cartes
        }
# $a : ce qui est ajouté
card-pn30-increment = Faites monter un nombre de { $a }, sur une autre carte.
    .short = Un autre nombre monte de { $a }.
    .brief = Un nombre +{ $a }
card-pn30-insert = À usage unique. Piochez une carte et regardez-la. Posez-la où vous voulez dans le programme, avec un de vos bits. Puis défaussez INSERT.
    .short = Piochez une carte, posez-la où vous voulez.
    .brief = Insérez une carte
# $a : nouveaux bits par joueur qui a un bit ici
card-pn30-multiplier = Chaque joueur qui a ici un bit ou plusieurs en reçoit { $a } de plus, sur cette carte.
    .short = Chaque joueur qui a un bit ici ajoute { $a }.
    .brief =
        { $a ->
            [one] +{ $a } bit chacun
           *[other] +{ $a } bits chacun
        }
card-pn30-oversight = Sans bit, cette carte agit seule, et tout le monde perd un point. Avec un bit, il ne se passe rien.
    .short = Aucun bit ici : chacun perd un point.
    .brief = Perte sans bit
# $a : cartes dont un bit change de couleur
card-pn30-overwrite =
    { $a ->
        [one] Sur { $a } carte, changez un bit en un bit à vous.
       *[other] Sur { $a } cartes, changez un bit en un bit à vous.
    } Elle sert une fois, car une carte de la pioche la remplace ensuite.
    .short =
        { $a ->
            [one] Sur { $a } carte, un bit devient le vôtre. Sert une fois.
           *[other] Sur { $a } cartes, un bit devient le vôtre. Sert une fois.
        }
    .brief =
        { $a ->
            [one] Prenez { $a } bit
           *[other] Prenez { $a } bits
        }
# $a : cartes précédentes dont les dégâts sont redirigés
card-pn30-pointer =
    { $a ->
        [0] Choisissez un joueur, qui prend tous les dégâts de { $a } carte, donc aucun.
        [one] Choisissez un joueur, qui prend tous les dégâts de { $a } carte, la précédente.
       *[other] Choisissez un joueur, qui prend tous les dégâts des { $a } cartes précédentes.
    }
    .short =
        { $a ->
            [0] Les dégâts de { $a } carte vont à un joueur : aucun.
            [one] Les dégâts de { $a } carte, la précédente, vont à un joueur.
           *[other] Les dégâts des { $a } cartes précédentes vont à un joueur.
        }
    .brief = Détour{"\u00AD"}ne les dégâts
# $a : points perdus sans bit ici ; $b : points perdus avec un bit
card-pn30-power-surge =
    { $a ->
        [one] Chaque joueur sans bit ici perd { $a } point.
       *[other] Chaque joueur sans bit ici perd { $a } points.
    } Chaque joueur qui a un bit ici en perd { $b }.
    .short = Sans bit ici : perdez { $a }. Avec : { $b }.
    .brief = Perdez { $a } ou { $b }
# $a : points perdus
card-pn30-program-error =
    { $a ->
        [one] Prenez-la ou jouez-la avec le bit d’un adversaire. Quand le PC arrive, cet adversaire perd { $a } point. Il n’a pas le choix.
       *[other] Prenez-la ou jouez-la avec le bit d’un adversaire. Quand le PC arrive, cet adversaire perd { $a } points. Il n’a pas le choix.
    }
    .short =
        { $a ->
            [one] Sans choix : vous perdez { $a } point.
           *[other] Sans choix : vous perdez { $a } points.
        }
    .brief = Perdez { $a }
card-pn30-replace = Une carte de la pioche remplace une carte du programme. Les bits restent, les marqueurs partent.
    .short = Une carte en remplace une autre.
    .brief = Rempla{"\u00AD"}cez une carte
card-pn30-reverse-program = Le programme fait demi-tour et repart dans l’autre sens.
    .short = Le programme fait demi-tour.
    .brief = Demi-tour
card-pn30-run = À usage unique, version deux seulement. Le programme tourne jusqu’à ce qu’un joueur l’arrête. Puis défaussez RUN.
    .short = Le programme tourne.
    .brief = Lance le pro{"\u00AD"}gramme
card-pn30-secret = À usage unique. Posez une carte de votre main face cachée, en tête ou en queue, avec un de vos bits. On la retourne quand son propriétaire s’en sert.
    .short = Une carte face cachée en tête ou en queue.
    .brief = Une carte cachée
# $a : dégâts ; $b : joueurs choisis
card-pn30-self-destruct =
    { $b ->
        [one] Choisissez { $b } joueur, qui subit
       *[other] Choisissez { $b } joueurs, qui subissent chacun
    } { $a ->
        [one] { $a } dégât.
       *[other] { $a } dégâts.
    } Puis défaussez cette carte et tous ses bits.
    .short =
        { $b ->
            [one] Dégâts : { $a }, à { $b } joueur. Puis elle s’en va.
           *[other] Dégâts : { $a }, à { $b } joueurs. Puis elle s’en va.
        }
    .brief =
        { $a ->
            [one] { $a } dégât, une fois
           *[other] { $a } dégâts, une fois
        }
# $a : cartes déplacées
card-pn30-sequence-mod =
    { $a ->
        [one] Déplacez { $a } carte où vous voulez dans le programme. Si c’est celle-ci, le PC la suit.
       *[other] Déplacez { $a } cartes où vous voulez dans le programme. Si celle-ci en fait partie, le PC la suit.
    }
    .short =
        { $a ->
            [one] Déplacez { $a } carte où vous voulez.
           *[other] Déplacez { $a } cartes où vous voulez.
        }
    .brief =
        { $a ->
            [one] Dépla{"\u00AD"}cez { $a } carte
           *[other] Dépla{"\u00AD"}cez { $a } cartes
        }
# $a : cartes posées à côté
card-pn30-subroutine =
    { $a ->
        [one] Au premier passage du PC, posez { $a } carte à côté. Pour exécuter SUBROUTINE, appliquez-la. C’est obligatoire la première fois, au choix ensuite.
       *[other] Au premier passage du PC, posez { $a } cartes à côté. Pour exécuter SUBROUTINE, appliquez-les dans l’ordre. C’est obligatoire la première fois, au choix ensuite.
    }
    .short =
        { $a ->
            [one] { $a } carte vient à côté. Elle l’applique.
           *[other] { $a } cartes viennent à côté. Elle les applique.
        }
    .brief =
        { $a ->
            [one] { $a } carte à côté
           *[other] { $a } cartes à côté
        }
# $a : cartes d’un côté, mises dans un autre ordre
card-pn30-swap-instructions =
    { $a ->
        [one] Avec { $a } carte de chaque côté, il n’y a rien à échanger.
        [2] Échangez entre elles les { $a } cartes précédentes, ou les { $a } suivantes.
       *[other] Mettez dans l’ordre que vous voulez les { $a } cartes précédentes, ou les { $a } suivantes.
    }
    .short =
        { $a ->
            [one] { $a } carte d’un côté : rien à échanger.
           *[other] Les { $a } cartes d’un côté s’échangent.
        }
    .brief =
        { $a ->
            [one] Rangez { $a } carte
           *[other] Rangez { $a } cartes
        }
card-pn30-time-delay = Prenez un jeton SKIP et gardez-le. Dépensez-le quand vous voulez : un joueur perd son tour sur une carte. Vous gardez le jeton SKIP même si cette carte part.
    .short = Prenez un jeton SKIP.
    .brief = Un jeton SKIP
card-pn30-upgrade = Choisissez une place dans le programme. Une carte de la pioche y va, avec votre bit d’ici. Votre voisin de droite reçoit un bit ici à la place.
    .short = Une nouvelle carte, avec votre bit d’ici.
    .brief = Ajoutez une carte
card-pn30-worm = Posez un nouveau bit à vous sur une autre carte. Le propriétaire de cette carte reste le premier.
    .short = Un bit à vous sur une autre carte.
    .brief = Ajoutez votre bit
# $a : dégâts
card-pn30-zap =
    { $a ->
        [one] Un autre joueur de votre choix subit { $a } dégât.
       *[other] Un autre joueur de votre choix subit { $a } dégâts.
    }
    .short =
        { $a ->
            [one] { $a } dégât à un autre joueur.
           *[other] { $a } dégâts à un autre joueur.
        }
    .brief = Un autre perd { $a }

## PN 3.1

# $a : points gagnés
card-pn31-acquire =
    { $a ->
        [one] Vous gagnez { $a } point.
       *[other] Vous gagnez { $a } points.
    }
    .short =
        { $a ->
            [one] Gagnez { $a } point.
           *[other] Gagnez { $a } points.
        }
    .brief = Gagnez { $a }
card-pn31-bit-maker = Posez sur une carte de votre choix un nouveau bit, de n’importe quelle couleur sauf la vôtre.
    .short = Un nouveau bit, pas le vôtre, sur une carte.
    .brief = Nouveau bit adverse
# $a : bits déplacés
card-pn31-bit-mover =
    { $a ->
        [one] Déplacez { $a } bit de n’importe quelle couleur vers une carte voisine de la sienne.
       *[other] Déplacez { $a } bits de n’importe quelle couleur, chacun vers une carte voisine de la sienne.
    }
    .short =
        { $a ->
            [one] Déplacez { $a } bit vers une carte voisine.
           *[other] Déplacez { $a } bits, chacun vers une carte voisine.
        }
    .brief =
        { $a ->
            [one] Dépla{"\u00AD"}cez { $a } bit
           *[other] Dépla{"\u00AD"}cez { $a } bits
        }
# $a : bits échangés
card-pn31-bit-swapper =
    { $a ->
        [one] Avec { $a } bit, il n’y a rien à échanger.
       *[other] Échangez { $a } bits, de couleurs différentes et sur des cartes différentes.
    }
    .short =
        { $a ->
            [one] Échangez { $a } bit.
           *[other] Échangez { $a } bits.
        }
    .brief =
        { $a ->
            [one] Échan{"\u00AD"}gez { $a } bit
           *[other] Échan{"\u00AD"}gez { $a } bits
        }
card-pn31-break = Version deux seulement. Dès que le PC est passé deux fois sur une carte, BREAK arrête le programme à la prochaine carte non exécutée.
    .short = Arrête le programme.
    .brief = Arrête le pro{"\u00AD"}gramme
# $a : dégâts pour tous
card-pn31-bug =
    { $a ->
        [one] Tout le monde subit { $a } dégât, vous aussi.
       *[other] Tout le monde subit { $a } dégâts, vous aussi.
    }
    .short =
        { $a ->
            [one] Chacun perd { $a } point.
           *[other] Chacun perd { $a } points.
        }
    .brief = Chacun perd { $a }
# $a : cartes précédentes
card-pn31-copy =
    { $a ->
        [0] Avec { $a } carte, il n’y a rien à faire.
        [one] Appliquez { $a } carte, la précédente, comme si elle était écrite ici.
       *[other] Appliquez dans l’ordre les { $a } cartes précédentes, comme si elles étaient écrites ici.
    } Le PC ne bouge pas.
    .short =
        { $a ->
            [0] Appliquez { $a } carte : rien à faire.
            [one] Appliquez { $a } carte, la précédente.
           *[other] Appliquez les { $a } cartes précédentes.
        }
    .brief =
        { $a ->
            [0] Rien à faire
            [one] La précé{"\u00AD"}dente
           *[other] Les { $a } précé{"\u00AD"}dentes
        }
card-pn31-decrement = Faites baisser un nombre de un, pour toujours, sur une carte de votre choix.
    .short = Un nombre baisse de un.
    .brief = Un nombre −1
# $a : points payés ; $b : cartes exécutées dont on se défend
card-pn31-defend =
    { $a ->
        [one] Payez { $a } point.
       *[other] Payez { $a } points.
    } { $b ->
        [0] Vous êtes à l’abri de { $b } carte, donc d’aucune.
        [one] { $b } carte, la prochaine exécutée, ne vous fait aucun dégât.
       *[other] Les { $b } prochaines cartes exécutées ne vous font aucun dégât.
    }
    .short =
        { $b ->
            [0] Payez { $a }. Protection : { $b } carte.
            [one] Payez { $a }. Aucun dégât de { $b } carte, la prochaine.
           *[other] Payez { $a }. Aucun dégât des { $b } prochaines cartes.
        }
    .brief = Payez { $a } : à l’abri
card-pn31-delete = Enlevez un bit d’une carte. Il retourne dans la réserve de son propriétaire.
    .short = Enlevez un bit d’une carte.
    .brief = Enlevez un bit
card-pn31-erase = Retirez du programme la carte précédente.
    .short = La carte précédente s’en va.
    .brief = Enlève la pré{"\u00AD"}cé{"\u00AD"}dente
# $a : places parcourues
card-pn31-floater =
    { $a ->
        [one] Déplacez cette carte de { $a } place, en avant ou en arrière.
       *[other] Déplacez cette carte de { $a } places, en avant ou en arrière.
    } Le PC la suit. Puis appliquez la carte suivante.
    .short = Avance ou recule de { $a } avec le PC, puis applique la suivante.
    .brief = Bouge de { $a }
# $a : cartes suivantes
card-pn31-future =
    { $a ->
        [0] Avec { $a } carte, il n’y a rien à faire.
        [one] Appliquez { $a } carte, la suivante, comme si elle était écrite ici.
       *[other] Appliquez dans l’ordre les { $a } cartes suivantes, comme si elles étaient écrites ici.
    } Le PC ne bouge pas.
    .short =
        { $a ->
            [0] Appliquez { $a } carte : rien à faire.
            [one] Appliquez { $a } carte, la suivante.
           *[other] Appliquez les { $a } cartes suivantes.
        }
    .brief =
        { $a ->
            [0] Rien à faire
            [one] La sui{"\u00AD"}vante
           *[other] Les { $a } sui{"\u00AD"}vantes
        }
# $a : cartes en avant
card-pn31-goto =
    { $a ->
        [one] Le PC saute { $a } carte en avant.
       *[other] Le PC saute { $a } cartes en avant.
    } Posez un marqueur GOTO sur la carte d’arrivée : cette carte GOTO y mène toujours.
    .short =
        { $a ->
            [one] Le PC saute { $a } carte en avant.
           *[other] Le PC saute { $a } cartes en avant.
        }
    .brief =
        { $a ->
            [one] Saute { $a } carte
           *[other] Saute { $a } cartes
        }
card-pn31-increment = Faites monter un nombre de un, sur une autre carte.
    .short = Un autre nombre monte de un.
    .brief = Un nombre +1
card-pn31-insert = À usage unique. Piochez une carte et regardez-la. Posez-la où vous voulez dans le programme, avec un de vos bits. Puis défaussez INSERT.
    .short = Piochez une carte, posez-la où vous voulez.
    .brief = Insérez une carte
card-pn31-multiplier = Chaque joueur qui a un bit ici en ajoute un. Cela se fait une fois par passage du PC.
    .short = Chaque joueur qui a un bit ici en ajoute un.
    .brief = +1 bit chacun
# $a : points perdus
card-pn31-oversight =
    { $a ->
        [one] Sans bit, cette carte agit seule, et tout le monde perd { $a } point. Avec un bit, il ne se passe rien.
       *[other] Sans bit, cette carte agit seule, et tout le monde perd { $a } points. Avec un bit, il ne se passe rien.
    }
    .short = Aucun bit ici : chacun perd { $a }.
    .brief = Perte sans bit
card-pn31-overwrite = Changez un bit du programme en un bit à vous. Puis une carte de la pioche remplace celle-ci.
    .short = Un bit devient le vôtre. Sert une fois.
    .brief = Prenez un bit
card-pn31-pointer = Choisissez un joueur, qui prend les dégâts que les deux cartes précédentes vous ont faits.
    .short = Vos dégâts des deux cartes précédentes vont à un joueur.
    .brief = Détour{"\u00AD"}ne les dégâts
# $a : points perdus sans bit ici ; $b : points perdus avec un bit
card-pn31-power-surge =
    { $a ->
        [one] Chaque joueur sans bit ici perd { $a } point.
       *[other] Chaque joueur sans bit ici perd { $a } points.
    } Chaque joueur qui a un bit ici en perd { $b }.
    .short = Sans bit ici : perdez { $a }. Avec : { $b }.
    .brief = Perdez { $a } ou { $b }
# $a : points perdus
card-pn31-program-error =
    { $a ->
        [one] Prenez-la ou jouez-la avec le bit d’un adversaire. Chaque joueur qui a un bit ici perd { $a } point, sans choix.
       *[other] Prenez-la ou jouez-la avec le bit d’un adversaire. Chaque joueur qui a un bit ici perd { $a } points, sans choix.
    }
    .short =
        { $a ->
            [one] Sans choix : vous perdez { $a } point.
           *[other] Sans choix : vous perdez { $a } points.
        }
    .brief = Perdez { $a }
card-pn31-replace = Une carte de la pioche remplace une carte du programme. Les bits gardent leur couleur et leur ordre.
    .short = Une carte en remplace une autre.
    .brief = Rempla{"\u00AD"}cez une carte
card-pn31-reverse-program = Le programme fait demi-tour et repart dans l’autre sens.
    .short = Le programme fait demi-tour.
    .brief = Demi-tour
card-pn31-run = À usage unique. Le programme démarre au PC. Gardez RUN devant vous, face visible, tant qu’il tourne.
    .short = Le programme tourne.
    .brief = Lance le pro{"\u00AD"}gramme
card-pn31-secret = À usage unique. Posez une carte de votre main face cachée, en tête ou en queue, avec un de vos bits. Le premier joueur qui l’exécute la retourne.
    .short = Une carte face cachée en tête ou en queue.
    .brief = Une carte cachée
# $a : dégâts
card-pn31-self-destruct =
    { $a ->
        [one] Un joueur subit { $a } dégât.
       *[other] Un joueur subit { $a } dégâts.
    } Puis défaussez cette carte et tous ses bits.
    .short = Dégâts : { $a }, à un joueur. Puis elle s’en va.
    .brief =
        { $a ->
            [one] { $a } dégât, une fois
           *[other] { $a } dégâts, une fois
        }
card-pn31-sequence-mod = Déplacez une carte et ses bits où vous voulez. Si c’est celle-ci, le PC la suit.
    .short = Déplacez une carte où vous voulez.
    .brief = Dépla{"\u00AD"}cez une carte
# $a : cartes posées à côté
card-pn31-subroutine =
    { $a ->
        [one] Au premier passage du PC, posez { $a } carte à côté. Pour exécuter SUBROUTINE, appliquez-la. C’est obligatoire la première fois, au choix ensuite.
       *[other] Au premier passage du PC, posez { $a } cartes à côté. Pour exécuter SUBROUTINE, appliquez-les dans l’ordre. C’est obligatoire la première fois, au choix ensuite.
    }
    .short =
        { $a ->
            [one] { $a } carte vient à côté. Elle l’applique.
           *[other] { $a } cartes viennent à côté. Elle les applique.
        }
    .brief =
        { $a ->
            [one] { $a } carte à côté
           *[other] { $a } cartes à côté
        }
# $a : cartes d’un côté, mises dans un autre ordre
card-pn31-swap-instructions =
    { $a ->
        [one] Avec { $a } carte de chaque côté, il n’y a rien à échanger.
        [2] Échangez entre elles les { $a } cartes précédentes, ou les { $a } suivantes.
       *[other] Mettez dans l’ordre que vous voulez les { $a } cartes précédentes, ou les { $a } suivantes.
    }
    .short =
        { $a ->
            [one] { $a } carte d’un côté : rien à échanger.
           *[other] Les { $a } cartes d’un côté s’échangent.
        }
    .brief =
        { $a ->
            [one] Rangez { $a } carte
           *[other] Rangez { $a } cartes
        }
card-pn31-time-delay = Prenez un jeton SKIP. Dépensez-le quand vous voulez : une carte est sautée. Vous gardez le jeton SKIP même si cette carte part.
    .short = Prenez un jeton SKIP.
    .brief = Un jeton SKIP
card-pn31-upgrade = Choisissez une place dans le programme. Une carte de la pioche y va, avec votre bit d’ici. Votre voisin de droite reçoit un bit ici à la place.
    .short = Une nouvelle carte, avec votre bit d’ici.
    .brief = Ajoutez une carte
# $a : bits ajoutés
card-pn31-worm =
    { $a ->
        [one] Posez { $a } nouveau bit à vous sur une autre carte.
       *[other] Posez { $a } nouveaux bits à vous sur une autre carte.
    }
    .short =
        { $a ->
            [one] { $a } bit à vous sur une autre carte.
           *[other] { $a } bits à vous sur une autre carte.
        }
    .brief = Ajoutez votre bit
# $a : dégâts
card-pn31-zap =
    { $a ->
        [one] Un autre joueur de votre choix subit { $a } dégât.
       *[other] Un autre joueur de votre choix subit { $a } dégâts.
    }
    .short =
        { $a ->
            [one] { $a } dégât à un autre joueur.
           *[other] { $a } dégâts à un autre joueur.
        }
    .brief = Un autre perd { $a }
