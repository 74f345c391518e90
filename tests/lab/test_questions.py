"""Each question over a few records made by hand, whose answer one can count."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pnrules.lab import Experiment, estimates, questions
from pnrules.lab.estimates import Estimate, mean, rate
from pnrules.lab.questions import CARDS, CLAIMS, ENDS, LENGTH, LOOPS, POINTS, RULINGS, SEATS, Line
from pnrules.lab.records import CardRow, ChoiceRow, GameRow, LoopRow, Records, RoundRow, ScoreRow, SeatRow
from pnrules.lab.samples import LONGEST, Sample

TWO = Experiment("nightmare", ("random", "random"), "hand", version=2)


def game(number: int, winners: str, choices: int = 10, result: str = "won", steps: int = 100) -> GameRow:
    return GameRow(number, "nightmare", "3.0", 2, "random;random", "", "", "hand", True, result, winners, steps, choices)


def seats(games: Sequence[GameRow]) -> tuple[SeatRow, ...]:
    rows = []
    for each in games:
        winners = [int(seat) for seat in each.winners.split(";") if seat]
        for seat in (1, 2):
            share = (seat in winners) / len(winners) if winners else 0.5
            rows.append(SeatRow(each.game, seat, "random", seat in winners, share, 0, 5))
    return tuple(rows)


def sample(games: Sequence[GameRow], experiment: Experiment = TWO, **tables: tuple[object, ...]) -> Sample:
    records = Records(tuple(games), seats(games), (), (), (), (), ())._replace(**tables)  # type: ignore[arg-type]
    return Sample(experiment, records, len(games))


SIX = (game(0, "1"), game(1, "1"), game(2, "2", 30), game(3, "1;2", 10, "drawn"), game(4, "1"), game(5, "", 20, "not-ended"))


def values(line: Line) -> list[float | None]:
    return [None if each is None else pytest.approx(each.value) for each in line.figures]


def test_how_games_end_is_counted_the_most_frequent_first() -> None:
    lines = list(ENDS.answer(sample(SIX)))
    assert [line.about for line in lines] == [("won",), ("drawn",), ("not-ended",)]
    assert [values(line) for line in lines] == [[4 / 6], [1 / 6], [1 / 6]]
    assert [line.example and line.example.game for line in lines] == [0, 3, 5]


def test_a_shared_win_counts_half_and_a_game_without_a_winner_is_shared() -> None:
    """Seat 1 wins 3 games and two halves of 6, seat 2 wins 1 and two halves."""
    lines = list(SEATS.answer(sample(SIX)))
    assert [values(line) for line in lines] == [[4 / 6], [2 / 6]]
    assert [line.example and line.example.game for line in lines] == [0, 2]


def test_the_length_is_a_mean_and_its_example_the_longest_game() -> None:
    rounds = tuple(RoundRow(number, round, 9, 9, 1, 0) for number in range(6) for round in range(1, number + 2))
    (line,) = LENGTH.answer(sample(SIX, rounds=rounds))
    assert values(line) == [90 / 6, 21 / 6, 2 / 6]
    assert line.example is not None
    assert line.example.game == 2


def test_points_by_round_are_those_of_games_that_go_on_and_that_one_player_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """After round 1, the winner of game 0 leads 5 to 1, that of game 1 is behind 2 to 4, game 2 is even. Game 3 is shared, and
    game 4 ends with its first round."""
    monkeypatch.setattr(questions, "FEW", 3)
    had = {0: (5, 1), 1: (2, 4), 2: (3, 3), 3: (9, 9), 4: (9, 9)}
    first = tuple(RoundRow(number, 1, 50, 4, seat, had[number][seat - 1]) for number in had for seat in (1, 2))
    second = tuple(RoundRow(number, 2, 99, 9, seat, 0) for number in range(4) for seat in (1, 2))
    (line,) = POINTS.answer(sample(SIX, rounds=first + second))
    assert line.about == (1,)
    assert values(line) == [(5 + 2 + 3) / 3, (1 + 4 + 3) / 3, 1 / 2]
    assert line.example is not None
    assert (line.example.game, line.example.choice) == (1, 4)


def card(number: int, seat: int, **counts: int) -> CardRow:
    return CardRow(number, seat, "BUG", *(counts.get(name, 0) for name in CardRow._fields[3:]))


def test_a_card_is_compared_within_the_games_in_which_one_has_it_and_another_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealt to the winner of game 0 (+1), to the loser of game 2 (-1), to the winner of game 1 (+1), and to both in game 4, which
    says nothing. Executed twice in game 0, for -1 of one's own and 2 that the other lost each time, and once in game 2, for 0."""
    monkeypatch.setattr(questions, "FEW", 2)
    cards = (
        card(0, 1, dealt=1, performed=2, gained=-2, cost=4),
        card(1, 1, dealt=2),
        card(2, 1, dealt=1, chosen=1, performed=1),
        card(4, 1, dealt=1),
        card(4, 2, dealt=1),
    )
    scores = (ScoreRow(0, 9, 2, 2, -1, 8, "BUG", "", 1, "r"), ScoreRow(0, 20, 7, 2, -3, 5, "BUG", "", 1, "r"))
    (line,) = CARDS.answer(sample(SIX, cards=cards, scores=scores))
    assert values(line) == [1 / 3, 0, 2 / 6, 0.5]
    assert line.example is not None
    assert (line.example.game, line.example.choice) == (0, 7)


