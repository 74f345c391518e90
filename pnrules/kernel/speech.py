"""How the kernel's data is put into words. The kernel has no words: it asks a speaker, which is registered from outside.

`import pnrules` registers that of the catalogue (`pnrules.words.sentences`), which is loaded with the first sentence. Without it,
the kernel shows ids and arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Speaker(Protocol):
    """What puts the kernel's data into words; a module may be one.

    cite  a `Citation`; step  a `Step`. Both modules depend on this one, which therefore cannot name their types
    """

    def citation(self, cite: Any, lang: str, /) -> str:
        """A work and the title of the place in it."""

    def event(self, step: Any, lang: str, seat: int | None, /) -> str:
        """What happened in a step, as a seat may know it; seat None knows all."""

    def message(self, lang: str, id: str, params: Any, args: Any, /) -> str:
        """A message with its arguments."""


class Bare:
    """A speaker without a language."""

    def citation(self, cite: Any, lang: str, /) -> str:
        """`PN 3.0, running`."""
        return f"{cite.work}, {cite.place}"

    def event(self, step: Any, lang: str, seat: int | None, /) -> str:
        """`nightmare-moves card=BUG seat=1`."""
        return self.message(lang, step.rule.id, step.rule.params, step.seen_by(seat))

    def message(self, lang: str, id: str, params: Any, args: Any, /) -> str:
        """`error-no-such-node node=99`."""
        return " ".join([id, *(f"{name}={arg}" for (name, _), arg in zip(params, args, strict=True))])


_speaker: Callable[[], Speaker] = Bare


def speaker() -> Speaker:
    """The current speaker."""
    return _speaker()


def speak_by(find: Callable[[], Speaker]) -> None:
    """Register a speaker, which `find` returns; it is called at each sentence, and not before the first."""
    global _speaker
    _speaker = find
