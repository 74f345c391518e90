"""The session of a board on which games are dealt: it offers the available games, and puts the previous deal aside for a new one.

The settings for the next deal are local to the page until it is dealt. A deal is validated completely before anything is done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pnrules import games, words
from pnrules.files import loading, scenario
from pnrules.games import game
from pnrules.kernel.chance import Chance, seeded
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import JsonPath, short
from pnrules.lab.experiment import RANDOM, Experiment
from pnrules.session import notices, opponents
from pnrules.session.board import ALONE, BoardSession
from pnrules.session.commands import Command, names_one, understood
from pnrules.session.company import Company
from pnrules.session.deals import HANDS, MOST_DEALS, OPEN, Deal, asked_for, is_who
from pnrules.session.measuring import MEASURING, Measuring, plan_of_report, told, with_words
from pnrules.session.plays import Plays
from pnrules.session.seated import covers, parse, persons
from pnrules.wire.table import Dealable, Deals
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play


class Offered(NamedTuple):
    """What can be dealt of a game.

    game      its name
    works     edition -> the name of the rulebook in citations
    versions  the ways to play it
    seats     fewest and most players
    """

    game: str
    works: Mapping[str, str]
    versions: tuple[int, ...]
    seats: tuple[int, int]

    @classmethod
    def all_of(cls, name: str) -> Offered:
        """Everything that a game offers. Raises KeyError for an unknown name."""
        found = game(name)
        return cls(name, found.works, found.versions, found.seats)

    @classmethod
    def only(cls, deal: Deal) -> Offered:
        """Only the rules of this deal, as far as they exist, for any number of players."""
        found = cls.all_of(deal.game)
        works = {edition: work for edition, work in found.works.items() if edition == deal.edition}
        versions = tuple(version for version in found.versions if version == deal.version)
        return found._replace(works=works or found.works, versions=versions or found.versions)

    def check(self, deal: Deal, root: JsonPath) -> None:
        """Note unknown values in a deal of this game."""
        root.at("edition").one_of(deal.edition, tuple(self.works), None)
        root.at("version").one_of(deal.version, self.versions, None)
        root.at("players").integer(deal.players, *self.seats, self.seats[0])
        root.at("hands").one_of(deal.hands, HANDS, "")
        if not is_who(deal.who, deal.players, game(self.game)):
            root.at("who").report("problem-who", (("found", "text"),), short(deal.who))

    def payload(self) -> Dealable:
        """The same as plain data, with the names of the game and its versions in every language."""
        return {
            "game": self.game,
            "called": _in_every_language(f"game-{self.game}", self.game),
            "works": dict(self.works),
            "versions": [
                {"version": each, "called": _in_every_language(f"gallery-version-{self.game}-{each}", str(each))}
                for each in self.versions
            ],
            "seats": list(self.seats),
            "chance": game(self.game).chance,
            "opponents": opponents.offered(game(self.game)),
        }


def _in_every_language(id: str, otherwise: str) -> dict[str, str]:
    return {lang: words.text_or(otherwise, lang, id) for lang in words.LANGUAGES}


class Dealt(NamedTuple):
    """What is on the board.

    deal   the deal
    cards  the text of a custom deck; None for the game's own
    plays  the play and those derived from it
    who    who plays, and whether the screen is passed on
    """

    deal: Deal
    cards: str | None
    plays: Plays
    who: Company


class DealingSession(BoardSession):
    """A board on which games are dealt.

    deal     what is dealt first
    lang     en or fr
    seat     through whose eyes; None shows the whole table
    offer    which settings the page offers, as in `BoardSession`
    only     whether only the rules of the first deal are offered; by default, all games are
    names    the names of the players, in seat order; by default P1, P2 and so on
    cards    the JSON text of a deck to edit, in a game with decks
    seeds    the lowest and the highest number of a deal
    unknown  the parts of a URL that were not understood, such as `players=9`: the page says so
    opened   whether the page begins with the form for a deal

    `measuring` is the report on a custom deck; None before one was asked for. Raises BadInput for an impossible deal, and
    NoSuchSeat.
    """

    measuring: Measuring | None = None

    def __init__(
        self,
        deal: Deal,
        lang: str = "en",
        seat: int | None = None,
        offer: tuple[str, ...] = (),
        *,
        only: bool = False,
        names: Sequence[str] = (),
        cards: str | None = None,
        seeds: tuple[int, int] = (1, MOST_DEALS),
        unknown: Sequence[str] = (),
        opened: bool = False,
    ) -> None:
        self._offered = {deal.game: Offered.only(deal)} if only else {name: Offered.all_of(name) for name in games.names()}
        self._names, self._seeds, self._opened = names, seeds, opened
        self._writes_cards = cards is not None
        self._tells_address = not only
        self._unknown = list(unknown)
        self._earlier: list[Dealt] = []
        self._count = 0
        play = self._play(deal, cards)
        company = company_of(deal, play, offer) if seat is None else company_of(deal, play, ())
        super().__init__(play, lang, company.first_eyes() if seat is None else seat, offer, company)
        self._now = Dealt(deal, cards, self.mirror.plays, company)
        self._tell(self._offer())

    @classmethod
    def of_address(cls, asked: Mapping[str, str], lang: str = "en", offer: tuple[str, ...] = ()) -> DealingSession:
        """The session for a URL: a deal, and the `seat` through whose eyes it is seen. Missing or unknown values fall back to the
        defaults, and the latter are reported. If it names no game, the page begins with the form for a deal."""
        deal, seat, unknown = asked_for(asked)
        return cls(deal, lang, seat, offer, unknown=unknown, opened="game" not in asked)

    @property
    def dealt(self) -> Deal:
        """The latest deal, or the one brought back."""
        return self._now.deal

    @property
    def cards(self) -> str | None:
        """The text of the custom deck of that deal; None for the game's own."""
        return self._now.cards

    @property
    def new_chance(self) -> Chance:
        """Draws are by the number of the deal."""
        return seeded(self._now.deal.seed)

    # --- from elsewhere -----------------------------------------------------------------------------------------------

    def open(self, text: str) -> Traits:
        """Open pasted text: see `loading.pasted`. The current play is put aside; if the text is invalid, the notice says why, and
        the board is unchanged."""
        return self._tell({"notice": None, **self._opened_from(text)})

    def _opened_from(self, text: str) -> Traits:
        try:
            play = loading.pasted(text, seeded(self._now.deal.seed))
            problems: list[Problem] = []
            JsonPath("", problems).at("game").one_of(play.setup.game.name, tuple(self._offered), None)
            if problems:
                raise BadInput(problems)
        except BadInput as error:
            return {"notice": notices.place_by_place("board-not-opened", error.problems)}
        setup = play.setup
        deal = Deal(setup.game.name, setup.edition, setup.version, len(setup.players), self._now.deal.seed)
        traits = self.mirror.show(plays := Plays(play))
        traits = {**traits, **self._seen_with(ALONE)}
        self._earlier.append(self._now._replace(who=self.company))
        traits = {**traits, **self._lies(Dealt(deal, None, plays, ALONE))}
        return {
            **traits,
            **({"notice": notices.place_by_place("board-opened-otherwise", play.otherwise)} if play.otherwise else {}),
        }

    # --- measuring a deck ---------------------------------------------------------------------------------------------

    def _measured(self, cards: str, players: int, games: int) -> Traits:
        """Begin a report on a custom deck. Raises BadInput, with every problem, and PnError where no deck is offered."""
        if not self._writes_cards:
            raise PnError("board-not-understood")
        now = self._now.deal
        _deck(now.game, cards)
        measured = Experiment(now.game, (RANDOM,) * players, str(now.seed), now.edition, now.version, deck=cards.strip())
        self.measuring = Measuring([plan_of_report(measured)], games=games)
        return {**self._offer(), **told(self)}

    def show_measured(self, play: Play) -> Traits:
        """Put a measured game on the board, and the current play aside."""
        traits = self.mirror.show(plays := Plays(play))
        traits = {**traits, **self._seen_with(ALONE)}
        self._earlier.append(self._now._replace(who=self.company))
        assert self.measuring is not None
        cards = self.measuring.experiments[0].deck
        return {**traits, **self._lies(Dealt(self._now.deal, cards, plays, ALONE))}

    def _adapted(self, traits: Traits) -> Traits:
        adapted = super()._adapted(traits)
        return with_words(adapted) if self._writes_cards else adapted

    # --- dealing ------------------------------------------------------------------------------------------------------

    def deal(self, deal: Deal, cards: str | None = None) -> Traits:
        """Deal, and put the current play aside. `cards` is the text of a custom deck. Raises BadInput, with every problem, and
        leaves the board unchanged."""
        return self._tell({"notice": None, **self._dealt(deal, cards)})

    def go_back(self) -> Traits:
        """Bring back what was put aside last. Raises PnError if there is nothing."""
        return self._tell({"notice": None, **self._brought_back()})

    def _dealt(self, deal: Deal, cards: str | None) -> Traits:
        plays = Plays(self._play(deal, cards))
        company = company_of(deal, plays.play, self.offer)
        traits = self.mirror.show(plays)
        traits = {**traits, **self._seen_with(company)}
        self._earlier.append(self._now._replace(who=self.company))
        return {**traits, **self._lies(Dealt(deal, cards, plays, company))}

    def _brought_back(self) -> Traits:
        if not self._earlier:
            raise PnError("board-not-understood")
        traits = self.mirror.show(self._earlier[-1].plays)
        traits = {**traits, **self._seen_with(self._earlier[-1].who)}
        return {**traits, **self._lies(self._earlier.pop())}

    def _seen_with(self, company: Company) -> Traits:
        """Begin with the eyes of the company if they follow who plays, or did before; otherwise with the reader's own."""
        follows = any(each.who or each.passing for each in (company, self.company))
        return self.mirror.see_with(company.first_eyes()) if follows else {}

    def _lies(self, now: Dealt) -> Traits:
        """Put this on the board; earlier requests are obsolete."""
        self._now = now
        self.company = now.who
        self._unknown = []
        self._count += 1
        return {**self.leave_practice(), **self._offer()}

    def _play(self, deal: Deal, cards: str | None) -> Play:
        """The dealt game. Raises BadInput, with every problem, and PnError for a custom deck that is not offered."""
        if (cards is not None) != self._writes_cards:
            raise PnError("board-not-understood")
        problems: list[Problem] = []
        root = JsonPath("", problems)
        root.at("seed").integer(deal.seed, *self._seeds, self._seeds[0])
        if root.at("game").one_of(deal.game, tuple(self._offered), None) is not None:
            self._offered[deal.game].check(deal, root)
        if problems:
            raise BadInput(problems)
        return deal.play(self._names, None if cards is None else _deck(deal.game, cards))

    def _offer(self, problems: Sequence[Problem] = ()) -> Traits:
        """The available deals, and the current one; and the problems of a requested deal."""
        told: Deals = {
            "games": [offered.payload() for offered in self._offered.values()],
            "seeds": list(self._seeds),
            "now": self._now.deal.payload(),
            "cards": self._now.cards,
            "dealt": self._count,
            "back": self._earlier[-1].deal.payload() if self._earlier else None,
            "unknown": list(self._unknown),
            "problems": [{"place": problem.place, **notices.reason(problem)} for problem in problems],
            "opened": self._opened,
        }
        return {"deal": told, "reopen": self._now.deal.address} if self._tells_address else {"deal": told}

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, MEASURING):
            return understood(message, MEASURING).carried_out(self)
        if not names_one(message, DEALING):
            return super()._carry_out(message)
        try:
            return understood(message, DEALING).carried_out(self)
        except BadInput as error:
            return self._offer(error.problems)


