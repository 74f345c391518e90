"""A claim on a page: its evidence gone through, the numbers to claim from, and the question before the answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules import words
from pnrules.files import scenario
from pnrules.files.loading import load
from pnrules.kernel.errors import PnError
from pnrules.kernel.state import CHANCE
from pnrules.session import (
    BoardSession,
    ClaimSession,
    Family,
    GuessSession,
    LevelSession,
    Number,
    ThresholdSession,
    TrainerSession,
)
from pnrules.showing.play import ShownPlay as Play
from pnrules.teaching.levels import Level
from pnrules.wire.learning import Task
from tests.runtime_error.table import laid


def clubs_and_spades(spare: int, kings: int) -> Play:
    """RE, example 2: LOAD from ace to king, LOOP from ace to queen, the 5♣ in hand with so many spare cards; so many kings in
    the deck, and the others out of reach."""
    hand = " ".join(["5♣", "2♦", "3♦"][: 1 + spare])
    held = " ".join(["K♣", "K♥", "K♠"][kings:])
    return laid("A♦ K♦ 2♣", "A♥ Q♥ 3♠", hand=hand, held=held, deck=None, discards="9♦ 4♠ J♣")


SMALL = Family(clubs_and_spades, (Number("claim-spare", 1), Number("claim-kings", 2)), "claim-table")


def told(session: BoardSession, name: str = "claim") -> dict[str, Any]:
    found = session.traits[name]
    assert isinstance(found, dict)
    return found


def refused(session: BoardSession, **message: Any) -> str | None:
    """What the page is refused that asks for this."""
    session.hear(message)
    notice = session.traits["notice"]
    return None if notice is None else str(notice["id"])


# --- the evidence -----------------------------------------------------------------------------------------------------------


def test_a_claim_is_told_in_both_languages_with_its_evidence_and_its_rule() -> None:
    claim = told(ClaimSession(clubs_and_spades(0, 1).state))
    assert claim["verdict"] == "refuted"
    assert claim["says"]["en"].startswith("Disproved: whatever P1 does")
    assert set(claim["says"]) == set(claim["lines"]) == set(claim["drawn"]) == set(words.LANGUAGES)
    assert claim["lines"]["en"][-1] == "5♣, then K♣ is drawn: the turn ends"
    assert (claim["cite"]["ref"], claim["rulings"]) == ("ref-re-winning", ["R-06", "R-07", "R-08", "R-10"])
    assert (claim["moves"], claim["numbers"], claim["key"]) == (False, None, None)


def test_a_proof_is_gone_through_move_by_move_and_the_learner_draws() -> None:
    """RE, example 2 with a king and a spare card: whatever is drawn, the king first, it stays P1's turn."""
    session = ClaimSession(clubs_and_spades(1, 1).state)
    asked = []
    for _ in range(30):
        ask = session.play.ask
        assert ask is not None
        assert session.play.state.board.turn == 1, "the turn goes on, whatever is drawn"
        asked.append(ask.who)
        assert told(session)["moves"] is (ask.who != CHANCE)
        if ask.who != CHANCE:
            assert refused(session, do="claim-move") is None
            continue
        node = session.play.head
        assert refused(session, do="claim-move") == "claim-no-move"
        assert session.play.head == node, "the strategy does not draw"
        king = [option for option in ask.options if option[1][0] == "K"]
        option = (king or ask.options)[0]
        assert refused(session, do="choose", node=node, option=list(option), who=CHANCE) is None
    assert {1, CHANCE} == set(asked)
    assert "K♣" in session.play.state.board.hands[0]


def test_whoever_leaves_the_strategy_finds_back_by_undo() -> None:
    session = ClaimSession(clubs_and_spades(0, 0).state)
    session.hear({"do": "choose", "node": session.play.head, "option": ["no-test"], "who": 1})
    session.hear({"do": "choose", "node": session.play.head, "option": ["draw", "2♦"], "who": CHANCE})
    assert (session.play.state.board.turn, session.play.ask and session.play.ask.who) == (2, 2)
    assert told(session)["moves"] is False
    assert refused(session, do="claim-move") == "claim-no-move"
    session.hear({"do": "undo"})
    session.hear({"do": "undo"})
    assert told(session)["moves"] is True


def test_a_refutation_is_played_against_its_draws() -> None:
    session = ClaimSession(clubs_and_spades(0, 1).state)
    assert refused(session, do="claim-move") == "claim-no-move"
    session.hear({"do": "choose", "node": session.play.head, "option": ["input", "5♣"], "who": 1})
    assert session.play.state.board.hands[0] == ("K♣",), "the one draw that ends it"
    session.hear({"do": "choose", "node": session.play.head, "option": ["input", "K♣"], "who": 1})
    assert session.play.state.board.turn == 2


def test_another_position_is_claimed_from_and_the_page_is_told_all_of_it() -> None:
    session = ClaimSession(clubs_and_spades(0, 0).state)
    epoch = session.traits["base"]["epoch"]
    changed = session.claim_from(clubs_and_spades(0, 1).state)
    assert (changed["claim"]["verdict"], changed["base"]["epoch"] > epoch) == ("refuted", True)
    session.show_play(clubs_and_spades(1, 1))
    assert (session.verdict.name, len(session.play.state.board.hands[0])) == ("proved", 2)


def test_a_game_in_which_nothing_is_claimed_is_refused() -> None:
    position = load("nightmare/sample").state
    for made in (ClaimSession, GuessSession):
        with pytest.raises(PnError) as error:
            made(position)
        assert error.value.id == "problem-no-prover"


