"""The cards to print, served beside the apps: `…/pnrules/cards/GAME/EDITION/LANGUAGE.html`, the output of `pnrules cards`.

`apps` adds the handler to Voila's, and `extension` to those of a Jupyter server.
"""

from __future__ import annotations

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError, RequestHandler

from pnrules import games, words
from pnrules.games import game
from pnrules.kernel.errors import BadInput
from pnrules.showing import sheet


def address() -> str:
    """The pattern of the addresses: a game, an edition, a language."""
    return rf"/pnrules/cards/({'|'.join(games.names())})/([\w.]+)/({'|'.join(words.LANGUAGES)})\.html"


class Sheets(RequestHandler):
    """A game's cards in a language. They are not secret: anyone who reaches the server may have them."""

    @allow_unauthenticated
    def get(self, name: str, edition: str, lang: str) -> None:
        try:
            self.finish(sheet.card_sheet(game(name), edition, lang))
        except BadInput as error:
            raise HTTPError(404) from error


def handlers(base: str) -> list[tuple[str, type[RequestHandler]]]:
    """The handlers to add to a server whose addresses begin with `base`."""
    return [(url_path_join(base, address()), Sheets)]
