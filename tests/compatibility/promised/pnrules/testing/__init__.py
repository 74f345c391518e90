from collections.abc import Callable, Iterator, Mapping
from pnrules.kernel.errors import Problem
from pnrules.kernel.game import AnyGame
from typing import Final

__all__ = ['GAMES', 'CHECKS', 'check', 'checks', 'sentence']

GAMES: Final[int]
Check = Callable[[AnyGame, int], Iterator[Problem]]
CHECKS: Final[Mapping[str, Check]]

def check(name: str, count: int = ...) -> Iterator[Problem]: ...
def checks(name: str, count: int = ...) -> Callable[..., None]: ...
def sentence(problem: Problem, lang: str = 'en') -> str: ...
