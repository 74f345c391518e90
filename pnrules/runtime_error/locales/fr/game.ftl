### Ce qui se passe dans Runtime Error, pas à pas ; ce qui est demandé ; ce qu’on peut répondre ; ce qui est refusé.

game-runtime_error = Runtime Error

## Distribuer, piocher, défausser

runtime_error-to-deal = { $seat } reçoit une carte.
runtime_error-dealt = { $seat } reçoit { $card }.
runtime_error-to-draw = { $seat } doit piocher une carte.
runtime_error-draws = { $seat } pioche { $card }.
runtime_error-no-draw = Pioche et défausse sont vides : { $seat } ne pioche rien.
runtime_error-shuffles = La pioche est vide : { $count ->
    [one] la seule carte défaussée devient la nouvelle pioche.
   *[other] les { $count } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
}
runtime_error-makes-room = { $seat } défausse l’entrée { $card } pour faire place à la suivante.
runtime_error-discards = { $seat } défausse l’entrée { $card }.
runtime_error-turns-up = La carte modifiée devant { $owner } est retournée : { $card }. Son instruction agit de nouveau.
runtime_error-turn-passes = Le tour passe à { $seat }.

## Écrire et tester

runtime_error-may-script = { $seat } peut écrire une instruction.
runtime_error-scripts = { $seat } écrit une instruction : de { $lower } à { $upper }, avec la fonction { $function }.
runtime_error-no-script = { $seat } n’écrit aucune instruction ce tour-ci.
runtime_error-may-test = { $seat } peut jouer une entrée.
runtime_error-plays-input = { $seat } joue { $card } comme entrée.
runtime_error-no-test = { $seat } ne joue aucune entrée ce tour-ci.
runtime_error-chooses-edit = EDIT ({ $card }) : { $seat } doit remplacer une carte de l’instruction de quelqu’un.
runtime_error-edits = { $seat } modifie une instruction de { $owner } : { $card } est défaussée, { $new } prend sa place, face cachée. L’instruction n’agit plus tant que l’entrée est là.
runtime_error-no-edit = EDIT ({ $card }) : { $seat } n’a aucune carte en main à y mettre, la fonction est ignorée.
runtime_error-loads = LOAD ({ $card }) : { $seat } pioche.
runtime_error-pulls = PULL ({ $card }) : { $seat } prend { $drawn } au sommet de la défausse.
runtime_error-no-pull = PULL ({ $card }) : la défausse n’offre rien à { $seat }, la fonction est ignorée.
runtime_error-loops = LOOP ({ $card }) : { $seat } défausse l’entrée et en teste une autre.
runtime_error-no-loop = LOOP ({ $card }) : { $seat } n’a plus de carte à jouer, la fonction est ignorée.
runtime_error-chooses-input = { $seat } choisit l’entrée suivante.
runtime_error-declines = { $seat } ne joue plus d’entrée.

## La revendication

runtime_error-proved = Prouvé : quoi que donne la pioche, { $seat } peut prolonger ce tour sans fin. { $size ->
    [one] La stratégie reste dans une seule situation.
   *[other] La stratégie ne quitte jamais { $size } situations.
}
runtime_error-refuted = Réfuté : quoi que tente { $seat }, certaines pioches mettent fin à ce tour. { $size ->
    [one] Jusque-là, une seule situation peut se présenter.
   *[other] Jusque-là, { $size } situations peuvent se présenter.
}
runtime_error-undecided = Indécis : l’examen de la revendication de { $seat } s’est arrêté après { $size } issues de coups, soit environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, sans preuve ni réfutation. Elle peut encore être démontrée.
runtime_error-demonstrated = Démontré : { $card } rejoué, la position entière est revenue sans que le hasard ait rien eu à décider. { $seat } peut continuer ainsi sans fin.

runtime_error-result-proved = { $seat } a prouvé un tour sans fin et gagne.
runtime_error-result-demonstrated = { $seat } a démontré un tour sans fin et gagne.

