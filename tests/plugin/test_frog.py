"""A small game of another package, and everything that games can do, without a file of ours that knows of it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import pnrules
from pnrules import words
from pnrules.files import saves, scenario
from pnrules.kernel import machine
from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.patches import applied
from pnrules.players import random_games
from pnrules.session import BoardSession, DealingSession
from pnrules.showing.payload import position, view
from pnrules.showing.play import ShownPlay as Play
from pnwidgets.app.folders import served
from pnwidgets.app.gallery import shown
from pnwidgets.board import Board
from tests.boards import as_json, kept
from tests.plugin.fixture import PATH, board
from tests.plugin.site import EXAMPLE, installed, offer, python
from tests.wire.described import problems

SCENARIOS = ("frog/endless", "frog/sample", "frog/tired")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Frog is installed."""
    folder = tmp_path_factory.mktemp("site")
    offer(folder, "frog", "frog = frog.game:GAME")
    return folder


@pytest.fixture(scope="module", autouse=True)
def installed_here(site: Path) -> Iterator[None]:
    """Frog is installed here and now."""
    with installed(site, EXAMPLE):
        yield


def test_the_game_is_small_and_has_no_script_of_its_own() -> None:
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in EXAMPLE.rglob("*.py"))
    assert 100 < lines <= 150
    assert not [file for kind in ("*.ts", "*.tsx", "*.js") for file in EXAMPLE.rglob(kind)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("list", "frog"), ["frog (3)", "  frog/sample   The first turn"]),
        (("list", "frog", "--lang", "fr"), ["  frog/tired    Pas de 0 sur son chemin"]),
        (("check", *SCENARIOS), [f"{name}: all is well" for name in SCENARIOS]),
        (("run", "frog/sample"), ["Bob: 2 · 1 · 1", "Points: Ada 1 · Bob 0"]),
        (("run", "frog/sample", "--seat", "2", "--lang", "fr"), ["Ada\u00a0: ? · ? · ?", "La pioche\u00a0: 20"]),
        (("rule", "F-01"), ["F-01: What if the frog never comes to a 0?", "  frog/tired: No 0 on its way"]),
        (("rule", "Frog turn", "--lang", "fr"), ["Frog, Votre tour"]),
        (("simulate", "frog", "--games", "5", "--players", "2"), ["       5   100%  came to the end"]),
    ],
)
def test_on_the_command_line_it_is_as_the_others(site: Path, arguments: tuple[str, ...], said: list[str]) -> None:
    done = python(site, "-m", "pnrules", *arguments)
    assert done.stderr == ""
    assert done.returncode == 0
    assert [line for line in said if line not in done.stdout.splitlines()] == []


@pytest.mark.long
def test_its_scenarios_have_a_schema_which_they_pass(site: Path) -> None:
    schema = Draft202012Validator(json.loads(python(site, "-m", "pnrules", "schema", "frog").stdout))
    for name in SCENARIOS:
        data = scenario.parsed(name)
        assert schema.is_valid(data)
        assert not schema.is_valid({**data, "deck": []})
        assert not schema.is_valid({**data, "players": data["players"] * 5})


PLACED = """
from frog.game import Frog
from pnrules.kernel.forms.members import Member, Part
from pnrules.kernel.forms.shapes import Whole

class Placed(Frog):
    name, works, register = "placed", {"1": "Placed"}, {}
    form = Part(members={"frog": Member(Whole(0, 4), "Frog", "Where it sits.", default=1)})

    def start(self, setup, data, problems):
        start = super().start(setup, data, problems)
        return start._replace(board=start.board._replace(frog=data["frog"]))

GAME = Placed()
"""
"""A game whose scenarios have a member of their own."""

PLACING = """
import pnrules
data = {"format": 1, "game": "placed", "edition": "1", "version": 1, "title": "t", "players": [{}, {}]}
for more in ({}, {"frog": 4}):
    print(pnrules.load({**data, **more}).start.board.frog)
try:
    pnrules.load({**data, "frog": 5, "toad": 1})
except pnrules.BadInput as error:
    print(*[f"{problem.place} {problem.id}" for problem in error.problems], sep="\\n")
"""


