### Kalah: the rules, and the rulings

ref-kalah-set-up = Each of two players has six pits in a row, and a store at the right end of it. Four seeds lie in each pit; the stores are empty.
    .title = Set-up
ref-kalah-sowing = In your turn, take all seeds from one of your pits and sow them: one into each place that follows, anticlockwise. Your own store is one of these places. The store of the other player is passed over.
    .title = Your turn
ref-kalah-again = If the last seed falls into your store, you have another turn at once.
    .title = Another turn
ref-kalah-capture = If the last seed falls into one of your own pits that was empty, you capture: that seed, and all those in the pit opposite, go into your store.
    .title = Captures
ref-kalah-end = When all pits of a player are empty, the game ends. Whoever still has seeds in their pits puts them into their store. The player with the most seeds wins.
    .title = The end
ruling-k-01 = Does a last seed in an empty pit capture anything if the pit opposite is empty?
    .default = No: the seed stays where it is.
    .other-alone = Yes: the seed goes into the store alone.
    .reason = Sets of rules differ. Most of them capture only if there is something to capture.
ruling-k-02 = Who gets the seeds that are left at the end?
    .default = The player in whose pits they are.
    .other-emptied = The player whose pits are empty.
    .reason = Sets of rules differ. By the first answer it is good to keep seeds; by the second, to get rid of them.
