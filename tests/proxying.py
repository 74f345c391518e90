"""A reverse proxy on this machine, as small as one can be: it passes everything on, under a name of its own for the server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


@contextmanager
def proxy(port: int, address: str) -> Iterator[None]:
    """Passes on what comes to `port` to the server at `address`, which is called by its own name there."""
    loop = asyncio.new_event_loop()
    listens = threading.Event()
    upstream = urlsplit(address)

    async def listen() -> asyncio.Server:
        server = await asyncio.start_server(lambda reader, writer: _passed_on(reader, writer, upstream.netloc), "127.0.0.1", port)
        listens.set()
        return server

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(listen(), loop).result(30)
    listens.wait(30)
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(_ended(server), loop).result(30)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(30)
        loop.close()


async def _ended(server: asyncio.Server) -> None:
    server.close()
    for task in asyncio.all_tasks():
        if task is not asyncio.current_task():
            task.cancel()
    await asyncio.sleep(0.1)


async def _passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, netloc: str) -> None:
    """One connection: a request that ends with it, or a websocket."""
    host, _, port = netloc.partition(":")
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        there, back = await asyncio.open_connection(host, int(port))
        try:
            kept = [line for line in head if not line.lower().startswith(("host:", "connection:"))]
            upgrade = any(line.lower().startswith("upgrade:") for line in head)
            own = [f"Host: {netloc}", f"Connection: {'Upgrade' if upgrade else 'close'}"]
            back.write("\r\n".join([kept[0], *own, *kept[1:]]).encode("latin-1"))
            await asyncio.wait(
                [asyncio.ensure_future(_piped(reader, back)), asyncio.ensure_future(_piped(there, writer))],
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            back.close()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def _piped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
