from _typeshed import Incomplete
from pnrules.kernel.citations import Citation as Citation, Cite as Cite
from typing import Any, Final, NamedTuple, TypedDict

Params = tuple[tuple[str, str], ...]
SEAT: Final[Incomplete]
CARD_PARAM: Final[Incomplete]
SEAT_CARD: Final[Incomplete]
Param: Incomplete

class Saying(TypedDict):
    id: str
    params: list[Param]
    args: list[Any]

class Cited(Saying):
    cite: Cite | None
    rulings: list[str]

class PnError(Exception):
    id: Incomplete
    params: Incomplete
    values: Incomplete
    def __init__(self, id: str, params: Params = (), args: tuple[Any, ...] = ()) -> None: ...
    def payload(self) -> Saying: ...

class Refusal(NamedTuple):
    id: str
    params: Params
    args: tuple[Any, ...]
    cite: Citation | None
    rulings: tuple[str, ...] = ...

class Forbidden(NamedTuple):
    who: int | str
    option: tuple[Any, ...]
    why: Refusal
    hoped: bool

class Refused(PnError):
    cite: Incomplete
    rulings: Incomplete
    def __init__(self, refusal: Refusal) -> None: ...
    def payload(self) -> Cited: ...

class NotAnOption(Refused): ...
class NotYourAsk(Refused): ...
class NothingAsked(Refused): ...
class AnswerNeeded(PnError): ...
class GameOver(PnError): ...
class NoSuchSeat(PnError): ...
class NoSuchNode(PnError): ...
class NoSuchFact(PnError): ...

class Problem(NamedTuple):
    place: str
    id: str
    params: Params = ...
    args: tuple[Any, ...] = ...
    cite: Citation | None = ...

class BadInput(PnError):
    problems: Incomplete
    def __init__(self, problems: list[Problem]) -> None: ...
