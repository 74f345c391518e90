### Kalah: what happens, what is asked and chosen, what is shown

game-kalah = Kalah
gallery-about-kalah = An old game with seeds: sow them round the board, one into each pit. End in your own store and you play again. End in an empty pit and you capture.
gallery-picture-kalah = A board of two rows of six pits with seeds, and a store at each end.
credits-kalah = Kalah was made in the 1940s by William Julius Champion, after the mancala games of Africa and Asia.
describe-under-way-kalah = Seeds are sown.

kalah-asked = { $seat } has to sow.
kalah-sows =
    { $count ->
        [one] { $seat } takes the seed from { $pit }.
       *[other] { $seat } takes the { $count } seeds from { $pit }.
    }
kalah-drops = A seed falls into { $pit }.
kalah-stored = A seed falls into the store of { $seat }.
kalah-again = The last seed fell into the store: { $seat } plays again.
kalah-captures =
    { $count ->
        [one] The last seed fell into the empty pit { $pit }: { $seat } stores it. { $opposite } is empty too.
       *[other] The last seed fell into the empty pit { $pit }: { $seat } stores it with the seeds of { $opposite }, { $count } in all.
    }
kalah-takes-none = The last seed fell into the empty pit { $pit }. { $opposite } is empty too: nothing is captured.
kalah-passes = It is { $seat }’s turn.
kalah-sweeps =
    { $count ->
        [one] One side is empty. { $seat } stores the last seed.
       *[other] One side is empty. { $seat } stores the last { $count } seeds.
    }
kalah-ends = The last seed is stored: the game is over.
kalah-result-won = { $seat } won.
kalah-result-drawn = A draw: as many seeds for { $seats }.

ask-kalah-sow = { $who }: which pit do you sow from?
option-kalah-sow = { $pit }
refused-kalah-empty = there is no seed in { $pit }
refused-kalah-theirs = { $pit } is a pit of the other player
problem-kalah-seeds = there are { $count } seeds in the game, not { $found }
problem-kalah-nothing-to-sow = one side has no seeds, so the game would be over

cli-simulate-kalah-result-won = won
cli-simulate-kalah-result-drawn = drawn
pack-kalah-sowing = Sow well

scene-kalah-board = The board
scene-kalah-store = Store
scene-kalah-hand = In the hand
scene-kalah-race = 25 seeds to win
board-why-kalah-seeds = Seeds in the pits

edit-kalah-seeds = Seeds
edit-kalah-turn = Turn

train-kalah-turn = Whose turn is it then?
misread-kalah-no-again = Whoever puts the last seed into the store plays again.
misread-kalah-no-capture = A last seed in an empty pit of one’s own captures the pit opposite.
misread-kalah-every-store = The other player’s store is passed over.
