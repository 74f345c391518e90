"""A notebook's page: shown at once from a recording (`records`), and filled once its script has requested a kernel.

`GET` never starts a kernel: an image on another site could link to any address. The page's script then sends `POST` with the
page's token to the same address, and gets a line of JSON for each event:

    {"before": 3}        the number of pages that wait for a kernel before this one
    {"html": "…"}        the next piece of the cells' output
    {"done": true}       the end of the output
    {"failed": true}     there is no kernel, and none will come
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlencode

from jupyter_server.base.handlers import path_regex
from jupyter_server.utils import url_path_join
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler
from voila.utils import get_page_config

from pnrules import words
from pnrules.pages.opening import BEGINNINGS
from pnrules.version import VERSION
from pnwidgets.app import assets, notebooks, pages
from pnwidgets.app.folders import TRAINER, Found
from pnwidgets.app.guard import policy
from pnwidgets.app.kernels import Full, Lent, Pool
from pnwidgets.app.records import Record, Records
from pnwidgets.reader import asked, wanted

SAID_EVERY: Final = 2.0
"""Seconds between two lines to a waiting page, so that it knows its place and no proxy times out."""
CELL: Final = "<div cell-index="
"""The start of a cell in the template's output."""
RETRY_SECONDS: Final = 10
"""The delay after which a page that found no place may try again."""


class Page:
    """What our pages have in common: a nonce for their scripts, and the policy that requires it."""

    @cached_property
    def nonce(self) -> str:
        return secrets.token_urlsafe(16)

    @property
    def content_security_policy(self) -> str:
        return policy(self.nonce)

    @property
    def template_namespace(self) -> dict[str, Any]:
        return {**super().template_namespace, "nonce": self.nonce}  # type: ignore[misc]  # a Jupyter handler's


class Front(Page, TornadoVoilaTreeHandler):  # type: ignore[misc]  # Voila publishes no types
    """The front page."""


