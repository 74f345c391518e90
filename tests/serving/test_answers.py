"""What a server answers: each header, each path that leads nowhere, the token for a kernel, and what a kernel is not told."""

from __future__ import annotations

import asyncio
import re
import uuid
from collections.abc import Coroutine
from http.cookies import SimpleCookie
from typing import Any

import pytest
from tornado.httpclient import HTTPResponse

from learners import PAGE, Learner, get, token
from pnrules import words
from pnwidgets.app.guard import ALWAYS, ELSEWHERE, policy
from tests.serving.conftest import MOST

pytestmark = pytest.mark.long

NOTEBOOK = "voila/render/nightmare/sample.ipynb"
ANSWERS = {
    "the front page": "",
    "the list": "voila/tree/",
    "a notebook": NOTEBOOK,
    "a script": "voila/static/voila.js",
    "a style": "voila/templates/pnrules/static/page.css",
    "cards": "pnrules/cards/nightmare/3.0/en.html",
    "no such page": "voila/render/nowhere.ipynb",
    "no such address": "nowhere",
    "no such kernel": f"api/kernels/{uuid.UUID(int=0)}",
}
PAGES = ("the front page", "the list", "a notebook")
WITH_SCRIPTS = (*PAGES, "no such page")
NOWHERE = (
    "voila/files/nightmare/sample.ipynb",
    "voila/files/..%2f..%2fetc%2fpasswd",
    "voila/render/..%2f..%2fREADME.ipynb",
    "voila/render/%2fetc%2fpasswd.ipynb",
    "voila/static/..%2f..%2f..%2fpyproject.toml",
    "voila/templates/pnrules/static/..%2findex.html.j2",
    "voila/labextensions/..%2f..%2f..%2fetc%2fpasswd",
    "voila/execution/00000000-0000-0000-0000-000000000000",
    "api/kernels",
    "api/sessions",
    "api/terminals",
    "api/contents/nightmare/sample.ipynb",
    "files/nightmare/sample.ipynb",
    "terminals/websocket/1",
    "lab",
    "tree",
    "login",
    "logout",
    "voila/api/contents",
    "voila/api/themes/x",
    "voila/labextensions/x",
    "voila/query/00000000-0000-0000-0000-000000000000",
    "voila/templates/",
    "voila/templates/x",
    "voila/templates/x/y",
    "voila/templates/x/y/z",
    "voila/templates/pnrules/static",
    "voila/templates/pnrules/static/",
    "voila/templates/pnrules/static/%00",
    "voila/static/%00",
    "voila/static/%ff",
    "voila/files/%00.png",
    "voila/render/%00.ipynb",
    "voila/render/%ff.ipynb",
    "voila/render/" + 300 * "x" + ".ipynb",
    "voila/tree/%00",
    "voila/tree/%ff",
    "pnrules/page/board.js?v=%ff",
)
"""What a Jupyter server has and ours has not: files, terminals, lists of kernels; and ways out of the folder."""


