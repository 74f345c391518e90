"""The same choices by other rules: another edition, other answers to rulings. What was played by the first rules is not lost."""

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
    """Replays one after the other. While nobody has gone on from where the last one ended, the next starts from the same play
    as that: so going back to the first rules brings everything back."""

    def __init__(self) -> None:
        self._source: Play | None = None
        self._ended: tuple[Play, int, int] | None = None

    def replayed(self, shown: Play, edition: str, rulings: Mapping[str, str]) -> tuple[Play, Replay[Play] | None]:
        """The play that has the choices of the one that is shown, by these rules; and how far they went, where they had to be
        given again: not by the rules by which they were made.

        rulings  ruling id -> answer; one that is not named is answered as it is now. Those of other editions are left out.

        Raises PnError for an edition or an answer that the game does not have.
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
    """Whether these are the rules of a set-up already."""
    return edition == setup.edition and all(setup.ruling(id) == answer for id, answer in rulings.items())