class Notebook(Page, TornadoVoilaHandler):  # type: ignore[misc]  # Voila publishes no types
    """The page of a notebook, and the stream that fills it.

    records  what pages show before they have a kernel
    pool     the source of kernels; None inside a Jupyter server, which has its own
    """

    def initialize(self, records: Records, pool: Pool | None = None, **kwargs: Any) -> None:
        super().initialize(**kwargs)
        self.records = records
        self.pool = pool
        self.lent: Lent | None = None
        self.filling: asyncio.Task[None] | None = None

    @property
    def kernel_manager(self) -> Any:
        """The manager from which Voila's own handler gets the kernel."""
        return self.lent or super().kernel_manager

    @authenticated
    async def get(self, path: str = "") -> None:
        """The page, without the cells' output. Raises a 404 for an unknown notebook."""
        if not path.endswith(".ipynb"):
            self.redirect_to_file(path)
            return
        found = pages.of_server(self.settings).find(path)
        if found is None:
            raise HTTPError(404)
        begin = secrets.choice(BEGINNINGS) if found.place == TRAINER else None
        record = await self._record(found, begin)
        self.set_header("Cache-Control", "no-store")
        self.xsrf_token  # noqa: B018  (reading it sets the cookie, without which the page could not ask for its kernel)
        self.finish(self._html(path, found, begin, record))

    async def _record(self, found: Found, begin: str | None) -> Record | None:
        """The page's recording, beginning with the given exercise; None if the request is not for a page, such as an image's on
        another site: recording takes time, although it starts no kernel."""
        if self.request.headers.get("Sec-Fetch-Dest", "document") != "document":
            return None
        wishes = {**asked({"QUERY_STRING": self.request.query}), **found.asked}
        return await self.records.of(found.file, wishes if begin is None else {**wishes, "begin": begin})

    def _html(self, path: str, found: Found, begin: str | None, record: Record | None) -> Any:
        """The page of a notebook."""
        notebook = notebooks.load(found.file)
        lang = wanted(self.request.query, self.request.headers.get("Accept-Language", ""))
        config = self._page_config(path)
        told = {"words": config["pnWords"], "reader": lang, "languages": words.LANGUAGES, "begin": begin}
        return self.render_template(
            "notebook.html",
            reader=lang,
            lang=notebook.language(lang),
            title=_titled(notebook.called()[lang], found.game, lang),
            page_config=config,
            record=record,
            told={**told, **assets.places_of(self.base_url), "base": self.base_url, "pnrules": VERSION},
        )

    def _page_config(self, path: str) -> dict[str, Any]:
        """Voila's page config with ours."""
        given = {
            "base_url": self.base_url,
            "settings": self.settings,
            "log": self.log,
            "voila_configuration": self.voila_configuration,
        }
        return pages.page_config(get_page_config(**given), **given, notebook_path=path)

    @authenticated
    async def post(self, path: str = "") -> None:
        """A kernel for the page, and the cells' output in it. Jupyter has checked the token by now."""
        self.set_header("Content-Type", "application/x-ndjson; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("X-Accel-Buffering", "no")  # proxies are to pass on each line at once
        if self.pool is not None:
            try:
                self.lent = await self.pool.place()
            except Full:
                self._turned_away(self.pool)
                return
        self.filling = asyncio.ensure_future(self._fill(path))
        with suppress(asyncio.CancelledError, StreamClosedError):
            await self._accompany(self.filling)

    def _turned_away(self, pool: Pool) -> None:
        self.set_status(503)
        self.set_header("Retry-After", str(RETRY_SECONDS))
        self.finish(json.dumps({"most": pool.limits.most, "again": RETRY_SECONDS}))

    async def _accompany(self, filling: asyncio.Task[None]) -> None:
        """Send the page its place in the queue while it waits, until it is filled."""
        while not (await asyncio.wait({filling}, timeout=SAID_EVERY))[0]:
            self._say(before=self.lent.before if self.lent else 0)
        await filling

    async def _fill(self, path: str) -> None:
        """Send all output of the cells; end the kernel if that fails."""
        try:
            async for html in self._cells(path):
                self._say(html=html)
            self._say(done=True)
        except StreamClosedError:
            await self._let_go()
        except asyncio.CancelledError:
            await self._let_go()
            raise
        except Exception:
            self.log.exception("The page of %s was not filled", path)
            await self._let_go()
            self._say(failed=True)
        else:
            if self.lent is not None:
                self.lent.busy = False

    async def _cells(self, path: str) -> AsyncIterator[str]:
        """The output of Voila's template, cell by cell."""
        found = pages.of_server(self.settings).find(path)
        if found is not None and found.game is not None:  # the kernel learns which game the address names
            self.request.query = "&".join(filter(None, [urlencode(found.asked), self.request.query]))
            path = found.place
        piece = ""
        async for html in self.get_generator(path=path):
            if html.startswith(CELL) and piece:
                yield piece
                piece = ""
            piece += html
        yield piece

    def _say(self, **line: Any) -> None:
        self.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.flush()

    async def _let_go(self) -> None:
        lent, self.lent = self.lent, None
        if lent is not None:
            await lent.end()

    def on_connection_close(self) -> None:
        """The page has left while it was being filled."""
        super().on_connection_close()
        if self.filling is not None:
            self.filling.cancel()


def _titled(own: str, game: str | None, lang: str) -> str:
    """A page's title: its notebook's, with the game whose page it is."""
    return own if game is None else f"{own} · {words.text_or(game, lang, f'game-{game}')}"


def handlers(base: str, configuration: Any, **page: Any) -> list[Any]:
    """The handlers to add to a server before Voila's own, which they replace.

    base           the prefix of its addresses
    configuration  Voila's
    page           the other arguments of a notebook's page: `template_paths`, `config`, `records`, and `pool` unless Jupyter
                   manages the kernels
    """
    given = {"voila_configuration": configuration}
    places = [
        (url_path_join(base, "/voila/tree") + path_regex, Front, given),
        (url_path_join(base, r"/voila/render/(.*)"), Notebook, {**given, **page}),
    ]
    return [*assets.handlers(base), *places]
