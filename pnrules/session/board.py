"""The session of a board: a whole tree of play on a page. It knows no page; `pnrules` decides, the page draws.

The whole tree is on the page, which steps through it by itself. Only choices come back, as commands (`commands`); their results
go out as traits (`mirror`).
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from pnrules import words
from pnrules.files import saves
from pnrules.kernel.chance import Chance
from pnrules.kernel.errors import BadInput, PnError, Problem, Saying
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.session import advice, notices, review, studio, table
from pnrules.session.advice import Advice
from pnrules.session.commands import (
    CHANGES,
    NEEDS_ALL,
    QUESTIONS,
    WITHHELD,
    Heard,
    Order,
    is_question,
    name_of,
    names_one,
    understood,
)
from pnrules.session.company import Company
from pnrules.session.editing import EDITING, Bench, build
from pnrules.session.mirror import Mirror
from pnrules.session.opponents import Opponents
from pnrules.session.plays import Plays
from pnrules.session.practice import PRACTICE, Practice, on_what_happened
from pnrules.session.review import Review
from pnrules.session.studio import GIVING, STUDIO, Workshop
from pnrules.session.table import EVERY, TABLE
from pnrules.showing.payload import error_payload
from pnrules.showing.seen import only_seen
from pnrules.wire import RELEASE
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

MADE: Final = ("learn", "lesson", "studio")
"""The texts besides a board's that it has while a lesson is made on it."""

ALONE: Final = Company()
"""One reader chooses for everyone."""


