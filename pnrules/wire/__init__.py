"""What Python and the page exchange, described once: the traits of a board, and the messages that come back.

Sessions use these records as types for what they send. `make wire` generates from them the page's own types and checks
(`widgets/src/wire/types.ts`, `described.ts`), and a page of the docs (`docs/wire.md`).
"""

from __future__ import annotations

from typing import Final

RELEASE: Final = 1
"""The version of the wire, raised with every release that changes the form of a trait or a message. A page with another version
tells its reader."""