def test_a_ruling_is_asked_of_the_same_games_under_both_answers() -> None:
    """Game 1 goes otherwise and ends the same, game 2 has another winner and five choices more, the other four are equal."""
    other = TWO._replace(rulings=(("N-01", "copied"),))
    after = (SIX[0], SIX[1], game(2, "1", 35), *SIX[3:])
    was = (ScoreRow(1, 9, 2, 1, -1, 9, "BUG", "", 1, "r"), ScoreRow(2, 9, 3, 1, -1, 9, "BUG", "", 1, "r"))
    now = (was[0]._replace(change=-2), was[1]._replace(step=12, choice=4))
    told = tuple(each._replace(rulings="N-01=copied") for each in after)
    (line,) = RULINGS.answer(sample(SIX, scores=was), sample(told, other, scores=now))
    assert line.about == ("N-01=copied",)
    assert values(line) == [2 / 6, 1 / 6, 5 / 6]
    assert line.example is not None
    assert (line.example.experiment, line.example.game, line.example.choice) == (other, 2, 4)


def test_claims_are_told_by_the_round_in_which_they_are_made() -> None:
    """Claims at choices 3 and 8 of game 0, in rounds 1 and 2; the second is proved. Game 1 has one in round 1, proved."""
    experiment = Experiment("runtime_error", ("random", "random"), "hand", choices=True)
    rounds = tuple(RoundRow(number, round, 9, 5 * round, 1, None) for number in (0, 1) for round in (1, 2))
    choices = tuple(ChoiceRow(number, choice, 1, 1, "move", 3, "claim") for number, choice in ((0, 3), (0, 8), (1, 2)))
    others = (ChoiceRow(0, 4, 1, 1, "move", 3, "input 2♣"),)
    loops = (LoopRow(0, 60, 8, 2, "p", "proved", 3), LoopRow(1, 20, 2, 1, "p", "proved", 3))
    lines = list(CLAIMS.answer(sample(SIX[:2], experiment, rounds=rounds, choices=choices + others, loops=loops)))
    assert [(line.about, values(line)) for line in lines] == [(("1",), [1 / 2]), (("2",), [1])]
    assert [(line.example and line.example.game, line.example and line.example.choice) for line in lines] == [(1, 1), (0, 7)]


def test_loops_are_told_by_size_and_what_was_only_stopped_is_none() -> None:
    loops = tuple(
        LoopRow(0, 9, 4, 1, "p", finds, size) for finds, size in (("proved", 1), ("proved", 1), ("proved", 7), ("stopped", 3))
    )
    lines = list(LOOPS.answer(sample(SIX, loops=loops)))
    assert [(line.about, values(line)) for line in lines] == [(("p", "1"), [2 / 3]), (("p", "6–8"), [1 / 3])]


def test_a_game_that_no_board_could_open_is_no_example() -> None:
    (line,) = ENDS.answer(sample([game(0, "1", steps=LONGEST + 1)]))
    assert line.example is None


# --- intervals --------------------------------------------------------------------------------------------------------


def test_the_interval_of_a_share_is_wilson_s() -> None:
    """8 of 10: Wilson's interval is 0.4902 to 0.9433 (Brown, Cai and DasGupta's formula, computed by hand)."""
    found = rate(8, 10)
    assert found is not None
    assert (found.value, found.games) == (0.8, 10)
    assert (found.least, found.most) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert rate(0, 0) is None


def test_the_interval_of_a_mean_is_that_of_the_normal_law_where_there_are_many_values() -> None:
    """A thousand zeros and a thousand ones: 0.5 ± 1.96 · 0.5 / √2000 = 0.5 ± 0.0219."""
    found = mean([0.0, 1.0] * 1000)
    assert found is not None
    assert found.value == 0.5
    assert (found.least, found.most) == pytest.approx((0.4781, 0.5219), abs=0.004)
    assert mean([0.0, 1.0] * 1000) == found
    assert mean([3.0, 3.0]) == Estimate(3.0, 3.0, 3.0, 2)
    assert mean([]) is None
    assert estimates.Estimate(0.4, 0.3, 0.5, 9).holds(0.5)
    assert not estimates.Estimate(0.4, 0.3, 0.5, 9).holds(0.51)