class BoardSession:
    """A play to explore and to continue.

    play   the play; after changing it by other means, call `refresh`
    lang   en or fr
    seat   through whose eyes; None shows the whole table. Raises NoSuchSeat.
    offer  which settings the page offers, and may ask for: `lang`, `seat`, `rules`
    company  who plays; by default one reader chooses for everyone

    `traits` holds what the page has been sent. Every method that changes something returns the traits that changed.
    `practice` is the exercises on the board, `played` what was there before; None if there are none.
    """

    practice: Practice | None = None
    played: Plays | None = None
    bench: Bench | None = None
    """The position that is built on the board; None while none is."""
    workshop: Workshop | None = None
    """The lesson that is made on the board; None while none is."""
    gives_hints = True
    """Whether hints are allowed: yes, since there is nothing to be found out here."""

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
        self._tell({"wire": RELEASE, **self.mirror.first(), "offer": self._settings()})

    @property
    def play(self) -> Play:
        """The play that is played."""
        return self.mirror.play

    @property
    def new_chance(self) -> Chance | None:
        """The source of draws for a play from a built position; by default the reader chooses them."""
        return None

    @property
    def lasting(self) -> Play:
        """The play that is kept: the one before, while a position is built or a lesson made."""
        busy = self.bench or self.workshop
        return self.play if busy is None else busy.plays.play

    @property
    def seat(self) -> int | None:
        """Through whose eyes it is seen."""
        return self.mirror.seat

    @property
    def lang(self) -> str:
        """The language of pictures, which the page shows as selected."""
        return self.mirror.lang

    # --- what the board shows ------------------------------------------------------------------------------------------------

    def show_play(self, play: Play) -> Traits:
        """Replace the play; those derived from the previous one are dropped."""
        return self._tell({**self.leave_practice(), **self.mirror.show(Plays(play))})

    def go_on_with(self, play: Play, made: Saying) -> Traits:
        """Continue with another play, derived from one of this board's (`made` says how), which are kept."""
        self.mirror.plays.go_on_with(play, made)
        return self._tell(self.mirror.show(self.mirror.plays))

    def practise(self) -> Traits:
        """Start exercises on what happened in the play, up to its head; the play is kept. Raises PnError if nothing happened that
        can be asked about."""
        return self._tell({"notice": None, **on_what_happened(self)})

    def build(self, node: int, *, folded: bool = False) -> Traits:
        """Open the editor on the position at a node. Raises NoSuchNode, and PnError where none can be built.

        folded  whether the page shows only the way into it, until the reader takes it
        """
        self.play.state_at(node)
        return self._tell({"notice": None, **build(self, node, folded=folded)})

    def leave_practice(self) -> Traits:
        """End exercises on a game that was played here, editing, and a lesson that is made: the board is about to show something
        else."""
        left: Traits = {} if self.bench is None else {"editing": None}
        if self.workshop is not None:
            left = {"studio": None, "lesson": None}
        self.bench = self.workshop = None
        if self.played is None:
            return left
        self.played = self.practice = None
        return {**left, "exercise": None}

    def look_at(self, node: int) -> Traits:
        """Look at a node, which need not be the head. Raises NoSuchNode."""
        self.play.state_at(node)
        return self._tell(self.mirror.look_at(node))

    def refresh(self) -> Traits:
        """Send what has changed in the play in the meantime."""
        return self._tell({"notice": None, **self.mirror.grown()})

    def see_as(self, seat: int | None) -> Traits:
        """Show the same plays through other eyes; the screen is no longer passed on. Raises NoSuchSeat."""
        return self._tell(table.see(self, seat))

    def speak(self, lang: str) -> Traits:
        """Change the language."""
        return self._tell(self.mirror.speak(lang))

    def play_by(self, edition: str, rulings: dict[str, str]) -> Traits:
        """Replay the same choices by other rules, as far as they are legal; the notice says how far. Raises PnError for unknown
        rules."""
        return self._tell(self.mirror.play_by(edition, rulings))

    def unfold(self, *, alone: bool = True) -> Traits:
        """Send what the page could ask for later, if it is small.

        alone  whether the page will never have a kernel, so that it does not offer to continue
        """
        return {}

    def _tell(self, traits: Traits) -> Traits:
        """Remember what the page is sent; a notice gets a number, so that the same one is shown again."""
        traits = {**traits, **self._passed_on()}
        if (notice := traits.get("notice")) is not None:
            traits = {**traits, "notice": notices.numbered(notice, next(self._notices))}
        if (offered := self._settings()) != self.traits.get("offer", offered):
            traits = {**traits, "offer": offered}
        told = self._adapted(
            {**traits, "table": table.payload(self), "advice": advice.payload(self), "turning": review.payload(self)}
        )
        self.traits.update(told)
        return told

    def _settings(self) -> list[str]:
        """The settings that the page offers now: of a play of which only what one seat saw is known, nothing but its language."""
        return [setting for setting in self.offer if self.play.seat is None or setting == "lang"]

    @property
    def _makes(self) -> bool:
        """Whether a lesson is made on the board, or may be begun there at once."""
        return self.workshop is not None

    def _passed_on(self) -> Traits:
        """Show the same plays through other eyes, if the screen has to be passed on."""
        eyes = self.seat if self.practice is not None else self.company.eyes(self.play.state, self.seat)
        return {} if eyes == self.seat else self.mirror.see_with(eyes)

    def _adapted(self, traits: Traits) -> Traits:
        """The traits without what an exercise withholds. Some sessions withhold more."""
        if self._makes and "texts" in traits:
            texts = {lang: f"{said}\n{words.shared_text(lang, *MADE)}" for lang, said in traits["texts"].items()}
            traits = {**traits, "texts": texts}
        return traits if self.practice is None else self.practice.holding_back(traits)

    # --- the page's messages ----------------------------------------------------------------------------------------------

    def hear(self, message: Any) -> Heard:
        """Handle a message from the page. A refusal becomes the notice, and the play is unchanged."""
        try:
            table.check_covered(self, name_of(message))
            if self.play.seat is not None and name_of(message) in NEEDS_ALL:
                raise only_seen(self.play.seat)
            if is_question(message):
                return understood(message, QUESTIONS).carried_out(self)
            if names_one(message, GIVING):
                return understood(message, GIVING).carried_out(self)
            return Heard(self._tell({"notice": None, **self._carry_out(message)}))
        except PnError as error:
            return Heard(self._tell({"notice": error_payload(error)}))

    def _carry_out(self, message: Any) -> Traits:
        """Carry out a message. Raises PnError if it is not allowed."""
        if names_one(message, STUDIO) and self.bench is None:
            return understood(message, STUDIO).carried_out(self)
        if self.workshop is not None and (told := studio.meanwhile(self, message)) is not None:
            return told
        if names_one(message, EDITING):
            return understood(message, EDITING).carried_out(self)
        if self.bench is not None and name_of(message) != "speak":
            raise PnError("board-not-understood")  # the play waits meanwhile
        if names_one(message, PRACTICE):
            return understood(message, PRACTICE).carried_out(self)
        if names_one(message, TABLE) and self.practice is None:
            return self._carry_out_order(understood(message, TABLE))
        order = understood(message, EVERY)
        if self.practice is not None and not self.practice.solved and order.name in {"choose", *WITHHELD}:
            raise PnError("level-predict-first")
        return self._carry_out_order(order)

    def _carry_out_order(self, order: Order[Traits]) -> Traits:
        """Carry it out, if this session offers it: a reader who was given one seat's eyes cannot get others from the page."""
        if order.command.offer not in {None, *self.traits["offer"]}:
            raise PnError("board-not-understood")
        return order.carried_out(self.mirror if order.name in CHANGES else self)

    def restore(self, kept: Any, node: int) -> tuple[bool, Traits]:
        """Resume a play that a browser kept, looking at a node. Returns whether it could be read. If not, the notice says why,
        and nothing else changes: the play is parsed, validated and replayed completely before it is shown.

        Chance is that of the play on the board. The notice also says what these rules do differently from those of the save.
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
