from _typeshed import Incomplete
from typing import Final, NamedTuple

SHAPES: Final[Incomplete]
ATTRIBUTES: Final[Incomplete]
LONGEST: Final[int]

class Shape(NamedTuple):
    element: str
    attributes: dict[str, str]

class Picture(NamedTuple):
    box: str
    shapes: tuple[Shape, ...]

def parse(text: str) -> Picture: ...
