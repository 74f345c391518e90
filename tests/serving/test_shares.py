"""Nobody has more than a share of what all pages need: connections, descriptors, memory; and nobody fills the log."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import struct
import time
import uuid
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

import pytest
from tornado.httpclient import HTTPClientError
from tornado.testing import bind_unused_port
from tornado.websocket import WebSocketClientConnection

from learners import Learner, get
from pnrules import words
from pnwidgets.app.lines import AT_ONCE, EACH_SECOND, LINES, UNREAD, Share
from pnwidgets.app.room import A_PAGE, OURS, VISITORS, Door, fit, visitors, wanted
from servers import classroom

ENOUGH = 60_000_000
"""Bytes that nobody sends by chance."""
COMM = {
    "header": {"msg_id": "1", "msg_type": "comm_open", "session": "t"},
    "parent_header": {},
    "metadata": {},
    "channel": "shell",
}
NONSENSE = (
    "",
    "{}",
    "[1]",
    '{"channel": "shell"}',
    '{"channel": "shell", "header": {"msg_type": "comm_msg"}}',
    json.dumps({**COMM, "content": {"comm_id": "1", "target_name": "nowhere", "target_module": "nowhere"}}),
    b"\0",
    9 * b"\xff",
)
"""What no page says."""


async def lines(page: Learner, count: int) -> tuple[list[WebSocketClientConnection], list[int]]:
    """So many more connections are asked for: those that there are, and what the others were answered."""
    opened, refused = [], []
    for _ in range(count):
        try:
            opened.append(await page.line())
        except HTTPClientError as error:
            refused.append(error.code)
    return opened, refused


def said(kernel: str, filled: int) -> bytes:
    """A message that a kernel names in each of its answers, as it comes over a connection."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": "kernel_info_request", "session": "t", "version": "5.3", "date": ""}
    message = {"header": {**header, "username": filled * "x"}, "parent_header": {}, "metadata": {}, "content": {}}
    text = json.dumps({**message, "channel": "shell", "buffers": []}).encode()
    return bytes([0x81, 0xFF]) + struct.pack("!Q", len(text)) + bytes(4) + text


def unread(page: Learner) -> socket.socket:
    """A connection from which nobody reads, as soon as those that broke off are forgotten."""
    where = urlsplit(page.channels())
    for _ in range(300):
        line, answer = upgraded(where)
        if b" 429 " not in answer:
            break
        line.close()
        time.sleep(0.1)
    assert b" 101 " in answer
    return line


def upgraded(where: SplitResult) -> tuple[socket.socket, bytes]:
    """A connection that is asked for by hand, and how its answer begins."""
    line = socket.create_connection((where.hostname, where.port), timeout=60)
    key = base64.b64encode(uuid.uuid4().bytes).decode()
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    asked = f"GET {where.path}?{where.query} HTTP/1.1\r\nHost: {where.netloc}\r\n{upgrade}\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    line.sendall(asked.encode())
    return line, line.recv(64)


def pressed(page: Learner) -> int:
    """How many bytes are taken from somebody who does not read what comes of them, until the connection is closed."""
    message = said(page.kernel, 1_000_000)
    with unread(page) as line:
        for sent in range(0, ENOUGH, len(message)):
            try:
                line.sendall(message)
            except ConnectionError:
                return sent
    return ENOUGH


@pytest.mark.long
def test_a_page_has_so_many_connections_and_the_others_have_theirs(school: str) -> None:
    async def tried() -> tuple[int, list[int], int, int]:
        page, other = Learner(school), Learner(school)
        await page.open()
        opened, refused = await lines(page, LINES + 2)
        await other.open()
        await other.choose()
        await page.hang_up()
        again, _ = await lines(page, 1)
        await page.leave()
        await other.leave()
        return len(opened), refused, len(other.choices), len(again)

    assert asyncio.run(tried()) == (LINES - 1, [429, 429, 429], 1, 1)


@pytest.mark.long
def test_who_does_not_read_is_hung_up_and_the_page_plays_on(school: str) -> None:
    async def tried() -> tuple[int, int]:
        page = Learner(school)
        await page.open()
        sent = await asyncio.to_thread(pressed, page)
        await page.connect()
        await page.choose()
        await page.leave()
        return sent, len(page.choices)

    sent, choices = asyncio.run(tried())
    assert sent < ENOUGH
    assert choices == 1


