"""Replaying the same choices by other rules: another edition, other answers to rulings. The original play is not lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnrules.kernel.errors import PnError
from pnrules.kernel.rulings import DEFAULT

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup
    from pnrules.kernel.replays import Replay
    from pnrules.showing.play import ShownPlay as Play


class OtherRules:
    """A series of replays. Until the last one is continued, the next starts from the same play as the last: so returning to the
    first rules restores everything."""

    def __init__(self) -> None:
        self._source: Play | None = None
        self._ended: tuple[Play, int, int] | None = None

    def replayed(self, shown: Play, edition: str, rulings: Mapping[str, str]) -> tuple[Play, Replay[Play] | None]:
        """The choices of the current play by these rules; and how far they got, unless these are the rules by which they were
        made.

        rulings  ruling id -> answer; others keep their current answer. Those of other editions are ignored.

        Raises PnError for an unknown edition or answer.
        """
        source = self._source
        if source is None or self._ended != (shown, shown.head, len(shown)):
            source = shown
        setup = source.setup
        answers = _checked(setup, edition, {**dict(shown.setup.rulings), **rulings})
        replay = None if _plays_by(setup, edition, answers) else source.replayed(edition=edition, rulings=answers)
        play = source if replay is None else replay.play
        self._source, self._ended = source, (play, play.head, len(play))
        return play, replay


def _checked(setup: Setup, edition: str, rulings: Mapping[str, str]) -> dict[str, str]:
    """The answers to the rulings that arise in this edition."""
    register = setup.register
    known = edition in setup.game.works and all(
        id in register and answer in (DEFAULT, *register[id].others) for id, answer in rulings.items()
    )
    if not known:
        raise PnError("board-not-understood")
    return {id: answer for id, answer in rulings.items() if edition in register[id].editions}


def _plays_by(setup: Setup, edition: str, rulings: Mapping[str, str]) -> bool:
    """Whether these are already the rules of a set-up."""
    return edition == setup.edition and all(setup.ruling(id) == answer for id, answer in rulings.items())
