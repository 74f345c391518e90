### What is said to the one person who plays: see `pnrules/words/locales/en/you.ftl`.

you-seat-bandwidth-is-dealt = You get { $card }.
you-seat-bandwidth-begins = You have the Token and Terminal 1, and begin.
you-seat-bandwidth-asked = You have { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left.
you-seat-bandwidth-goes-to-draw = You use an action to draw.
you-seat-bandwidth-may-draw = You take a card from the deck.
you-seat-bandwidth-draws = You draw { $card }.
you-seat-bandwidth-to-the-program = You play { $card } to the program, at place { $place } of row { $row }.
you-seat-bandwidth-to-the-function = You play { $card } to the function and discard { $old }.
you-seat-bandwidth-to-the-empty-function = You play { $card } to the function, which was empty.
you-seat-bandwidth-plays-event = You play { $card } on { $target }.
you-seat-bandwidth-ends-turn = You end the turn.
you-seat-bandwidth-turn-passes = It is your turn.
you-seat-bandwidth-may-answer = You may cancel { $owner }’s { $card }.
you-owner-bandwidth-may-answer = { $seat } may cancel your { $card }.
you-seat-bandwidth-cannot-answer = You have no card to cancel { $owner }’s { $card }.
you-owner-bandwidth-cannot-answer = { $seat } has no card to cancel your { $card }.
you-seat-bandwidth-allows = You let { $owner }’s { $card } happen.
you-owner-bandwidth-allows = { $seat } lets your { $card } happen.
you-seat-bandwidth-cancels = You play { $firewall } and cancel { $card }.
you-seat-bandwidth-reinstates = You play { $firewall } too and cancel the other one, so { $card } counts again.
you-seat-bandwidth-comes-to-nothing = Your { $card } has no effect. The card and the action are used up.
you-seat-bandwidth-looks = You look at { $owner }’s hand and choose a card.
you-owner-bandwidth-looks = { $seat } looks at your hand and chooses a card.
you-seat-bandwidth-takes-blindly = You take a card from { $owner } at random.
you-seat-bandwidth-takes = You take { $card } from { $owner }.
you-seat-bandwidth-nothing-to-take = { $owner } has no cards, so you take nothing.
you-owner-bandwidth-nothing-to-take = You have no cards, so { $seat } takes nothing.
you-seat-bandwidth-sends = { $card } sends the Token to Terminal { $number }. You score 1 point.
you-seat-bandwidth-wins = You have { $points } points and win at once.
you-seats-bandwidth-result = You win with { $points } points.
you-seat-refused-not-in-hand = You have no { $card } in hand.
you-seat-bandwidth-goes-by = The Token goes past you, and you get no point.
you-seat-bandwidth-arrives = The Token stops at you, and you score 1 point.
you-seat-bandwidth-terminal-moves = Terminal 1 goes to the left, to you, and you begin the next round.
you-seat-board-bfb-way-wins = You would win there.
you-owner-board-bfb-looked-at = { $seat } looks at your hand
you-seat-board-bfb-looked-at = You look at { $owner }’s hand
you-who-board-why-bandwidth-hand = in your hand
