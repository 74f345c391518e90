"""`pnrules`: `list | check | run | draw | new | schema | cards | prove | verdict | learn | course | train | rule | simulate | lab
| topics | tournament | hint | review | app | serve | site | export`.

Invalid input prints one line per problem (file: place: reason) on standard error, with exit code 2 and no traceback.
"""

from __future__ import annotations

import argparse
import codecs
import io
import json
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from pnrules import games, testing, words
from pnrules.cli.arguments import command_first, game, language
from pnrules.cli.blame import at_fault, left_out, said
from pnrules.cli.commands import Does, parser_of
from pnrules.cli.ending import program
from pnrules.courses import checking, course
from pnrules.files import course_form, expectation, formats, line, links, loading, report, saves, scenario
from pnrules.kernel import loops
from pnrules.kernel.codec import state_to_json
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import JsonPath, one_line, visible
from pnrules.kernel.patches import PlainData
from pnrules.kernel.steps import PROVED, Step
from pnrules.showing import describe, sheet, tables
from pnrules.showing.payload import view
from pnrules.showing.play import ShownPlay
from pnrules.teaching.unmet import unmet

OK, WRONG, BAD_INPUT = 0, 1, 2
OPTION: Final = re.compile("--[a-z][a-z-]*")


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0 for success, 1 for an unmet expectation, 2 for invalid input."""
    given = list(sys.argv[1:] if argv is None else argv)
    arguments = command_first(given, (*DOES, "app", "serve", "site", "export"))
    for stream in (sys.stdout, sys.stderr):  # characters that the terminal's encoding lacks are replaced
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)
    if arguments[:1] in (["app"], ["serve"]):
        return _app(*arguments)
    if arguments[:1] == ["export"]:
        return _export(arguments[1:])
    if arguments[:1] == ["site"]:
        return _site(arguments[1:])
    options = argparse.Namespace(source="pnrules", lang=language(given))
    try:
        options = _parse(arguments, language(given))
        if getattr(options, "json", False) or getattr(options, "csv", False) or getattr(options, "report", None) is not None:
            _for_programs()
        return int(options.command(options))
    except BadInput as error:
        if missing := left_out(arguments):  # not a name that was mistyped
            return _report(games.GROUP, missing, options.lang)
        return _report(getattr(options, "source", "pnrules"), error.problems, options.lang)
    except PnError as error:
        return _report(getattr(options, "source", "pnrules"), [_problem(error)], options.lang)
    except Exception as error:
        looks = getattr(options, "command", None) is _check  # `check` reports a game's errors itself: the rest is ours
        game = None if looks or isinstance(error, OSError) else at_fault(getattr(options, "source", ""), error)
        if game is None:
            raise
        params = (("game", "text"), ("error", "text"))
        return _report("pnrules", [Problem(game, "cli-game-fails", params, (game, said(error)))], options.lang)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """The replacement for characters that an encoding lacks: a plain space for French ones, lookalikes for quotation marks and
    dashes, otherwise the code point."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = "".join(_in_encoding(each, error.encoding) for each in error.object[error.start : error.end])
    return said, error.end


def _in_encoding(character: str, encoding: str) -> str:
    for instead in ALIKE.get(character, ()):
        with suppress(UnicodeEncodeError):
            instead.encode(encoding)
            return instead
    return character.encode("ascii", "backslashreplace").decode("ascii")


PLAINLY: Final = "pnrules-plainly"
ALIKE: Final[Mapping[str, tuple[str, ...]]] = {
    "\u202f": ("\u00a0", " "),
    "\u00a0": (" ",),
    "’": ("'",),
    "“": ('"',),
    "”": ('"',),
    "«": ('"',),
    "»": ('"',),
    "–": ("-",),
    "—": ("-",),
    "→": ("->",),
    "…": ("...",),
    "·": ("-",),
    "œ": ("oe",),
}
"""Lookalikes, the best first."""

codecs.register_error(PLAINLY, _plainly)


