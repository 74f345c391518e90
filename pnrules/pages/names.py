"""What a notebook imports from `pnwidgets` where there are no widgets: the same names, for sessions and tellings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from pnrules.files.scenario import Source
from pnrules.pages import opening, telling
from pnrules.pages.opening import Asked
from pnrules.session import BoardSession, ClaimSession, GuessSession
from pnrules.showing.play import ShownPlay as Play

WIDGETS: Final = "pnwidgets"


class Explorer:
    """A board with its surroundings, with the interface that a notebook's author knows."""

    def __init__(self, session: BoardSession) -> None:
        self.session = session

    def show(self, node: int) -> Explorer:
        """Show a node. Raises NoSuchNode."""
        self.session.look_at(node)
        return self


def names(asked: Asked, lang: str) -> dict[str, Callable[..., Any]]:
    """Every name that the site's notebooks import, for a page with this address in this language."""

    def explore(source: Any, seat: int | None = None) -> Explorer:
        return Explorer(opening.explored(source, lang, seat))

    def edit(source: Any, node: int | None = None, folded: bool = False) -> Explorer:
        return Explorer(opening.edited(source, lang, node, folded=folded))

    def lesson(*sources: Source) -> BoardSession:
        return opening.lessons(sources, lang)

    def trainer(game: str | Play | None = None, about: str | None = None, seed: int | None = None) -> BoardSession:
        return opening.trainer(game, about, seed, asked, lang)

    return {
        "Evidence": lambda position: ClaimSession(position, lang),
        "Guess": lambda position: GuessSession(position, lang),
        "Threshold": lambda family=None: opening.threshold(family, lang),
        "course": lambda source=None: opening.course(source, asked, lang),
        "edit": edit,
        "explore": explore,
        "lesson": lesson,
        "level": lambda name=None: opening.level(opening.level_name(name, asked), lang),
        "measure": lambda question: opening.measured(question, lang),
        "new_game": lambda game, **how: opening.new_game(game, lang, **how),
        "own_cards": lambda deck, **how: opening.own_cards(deck, lang, **how),
        "predict": lambda name: opening.level(name, lang, quiz=True),
        "question": lambda game=None: opening.question(game, asked, lang),
        "report": lambda source, **how: opening.reported(source, lang, **how),
        "rules": lambda game=None: opening.rules(game, asked, lang),
        "studio": lambda game=None: opening.making(game, asked, lang),
        "table": lambda: opening.table(asked, lang),
        "tell": telling.tell,
        "tell_deck": telling.tell_deck,
        "tell_last": telling.tell_last,
        "tell_loop": telling.tell_loop,
        "tell_plans": telling.tell_plans,
        "tell_problems": telling.tell_problems,
        "tell_refusal": telling.tell_refusal,
        "tell_run": telling.tell_run,
        "tell_verdict": telling.tell_verdict,
        "track": lambda game=None: opening.track(game, asked, lang),
        "trainer": trainer,
    }


def _example(name: str) -> Callable[..., Play]:
    """An example of a claim by name. Games bring them, and are imported only when one is asked for."""
    found = opening.examples().get(name)
    if found is None:
        raise AttributeError(name)
    return opening.varied(found)


@contextmanager
def standing_in(found: Mapping[str, Callable[..., Any]]) -> Iterator[None]:
    """Inside this context, `from pnwidgets import …` gives these names, even if the real package is installed."""
    module = ModuleType(WIDGETS)
    vars(module).update(found, __getattr__=_example)
    before = sys.modules.get(WIDGETS)
    sys.modules[WIDGETS] = module
    try:
        yield
    finally:
        if before is None:
            del sys.modules[WIDGETS]
        else:
            sys.modules[WIDGETS] = before
