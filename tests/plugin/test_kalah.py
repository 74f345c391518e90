"""Kalah, a game of another package: a board, nothing hidden, no chance. Its rules, and what everybody makes of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import pnrules
from pnrules import games
from pnrules.cli.main import main
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, NotAnOption
from pnrules.layout import laid_out
from pnrules.pages import opening
from pnrules.players import random_games
from pnrules.session import BoardSession, Deal, DealingSession
from pnrules.showing.payload import info
from pnrules.showing.play import ShownPlay
from pnrules.studio import drafts
from pnrules.teaching.lessons import Lesson
from pnrules.testing import CHECKS, check, plays
from tests.boards import as_json, kept
from tests.plugin.fixture import OF_KALAH, of_kalah
from tests.plugin.site import KALAH, installed, offer

NEW = [4] * 6 + [0] + [4] * 6 + [0]


@pytest.fixture(scope="module", autouse=True)
def installed_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Kalah is installed here and now."""
    site = tmp_path_factory.mktemp("site")
    offer(site, "kalah", "kalah = kalah.game:GAME")
    with installed(site, KALAH):
        yield


PLACES = ("A1", "A2", "A3", "A4", "A5", "A6", "A", "B1", "B2", "B3", "B4", "B5", "B6", "B")


def table(*seeds: int, turn: int = 1, **rulings: str) -> ShownPlay:
    """A table with so many seeds in A1 to A6, A's store, B1 to B6, B's store."""
    head = {"format": 1, "game": "kalah", "edition": "1", "version": 1, "title": "t", "players": [{}, {}]}
    return pnrules.load(
        {**head, "seeds": list(seeds), "turn": turn, "rulings": {id.replace("_", "-"): it for id, it in rulings.items()}}
    )


def sown(play: ShownPlay, *pits: str) -> list[int]:
    """The seeds after these have been sown, one after another."""
    for pit in pits:
        play.choose("sow", pit)
    return list(play.state.board.seeds)


def test_nothing_is_wrong_with_it() -> None:
    assert list(check("kalah")) == []
    assert "lessons" in CHECKS


def test_a_game_without_chance_that_does_not_say_so_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("kalah")
    monkeypatch.setattr(type(game), "chance", True)
    assert [(found.place, found.id) for found in plays.plays(game, 1)] == [("chance", "check-no-chance")]


def test_its_deals_have_no_number_to_be_seen() -> None:
    session = DealingSession(Deal("kalah", "1", 1, 2, 7))
    assert session.play.title == {"en": "Kalah", "fr": "Le kalah"}
    assert [session.play.describe(lang).splitlines()[0] for lang in ("en", "fr")] == ["Kalah", "Le kalah, Kalah"]
    offered = session.traits["deal"]["games"]  # type: ignore[index]
    assert [each["game"] for each in offered if not each["chance"]] == ["kalah"]


# --- the rules --------------------------------------------------------------------------------------------------------


def test_in_a_new_game_each_pit_has_four_seeds_and_ada_begins() -> None:
    play = table(*NEW)
    assert play.ask is not None
    assert play.ask.who == 1
    assert [option[1] for option in play.options] == ["A1", "A2", "A3", "A4", "A5", "A6"]


def test_seeds_go_one_by_one_into_the_places_that_follow() -> None:
    assert sown(table(*NEW), "A1") == [0, 5, 5, 5, 5, 4, 0, 4, 4, 4, 4, 4, 4, 0]


def test_the_other_store_is_passed_over_and_the_own_one_is_not() -> None:
    """Nine seeds of A6: the store, B1 to B6, then A1 and A2."""
    play = table(4, 4, 4, 4, 4, 9, 0, 4, 4, 4, 4, 3, 0, 0)
    assert sown(play, "A6") == [5, 5, 4, 4, 4, 0, 1, 5, 5, 5, 5, 4, 1, 0]


def test_from_thirteen_seeds_on_the_pit_that_was_emptied_gets_one_again_and_captures() -> None:
    """Thirteen seeds go once round; the last falls into A1, which is empty by then: with the one that fell into B6."""
    play = table(13, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 0)
    assert sown(play, "A1") == [0, 1, 1, 1, 1, 1, 5 + 1 + 7, 6, 6, 6, 6, 6, 0, 0]


