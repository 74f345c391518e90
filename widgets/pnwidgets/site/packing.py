"""Packing Python for a browser: compiled, and only what is imported. This runs inside Pyodide, whose own Python compiles.

`pack.mjs` mounts a folder and calls `pack` on it. There, `stdlib/` has the sources of the whole standard library, and `packages/`
those of the packages. The results are `python.zip`, the reachable part of the standard library, which is imported from the zip;
and `packages.bin`, the packages, which are unpacked into files (see `laid_out`), since they read their own data.
"""

from __future__ import annotations

import ast
import gzip
import io
import json
import marshal
import pickle
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from typing import Final

ROOTS: Final = (
    *(
        "_pyodide",
        "_pyodide._base",
        "_pyodide._core_docs",
        "_pyodide._future_helper",
        "_pyodide._importhook",
        "_pyodide.docstring",
    ),
    *(
        "_pyodide.jsbind",
        "pyodide",
        "pyodide._package_loader",
        "pyodide.code",
        "pyodide.common",
        "pyodide.ffi",
        "pyodide.webloop",
    ),
    *(
        "encodings.ascii",
        "encodings.cp437",
        "encodings.idna",
        "encodings.latin_1",
        "encodings.utf_8",
        "linecache",
        "numbers",
        "pickle",
    ),
    *(
        "importlib.metadata",
        "importlib.readers",
        "importlib.resources._adapters",
        "importlib.resources.readers",
        "pkgutil",
        "random",
    ),
    *("runpy", "secrets", "site", "tokenize", "traceback", "_sysconfigdata__emscripten_wasm32-emscripten"),
)
"""Modules that are needed although nobody imports them: the interpreter itself does."""

NEVER: Final = (
    *("_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl", "pdb", "doctest", "pydoc", "unittest", "pydoc_data"),
    *("multiprocessing", "xml.dom", "xml.sax", "xmlrpc", "http", "ctypes", "sqlite3", "smtplib", "socketserver", "wsgiref"),
    *("ssl", "ftplib", "tarfile", "lzma", "bz2", "compression.zstd", "rlcompleter", "readline", "pickletools"),
    *("asyncio.windows_events", "asyncio.windows_utils", "asyncio.proactor_events"),
    *("importlib._bootstrap", "importlib._bootstrap_external", "zipimport"),
)
"""Modules that are left out even though they are imported: another one does the same, or is built into the interpreter, or they
are not used here."""

GLOBAL_KEPT: Final = (
    "language_aliases",
    "territory_aliases",
    "script_aliases",
    "variant_aliases",
    "parent_exceptions",
    "currency_fractions",
)
LOCALE_LEFT_OUT: Final = (
    *("territories", "languages", "variants", "scripts", "time_zones", "meta_zones", "currency_names", "currency_names_plural"),
    *("unit_patterns", "compound_unit_patterns", "unit_display_names", "date_fields", "currency_symbols"),
    *("compact_currency_formats", "interval_formats", "datetime_skeletons"),
)
"""Parts of babel's global data that are kept, and of a language's data that are left out: only numbers and dates are formatted
here."""


def pack(root: Path) -> None:
    """Write `python.zip` and `packages.bin` into the folder, from its `stdlib/` and `packages/`."""
    packages, stdlib = root / "packages", root / "stdlib"
    known = {module(path.relative_to(stdlib).as_posix()): path for path in stdlib.rglob("*.py")}
    wanted = reached(known, {*ROOTS, *_named_by(packages)})
    (root / "python.zip").write_bytes(
        _zipped(_compiled({known[name].relative_to(stdlib).as_posix(): known[name] for name in wanted}))
    )
    files = {path.relative_to(packages).as_posix(): path for path in packages.rglob("*") if path.is_file()}
    sys.path.insert(0, str(packages))  # babel's data contain its own classes
    (root / "packages.bin").write_bytes(laid_out(_compiled(files)))


def laid_out(files: Mapping[str, bytes]) -> bytes:
    """Pack files, gzipped: the length of the list in four bytes, the list of names and sizes, then all contents."""
    listed = json.dumps([(name, len(content)) for name, content in files.items()], separators=(",", ":")).encode()
    whole = b"".join([len(listed).to_bytes(4, "little"), listed, *files.values()])
    return gzip.compress(whole, 9, mtime=0)


def taken_apart(packed: bytes) -> dict[str, bytes]:
    """Unpack what `laid_out` has packed."""
    whole = gzip.decompress(packed)
    at = 4 + int.from_bytes(whole[:4], "little")
    found: dict[str, bytes] = {}
    for name, size in json.loads(whole[4:at]):
        found[name] = whole[at : at + size]
        at += size
    return found


def _zipped(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


# --- reachable modules --------------------------------------------------------------------------------------------


def module(path: str) -> str:
    """The name of the module in a file, given its path on Python's search path."""
    parts = path.removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def reached(known: Mapping[str, Traversable], asked: Iterable[str]) -> list[str]:
    """These modules, and everything that importing them imports, including parent packages.

    known  the file of each module
    """
    found: set[str] = set()
    waiting = list(asked)
    while waiting:
        name = waiting.pop()
        if name in found or name not in known or _is_out(name):
            continue
        found.add(name)
        waiting += _parents(name)
        waiting += imports(known[name].read_bytes(), name, known[name].name == "__init__.py", inside=False)
    return sorted(found)


def _is_out(name: str) -> bool:
    return any(name == each or name.startswith(f"{each}.") for each in NEVER)


def _parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts))]


def _named_by(root: Path) -> Iterator[str]:
    """Everything that the packages import, including imports in functions."""
    for path in root.rglob("*.py"):
        name = module(path.relative_to(root).as_posix())
        yield from imports(path.read_bytes(), name, path.name == "__init__.py", inside=True)


def imports(source: bytes, name: str, is_package: bool, inside: bool) -> list[str]:
    """The modules that a module imports; with `inside`, including imports in functions. Empty if this Python cannot parse it."""
    package = name if is_package else name.rpartition(".")[0]
    found: list[str] = []
    try:
        waiting: list[ast.AST] = [ast.parse(source)]
    except (SyntaxError, ValueError):
        return []
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            found += [base, *(f"{base}.{alias.name}" for alias in node.names)]
        elif inside or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)
    return found


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    base = parts[: len(parts) - node.level + 1]
    return ".".join([*base, node.module] if node.module else base)


# --- compiling -------------------------------------------------------------------------------------------------------------


def _compiled(files: Mapping[str, Path]) -> dict[str, bytes]:
    """The contents of files by name; modules are compiled into `.pyc` files, without docstrings."""
    found: dict[str, bytes] = {}
    for name in sorted(files):
        content = files[name].read_bytes()
        if name.endswith(".py"):
            found[f"{name}c"] = _code(content, name)
        else:
            found[name] = _trimmed(content, name) if name.endswith(".dat") else content
    return found


def _trimmed(content: bytes, name: str) -> bytes:
    """Babel's data with unused parts emptied."""
    world = name.endswith("global.dat")
    data = pickle.loads(content)
    kept = {key: value if (key in GLOBAL_KEPT if world else key not in LOCALE_LEFT_OUT) else {} for key, value in data.items()}
    return pickle.dumps(kept, protocol=pickle.HIGHEST_PROTOCOL)


def _code(source: bytes, name: str) -> bytes:
    """A module as a `.pyc` that is never checked against its source."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + source_hash(source) + marshal.dumps(code)
