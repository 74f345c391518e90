"""Who may ask a server anything, and what every answer says to the browser: hosts, origins, headers, the policy of our pages.

All of it lies around the handlers, so that none can be forgotten: a `Guard` is asked before a request finds its handler, static
files and websockets included, and `Headers` goes over every answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, HTTPServerRequest
from tornado.routing import Router
from tornado.web import Application, ErrorHandler, OutputTransform, RequestHandler

from pnrules import words
from pnwidgets.reader import wanted

HERE: Final = ("localhost", "127.0.0.1", "::1")
"""What this machine calls itself."""
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
"""Signs that are in no name of ours; the first ends a name wherever a system is asked for it."""

PAGE: Final[Mapping[str, str]] = {
    "default-src": "'none'",
    # A script runs that has the page's nonce, and what such a script loads: JupyterLab's frame loads its extensions so, and
    # anywidget each widget's module, from a blob. Nothing else does, whatever a text in the page says.
    "script-src": "'nonce-{nonce}' 'strict-dynamic'",
    # JupyterLab and ipywidgets write their styles into the page, as elements and as attributes, without a nonce.
    "style-src": "'self' 'unsafe-inline'",
    # A notebook's own pictures lie beside it. Icons in JupyterLab's styles, the page's own empty icon and a picture on its way to
    # PNG are data.
    "img-src": "'self' data:",
    # JupyterLab's styles ask for the fonts of their icons.
    "font-src": "'self'",
    # The page asks for its kernel, and speaks with it.
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",  # the front page's: which game to deal
    "frame-ancestors": "'none'",
}
"""What our pages may do, by directive; `{nonce}` is another one for each page."""

ELSEWHERE: Final = "; ".join(
    [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""What everything else may do that a server answers with: cards to print have their style in them, and no page has a script."""

ALWAYS: Final[Mapping[str, str]] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer says, whatever it is."""


def policy(nonce: str) -> str:
    """The Content-Security-Policy of one of our pages, all of whose scripts have this nonce."""
    return "; ".join(f"{directive} {sources}" for directive, sources in PAGE.items()).format(nonce=nonce)


class Hosts(NamedTuple):
    """The names by which a server lets itself be called.

    names  each with or without a port; without one, it holds at any port. `*.example.org` stands for all names under it
    """

    names: tuple[str, ...] = ()

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(host)
        return name in HERE or any(_meant(allowed, host, name) for allowed in self.names)

    def trust(self, origin: str, host: str) -> bool:
        """Whether what a page of this origin asks may be answered: one of ours, or one under a name that was allowed.

        Those that this machine calls itself are not enough: another server on it is another origin.
        """
        given = urlsplit(origin.lower())
        if given.scheme not in ("http", "https"):
            return False
        return given.netloc == host or any(_meant(allowed, given.netloc, None) for allowed in self.names)


def _name(host: str) -> str:
    """A Host header without its port; an IPv6 address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _meant(allowed: str, host: str, name: str | None) -> bool:
    """Whether an allowed name means a host, with its port; or the host's name alone, whatever its port."""
    if allowed.startswith("*."):
        return any(each is not None and each.endswith(allowed[1:]) for each in (host, name))
    return allowed in (host, name)


class Guard(Router):
    """Stands before an application, and hands on what may be asked.

    app    the application
    hosts  by which names it lets itself be called
    """

    def __init__(self, app: Application, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    def find_handler(self, request: HTTPServerRequest, **_: Any) -> HTTPMessageDelegate | None:
        """What answers a request: the application, or a page that says why it does not."""
        host = request.headers.get("Host", "").lower()
        origin = request.headers.get("Origin")
        refused = self._refused(request, host, origin)
        if refused:
            return self.app.get_handler_delegate(request, Refused, {"says": refused, "name": origin or host})
        if CONTROL.search(unquote(request.path)):
            return self.app.get_handler_delegate(request, ErrorHandler, {"status_code": 404})
        if origin is not None and urlsplit(origin).netloc.lower() != host:
            del request.headers["Origin"]  # allowed, and no handler need ask again: a proxy has named us otherwise
        return self.app.find_handler(request)

    def _refused(self, request: HTTPServerRequest, host: str, origin: str | None) -> str | None:
        """The message that says why a request is not answered; None for one that is."""
        if not (self.hosts.know(host) or _name(host) == _reached(request)):
            return "app-refused-host"
        if origin is not None and not self.hosts.trust(origin, host):
            return "app-refused-origin"
        return None


def _reached(request: HTTPServerRequest) -> str | None:
    """The address of this machine at which a request came in. Nobody can lead a name of theirs to it: it is no name."""
    stream = getattr(request.connection, "stream", None)
    return None if stream is None or stream.socket is None else str(stream.socket.getsockname()[0])


class Refused(RequestHandler):
    """Says why a request is not answered, in the reader's language."""

    def initialize(self, says: str, name: str) -> None:
        self.says = says
        self.name = name

    def prepare(self) -> None:
        lang = wanted(self.request.query, self.request.headers.get("Accept-Language", ""))
        self.set_status(403)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Content-Language", lang)
        self.finish(f"{words.text(lang, self.says, name=self.name)}\n")


class Headers(OutputTransform):
    """Puts on every answer what every answer says. The policy is that of the page, or the one for everything that is no page."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        for name, value in ALWAYS.items():
            headers[name] = value
        if "script-src" not in headers.get("Content-Security-Policy", ""):
            headers["Content-Security-Policy"] = ELSEWHERE
        return status_code, headers, chunk


def cookies(base: str) -> dict[str, str]:
    """How the cookie with the page's token is set: for this server's pages alone, and never sent along from another site."""
    return {"samesite": "Strict", "path": base}


def hosts(names: Iterable[str]) -> Hosts:
    """The names as somebody gives them on a command line."""
    return Hosts(tuple(name.strip().lower() for name in names if name.strip()))
