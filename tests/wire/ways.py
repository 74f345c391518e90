"""The operations of `pnrules/kernel/ways.py`, translated for the page: `widgets/src/why/ways.ts`.

It knows as much of Python as that module uses, and refuses the rest. None becomes null, UNKNOWN undefined.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pnrules.kernel import ways as source

HEAD: Final = """\
/** The ways to a value. Made by `make wire` from `pnrules/kernel/ways.py`; a test fails when it is out of date. */
import type { Way } from "../wire/types";
import { kindOf } from "../wire/words";
import { type Asked, member, modulo, printed } from "./found";

"""

NAMES: Final = {"UNKNOWN": "undefined", "kind": "kindOf"}
TYPES: Final = {"Way": "Way", "Asked": "Asked"}
COMPARED: Final[Mapping[type, str]] = {ast.Eq: "===", ast.Is: "===", ast.IsNot: "!==", ast.Lt: "<", ast.LtE: "<="}
COUNTED: Final[Mapping[type, str]] = {ast.Add: "{} + {}", ast.Sub: "{} - {}", ast.Mod: "modulo({}, {})"}
CALLS: Final[Mapping[str, str]] = {
    "len": "{}.length",
    "sorted": "[...{}].sort()",
    "enumerate": "[...{}.entries()]",
    "max": "Math.max({}, {})",
    "is_list": "Array.isArray({})",
    "is_text": '(typeof {} === "string")',
    "is_index": "Number.isInteger({})",
}


def ways() -> str:
    """The whole file."""
    return HEAD + translated(Path(source.__file__).read_text(encoding="utf-8"))


def translated(code: str) -> str:
    """Python's functions and constants as TypeScript's. Raises NotImplementedError, with the line, for what it does not know."""
    return "\n".join(filter(None, map(_top, ast.parse(code).body)))


def _top(node: ast.stmt) -> str:
    """A function or a constant of the module; nothing of its imports and texts."""
    match node:
        case ast.FunctionDef(name=name, body=body):
            shared, said = ("", "") if name.startswith("_") else ("export ", f"{_statement(body.pop(0))}\n")
            lines = [f"  {'let ' if isinstance(each, ast.Assign) else ''}{_statement(each)}\n" for each in body]
            return f"{said}{shared}function {_name(name)}({_taken(node)}): any {{\n{''.join(lines)}}}\n"
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as value):
            return f"export const {name}: Record<string, (...by: any[]) => unknown> = {_value(value)};\n"
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Tuple() as value):
            return f"const {name}: unknown[] = {_value(value)};\n"
        case _:
            return ""


def _taken(node: ast.FunctionDef) -> str:
    """What a function takes."""
    types = {} if node.name.startswith("_") else TYPES
    taken = [f"{_given(arg, *node.body)}: {types.get(ast.unparse(arg.annotation or arg), 'any')}" for arg in node.args.args]
    return ", ".join([*taken, f"...{_name(node.args.vararg.arg)}: any[]"] if node.args.vararg else taken)


def _given(node: ast.AST, *uses: ast.AST) -> str:
    """A name that is given; where nothing uses it, so named that TypeScript lets it be."""
    if isinstance(node, ast.Tuple):
        return f"[{', '.join(_given(each, *uses) for each in node.elts)}]"
    name = node.arg if isinstance(node, ast.arg) else ast.unparse(node)
    used = any(isinstance(each, ast.Name) and each.id == name for use in uses for each in ast.walk(use))
    return _name(name) if used else f"_{_name(name)}"


def _statement(node: ast.stmt) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return f"/** {text.replace('UNKNOWN', 'undefined')} */"
        case ast.Return(value=ast.expr() as value):
            return f"return {_value(value)};"
        case ast.Assign(targets=[target], value=value):
            return f"{_value(target)} = {_value(value)};"
        case ast.If(test=test, body=[done], orelse=[]):
            return f"if ({_value(test)}) {_statement(done)}"
        case ast.For(target=target, iter=several, body=[done]):
            return f"for (const {_value(target)} of {_value(several)}) {_statement(done)}"
    raise NotImplementedError(f"{ast.unparse(node)} at line {node.lineno}")


def _value(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str() | int()):
            return f'"{node.value}"' if isinstance(node.value, str) else str(node.value)
        case ast.Name(id=name):
            return _name(name)
        case ast.Starred(value=value):
            return f"...{_value(value)}"
        case ast.Attribute(value=value, attr=name):
            return f"{_value(value)}.{name}"
        case ast.Subscript(value=value, slice=place):
            return f"{_value(value)}[{_value(place)}]"
        case ast.Tuple(elts=several) | ast.List(elts=several):
            return f"[{', '.join(map(_value, several))}]"
        case ast.Dict(keys=keys, values=values):
            return f"{{{', '.join(f'{_value(key)}: {_value(each)}' for key, each in zip(keys, values, strict=True) if key)}}}"
        case ast.IfExp(test=test, body=body, orelse=other):
            return f"({_value(test)} ? {_value(body)} : {_value(other)})"
        case ast.BoolOp(op=ast.And(), values=values):
            return f"({' && '.join(map(_value, values))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return f"!{_value(operand)}"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED:
            return f"({COUNTED[type(op)].format(_value(left), _value(right))})"
        case ast.Compare(left=left, ops=ops, comparators=others):
            both = zip([left, *others], ops, others, strict=False)
            return f"({' && '.join(_compared(one, op, other) for one, op, other in both)})"
        case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp() as several, ast.Name(id="UNKNOWN")]):
            return f"{_each(several.elt, several.generators)}[0]"
        case ast.Call(func=ast.Name(id=name), args=args) if name in CALLS:
            return CALLS[name].format(*map(_value, args))
        case ast.Call(func=called, args=args):
            return f"{_value(called)}{'!' if isinstance(called, ast.Subscript) else ''}({', '.join(map(_value, args))})"
        case ast.ListComp(elt=elt, generators=generators):
            return _each(elt, generators)
    raise NotImplementedError(f"{ast.unparse(node)} at line {node.lineno}")


def _compared(one: ast.expr, op: ast.cmpop, other: ast.expr) -> str:
    if isinstance(op, (ast.In, ast.NotIn)):
        return f"{'!' if isinstance(op, ast.NotIn) else ''}{_value(other)}.includes({_value(one)})"
    return f"{_value(one)} {COMPARED[type(op)]} {_value(other)}"


def _each(made: ast.expr, several: list[ast.comprehension]) -> str:
    """A comprehension."""
    (first, *rest) = several
    kept = "".join(f".filter(({_given(first.target, test)}: any) => {_value(test)})" for test in first.ifs)
    if not rest and ast.unparse(made) == ast.unparse(first.target):
        return f"{_value(first.iter)}{kept}"
    each = _given(first.target, made, *(part for other in rest for part in (other.iter, *other.ifs)))
    how, value = ("flatMap", _each(made, rest)) if rest else ("map", _value(made))
    return f"{_value(first.iter)}{kept}.{how}(({each}: any) => {value})"


def _name(name: str) -> str:
    """A name as TypeScript writes it."""
    if name in NAMES or name.isupper():
        return NAMES.get(name, name)
    first, *rest = name.strip("_").split("_")
    return "".join([first, *map(str.capitalize, rest)])
