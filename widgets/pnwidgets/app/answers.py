"""Which of Voila's handlers a server has beside our own, and what all of them answer to what they were not made for."""

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
"""Where those of Voila's addresses lie that our pages use. It has others: to log in, and to list folders."""
STYLES: Final = r"/voila/templates/([\w-]+/static/[\w./-]*\w)"
"""The addresses of what Voila's templates bring."""
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")
"""What anything here may be asked."""
NO_READER: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.METHOD_NOT_ALLOWED)
"""What no browser is answered that goes where a page leads."""


def ours_of(handlers: list[Any], base: str) -> list[Any]:
    """What our pages use of Voila's handlers; `base` is where its addresses begin."""
    there = tuple(url_path_join(base, place) for place in OURS)
    kept = [(place, Line if made is VoilaKernelWebsocketHandler else made, *more) for place, made, *more in handlers]
    return [(url_path_join(base, STYLES), TemplateStaticFileHandler), *(each for each in kept if each[0].startswith(there))]


def answering(handler: Any) -> Any:
    """A handler, with its address and all that it is given, which answers to everything in few words."""
    place, made, *more = handler
    return (place, type(made.__name__, (Answers, made), {}), *more)


class Answers(RequestHandler):
    """Answers to what a handler was not made for."""

    @allow_unauthenticated  # it says no more than the other methods do, each of which asks for itself
    async def head(self, *path: str, **named: str) -> None:
        """The same as `GET`, of which the body is not sent."""
        await ensure_async(self.get(*path, **named))

    @allow_unauthenticated
    async def options(self, *path: str, **named: str) -> None:
        """What may be asked here."""
        self._allow()
        self.set_status(HTTPStatus.NO_CONTENT)
        self.finish()

    def _allow(self) -> None:
        own = [each for each in METHODS if getattr(type(self), each.lower()) is not getattr(RequestHandler, each.lower())]
        self.set_header("Allow", ", ".join(own))

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """The error's name, where it is not a page that a reader looks at."""
        if isinstance(self, BaseVoilaHandler) and status_code not in NO_READER:
            super().write_error(status_code, **kwargs)
            return
        if status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            self._allow()
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{status_code} {self._reason}\n")