def _for_programs() -> None:
    """Prepare standard output for machine-readable formats: when redirected it is UTF-8, as JSON, SVG and HTML require, whatever
    the encoding of the system is. A terminal keeps its own."""
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="strict")


def _parse(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    """Parse the arguments. Raises BadInput for an unknown command, option or value."""
    parser, commands = parser_of(lang, DOES)
    problems: list[Problem] = []
    root = JsonPath("", problems)
    if arguments and not arguments[0].startswith("-") and arguments[0] not in commands:
        root.at("COMMAND").unknown("problem-unknown-command", "command", arguments[0], commands)
        raise BadInput(problems)
    options, left = parser.parse_known_args(arguments)
    known = OPTION.findall(commands[arguments[0]].format_usage()) if left else []
    for each in left:
        if each.startswith("-"):
            root.at(arguments[0]).unknown("problem-unknown-option", "option", each, known)
        else:
            root.at(arguments[0]).report("problem-too-many-words", (("words", "text"),), each)
    if problems:
        raise BadInput(problems)
    return options


# --- list, check ------------------------------------------------------------------------------------------------------


def _list(options: argparse.Namespace) -> int:
    """Print each game's examples and levels, then the scenarios of its cards, then of its rulings; and games that cannot be
    loaded."""
    groups = _groups(options.source.rstrip("/"))
    if not groups:
        raise BadInput([scenario.no_such_scenario(options.source)])
    _report(games.GROUP, games.installed().problems, options.lang)
    for group, found in groups.items():
        print(f"{group} ({len(found)})")
        width = max(map(len, found)) + 2
        for name in found:
            print(f"  {name:<{width}}{_title(name, options.lang)}".rstrip())
    return OK


def _title(name: str, lang: str) -> str:
    """The title of a scenario. If a file of another package has none, the problem is shown, and the list continues."""
    try:
        return words.said(lang, scenario.title_of(name))
    except BadInput as error:
        _report(name, error.problems, lang)
        return ""


def _groups(wanted: str) -> dict[str, list[str]]:
    """The scenarios whose names begin with `wanted`, by folder: each game's own first."""
    groups: dict[str, list[str]] = {}
    for name in scenario.names():
        if wanted in ("", name) or name.startswith(f"{wanted}/"):
            groups.setdefault(name.rpartition("/")[0], []).append(name)
    order = {name: place for place, name in enumerate(games.names())}
    return {group: groups[group] for group in sorted(groups, key=lambda group: (order[group.partition("/")[0]], group))}


def _check(options: argparse.Namespace) -> int:
    sources = [*options.sources, *(scenario.names() if options.all else ())]
    if not sources:
        print(words.text(options.lang, "cli-nothing-to-check"), file=sys.stderr)
        return BAD_INPUT
    worst = OK
    for source in sources:
        if games.is_game(source):
            worst = max(worst, _game_checked(source, options.lang))
            continue
        try:
            problems = _unmet(source)
            code = WRONG if problems else OK
        except BadInput as error:
            problems, code = list(left_out([source]) or error.problems), BAD_INPUT
        if problems:
            _report(source, problems, options.lang)
        else:
            print(words.text(options.lang, "cli-right", source=one_line(source)))
        worst = max(worst, code)
    return worst


def _unmet(source: str) -> list[Problem]:
    """The unmet expectations of a file; raises BadInput if the file, or the line, is invalid."""
    if line.is_line(source):
        line.load(source)
        return []
    if links.is_link(source):
        return list(links.restore(source).otherwise)
    data = scenario.parsed(source)
    if saves.is_save(data):
        return list(saves.restore(data).otherwise)
    if course_form.is_course(data):
        return checking.unmet(course.from_data(data))
    if _is_deck(data):
        return []
    return unmet(scenario.from_data(data, source, scenario.folder_of(source)))


def _game_checked(name: str, lang: str) -> int:
    """Print the problems of a game as they are found."""
    count = 0
    for problem in testing.check(name):
        count += 1
        print(testing.sentence(problem, lang))
    for each in testing.left_out():
        print(words.text(lang, "cli-check-left-out", game=name, why=testing.why_left_out(each, lang)))
    print(words.text(lang, "cli-check-game", game=name, count=count))
    return WRONG if count else OK


def _is_deck(data: object) -> bool:
    """Whether the file is a deck. Raises BadInput if it is an invalid one."""
    if isinstance(data, dict) and "game" in data:
        return False
    owner = next((game for game in map(games.game, games.names()) if Files.of(game).is_deck(data)), None)
    if owner is not None:
        Files.of(owner).check_deck(data)
    return owner is not None


# --- run --------------------------------------------------------------------------------------------------------------


def _run(options: argparse.Namespace) -> int:
    play = loading.load(options.source, deck=options.deck)
    _report(options.source, play.otherwise, options.lang)
    seat = _eyes(play, options.seat)
    if options.json:
        _print_json(play, seat)
        return OK
    if options.csv:
        print(tables.as_csv(play, options.lang, seat), end="")
        return OK
    if options.report is not None:
        print(report.report(play, report.numbered(play, options.report), options.lang, seat), end="")
        return OK
    print("\n".join(map(visible, tables.as_text(play, options.lang, seat, play.commentary, options.all_steps))))
    problems = expectation.unmet(play, play.origin.get("expect", {})) if play.origin else []
    if problems:
        _report(options.source, problems, options.lang)
    return WRONG if problems else OK


def _eyes(play: ShownPlay, wanted: int | None) -> int | None:
    """Through whose eyes a play is shown: None for the whole table. Raises NoSuchSeat."""
    if wanted is None:
        return play.seat
    play.setup.check_seat(wanted)
    view(play.start, wanted)
    return wanted


def _print_json(play: ShownPlay, seat: int | None) -> None:
    steps = play.steps(play.head)
    said = {} if seat is not None else play.commentary.at
    for number, (node, step) in enumerate(zip(play.line()[1:], steps, strict=True), 1):
        told = {"comment": said[node].says} if node in said else {}
        print(json.dumps({**_step_data(number, step, seat), **told}, ensure_ascii=False))
    found = play.lasso_seen_by(seat, steps)
    if found is not None:
        print(json.dumps({"loop": _loop_data(found)}, ensure_ascii=False))
    left = play.running_seen_by(seat, play.head)
    if left is not None:
        print(json.dumps({"running": left._asdict()}))
    state = play.state if seat is None else view(play.state, seat)
    print(json.dumps({"state": state_to_json(state)}, ensure_ascii=False))


def _loop_data(found: loops.Lasso) -> dict[str, PlainData]:
    """A proved loop: the position after step `stem` comes back after `cycle` more steps; 0 is the start."""
    said = {lang: describe.loop(lang, found) for lang in words.LANGUAGES}
    return {"finds": PROVED, "stem": len(found.stem), "cycle": len(found.cycle), "words": said}


def _step_data(number: int, step: Step, seat: int | None) -> dict[str, PlainData]:
    setup = step.before.setup
    args = step.seen_by(seat)
    cite = step.citation
    return {
        "step": number,
        "op": step.op,
        "event": step.rule.id,
        "args": {name: arg for (name, _), arg in zip(step.rule.params, args, strict=True)},
        "cite": {"work": cite.work, "place": cite.place},
        "rulings": list(step.rulings),
        "answer": list(step.answer) if step.answer and args == step.args else None,
        "points": list(setup.game.points(step.after)),
        "words": {lang: step.words(lang, seat) for lang in words.LANGUAGES},
    }


# --- draw, cards ------------------------------------------------------------------------------------------------------


def _draw(options: argparse.Namespace) -> int:
    if options.output is not None and options.output.suffix.lower() not in ("", ".svg"):
        raise BadInput([Problem("$", "cli-only-svg", (("form", "text"),), (one_line(options.output.suffix),))])
    play = loading.load(options.source)
    _write(play.to_svg(options.lang, options.node, _eyes(play, options.seat)), options.output)
    return OK


def _cards(options: argparse.Namespace) -> int:
    _write(sheet.card_sheet(games.game(options.source), options.edition, options.lang), options.output)
    return OK


def _schema(options: argparse.Namespace) -> int:
    chosen = [games.game(game(name)) for name in options.games or games.BUILT_IN]
    found = formats.deck_schema(chosen) if options.deck else formats.schema(chosen)
    _write(formats.written(found), options.output)
    return OK


def _write(text: str, output: Path | None) -> None:
    """Write to a file, or print if none is given. Raises BadInput."""
    if output is None:
        _for_programs()
        print(text, end="")
        return
    scenario.refuse_what_is_no_file(output, "--output")
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        why = f"{one_line(str(output))}: {error.strerror}"
        raise BadInput([Problem("$", "cli-not-written", (("error", "text"),), (why,))]) from error


# --- rule -------------------------------------------------------------------------------------------------------------


def _rule(options: argparse.Namespace) -> int:
    from pnrules.cli import rule
    from pnrules.words import rulebooks

    if options.source is None:
        for entry in rulebooks.entries():
            print(f"{entry.work + ' ' + entry.place:<32}{rulebooks.title(entry, options.lang)}")
        return OK
    print(rule.shown(options.source, options.lang))
    return OK


# --- app, serve, site, export -----------------------------------------------------------------------------------------------


def _app(command: str, *arguments: str) -> int:
    try:
        from pnwidgets import app
    except ImportError as error:
        missing = words.text(language(arguments), "cli-no-app", missing=error.name or str(error))
        print(f"pnrules {command}: {missing}", file=sys.stderr)
        return BAD_INPUT
    return int({"app": app.main, "serve": app.serve}[command](arguments) or 0)


def _export(arguments: list[str]) -> int:
    try:
        from pnwidgets.export import main as export

        return int(export(arguments))
    except ImportError as error:
        print(
            f"pnrules export: {words.text(language(arguments), 'cli-no-export', missing=error.name or str(error))}",
            file=sys.stderr,
        )
        return BAD_INPUT


def _site(arguments: list[str]) -> int:
    try:
        from pnwidgets.site.building import main as site

        return int(site(arguments))
    except ImportError as error:
        missing = words.text(language(arguments), "cli-no-export", missing=error.name or str(error))
        print(f"pnrules site: {missing}", file=sys.stderr)
        return BAD_INPUT


# --- the commands -----------------------------------------------------------------------------------------------------


def _later(command: str) -> Does:
    """Runs the module of a command, which is only imported then: most runs need none of them."""

    def run(options: argparse.Namespace) -> int:
        return int(import_module(f"pnrules.cli.{command}").run(options))

    return run


DOES: Final[Mapping[str, Does]] = {
    "list": _list,
    "check": _check,
    "run": _run,
    "prove": _later("prove"),
    "verdict": _later("verdict"),
    "draw": _draw,
    "new": _later("new"),
    "schema": _schema,
    "cards": _cards,
    "rule": _rule,
    "learn": _later("learn"),
    "course": _later("course"),
    "train": _later("train"),
    "simulate": _later("simulate"),
    "lab": _later("lab"),
    "topics": _later("topics"),
    "tournament": _later("tournament"),
    "hint": _later("hint"),
    "review": _later("review"),
}


# --- words ------------------------------------------------------------------------------------------------------------


def _problem(error: PnError) -> Problem:
    return Problem("$", error.id, error.params, error.values)


def _report(source: str, problems: Sequence[Problem], lang: str) -> int:
    """Print one line per problem: file: place: reason. Input is escaped, so that it cannot add lines or move the cursor."""
    for problem in problems:
        said = words.sentence(lang, problem.id, problem.params, problem.args)
        said += f" [{problem.cite.said(lang)}]" if problem.cite else ""
        print(f"{one_line(source)}: {visible(problem.place)}: {visible(said)}", file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
