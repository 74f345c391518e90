"""The rules and cards of a game on a page: everything is there, leads to what belongs to it, and to positions to try."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from pnrules import words
from pnrules.files import scenario
from pnrules.games import BUILT_IN, game
from pnrules.session import BoardSession, LessonSession, LevelSession, ReferenceSession
from pnrules.session.reference import MOST_SHOWN, contents
from pnrules.teaching import levels, tracks
from pnrules.teaching.levels import Level
from pnrules.words import rulebooks


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_place_and_every_ruling_of_a_game_is_there_with_its_words(name: str) -> None:
    told, owner = contents(name), game(name)
    places = [entry.ref for entry in rulebooks.entries() if entry.work in owner.works.values()]
    assert [place["ref"] for place in told["places"]] == places
    assert [ruling["id"] for ruling in told["rulings"]] == list(owner.register)
    session = ReferenceSession(name)
    for lang in words.LANGUAGES:
        text = session.traits["texts"][lang]
        assert all(f"\n{place} =" in text for place in places)
        assert all(f"\n{ruling['message']} =" in text for ruling in told["rulings"])
        assert all(f"\n{id} =" in text for id in told["glossary"])
        assert "\nreference-search =" in text
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_is_named_has_a_title_and_can_be_opened(name: str) -> None:
    told = contents(name)
    named = {each for found in (*told["places"], *told["rulings"]) for each in found["scenarios"]}
    assert named
    assert named <= set(scenario.of_game(name))
    assert all(set(told["titles"][each]) == set(words.LANGUAGES) for each in named)
    assert all(len(found["scenarios"]) <= MOST_SHOWN for found in (*told["places"], *told["rulings"]))


def test_a_card_has_its_text_and_its_printed_numbers_of_its_own_edition() -> None:
    """PN 3.0 prints 2 on COPY; PN 3.1 has entries of its own."""
    cards = {place["ref"]: place["card"] for place in contents("nightmare")["places"] if place["card"]}
    assert cards["ref-pn30-card-copy"] == {"text": "card-pn30-copy", "numbers": [2]}
    assert len([ref for ref in cards if ref.startswith("ref-pn30-")]) == 34
    assert any(ref.startswith("ref-pn31-") for ref in cards)
    assert {place["place"] for place in contents("runtime_error")["places"] if place["card"]} >= {"edit", "load", "pull", "loop"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_card_says_needs_no_more_than_its_printed_numbers_or_is_said_of_any(name: str, lang: str) -> None:
    """Battle for Bandwidth has a place for all cards that pass the Token, however far."""
    for place in contents(name)["places"]:
        if card := place["card"]:
            numbers = dict(zip("abc", card["numbers"], strict=False))
            assert said_alone(lang, f"{card['text']}.any") or said_alone(lang, card["text"], **numbers), card


def said_alone(lang: str, id: str, **numbers: int) -> bool:
    """Whether there is such a message, and it can be said with these values alone."""
    try:
        return words.text(lang, id, **numbers) != ""
    except KeyError:
        return False


def test_a_position_comes_onto_the_board_and_may_be_played() -> None:
    session = ReferenceSession("nightmare")
    epoch = session.traits["base"]["epoch"]
    told = session.hear({"do": "reference-open", "name": "nightmare/sample"}).traits
    assert session.at == "nightmare/sample"
    assert told["base"]["epoch"] > epoch
    assert "reference" not in told, "what there is to read is told once"
    ask = session.traits["ask"]
    session.hear({"do": "choose", "node": session.play.head, "option": ask["options"][0]["option"], "who": ask["who"]})
    assert session.traits["notice"] is None


@pytest.mark.parametrize("wrong", ["bandwidth/example", "no/such", "../sample"])
def test_a_position_of_another_game_or_of_none_is_refused(wrong: str) -> None:
    session = ReferenceSession("nightmare")
    session.hear({"do": "reference-open", "name": wrong})
    assert session.traits["notice"]["id"] == "error-no-position"
    assert session.at is None


def of_a_level() -> LevelSession:
    return LevelSession(Level(scenario.load(levels.of_game("nightmare")[0]["name"])))


def of_a_lesson() -> LessonSession:
    name = tracks.track("nightmare").names[0]
    return LessonSession(name, {name: name})


@pytest.mark.parametrize(
    ("opened", "asks"),
    [(lambda: ReferenceSession("nightmare"), "reference-open"), (of_a_level, "level"), (of_a_lesson, "lesson")],
    ids=["a position", "a level", "a lesson"],
)
def test_a_name_that_nothing_has_is_said_without_what_a_terminal_would_obey(
    opened: Callable[[], BoardSession], asks: str
) -> None:
    session = opened()
    session.hear({"do": asks, "name": "\x00\u202eturned"})
    assert session.traits["notice"]["args"] == ["\\x00\\u202eturned"]


def test_a_position_that_is_opened_can_be_changed_and_another_takes_its_place() -> None:
    """What is built on one is left when another is opened."""
    session = ReferenceSession("nightmare")
    for name in ("nightmare/sample", "nightmare/levels/2-runs/01-first-break"):
        session.hear({"do": "reference-open", "name": name})
        assert session.traits.get("editing") is None
        session.hear({"do": "edit", "node": 0})
        editing = session.traits["editing"]
        assert editing is not None
        assert editing["line"] == scenario.load(name).play().to_line(0).partition(" || ")[0]
    session.hear({"do": "edit-done"})
    assert len(session.traits["plays"]["kept"]) == 2
