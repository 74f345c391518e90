"""Every problem and error of the catalogue happens, with inputs that other tests try, and is said in both languages."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pnrules
from pnrules import Play, players, words
from pnrules.bandwidth import deck
from pnrules.cli import hint as hint_command
from pnrules.cli import lab as lab_command
from pnrules.cli import prove as prove_command
from pnrules.cli import records
from pnrules.cli import tournament as tournament_command
from pnrules.courses import course
from pnrules.files import comments, editing, expectation, loading, saves, scenario
from pnrules.kernel.errors import PnError
from pnrules.kernel.facets.players import Players
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.machine import step
from pnrules.lab import Experiment, rows, run
from pnrules.players import random_games
from pnrules.players.tournament import Tournament, results
from pnrules.runtime_error import prove
from pnrules.session import Deal, DealingSession, ReferenceSession
from pnrules.showing.seen import seen
from pnrules.studio import checking, sentences
from pnrules.studio.drafts import Draft
from pnrules.teaching import lessons, tracks
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.levels import Level
from pnrules.training import memory, positions, topics
from pnrules.training.positions import Place
from tests.bandwidth import table as bandwidth
from tests.bandwidth import test_deck, test_start
from tests.courses.making import OWN, of_three
from tests.courses.test_course import WRONG
from tests.files.test_broken_form import FORM, LEVEL_FORM
from tests.files.test_broken_meaning import ONLY_THE_LOADER, UNPLAYABLE, unplayable
from tests.files.test_line import BROKEN as BROKEN_LINES
from tests.files.test_links import UNREADABLE
from tests.files.test_positions import MIDST
from tests.files.test_saves import BROKEN, GOOD
from tests.files.test_unreadable import TEXTS
from tests.kernel.plays import data_of
from tests.kernel.test_codec import put
from tests.kernel.test_play import REFUSED, over
from tests.lab.broken import BROKEN_MACHINES
from tests.runtime_error import table as runtime_error
from tests.studio.making import large, made, won
from tests.teaching.learning import BAD, NOT_ASKED, lesson
from tests.words.catalogue import entries
from tests.words.test_refusals import HAPPENS


def happened() -> Iterator[PnError]:
    """The errors of the bad inputs that the other tests try."""

    def caught(does: Callable[[], Any]) -> Iterator[PnError]:
        try:
            does()
        except PnError as error:
            yield error

    sample, level = data_of(), data_of("nightmare/levels/2-runs/01-first-break")
    for _, path, value, _ in FORM:
        yield from caught(lambda p=path, v=value: pnrules.load(put(sample, p, v)))  # type: ignore[misc]
    for _, path, value, _ in LEVEL_FORM:
        yield from caught(lambda p=path, v=value: pnrules.load(put(level, ("level", *p), v)))  # type: ignore[misc]
    for _, path, value, _, _ in ONLY_THE_LOADER:
        yield from caught(lambda p=path, v=value: pnrules.load(put(sample, p, v)))  # type: ignore[misc]
    for _, path, value, _ in BROKEN:
        yield from caught(lambda p=path, v=value: saves.restore(put(GOOD, p, v)))  # type: ignore[misc]
    for _, text, _, _ in BROKEN_LINES:
        yield from caught(lambda t=text: pnrules.load(t))  # type: ignore[misc]
    yield from caught(lambda: loading.pasted("chess"))
    yield from caught(lambda: editing.taken(editing.empty("nightmare", "3.0", 2, 2), "nowhere"))
    for link, _ in UNREADABLE:
        yield from caught(lambda t=link: pnrules.load(t))  # type: ignore[misc]
    yield from caught(lambda: pnrules.load(BROKEN_LINES[0][1], deck=deck.HOUSE))
    yield from caught(lambda: pnrules.load(MIDST).to_scenario())
    for _, text, _ in TEXTS:
        yield from caught(lambda t=text: parsed_bytes(t))  # type: ignore[misc]
    for _, does, _, _ in REFUSED:
        play = pnrules.load("nightmare/sample")
        play.rewind()
        yield from caught(lambda d=does, p=play: d(p))  # type: ignore[misc]
    claimed = pnrules.load("runtime_error/one-king-too-many")
    yield from caught(lambda: prove(claimed.state, budget=0))
    example = data_of("bandwidth/example")
    for _, path, value, _, _ in test_start.MEANT:
        yield from caught(lambda p=path, v=value: pnrules.load(put(example, p, v)))  # type: ignore[misc]
    for _, path, value, _ in test_start.FORM:
        yield from caught(lambda p=path, v=value: pnrules.load(put(example, p, v)))  # type: ignore[misc]
    for _, path, value, _, _ in (*test_deck.WRONG, *test_deck.ONLY_THE_LOADER):
        yield from caught(lambda p=path, v=value: deck.load(put(test_deck.HOUSE, p, v)))  # type: ignore[misc]
    yield from caught(lambda: deck.load({**test_deck.HOUSE, "cards": test_deck.HOUSE["cards"][:1]}))
    yield from caught(lambda: pnrules.load({**bandwidth.BASE, "players": [{"points": 1}, {}]}))
    for _, wrong, _, _ in runtime_error.WRONG:
        yield from caught(lambda w=wrong: pnrules.load(w))  # type: ignore[misc]
    yield from caught(lambda: prove_command.run(Namespace(source="nightmare/sample")))
    yield from caught(lambda: prove_command.claimable(pnrules.load(runtime_error.random_data(0))))
    undealt = {**data_of("nightmare/new-deal"), "deck": ["BUG"]}
    yield from caught(lambda: pnrules.load(undealt))
    sample_play = pnrules.load("nightmare/sample")
    yield from caught(lambda: pnrules.load("nightmare/nothing"))
    yield from caught(lambda: saves.restore(saves.save_seat(sample_play, 1)))
    was_seen = seen(sample_play, 1)
    yield from caught(lambda: was_seen.to_text(seat=2))
    yield from caught(lambda: saves.save(was_seen))
    midst = saves.save(Play(next(done.after for done in sample_play.trace if len(done.after.frames) > 2)))
    then = {name: value for name, value in midst.items() if name not in ("rules", "steps")}
    yield from caught(lambda: saves.restore({**midst, "rules": {}}))
    yield from caught(lambda: saves.restore({**then, "save": saves.FIRST_FORMAT, "names": {"nowhere": -1}}))
    yield from caught(lambda: Level(scenario.load("nightmare/sample")))
    yield from caught(lambda: Lesson(scenario.load("nightmare/sample")))
    yield from caught(lambda: tracks.lesson("chess", 1))
    yield from caught(lambda: topics.exercise("nightmare", 1, "chess"))
    yield from caught(lambda: positions.line("nightmare", Place("3.0/1/2", 0, 10**6)))
    with patch.dict("sys.modules", {"fsrs": None}):
        yield from caught(lambda: memory.remembered([], "nightmare"))
    with patch.object(topics, "index", return_value={}):
        yield from caught(lambda: topics.exercise("nightmare", 1))
    yield from caught(lambda: tracks.lesson("bandwidth", 999))
    yield from caught(lambda: ReferenceSession("bandwidth").open("nightmare/sample"))
    yield from caught(lambda: step(over().state))
    yield from caught(sample_play.redo)
    yield from caught(lambda: pnrules.load("nightmare/copy-of-future-of-copy").replayed(edition="9"))
    yield from caught(lambda: pnrules.load({**data_of("bandwidth/new-game"), "cards": "mine.json"}))
    yield from caught(lambda: pnrules.load("nightmare/sample", deck="house"))
    sample_play.rewind()
    yield from caught(sample_play.undo)
    yield from caught(lambda: sample_play.why("weather"))
    yield from caught(lambda: sample_play.without("BREAK#9"))
    for _, data, _ in WRONG:
        yield from caught(lambda d=data: course.from_data(d()))  # type: ignore[misc]
    own = [{"lesson": OWN, "name": f"own-{number}"} for number in range(21)]
    yield from caught(lambda: course.from_data({**of_three(), "parts": own}))
    for does in chain(HAPPENS, played_wrongly(sample_play)):
        yield from caught(does)
    yield from caught(lambda: random_games.play(random_games.opening("nightmare", "3.0", 2, 2), 0, seed=1, most=10))


def played_wrongly(sample: Play) -> Iterator[Callable[[], Any]]:
    """What is asked of those who play, and cannot be had. Before the sample's first step nobody is asked; at its end P1 is."""
    hint = Namespace(source="nightmare/sample", deck=None, node=None, seat=None, seed=0, strength=1, lang="en")
    yield lambda: hint_command.run(Namespace(**{**vars(hint), "node": 0}))
    yield lambda: hint_command.run(Namespace(**{**vars(hint), "seat": 2}))
    yield lambda: players.bot("chess")
    yield lambda: players.bot("search", strength=0)
    with patch.object(type(Players.of(sample.state.setup.game)), "judgement", return_value=None):
        yield lambda: list(players.thinking(sample.state, strength=1))
    yield lambda: list(players.match([players.bot("random")], sample.state, 1))
    yield lambda: tournament_command.run(Namespace(games=1, file=None, to=None, players=["random"], rulings=[]))
    yield from lab_refuses()
    yield lambda: DealingSession(Deal("bandwidth", "BfB", 1, 2, 1, who="nobody,nobody"))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "other.jsonl").write_text("{}", encoding="utf-8")
        planned = Tournament("bandwidth", ("random", "greedy"), 1, "1", None, None, (), None)
        yield lambda: list(results(planned, Path(folder) / "other.jsonl"))


