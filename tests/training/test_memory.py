"""What is remembered: derived from the log of answers, the same in the terminal and in the browser."""

from __future__ import annotations

from itertools import pairwise

from pnrules.training.memory import DAY, DUE, KNOWN, LEARNING, MASTERED, Answer, Memory, counted, due, remembered
from tests.training import fixture

NOON = 20_000 * DAY + DAY // 2
LATER = NOON + 20_000 * DAY


def answer(day: int, topic: str, *, right: bool, hour: int = 0) -> Answer:
    return Answer(NOON + day * DAY + hour * 3_600_000, "game", (topic,), right)


def memory(*answers: Answer) -> Memory:
    return remembered(answers, "game", LATER)["ZAP"]


def test_the_browsers_tests_read_what_the_terminal_comes_to() -> None:
    """`memory.test.ts` reads the file, and comes to the same days: one log, one schedule."""
    assert fixture.FILE.read_text(encoding="utf-8") == fixture.text(), "python -m tests.training.fixture"


def test_what_was_wrong_comes_back_on_the_next_day_and_what_was_right_later() -> None:
    wrong, right = memory(answer(0, "ZAP", right=False)), memory(answer(0, "ZAP", right=True))
    assert wrong.due == NOON - DAY // 2 + DAY
    assert right.due > wrong.due
    assert (wrong.right, wrong.wrong, right.right, right.wrong) == (0, 1, 1, 0)


def test_each_right_answer_when_it_is_due_lasts_longer_and_a_wrong_one_shortens_it() -> None:
    log = [answer(0, "ZAP", right=True)]
    lasts = [memory(*log).days]
    for _ in range(5):
        log.append(Answer(memory(*log).due + 1, "game", ("ZAP",), True))
        lasts.append(memory(*log).days)
    assert all(later > sooner for sooner, later in pairwise(lasts))
    log.append(Answer(memory(*log).due + 1, "game", ("ZAP",), False))
    assert memory(*log).days < lasts[-1]


def test_the_answers_of_a_day_count_as_one_and_one_wrong_one_makes_it_wrong() -> None:
    once = memory(answer(0, "ZAP", right=False))
    often = memory(*(answer(0, "ZAP", right=hour != 2, hour=hour) for hour in range(5)))
    assert (often.due, often.days) == (once.due, once.days)
    assert (often.right, often.wrong) == (4, 1)


def test_the_order_in_which_answers_are_written_does_not_matter() -> None:
    log = fixture.log()
    assert remembered(reversed(log), "game", LATER) == remembered(log, "game", LATER)


def test_another_games_answers_and_other_topics_do_not_count() -> None:
    mine = answer(0, "ZAP", right=True)
    log = [mine, mine._replace(game="other", right=False), answer(1, "BUG", right=False)]
    assert memory(*log) == memory(mine)
    assert set(remembered(log, "game", LATER)) == {"ZAP", "BUG"}


AHEAD = NOON + 3650 * DAY
BEHIND = DAY
"""When an answer is noted while the clock is years ahead, or begins with 1970."""


def test_an_answer_that_lies_in_the_future_counts_as_given_today() -> None:
    wrong = answer(0, "ZAP", right=False)
    ahead = wrong._replace(at=AHEAD)
    assert remembered([ahead], "game", NOON) == remembered([wrong], "game", NOON)


def test_what_was_answered_once_while_the_clock_was_years_ahead_is_asked_again() -> None:
    log = [answer(0, "ZAP", right=True)._replace(at=AHEAD), answer(0, "ZAP", right=False)]
    for days in (1, 30, 300):
        now = NOON + days * DAY
        assert due(remembered(log, "game", now), now) == ["ZAP"]


def test_an_answer_whose_clock_was_wrong_stays_on_the_day_of_the_next_one_whatever_that_is_about() -> None:
    right = [answer(0, "ZAP", right=True), answer(0, "BUG", right=False, hour=1)]
    for at in (AHEAD, BEHIND):
        log = [right[0]._replace(at=at), right[1]._replace(game="other")]
        assert remembered(log, "game", NOON + 90 * DAY)["ZAP"] == remembered(right, "game", LATER)["ZAP"]


def test_what_was_answered_while_the_clock_began_with_1970_is_not_remembered_for_so_long() -> None:
    log = [answer(0, "ZAP", right=True), answer(1, "ZAP", right=False), answer(2, "ZAP", right=True)]
    now = NOON + 2 * DAY + DAY // 4
    behind = [log[0], log[1]._replace(at=BEHIND), log[2]]
    assert counted(behind, now) == [log[0].at, log[2].at, log[2].at]
    assert due(remembered(behind, "game", now), now + 2 * DAY) == ["ZAP"]


def test_a_log_of_a_right_clock_counts_as_it_stands() -> None:
    log = fixture.log()
    assert counted(log, LATER) == [answer.at for answer in log]


def test_how_well_something_is_known_is_told_by_its_days() -> None:
    fresh, lasting = Memory(1, 0, KNOWN - 1, 10 * DAY), Memory(3, 0, KNOWN, 10 * DAY)
    assert [each.standing(9 * DAY) for each in (fresh, lasting)] == [LEARNING, MASTERED]
    assert [each.standing(10 * DAY) for each in (fresh, lasting)] == [DUE, DUE]


def test_what_is_due_comes_in_the_order_in_which_it_became_due() -> None:
    found = {
        "A": Memory(1, 0, 1, 5 * DAY),
        "B": Memory(1, 0, 1, 3 * DAY),
        "C": Memory(1, 0, 1, 9 * DAY),
        "D": Memory(0, 1, 1, 3 * DAY),
    }
    assert due(found, 5 * DAY) == ["B", "D", "A"]
    assert due(found, 0) == []