## Ce qui est demandé

ask-runtime_error-script = { $who } : écrire une instruction ?
ask-runtime_error-test = { $who } : jouer une entrée ?
ask-runtime_error-edit = { $who } : quelle carte remplacer, et par laquelle ?
ask-runtime_error-next = { $who } : quelle entrée ensuite ?
ask-runtime_error-deal = { $who } : quelle carte { $seat } reçoit-il ?
ask-runtime_error-draw = { $who } : quelle carte { $seat } pioche-t-il ?

## Ce qu’on peut répondre

option-runtime_error-script = { $lower } à { $upper }, fonction { $function }
option-runtime_error-no-script = Aucune instruction
option-runtime_error-input = { $card }
option-runtime_error-no-test = Aucune entrée
option-runtime_error-edit = { $new } à la place de { $old }
option-runtime_error-decline = Plus d’entrée
option-runtime_error-claim = Puis-je gagner maintenant ? Revendiquer un tour sans fin
option-runtime_error-draw = { $card }

## Ce qui est refusé

refused-two-suits = Les deux bornes d’une instruction sont de la même couleur ; { $lower } et { $upper } n’en sont pas.
refused-lower-not-below = La borne inférieure doit valoir moins que la supérieure ; { $lower } ne vaut pas moins que { $upper }.
refused-function-twice = Nul ne peut avoir deux instructions dont les fonctions sont de même couleur, et il y en a déjà une comme { $card }.
refused-decline = Un LOOP demande une autre entrée : avec une carte en main, il faut en jouer une.
refused-claim-again = Cette revendication vient d’être tranchée. On pourra en faire une autre une fois la position changée.
refused-claims-spent = Les revendications de cette partie ont demandé l’examen de { $size } issues de coups, soit environ { $seconds } secondes. Une partie n’en permet pas davantage : aucune autre revendication n’y est possible.
refused-not-now = Une revendication se fait à son propre tour, au moment de choisir une instruction, une entrée ou un échange ; ce n’est pas le cas de { $seat }.

## Ce qui ne va pas dans un fichier

problem-two-suits = les deux bornes d’une instruction sont de la même couleur ; { $lower } et { $upper } n’en sont pas
problem-lower-not-below = la borne inférieure doit valoir moins que la supérieure ; { $lower } ne vaut pas moins que { $upper }
problem-function-twice = une autre instruction a déjà ici une fonction de la couleur de { $card }
problem-budget = doit valoir au moins 1 issue de coup, trouvé : { $found }
problem-no-prover = pour { $game } il n’y a rien à prouver : seul un tour de Runtime Error peut être revendiqué
problem-nothing-to-claim = ne mènent à aucune position où un tour pourrait être revendiqué
problem-too-few-to-deal = la pioche a trop peu de cartes pour la distribution ; il en faut { $count }

## Une position en mots

describe-runtime-error-player = { $who } : instructions { $statements } ; main { $hand }
describe-runtime-error-hidden-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
describe-runtime-error-statement = { $lower } à { $upper } → { $function }
describe-runtime-error-down = { $statement } (face cachée)
describe-runtime-error-piles-some = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse, le sommet en dernier : { $cards }
describe-runtime-error-piles-none = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse vide
describe-runtime-error-input = Entrée : { $card }

## Les preuves d’un verdict