def lab_refuses() -> Iterator[Callable[[], Any]]:
    """What is wrong with the folder of an experiment, with where its tables are to be written, or with what is to be measured."""
    experiment = Experiment("bandwidth", ("random",) * 2)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "thesis.json").write_text("{}", encoding="utf-8")
        yield lambda: lab_command.run(Namespace(source=str(folder / "thesis.json")))
        yield lambda: list(run(experiment, folder, 1, "csv"))
        yield lambda: list(rows(folder))
        list(run(experiment, folder / "new", 1, "csv"))
        yield lambda: list(run(experiment._replace(seed="2"), folder / "new", 1, "csv"))
        (folder / "new" / "games" / "000000000-000000000.csv").write_bytes(b"\xff")
        yield lambda: list(rows(folder / "new"))
        with patch.object(records, "is_written", return_value=False):
            yield lambda: records.write(experiment, folder, range(1), Namespace(format="parquet"), 1)
    yield from BROKEN_MACHINES


def parsed_bytes(text: bytes) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "broken.json"
        path.write_bytes(text)
        return pnrules.load(path)


def advised() -> Iterator[Draft]:
    """Lessons in the making of which something is said."""
    yield won()
    yield large()
    for said in ("You have 30 points.", "", "word " * 50):
        yield sentences.written(made(), "lesson.beats[0].says", "en", said)


