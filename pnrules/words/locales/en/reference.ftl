### What the page of rules and cards says.

reference-list = What there is to read
reference-search = Search rules, cards, rulings and words
reference-work = Rulebook
# $count: how many entries were found
reference-found =
    { $count ->
        [0] Nothing was found.
        [one] 1 entry
       *[other] { $count } entries
    }
reference-rules = Rules
reference-cards = Cards
reference-rulings = Rulings
reference-words = Words
reference-places = Where it matters
reference-lessons = Learn it
reference-positions = Try it on the board
# $count: how many positions are not named here
reference-more =
    { $count ->
        [one] There is 1 more position.
       *[other] There are { $count } more positions.
    }
