"""What a board and its page say to one another in a browser's Python: nulls, both ways."""

from __future__ import annotations

from typing import Any

from pnwidgets import comms

NULL = object()
"""The page's null, as Python would see it there."""


class Kernels:
    """A comm as the kernel has it: it notes what passes."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []
        self.heard: list[Any] = []

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **more: Any) -> None:
        self.sent.append((msg_type, data, metadata, buffers, more))

    def handle_msg(self, msg: Any) -> None:
        self.heard.append(msg)


def test_none_goes_to_the_page_as_null_however_deep() -> None:
    comm = comms.mended(Kernels, NULL)()
    state = {"seat": None, "base": {"nodes": [[1, None], ("a", None)]}, "head": 0, "lang": "en"}
    comm.publish_msg("comm_open", {"state": state}, None, [b"x"], target_name="jupyter.widget")
    sent = {"seat": NULL, "base": {"nodes": [[1, NULL], ["a", NULL]]}, "head": 0, "lang": "en"}
    assert comm.sent == [("comm_open", {"state": sent}, None, [b"x"], {"target_name": "jupyter.widget"})]


def test_a_message_without_data_stays_one() -> None:
    comm = comms.mended(Kernels, NULL)()
    comm.publish_msg("comm_close")
    assert comm.sent == [("comm_close", None, None, None, {})]


def test_null_from_the_page_is_none() -> None:
    comm = comms.mended(Kernels, NULL)()
    comm.handle_msg({"content": {"data": {"content": {"do": "see", "seat": NULL}}}, "buffers": [NULL]})
    assert comm.heard == [{"content": {"data": {"content": {"do": "see", "seat": None}}}, "buffers": [None]}]


def test_elsewhere_nothing_is_mended() -> None:
    import comm

    before = comm.create_comm
    comms.mend()
    assert comm.create_comm is before
