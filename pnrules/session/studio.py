"""The studio of a board: a lesson is made by playing it. What is chosen on the board is recorded, and sentences are put to it.

A page asks for operations, and is told the draft after each, with what the rules say of it. The play before stays as it is.
While the lesson is tried, the board is that of a learner, and a `LessonSession` answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from pnrules import words
from pnrules.files.common import Text
from pnrules.files.scenario import Source
from pnrules.kernel.errors import BadInput, PnError
from pnrules.session import lesson_page, notices, studio_telling
from pnrules.session.commands import Command, Heard, name_of, understood
from pnrules.session.company import Company
from pnrules.session.editing import Editable, may_edit
from pnrules.session.plays import Plays
from pnrules.studio import drafts, keeping, others, sentences, worksheet
from pnrules.studio.drafts import Draft
from pnrules.wire import studio as wire
from pnrules.wire.messages import Paged
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

DRAFT: Final = "draft"
"""The name of the lesson while it is tried."""


class Making(Editable, Protocol):
    """A session on whose board a lesson can be made.

    workshop  the lesson; None while none is made
    company   who plays
    """

    workshop: Workshop | None
    company: Company


class Workshop:
    """A lesson under construction, with every draft so far.

    plays    the plays of the board, which come back
    company  who plays them; whoever makes a lesson chooses for everyone
    at       the beat that is open; None for none
    learner  who plays the lesson through; None while it is made
    changed  how many operations there were
    """

    def __init__(self, plays: Plays, draft: Draft, company: Company) -> None:
        self.plays = plays
        self.company = company
        self.at: int | None = None
        self.learner: Learner | None = None
        self.changed = 0
        self._drafts = [draft]
        self._now = 0

    @property
    def draft(self) -> Draft:
        """The lesson as it is now."""
        return self._drafts[self._now]

    def made(self, draft: Draft) -> None:
        """The next draft; those that had been undone are forgotten."""
        self._drafts = [*self._drafts[: self._now + 1], draft]
        self._now += 1
        self._count()

    def go(self, by: int) -> None:
        """Undo or redo. Raises PnError if there is nothing."""
        if not 0 <= self._now + by < len(self._drafts):
            raise PnError("error-nothing-to-undo" if by < 0 else "error-nothing-to-redo")
        self._now += by
        self._count()

    def _count(self) -> None:
        self.changed += 1
        if isinstance(self.at, int) and self.at >= len(self.draft.lesson.beats):
            self.at = None

    def play(self) -> Play:
        """The play of the lesson; as far as its way can be gone, if it cannot be gone to its end."""
        with suppress(PnError):
            return self.draft.play()
        found = self.draft.start.play()
        with suppress(PnError):
            for stage in self.draft.stages():
                found = stage.play
        return found

    def told(self) -> wire.Studio:
        """The lesson, for the page."""
        return {
            **studio_telling.draft(self.draft, self.at),
            "back": self._now > 0,
            "on": self._now + 1 < len(self._drafts),
            "trying": self.learner is not None,
            "changed": self.changed,
        }


# --- the page's requests -------------------------------------------------------------------------------------------------


def _workshop(session: Making) -> Workshop:
    if session.workshop is None:
        raise PnError("board-not-understood")
    return session.workshop


def _shown(session: Making) -> Traits:
    """Show the lesson's play on the board where it ends, unless it is there already."""
    shop = _workshop(session)
    play, shown = shop.play(), session.play
    same = session.mirror.plays is not shop.plays and play.start == shown.start and _given(play) == _given(shown)
    traits: Traits = session.mirror.grown() if same else session.mirror.show(Plays(play))
    return {**traits, "studio": shop.told()}


def _given(play: Play) -> list[Any]:
    return [step.answer for step in play.steps(play.head)]


def _begin(session: Making, node: int) -> Traits:
    """Begin a lesson at a node."""
    if not may_edit(session) or session.workshop is not None:
        raise PnError("board-not-understood")
    play = session.play
    play.state_at(node)
    head = play.head
    play.goto(node)
    try:
        draft = drafts.begun(play, _in_each("studio-untitled"))
    except BadInput as error:
        raise PnError("board-studio-not-here") from error
    finally:
        play.goto(head)
    session.workshop = Workshop(session.mirror.plays, draft, session.company)
    session.company = Company()
    return _shown(session)


def _in_each(id: str) -> Text:
    return {lang: words.text(lang, id) for lang in words.LANGUAGES}


