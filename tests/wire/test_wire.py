"""Both sides of the wire keep to its description, and what is made of it is up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import games
from pnrules.files import editing, scenario
from pnrules.lab.asked import asked_of
from pnrules.session import (
    BoardSession,
    ClaimSession,
    Deal,
    DealingSession,
    Family,
    GuessSession,
    LessonSession,
    LevelSession,
    MeasuringSession,
    Number,
    ReferenceSession,
    ThresholdSession,
    TrainerSession,
)
from pnrules.session.claim import CLAIM
from pnrules.session.commands import CHANGES, QUESTIONS
from pnrules.session.course import COURSE
from pnrules.session.dealing import DEALING
from pnrules.session.deals import usual
from pnrules.session.editing import EDITING
from pnrules.session.guess import GUESS
from pnrules.session.lesson import LESSON
from pnrules.session.level import LEVEL
from pnrules.session.measuring import MEASURING, plans_of
from pnrules.session.practice import PRACTICE
from pnrules.session.question import LAYING
from pnrules.session.reference import REFERENCE
from pnrules.session.studio import GIVING, STUDIO
from pnrules.session.table import EVERY, TABLE
from pnrules.showing.play import ShownPlay
from pnrules.teaching import tracks
from pnrules.teaching.levels import Level
from pnrules.wire import RELEASE
from pnrules.wire.messages import MESSAGES
from tests.wire.described import problems
from tests.wire.made import MADE
from tests.wire.ways import translated

EXAMPLES = ("nightmare/sample", "bandwidth/example", "runtime_error/clubs-and-spades")
OFFER = ("lang", "seat", "rules")


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_what_is_made_of_the_description_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path](), "run `make wire`"


def test_what_has_no_translation_is_refused_with_its_line() -> None:
    assert "return {}" in translated("def _made(x):\n    return {}")
    with pytest.raises(NotImplementedError, match=r"x \*\* 2 at line 2"):
        translated("def _made(x):\n    return x**2")
    with pytest.raises(NotImplementedError, match="del x at line 2"):
        translated("def _made(x):\n    del x")


def test_every_message_is_carried_out_by_somebody_and_every_command_is_described() -> None:
    commands = [
        *(
            CHANGES,
            QUESTIONS,
            EVERY,
            TABLE,
            PRACTICE,
            DEALING,
            GUESS,
            LESSON,
            LEVEL,
            LAYING,
            REFERENCE,
            CLAIM,
            EDITING,
            STUDIO,
            GIVING,
            MEASURING,
            COURSE,
        ),
    ]
    assert {name for each in commands for name in each} == set(MESSAGES)


# --- what Python sends ------------------------------------------------------------------------------------------------


def levels(quiz: bool) -> list[LevelSession]:
    names = ("nightmare/levels/2-runs/01-first-break", "bandwidth/levels/1-programs/02-goto-once")
    return [LevelSession(Level(scenario.load(name)), quiz=quiz) for name in names]


def claimed(*_: int) -> ShownPlay:
    """Where the example's first player can claim."""
    return ShownPlay(scenario.load("runtime_error/hearts-and-spades").state)


def built(name: str) -> BoardSession:
    """A board on which a position is built, with a card picked."""
    session = BoardSession(pnrules.load(name), offer=OFFER)
    session.hear({"do": "edit", "node": 0})
    session.hear({"do": "edit-pick", "card": next(iter(editing.lying(editing.drafted(session.lasting, 0))))})
    return session


NUMBERS = (Number("claim-spare", 0), Number("claim-kings", 1))
SESSIONS: dict[str, Callable[[], list[BoardSession]]] = {
    "a board": lambda: [BoardSession(pnrules.load("nightmare/sample"), offer=OFFER)],
    "a position under construction": lambda: [built(name) for name in EXAMPLES],
    "a deal": lambda: [DealingSession(usual(name), offer=OFFER) for name in games.BUILT_IN],
    "a deal against opponents": lambda: [DealingSession(Deal("bandwidth", "BfB", 1, 2, 1, "person,search:50"), offer=OFFER)],
    "a level": lambda: [*levels(quiz=False)],
    "a level's question alone": lambda: [*levels(quiz=True)],
    "an exercise": lambda: [TrainerSession(name, seed=2) for name in games.BUILT_IN],
    "a lesson": lambda: [
        LessonSession(tracks.track(name).learn[0], {each: each for each in tracks.track(name).learn}) for name in games.BUILT_IN
    ],
    "a reference": lambda: [ReferenceSession(name) for name in games.BUILT_IN],
    "a claim": lambda: [ClaimSession(claimed().state)],
    "claims from several positions": lambda: [ThresholdSession(Family(claimed, NUMBERS, "claim-table"))],
    "measurements": lambda: [MeasuringSession(plans_of(asked_of("decks")))],
    "a question about a claim": lambda: [GuessSession(claimed().state)],
}


