"""What is remembered: derived from the log of answers, the same in the terminal and in the browser."""

from __future__ import annotations

from itertools import pairwise

from pnrules.training.memory import DAY, DUE, KNOWN, LEARNING, MASTERED, Answer, Memory, due, remembered
from tests.training import fixture

NOON = 20_000 * DAY + DAY // 2


def answer(day: int, topic: str, *, right: bool, hour: int = 0) -> Answer:
    return Answer(NOON + day * DAY + hour * 3_600_000, "game", (topic,), right)


def memory(*answers: Answer) -> Memory:
    return remembered(answers, "game")["ZAP"]


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
    assert remembered(reversed(log), "game") == remembered(log, "game")


def test_another_games_answers_and_other_topics_do_not_count() -> None:
    mine = answer(0, "ZAP", right=True)
    log = [mine, mine._replace(game="other", right=False), answer(1, "BUG", right=False)]
    assert memory(*log) == memory(mine)
    assert set(remembered(log, "game")) == {"ZAP", "BUG"}


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