proof-situation = main { $hand } ; pioche { $deck } ; défausse { $below }
proof-situation-top = main { $hand } ; pioche { $deck } ; défausse { $top } au sommet, dessous { $below }
proof-editing = { $situation } ; l’entrée { $card } demande un EDIT
proof-none = vide
proof-nothing = rien
proof-unplayed = autres
proof-cards = { $count } cartes
proof-many = { $count } × { $kind }
proof-strategy = { $situation } → { $move }
proof-plays = jouer { $card }
# Au-dessus d’une preuve où les cartes qui font de même sont les mêmes
proof-kinds = Les cartes sont comptées selon les fonctions qu’elles exécutent ; les « autres » ne sont pas jouées.
proof-first-of-a-kind = Des cartes qui exécutent les mêmes fonctions, une seule est tentée.
proof-more = { $count ->
    [one] … et une autre situation
   *[other] … et { $count } autres situations
}
proof-and-so-on = … et ainsi de suite
proof-answered = { $option }, réponse de la pioche : { $card }
proof-ends = { $option } : le tour finit
proof-as-before = { $option } : comme plus haut
# À côté d’un point. $count : les cartes de la pioche
proof-deck = pioche { $count }
# La description d’une image
proof-ring = Une image de la stratégie, un point par situation. { $stem ->
    [0] Elle commence sur un cercle
    [one] Une situation mène à un cercle
   *[other] { $stem } situations mènent à un cercle
} { $cycle ->
    [one] d’une seule situation, qui ramène à elle-même.
   *[other] de { $cycle } situations, dont chacune mène à la suivante, quoi que donne la pioche.
}
proof-checked = { $count ->
    [one] Vérifié par les seules règles : la situation tient.
   *[other] Vérifié par les seules règles : les { $count } situations tiennent.
}
proof-mistaken = La vérification a échoué : la preuve ne porte pas ce verdict. Signalez-le, s’il vous plaît, avec la position.

## Revendications dans les cahiers

claim-next = Le prochain coup de la stratégie
claim-how-proved = La stratégie joue ; vous piochez. Quoi que vous piochiez, le tour continue.
claim-how-refuted = Vous jouez ; la pioche répond. Quoi que vous tentiez, le tour finit.
claim-how-undecided = Dans ce budget, il n’y a ni stratégie ni contre-exemple.
claim-spare = Cartes de réserve en main
claim-kings = Rois dans la pioche
claim-title = Trèfle et pique : { $spare ->
    [one] { $spare } carte de réserve
   *[other] { $spare } cartes de réserve
}, { $kings ->
    [one] { $kings } roi dans la pioche
   *[other] { $kings } rois dans la pioche
}
claim-table = Le verdict pour chaque nombre de cartes de réserve (vers le bas) et de rois (vers la droite)
claim-proved = prouvé
claim-refuted = réfuté
claim-undecided = indécis
claim-guess = Ce tour peut-il durer sans fin ?

## Ce qu’une carte peut être
card-runtime-error-bound = Comme borne ou comme entrée, elle compte pour { $face ->
    [A] 1
    [J] 11
    [Q] 12
    [K] 13
   *[number] { $face }
 }.
card-runtime-error-diamonds = Comme fonction : EDIT. Une carte d’une instruction quelconque est défaussée ; une carte de la main prend sa place, face cachée, jusqu’à ce que l’entrée soit partie.
card-runtime-error-clubs = Comme fonction : LOAD. La carte du dessus de la pioche vient dans la main.
card-runtime-error-hearts = Comme fonction : PULL. La carte du sommet de la défausse vient dans la main.
card-runtime-error-spades = Comme fonction : LOOP. L’entrée est défaussée, et une autre carte de la main est l’entrée suivante.

describe-under-way-runtime_error = La partie se poursuit.
problem-not-a-draw = { $card } ne peut pas être piochée : elle n’est pas dans la pioche
cli-simulate-runtime_error-result-proved = gagnées par une revendication prouvée
cli-simulate-runtime_error-result-demonstrated = gagnées par un tour sans fin démontré

gallery-about-runtime_error = Avec un jeu de cartes ordinaire, chacun écrit des instructions : deux bornes et une fonction. Une carte jouée entre les bornes déclenche la fonction, qui pioche, reprend, remplace une carte ou en fait jouer une autre. Qui peut faire durer son tour sans fin gagne, et ici un prouveur décide si c’est le cas.
gallery-picture-runtime_error = Deux instructions d’un joueur, que la carte venue satisfait toutes deux.