@pytest.mark.parametrize("make", SESSIONS.values(), ids=SESSIONS)
def test_what_a_session_tells_at_first_is_as_described(make: Callable[[], list[BoardSession]]) -> None:
    for session in make():
        assert session.traits["wire"] == RELEASE
        assert problems(session.traits) == []


@pytest.mark.parametrize("make", SESSIONS.values(), ids=SESSIONS)
def test_what_a_session_tells_where_nobody_will_be_there_to_be_asked_is_as_described(
    make: Callable[[], list[BoardSession]],
) -> None:
    for session in make():
        session.unfold()
        assert problems(session.traits) == []


MESSAGES_OF: dict[str, list[dict[str, Any]]] = {
    "a board": [
        {"do": "name", "node": 3, "name": "here"},
        {"do": "foresee", "node": 12},
        {"do": "what-if", "node": 12, "option": ["nonsense"], "end": 20},
        {"do": "see", "seat": 2},
        {"do": "rules", "edition": "3.1", "rulings": {}},
        {"do": "without", "card": "BUG", "end": 20},
        {"do": "advise", "node": 12},
        {"do": "review"},
        {"do": "restore", "save": {"format": 99}, "node": 0},
    ],
    "a deal": [{"do": "deal", **usual("bandwidth")._replace(players=40)._asdict(), "cards": None}, {"do": "deal-back"}],
    "a deal against opponents": [{"do": "think", "node": 0}],
    "a level": [{"do": "level-hint"}, {"do": "level-show"}, {"do": "level-on"}],
    "a level's question alone": [{"do": "level-say", "choice": 0}, {"do": "level-hint"}],
    "an exercise": [{"do": "exercise-say", "choice": 1}, {"do": "exercise", "name": "next"}, {"do": "exercise-show"}],
    "a lesson": [{"do": "lesson-hint"}, {"do": "lesson-on"}, {"do": "lesson-show"}],
    "a reference": [{"do": "reference-open", "name": "nightmare/sample"}],
    "a claim": [{"do": "claim-move"}],
    "measurements": [{"do": "measure", "setup": 0, "games": 30}, {"do": "measure-on"}],
    "claims from several positions": [{"do": "claim-numbers", "at": [0, 1]}],
    "a question about a claim": [{"do": "guess-say", "choice": 0}],
}


@pytest.mark.parametrize("name", MESSAGES_OF)
def test_what_a_session_tells_after_its_messages_is_as_described(name: str) -> None:
    for session in SESSIONS[name]():
        for message in MESSAGES_OF[name]:
            assert name_of_notice(session.hear(message).traits) != "board-not-understood" or message["do"] == "deal-back"
            assert problems(session.traits) == []


def name_of_notice(traits: Any) -> str | None:
    notice = traits.get("notice")
    return None if notice is None else str(notice["id"])


# --- what a page asks for ---------------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {
    "node": 0,
    "name": "a",
    "seat": 1,
    "option": ["pass"],
    "who": 1,
    "end": 0,
    "card": "BUG",
    "id": "N-12",
    "answer": "default",
    "number": None,
    "deal": "same",
    "lang": "en",
    "edition": "3.0",
    "rulings": {},
    "on": True,
    "game": "nightmare",
    "version": 2,
    "players": 3,
    "seed": 1,
    "hands": "",
    "cards": None,
    "choice": 0,
    "at": [0],
    "save": None,
    "as": "svg",
    "lessons": ["nightmare/learn/01-bits-act"],
    "level": 1,
    "due": ["ZAP"],
    "day": 20_000,
    "text": "PN 3.0",
    "games": 30,
}
"""A value of the right form for each member of a message."""
OF_ITS_OWN: dict[str, dict[str, Any]] = {
    "deal": {"who": "person,person"},
    "measure-cards": {"cards": "{}"},
    "exercise-next": {"rulings": True},
}
"""The members that have another form in one message than in the others."""
WRONG: dict[str, Any] = {name: [] for name in GOOD} | {"at": 1, "option": [], "lessons": 1, "due": 1}


def asked(name: str) -> dict[str, Any]:
    takes = {member: GOOD[member] for member in MESSAGES[name].takes}
    return {"do": name, **takes, **OF_ITS_OWN.get(name, {})}


def refused(message: Any) -> str | None:
    session = DealingSession(usual("nightmare"), offer=OFFER)
    return name_of_notice(session.hear(message).traits)


ON_A_DEAL = {*CHANGES, *QUESTIONS, *EVERY, *TABLE, *PRACTICE, *DEALING}


@pytest.mark.parametrize("name", sorted(ON_A_DEAL & {name for name, message in MESSAGES.items() if message.takes}))
def test_a_message_with_a_member_missing_or_of_another_form_is_not_understood(name: str) -> None:
    message = asked(name)
    for member in MESSAGES[name].takes:
        assert refused({each: value for each, value in message.items() if each != member}) == "board-not-understood", member
        if member != "save":
            assert refused({**message, member: WRONG[member]}) == "board-not-understood", member
