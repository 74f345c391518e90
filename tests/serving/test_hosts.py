"""By which names a server lets itself be called, and whose pages it serves: each that is refused, over HTTP and a websocket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tornado.httpclient import HTTPClientError, HTTPResponse

from learners import Learner, get
from pnrules import words
from pnwidgets.app.guard import Hosts, hosts
from tests.serving.conftest import ALLOWED

STRANGERS = ("evil.example", "evil.example:8866", "localhost.evil.example", "xgames.school.example", "127.0.0.2", "[::2]", "")
ELSEWHERE = (
    "http://evil.example",
    "https://localhost.evil.example",
    "http://localhost:1",
    "http://127.0.0.1:1",
    f"http://{ALLOWED}:1",
    "null",
    "file://",
)
"""Pages of others, also of another server on this machine, and of one under the allowed name at a port that was not allowed."""


def asked(url: str, **headers: str) -> HTTPResponse:
    return asyncio.run(get(url, headers))


@pytest.mark.parametrize("name", ["localhost", "localhost:8866", "127.0.0.1:80", "[::1]:8866"])
def test_this_machine_calls_itself_by_these_names(name: str) -> None:
    assert Hosts().know(name)


@pytest.mark.parametrize("name", STRANGERS)
def test_no_other_name_is_known(name: str) -> None:
    assert not hosts([ALLOWED]).know(name)


def test_a_name_is_allowed_at_any_port_or_at_one() -> None:
    assert hosts(["School.Example"]).know("school.example:8866")
    assert hosts(["school.example:81"]).know("school.example:81")
    assert not hosts(["school.example:81"]).know("school.example:82")


def test_all_names_under_one_can_be_allowed_and_not_itself() -> None:
    known = hosts(["*.hub.example"])
    assert known.know("a.b.hub.example:443")
    assert not known.know("hub.example")
    assert not known.know("nothub.example")


def test_an_origin_is_the_server_s_own_or_was_allowed_with_its_port() -> None:
    known = hosts(["school.example", "other.example:8443"])
    assert known.trust("http://127.0.0.1:8866", "127.0.0.1:8866")
    assert known.trust("https://school.example", "127.0.0.1:8866")
    assert known.trust("https://other.example:8443", "127.0.0.1:8866")
    assert not known.trust("https://other.example", "127.0.0.1:8866")
    assert not known.trust("https://school.example:8443", "127.0.0.1:8866")


def test_behind_the_docs_proxy_at_a_port_of_its_own_a_page_is_one_of_ours(root: Path) -> None:
    """`$http_host` has the port; `$host` has none, and then the origin of the page would be another's."""
    assert "proxy_set_header Host $http_host;" in (root / "docs/serve.md").read_text(encoding="utf-8")
    known = hosts(["games.school.example"])
    assert known.know("games.school.example:8443")
    assert known.trust("https://games.school.example:8443", "games.school.example:8443")


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in STRANGERS if name])
@pytest.mark.parametrize("path", ["", "voila/render/nightmare/sample.ipynb", "voila/static/voila.js", "nothing"])
def test_a_server_that_is_called_otherwise_gives_nothing(school: str, name: str, path: str) -> None:
    answer = asked(f"{school}{path}", Host=name)
    assert answer.code == 403
    assert answer.body.decode().strip() == words.text("en", "app-refused-host", name=name)


@pytest.mark.long
def test_a_refusal_is_said_in_french_too(school: str) -> None:
    answer = asked(school, Host="evil.example", **{"Accept-Language": "fr"})
    assert answer.body.decode().strip() == words.text("fr", "app-refused-host", name="evil.example")
    assert answer.headers["Content-Language"] == "fr"


@pytest.mark.long
def test_the_allowed_name_is_served(school: str) -> None:
    assert asked(school, Host=ALLOWED).code == 200
    assert asked(school, Host=f"{ALLOWED}:443", Origin=f"https://{ALLOWED}").code == 200


@pytest.mark.long
@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_others_get_nothing_and_start_nothing(school: str, origin: str) -> None:
    async def tried() -> tuple[int, int]:
        page = Learner(school)
        answer = await get(page.url)
        page.take(answer)
        return (await get(page.url, {"Origin": origin})).code, await page.ask_once(Origin=origin)

    assert asyncio.run(tried()) == (403, 403)


@pytest.mark.long
def test_no_websocket_is_opened_for_a_stranger(school: str) -> None:
    async def tried() -> list[int]:
        page = Learner(school)
        await page.open()
        codes = []
        wrong = [{"Host": name} for name in STRANGERS if name] + [{"Origin": origin} for origin in ELSEWHERE]
        for headers in wrong:
            try:
                await page.connect(**headers)
                codes.append(101)
            except HTTPClientError as error:
                codes.append(error.code)
        own = f"http://{urlsplit(school).netloc}"
        await page.connect(Origin=own)
        await page.connect(Origin=f"https://{ALLOWED}", Host=ALLOWED)
        await page.connect(Origin=f"https://{ALLOWED}")  # a proxy that gives us its own name
        await page.leave()
        return codes

    codes = asyncio.run(tried())
    assert codes
    assert set(codes) == {403}
