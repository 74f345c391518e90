from _typeshed import Incomplete
from typing import Final

def kind(card: str) -> str: ...

FACE_DOWN: Final[str]

class _Kinds(dict[str, str]):
    def __missing__(self, card: str) -> str: ...

KIND: Final[Incomplete]

def kinds(cards: tuple[str, ...]) -> tuple[str, ...]: ...
def remove_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]: ...
