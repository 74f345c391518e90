### Ce qui se passe dans Runtime Error, pas à pas ; ce qui est demandé ; ce qu’on peut choisir ; ce qui est refusé.

game-runtime_error = Runtime Error

## Distribuer, piocher, défausser

runtime_error-to-deal = La carte suivante va à { $seat }.
runtime_error-dealt = { $seat } reçoit { $card }.
runtime_error-to-draw = { $seat } prend une carte de la pioche.
runtime_error-draws = { $seat } pioche { $card }.
runtime_error-no-draw = La pioche et la défausse sont vides, donc { $seat } ne pioche rien.
runtime_error-shuffles = La pioche est vide. { $count ->
    [one] La seule carte défaussée devient la pioche.
   *[other] Les { $count } cartes défaussées sont mélangées et deviennent la pioche.
}
runtime_error-makes-room = { $seat } défausse l’entrée { $card } pour faire place à la suivante.
runtime_error-discards = { $seat } défausse l’entrée { $card }.
runtime_error-turns-up = Chez { $owner }, la carte face cachée est retournée : { $card }. L’instruction agit de nouveau.
runtime_error-turn-passes = C’est maintenant à { $seat }.

## Écrire et tester

runtime_error-may-script = { $seat } peut écrire une instruction.
runtime_error-scripts = { $seat } écrit une instruction de { $lower } à { $upper }, avec la fonction { $function }.
runtime_error-no-script = { $seat } n’écrit pas d’instruction ce tour-ci.
runtime_error-may-test = { $seat } peut jouer une entrée.
runtime_error-plays-input = { $seat } joue { $card } comme entrée.
runtime_error-no-test = { $seat } ne joue pas d’entrée ce tour-ci.
runtime_error-chooses-edit = Avec EDIT ({ $card }), { $seat } doit remplacer une carte de n’importe quelle instruction.
runtime_error-edits = { $seat } défausse { $card } (chez { $owner }) et pose { $new } à la place, face cachée. L’instruction attend.
runtime_error-no-edit = { $seat } n’a pas de carte à mettre pour EDIT ({ $card }), donc il ne se passe rien.
runtime_error-loads = Avec LOAD ({ $card }), { $seat } pioche une carte.
runtime_error-pulls = Avec PULL ({ $card }), { $seat } prend { $drawn } dans la défausse.
runtime_error-no-pull = La défausse est vide, donc { $seat } ne prend rien avec PULL ({ $card }).
runtime_error-loops = Avec LOOP ({ $card }), { $seat } défausse l’entrée et teste une autre carte.
runtime_error-no-loop = { $seat } n’a plus de carte à jouer pour LOOP ({ $card }), donc il ne se passe rien.
runtime_error-chooses-input = { $seat } choisit l’entrée suivante.
runtime_error-declines = { $seat } ne joue plus d’entrée.

## L’annonce

runtime_error-proved = Prouvé : avec n’importe quelle pioche, { $seat } continue sans fin. { $size ->
    [one] Le tour reste dans { $size } situation.
   *[other] Le tour reste dans { $size } situations.
}
runtime_error-refuted = Réfuté : { $seat } a beau tout essayer, des cartes mettent fin au tour. { $size ->
    [one] Une situation a été examinée.
   *[other] { $size } situations ont été examinées.
}
runtime_error-undecided = Pas décidé : l’application a essayé { $size } coups (environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}). { $seat } peut encore le montrer.
runtime_error-undecided-sooner = Pas décidé : après d’autres annonces, { $size ->
    [one] seul { $size } coup a été essayé
   *[other] seuls { $size } coups ont été essayés
}. { $seat } peut encore le montrer.
runtime_error-demonstrated = Montré : { $card } ramène la même position, sans aucun hasard. { $seat } peut continuer sans fin.

runtime_error-result-proved = { $seat } a prouvé un tour sans fin et gagne.
runtime_error-result-demonstrated = { $seat } a montré un tour sans fin et gagne.

## Ce qui est demandé

ask-runtime_error-script = { $who } : écrire une instruction ?
ask-runtime_error-test = { $who } : jouer une entrée ?
ask-runtime_error-edit = { $who }, avec { $card } : quelle carte remplacer, et par laquelle ?
ask-runtime_error-next = { $who } : quelle entrée ensuite ?
ask-runtime_error-deal = { $who } : { $seat } reçoit une carte. Laquelle ?
ask-runtime_error-draw = { $who } : { $seat } pioche. Quelle carte ?

## Ce qu’on peut choisir

option-runtime_error-script = { $lower } à { $upper }, fonction { $function }
option-runtime_error-no-script = Pas d’instruction
option-runtime_error-input = { $card }
option-runtime_error-no-test = Pas d’entrée
option-runtime_error-edit = { $new } à la place de { $old }
option-runtime_error-decline = Plus d’entrée
option-runtime_error-claim = Annoncer : mon tour peut durer sans fin
option-runtime_error-draw = { $card }

## Ce qui est refusé

refused-two-suits = Les deux bornes doivent être de la même couleur, pas { $lower } et { $upper }.
refused-lower-not-below = Comme borne inférieure, { $lower } doit valoir moins que { $upper }.
refused-function-twice = Vous avez déjà une fonction de la couleur de { $card }. Vous ne pouvez pas en avoir deux.
refused-decline = LOOP demande une autre entrée. Tant que vous avez une carte en main, jouez-en une.
refused-claim-again = Cette annonce est jugée. Vous pourrez recommencer quand la position aura changé.
refused-not-now = { $seat } ne peut annoncer qu’en choisissant une instruction, une entrée ou un échange.

## Ce qui ne va pas dans un fichier

