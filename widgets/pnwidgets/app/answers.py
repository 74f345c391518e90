"""Which of Voila's handlers a server keeps beside our own, and how all of them answer unsupported requests."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from jupyter_core.utils import ensure_async
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.web import RequestHandler
from voila.handler import BaseVoilaHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from pnwidgets.app.lines import Line

OURS: Final = (
    "/api/kernels/",
    "/voila/api/shutdown/",
    "/voila/api/themes/",
    "/voila/files/",
    "/voila/labextensions/",
    "/voila/static/",
)
"""The addresses of Voila that our pages use. It has others, for logging in and listing folders, which are left out."""
STYLES: Final = r"/voila/templates/([\w-]+/static/[\w./-]*\w)"
"""The addresses of the static files of Voila's templates."""
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")
"""The allowed methods."""
NO_READER: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.METHOD_NOT_ALLOWED)
"""Statuses that no browser gets by following our pages' links, so that they need no page of their own."""


def ours_of(handlers: list[Any], base: str) -> list[Any]:
    """Voila's handlers that our pages use; `base` is the prefix of its addresses."""
    there = tuple(url_path_join(base, place) for place in OURS)
    kept = [(place, Line if made is VoilaKernelWebsocketHandler else made, *more) for place, made, *more in handlers]
    return [(url_path_join(base, STYLES), TemplateStaticFileHandler), *(each for each in kept if each[0].startswith(there))]


def answering(handler: Any) -> Any:
    """A handler's entry (address, class, arguments) with short answers to unsupported requests."""
    place, made, *more = handler
    return (place, type(made.__name__, (Answers, made), {}), *more)


class Answers(RequestHandler):
    """Answers to requests that a handler does not support."""

    @allow_unauthenticated  # it reveals no more than the other methods, which check for themselves
    async def head(self, *path: str, **named: str) -> None:
        """The same as `GET`, without the body."""
        await ensure_async(self.get(*path, **named))

    @allow_unauthenticated
    async def options(self, *path: str, **named: str) -> None:
        """The allowed methods."""
        self._allow()
        self.set_status(HTTPStatus.NO_CONTENT)
        self.finish()

    def _allow(self) -> None:
        own = [each for each in METHODS if getattr(type(self), each.lower()) is not getattr(RequestHandler, each.lower())]
        self.set_header("Allow", ", ".join(own))

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Only the error's name, unless a reader will see the page."""
        if isinstance(self, BaseVoilaHandler) and status_code not in NO_READER:
            super().write_error(status_code, **kwargs)
            return
        if status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            self._allow()
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{status_code} {self._reason}\n")
