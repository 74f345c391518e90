"""Makes a folder of saves and exports as the code that is checked out makes them, with what they hold written down beside them.

A folder is made once, by the commit whose name it bears, and is never made anew: what it holds is what people have. With a
worktree of that commit (and this file, where it is not in it yet):

    git worktree add ../then 956e1bc && cp -r tests/compatibility ../then/tests/
    cd ../then && PYTHONPATH=$PWD:$PWD/widgets python -m tests.compatibility.make ../now/tests/compatibility/956e1bc

Nothing is used here but what people use: `pnrules.load`, `Play`, `saves`, and the command line.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pnrules
from pnrules import Play, seeded
from pnrules.cli import main as cli
from pnrules.files import saves, scenario
from pnrules.kernel.codec import fingerprint, state_to_json
from pnrules.kernel.state import Option, State
from pnrules.players import random_games
from pnrules.training import progress
from pnrules.training.memory import Answer

SLOW: Option = ("claim",)
"""What nobody answers at random here: to decide a claim of Runtime Error takes long. One play below makes one."""
GAMES = ("nightmare", "runtime_error", "bandwidth")
ABOUT = {"nightmare": ("N-01", "PN 3.0 card-copy"), "runtime_error": ("R-01",), "bandwidth": ("B-03",)}
"""What an answer to an exercise says something about."""
MOST = {"nightmare": 400, "runtime_error": 250, "bandwidth": 500}
"""Nodes after which a play that has not ended is left."""


# --- plays --------------------------------------------------------------------------------------------------------------


def _pick(draw: random.Random, options: tuple[Option, ...]) -> Option:
    free = [option for option in options if option != SLOW]
    return draw.choice(free)


def _on(play: Play, draw: random.Random, most: int) -> Play:
    while not play.over and len(play) < most:
        assert play.ask is not None
        play.choose(_pick(draw, play.ask.options))
    return play


def whole(game: str, edition: str, version: int, players: int, seed: int, rulings: dict[str, str] | None = None) -> Play:
    """A whole game from its deal, in one line; chance by a seed."""
    start = random_games.opening(game, edition, version, players, rulings)
    play = Play(start, chance=seeded(seed), title={"en": f"Game {seed}", "fr": f"Partie {seed}"})
    return _on(play, random.Random(f"whole {seed}"), MOST[game])


def branched(game: str, edition: str, version: int, players: int, seed: int, rulings: dict[str, str] | None = None) -> Play:
    """A play with branches, names, a redo that leads elsewhere than to the branch made last, and open draws."""
    draw = random.Random(f"branched {seed}")
    play = Play(random_games.opening(game, edition, version, players, rulings), title="Branches")
    _on(play, draw, MOST[game] // 2)
    asked = [node for node in range(len(play)) if play.state_at(node).ask is not None]
    for number, node in enumerate(sorted(draw.sample(asked, 6)), 1):
        play.name(node, f"place {number}")
        ask = play.state_at(node).ask
        assert ask is not None
        play.choose(_pick(draw, ask.options), at=node)
        _on(play, draw, len(play) + 20)
    play.rewind()
    for _ in range(3):
        if play.children(play.head):
            play.redo()
    first = next(node for node in asked if len(play.children(node)) > 1)
    play.prefer(play.children(first)[0])
    return play


def deepest(play: Play) -> list[State]:
    """The states on the line to the head in which most is under way at once: in mid-effect, so that they hold registers."""
    states = [done.after for done in play.trace]
    depth = max(len(state.frames) for state in states)
    return [state for state in states if len(state.frames) == depth]


def in_the_midst(game: str, edition: str, version: int, players: int, seed: int, which: int = 0) -> Play:
    """A play that begins where another one was in mid-effect, and goes on from there."""
    draw = random.Random(f"midst {seed}")
    earlier = Play(random_games.opening(game, edition, version, players), chance=seeded(seed))
    _on(earlier, draw, 3000)
    play = Play(deepest(earlier)[which], chance=seeded(seed), title="In the midst")
    return _on(play, draw, 80)


def of_scenario(name: str) -> Play:
    """A scenario as it is shown, with another answer at its last choice."""
    play = pnrules.load(name)
    end = play.head
    node = play.undo()
    ask = play.ask
    assert ask is not None
    others = [option for option in ask.options if option != play.answer_to(play.children(node)[0]) and option != SLOW]
    if others:
        play.choose(others[0])
    play.name(play.head, "l’autre façon")
    play.goto(end)
    return play


def claimed() -> Play:
    """A claim that is proved, and so a game that has been won by it."""
    play = pnrules.load("runtime_error/clubs-and-spades")
    while play.children(play.head):
        play.redo()
    if play.ask is not None and ("claim",) in play.options:
        play.choose("claim")
    return play


PLAYS: dict[str, Callable[[], Play]] = {
    "nightmare-30-built": lambda: whole("nightmare", "3.0", 2, 3, 11),
    "nightmare-30-dealt": lambda: whole("nightmare", "3.0", 1, 2, 12),
    "nightmare-31-built": lambda: whole("nightmare", "3.1", 2, 4, 13),
    "nightmare-31-dealt": lambda: whole("nightmare", "3.1", 1, 3, 14),
    "nightmare-30-rulings": lambda: whole("nightmare", "3.0", 2, 2, 15, {"N-01": "copied", "N-09": "shuffle"}),
    "nightmare-30-branches": lambda: branched("nightmare", "3.0", 2, 3, 21),
    "nightmare-31-branches": lambda: branched("nightmare", "3.1", 1, 2, 22),
    "nightmare-30-midst": lambda: in_the_midst("nightmare", "3.0", 2, 3, 31),
    "nightmare-30-midst-later": lambda: in_the_midst("nightmare", "3.0", 1, 4, 32, -1),
    "nightmare-31-midst": lambda: in_the_midst("nightmare", "3.1", 2, 3, 33),
    "nightmare-31-midst-later": lambda: in_the_midst("nightmare", "3.1", 1, 2, 34, -1),
    "nightmare-sample": lambda: of_scenario("nightmare/sample"),
    "runtime_error-game": lambda: whole("runtime_error", "1", 1, 3, 41),
    "runtime_error-rulings": lambda: whole("runtime_error", "1", 1, 2, 42, {"R-01": "at-once", "R-07": "unseen"}),
    "runtime_error-branches": lambda: branched("runtime_error", "1", 1, 4, 43),
    "runtime_error-midst": lambda: in_the_midst("runtime_error", "1", 1, 2, 44),
    "runtime_error-midst-later": lambda: in_the_midst("runtime_error", "1", 1, 3, 45, -1),
    "runtime_error-claimed": claimed,
    "bandwidth-game": lambda: whole("bandwidth", "BfB", 1, 3, 51),
    "bandwidth-rulings": lambda: whole("bandwidth", "BfB", 1, 6, 52, {"B-03": "nothing", "B-07": "random"}),
    "bandwidth-branches": lambda: branched("bandwidth", "BfB", 1, 4, 53),
    "bandwidth-midst": lambda: in_the_midst("bandwidth", "BfB", 1, 2, 54),
    "bandwidth-midst-later": lambda: in_the_midst("bandwidth", "BfB", 1, 5, 55, -1),
    "bandwidth-example": lambda: of_scenario("bandwidth/example"),
}


# --- what is written ----------------------------------------------------------------------------------------------------


def holds(play: Play) -> dict[str, Any]:
    """What a play comes to, as the code that made it says."""
    return {
        "points": list(play.points),
        "nodes": len(play),
        "head": play.head,
        "names": dict(play.names),
        "position": fingerprint(play.state),
        "leaves": {str(leaf): fingerprint(play.state_at(leaf)) for leaf in play.leaves()},
        "choices": sum(play.answer_to(node) is not None for node in range(1, len(play))),
    }


def kept(play: Play, page: str, key: str, when: int) -> dict[str, Any]:
    """An entry in the browser's storage, as a board writes it (widgets/src/kept/keeping.ts): its name there, and its text."""
    title = play.title if isinstance(play.title, str) else dict(play.title)
    line = play.line()
    entry = {
        "version": 1,
        "game": play.setup.game.name,
        "title": title,
        "page": page,
        "query": "",
        "node": play.head,
        "place": line.index(play.head),
        "last": len(line) - 1,
        "when": when,
        "save": saves.save(play),
    }
    return {"name": f"pnrules kept {key}", "text": json.dumps(entry, ensure_ascii=False, separators=(",", ":"))}