@pytest.mark.long
def test_a_game_reads_the_members_that_it_describes(tmp_path: Path) -> None:
    (tmp_path / "placed").mkdir()
    (tmp_path / "placed/__init__.py").write_text(PLACED, encoding="utf-8")
    offer(tmp_path, "placed", "placed = placed:GAME")
    done = python(tmp_path, "-c", PLACING)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["1", "4", "toad problem-unknown-field", "frog problem-out-of-range"]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_everything_in_whole_games_is_said(lang: str) -> None:
    play = Play(random_games.opening("frog", players=3), chance=pnrules.seeded(4))
    while play.ask:
        play.choose(*play.options[0])
    assert play.over
    assert len(play.line()) > 100
    for node in play.line():
        assert not set("{}$") & set(play.describe(lang, node))
    for done in play.trace:
        assert done.words(lang, 2)


def test_what_is_refused_is_refused_with_its_rule() -> None:
    with pytest.raises(NotAnOption) as caught:
        pnrules.load("frog/sample").choose("play", "2#3", "0")
    assert str(caught.value) == "the frog sits on 0 [Frog, Your turn]"


def test_a_loop_is_proved_by_the_other_answer_to_its_ruling() -> None:
    play = pnrules.load("frog/endless")
    assert play.running is not None
    assert play.running.finds == "proved"
    assert len(play.loops_payload()) == 1
    by_default = play.replayed(rulings={}).play
    assert by_default.running is None
    assert "frog-tires" in [step.rule.id for step in by_default.trace]