# --- the numbers ------------------------------------------------------------------------------------------------------------


def test_every_choice_of_numbers_has_its_verdict() -> None:
    """RE, example 2: proved while there are no more kings than spare cards."""
    session = ThresholdSession(SMALL)
    numbers = told(session)["numbers"]
    assert numbers["verdicts"] == [["proved", "refuted", "refuted"], ["proved", "proved", "refuted"]]
    assert [(each["called"]["en"], each["most"]) for each in numbers["each"]] == [
        ("Spare cards in hand", 1),
        ("Kings in the deck", 2),
    ]
    assert numbers["at"] == [0, 0]


def test_numbers_choose_the_position_its_evidence_and_its_title() -> None:
    session = ThresholdSession(SMALL)
    epoch = session.traits["base"]["epoch"]
    session.hear({"do": "claim-numbers", "at": [0, 2]})
    assert (told(session)["verdict"], told(session)["numbers"]["at"], session.at) == ("refuted", [0, 2], (0, 2))
    assert session.traits["base"]["epoch"] > epoch
    assert sum(card[0] == "K" for card in session.play.state.board.deck) == 2
    assert session.traits["info"]["title"] == "a test"
    session.hear({"do": "choose", "node": session.play.head, "option": ["input", "5♣"], "who": 1})
    assert session.play.state.board.hands[0][0][0] == "K", "the draws refute it"


@pytest.mark.parametrize("at", [[0, 3], [-1, 0], [0], [0, 0, 0], [], [True, 0], ["0", 0], None, "00", [[0], 0]])
def test_numbers_that_there_are_not_leave_all_as_it_was(at: Any) -> None:
    session = ThresholdSession(SMALL)
    session.hear({"do": "claim-numbers", "at": [1, 1]})
    kept = session.play
    assert refused(session, do="claim-numbers", at=at) == "board-not-understood"
    assert (session.play is kept, session.at, told(session)["numbers"]["at"]) == (True, (1, 1), [1, 1])


def test_a_claim_from_one_position_has_no_numbers_to_choose() -> None:
    assert refused(ClaimSession(clubs_and_spades(0, 0).state), do="claim-numbers", at=[0, 0]) == "board-not-understood"


def test_for_a_page_with_nobody_behind_it_each_choice_of_numbers_is_told_and_nothing_moves() -> None:
    session = ThresholdSession(SMALL)
    session.choose(1, 1)
    session.hear({"do": "claim-move"})
    kept, head = session.play, session.play.head
    assert told(session)["key"] is None
    session.unfold()
    assert (session.play is kept, session.play.head, session.at) == (True, head, (1, 1))
    key = told(session)["key"]
    assert [each["claim"]["numbers"]["at"] for each in key] == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
    assert [each["claim"]["verdict"] for each in key] == [name for row in told(session)["numbers"]["verdicts"] for name in row]
    assert all("texts" not in each and each["claim"]["key"] is None for each in key)
    epochs = [each["base"]["epoch"] for each in key]
    assert len({*epochs, session.traits["base"]["epoch"]}) == len(key) + 1, "a page tells one tree from another by this"
    assert json.loads(json.dumps(key)) == key


# --- the question before the answer -----------------------------------------------------------------------------------------


def test_a_guess_reveals_nothing_before_it_is_made_and_may_be_made_again() -> None:
    session = GuessSession(clubs_and_spades(0, 1).state)
    asked = told(session, "guessing")
    assert (asked["seat"], asked["verdict"], asked["tried"], asked["key"]) == (1, None, None, None)
    assert "efuted" not in json.dumps(asked)
    assert [choice["says"]["en"] for choice in asked["choices"]] == ["Yes, whatever is drawn", "No, it can end"]
    session.hear({"do": "guess-say", "choice": 0})
    verdict = told(session, "guessing")["verdict"]
    assert (session.guess, session.right, verdict["right"]) == ("proved", False, False)
    assert verdict["says"]["fr"].startswith("Réfuté")
    assert verdict["cite"]["ref"] == "ref-re-winning"
    session.hear({"do": "guess-say", "choice": 1})
    assert (session.guess, session.right, told(session, "guessing")["solved"]) == ("refuted", True, True)
    session.hear({"do": "guess-say", "choice": 0})
    assert (session.right, told(session, "guessing")["solved"]) == (False, True)


@pytest.mark.parametrize("choice", [2, -1, None, "0", True])
def test_a_guess_that_there_is_not_is_refused(choice: Any) -> None:
    session = GuessSession(clubs_and_spades(0, 1).state)
    assert refused(session, do="guess-say", choice=choice) == "board-not-understood"
    assert session.guess is None


def test_a_guess_has_what_every_task_has_and_its_verdicts_where_nobody_is_there() -> None:
    """A page draws a level, an exercise and a guess by the members that they have in common."""
    guess = GuessSession(clubs_and_spades(0, 0).state)
    level = LevelSession(Level(scenario.load("runtime_error/levels/1-statements/01-the-winning-statement")), quiz=True)
    exercise = TrainerSession("runtime_error", seed=1)
    common = set(told(level, "level")) & set(told(exercise, "exercise")) - {"name", "title", "shown", "more"}
    assert set(told(guess, "guessing")) == common == {*Task.__annotations__, "key"}
    guess.unfold()
    assert sorted(verdict["right"] for verdict in told(guess, "guessing")["key"]) == [False, True]
