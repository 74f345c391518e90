"""Questions about games, and how they are answered by counting.

A question is asked of samples, and answered by lines: what a line is about, figures with their intervals, and one game to open.
What it asks, what it counts, and what it cannot tell apart, its messages say: `cli-lab-NAME`, with `.counts` and `.confounds`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from pnrules.kernel.facets.proving import Proving
from pnrules.lab.estimates import Estimate, mean, rate
from pnrules.lab.records import CardRow, RoundRow
from pnrules.lab.samples import Example, Sample

SETUP, RESULT, SEAT, ROUND, CARD = "setup", "result", "seat", "round", "card"
DECK, RULING, RULE, SIZE = "deck", "ruling", "rule", "size"
"""What a line may be about: a set-up; how a game ended; a seat; a round; a kind of card; a deck; an answer to a ruling; the rule
that found a loop; how large that is."""

Label = str | int
"""What a line is about, as `Question.about` says it: a number, an id, or a name. Of a set-up, the place of its sample."""

SHARE, DIFFERENCE, NUMBER = "share", "difference", "number"
"""The units of figures: a share of all, from 0 to 1; the difference of two such shares; a plain number."""


class Figure(NamedTuple):
    """A column of figures.

    name  its message is cli-lab-figure-NAME
    unit  SHARE, DIFFERENCE or NUMBER
    """

    name: str
    unit: str


class Line(NamedTuple):
    """One line of an answer.

    about    what it is about, a label for each of `Question.about` but the set-up
    figures  a figure for each of `Question.figures`; None where there was nothing to count
    example  a game that shows it
    """

    about: tuple[Label, ...]
    figures: tuple[Estimate | None, ...]
    example: Example | None


class Question(NamedTuple):
    """A question.

    name     its messages are cli-lab-NAME, with .counts and .confounds
    about    what its lines are about
    figures  what they count
    samples  how many samples are compared: 1, or 2 that differ in a ruling
    answer   the lines for so many samples
    """

    name: str
    about: tuple[str, ...]
    figures: tuple[Figure, ...]
    samples: int
    answer: Callable[..., Iterator[Line]]


# --- how games end, and how long they are -----------------------------------------------------------------------------


def _ends(sample: Sample) -> Iterator[Line]:
    ended: dict[str, list[int]] = defaultdict(list)
    for game in sample.games:
        ended[game.result].append(game.game)
    for result, games in sorted(ended.items(), key=lambda item: (-len(item[1]), item[0])):
        yield Line((result,), (rate(len(games), len(sample.games)),), sample.example(games[0]))


def _length(sample: Sample) -> Iterator[Line]:
    rounds = Counter({game.game: 0 for game in sample.games})
    for row in sample.rounds:
        rounds[row.game] = max(rounds[row.game], row.round)
    if sample.games:
        longest = max(sample.games, key=lambda game: game.choices)
        drawn = sum(len(game.winners.split(";")) != 1 or not game.winners for game in sample.games)
        figures = (mean([game.choices for game in sample.games]), mean(list(rounds.values())), rate(drawn, len(sample.games)))
        yield Line((), figures, sample.example(longest.game))


# --- seats ------------------------------------------------------------------------------------------------------------


def _seats(sample: Sample) -> Iterator[Line]:
    for seat in range(1, sample.players + 1):
        wins = {game: shares[seat - 1] for game, shares in sample.shares.items()}
        shown = next((game for game, share in wins.items() if share == 1), None)
        yield Line((seat,), (rate(sum(wins.values()), len(wins)),), None if shown is None else sample.example(shown))


# --- decks ------------------------------------------------------------------------------------------------------------


def _decks(sample: Sample) -> Iterator[Line]:
    """How much more than an equal share the first seat wins. A seat that is named beforehand: the one that happened to win most
    would always seem to be favoured."""
    if not sample.games:
        return
    equal = 1 / sample.players
    first = mean([shares[0] - equal for shares in sample.shares.values()])
    drawn = sum(max(shares) < 1 for shares in sample.shares.values())
    shown = next((game for game, shares in sample.shares.items() if shares[0] == 1), None)
    figures = (first, rate(drawn, len(sample.games)), mean([game.choices for game in sample.games]))
    yield Line((sample.experiment.deck or "",), figures, None if shown is None else sample.example(shown))


# --- points -----------------------------------------------------------------------------------------------------------

ROUNDS: Final = (1, 2, 3, 5, 8, 12, 20, 30)
"""After which rounds one looks."""
FEW: Final = 30
"""Of fewer games nothing is said."""


def _points(sample: Sample) -> Iterator[Line]:
    at: dict[int, dict[int, list[RoundRow]]] = defaultdict(lambda: defaultdict(list))
    last: Counter[int] = Counter()
    for row in sample.rounds:
        last[row.game] = max(last[row.game], row.round)
        if row.points is not None:
            at[row.round][row.game].append(row)
    for round in ROUNDS:
        going_on = {game: found for game, found in at[round].items() if last[game] > round and _won(sample, game)}
        if len(going_on) < FEW:
            return
        yield _after_a_round(sample, round, going_on)


def _won(sample: Sample, game: int) -> bool:
    """Whether one seat won alone."""
    return max(sample.shares[game]) == 1


def _after_a_round(sample: Sample, round: int, games: Mapping[int, Sequence[RoundRow]]) -> Line:
    winners, others, led, held = [], [], 0, 0
    shown = None
    for game, found in games.items():
        shares = sample.shares[game]
        points = {row.seat: float(row.points or 0) for row in found}
        rest = [had for seat, had in points.items() if not shares[seat - 1]]
        winners += [had for seat, had in points.items() if shares[seat - 1]]
        others.append(sum(rest) / len(rest))
        leaders = [seat for seat, had in points.items() if had == max(points.values())]
        if len(leaders) == 1:
            led += 1
            held += shares[leaders[0] - 1] == 1
            if shown is None and not shares[leaders[0] - 1]:
                shown = sample.example(game, found[0].choice)
    return Line((round,), (mean(winners), mean(others), rate(held, led)), shown)


# --- cards ------------------------------------------------------------------------------------------------------------


def _cards(sample: Sample) -> Iterator[Line]:
    by_card: dict[str, list[CardRow]] = defaultdict(list)
    for row in sample.cards:
        by_card[row.card].append(row)
    best = {card: _best(sample, rows) for card, rows in by_card.items()}
    lines = [_of_a_card(sample, card, rows, best[card]) for card, rows in by_card.items()]
    yield from sorted(lines, key=lambda line: (-_value(line.figures[0]), -_value(line.figures[1]), line.about))


def _value(figure: Estimate | None) -> float:
    return figure.value if figure is not None else 0.0


def _of_a_card(sample: Sample, card: str, rows: Iterable[CardRow], shown: Example | None) -> Line:
    dealt, played, swings = defaultdict(set), defaultdict(set), []
    for row in rows:
        if row.dealt:
            dealt[row.game].add(row.seat)
        if row.chosen or row.performed:
            played[row.game].add(row.seat)
        if row.performed:
            swings.append((row.gained + row.cost) / row.performed)
    figures = (_advantage(sample, dealt), _advantage(sample, played), rate(len(played), len(sample.games)), mean(swings))
    return Line((card,), figures, shown)


def _advantage(sample: Sample, had: Mapping[int, set[int]]) -> Estimate | None:
    """By how much more of the win went to a seat that had the card than to one that had not, in the same game."""
    found = []
    for game, seats in had.items():
        shares = sample.shares[game]
        if len(seats) < len(shares):
            have = sum(shares[seat - 1] for seat in seats)
            found.append(have / len(seats) - (sum(shares) - have) / (len(shares) - len(seats)))
    return mean(found) if len(found) >= FEW else None


def _best(sample: Sample, rows: Iterable[CardRow]) -> Example | None:
    """The game in which a seat got most by the card, at its best moment; without points, the first in which it was played."""
    played = [row for row in rows if row.chosen or row.performed]
    if not played:
        return None
    best = max(played, key=lambda row: (abs(row.gained + row.cost), -row.game))
    scores = [row for row in sample.scores_of.get(best.game, ()) if row.card == best.card and row.actor == best.seat]
    moment = max(scores, key=lambda row: abs(row.change), default=None)
    return sample.example(best.game, None if moment is None else moment.choice)


# --- rulings ----------------------------------------------------------------------------------------------------------


def _rulings(usual: Sample, other: Sample) -> Iterator[Line]:
    """The same games under both answers. They are the same up to the first position in which the answer matters."""
    (ruling,) = other.experiment.rulings
    otherwise, changed, longer = 0, [], []
    first: Example | None = None
    for was, now in zip(usual.games, other.games, strict=True):
        before, after = usual.scores_of.get(was.game, ()), other.scores_of.get(now.game, ())
        if was._replace(rulings="") == now._replace(rulings="") and before == after:
            longer.append(0.0)
            continue
        otherwise += 1
        longer.append(float(now.choices - was.choices))
        if was.winners != now.winners:
            changed.append(now.game)
            parts = (row for had, row in zip_longest(before, after) if row is not None and had != row)
            if first is None:
                first = other.example(now.game, next((row.choice for row in parts), None))
    games = len(usual.games)
    yield Line(("=".join(ruling),), (rate(otherwise, games), rate(len(changed), games), mean(longer)), first)


# --- what goes on for ever ----------------------------------------------------------------------------------------------

SPANS: Final = ((1, 1), (2, 2), (3, 3), (4, 5), (6, 8), (9, 13), (14, 20), (21, 30), (31, 50), (51, None))
"""Rounds, or sizes of loops, that are counted together: from which to which, the last without an end."""


def _span(number: int) -> tuple[int, str]:
    """The place and the name of the span that holds a number."""
    for place, (least, most) in enumerate(SPANS):
        if most is None:
            return place, f"{least}+"
        if number <= most:
            return place, str(least) if least == most else f"{least}–{most}"
    raise AssertionError(number)


def _claims(sample: Sample) -> Iterator[Line]:
    """Claims that an endless turn can be made, by the round in which they were made. A claim that holds ends the game."""
    takes_thought = Proving.of(sample.experiment.start.setup.game).takes_thought
    ends: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for row in sample.rounds:
        if row.seat == 1:
            ends[row.game].append((row.choice, row.round))
    proved = {(row.game, row.choice) for row in sample.loops if row.finds == "proved"}
    made: dict[tuple[int, str], list[bool]] = defaultdict(list)
    shown: dict[tuple[int, str], Example | None] = {}
    for choice in sample.choices:
        if takes_thought(tuple(choice.answer.split())):
            span = _span(next(round for last, round in ends[choice.game] if choice.choice <= last))
            holds = (choice.game, choice.choice) in proved
            made[span].append(holds)
            if holds and span not in shown:
                shown[span] = sample.example(choice.game, choice.choice - 1)
    for span, claims in sorted(made.items()):
        yield Line((span[1],), (rate(sum(claims), len(claims)),), shown.get(span))


def _loops(sample: Sample) -> Iterator[Line]:
    """Loops that were proved, by the rule that found them and by their size."""
    found: dict[tuple[str, int, str], list[Example | None]] = defaultdict(list)
    of_rule: Counter[str] = Counter()
    for row in sample.loops:
        if row.finds == "proved" and row.size is not None:
            of_rule[row.rule] += 1
            found[row.rule, *_span(row.size)].append(sample.example(row.game, row.choice))
    for (rule, _, size), examples in sorted(found.items()):
        yield Line((rule, size), (rate(len(examples), of_rule[rule]),), examples[0])


# --- all of them --------------------------------------------------------------------------------------------------------

_OFTEN: Final = Figure("often", SHARE)

ENDS: Final = Question("ends", (SETUP, RESULT), (_OFTEN,), 1, _ends)
LENGTH: Final = Question(
    "length", (SETUP,), (Figure("choices", NUMBER), Figure("rounds", NUMBER), Figure("drawn", SHARE)), 1, _length
)
SEATS: Final = Question("seats", (SETUP, SEAT), (Figure("win", SHARE),), 1, _seats)
POINTS: Final = Question(
    "points", (SETUP, ROUND), (Figure("winners", NUMBER), Figure("others", NUMBER), Figure("holds", SHARE)), 1, _points
)
CARDS: Final = Question(
    "cards",
    (SETUP, CARD),
    (Figure("dealt", DIFFERENCE), Figure("played", DIFFERENCE), Figure("seen", SHARE), Figure("swing", NUMBER)),
    1,
    _cards,
)
DECKS: Final = Question(
    "decks", (SETUP, DECK), (Figure("first", DIFFERENCE), Figure("drawn", SHARE), Figure("choices", NUMBER)), 1, _decks
)
RULINGS: Final = Question(
    "rulings", (RULING, SETUP), (Figure("otherwise", SHARE), Figure("winner", SHARE), Figure("longer", NUMBER)), 2, _rulings
)
CLAIMS: Final = Question("claims", (SETUP, ROUND), (Figure("proved", SHARE),), 1, _claims)
LOOPS: Final = Question("loops", (SETUP, RULE, SIZE), (_OFTEN,), 1, _loops)

QUESTIONS: Final = (ENDS, LENGTH, SEATS, POINTS, CARDS, DECKS, RULINGS, CLAIMS, LOOPS)