problem-two-suits = les deux bornes d’une instruction doivent être de la même couleur, pas { $lower } et { $upper }
problem-lower-not-below = la borne inférieure doit valoir moins que la supérieure ; { $lower } ne vaut pas moins que { $upper }
problem-function-twice = ce joueur a déjà une autre fonction de même couleur que { $card }
problem-budget = doit valoir au moins 1 coup, trouvé : { $found }
problem-no-prover = il n’y a rien à prouver dans { $game } : ses règles ne connaissent pas d’annonces
problem-nothing-to-claim = ne mènent à aucune position où un joueur peut annoncer un tour sans fin
problem-too-few-to-deal = la pioche a trop peu de cartes pour la distribution : il en faut { $count }

## Une position en mots

describe-runtime-error-player = { $who } : instructions { $statements } ; main { $hand }
describe-runtime-error-hidden-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
describe-runtime-error-statement = { $lower } à { $upper } → { $function }
describe-runtime-error-down = { $statement } (face cachée)
describe-runtime-error-piles-some = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse, la carte du dessus en dernier : { $cards }
describe-runtime-error-piles-none = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse vide
describe-runtime-error-input = Entrée : { $card }

## La preuve d’un résultat

proof-situation = main { $hand } ; pioche { $deck } ; défausse { $below }
proof-situation-top = main { $hand } ; pioche { $deck } ; défausse { $top } dessus, dessous { $below }
proof-editing = { $situation } ; l’entrée { $card } demande un échange
proof-none = vide
proof-nothing = rien
proof-unplayed = autres
proof-cards = { $count } cartes
proof-many = { $count } × { $kind }
proof-strategy = { $situation } → { $move }
proof-plays = jouer { $card }
# Au-dessus d’une preuve où les cartes qui font de même sont les mêmes
proof-kinds = Les cartes qui exécutent les mêmes fonctions sont comptées ensemble ; les « autres » ne sont pas jouées.
proof-first-of-a-kind = Parmi les cartes qui exécutent les mêmes fonctions, une seule est essayée.
proof-more = { $count ->
    [one] … et { $count } autre situation
   *[other] … et { $count } autres situations
}
proof-and-so-on = … et ainsi de suite
proof-answered = { $option }, puis la pioche donne { $card }
proof-ends = { $option } : le tour finit
proof-as-before = { $option } : comme plus haut
# À côté d’un point. $count : les cartes de la pioche
proof-deck = pioche { $count }
# La description d’une image
proof-ring = Une image de la stratégie, avec un point par situation. { $stem ->
    [0] Elle commence dans une boucle
    [one] { $stem } situation mène à une boucle
   *[other] { $stem } situations mènent à une boucle
} { $cycle ->
    [one] d’une seule situation, qui ramène à elle-même.
   *[other] de { $cycle } situations : chacune mène à la suivante, avec n’importe quelle pioche.
}
proof-checked = { $count ->
    [one] Vérifié avec les seules règles : la situation est juste ({ $count }).
   *[other] Vérifié avec les seules règles : les { $count } situations sont justes.
}
proof-mistaken = La vérification a échoué : cette preuve est fausse. Merci de le signaler, avec la position.

## Annonces dans les carnets

claim-next = Le prochain coup de la stratégie
claim-how-proved = La stratégie joue, vous piochez. Piochez ce que vous voulez : le tour continue.
claim-how-refuted = Vous jouez, l’ordinateur pioche. Essayez ce que vous voulez : le tour finit.
claim-how-undecided = Pas décidé : dans sa limite, l’application n’a pu ni le prouver ni le réfuter.
claim-spare = Cartes de réserve en main
claim-kings = Rois dans la pioche
claim-title = Trèfle et pique : { $spare ->
    [one] { $spare } carte de réserve
   *[other] { $spare } cartes de réserve
}, { $kings ->
    [one] { $kings } roi dans la pioche
   *[other] { $kings } rois dans la pioche
}
claim-table = Le résultat pour chaque nombre de cartes de réserve (vers le bas) et de rois (vers la droite)
claim-proved = prouvé
claim-refuted = réfuté
claim-undecided = pas décidé
claim-guess = Ce tour peut-il durer sans fin ?

## Ce qu’une carte peut être
card-runtime-error-bound = Comme borne ou comme entrée, elle compte pour { $face ->
    [A] 1
    [J] 11
    [Q] 12
    [K] 13
   *[number] { $face }
 }.
    .any = Comme borne ou comme entrée, un as compte pour 1, un valet pour 11, une dame pour 12 et un roi pour 13. Toute autre carte compte pour son nombre.
card-runtime-error-diamonds = Comme fonction : EDIT. Défaussez une carte de n’importe quelle instruction et posez-y une de votre main, face cachée. L’instruction attend que l’entrée parte.
card-runtime-error-clubs = Comme fonction : LOAD. Piochez la carte du dessus de la pioche.
card-runtime-error-hearts = Comme fonction : PULL. Prenez la carte du dessus de la défausse.
card-runtime-error-spades = Comme fonction : LOOP. Défaussez l’entrée et jouez une autre carte de votre main.

describe-under-way-runtime_error = La partie continue.
problem-not-a-draw = { $card } ne peut pas être piochée : elle n’est pas dans la pioche

gallery-about-runtime_error = Avec un jeu de cartes ordinaire, vous écrivez des instructions : deux bornes et une fonction. Faites durer votre tour sans fin et vous gagnez. L’application vérifie que c’est vrai.

## Annonces sur un plateau

claim-guess-proved = Oui, avec toutes les pioches
claim-guess-refuted = Non, il peut finir
claim-no-move = La stratégie n’a pas de coup à jouer ici.

# Qui a fait le jeu, ses livrets et leurs traductions
credits-runtime_error = Créé par Necolai McIntosh.
