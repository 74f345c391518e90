"""How a command ends that something outside ends: an interrupt, a reader that has gone, a disk that is full. It says a line, or
nothing; what Python says of these is for who wrote the program."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import wraps
from typing import Final, Protocol, TextIO

from pnrules import words
from pnrules.cli.arguments import language

OK: Final = 0
NOT_PRINTED: Final = 2
INTERRUPTED: Final = 130
"""What a shell says of a program that was interrupted."""
UNWRITABLE: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""Why nothing more can be printed: no room, or no such place."""


class Main(Protocol):
    """A command: what it is given after its name, or what the program was started with; its exit code."""

    def __call__(self, argv: Sequence[str] | None = None) -> int: ...


def program(main: Main) -> Main:
    """The command as a program. A stream that is closed gives nothing to read, and takes what is printed."""

    @wraps(main)
    def run(argv: Sequence[str] | None = None) -> int:
        for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
            if getattr(sys, name) is None:
                setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  as long as the program
        try:
            try:
                return main(argv)
            finally:
                sys.stdout.flush()  # else Python does so when nothing can be said of it any more
        except KeyboardInterrupt:
            if sys.stderr.isatty():
                print(file=sys.stderr)  # what the terminal asks next begins a line
            return INTERRUPTED
        except BrokenPipeError:  # `pnrules run … | head`
            return OK
        except OSError as error:
            if error.errno not in UNWRITABLE or error.filename is not None:
                raise
            said = words.text(language(sys.argv[1:] if argv is None else argv), "cli-not-written", error=str(error.strerror))
            with suppress(OSError):
                print(f"pnrules: {said}", file=sys.stderr)
            return NOT_PRINTED
        finally:
            _let_go(sys.stdout)
            _let_go(sys.stderr)

    return run


def _let_go(stream: TextIO) -> None:
    """What has not been printed by now, and cannot be, goes nowhere."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
