"""Access control and security headers: accepted hosts and origins, and the Content-Security-Policy of our pages.

Both wrap the application, so that no handler can be forgotten: `Guard` checks every request before its handler is found, static
files and websockets included, and `Headers` adds to every answer.
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
"""The names of this machine for itself."""
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
"""Control characters, which none of our paths has. A NUL would cut a path short in system calls."""

PAGE: Final[Mapping[str, str]] = {
    "default-src": "'none'",
    # Only scripts with the page's nonce run, and what they load: JupyterLab's frame loads its extensions that way, and
    # anywidget each widget's module, from a blob. Nothing else runs, whatever a text in the page says.
    "script-src": "'nonce-{nonce}' 'strict-dynamic'",
    # JupyterLab and ipywidgets write their styles into the page, as elements and as attributes, without a nonce.
    "style-src": "'self' 'unsafe-inline'",
    # A notebook's own pictures lie beside it. Icons in JupyterLab's styles, the page's own empty icon and a picture being turned
    # into PNG are data.
    "img-src": "'self' data:",
    # JupyterLab's styles load icon fonts.
    "font-src": "'self'",
    # The page requests its kernel and talks to it.
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",  # the front page's: which game to deal
    "frame-ancestors": "'none'",
}
"""The policy of our pages, by directive; `{nonce}` is filled in anew for each page."""

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
"""The policy of all other answers: no scripts; cards to print have inline styles."""

ALWAYS: Final[Mapping[str, str]] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The headers of every answer."""


def policy(nonce: str) -> str:
    """The Content-Security-Policy of one of our pages. All its scripts carry this nonce."""
    return "; ".join(f"{directive} {sources}" for directive, sources in PAGE.items()).format(nonce=nonce)


class Hosts(NamedTuple):
    """The host names that a server accepts.

    names  each with or without a port; without one, any port matches. `*.example.org` stands for all names under it
    """

    names: tuple[str, ...] = ()

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(host)
        return name in HERE or any(_meant(allowed, host, name) for allowed in self.names)

    def trust(self, origin: str, host: str) -> bool:
        """Whether to answer a page of this origin: it has to be ours, or to have an allowed name.

        A name of this machine for itself is not enough: another server on it is another origin.
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
    """Whether an allowed name matches a host with its port, or the host's name alone with any port."""
    if allowed.startswith("*."):
        return any(each is not None and each.endswith(allowed[1:]) for each in (host, name))
    return allowed in (host, name)


class Guard(Router):
    """A router before an application that passes on only permitted requests.

    app    the application
    hosts  the accepted host names
    """

    def __init__(self, app: Application, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    def find_handler(self, request: HTTPServerRequest, **_: Any) -> HTTPMessageDelegate | None:
        """The handler of a request: the application's, or a page that says why the request is refused."""
        host = request.headers.get("Host", "").lower()
        origin = request.headers.get("Origin")
        refused = self._refused(request, host, origin)
        if refused:
            return self.app.get_handler_delegate(request, Refused, {"says": refused, "name": origin or host})
        if CONTROL.search(unquote(request.path)):
            return self.app.get_handler_delegate(request, ErrorHandler, {"status_code": 404})
        if origin is not None and urlsplit(origin).netloc.lower() != host:
            del request.headers["Origin"]  # checked here; handlers would compare it with the name that a proxy gave us
        return self.app.find_handler(request)

    def _refused(self, request: HTTPServerRequest, host: str, origin: str | None) -> str | None:
        """The message that says why a request is refused; None if it is permitted."""
        if not (self.hosts.know(host) or _name(host) == _reached(request)):
            return "app-refused-host"
        if origin is not None and not self.hosts.trust(origin, host):
            return "app-refused-origin"
        return None


def _reached(request: HTTPServerRequest) -> str | None:
    """This machine's IP address at which a request came in. It is safe to accept as a host: DNS cannot point a foreign name at
    it."""
    stream = getattr(request.connection, "stream", None)
    return None if stream is None or stream.socket is None else str(stream.socket.getsockname()[0])


class Refused(RequestHandler):
    """Says why a request is refused, in the reader's language."""

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
    """Adds the common headers to every answer. The policy is the page's own, or else the one for everything that is not a
    page."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        for name, value in ALWAYS.items():
            headers[name] = value
        if "script-src" not in headers.get("Content-Security-Policy", ""):
            headers["Content-Security-Policy"] = ELSEWHERE
        return status_code, headers, chunk


def cookies(base: str) -> dict[str, str]:
    """The attributes of the cookie with the page's token: for this server's pages only, never sent from another site."""
    return {"samesite": "Strict", "path": base}


def hosts(names: Iterable[str]) -> Hosts:
    """The accepted hosts from names on a command line."""
    return Hosts(tuple(name.strip().lower() for name in names if name.strip()))
