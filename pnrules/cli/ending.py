"""How a command ends for external reasons: an interrupt, a closed pipe, a full disk. It prints a line, or nothing, instead of a
traceback."""

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
"""The exit code of an interrupted program in a shell."""
UNWRITABLE: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""The errors after which nothing more can be printed."""


class Main(Protocol):
    """A command: takes its arguments, by default those of the program; returns the exit code."""

    def __call__(self, argv: Sequence[str] | None = None) -> int: ...


def program(main: Main) -> Main:
    """The command as a program. Closed standard streams are replaced by the null device."""

    @wraps(main)
    def run(argv: Sequence[str] | None = None) -> int:
        for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
            if getattr(sys, name) is None:
                setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  as long as the program
        try:
            try:
                return main(argv)
            finally:
                sys.stdout.flush()  # otherwise Python flushes when it is too late to report errors
        except KeyboardInterrupt:
            if sys.stderr.isatty():
                print(file=sys.stderr)  # so that the next prompt is on a line of its own
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
    """Discard what has not been printed and cannot be."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