def test_a_last_seed_in_the_own_store_gives_another_turn() -> None:
    play = table(*NEW)
    sown(play, "A3")
    assert play.state.board.turn == 1
    sown(play, "A1")
    assert play.state.board.turn == 2


def test_a_last_seed_in_an_empty_pit_of_the_other_player_captures_nothing() -> None:
    play = table(4, 4, 4, 4, 4, 2, 0, 0, 6, 4, 4, 4, 4, 4)
    assert sown(play, "A6") == [4, 4, 4, 4, 4, 0, 1, 1, 6, 4, 4, 4, 4, 4]
    assert play.state.board.turn == 2


def test_bob_captures_as_ada_does() -> None:
    """B1 has one seed, B2 is empty: opposite of B2 lies A5."""
    play = table(4, 4, 4, 4, 7, 4, 0, 1, 0, 4, 4, 4, 4, 4, turn=2)
    assert sown(play, "B1") == [4, 4, 4, 4, 0, 4, 0, 0, 0, 4, 4, 4, 4, 12]


@pytest.mark.parametrize(("answer", "stays", "stored"), [("default", 1, 5), ("alone", 0, 6)])
def test_an_empty_pit_opposite_is_a_ruling(answer: str, stays: int, stored: int) -> None:
    play = table(1, 0, 4, 4, 4, 4, 5, 4, 4, 4, 4, 0, 8, 2, **({} if answer == "default" else {"K_01": answer}))
    seeds = sown(play, "A1")
    assert (seeds[1], seeds[6]) == (stays, stored)
    assert any("K-01" in step.rulings for step in play.trace)


@pytest.mark.parametrize(("answer", "points"), [("default", (21, 27)), ("emptied", (26, 22))])
def test_who_gets_what_is_left_is_a_ruling(answer: str, points: tuple[int, int]) -> None:
    play = table(0, 0, 0, 0, 0, 1, 20, 3, 0, 0, 2, 0, 0, 22, **({} if answer == "default" else {"K_02": answer}))
    sown(play, "A6")
    assert play.over
    assert play.points == points


def test_equal_stores_are_a_draw() -> None:
    play = table(0, 0, 0, 0, 0, 1, 23, 3, 0, 0, 0, 0, 0, 21)
    sown(play, "A6")
    assert play.setup.game.result(play.state)[0] == "kalah-result-drawn"


def test_forty_eight_seeds_stay_forty_eight_to_the_end() -> None:
    for seed in range(12):
        play = ShownPlay(random_games.opening("kalah"), chance=pnrules.seeded(seed))
        while play.ask:
            play.choose(*play.options[(seed * 7 + play.head) % len(play.options)])
            assert sum(play.state.board.seeds) + play.state.board.hand == 48
        assert sum(play.points) == 48


