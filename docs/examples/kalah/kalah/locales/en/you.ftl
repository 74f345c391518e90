### What is said to the one person who plays.

you-seat-kalah-asked = It is your turn to sow.
you-seat-kalah-sows =
    { $count ->
        [one] You take the seed from { $pit }.
       *[other] You take the { $count } seeds from { $pit }.
    }
you-seat-kalah-stored = A seed falls into your store.
you-seat-kalah-again = The last seed fell into your store: you play again.
you-seat-kalah-captures =
    { $count ->
        [one] The last seed fell into your empty pit { $pit }: you store it. { $opposite } is empty too.
       *[other] The last seed fell into your empty pit { $pit }: you store it with the seeds of { $opposite }, { $count } in all.
    }
you-seat-kalah-passes = It is your turn.
you-seat-kalah-sweeps =
    { $count ->
        [one] One side is empty. You store the last seed.
       *[other] One side is empty. You store the last { $count } seeds.
    }
you-seat-kalah-result-won = You won.
