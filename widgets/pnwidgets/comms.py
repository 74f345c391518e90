"""What a board and its page say to one another where both run in a browser (JupyterLite): there nothing becomes JSON on its way.

Python's `None` would come to the page as what is not there at all, and the page's null to Python as an object of its own. So
each is put in the place of the other, in all that a widget sends and hears.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any


def mend() -> None:
    """Has widgets speak so from now on, if this is such a Python; nothing elsewhere."""
    if "pyodide_kernel" not in sys.modules:
        return
    import comm
    from pyodide.ffi import jsnull
    from pyodide_kernel.comm import Comm

    comm.create_comm = mended(Comm, jsnull)


def mended(base: type[Any], null: object) -> type[Any]:
    """A kind of comm that sends nulls, and hears `None`.

    base  the kind of comm that the kernel has
    null  what Python calls the page's null
    """

    class Comm(base):  # type: ignore[misc]
        def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **more: Any) -> None:
            super().publish_msg(msg_type, with_instead(data, None, null) if data else data, metadata, buffers, **more)

        def handle_msg(self, msg: Any) -> None:
            super().handle_msg(with_instead(msg, null, None))

    return Comm


def with_instead(data: Any, old: object, new: object) -> Any:
    """Nested data, with one object in the place of another."""
    if data is old:
        return new
    if isinstance(data, Mapping):
        return {name: with_instead(value, old, new) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [with_instead(value, old, new) for value in data]
    return data