@pytest.mark.long
def test_when_a_kernel_ends_its_pages_are_hung_up_whoever_ended_it(school: str) -> None:
    async def tried() -> object:
        page = Learner(school)
        await page.open()
        line = await page.line()
        await page.end()
        while (heard := await asyncio.wait_for(line.read_message(), 60)) is not None:
            pass
        await page.leave()
        return heard

    assert asyncio.run(tried()) is None


def test_a_kernel_is_told_so_much_at_once_and_then_so_much_in_a_second() -> None:
    seconds = 0.0
    share = Share(lambda: seconds)
    assert share.wait(AT_ONCE) == 0
    assert share.wait(2 * EACH_SECOND) == 2
    seconds = 2
    assert share.wait(EACH_SECOND) == 1
    seconds = 1000
    assert share.wait(AT_ONCE) == 0, "and no more has gathered than there may be at once"
    assert share.wait(EACH_SECOND) == 1


@pytest.mark.long
def test_nothing_that_anybody_does_fills_the_log(root: Path, tmp_path: Path) -> None:
    """Requests that lead nowhere, messages that are none, connections that break off while something is told."""
    log = tmp_path / "said"

    async def tried(address: str) -> None:
        page = Learner(address)
        await page.open()
        for method in ("HEAD", "OPTIONS", "BREW"):
            for path in ("", "voila/render/nightmare/sample.ipynb", "voila/static/voila.js"):
                await get(f"{address}{path}", method=method, allow_nonstandard_methods=True)
        for path in (
            "logout",
            "voila/templates/x",
            "voila/files/%00.png",
            "voila/tree/%ff",
            "api/kernels/x/channels",
            "voila/api/shutdown/x",
        ):
            await get(f"{address}{path}")
        for nonsense in NONSENSE:
            line = await page.line()
            await line.write_message(nonsense, binary=isinstance(nonsense, bytes))
            line.close()
            while await asyncio.wait_for(line.read_message(), 60) is not None:
                pass
        for _ in range(3):
            with unread(page) as broken:
                broken.sendall(3 * said(page.kernel, 500_000))
        await asyncio.to_thread(pressed, page)
        await page.connect()
        await page.choose()
        await page.leave()

    with classroom("--most", "1", "--warm", "0", cwd=root, said=log) as address:
        asyncio.run(tried(address))
    assert log.read_text() == f"pnrules serve: {address}\n"


def test_pages_fit_by_what_the_system_allows_and_connections_leave_room_for_them() -> None:
    assert fit(40, None) == 40
    assert fit(40, wanted(40)) == 40
    assert fit(40, OURS + 7 * A_PAGE) == 7
    assert fit(40, 64) == 1
    assert visitors(40, None) is None
    assert visitors(40, wanted(40)) == VISITORS + 40
    assert visitors(7, OURS + 7 * A_PAGE) == 7
    assert UNREAD < AT_ONCE + 1, "what is told a kernel is more than what may wait of its answers"


@pytest.mark.long
def test_a_server_says_at_its_start_how_many_pages_fit(root: Path, tmp_path: Path) -> None:
    log = tmp_path / "said"
    limited = ["sh", "-c", f'ulimit -n {OURS + 7 * A_PAGE}; exec "$@"', "sh"]
    with classroom("--most", "40", "--warm", "0", cwd=root, said=log, before=limited):
        pass
    assert words.text("en", "cli-serve-fewer", most=7, asked=40, files=OURS + 7 * A_PAGE) in log.read_text()


def test_a_door_lets_in_no_more_than_there_is_room_for_and_whoever_leaves_makes_room() -> None:
    async def tried() -> list[bool]:
        listening, port = bind_unused_port()
        door = Door(lambda request: None, most=2)
        door.add_sockets([listening])
        inside = []
        stay: list[asyncio.StreamWriter] = []
        for leaves in (False, True, False, False):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            stay.append(writer)
            try:
                closed = await asyncio.wait_for(reader.read(1), 0.5) == b""
            except TimeoutError:
                closed = False
            inside.append(not closed)
            if leaves:
                writer.close()
                await writer.wait_closed()
                await asyncio.sleep(0.1)
        for each in stay:
            each.close()
        door.stop()
        return inside

    assert asyncio.run(tried()) == [True, True, True, False]