def test_every_problem_and_error_of_the_catalogue_happens_and_is_said_in_both_languages() -> None:
    met: set[str] = set()
    for error in happened():
        met.add(error.id)
        for problem in getattr(error, "problems", ()):
            met.add(problem.id)
            for lang in words.LANGUAGES:
                assert words.sentence(lang, problem.id, problem.params, problem.args)
        for lang in words.LANGUAGES:
            assert words.sentence(lang, error.id, error.params, error.values)
        assert str(error)
    for _, base, path, value, _ in UNPLAYABLE:
        met |= {problem.id for problem in unplayable(scenario.from_data(put(base, ("level", *path), value)))}
    for data, _ in BAD:
        met |= {problem.id for problem in lessons.unplayable(scenario.from_data(data))}
    met |= {problem.id for problem in lessons.unplayable(scenario.from_data(NOT_ASKED))}
    met |= {problem.id for _, problem in tracks.missing([("mine", scenario.from_data(lesson(teaches=[])), True)])}
    unmet = put(data_of(), ("expect", "turn"), 2)
    met |= {problem.id for problem in expectation.unmet(pnrules.load(unmet), unmet["expect"])}
    for draws in (["GOTO 10", "GOTO 20"], ["Pass 2 ↻"]):
        deal = scenario.from_data({**data_of("bandwidth/two-draws"), "answers": [[1, "draw-one"]], "draws": draws})
        met |= {problem.id for problem in deal.not_drawn(deal.play())}
    says = {"event": "nightmare-all-lose", "says": "Look."}
    written = [says, says, {**says, "time": 9}, {**says, "event": "nightmare-flies"}]
    commented = pnrules.load({**data_of(), "comments": written})
    met |= {problem.id for problem in comments.unplaced(commented, JsonPath("comments", []))}
    met |= {problem.id for draft in advised() for found in checking.checked(draft) for problem in found}
    known = {name for name in entries("en") if name.startswith(("problem-", "error-"))} | {"bad-input"}
    assert known - met == set()
