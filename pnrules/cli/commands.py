"""The commands of `pnrules`, and their options. The caller passes the functions that run them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from pnrules import games
from pnrules.cli.arguments import Parser, ShowVersion, deck_of, game, lang_of, one_of, practised, whole
from pnrules.version import VERSION

FORMATS: Final = ("parquet", "csv", "jsonl")
"""The formats of `pnrules.lab`, which is only imported when games are recorded."""

GAMES_SEARCHED: Final = 500
"""The number of games that `pnrules topics` plays by default."""

Does = Callable[[argparse.Namespace], int]
"""Runs a command with its options; returns the exit code."""

Add = Callable[[str, str], Parser]
"""Adds a command of this name, with its help; returns its parser."""


def parser_of(lang: str, does: Mapping[str, Does]) -> tuple[Parser, Mapping[str, argparse.ArgumentParser]]:
    """The parser, and those of all commands.

    lang  the language of its texts
    does  by command, the function to run, which becomes `command` of the parsed arguments
    """
    parser = Parser(lang, {}, prog="pnrules", description="cli-help", epilog="cli-help-more")
    parser.add_argument("--version", action=ShowVersion, version=f"pnrules {VERSION}", help="cli-help-version")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    command = partial(_command, commands, lang, does)

    for add in (_of_files, _of_the_books, _of_learning, _of_playing, _of_making):
        add(command)
    commands.add_parser("app", lang=lang, values={}, help="cli-help-app")
    commands.add_parser("serve", lang=lang, values={}, help="cli-help-serve")
    commands.add_parser("site", lang=lang, values={}, help="cli-help-site")
    commands.add_parser("export", lang=lang, values={}, help="cli-help-export")
    return parser, commands.choices


def _of_files(command: Add) -> None:
    """Commands for scenarios and saves."""
    listing = command("list", "cli-help-list")
    listing.add_argument("source", nargs="?", default="", metavar="GROUP", help="cli-help-group")
    lang_of(listing)

    checking = command("check", "cli-help-check")
    checking.add_argument("sources", nargs="*", metavar="FILE", help="cli-help-files")
    checking.add_argument("--all", action="store_true", help="cli-help-all")
    lang_of(checking)

    running = command("run", "cli-help-run")
    running.add_argument("source", metavar="NAME|FILE", help="cli-help-scenario")
    form = running.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="cli-help-steps-json")
    form.add_argument("--csv", action="store_true", help="cli-help-steps-csv")
    form.add_argument("--report", type=whole("--report", 0), metavar="STEP", help="cli-help-report")
    running.add_argument("--seat", type=whole("--seat"), metavar="N", help="cli-help-seat")
    running.add_argument("--all-steps", action="store_true", help="cli-help-all-steps")
    deck_of(running)
    lang_of(running)

    proving = command("prove", "cli-help-prove")
    proving.add_argument("source", metavar="NAME|FILE", help="cli-help-claim")
    proving.add_argument("--budget", type=whole("--budget", 1), metavar="N", help="cli-help-budget")
    proving.add_argument("--lines", type=whole("--lines", 1), metavar="N", help="cli-help-lines")
    proving.add_argument("--check", action="store_true", help="cli-help-check-proof")
    proving.add_argument("--json", action="store_true", help="cli-help-proof-json")
    lang_of(proving)

    settling = command("verdict", "cli-help-verdict")
    settling.add_argument("source", metavar="NAME|FILE", help="cli-help-scenario")
    since = whole("--from", 0)
    settling.add_argument("--from", type=since, default=0, dest="since", metavar="STEP", help="cli-help-verdict-from")
    settling.add_argument("--do", action="append", default=[], metavar="CHOICE", help="cli-help-do")
    form = settling.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="cli-help-verdict-json")
    form.add_argument("--html", action="store_true", help="cli-help-verdict-html")
    lang_of(settling)

    drawing = command("draw", "cli-help-draw")
    drawing.add_argument("source", metavar="NAME|FILE", help="cli-help-scenario")
    drawing.add_argument("-o", "--output", type=Path, metavar="FILE", help="cli-help-output")
    drawing.add_argument("--node", type=whole("--node"), metavar="N", help="cli-help-node")
    drawing.add_argument("--seat", type=whole("--seat"), metavar="N", help="cli-help-seat")
    lang_of(drawing)


def _of_the_books(command: Add) -> None:
    """Commands for rulebooks and printed cards."""
    schema = command("schema", "cli-help-schema")
    schema.add_argument("games", nargs="*", metavar="GAME", help="cli-help-schema-games")
    schema.add_argument("--deck", action="store_true", help="cli-help-schema-deck")
    schema.add_argument("-o", "--output", type=Path, metavar="FILE", help="cli-help-output")
    lang_of(schema)

    printing = command("cards", "cli-help-cards")
    printing.add_argument("source", type=game, metavar="GAME", help="cli-help-game")
    printing.add_argument("--edition", metavar="E", help="cli-help-edition")
    printing.add_argument("-o", "--output", type=Path, metavar="FILE", help="cli-help-output")
    lang_of(printing)

    ruling = command("rule", "cli-help-rule")
    ruling.add_argument("source", nargs="?", metavar="REF", help="cli-help-ref")
    lang_of(ruling)


def _of_learning(command: Add) -> None:
    """Commands for learning."""
    learning = command("learn", "cli-help-learn")
    learning.add_argument("source", type=practised, metavar="GAME|FILE", help="cli-help-lessons-of")
    learning.add_argument("number", type=whole("NUMBER", 1), nargs="?", metavar="NUMBER", help="cli-help-lesson")
    learning.add_argument("--print", action="store_true", help="cli-help-print")
    lang_of(learning)

    course = command("course", "cli-help-course")
    course.add_argument("source", metavar="FILE|GAME", help="cli-help-course-source")
    what = course.add_mutually_exclusive_group()
    what.add_argument("--progress", type=Path, nargs="+", metavar="FILE", help="cli-help-course-progress")
    what.add_argument("--link", action="store_true", help="cli-help-course-link")
    lang_of(course)

    training = command("train", "cli-help-train")
    training.add_argument("source", type=practised, metavar="GAME|FILE", help="cli-help-train-source")
    about = training.add_mutually_exclusive_group()
    about.add_argument("--rule", metavar="REF", help="cli-help-train-rule")
    about.add_argument("--card", metavar="CARD", help="cli-help-train-card")
    training.add_argument("--seed", type=whole("--seed", 0), metavar="N", help="cli-help-train-seed")
    training.add_argument("--print", type=whole("--print", 1), metavar="N", help="cli-help-train-print")
    training.add_argument("--key", action="store_true", help="cli-help-train-key")
    training.add_argument("--progress", type=Path, metavar="FILE", help="cli-help-train-progress")
    training.add_argument("--known", action="store_true", help="cli-help-train-known")
    lang_of(training)


def _of_playing(command: Add) -> None:
    """Commands for playing."""
    simulation = command("simulate", "cli-help-simulate")
    simulation.add_argument("source", type=game, metavar="GAME", help="cli-help-game")
    simulation.add_argument("--edition", metavar="E", help="cli-help-edition")
    simulation.add_argument("--version", type=whole("--version"), metavar="V", help="cli-help-way")
    simulation.add_argument("--players", type=whole("--players"), metavar="N", help="cli-help-players")
    simulation.add_argument("--games", type=whole("--games"), default=100, metavar="G", help="cli-help-games")
    simulation.add_argument("--seed", default="1", metavar="S", help="cli-help-seed")
    simulation.add_argument("--from", type=whole("--from"), default=0, dest="first", metavar="N", help="cli-help-from")
    simulation.add_argument("--rulings", nargs="+", default=[], metavar="ID=ANSWER", help="cli-help-rulings")
    simulation.add_argument("--json", action="store_true", help="cli-help-figures-json")
    _recording(simulation)
    deck_of(simulation)
    lang_of(simulation)

    contest = command("tournament", "cli-help-tournament")
    contest.add_argument("source", type=game, metavar="GAME", help="cli-help-game")
    contest.add_argument("--players", nargs="+", default=["search", "greedy", "random"], metavar="P", help="cli-help-contestants")
    contest.add_argument("--edition", metavar="E", help="cli-help-edition")
    contest.add_argument("--version", type=whole("--version"), metavar="V", help="cli-help-way")
    contest.add_argument("--games", type=whole("--games"), default=100, metavar="G", help="cli-help-games-a-pair")
    contest.add_argument("--seed", default="1", metavar="S", help="cli-help-seed")
    contest.add_argument("--rulings", nargs="+", default=[], metavar="ID=ANSWER", help="cli-help-rulings")
    contest.add_argument("--file", type=Path, metavar="FILE", help="cli-help-tournament-file")
    contest.add_argument("--json", action="store_true", help="cli-help-figures-json")
    _recording(contest)
    deck_of(contest)
    lang_of(contest)

    measuring = command("lab", "cli-help-lab")
    measuring.add_argument("source", metavar="GAME|FILE", help="cli-help-lab-source")
    measuring.add_argument("--edition", metavar="E", help="cli-help-edition")
    measuring.add_argument("--version", type=whole("--version"), metavar="V", help="cli-help-way")
    measuring.add_argument("--players", type=whole("--players"), metavar="N", help="cli-help-lab-players")
    measuring.add_argument("--bots", default="random", metavar="BOT", help="cli-help-lab-bots")
    measuring.add_argument("--games", type=whole("--games", 1), default=400, metavar="G", help="cli-help-lab-games")
    measuring.add_argument("--seed", default="1", metavar="S", help="cli-help-seed")
    measuring.add_argument("--rulings", nargs="+", default=[], metavar="ID=ANSWER", help="cli-help-rulings")
    _machines(measuring)
    measuring.add_argument("--open", type=whole("--open", 0), metavar="GAME", help="cli-help-lab-open")
    measuring.add_argument("--at", type=whole("--at", 0), metavar="CHOICE", help="cli-help-lab-at")
    measuring.add_argument("--address", default="", metavar="URL", help="cli-help-lab-address")
    form = measuring.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="cli-help-figures-json")
    form.add_argument("--html", action="store_true", help="cli-help-lab-html")
    deck_of(measuring)
    lang_of(measuring)

    hinting = command("hint", "cli-help-hint")
    hinting.add_argument("source", metavar="NAME|FILE", help="cli-help-scenario")
    hinting.add_argument("--node", type=whole("--node"), metavar="N", help="cli-help-node")
    hinting.add_argument("--seat", type=whole("--seat"), metavar="N", help="cli-help-hint-seat")
    _strength(hinting)

    reviewing = command("review", "cli-help-review")
    reviewing.add_argument("source", metavar="NAME|FILE", help="cli-help-scenario")
    reviewing.add_argument("--by", type=whole("--by", 1), metavar="PERCENT", help="cli-help-by")
    _strength(reviewing)


def _of_making(command: Add) -> None:
    """Commands for those who make a game."""
    new = command("new", "cli-help-new")
    new.add_argument("name", metavar="NAME", help="cli-help-new-name")
    new.add_argument("--folder", type=Path, default=Path(), metavar="FOLDER", help="cli-help-new-folder")
    lang_of(new)

    topics = command("topics", "cli-help-topics")
    topics.add_argument("source", type=game, metavar="GAME", help="cli-help-game")
    how = topics.add_mutually_exclusive_group()
    how.add_argument("--games", type=whole("--games", 1), default=GAMES_SEARCHED, metavar="N", help="cli-help-topics-games")
    how.add_argument("--add", action="store_true", help="cli-help-topics-add")
    topics.add_argument("-o", "--output", type=Path, metavar="FILE", help="cli-help-topics-output")
    lang_of(topics)


def _command(commands: Any, lang: str, does: Mapping[str, Does], name: str, help: str) -> Parser:
    values = {"games": ", ".join(games.BUILT_IN)}
    parser: Parser = commands.add_parser(name, lang=lang, values=values, help=help, description=help)
    parser.set_defaults(command=does[name])
    return parser


def _recording(parser: argparse.ArgumentParser) -> None:
    """The options for recording games as tables."""
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="cli-help-to")
    read = one_of("--format", FORMATS)
    parser.add_argument("--format", type=read, default=FORMATS[0], metavar=f"{{{','.join(FORMATS)}}}", help="cli-help-format")
    parser.add_argument("--choices", action="store_true", help="cli-help-choices")
    _machines(parser)


def _machines(parser: argparse.ArgumentParser) -> None:
    """The options for where games are played."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=whole("--processes"), metavar="N", help="cli-help-processes")
    where.add_argument("--cluster", metavar="ADDRESS", help="cli-help-cluster")


def _strength(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--strength", type=whole("--strength", 1), metavar="N", help="cli-help-strength")
    parser.add_argument("--seed", default="1", metavar="S", help="cli-help-seed-tries")
    deck_of(parser)
    lang_of(parser)
