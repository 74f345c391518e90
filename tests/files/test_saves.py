"""Saves: the whole tree comes back, a bad file is refused with every problem, and a seat's save tells no secret."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pnrules
from pnrules import Play, seeded
from pnrules.files import saves
from pnrules.kernel.errors import BadInput, NoSuchSeat
from tests.files.scenarios import at, harmless, places
from tests.files.test_arbitrary import ANY_JSON
from tests.kernel.plays import SEEDS, go_on, played, snapshot, tree
from tests.kernel.secrets import never_shown, texts
from tests.kernel.test_codec import DROP, put


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def whole(play: Play) -> tuple[Any, ...]:
    """The play without its log, which a save does not hold."""
    found = list(snapshot(play))
    del found[1]
    return tuple(found)


# --- the table's save ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_whole_tree_comes_back_with_head_names_branches_and_where_redo_leads(seed: int) -> None:
    play = tree(seed, 150)
    again = saves.restore(through_json(saves.save(play)))
    assert whole(again) == whole(play)
    assert again.title == play.title
    assert len(play.leaves()) > 1


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_saved_again_it_is_the_same_file(seed: int) -> None:
    data = through_json(saves.save(tree(seed, 100)))
    assert through_json(saves.save(saves.restore(data))) == data


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_saved_in_the_midst_it_goes_on_as_the_play_itself(seed: int) -> None:
    play = go_on(tree(seed, 60), random.Random(seed), 80)
    again = pnrules.load(through_json(saves.save(play)))
    again.chance = play.chance
    if play.over:
        play.goto(play.leaves()[0])
        again.goto(again.leaves()[0])
    for copy in (play, again):
        go_on(copy, random.Random("on"), len(copy) + 60)
    assert again.steps(again.head) == play.steps(play.head)


def test_redo_after_loading_leads_where_it_led_before() -> None:
    play = pnrules.load("nightmare/sample")
    fork = play.undo()
    play.choose("pass")
    play.choose("break-hand", at=fork)  # back on the first branch, which is not the one made last
    assert play.preferred()
    play.rewind()
    again = saves.restore(through_json(saves.save(play)))
    while play.children(play.head):
        assert again.redo() == play.redo()
    assert again.head == play.head


def test_a_save_says_which_version_made_it_and_that_it_holds_hidden_cards() -> None:
    data = saves.save(played(1))
    assert data["save"] == saves.FORMAT
    assert data["pnrules"] == pnrules.__version__
    assert data["kind"] == "table"
    assert "hidden from players" in data["hidden"]


@pytest.mark.long
def test_a_save_has_a_fingerprint_at_every_leaf_and_every_fifty_answers() -> None:
    play = tree(1, 600)
    data = saves.save(play)
    assert {str(leaf) for leaf in play.leaves()} <= set(data["fingerprints"])
    assert len(data["fingerprints"]) >= len(play.leaves()) + len(data["answers"]) // saves.EVERY - 1


def test_the_sample_s_save_is_small_enough_for_a_link() -> None:
    import zlib

    data = json.dumps(saves.save(pnrules.load("nightmare/sample")), separators=(",", ":"))
    assert len(zlib.compress(data.encode(), 9)) < 2000


def test_written_to_a_file_it_is_loaded_from_it_and_nothing_is_left_beside_it(tmp_path: Any) -> None:
    play = tree(2, 60)
    path = saves.write(play, tmp_path / "a play.json")
    assert whole(pnrules.load(path)) == whole(play)
    assert [entry.name for entry in tmp_path.iterdir()] == ["a play.json"]
    saves.write(pnrules.load("nightmare/sample"), path)
    assert pnrules.load(path).points == (9, 9, 8)


def test_a_loaded_play_draws_by_the_seed_it_is_given() -> None:
    play = go_on(tree(3, 20), random.Random(0), 30)
    data = through_json(saves.save(play))
    assert pnrules.load(data).chance is None
    one, other = pnrules.load(data, seed=7), pnrules.load(data, seed=7)
    for copy in (one, other):
        copy.goto(0)
        copy.rewind()
        go_on(copy, random.Random(1), len(copy) + 80)
    assert one.steps(one.head) == other.steps(other.head)


# --- bad files -------------------------------------------------------------------------------------------------------


def branched() -> Play:
    play = pnrules.load("nightmare/sample")
    play.name(play.head, "stopped")
    play.undo()
    play.choose("pass")
    play.name(play.head, "goes on")
    play.goto("stopped")
    return play


GOOD = through_json(saves.save(branched()))
BROKEN: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("no version", ("save",), DROP, "save"),
    ("version 0", ("save",), 0, "save"),
    ("a version that is a word", ("save",), "1", "save"),
    ("a newer version", ("save",), 3, "save"),
    ("a version beyond measure", ("save",), 10**30, "save"),
    ("a kind that there is not", ("kind",), "chair", "kind"),
    ("no kind", ("kind",), DROP, "kind"),
    ("an unknown member", ("colour",), "red", "colour"),
    ("a title that is a number", ("title",), 5, "title"),
    ("markup in the title", ("title",), "<b>", "title"),
    ("who made it is no text", ("pnrules",), {}, "pnrules"),
    ("no start", ("start",), DROP, "start"),
    ("a start that is a list", ("start",), [], "start"),
    ("a game that there is not", ("start", "setup", "game"), "chess", "start.setup.game"),
    ("an edition that there is not", ("start", "setup", "edition"), "9", "start.setup.edition"),
    ("a version of the game that there is not", ("start", "setup", "version"), 3, "start.setup.version"),
    ("markup in a name", ("start", "setup", "players", 0), "<b>P1</b>", "start.setup.players[0]"),
    ("players that are a number", ("start", "setup", "players"), 3, "start.setup.players"),
    ("rulings that are a list", ("start", "setup", "rulings"), [], "start.setup.rulings"),
    ("an unknown ruling", ("start", "setup", "rulings"), {"N-99": "x"}, "start.setup.rulings.N-99"),
    ("points that are not the board's", ("start", "points"), [1, 1, 1], "start.points"),
    ("a program counter outside the row", ("start", "position", "board", "pc"), 99, "start.position.board.pc"),
    ("an empty row", ("start", "position", "board", "row"), [], "start.position.board.pc"),
    ("a card too few in the deck", ("start", "position", "board", "table", "deck"), [], "start.position.board.table"),
    ("a supply below 0", ("start", "position", "board", "table", "supply"), [-5, 0, 0], "start.position.board.table.supply"),
    ("an unknown card in a hand", ("start", "position", "board", "table", "hands", 0), ["CALL"], "start.position.board.table"),
    ("a routine that there is not", ("start", "position", "frames", 0, "code"), "sleep", "start.position.frames[0].code"),
    ("an op that there is not", ("start", "position", "frames", 0, "pc"), 9, "start.position.frames[0].pc"),
    ("memory that is a word", ("start", "memory"), "lots", "start.memory"),
    ("answers that are no list", ("answers",), {}, "answers"),
    ("an answer that is a word", ("answers", 0), "run", "answers[0]"),
    ("an answer to a later one", ("answers", 1, 0), 99, "answers[1]"),
    ("an answer of nobody", ("answers", 0, 1), 9, "answers[0]"),
    ("an answer of no seat", ("answers", 0, 1), None, "answers[0][1]"),
    ("an illegal answer", ("answers", 2, 2), "dance", "answers[2]"),
    ("an operand that is a fraction", ("answers", 2, 2), 0.0, "answers[2][2]"),
    ("a head outside the tree", ("head",), 10_000, "head"),
    ("a head that is a name", ("head",), "stopped", "head"),
    ("a head that is true", ("head",), True, "head"),
    ("redo to nowhere", ("redo",), [10_000], "redo[0]"),
    ("redo that is a number", ("redo",), 5, "redo"),
    ("a name of nothing", ("names",), {"there": 10_000}, "names.there"),
    ("a name with markup", ("names",), {"<i>there</i>": 1}, "names.<i>there</i>"),
    ("names that are a list", ("names",), [], "names"),
    ("a name of data that a terminal would obey", ("names",), {"there": {"\x7f\x9b": 1}}, "names.there"),
    ("another position than it was", ("fingerprints", str(branched().head)), "0" * 16, f"fingerprints.{branched().head}"),
    ("a fingerprint of nothing", ("fingerprints",), {"10000": "0" * 16}, "fingerprints.10000"),
    ("a fingerprint at a word", ("fingerprints",), {"end": "0" * 16}, "fingerprints.end"),
    ("fingerprints that are a number", ("fingerprints",), 5, "fingerprints"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "path", "value", "place"), BROKEN, ids=[case[0] for case in BROKEN])
def test_a_bad_save_is_refused_with_the_place(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    assert whole(saves.restore(GOOD)) == whole(branched())
    with pytest.raises(BadInput) as refused:
        saves.restore(put(GOOD, path, value))
    assert place in [problem.place for problem in refused.value.problems], str(refused.value)
    assert all(harmless(str(problem)) for problem in refused.value.problems)


def test_a_bit_of_nobody_is_found_out_where_it_acts_or_by_the_fingerprint_at_the_end() -> None:
    with pytest.raises(BadInput) as refused:
        saves.restore(put(GOOD, ("start", "position", "board", "row", 5, "bits"), [77]))
    assert all(problem.place for problem in refused.value.problems)


@pytest.mark.parametrize("member", sorted(name for name, each in saves.MEMBERS.items() if each.required))
def test_a_member_that_is_missing_is_told_once(member: str) -> None:
    with pytest.raises(BadInput) as refused:
        saves.restore(put(GOOD, (member,), DROP))
    assert [problem.id for problem in refused.value.problems if problem.place == member] == ["problem-missing"]


def test_a_newer_save_is_refused_as_newer_and_for_nothing_else() -> None:
    with pytest.raises(BadInput) as refused:
        saves.restore({"save": saves.FORMAT + 1, "kind": "table", "whatever": []})
    assert [(problem.place, problem.id) for problem in refused.value.problems] == [("save", "problem-newer-format")]


def test_all_problems_are_listed_at_once() -> None:
    data = put(put(put(GOOD, ("head",), 10_000), ("names",), {"there": -1}), ("fingerprints",), {"3": "0"})
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert [problem.place for problem in refused.value.problems] == ["fingerprints.3", "names.there", "head"]
    data = put(put(put(GOOD, ("title",), []), ("pnrules",), 5), ("colour",), 1)
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert {problem.place for problem in refused.value.problems} == {"title", "pnrules", "colour"}


@pytest.mark.parametrize("data", [None, [], 5, "save", {}, {"save": 1}, {"save": None}, {"save": [], "kind": {}}])
def test_what_is_no_save_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert all(problem.place for problem in refused.value.problems)


def loaded_or_refused(data: Any) -> None:
    refused = None
    try:
        play = pnrules.load(data)
    except BadInput as error:
        refused = error
    if refused is None:
        assert len(play) == len(play.payload()["nodes"]) + 1
    else:
        assert refused.problems
        assert all(problem.place and harmless(str(problem)) for problem in refused.problems)


@pytest.mark.long
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(draw=st.data())
def test_a_save_with_arbitrary_json_in_it_is_loaded_or_refused(draw: st.DataObject) -> None:
    path = draw.draw(st.sampled_from([path for path in places(GOOD) if path]))
    loaded_or_refused(put(GOOD, path, draw.draw(ANY_JSON)))


@pytest.mark.long
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(draw=st.data())
def test_a_save_with_a_number_or_a_word_of_it_changed_is_loaded_or_refused(draw: st.DataObject) -> None:
    """Changes that keep the form, so that what is wrong shows only when it is played."""
    leaves = [path for path in places(GOOD) if type(at(GOOD, path)) in (int, str)]
    data = GOOD
    for path in draw.draw(st.lists(st.sampled_from(leaves), min_size=1, max_size=3)):
        old = at(GOOD, path)
        words = st.sampled_from(
            ["BUG", "GOTO", "GOTO#3", "RUN", "tail", "building", "running", "pass", "execute", "chance", "3.1", ""]
        )
        data = put(data, path, draw.draw(st.integers(-3, 25) if isinstance(old, int) else words))
    loaded_or_refused(data)


# --- a seat's save ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_s_save_holds_no_card_of_another_hand_and_none_to_come(seed: int) -> None:
    play = played(seed)
    for seat in range(1, len(play.setup.players) + 1):
        data = through_json(saves.save_seat(play, seat))
        found = {text for name in data for text in (texts(data[name]) if name != "info" else ())}
        assert not never_shown(play, seat) & found
        ids = {card for card in never_shown(play, seat) if "#" in card}
        text = json.dumps(data)
        assert not [card for card in ids if f'"{card}"' in text], "not even in what is the same for everybody"


def test_a_seat_s_save_can_be_watched_and_not_continued() -> None:
    play = pnrules.load("nightmare/sample")
    data = through_json(saves.save_seat(play, 2))
    assert data["kind"] == "seat"
    assert data["seat"] == 2
    assert len(data["tree"]["nodes"]) == len(play) - 1
    with pytest.raises(BadInput) as refused:
        pnrules.load(data)
    assert [(problem.place, problem.id) for problem in refused.value.problems] == [("kind", "problem-seat-save")]


@pytest.mark.parametrize("seat", [0, 4, -1, True, "2", None, 1.0])
def test_there_is_no_save_for_a_seat_that_nobody_has(seat: Any) -> None:
    with pytest.raises(NoSuchSeat):
        saves.save_seat(pnrules.load("nightmare/sample"), seat)


def test_a_loaded_save_can_be_branched() -> None:
    again = saves.restore(GOOD, seeded(1))
    nodes = len(again)
    again.undo()
    again.choose("break-pay")
    assert len(again) > nodes
    assert again.points == (9, 9, 5)