def learnt() -> progress.Progress:
    """Every lesson and level done, one a minute, and fifty answers to exercises."""
    names = [name for game in GAMES for name in scenario.of_game(game)]
    done = {name: 1_790_000_000_000 + 60_000 * number for number, name in enumerate(names)}
    answers = (
        Answer(1_790_100_000_000 + 10_000 * number, GAMES[number % 3], ABOUT[GAMES[number % 3]], number % 4 != 0)
        for number in range(50)
    )
    return progress.Progress(
        {name: at for name, at in done.items() if "/learn/" in name},
        {game: next(name for name in names if name.startswith(f"{game}/learn/")) for game in GAMES},
        {name: at for name, at in done.items() if "/levels/" in name},
        tuple(answers),
    )


def written(folder: Path) -> Iterator[Path]:
    """Write everything; gives each file's path."""
    folder.mkdir(parents=True, exist_ok=True)
    plays = {name: make() for name, make in PLAYS.items()}
    for name, play in plays.items():
        yield _json(folder / "saves" / f"{name}.json", saves.save(play))
    yield _json(folder / "expected.json", {name: holds(play) for name, play in plays.items()})
    for name, seat in (("nightmare-sample", 2), ("bandwidth-example", 1)):
        yield _json(folder / "seats" / f"{name}.json", saves.save_seat(plays[name], seat))
    entries = [
        kept(plays["nightmare-sample"], "nightmare/sample.ipynb", "nightmare/sample.ipynb  0", 1_790_000_000_000),
        kept(plays["bandwidth-game"], "play.ipynb", "play.ipynb game=bandwidth&seed=51 0 @1790000000001", 1_790_000_000_001),
    ]
    yield _json(folder / "kept.json", entries)
    for name in ("nightmare-sample", "nightmare-31-built", "bandwidth-example", "runtime_error-game"):
        for lang in ("en", "fr"):
            yield _text(folder / "tables" / f"{name}.{lang}.csv", plays[name].to_csv(lang))
    yield _json(folder / "steps" / "nightmare-sample.json", _lines("nightmare/sample"))
    progress.save(learnt(), folder / "progress.json")
    yield folder / "progress.json"
    yield _exported(folder / "exports" / "nightmare-sample.html.gz")


def _lines(name: str) -> list[Any]:
    """A scenario's data as it was, with what `pnrules run --json` ends with."""
    play = pnrules.load(name)
    return [dict(scenario.parsed(name)), state_to_json(play.state)]


def _exported(path: Path) -> Path:
    """The page that `pnrules export nightmare/sample` writes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as rooms:
        page = Path(rooms) / "page.html"
        assert cli.main(["export", "nightmare/sample", "-o", str(page)]) == cli.OK
        path.write_bytes(gzip.compress(page.read_bytes(), 9, mtime=0))
    return path


def _json(path: Path, data: Any) -> Path:
    return _text(path, json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def _text(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="")
    return path


def main(argv: list[str]) -> int:
    """Make a folder; one line a file."""
    for path in written(Path(argv[0])):
        print(f"{path.stat().st_size:>8} {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
