### What the page of rules and cards says.

reference-list = What there is to read
reference-search = Search rules, cards, rulings and words
# Words with which one asks; a search looks for the others.
reference-little = a an the and of to in on at is are be do does how what when where which who why i we you my your it if can may must
# What the forms of a word end in, the longest first; a search looks for what stands before it.
reference-endings = ings ing ies es ed s
reference-work = Rulebook
# $count: how many entries were found
reference-found =
    { $count ->
        [0] Nothing was found.
        [one] 1 entry
       *[other] { $count } entries
    }
# What the codes mean, said once. $work: a rulebook, such as PN 3.0, $ruling: such as N-01
reference-codes = { $work } is the name of a rulebook. A code such as { $ruling } names a ruling: it says how we play where the rulebook leaves a question open.
reference-rules = Rules
reference-cards = Cards
reference-rulings = Rulings
reference-words = Words
reference-places = Where it matters
reference-lessons = Learn it
reference-positions = Try it on the board
# On the button beside a position, for a screen reader: it says “Change it and see”. $title: the position
reference-change = Change it and see: { $title }
# $count: how many positions are not named here
reference-more =
    { $count ->
        [one] There is 1 more position.
       *[other] There are { $count } more positions.
    }
