"""The session of a board: a whole tree of play on a page. It knows no page; `pnrules` decides, the page draws.

All of the tree is on the page, which steps through it by itself. Only a choice comes back, as a command (`commands`); what the
kernel makes of it goes out as traits (`mirror`).
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from pnrules.files import saves
from pnrules.kernel.errors import BadInput, PnError, Problem, Saying
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.session import advice, notices, review, table
from pnrules.session.advice import Advice
from pnrules.session.commands import CHANGES, QUESTIONS, WITHHELD, Heard, Order, is_question, name_of, names_one, understood
from pnrules.session.company import Company
from pnrules.session.mirror import Mirror
from pnrules.session.opponents import Opponents
from pnrules.session.plays import Plays
from pnrules.session.practice import PRACTICE, Practice, on_what_happened
from pnrules.session.review import Review
from pnrules.session.table import EVERY, TABLE
from pnrules.showing.payload import error_payload
from pnrules.wire import RELEASE
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

ALONE: Final = Company()
"""One reader chooses for everyone."""


class BoardSession:
    """A play to look at and to go on with.

    play   the play; after going on with it otherwise than here, call `refresh`
    lang   en or fr
    seat   through whose eyes; None shows the whole table. Raises NoSuchSeat.
    offer  what of what surrounds a board the page offers, and may ask for: `lang`, `seat`, `rules`
    company  who plays; by default one reader chooses for everyone

    `traits` holds what the page has been told. Every method that changes something returns the traits that are otherwise by it.
    `practice` is the exercises that are on the board instead of a play that goes on, `played` what was there before; else None.
    """

    practice: Practice | None = None
    played: Plays | None = None
    gives_hints = True
    """Nobody is to find out something by themselves here: somebody may think ahead for whoever is asked."""

    def __init__(
        self,
        play: Play,
        lang: str = "en",
        seat: int | None = None,
        offer: tuple[str, ...] = (),
        company: Company = ALONE,
    ) -> None:
        if seat is not None:
            play.setup.check_seat(seat)
        self.offer = offer
        self.company = company
        self.opponents = Opponents()
        self.advice: Advice | None = None
        self.review: Review | None = None
        self.mirror = Mirror(Plays(play), seat, lang)
        self._notices = count(1)
        self.traits: Traits = {}
        self._tell({"wire": RELEASE, **self.mirror.first(), "offer": list(offer)})

    @property
    def play(self) -> Play:
        """The play that is played."""
        return self.mirror.play

    @property
    def seat(self) -> int | None:
        """Through whose eyes it is seen."""
        return self.mirror.seat

    @property
    def lang(self) -> str:
        """The language in which pictures are drawn, and which the page shows as chosen."""
        return self.mirror.lang

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_play(self, play: Play) -> Traits:
        """Another play; those that were made from the one before are gone."""
        return self._tell({**self.leave_practice(), **self.mirror.show(Plays(play))})

    def go_on_with(self, play: Play, made: Saying) -> Traits:
        """Another play, made from one of this board's (`made` says how); the way back to those is kept."""
        self.mirror.plays.go_on_with(play, made)
        return self._tell(self.mirror.show(self.mirror.plays))

    def practise(self) -> Traits:
        """Exercises on what happened in the play, up to its head; the way back to it is kept. Raises PnError where nothing did of
        which anything can be asked."""
        return self._tell({"notice": None, **on_what_happened(self)})

    def leave_practice(self) -> Traits:
        """Exercises on a game that was played here are done with: something else comes onto the board."""
        if self.played is None:
            return {}
        self.played = self.practice = None
        return {"exercise": None}

    def look_at(self, node: int) -> Traits:
        """Look at a node, which need not be the one at which play stands. Raises NoSuchNode."""
        self.play.state_at(node)
        return self._tell(self.mirror.look_at(node))

    def refresh(self) -> Traits:
        """What has been done with the play in the meantime."""
        return self._tell({"notice": None, **self.mirror.grown()})

    def see_as(self, seat: int | None) -> Traits:
        """The same plays through other eyes; the screen is not passed on any more. Raises NoSuchSeat."""
        return self._tell(table.see(self, seat))

    def speak(self, lang: str) -> Traits:
        """Another language."""
        return self._tell(self.mirror.speak(lang))

    def play_by(self, edition: str, rulings: dict[str, str]) -> Traits:
        """The same choices by other rules, as far as they are legal; the notice says how far. Raises PnError for rules that
        there are not."""
        return self._tell(self.mirror.play_by(edition, rulings))

    def unfold(self, *, alone: bool = True) -> Traits:
        """Tell what the page could ask for later, as far as that is little.

        alone  nobody will ever be there to be asked: the page does not offer to go on
        """
        return {}

    def _tell(self, traits: Traits) -> Traits:
        """Keep what the page is told; a notice gets a number, so that the same one is said again."""
        traits = {**traits, **self._passed_on()}
        if (notice := traits.get("notice")) is not None:
            traits = {**traits, "notice": notices.numbered(notice, next(self._notices))}
        told = self._as_told({**traits, "table": table.told(self), "advice": advice.told(self), "turning": review.told(self)})
        self.traits.update(told)
        return told

    def _passed_on(self) -> Traits:
        """The same plays through other eyes, where the screen has to be passed on."""
        eyes = self.seat if self.practice is not None else self.company.eyes(self.play.state, self.seat)
        return {} if eyes == self.seat else self.mirror.see_with(eyes)

    def _as_told(self, traits: Traits) -> Traits:
        """What the page is told of what there is: all but what an exercise holds back. Some sessions hold back more."""
        return traits if self.practice is None else self.practice.holding_back(traits)

    # --- what comes back ----------------------------------------------------------------------------------------------

    def hear(self, message: Any) -> Heard:
        """A message from the page. What the rules forbid becomes the notice, and the play is unchanged."""
        try:
            table.check_covered(self, name_of(message))
            if is_question(message):
                return understood(message, QUESTIONS).carried_out(self)
            return Heard(self._tell({"notice": None, **self._carry_out(message)}))
        except PnError as error:
            return Heard(self._tell({"notice": error_payload(error)}))

    def _carry_out(self, message: Any) -> Traits:
        """Do what a message says. Raises PnError where it may not be done."""
        if names_one(message, PRACTICE):
            return understood(message, PRACTICE).carried_out(self)
        if names_one(message, TABLE) and self.practice is None:
            return self._carry_out_order(understood(message, TABLE))
        order = understood(message, EVERY)
        if self.practice is not None and not self.practice.solved and order.name in {"choose", *WITHHELD}:
            raise PnError("level-predict-first")
        return self._carry_out_order(order)

    def _carry_out_order(self, order: Order[Traits]) -> Traits:
        """Do it, where this session offers it: whoever was given one seat's eyes does not get the others' from the page."""
        if order.command.offer not in {None, *self.traits["offer"]}:
            raise PnError("board-not-understood")
        return order.carried_out(self.mirror if order.name in CHANGES else self)

    def restore(self, kept: Any, node: int) -> tuple[bool, Traits]:
        """Go on with a play that a browser kept, looking at a node; whether it could be read. If not, the notice says why, and
        nothing else has changed: the play is read, checked and worked out whole before it comes onto the board.

        Chance answers as it does in the play that is on the board. What these rules do otherwise than those that kept it, the
        notice says as well.
        """
        try:
            play = saves.restore(kept, chance=self.play.chance)
            traits: Traits = {**self.mirror.show(Plays(play)), **self.leave_practice()}
        except BadInput as error:
            return False, self._tell({"notice": notices.not_restored(error.problems[0])})
        except IMPOSSIBLE:
            return False, self._tell({"notice": notices.not_restored(Problem("save", "problem-position"))})
        if 0 <= node < len(play):
            traits = {**traits, **self.mirror.look_at(node)}
        if play.otherwise:
            traits = {**traits, "notice": notices.place_by_place("board-restored-otherwise", play.otherwise)}
        return True, self._tell(traits)
