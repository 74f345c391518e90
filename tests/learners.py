"""Learners without a browser: each opens a page, asks for its kernel, and plays on its board over a websocket, as a page does."""

from __future__ import annotations

import asyncio
import json
import re
import time
import uuid
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

PAGE = "voila/render/play.ipynb?game=nightmare&players=3&seed={seed}&lang=en"
PATIENCE = 300.0
XSRF = re.compile(r"_xsrf=([^;]+)")
RECORDED = '<script type="application/json" id="pn-record">'
KERNEL = re.compile(r'<template id="pn-kernel" data-id=\\?"([0-9a-f-]{36})')


async def get(url: str, headers: Mapping[str, str] = {}, **more: Any) -> HTTPResponse:
    """An answer, whatever its status."""
    request = HTTPRequest(url, headers=dict(headers), follow_redirects=False, request_timeout=PATIENCE, **more)
    return await AsyncHTTPClient(max_clients=1000).fetch(request, raise_error=False)


def token(answer: HTTPResponse) -> str:
    """The token that a page was given with its cookie."""
    return next(found[1] for cookie in answer.headers.get_list("Set-Cookie") if (found := XSRF.match(cookie)))


class Learner:
    """One page, opened and played.

    address              where the server's addresses begin
    path                 the page's
    page, filled, first  seconds until the page was there, until its kernel had filled it, until its first choice was answered
    recorded             whether the page came with its board, as it was recorded
    choices              seconds that each choice took
    told, heard          what the page was told of its kernel, and which kinds of messages came over its connection
    state                what the board has been told
    """

    def __init__(self, address: str, path: str = PAGE.format(seed=1)) -> None:
        self.address = address
        self.url = address + path
        self.path = path
        self.kernel = ""
        self.page = 0.0
        self.recorded = False
        self.filled = 0.0
        self.first = 0.0
        self.choices: list[float] = []
        self.told: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self.comm = ""
        self._cookie = ""
        self._began = 0.0
        self._connection: WebSocketClientConnection | None = None
        self._lines: list[WebSocketClientConnection] = []

    async def open(self) -> None:
        """The page, its kernel, its board."""
        self._began = time.monotonic()
        self.take(await get(self.url))
        self.page = self._since()
        await self.ask()
        self.filled = self._since()
        await self.connect()

    def take(self, page: HTTPResponse) -> None:
        """Takes the token that the page brings."""
        assert page.code == 200, page.code
        self._cookie = token(page)
        self.recorded = RECORDED in page.body.decode()

    async def ask(self) -> int:
        """Asks for the page's kernel until there is one for it; gives how often there was none."""
        refused = 0
        while True:
            code = await self.ask_once()
            if code != 503:
                break
            refused += 1
            await asyncio.sleep(2)
        assert code == 200, code
        assert self.told[-1] == {"done": True}, self.told[-1]
        self.kernel = self.found()
        return refused

    def found(self) -> str:
        """The kernel's id in what the page was told."""
        found = KERNEL.search("".join(line.get("html", "") for line in self.told))
        assert found is not None
        return found[1]

    async def ask_once(self, **headers: str) -> int:
        """Asks for the page's kernel, and notes what it is told; gives the status."""
        self.told = []
        pieces: list[bytes] = []
        own = {"Cookie": f"_xsrf={self._cookie}", "X-XSRFToken": self._cookie, **headers}
        answer = await get(self.url, own, method="POST", body=b"", streaming_callback=pieces.append)
        text = b"".join(pieces).decode()
        self.told = [json.loads(line) for line in text.splitlines()] if answer.code in (200, 503) else []
        return answer.code

    def channels(self) -> str:
        """The address of one more connection to the page's kernel."""
        where = urlsplit(self.address)
        return f"ws://{where.netloc}{where.path}api/kernels/{self.kernel}/channels?session_id={uuid.uuid4().hex}"

    async def line(self, **headers: str) -> WebSocketClientConnection:
        """One more connection to the page's kernel."""
        asked = HTTPRequest(self.channels(), headers={"Cookie": f"_xsrf={self._cookie}", **headers})
        self._lines.append(line := await websocket_connect(asked))
        return line

    async def connect(self, **headers: str) -> None:
        """The page's own connection, and what its board knows."""
        await self.hang_up()
        self._connection = await self.line(**headers)
        control = uuid.uuid4().hex
        metadata = {"version": "1.0.0"}
        self.send("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}, metadata)
        self.send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        states = await self._hear(lambda content: content["data"].get("states"))
        boards = {comm: model["state"] for comm, model in states.items() if "head" in model["state"]}
        self.comm, self.state = next(iter(boards.items()))

    async def choose(self) -> None:
        """A choice, the first that there is; where nothing is asked, one is taken back."""
        ask = self.state["ask"]
        if ask is None:
            await self.do({"do": "undo"})
        else:
            await self.do({"do": "choose", "node": ask["node"], "option": ask["options"][0]["option"], "who": ask["who"]})

    async def do(self, message: Mapping[str, Any]) -> None:
        """A message to the board; comes back when the board stands elsewhere by it."""
        began, head = time.monotonic(), self.state["head"]
        self.send("comm_msg", {"comm_id": self.comm, "data": {"method": "custom", "content": dict(message)}})
        await self._hear(lambda _: self.state["head"] != head or None)
        took = time.monotonic() - began
        if not self.choices:
            self.first = self._since()
        self.choices.append(took)

    async def leave(self) -> int:
        """Says good-bye, as a page does that is closed, on every line that it has; gives the status."""
        await self.hang_up()
        for line in self._lines:
            line.close()
        return await self.end()

    async def end(self) -> int:
        """Ends the page's kernel, and stays; gives the status."""
        url = f"{self.address}voila/api/shutdown/{self.kernel}?_xsrf={self._cookie}"
        answer = await get(url, {"Cookie": f"_xsrf={self._cookie}"}, method="POST", body=b"")
        return answer.code

    async def hang_up(self) -> None:
        """Closes the connection, and says nothing."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
            while await connection.read_message() is not None:
                pass

    async def alive(self) -> bool:
        """Whether the page's kernel is there."""
        return (await get(f"{self.address}api/kernels/{self.kernel}", {"Cookie": f"_xsrf={self._cookie}"})).code == 200

    def _since(self) -> float:
        return time.monotonic() - self._began

    def send(self, kind: str, content: Mapping[str, Any], metadata: Mapping[str, Any] = {}) -> None:
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "test", "username": "", "version": "5.3", "date": ""}
        message = {"header": header, "parent_header": {}, "metadata": metadata, "content": content}
        assert self._connection is not None
        self._connection.write_message(json.dumps({**message, "channel": "shell", "buffers": []}))

    async def _hear(self, wanted: Callable[[dict[str, Any]], Any]) -> Any:
        """Listens until a message has what is wanted; notes what the board is told meanwhile."""
        assert self._connection is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            text = await asyncio.wait_for(_read(self._connection), PATIENCE)
            assert text is not None, "the server has hung up"
            message = json.loads(text)
            self.heard.append(message["header"]["msg_type"])
            content = message.get("content", {})
            if message["header"]["msg_type"] != "comm_msg":
                continue
            if content["comm_id"] == self.comm and content["data"].get("method") == "update":
                self.state.update(content["data"]["state"])
            if found := wanted(content):
                return found
        raise TimeoutError


async def _read(connection: WebSocketClientConnection) -> Any:
    return await connection.read_message()
