"""What can be changed in a source: each change is a stretch of text, what stands there instead, and what that is called.

The source is cut and joined, never written anew from its tree, so a change is one that a person could have typed. What no program
reads is left alone: annotations, docstrings, imports, names of types, and sentences for whoever breaks an assertion. So is what
would break whatever runs the line: `f(frame, state)` for `f(state, frame)` says nothing of the tests.
"""

from __future__ import annotations

import ast
import re
from typing import Any, NamedTuple


class Change(NamedTuple):
    """One change of a source.

    line          where it begins
    start, end    the stretch of text that goes, in characters of the source
    text          what stands there instead
    what          what was done, in a few words
    in_function   whether it is executed when a function is called; else while the module is imported
    """

    line: int
    start: int
    end: int
    text: str
    what: str
    in_function: bool


COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
SAYS_TYPES = ("TypeVar", "NewType", "cast", "ParamSpec")
TYPES = re.compile(r"^_?[A-Z][a-z]\w*$")
KINDS_OF_THEIR_OWN = ("state", "frame", "board", "b", "setup", "env", "self")
"""Names of what cannot stand in another's place."""
RULING = re.compile(r"^([A-Z])-(\d\d)$")


class _Finder(ast.NodeVisitor):
    """Walks over a module and notes what can be changed."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[Change] = []
        self.functions: list[str] = []  # what those around return
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts
        self.wide = [line.encode() if not line.isascii() else None for line in source.splitlines(keepends=True)]

    # where things are

    def place(self, line: int, column: int) -> int:
        """The character of the source; trees count columns in bytes."""
        wide = self.wide[line - 1]
        return self.starts[line - 1] + (column if wide is None else len(wide[:column].decode()))

    def start(self, node: Any) -> int:
        return self.place(node.lineno, node.col_offset)

    def end(self, node: Any) -> int:
        return self.place(node.end_lineno, node.end_col_offset)

    def text(self, node: Any) -> str:
        return self.source[self.start(node) : self.end(node)]

    def note(self, start: int, end: int, text: str, what: str) -> None:
        line = self.source.count("\n", 0, start) + 1
        self.found.append(Change(line, start, end, text, what, bool(self.functions)))

    def instead(self, node: Any, text: str, what: str) -> None:
        self.note(self.start(node), self.end(node), text, what)

    def operator(self, left: ast.AST, right: ast.AST, old: str, new: str) -> None:
        """The operator between two operands; a parenthesis may stand there as well."""
        start, end = self.end(left), self.start(right)
        pattern = old if not old[0].isalpha() else r"\b" + old.replace(" ", r"\s+") + r"\b"
        at = re.search(re.escape(old) if not old[0].isalpha() else pattern, self.source[start:end])
        assert at, (old, self.source[start:end])
        self.note(start + at.start(), start + at.end(), new, f"{old} becomes {new}")

    # what is left alone

    def visit_Module(self, node: ast.Module) -> None:
        self.body(node.body)

    def body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.body(node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        self.functions.append(ast.unparse(node.returns) if node.returns else "")
        self.body(node.body)
        self.functions.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Python 3.11 does not say where the parts of an f-string are: it is changed as a whole."""
        self.instead(node, '"changed"', "the string becomes another")

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion says what cannot be; a test that it breaks would have to break the rules first."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        name = node.targets[0].id if isinstance(node.targets[0], ast.Name) else ""
        if name.startswith("__") or (TYPES.match(name) and not self.functions and not isinstance(node.value, ast.Constant)):
            return  # slots and other names for Python; an alias of a type
        if len(node.targets) == 1 and name and any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(node.value)):
            self.instead(node, "pass", "the statement is dropped")
        self.visit(node.value)
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                self.instead(node, "pass", "the statement is dropped")
                self.visit(target.slice)

    # statements

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.instead(node, "pass", "the statement is dropped")
        old, new = ARITHMETIC[type(node.op)]
        self.operator(node.target, node.value, old + "=", new + "=")
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        self.instead(node, "pass", "the statement is dropped")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if any(word in self.functions[-1] for word in ("None", "bool")) and self.text(node.value) != "None":
            self.instead(node.value, "None", "None is returned")  # by others it would break whoever calls them
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.instead(node, "pass", "nothing is raised")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.instead(node, "break", "continue becomes break")

    def visit_Break(self, node: ast.Break) -> None:
        self.instead(node, "continue", "break becomes continue")

    def visit_Delete(self, node: ast.Delete) -> None:
        self.instead(node, "pass", "the statement is dropped")

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.condition(node.test)
        self.instead(node.test, "False", "the condition never holds")
        self.body(node.body)
        self.body(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.instead(node.test, "False", "the condition never holds")
        self.visit(node.test)
        self.body(node.body)

    # expressions

    def condition(self, test: ast.expr) -> None:
        """A condition the other way round, unless that is what its operator offers anyway."""
        if not isinstance(test, (ast.Compare, ast.UnaryOp)):
            self.instead(test, f"not ({self.text(test)})", "the condition is negated")
        self.visit(test)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        for test in node.ifs:
            self.instead(test, "True", "the condition always holds")
            self.condition(test)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, op, right in zip(operands, node.ops, operands[1:], strict=False):
            old, others = COMPARISONS[type(op)]
            for new in others:
                self.operator(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        old, new = ARITHMETIC[type(node.op)]
        self.operator(node.left, node.right, old, new)
        self.instead(node, self.text(node.left), f"what {old} adds is dropped")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.operator(left, right, old, new)
        self.note(
            self.start(node.values[0]), self.start(node.values[1]), self.opening(node), f"what stands before {old} is dropped"
        )
        self.generic_visit(node)

    def opening(self, node: ast.BoolOp) -> str:
        """The parentheses that open between the first two operands belong to the second."""
        between = self.source[self.end(node.values[0]) : self.start(node.values[1])]
        return re.sub(r"[^(]", "", between)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.Not, ast.USub)):
            self.instead(node, self.text(node.operand), "not is dropped" if isinstance(node.op, ast.Not) else "- is dropped")
        self.visit(node.operand)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self.instead(node, str(not value), f"{value} becomes {not value}")
        elif isinstance(value, int):
            for other in (value + 1, value - 1):
                self.instead(node, f"({other})" if other < 0 else str(other), f"{value} becomes {other}")
        elif isinstance(value, str):
            ruling = RULING.match(value)
            changed = f"{ruling[1]}-{int(ruling[2]) % 99 + 1:02}" if ruling else value + "x"
            self.instead(node, repr(changed), f"{value!r} becomes {changed!r}")

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """One element less of a list of things alike; a pair without one would only break what takes it apart."""
        if isinstance(node.ctx, ast.Store):
            return
        if len(node.elts) == 1:
            self.instead(node, "()", f"{self.text(node.elts[0])} is dropped")
        if len(node.elts) > 2 and len({type(each) for each in node.elts}) == 1 and not isinstance(node.elts[0], ast.Name):
            for element, after in zip(node.elts, (*node.elts[1:], None), strict=True):
                end = self.end(element) if after is None else self.start(after)
                self.note(self.start(element), end, "", f"{self.text(element)} is dropped")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.value, ast.Name) and node.value.id in ("dict", "list", "tuple", "set", "Callable", "frozenset"):
            return  # a type
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in SAYS_TYPES:
            return
        if name in CALLS:
            self.instead(node.func, CALLS[name], f"{name} becomes {CALLS[name]}")
        if len(node.args) > 1 and not any(self.unlike_others(each) for each in node.args[:2]):
            first, second = node.args[:2]
            between = self.source[self.end(first) : self.start(second)]
            swapped = self.text(second) + between + self.text(first)
            self.note(self.start(first), self.end(second), swapped, "the first two arguments change places")
        if node.keywords and node.keywords[-1].arg not in (None, "strict") and (node.args or len(node.keywords) > 1):
            self.keyword(node)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        """`strict` is an assertion too: it says that two lists are of one length."""
        if node.arg != "strict":
            self.visit(node.value)

    def unlike_others(self, argument: ast.expr) -> bool:
        """Whether an argument can only stand where it stands."""
        if isinstance(argument, (ast.Starred, ast.Constant, ast.Lambda)):
            return True
        return isinstance(argument, ast.Name) and argument.id in KINDS_OF_THEIR_OWN

    def keyword(self, node: ast.Call) -> None:
        """The last argument by name is left out."""
        last = node.keywords[-1]
        before = max((self.end(each) for each in (*node.args, *node.keywords[:-1])), default=0)
        self.note(before, self.end(last), "", f"the argument {last.arg} is dropped")


def changes(source: str) -> list[Change]:
    """Every change of this module, by its place."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found), key=lambda each: (each.start, each.end, each.text))


def changed(source: str, change: Change) -> str:
    """The source with this change."""
    return source[: change.start] + change.text + source[change.end :]