def company_of(deal: Deal, play: Play, offer: Sequence[str]) -> Company:
    """Who plays a deal. Several persons pass the screen on if hands can be covered and the page offers other eyes, unless the
    deal says that hands are open."""
    who = parse(deal.who, deal.players) or ()
    passing = len(persons(who)) > 1 and deal.hands != OPEN and "seat" in offer and covers(play.start)
    return Company(who, passing, deal.seed)


def _deck(name: str, cards: str) -> Any:
    """Parse the text of a deck. Raises BadInput with every problem."""
    data = scenario.from_text(cards)
    if Files.of(game(name)).deck is not None:  # the loader reports a game without decks
        Files.of(game(name)).check_deck(data)
    return data


def _deal(session: DealingSession, *what: Any) -> Traits:
    *deal, cards = what
    return session._dealt(Deal(*deal), cards)


def _go_back(session: DealingSession) -> Traits:
    return session._brought_back()


def _open(session: DealingSession, text: str) -> Traits:
    if session._writes_cards:
        raise PnError("board-not-understood")
    return session._opened_from(text)


def _measure(session: DealingSession, cards: str, players: int, games: int) -> Traits:
    return session._measured(cards, players, games)


DEALING: Final[Mapping[str, Command[Traits]]] = {
    "deal": Command(_deal),
    "deal-back": Command(_go_back),
    "open": Command(_open),
    "measure-cards": Command(_measure),
}
"""The additional messages of such a board's page."""
