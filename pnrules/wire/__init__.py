"""What Python and the page say to one another, described once: the traits of a board, and the messages that come back.

The records here are the types with which sessions make what they send. From the same records come the page's own types and what
it checks by (`widgets/src/wire/types.ts`, `described.ts`), and the page of docs (`docs/wire.md`): `make wire` writes them anew.
"""

from __future__ import annotations

from typing import Final

RELEASE: Final = 1
"""Which wire this is: raised with every release in which a trait or a message has another form. A page that knows another one
says so to its reader."""