def opened(session: Making, text: str) -> Traits:
    """Open a lesson in the place of the draft. If it is invalid, the notice says why. Raises PnError for a scenario that is no
    lesson."""
    try:
        draft = keeping.opened(text)
    except BadInput as error:
        return {"notice": notices.place_by_place("board-not-opened", error.problems)}
    if session.workshop is None:
        if not may_edit(session):
            raise PnError("board-not-understood")
        session.workshop = Workshop(session.mirror.plays, draft, session.company)
        session.company = Company()
    else:
        session.workshop.made(draft)
    session.workshop.at = None
    return _shown(session)


def _changed(session: Making, operation: Callable[[Draft], Draft]) -> Traits:
    """Carry out an operation. Raises PnError if it is not possible; the draft is then unchanged."""
    shop = _workshop(session)
    shop.made(operation(shop.draft))
    return _shown(session)


def _recorded(session: Making, node: int, option: list[Any], who: int | str) -> Traits:
    """Record a choice on the board, at the end of the lesson. Raises Refused, and PnError at another place."""
    shop = _workshop(session)
    if node != session.play.head:
        raise PnError("studio-at-the-end")
    draft = drafts.recorded(shop.draft, tuple(option), who)
    session.play.choose(option, seat=who)
    shop.made(draft)
    return {**session.mirror.grown(), "studio": shop.told()}


def _seat(session: Making, seat: int) -> Traits:
    return _changed(session, lambda draft: drafts.seated(draft, seat))


def _tell(session: Making, says: str) -> Traits:
    return _changed(session, lambda draft: drafts.told(draft, {session.lang: says.strip()}))


def _ask(session: Making, says: str, hint: str, since: int, aim: int) -> Traits:
    def asked(draft: Draft) -> Draft:
        found = drafts.aims(draft, since) if since in drafts.begins(draft) else []
        if not 0 <= aim < len(found):
            raise PnError("studio-no-aim")
        lang = session.lang
        return drafts.asked(draft, {lang: says.strip()}, {lang: hint.strip()}, found[aim], since)

    shop = _workshop(session)
    shop.made(asked(shop.draft))
    shop.at = len(shop.draft.lesson.beats) - 1
    return _shown(session)


def _write(session: Making, place: str, lang: str, text: str) -> Traits:
    if lang not in words.LANGUAGES:
        raise PnError("board-not-understood")
    return _changed(session, lambda draft: sentences.written(draft, place, lang, text))


def _answer(session: Making, number: int, text: str) -> Traits:
    def answered(draft: Draft) -> Draft:
        found = _others(session)
        each = found[number] if 0 <= number < len(found) else None
        if each is None or each.cite is None or shop.at is None:
            raise PnError("board-not-understood")
        if not text.strip():
            return sentences.unanswered(draft, shop.at, each.option)
        says = {**_before(each, own=True), session.lang: text.strip()}
        return sentences.answered(draft, shop.at, each.option, says, each.cite)

    shop = _workshop(session)
    return _changed(session, answered)


def _otherwise(session: Making, text: str) -> Traits:
    def said(draft: Draft) -> Draft:
        left = [each for each in _others(session) if each.fate == others.LOSES and not each.own]
        cite = next((each.cite for each in left if each.cite is not None), None)
        if shop.at is None or cite is None or not text.strip():
            raise PnError("board-not-understood")
        says = {**_before(left[0], own=False), session.lang: text.strip()}
        kept = left[0].says.cite if left[0].says is not None else None
        return sentences.otherwise(draft, shop.at, says, kept or cite)

    shop = _workshop(session)
    return _changed(session, said)


def _before(other: others.Other, *, own: bool) -> dict[str, str]:
    """What was said of an option before, by language."""
    if other.says is None or other.own != own or isinstance(other.says.says, str):
        return {}
    return dict(other.says.says)


def _others(session: Making) -> list[others.Other]:
    """The options of the open task, in the order in which the page has them."""
    shop = _workshop(session)
    return [] if shop.at is None else studio_telling.options(shop.draft, shop.at)


def _teach(session: Making) -> Traits:
    return _changed(session, studio_telling.teaching_all)


def _move(session: Making, at: int, to: int) -> Traits:
    shop = _workshop(session)
    shop.made(drafts.moved(shop.draft, at, to))
    shop.at = to if shop.at == at else None
    return _shown(session)


def _remove(session: Making, at: int) -> Traits:
    _workshop(session).at = None
    return _changed(session, lambda draft: drafts.removed(draft, at))


def _look(session: Making, at: int | None) -> Traits:
    shop = _workshop(session)
    if at is not None and not 0 <= at < len(shop.draft.lesson.beats):
        raise PnError("studio-no-beat")
    shop.at = at
    told = shop.told()
    node = None if at is None else told["beats"][at]["node"]
    return {**(session.mirror.look_at(session.play.head if node is None else node)), "studio": told}


