"""Messages between a board and its page where both run in the browser (JupyterLite), without JSON in between.

Python's `None` would reach the page as `undefined`, and the page's null would reach Python as an object of its own. So each is
replaced with the other in all messages of widgets.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any


def mend() -> None:
    """Mend the messages of all widgets from now on, in such a Python; elsewhere do nothing."""
    if "pyodide_kernel" not in sys.modules:
        return
    import comm
    from pyodide.ffi import jsnull
    from pyodide_kernel.comm import Comm

    comm.create_comm = mended(Comm, jsnull)


def mended(base: type[Any], null: object) -> type[Any]:
    """A class of comm that sends nulls, and receives `None`.

    base  the kernel's class of comm
    null  the page's null, as a Python object
    """

    class Comm(base):  # type: ignore[misc]
        def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **more: Any) -> None:
            super().publish_msg(msg_type, with_instead(data, None, null) if data else data, metadata, buffers, **more)

        def handle_msg(self, msg: Any) -> None:
            super().handle_msg(with_instead(msg, null, None))

    return Comm


def with_instead(data: Any, old: object, new: object) -> Any:
    """Nested data with one object replaced by another."""
    if data is old:
        return new
    if isinstance(data, Mapping):
        return {name: with_instead(value, old, new) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [with_instead(value, old, new) for value in data]
    return data