@pytest.mark.parametrize(
    ("pit", "said"),
    [
        ("A3", "there is no seed in A3 [Kalah, Your turn]"),
        ("B1", "B1 is a pit of the other player [Kalah, Your turn]"),
    ],
)
def test_what_cannot_be_sown_is_refused_with_its_rule(pit: str, said: str) -> None:
    with pytest.raises(NotAnOption) as caught:
        table(4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0).choose("sow", pit)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("seeds", "said"),
    [
        ([*NEW[:-1], 1], "seeds: there are 48 seeds in the game, not 49"),
        ([0, 0, 0, 0, 0, 0, 24, 4, 4, 4, 4, 4, 4, 0], "seeds: one side has no seeds, so the game would be over"),
    ],
)
def test_a_table_that_cannot_be_is_told_with_its_place(seeds: list[int], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        table(*seeds)
    assert said in str(caught.value)


# --- what everybody makes of them -------------------------------------------------------------------------------------


def test_the_board_is_laid_out_with_opposite_pits_facing_one_another() -> None:
    board, race = laid_out(pnrules.load("kalah/sample").state, "fr").areas
    at = {piece.card or piece.name: spot for piece, spot in zip(board.pieces, board.spots, strict=True) if piece}
    for pit in range(1, 7):
        assert at[f"A{pit}"].column == at[f"B{7 - pit}"].column
    assert (at["A"].high, at["B"].high) == (3, 3)
    assert race.scale is not None
    assert (race.scale.at, race.scale.goal) == ((9, 0), 25)


def test_between_the_rows_lies_what_is_in_the_hand() -> None:
    play = pnrules.load("kalah/sample")
    hands = [
        next((piece.number for piece in laid_out(play.state_at(node), "en").areas[0].pieces if piece and piece.card == ""), 0)
        for node in range(2, 7)
    ]
    assert hands == [4, 3, 2, 1, 0]


def test_in_its_picture_opposite_pits_face_one_another() -> None:
    drawn = ElementTree.fromstring(pnrules.load("kalah/sample").to_svg())
    texts = {found.text: found for found in drawn.iter("{http://www.w3.org/2000/svg}text")}
    for pit in range(1, 7):
        near, far = texts[f"A{pit}"], texts[f"B{7 - pit}"]
        assert near.get("x") == far.get("x")
        assert float(str(far.get("y"))) < float(str(near.get("y")))


@pytest.mark.parametrize(
    ("command", "says"),
    [("verdict", "Le plateau\u00a0: Grenier"), ("draw", "P1 Ada\u00a0: 9"), ("rule", "  kalah/sample\u00a0: ")],
)
def test_colons_are_french_in_french(capsys: pytest.CaptureFixture[str], command: str, says: str) -> None:
    """A game from outside has no words of its own for them."""
    assert main([command, "Kalah capture" if command == "rule" else "kalah/sample", "--lang", "fr"]) == 0
    assert says in capsys.readouterr().out


def test_its_seed_is_a_picture_of_its_own() -> None:
    assert list(info(pnrules.load("kalah/sample"))["pictures"]) == ["seed"]


def test_a_save_in_the_midst_comes_back_equal() -> None:
    play = pnrules.load("kalah/sample")
    from pnrules.files import saves

    assert saves.restore(json.loads(json.dumps(saves.save(play)))).state == play.state


def test_the_fixture_of_the_front_end_is_what_the_board_is_sent() -> None:
    """If it is not: `python -m tests.plugin.fixture`."""
    assert kept(OF_KALAH) == as_json(of_kalah())


def test_it_has_no_script_of_its_own() -> None:
    assert not [file for kind in ("*.ts", "*.tsx", "*.js") for file in Path(KALAH).rglob(kind)]


def test_a_position_is_built_from_its_form() -> None:
    """Kalah has no code for the editor: what can be set follows from its form, with the titles there."""
    session = BoardSession(pnrules.load("kalah/sample"))
    session.hear({"do": "edit", "node": 0})
    entries = {entry["path"]: entry for entry in session.traits["editing"]["entries"]}  # type: ignore[index]
    assert (entries["seeds"]["kind"], entries["seeds"]["count"], entries["turn"]["kind"]) == ("numbers", 14, "seat")
    seeds = [0, 0, 0, 0, 0, 1, 20, 3, 0, 0, 0, 0, 0, 24]
    for path, value in (("seeds", seeds), ("turn", 2)):
        session.hear({"do": "edit-give", "path": path, "value": value})
    session.hear({"do": "edit-done"})
    assert session.play.state.board.seeds == tuple(seeds)
    assert session.play.state.board.turn == 2


def edited(source: ShownPlay | str, *messages: dict[str, Any]) -> BoardSession:
    """A board on which the position where a play stands is changed."""
    session = BoardSession(pnrules.load(source) if isinstance(source, str) else source)
    for message in ({"do": "edit", "node": session.play.head}, *messages):
        session.hear(message)
        assert session.traits["notice"] is None
    return session


def test_a_position_in_play_is_changed_from_where_it_stands() -> None:
    """Its board has the members of its form under the same names, so it needs no notation for that."""
    play = pnrules.load("kalah/sample")
    session = edited(play)
    editing = session.traits["editing"]
    assert editing is not None
    assert not editing["cut"]
    session.hear({"do": "edit-done"})
    assert session.play.start.board.seeds == play.state.board.seeds != tuple(NEW)
    assert session.play.start.board.turn == play.state.board.turn


def test_the_seeds_of_a_pit_are_changed_at_the_pit() -> None:
    """What does not come to 48 seeds yet is said and kept, and cannot be played."""
    session = edited(table(*NEW), {"do": "edit-pick", "card": "A3"})
    picked = session.traits["editing"]["picked"]  # type: ignore[index]
    assert picked is not None
    (entry,) = picked["entries"]
    assert (entry["path"], entry["value"], entry["called"]["fr"], picked["path"]) == ("seeds[2]", 4, "Graines", None)
    session.hear({"do": "edit-give", "path": "seeds[2]", "value": 9})
    editing = session.traits["editing"]
    assert editing is not None
    assert [(trouble["place"], trouble["id"]) for trouble in editing["problems"]] == [("seeds", "problem-kalah-seeds")]
    assert editing["refused"] == []
    session.hear({"do": "edit-done"})
    assert [trouble["id"] for trouble in session.traits["editing"]["refused"]] == ["problem-kalah-seeds"]  # type: ignore[index]
    for pit, count in (("B6", 0), ("B5", 3)):
        session.hear({"do": "edit-give", "path": f"seeds[{PLACES.index(pit)}]", "value": count})
    session.hear({"do": "edit-done"})
    assert session.play.start.board.seeds == (4, 4, 9, 4, 4, 4, 0, 4, 4, 4, 4, 3, 0, 0)


def test_a_pit_cannot_have_fewer_seeds_than_none() -> None:
    session = edited(table(*NEW), {"do": "edit-give", "path": "seeds[2]", "value": -1})
    assert [trouble["place"] for trouble in session.traits["editing"]["refused"]] == ["seeds[2]"]  # type: ignore[index]


def test_a_cleared_board_is_that_of_a_new_game() -> None:
    session = edited("kalah/sample", {"do": "edit-empty"}, {"do": "edit-done"})
    assert session.play.start.board.seeds == tuple(NEW)


def test_a_lesson_of_it_is_made_by_playing_it_as_one_of_any_game() -> None:
    """Who sows the one seed of A6 has it in their store, and sows again."""
    session = BoardSession(table(1, 0, 0, 0, 0, 1, 20, 4, 4, 4, 4, 4, 4, 2), offer=("lang",))
    steps: list[dict[str, Any]] = [
        {"do": "make", "node": session.play.head},
        {"do": "make-tell", "says": "Sow so that you sow again."},
        {"do": "choose", "node": session.play.head, "option": ["sow", "A6"], "who": 1},
    ]
    for message in steps:
        session.hear(message)
    made = session.traits["studio"]
    assert made is not None
    aims = [aim["en"] for aim in made["tasks"][0]["aims"]]
    assert "have at least 21 points" in aims  # as by sowing A1, which captures
    aim = aims.index("choose: A6")
    session.hear({"do": "make-ask", "says": "Take one.", "hint": "Which one is near?", "since": 0, "aim": aim})
    session.hear({"do": "make-otherwise", "text": "That seed does not reach your store."})
    made = session.traits["studio"]
    assert made is not None
    assert made["wrong"] == []
    assert {other["fate"] for other in made["others"]} == {"reaches", "loses"}
    lesson = Lesson(scenario.from_data(json.loads(made["file"] or "")))
    lesson.go_on()
    verdict = lesson.act("sow", "A1")
    assert verdict is not None
    assert verdict.says == {"en": "That seed does not reach your store."}


def test_a_lesson_of_it_is_begun_on_its_page_and_becomes_a_web_page() -> None:
    session = opening.making("kalah", {"from": "kalah/learn/01-sow"}, "en")
    made = session.traits["studio"]
    assert made is not None
    answer: Any = session.hear({"do": "make-page"}).answer
    assert made["title"]["en"] in answer["paged"]


def test_its_own_lessons_and_levels_are_opened_in_the_studio_and_mean_the_same_when_saved() -> None:
    for name in (each for each in pnrules.names() if each.startswith(("kalah/learn/", "kalah/levels/"))):
        assert dict(drafts.opened(name).data) == scenario.parsed(name)


def test_kalah_is_measured_in_a_notebook_and_its_games_open() -> None:
    """Nobody draws chance in Kalah, so without points and cards the report still tells of ends, lengths and seats."""
    session = opening.reported("kalah", "en")
    session.hear({"do": "measure", "setup": 0, "games": 30})
    while session.traits["measured"]["done"] < session.traits["measured"]["of"]:  # type: ignore[index]
        session.hear({"do": "measure-on"})
    told = session.traits["measured"]
    assert told is not None
    asked = [each["asks"] for each in told["told"]["en"]["answers"]]
    assert asked[:3] == ["How do games end?", "How long is a game?", "Is it better to go first?"]
    session.hear({"do": "measure-open", "experiment": 0, "game": 3, "choice": None})
    assert session.play.setup.game.name == "kalah"
    assert session.play.over
