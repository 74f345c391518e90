"""Many mutants of scenarios, saves, decks and messages to the board: `make fuzz FUZZ=100000 SEED=1`.

What has been looked at is noted in `.cache/fuzz.json`, and the next run goes on from there, unless the package has changed since.
A find is told with its number; `python -m tests.fuzz --seed 1 --only 4711` looks at that one alone, and shows all of it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import traceback
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import pnrules
import pnwidgets
from tests.fuzz.cases import COURSE, DRAFT, LINE, LINK, RAW_STATES, judged, made

NOTES = Path(".cache/fuzz.json")
CHUNK = 100


def looked_at(seed: str, number: int, raw: bool, kind: str | None = None) -> tuple[str, str | None]:
    """What came of a case: its kind with whether it was accepted, and what is wrong, if anything."""
    case = made(seed, number, raw, kind)
    try:
        return f"{case.kind}, {'accepted' if judged(case, seed, number) else 'refused'}", None
    except Exception as error:
        what = traceback.format_exception(error)[-1].strip()[:300]
        where = [f"{Path(each.filename).name}:{each.lineno}" for each in traceback.extract_tb(error.__traceback__)[-3:]]
        return f"{case.kind}, found", f"{number} ({case.kind} of {case.base or 'a deck'}): {what} [{' '.join(where)}]"


def _chunk(work: tuple[str, range, bool, str | None]) -> tuple[range, Counter[str], list[str]]:
    seed, numbers, raw, kind = work
    came = [looked_at(seed, number, raw, kind) for number in numbers]
    return numbers, Counter(kind for kind, _ in came), [found for _, found in came if found is not None]


def _package() -> str:
    """A fingerprint of what is looked at, and of how: other code may find other things."""
    folders = (Path(pnrules.__file__).parent, Path(pnwidgets.__file__).parent, Path(__file__).parent)
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _noted(seed: str, raw: bool, kind: str | None) -> dict[str, Any]:
    fresh = {"package": _package(), "seed": seed, "raw": raw, "kind": kind, "done": 0, "came": {}, "found": []}
    found: dict[str, Any] = json.loads(NOTES.read_text(encoding="utf-8")) if NOTES.exists() else {}
    return found if all(found.get(name) == fresh[name] for name in ("package", "seed", "raw", "kind")) else fresh


def main() -> int:
    """Look at what has not been looked at yet; the exit code is 1 when anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutants", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--raw-states", action=argparse.BooleanOptionalAction, default=RAW_STATES, help="saves that begin anywhere"
    )
    parser.add_argument(
        "--kind",
        choices=(LINE, LINK, DRAFT, COURSE),
        help="lines of positions, links to plays, lessons under construction, or courses, and nothing else",
    )
    parser.add_argument("--only", type=int, help="this one alone, with all that it is and what it raises")
    options = parser.parse_args()
    if options.only is not None:
        case = made(options.seed, options.only, options.raw_states, options.kind)
        print(json.dumps(case._asdict())[:20_000])
        print("accepted" if judged(case, options.seed, options.only) else "refused")
        return 0
    notes = _noted(options.seed, options.raw_states, options.kind)
    chunks = (range(first, min(first + CHUNK, options.mutants)) for first in range(notes["done"], options.mutants, CHUNK))
    shown = time.monotonic()
    with Pool(options.processes) as pool:
        work = ((options.seed, chunk, options.raw_states, options.kind) for chunk in chunks)
        for numbers, came, found in pool.imap(_chunk, work):
            notes["done"] = numbers.stop
            notes["came"] = dict(Counter(notes["came"]) + came)
            notes["found"] += found
            for each in found:
                print(f"\nFOUND {each}", flush=True)
            if time.monotonic() - shown > 5:
                shown = time.monotonic()
                _write(notes)
                print(f"\r{notes['done']:>8} of {options.mutants} ", end="", flush=True)
    _write(notes)
    print("\n" + "\n".join(f"{kind:<22} {count:>7}" for kind, count in sorted(notes["came"].items())))
    print(f"{notes['done']} mutants, seed {options.seed}: {len(notes['found'])} found")
    return 1 if notes["found"] else 0


def _write(notes: dict[str, Any]) -> None:
    NOTES.parent.mkdir(exist_ok=True)
    anew = NOTES.with_suffix(".new")
    anew.write_text(json.dumps(notes, indent=1), encoding="utf-8")
    anew.replace(NOTES)


if __name__ == "__main__":
    sys.exit(main())
