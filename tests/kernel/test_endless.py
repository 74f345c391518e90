"""A run that asks nothing and does not end comes back all the same: left where a state returns, or after so many steps.

The games are in `endless`. What a counter does, its own numbers say: its cycle begins at `first` and has `last` - `first` + 1
steps.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnrules import Play, games, seeded, words
from pnrules.cli import main as cli
from pnrules.files import loading, saves
from pnrules.kernel.errors import AnswerNeeded, BadInput, GameOver, NothingAsked
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.game import Setup
from pnrules.kernel.machine import MOST, SPAN, Running, onward, run
from pnrules.kernel.steps import PROVED, STOPPED
from pnrules.players import random_games
from pnwidgets import Board
from tests.kernel.endless import BACK, COUNTING, ON, OWED, Counter, Laps, Removing, Tiny, deal, start

NEVER_ENDS = ("---K---Q-KQAJ-----AAJ--J--", "----------Q----KQ-J-----KA")
ENDS_LATE = ("---AJ--Q---------QAKQJJ-QK", "-----A----KJ-K--------A---")


def plainly(first: str, second: str, tricks: int) -> list[tuple[int, tuple[str, str]]]:
    """Beggar-My-Neighbour trick by trick, with no kernel: how many cards have been played after each, and both hands, that of who
    leads next in front. It stops at the end of the game, or after so many tricks."""
    hands, played, found = [list(first), list(second)], 0, []
    while len(found) < tricks:
        pile: list[str] = []
        payer, owed = 0, 0
        while hands[payer]:
            card = hands[payer].pop(0)
            pile.append(card)
            played += 1
            if card in OWED:
                payer, owed = 1 - payer, OWED[card]
            elif owed == 1:
                break
            elif owed:
                owed -= 1
            else:
                payer = 1 - payer
        else:
            return found
        hands[1 - payer] += pile
        hands = [hands[1 - payer], hands[payer]]
        found.append((played, ("".join(hands[0]), "".join(hands[1]))))
        if not hands[1]:
            return found
    return found


# --- a loop is found where it closes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "steps"), [(0, 1), (0, SPAN), (1, 2), (42, 564), (SPAN - 1, SPAN), (5, SPAN + 1), (3_000, 7), (7, 6_000)]
)
def test_a_run_is_left_where_its_state_is_back_for_the_first_time(first: int, steps: int) -> None:
    play = Play(start(Counter(0, first, first + steps - 1)))
    assert play.running == Running(PROVED, steps)
    assert len(play) - 1 == play.head == first + steps
    assert play.state.board.number == first
    found = play.lasso()
    assert found is not None
    assert (len(found.stem), len(found.cycle)) == (first, steps)
    assert play.loops_payload() == [[first, [first + steps]]]


@pytest.mark.long
@settings(deadline=None)
@given(st.integers(0, 300), st.integers(1, 300), st.integers(2, 40), st.integers(0, 300))
def test_however_states_are_kept_and_wherever_it_begins(first: int, steps: int, span: int, begin: int) -> None:
    """From a number within the cycle there is no stem."""
    begin = min(begin, first + steps - 1)
    state, count, passed, left = onward(start(Counter(begin, first, first + steps - 1)), span=span)
    assert left == Running(PROVED, steps)
    assert count == max(first - begin, 0) + steps
    assert state.board.number == max(first, begin)
    assert [kept.board.number for kept in passed] == [_after(begin, n, first, steps) for n in range(span, count, span)]


def _after(begin: int, count: int, first: int, steps: int) -> int:
    """The number of a counter after so many steps."""
    number = begin + count
    return number if number < first + steps else first + (number - first) % steps


def test_the_stem_begins_after_the_answer_that_led_into_it() -> None:
    """At 3 it asks; with ON it goes to 4, which closes at 13: ten numbers, one of which is asked about, so it is asked again."""
    asked = Play(start(Counter(0, 0, 12, asks=(3,))))
    for _ in range(3):
        asked.choose(ON)
        assert asked.running is None, "what comes round by an answer is no run that goes on by itself"
    free = Play(start(Counter(0, 5, 12, asks=(3,))))
    made = free.choose(ON)
    assert free.running == Running(PROVED, 8)
    assert len(made) == 1 + 1 + 8, "the answer leads to 4, a step to 5, and the cycle has the numbers 5 to 12"


def test_beggar_my_neighbour_that_never_ends() -> None:
    """Trick by trick, with no kernel: the first position to come back is that after 4 tricks and 34 cards; 62 tricks and 440
    cards lie between. A step is a card, or a trick that is taken."""
    plain = plainly(*NEVER_ENDS, 100)
    hands = [found for _, found in plain]
    back = next(n for n, found in enumerate(hands) if found in hands[:n])
    begun = hands.index(hands[back])
    cards = plain[back][0] - plain[begun][0]
    assert (begun + 1, plain[begun][0], back - begun, cards) == (4, 34, 62, 440)
    play = Play(deal(*NEVER_ENDS))
    assert play.running == Running(PROVED, 440 + 62)
    assert play.head == 34 + 4 + 440 + 62
    assert play.loops_payload() == [[34 + 4, [play.head]]]


def test_beggar_my_neighbour_that_ends_late_runs_to_its_end() -> None:
    """Its tricks and cards, counted with no kernel: 1,164 and 8,344; with the last trick one player has all the cards."""
    plain = plainly(*ENDS_LATE, 10_000)
    assert (len(plain), plain[-1][0], len(plain[-1][1][0])) == (1_164, 8_344, 52)
    play = Play(deal(*ENDS_LATE))
    assert play.over
    assert play.running is None
    assert play.lasso() is None
    taken = sum(step.before.board.pile != "" and step.after.board.pile == "" for step in play.trace)
    cards = sum(len(step.after.board.pile) > len(step.before.board.pile) for step in play.trace)
    assert (taken, cards) == (1_164, 8_344)
    assert play.head == taken + cards < MOST
    with pytest.raises(GameOver):
        play.go_on()


# --- and else it is left after so many steps --------------------------------------------------------------------------


@pytest.mark.long
def test_a_run_without_a_loop_is_left_after_so_many_steps_and_can_go_on() -> None:
    play = Play(start(Counter()))
    assert play.running == Running(STOPPED, MOST)
    assert play.state.board.number == play.head == MOST
    assert play.lasso() is None
    made = play.go_on()
    assert len(made) == MOST
    assert play.state.board.number == play.head == 2 * MOST
    assert play.running == Running(STOPPED, MOST)
    assert [entry.did for entry in play.log] == ["go-on"]


def test_a_run_that_ends_after_it_was_left_comes_to_its_end_by_going_on() -> None:
    play = Play(start(Counter(end=45)), most=20)
    play.go_on()
    assert (play.head, play.over) == (40, False)
    play.go_on()
    assert (play.head, play.over) == (45, True)
    assert play.running is None


@pytest.mark.parametrize("most", [2, 31, 32, 33, 100])
def test_the_bound_is_exact_and_nothing_that_stops_there_is_still_running(most: int) -> None:
    """What ends, or asks, with the last step that is allowed has not been left. To ask is a step of its own."""
    assert Play(start(Counter()), most=most).head == most
    ends = Play(start(Counter(end=most)), most=most)
    assert (ends.over, ends.running) == (True, None)
    asks = Play(start(Counter(asks=(most - 1,))), most=most)
    assert (asks.ask is not None, asks.running, asks.head) == (True, None, most)
    assert Play(start(Counter(end=most + 1)), most=most).running == Running(STOPPED, most)


def test_what_only_counts_repetitions_keeps_a_run_going_but_not_its_loop_from_being_found() -> None:
    """The position is back after five steps, the memory never: it may end by itself, and is left at the bound alone. That the
    position came back stays proved."""
    play = Play(start(Counter(0, 5, 9), Laps(0)), most=1_000)
    assert play.running == Running(STOPPED, 1_000)
    found = play.lasso()
    assert found is not None
    assert (len(found.stem), len(found.cycle)) == (5, 5)


def test_draws_that_never_end_are_left_too() -> None:
    """One step leads to the first question. Then a draw and the step to the next question are two: the bound holds for both."""
    play = Play(start(Counter(draws=True)), chance=seeded(1), most=100)
    assert play.running == Running(STOPPED, 100)
    assert play.head == 1 + 100
    assert play.ask is not None
    head = play.head
    assert len(play.go_on()) == play.head - head
    assert play.head == 1 + 200
    assert play.undo() == head
    with pytest.raises(AnswerNeeded):
        Play(start(Counter(draws=True))).go_on()


@pytest.mark.long
def test_steps_and_previews_are_bounded_alike() -> None:
    assert len(run(start(Counter()))) == MOST
    assert len(run(start(Counter(0, 42, 605)), most=1_000)) == 606
    play = Play(start(Counter(asks=(3,))), most=50)
    assert len(play.preview(ON)) == 51
    asked = Play(start(Counter(asks=(3,)))).ask_payload()
    assert asked is not None
    assert [option["preview"]["stops"] for option in asked["options"]] == ["running", "ask"]


@pytest.mark.long
def test_games_at_random_are_left_at_once_where_a_loop_is_proved() -> None:
    with pytest.raises(random_games.Endless) as proved:
        random_games.play(start(Counter(0, 42, 605)), 0, 1)
    assert proved.value.game.steps == MOST
    with pytest.raises(random_games.Endless) as stopped:
        random_games.play(start(Counter()), 0, 1, most=3 * MOST + 5)
    assert stopped.value.game.steps == 3 * MOST + 5


# --- the tree, saves, replays -----------------------------------------------------------------------------------------


def test_one_can_go_to_and_fro_where_a_run_was_left() -> None:
    play = Play(start(Counter(asks=(3, 130))), most=50)
    asked = play.head
    ran = play.choose(ON)
    left = play.head
    assert (len(ran), play.running) == (50, Running(STOPPED, 50))
    with pytest.raises(NothingAsked):
        play.choose(ON)
    play.go_on()
    play.go_on()
    assert play.ask is not None, "130 was reached"
    end = play.head
    assert (play.undo(), play.undo(), play.undo()) == (left + 50, left, asked)
    assert (play.redo(), play.redo(), play.redo()) == (left, left + 50, end)
    play.goto(left)
    assert len(play.go_on()) == 50, "along what is there"
    play.goto(left - 10)
    assert len(play.go_on()) == 10, "from the middle to where it was left"
    nodes = len(play)
    play.choose(BACK, at=end)
    assert len(play) > nodes
    assert play.leaves() == (play.head,)
    assert play.rewind() == asked
    with pytest.raises(AnswerNeeded):
        play.go_on()
    assert Play(start(Counter())).rewind() == MOST, "there is no question: where it was left"


def saved(play: Play, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A play's save as it comes out of a file; the loader finds the tiny game under the name that it goes by."""
    monkeypatch.setattr(games, "game", lambda name: COUNTING)
    data: dict[str, Any] = json.loads(json.dumps(saves.save(play)))
    return data


