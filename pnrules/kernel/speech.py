"""How the kernel's data come to words. It has none of its own: it asks a speaker, once somebody has named one.

`import pnrules` names the catalogue's (`pnrules.words.sentences`), which is loaded when the first sentence is asked for. A kernel
by itself says names and arguments as they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Speaker(Protocol):
    """What puts the kernel's data into words; a module may be one.

    cite  a `Citation`; step  a `Step`: whatever can be said stands above its speaker, who is therefore not told its type
    """

    def citation(self, cite: Any, lang: str, /) -> str:
        """A work and what the place in it is called."""

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
    """Whoever puts things into words now."""
    return _speaker()


def speak_by(find: Callable[[], Speaker]) -> None:
    """From now on, what `find` gives puts things into words; it is asked at each sentence, and only then."""
    global _speaker
    _speaker = find
