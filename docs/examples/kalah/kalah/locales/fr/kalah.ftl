### Kalah : ce qui arrive, ce qui est demandé et choisi, ce qui est montré

game-kalah = Le kalah
gallery-about-kalah = Un vieux jeu de graines : semez-les autour du plateau, une par case. Finissez dans votre grenier et vous rejouez. Finissez dans une case vide et vous capturez.
gallery-picture-kalah = Un plateau de deux rangées de six cases garnies de graines, un grenier à chaque bout.
credits-kalah = Le kalah a été créé dans les années 1940 par William Julius Champion, d’après les jeux de mancala d’Afrique et d’Asie.
describe-under-way-kalah = On sème.

kalah-asked = C’est à { $seat } de semer.
kalah-sows =
    { $count ->
        [one] { $seat } prend la graine de { $pit }.
       *[other] { $seat } prend les { $count } graines de { $pit }.
    }
kalah-drops = Une graine tombe en { $pit }.
kalah-stored = Une graine tombe au grenier : elle est pour { $seat }.
kalah-again = La dernière graine tombe au grenier : { $seat } rejoue.
kalah-captures =
    { $count ->
        [one] La dernière graine tombe en { $pit }, qui était vide : { $seat } la met au grenier. { $opposite } est vide aussi.
       *[other] La dernière graine tombe en { $pit }, qui était vide : { $seat } la met au grenier avec les graines de { $opposite }, { $count } en tout.
    }
kalah-takes-none = La dernière graine tombe en { $pit }, qui était vide. { $opposite } est vide aussi : rien n’est capturé.
kalah-passes = C’est maintenant à { $seat }.
kalah-sweeps =
    { $count ->
        [one] Un côté est vide. { $seat } met la dernière graine au grenier.
       *[other] Un côté est vide. { $seat } met les { $count } dernières graines au grenier.
    }
kalah-ends = La dernière graine est au grenier : la partie est finie.
kalah-result-won = Victoire : { $seat }.
kalah-result-drawn = Égalité : autant de graines pour { $seats }.

ask-kalah-sow = { $who } : quelle case semer ?
option-kalah-sow = { $pit }
refused-kalah-empty = il n’y a pas de graine en { $pit }
refused-kalah-theirs = { $pit } est une case de l’autre joueur
problem-kalah-seeds = il y a { $count } graines dans le jeu, et non { $found }
problem-kalah-nothing-to-sow = un côté n’a pas de graine : la partie serait finie

cli-simulate-kalah-result-won = gagnées
cli-simulate-kalah-result-drawn = nulles
pack-kalah-sowing = Bien semer

scene-kalah-board = Le plateau
scene-kalah-store = Grenier
scene-kalah-hand = En main
scene-kalah-race = 25 graines pour gagner
board-why-kalah-seeds = Graines dans les cases

edit-kalah-seeds = Graines
edit-kalah-turn = Tour

train-kalah-turn = À qui est-ce de jouer ensuite ?
misread-kalah-no-again = Qui met la dernière graine dans son grenier rejoue.
misread-kalah-no-capture = Une dernière graine dans une case vide de son côté capture la case d’en face.
misread-kalah-every-store = On saute le grenier de l’autre joueur.
