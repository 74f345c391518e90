from typing import NamedTuple, TypedDict

def slug(work: str) -> str: ...

class Cite(TypedDict):
    work: str
    place: str
    ref: str

class Citation(NamedTuple):
    work: str
    place: str
    @property
    def ref(self) -> str: ...
    def payload(self) -> Cite: ...
    def said(self, lang: str = 'en') -> str: ...
