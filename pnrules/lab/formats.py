"""Tables as files: Parquet, CSV, JSON lines. The same rows always give the same bytes."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from types import NoneType
from typing import Any, Final, get_args, get_type_hints

from pnrules.lab.records import TABLES, Row
from pnrules.showing.tables import FORMULA

Write = Callable[[str, Sequence[Row]], bytes]
"""A table, by its name and its rows, as the contents of a file."""

Read = Callable[[str, bytes], list[Row]]
"""The rows of a table from the contents of a file. Raises ValueError for another kind of file."""


def types(table: str) -> dict[str, type]:
    """The columns of a table with their types: int, float, str or bool."""
    hints = get_type_hints(TABLES[table])
    return {name: next(each for each in (get_args(hint) or (hint,)) if each is not NoneType) for name, hint in hints.items()}


# --- CSV ----------------------------------------------------------------------------------------------------------------


APOSTROPHE: Final = "'"
"""Precedes a text that a spreadsheet would take for a formula, and one that begins with an apostrophe itself."""


def _guarded(cell: Any) -> Any:
    return f"{APOSTROPHE}{cell}" if isinstance(cell, str) and cell.startswith((*FORMULA, APOSTROPHE)) else cell


def _to_csv(table: str, rows: Sequence[Row]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(types(table))
    writer.writerows([_guarded(cell) for cell in row] for row in rows)
    return text.getvalue().encode()


def _from_csv(table: str, contents: bytes) -> list[Row]:
    kinds = types(table)
    lines = csv.reader(io.StringIO(contents.decode(), newline=""))
    if next(lines, None) != list(kinds):
        raise ValueError("other columns")
    return [TABLES[table](*map(_value, kinds.values(), line)) for line in lines]


def _value(kind: type, cell: str) -> Any:
    if kind is str:
        return cell.removeprefix(APOSTROPHE)
    if not cell:
        return None
    return cell == "True" if kind is bool else kind(cell)


# --- JSON lines ---------------------------------------------------------------------------------------------------------


def _to_lines(table: str, rows: Sequence[Row]) -> bytes:
    return "".join(json.dumps(row._asdict(), ensure_ascii=False) + "\n" for row in rows).encode()


def _from_lines(table: str, contents: bytes) -> list[Row]:
    names = list(types(table))
    found = [json.loads(line) for line in contents.decode().split("\n") if line]
    return [TABLES[table](*(each[name] for name in names)) for each in found]


# --- Parquet ------------------------------------------------------------------------------------------------------------


def _to_parquet(table: str, rows: Sequence[Row]) -> bytes:
    arrow, parquet = _pyarrow()
    named = {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    schema = arrow.schema([(name, named[kind]) for name, kind in types(table).items()])
    columns = list(zip(*rows, strict=True)) or [()] * len(schema)
    arrays = [arrow.array(column, type=field.type) for column, field in zip(columns, schema, strict=True)]
    file = io.BytesIO()
    parquet.write_table(arrow.Table.from_arrays(arrays, schema=schema), file)
    return file.getvalue()


def _from_parquet(table: str, contents: bytes) -> list[Row]:
    _, parquet = _pyarrow()
    found = parquet.read_table(io.BytesIO(contents))
    columns = [found.column(name).to_pylist() for name in types(table)]
    return [TABLES[table](*row) for row in zip(*columns, strict=True)]


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError as error:
        error.add_note("pip install 'pnrules[lab]'")
        raise
    return pyarrow, parquet


def is_written(format: str) -> bool:
    """Whether a format can be written here: Parquet needs a package."""
    return format != "parquet" or find_spec("pyarrow") is not None


FORMATS: Final[Mapping[str, tuple[Write, Read]]] = {
    "parquet": (_to_parquet, _from_parquet),
    "csv": (_to_csv, _from_csv),
    "jsonl": (_to_lines, _from_lines),
}
"""The functions that write and read a table, by format, which is also the file extension."""