def test_why_is_answered_from_its_facts() -> None:
    play = pnrules.load("frog/sample")
    assert [step.rule.id for step in play.why("points", 1)] == ["frog-scores"]
    assert [step.rule.id for step in play.why("frog")] == ["frog-hops", "frog-plays"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_save_comes_back_equal(name: str) -> None:
    play = pnrules.load(name)
    again = saves.restore(json.loads(json.dumps(saves.save(play))))
    assert again.state == play.state
    assert again.otherwise == ()


def test_its_messages_change_none_of_ours_and_the_others_still_have_theirs() -> None:
    assert words.text("en", "game-nightmare") == "Programmer's Nightmare"
    assert words.text("fr", "game-frog") == "La grenouille"
    assert set(words.installed_sources("en", "frog")) & set(words.sources("en")) == set()


# --- on the board -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_board_is_sent_what_lies_where_as_the_seat_may_see_it(seat: int | None) -> None:
    play = pnrules.load("frog/sample")
    sent = Board(play, seat=seat)
    at: dict[int, Any] = {0: sent.base["root"]}
    for node, row in enumerate(sent.base["nodes"], 1):
        at[node] = applied(at[node - row[0]], {name: value for name, value in row[3].items() if name != "ask"})
        wanted = position(view(play.state_at(node), seat))["shown"]
        assert at[node]["shown"] == json.loads(json.dumps(wanted))
    areas = at[play.head]["shown"]["layouts"]["fr"]["areas"]
    hands = [[piece["name"] for piece in area["pieces"]] for area in areas if area["form"] == "hand"]
    assert hands == [["3", "3", "0"] if seat != 2 else ["?"] * 3, ["2", "1", "1"] if seat != 1 else ["?"] * 3]
    assert "frog-hops" in sent.texts["en"]


def test_a_position_of_a_game_that_describes_no_line_has_a_plain_one_which_is_read_back_exactly() -> None:
    play = pnrules.load("frog/sample")
    for node in play.line():
        text = play.to_line(node)
        again = pnrules.load(text)
        assert again.start.position in (play.state_at(node).position, play.state_at(node)._replace(ask=None).position)
        assert again.to_line(0) == text
    assert pnrules.load("Frog | - | 'Ada' | 'Bob'").setup.players == ("Ada", "Bob")


def test_where_no_scenario_can_say_what_lies_who_plays_can_be_changed_and_what_is_left_out_is_said() -> None:
    session = BoardSession(pnrules.load("frog/sample"))
    session.hear({"do": "edit", "node": session.play.head})
    editing = session.traits["editing"]
    assert editing is not None
    assert (editing["cut"], editing["zones"], editing["seats"]) == (True, [], [2, 2, 4])
    assert {entry["path"]: entry["called"]["fr"] for entry in editing["entries"]} == {
        "players[0].name": "Nom",
        "players[1].name": "Nom",
    }
    for path, value in (("seats", 3), ("players[2].name", "Zoé")):
        session.hear({"do": "edit-give", "path": path, "value": value})
    session.hear({"do": "edit-done"})
    assert session.play.setup.players == ("Ada", "Bob", "Zoé")


def test_a_board_on_which_games_are_dealt_offers_it_and_deals_it() -> None:
    session = DealingSession.of_address({"game": "frog", "players": "2"})
    assert session.play.setup.game.name == "frog"
    offered = session.traits["deal"]["games"][-1]
    assert (offered["game"], offered["called"]["en"]) == ("frog", words.text("en", "game-frog"))
    session.hear({"do": "deal", **session.dealt._asdict(), "seed": 4, "cards": None})
    assert (session.traits["deal"]["problems"], session.dealt.seed) == ([], 4)
    assert offered["opponents"] == ["randi"], "nothing is known of what is good in it"
    session.hear({"do": "deal", **session.dealt._asdict(), "who": "person,max", "cards": None})
    assert [problem["place"] for problem in session.traits["deal"]["problems"]] == ["who"]


def test_the_fixture_of_the_front_end_is_what_the_board_is_sent() -> None:
    """If it is not: `python -m tests.plugin.fixture`."""
    assert kept(PATH) == as_json(board())


def test_the_front_page_has_it_and_its_pages_without_a_notebook_of_its_own() -> None:
    front = shown(served())
    found = {game["name"]: game for game in front["games"]}["frog"]
    assert (found["learn"], found["rules"]) == (None, "frog/rules.ipynb"), "it has no lessons"
    assert "frog/rules.ipynb" in front["pages"]
    assert found["title"] == {"en": "Frog", "fr": "La grenouille"}
    assert "<svg" in found["picture"]["en"]


def test_a_board_is_told_what_the_wire_describes() -> None:
    assert problems(Board(pnrules.load("frog/sample")).session.traits) == []


WITHOUT = """
import pnrules
from pnrules.kernel.codec import state_from_json, state_to_json
play = pnrules.load("frog/sample")
assert state_from_json(play.setup.game, state_to_json(play.state)) == play.state
print(*play.points)
print(*(step.rule.id for step in play.why("points", 1)))
"""


@pytest.mark.long
def test_its_rules_alone_are_a_game_already(tmp_path: Path) -> None:
    """Without a facet it is listed, checked, run, drawn and simulated, and its position opened from a file."""
    offer(tmp_path, "frog", "frog = frog.game:GAME")
    shutil.copytree(EXAMPLE / "frog", tmp_path / "frog")
    rules, facets = tmp_path / "frog/game.py", "(Game[FrogState], LaidOut, files.Files)"
    source = rules.read_text(encoding="utf-8")
    assert facets in source
    rules.write_text(source.replace(facets, "(Game[FrogState])"), encoding="utf-8")
    sample = tmp_path / "frog/scenarios/sample.json"
    data = json.loads(sample.read_text(encoding="utf-8"))
    data["expect"] = {name: data["expect"][name] for name in ("points", "asked", "refused")}  # what every game's may
    sample.write_text(json.dumps(data), encoding="utf-8")
    for arguments, said in (
        (("list", "frog"), "frog/sample"),
        (("check", "frog/sample"), "frog/sample: all is well"),
        (("run", "frog/sample"), "Ada lays 0 over 1, and the frog leaps to place 2. [Frog, Your turn]"),
        (("draw", "frog/sample"), "<svg"),
        (("simulate", "frog", "--games", "3"), "came to the end"),
    ):
        done = python(tmp_path, "-m", "pnrules", *arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert said in done.stdout
    done = python(tmp_path, "-c", WITHOUT)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["1 0", "frog-scores"]


def test_the_misreading_in_the_guide_leads_elsewhere_in_the_worked_example() -> None:
    (source,) = re.findall(
        r"```python\n(from collections.*?)```", (EXAMPLE.parents[1] / "game.md").read_text(encoding="utf-8"), re.DOTALL
    )
    guide: dict[str, Any] = {}
    exec(source, guide)
    play = pnrules.load("frog/sample")
    at, done = next((node, step) for node in play.line()[1:] if (step := play.step_to(node)).rule.id == "frog-plays")
    steps = [play.step_to(node) for node in play.line() if node >= at]
    (misread,) = guide["FrogExercises"]().misreadings(done.before, steps)
    assert done.after.board.frog == 1
    assert machine.step(misread.state, done.answer).after.board.frog == 0
