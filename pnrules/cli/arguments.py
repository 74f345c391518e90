"""The arguments of the command line, with help in the user's language: the texts given to argparse are message ids."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NoReturn

from pnrules import games, words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath, visible

WRONG: Final = (
    ("cli-wrong-missing", "the following arguments are required: (?P<names>.*)"),
    ("cli-wrong-value", "argument (?P<option>.*): expected one argument"),
    ("cli-wrong-both", "argument (?P<option>.*): not allowed with argument (?P<other>.*)"),
    ("cli-wrong-command", "argument COMMAND: invalid choice: '(?P<command>.*?)' .*"),
    ("cli-wrong-several", "ambiguous option: (?P<option>.*) could match (?P<names>.*)"),
)
"""The messages of argparse, and ours that replace them."""


def language(arguments: Sequence[str]) -> str:
    """The language in the arguments, even if they are invalid; by default the first."""
    following = [after for before, after in pairwise(arguments) if before == "--lang"]
    following += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return next((lang for lang in following if lang in words.LANGUAGES), words.LANGUAGES[0])


class Parser(argparse.ArgumentParser):
    """Parses arguments. Description, epilog and each `help` are message ids, resolved with `values` when they are shown."""

    def __init__(self, lang: str, values: Mapping[str, str], **more: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(_Help, lang, values), **more)
        self.lang = lang
        self._positionals.title = "cli-help-arguments"
        self._optionals.title = "cli-help-options"
        self.add_argument("-h", "--help", action="help", help="cli-help-help")

    def _check_help(self, action: argparse.Action) -> None:
        """From Python 3.14 on, argparse formats each help immediately; ids must only be resolved when they are shown."""

    def error(self, message: str) -> NoReturn:
        """Exit with the usage and the error. Unknown messages of argparse are shown unchanged."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {visible(_wrong(self.lang, message))}\n")


class ShowVersion(argparse.Action):
    """Prints the program and its version, and exits. Argparse's own action would take the line for a message id."""

    def __init__(self, option_strings: Sequence[str], dest: str, version: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)
        self.version = version

    def __call__(self, parser: argparse.ArgumentParser, *read: Any) -> NoReturn:
        """Print, and exit with code 0."""
        print(self.version)
        parser.exit()


def command_first(arguments: Sequence[str], commands: Collection[str]) -> list[str]:
    """The arguments with the command before the options, wherever it stood. Help and the version need no command."""
    if not arguments or not arguments[0].startswith("-"):
        return list(arguments)
    place = next((place for place, each in enumerate(arguments) if each in commands), None)
    if place is None or arguments[0] in WITHOUT_COMMAND:
        return [each for each in arguments if each in WITHOUT_COMMAND][:1]
    return [arguments[place], *arguments[:place], *arguments[place + 1 :]]


WITHOUT_COMMAND: Final = ("-h", "--help", "--version")
"""The options that need no command."""


def _wrong(lang: str, message: str) -> str:
    for id, pattern in WRONG:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return words.text(lang, id, **found.groupdict())
    return message


class _Help(argparse.HelpFormatter):
    """Help whose texts are only looked up when they are shown, which keeps other runs fast."""

    def __init__(self, lang: str, values: Mapping[str, str], prog: str) -> None:
        super().__init__(prog)
        self.lang = lang
        self.values = values

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._said('cli-help-usage')} " if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(text and self._said(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._said(heading))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help and self._said(action.help).replace("%", "%%")

    def _said(self, id: str) -> str:
        return words.text(self.lang, id, **self.values)


# --- shared argument types ---------------------------------------------------------------------------------------------


def whole(option: str, least: int | None = None) -> Callable[[str], int]:
    """A type for options: a whole number, at least `least`."""

    def parse(text: str) -> int:
        problems: list[Problem] = []
        place = JsonPath(option, problems)
        try:
            number = int(text)
        except ValueError:
            number = 0
            place.expected("number", text)
        if not problems and least is not None and number < least:
            place.report("problem-too-little", (("least", "number"), ("found", "text")), least, text)
        if problems:
            raise BadInput(problems)
        return number

    return parse


def one_of(option: str, known: tuple[str, ...]) -> Callable[[str], str]:
    """A type for options: one of a few words."""

    def parse(text: str) -> str:
        problems: list[Problem] = []
        JsonPath(option, problems).one_of(text, known, None)
        if problems:
            raise BadInput(problems)
        return text

    return parse


def game(text: str) -> str:
    """A type for options: the name of a game. All games are only looked up for the error message."""
    return text if games.is_game(text) else one_of("GAME", games.names())(text)


def practised(text: str) -> str:
    """A type for options: what to practise, a game or a play; a word that is neither is treated as a mistyped game."""
    return text if "/" in text or there(Path(text)) else game(text)


def there(path: Path, is_so: Callable[[Path], bool] = Path.exists) -> bool:
    """Whether a path exists, or is a file or a folder; False for names that the system rejects, such as too long ones."""
    try:
        return is_so(path)
    except (OSError, ValueError):
        return False


def deck_of(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deck", metavar="NAME|FILE", help="cli-help-deck")


def lang_of(parser: argparse.ArgumentParser) -> None:
    read = one_of("--lang", words.LANGUAGES)
    parser.add_argument("--lang", type=read, default=words.LANGUAGES[0], metavar="{en,fr}", help="cli-help-lang")


def rulings(root: JsonPath, texts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The rulings that `--rulings` names, each with its answer; one without `=` is reported."""
    found = [text.partition("=") for text in texts]
    for text, (_, is_one, _) in zip(texts, found, strict=True):
        if not is_one:
            root.at("--rulings").expected("ID=ANSWER", text)
    return tuple((id, answer) for id, _, answer in found)