def _back(session: Making) -> Traits:
    _workshop(session).go(-1)
    return _shown(session)


def _on(session: Making) -> Traits:
    _workshop(session).go(1)
    return _shown(session)


def _try(session: Making) -> Traits:
    """Let a learner begin the lesson. Raises PnError while it cannot be played."""
    shop = _workshop(session)
    shop.learner = _learner(session)
    return {**_of_learner(shop.learner.traits), "studio": shop.told()}


def _learner(session: Making) -> Learner:
    """Who plays the lesson as it is now. Raises PnError while it cannot be played."""
    try:
        return _learners[-1](DRAFT, {DRAFT: dict(_workshop(session).draft.scenario.data)}, session.lang)
    except PnError as error:
        raise PnError("studio-not-yet") from error


class Learner(Protocol):
    """The session of a lesson, as `LessonSession` is."""

    traits: Traits

    def hear(self, message: Any) -> Heard:
        """Handle a message from the page."""

    def unfold(self) -> Traits:
        """Send every branch of the lesson. Raises PnError if there are too many."""


_learners: list[Callable[[str, Mapping[str, Source], str], Learner]] = []
"""What makes the session of a lesson: a board itself, so that it is above this module, which boards need."""


def learn_by(learner: Callable[[str, Mapping[str, Source], str], Learner]) -> None:
    """Say what makes the session of a lesson that is tried, from its name, a shelf of lessons, and a language."""
    _learners.append(learner)


def _of_learner(traits: Traits) -> Traits:
    """What of a learner's board is shown on this one, which keeps what lies around it."""
    told = traits.copy()
    for name in ("wire", "offer", "table", "advice", "turning"):
        told.pop(name, None)  # type: ignore[misc]  # a name of the traits
    return told


def _page(session: Making) -> Heard:
    """The lesson as a page of its own. Raises PnError while it cannot be played, and if it has too many branches."""
    learner = _learner(session)
    learner.unfold()
    return Heard({}, _paged(lesson_page.page(learner.traits, session.lang), "page"))


def _sheet(session: Making) -> Heard:
    """The lesson as a worksheet. Raises PnError while it cannot be played."""
    _learner(session)
    return Heard({}, _paged(worksheet.sheet(_workshop(session).draft.scenario, session.lang), "sheet"))


def _paged(html: str, form: str) -> Paged:
    return cast(Paged, {"paged": html, "as": form})  # `as` is a keyword of Python


def _tried(session: Making) -> Traits:
    shop = _workshop(session)
    shop.learner = None
    return {**session.mirror.show(Plays(shop.play())), "lesson": None, "studio": shop.told()}


def _leave(session: Making) -> Traits:
    shop = _workshop(session)
    session.workshop, session.company = None, shop.company
    return {**session.mirror.show(shop.plays), "lesson": None, "studio": None}


def meanwhile(session: Making, message: Any) -> Traits | None:
    """What a message comes to while a lesson is made; None for one that is as on any board. Raises PnError for one that has to
    wait."""
    shop, name = _workshop(session), name_of(message)
    if shop.learner is not None:
        told = _of_learner(shop.learner.hear(message).traits)
        return None if name == "speak" else told
    if name == "choose":
        return _recorded(session, *understood(message, CHOOSING).arguments)
    if name in ("undo", "redo"):
        return _back(session) if name == "undo" else _on(session)
    if name in ("speak", "foresee"):
        return None
    raise PnError("studio-first")


CHOOSING: Final[Mapping[str, Command[Traits]]] = {"choose": Command(_recorded)}
STUDIO: Final[Mapping[str, Command[Traits]]] = {
    "make": Command(_begin),
    "make-open": Command(opened),
    "make-seat": Command(_seat),
    "make-tell": Command(_tell),
    "make-ask": Command(_ask),
    "make-write": Command(_write),
    "make-answer": Command(_answer),
    "make-otherwise": Command(_otherwise),
    "make-teach": Command(_teach),
    "make-move": Command(_move),
    "make-remove": Command(_remove),
    "make-look": Command(_look),
    "make-back": Command(_back),
    "make-on": Command(_on),
    "make-try": Command(_try),
    "make-tried": Command(_tried),
    "make-leave": Command(_leave),
}
"""The messages of the studio's page."""
GIVING: Final[Mapping[str, Command[Heard]]] = {"make-page": Command(_page), "make-sheet": Command(_sheet)}
"""Those that are answered with a file."""