def test_a_save_of_a_run_that_was_left_comes_back_equal_and_goes_on_as_it_would(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(start(Counter(asks=(3, 130, 140))), most=50)
    play.choose(ON)
    play.go_on()
    play.name(play.head, "still running")
    play.go_on()
    play.choose(BACK)
    play.goto("still running")
    data = saved(play, monkeypatch)
    assert [entry[1:] for entry in data["answers"]].count([0, "go-on"]) == 2
    again = saves.restore(data)
    assert [again.step_to(n) for n in range(1, len(again))] == [play.step_to(n) for n in range(1, len(play))]
    assert [again.parent(n) for n in range(len(again))] == [play.parent(n) for n in range(len(play))]
    assert (again.head, again.running, again.names) == (play.head, play.running, play.names)
    assert len(again.go_on()) == len(play.go_on())
    assert saves.save(again) == saves.save(play)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: (data["answers"].insert(0, [0, 0, "go-on"]), data["steps"].insert(1, 0)), "answers[0]"),
        (lambda data: data["answers"][1].append("further"), "answers[1]"),
        (lambda data: data.update(most=1), "most"),
        (lambda data: data.update(most="long"), "most"),
        (lambda data: data.update(most=49), "fingerprints"),
    ],
)
def test_a_save_that_goes_on_where_nothing_was_left_is_refused(change: Any, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(start(Counter(asks=(3,))), most=50)
    play.choose(ON)
    play.go_on()
    data = saved(play, monkeypatch)
    saves.restore(data)
    change(data)
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert any(problem.place.startswith(place) for problem in refused.value.problems)


def test_a_replay_goes_on_as_often_as_was_done_and_no_more() -> None:
    """At 130 a question is answered after a run that was left twice."""
    play = Play(start(Counter(asks=(3, 130))), most=50)
    play.choose(ON)
    play.go_on()
    play.go_on()
    play.choose(ON)
    for again in (play.replayed(), play.without("x")):
        assert (again.repeated, again.rest, again.refused) == (2, 0, None)
        assert again.play.state == play.state
    found = play.what_if(play.line()[4], ON)
    assert (found.repeated, found.rest) == (1, 0)
    once = Play(start(Counter(asks=(3, 130))), most=120)
    once.choose(ON)
    once.go_on()
    once.choose(ON)
    stopped = once.replayed()
    assert stopped.rest == 0
    short = Play(start(Counter(asks=(3, 130))), most=200)
    short.choose(ON)
    short.choose(ON)
    short.most = 50
    found_short = short.replayed()
    assert (found_short.repeated, found_short.rest) == (1, 1), "nobody had gone on, so nobody does"
    assert found_short.play.running == Running(STOPPED, 50)


def test_a_game_that_names_a_removable_card_has_to_say_what_it_is_without_it() -> None:
    """It is no answer that there is no start."""

    class Unsaid(Removing):
        start_without = Exploring.start_without

    class Named(Tiny):
        facets = (Unsaid(),)

    setup = Setup(Named(Counter, COUNTING.op), "BfB", 1, ("P1", "P2"))
    play = Play(start(Counter(asks=(3,)))._replace(setup=setup))
    with pytest.raises(NotImplementedError):
        play.without("x")


# --- in words ---------------------------------------------------------------------------------------------------------


def test_it_is_said_whether_a_loop_was_proved_or_a_run_only_left() -> None:
    proved, stopped = Play(start(Counter(0, 42, 605))), Play(start(Counter()))
    assert "564 steps lead back" in proved.describe()
    assert "Proved: it goes on for ever" in proved.describe()
    assert "20,000 steps" in stopped.describe()
    assert "proves nothing" in stopped.describe()
    assert "Prouvé\u00a0: cela continue sans fin" in proved.describe("fr")
    assert "ne prouve rien" in stopped.describe("fr")
    assert "Proved" not in proved.describe(node=10), "it was left elsewhere"


def test_a_seat_that_does_not_see_what_goes_round_is_told_of_no_loop() -> None:
    play = Play(start(Counter(0, 42, 605, secret=True)))
    assert play.running == Running(PROVED, 564)
    assert play.running_payload() == {"id": "describe-running-proved", "params": [["count", "number"]], "args": [564]}
    hidden = play.running_payload(1)
    assert hidden is not None
    assert hidden["id"] == "describe-running-stopped"
    assert play.loops_payload(1) == []
    assert "brings back exactly the position" not in play.to_text(seat=1)
    assert "brings back exactly the position" in play.to_text()


@pytest.mark.long
def test_the_board_shows_a_run_that_was_left_and_goes_on_with_it() -> None:
    play = Play(start(Counter(asks=(3,))), most=50)
    board = Board(play)
    assert board.running is None
    asked = play.head
    board.intend({"do": "choose", "node": asked, "option": list(ON), "who": 1})
    assert board.running == {"id": "describe-running-stopped", "params": [["count", "number"]], "args": [50]}
    assert words.say("fr", board.running).startswith("Cela continue encore.")
    head = board.head
    board.intend({"do": "go-on", "node": head})
    assert board.notice is None
    assert board.head == head + 50
    assert len(board.base["nodes"]) + len(board.recent["nodes"]) == len(play) - 1
    board.intend({"do": "go-on", "node": asked})
    assert board.notice is not None, "a question is open there"


def test_the_board_says_why_the_same_answers_went_no_further() -> None:
    """At 3 and at 5 it was answered. Had it fallen back to 6 at 3, nothing would be asked any more; or the game would be over."""
    for board, said in ((Counter(0, 6, 9, asks=(3, 5)), "running"), (Counter(0, 6, 9, asks=(3, 5), end=6), "over")):
        play = Play(start(board))
        asked = play.head
        play.choose(ON)
        play.choose(ON)
        shown = Board(play)
        shown.intend({"do": "what-if", "node": asked, "option": list(BACK), "end": play.head})
        assert shown.notice is not None
        told = [(one["id"], one["args"]) for one in shown.notice["told"]]
        assert told == [("board-repeated", [0]), (f"board-stopped-{said}", [1])]


def test_the_command_line_tells_a_loop_and_a_run_that_was_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for board, lines in ((Counter(0, 3, 8), ["loop", "running", "state"]), (Counter(end=5), ["state"])):
        monkeypatch.setattr(loading, "load", lambda *_, board=board, **__: Play(start(board)))
        assert cli.main(["run", "x", "--json"]) == cli.OK
        told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [next(iter(line)) for line in told[-len(lines) :]] == lines
        assert "step" in told[-len(lines) - 1]
    monkeypatch.setattr(loading, "load", lambda *_, **__: Play(start(Counter(0, 3, 8))))
    assert cli.main(["run", "x", "--json"]) == cli.OK
    loop, running, _ = [json.loads(line) for line in capsys.readouterr().out.splitlines()][-3:]
    assert (loop["loop"]["finds"], loop["loop"]["stem"], loop["loop"]["cycle"]) == (PROVED, 3, 6)
    assert running == {"running": {"finds": PROVED, "steps": 6}}
    assert cli.main(["run", "x", "--lang", "fr"]) == cli.OK
    assert "la position de l’étape 3. Avec les mêmes choix, ces 6\u00a0étapes" in capsys.readouterr().out