def run(what: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(what)


def answered(url: str, **headers: str) -> HTTPResponse:
    answer: HTTPResponse = run(get(url, headers))
    return answer


@pytest.mark.parametrize("what", ANSWERS)
def test_every_answer_has_the_headers_of_every_answer(school: str, what: str) -> None:
    headers = answered(f"{school}{ANSWERS[what]}").headers
    assert {name: headers.get_list(name) for name in ALWAYS} == {name: [value] for name, value in ALWAYS.items()}


@pytest.mark.parametrize("what", ANSWERS)
def test_every_answer_has_a_policy_and_none_may_be_framed(school: str, what: str) -> None:
    found = answered(f"{school}{ANSWERS[what]}").headers.get_list("Content-Security-Policy")
    assert len(found) == 1
    assert "frame-ancestors 'none'" in found[0]
    assert "unsafe-eval" not in found[0]
    assert ("script-src" in found[0]) == (what in WITH_SCRIPTS)
    if what not in WITH_SCRIPTS:
        assert found[0] == ELSEWHERE


@pytest.mark.parametrize("what", PAGES)
def test_every_script_of_a_page_has_its_nonce_and_no_page_has_another_s(school: str, what: str) -> None:
    nonces = set()
    for _ in range(2):
        answer = answered(f"{school}{ANSWERS[what]}")
        given = re.search(r"'nonce-([\w-]{20,})'", answer.headers["Content-Security-Policy"])
        assert given is not None
        assert answer.headers["Content-Security-Policy"] == policy(given[1])
        scripts = [tag for tag in re.findall(r"<script[^>]*>", answer.body.decode()) if "application/json" not in tag]
        assert scripts
        assert all(f'nonce="{given[1]}"' in tag for tag in scripts)
        assert not re.search(r"<[^>]+\son\w+=|javascript:", answer.body.decode())
        nonces.add(given[1])
    assert len(nonces) == 2


def test_no_cookie_goes_along_with_another_site_s_request(school: str) -> None:
    cookies: SimpleCookie = SimpleCookie()
    for given in answered(f"{school}{NOTEBOOK}").headers.get_list("Set-Cookie"):
        cookies.load(given)
    assert "_xsrf" in cookies
    assert {cookie["samesite"] for cookie in cookies.values()} == {"Strict"}
    assert cookies["_xsrf"]["path"] == "/class/"


@pytest.mark.parametrize("path", NOWHERE)
def test_what_a_server_has_not(school: str, path: str) -> None:
    answer = answered(f"{school}{path}")
    assert answer.code == 302 or 400 <= answer.code < 500
    assert b"root:" not in answer.body
    assert b"import pnrules" not in answer.body
    if answer.code == 302:  # what is no notebook is looked for among pictures, and there it is not
        assert answered(f"{school}{answer.headers['Location'].removeprefix('/class/')}").code in (403, 404)


@pytest.mark.parametrize("what", ANSWERS)
def test_head_says_what_get_says_without_the_body(school: str, what: str) -> None:
    url = f"{school}{ANSWERS[what]}"
    answer: HTTPResponse = run(get(url, method="HEAD"))
    assert answer.code == answered(url).code
    assert answer.body == b""


@pytest.mark.parametrize("what", [each for each in ANSWERS if each != "no such address"])
def test_every_address_says_what_it_may_be_asked(school: str, what: str) -> None:
    url = f"{school}{ANSWERS[what]}"
    answer: HTTPResponse = run(get(url, method="OPTIONS"))
    assert answer.code == 204
    assert {"GET", "HEAD", "OPTIONS"} <= {*answer.headers["Allow"].split(", ")}
    for method in ("TRACE", "BREW"):
        refused: HTTPResponse = run(get(url, method=method, allow_nonstandard_methods=True))
        assert (refused.code, refused.headers["Allow"]) == (405, answer.headers["Allow"])
        assert refused.body == b"405 Method Not Allowed\n"


def test_no_source_is_shown(school: str) -> None:
    async def told() -> str:
        page = Learner(school, NOTEBOOK)
        await page.open()
        await page.leave()
        return str(page.told)

    assert b"import pnrules" not in answered(f"{school}{NOTEBOOK}").body
    assert "import pnrules" not in run(told())


def test_a_page_is_there_before_any_kernel_and_looking_at_it_starts_none(school: str) -> None:
    """As often as somebody likes: a class of two would be full."""
    for _ in range(MOST + 2):
        page = answered(f"{school}{NOTEBOOK}?lang=fr")
        assert page.code == 200
        assert words.text("fr", "app-all") in page.body.decode()

    async def taken() -> int:
        one = Learner(school)
        await one.open()
        await one.leave()
        return 200

    assert run(taken()) == 200


@pytest.mark.parametrize("given", ["none", "no header", "no cookie", "another's"])
def test_a_kernel_starts_for_the_page_s_token_alone(school: str, given: str) -> None:
    async def asked() -> int:
        url = f"{school}{NOTEBOOK}"
        own, other = token(await get(url)), token(await get(url))
        assert own != other
        headers = {
            "none": {},
            "no header": {"Cookie": f"_xsrf={own}"},
            "no cookie": {"X-XSRFToken": own},
            "another's": {"Cookie": f"_xsrf={own}", "X-XSRFToken": other},
        }
        return (await get(url, headers[given], method="POST", body=b"")).code

    assert run(asked()) == 403


def test_nobody_without_a_token_ends_a_kernel(school: str) -> None:
    async def tried() -> tuple[int, int, bool, int, bool]:
        page = Learner(school)
        await page.open()
        deleted = (await get(f"{school}api/kernels/{page.kernel}", method="DELETE")).code
        shut = (await get(f"{school}voila/api/shutdown/{page.kernel}", method="POST", body=b"")).code
        return deleted, shut, await page.alive(), await page.leave(), await page.alive()

    assert run(tried()) == (403, 403, True, 204, False)


KINDS = [f"{what}_request" for what in ("execute", "inspect", "complete", "history", "is_complete", "debug", "interrupt")]


@pytest.mark.parametrize("kind", KINDS)
def test_a_kernel_is_told_nothing_but_what_the_board_says(school: str, kind: str) -> None:
    """The board is answered by what comes after it, and nothing has been executed meanwhile."""

    async def tried() -> tuple[list[str], int]:
        page = Learner(school)
        await page.open()
        page.send(
            kind, {"code": "print('heard')", "silent": False, "cursor_pos": 0, "detail_level": 0, "hist_access_type": "tail"}
        )
        page.heard.clear()
        await page.choose()
        heard = [name for name in page.heard if name not in ("status", "comm_msg")]
        await page.leave()
        return heard, len(page.choices)

    assert run(tried()) == ([], 1)


def test_whoever_comes_too_late_is_told_so_and_gets_the_place_that_becomes_free(school: str) -> None:
    async def tried() -> tuple[list[int], dict[str, Any], str, int]:
        sitting = [Learner(school, PAGE.format(seed=seed)) for seed in range(1, MOST + 1)]
        for each in sitting:
            await each.open()
        late = Learner(school)
        late.take(await get(late.url))
        codes = [await late.ask_once(), await late.ask_once()]
        told = late.told[0]
        await sitting[0].leave()
        codes.append(await late.ask_once())
        done = late.told[-1]
        for each in [*sitting[1:], late]:
            each.kernel = each.kernel or late.found()
            await each.leave()
        return codes, told, str(done), len(late.told)

    codes, told, done, lines = run(tried())
    assert codes == [503, 503, 200]
    assert told["most"] == MOST
    assert told["again"] > 0
    assert done == "{'done': True}"
    assert lines > 2


def test_the_address_asks_and_no_kernel_remembers_another_page_s(school: str) -> None:
    """Kernels are warm before anybody asks; what a page's address says reaches its own kernel."""

    async def opened() -> list[tuple[str, int]]:
        found = []
        for lang, players in (("fr", 4), ("en", 2)):
            page = Learner(school, f"voila/render/play.ipynb?game=nightmare&players={players}&seed=3&lang={lang}")
            await page.open()
            found.append((page.state["lang"], len(page.state["info"]["players"])))
            await page.leave()
        return found

    assert run(opened()) == [("fr", 4), ("en", 2)]
