"""What annotations say of the values in a package: enough to see a field of a named tuple that is counted instead of named.

Only syntax trees are read, and nothing is imported: names are followed through imports, aliases, fields, methods and calls
to where they are annotated. What is annotated nowhere is unknown (None), and nothing is said of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

SEQUENCES = {"tuple", "list", "set", "frozenset", "Sequence", "Iterable", "Iterator", "Collection", "deque"}
MAPPINGS = {"dict", "Mapping", "defaultdict"}
AS_IT_IS = {"Final", "ClassVar", "Annotated", "Optional"}
KEEP_ITEMS = {"tuple", "list", "set", "frozenset", "sorted", "reversed", "iter", "filter"}
ONE_ITEM = {"next", "min", "max"}
OF_A_RECORD = {"replacer", "making"}
"""Functions of `kernel/state.py` that make functions which give the record that is their first argument."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Comprehension = ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp


@dataclass(frozen=True)
class Instance:
    """An object of a class of the package; `given` are the types for its type variables."""

    module: str
    name: str
    given: tuple[Type, ...] = ()


@dataclass(frozen=True)
class Many:
    """A sequence, or anything else to go through, of one kind of items."""

    of: Type


@dataclass(frozen=True)
class Items:
    """A tuple of fixed length, no named one."""

    of: tuple[Type, ...]


@dataclass(frozen=True)
class Mapped:
    key: Type
    value: Type


@dataclass(frozen=True)
class Makes:
    """What can be called, and gives this."""

    what: Type


@dataclass(frozen=True)
class Either:
    of: frozenset[Type]


Type = Instance | Many | Items | Mapped | Makes | Either | None
Names = dict[str, Type]


def either(types: Iterable[Type]) -> Type:
    """One of several; what is unknown among them is left out."""
    of: set[Type] = set()
    for one in types:
        of |= set(one.of) if isinstance(one, Either) else {one}
    of.discard(None)
    return next(iter(of)) if len(of) == 1 else Either(frozenset(of)) if of else None


def each(type: Type) -> tuple[Type, ...]:
    return tuple(type.of) if isinstance(type, Either) else (type,)


def items_of(type: Type) -> Type:
    """What comes when one goes through it."""
    found: list[Type] = []
    for one in each(type):
        match one:
            case Many(of):
                found.append(of)
            case Items(of):
                found.extend(of)
            case Mapped(key, _):
                found.append(key)
    return either(found)


@dataclass
class Package:
    """The modules of a package, by their dotted names."""

    modules: Mapping[str, ast.Module]
    _looking: set[ast.expr] = field(default_factory=set)

    @cached_property
    def names(self) -> dict[str, dict[str, ast.stmt]]:
        """By module, where each of its names is made: imports last, since a name may be imported within a function."""
        return {
            module: {name: node for wanted in (True, False) for name, node in _made(tree, imported=wanted)}
            for module, tree in self.modules.items()
        }

    def found(self, module: str, name: str) -> tuple[str, ast.stmt] | None:
        """The statement that makes a name, in whichever module it stands."""
        node = self.names.get(module, {}).get(name)
        if isinstance(node, ast.ImportFrom):
            there = _imported(node, name)
            return self.found(node.module or "", there) if (node.module, there) != (module, name) else None
        return None if node is None else (module, node)

    def module_named(self, module: str, name: str) -> str | None:
        """The module of the package that a name stands for, if it does."""
        node = self.names.get(module, {}).get(name)
        if not isinstance(node, ast.ImportFrom):
            return None
        return path if (path := f"{node.module}.{_imported(node, name)}") in self.modules else None

    def made_at(self, module: str, node: ast.expr) -> tuple[str, ast.stmt] | None:
        """The statement that makes what is called `name` or `module.name`."""
        if isinstance(node, ast.Name):
            return self.found(module, node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            other = self.module_named(module, node.value.id)
            return self.found(other, node.attr) if other is not None else None
        return None

    # --- annotations --------------------------------------------------------------------------------------------------

    def annotated(self, module: str, node: ast.expr | None, given: Mapping[str, Type] = {}) -> Type:
        """The type that an annotation means; `given` are the types for type variables."""
        match node:
            case ast.Constant(value=str() as text):
                return self.annotated(module, ast.parse(text, mode="eval").body, given)
            case ast.BinOp(left=left, right=right):
                return either(self.annotated(module, part, given) for part in (left, right))
            case ast.Subscript(value=of, slice=ast.Tuple(elts=parts)):
                return self._of_parts(module, of, parts, given)
            case ast.Subscript(value=of, slice=part):
                return self._of_parts(module, of, [part], given)
            case ast.Name(id=name) if name in given:
                return given[name]
            case ast.Name() | ast.Attribute():
                return self._named(module, node, ())
        return None

    def _of_parts(self, module: str, of: ast.expr, parts: list[ast.expr], given: Mapping[str, Type]) -> Type:
        name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
        if name == "Callable":
            return Makes(self.annotated(module, parts[-1], given))
        types = tuple(self.annotated(module, part, given) for part in parts)
        if name == "tuple" and not isinstance(parts[-1], ast.Constant):
            return Items(types)
        if name in SEQUENCES:
            return Many(types[0])
        if name in MAPPINGS:
            return Mapped(types[0], types[-1])
        return types[0] if name in AS_IT_IS else self._named(module, of, types)

    def _named(self, module: str, node: ast.expr, given: tuple[Type, ...]) -> Type:
        match self.made_at(module, node):
            case (where, ast.ClassDef(name=name)):
                return Instance(where, name, given)
            case (where, ast.Assign(value=value)):
                return self.annotated(where, value)
        return None

    # --- classes ------------------------------------------------------------------------------------------------------

    def _class(self, instance: Instance) -> ast.ClassDef:
        node = self.names[instance.module][instance.name]
        assert isinstance(node, ast.ClassDef)
        return node

    def is_record(self, type: Type) -> bool:
        """Whether it is a named tuple."""
        if not isinstance(type, Instance):
            return False
        bases = self._class(type).bases
        return any(ast.unparse(base).endswith("NamedTuple") for base in bases)

    def _given(self, instance: Instance) -> dict[str, Type]:
        """By type variable, the type that stands for it."""
        for base in self._class(instance).bases:
            if isinstance(base, ast.Subscript) and ast.unparse(base.value).endswith("Generic"):
                variables = base.slice.elts if isinstance(base.slice, ast.Tuple) else [base.slice]
                return dict(zip(map(ast.unparse, variables), instance.given, strict=False))
        return {}

    def member(self, type: Type, name: str) -> Type:
        """What `value.name` is: a field, a property, or a method to be called."""
        return either(self._member(one, name) for one in each(type) if isinstance(one, Instance))

    def _member(self, instance: Instance, name: str) -> Type:
        if name == "_replace":
            return Makes(instance)
        given = self._given(instance)
        for node in self._class(instance).body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=id)) if id == name:
                    return self.annotated(instance.module, node.annotation, given)
                case ast.FunctionDef(name=id, returns=returns, decorator_list=decorators) if id == name:
                    what = self.annotated(instance.module, returns, given)
                    return what if any("property" in ast.unparse(d) for d in decorators) else Makes(what)
        for base in self._class(instance).bases:
            for parent in each(self.annotated(instance.module, base, given)):
                if isinstance(parent, Instance) and (found := self._member(parent, name)) is not None:
                    return found
        return None

    # --- values of a module -------------------------------------------------------------------------------------------

    def value(self, module: str, node: ast.expr) -> Type:
        """What a name of a module is as a value: a function, a class, or what is assigned to it."""
        made = self.made_at(module, node)
        if made is None:
            return None
        where, statement = made
        match statement:
            case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns):
                return Makes(self.annotated(where, returns))
            case ast.ClassDef(name=name):
                return Makes(Instance(where, name))
            case ast.AnnAssign(annotation=annotation):
                return self.annotated(where, annotation)
            case ast.Assign(value=value):
                return self._assigned(where, value)
        return None

    def _assigned(self, module: str, value: ast.expr) -> Type:
        if value in self._looking:
            return None
        self._looking.add(value)
        found = Reader(self, module, {}).type_of(value)
        self._looking.discard(value)
        return found


class Reader:
    """The values in one function, or at the top of a module.

    names  what is known of the names around it; what is assigned in it is added
    """

    def __init__(self, package: Package, module: str, names: Names) -> None:
        self.package = package
        self.module = module
        self.names = names

    def bind(self, target: ast.expr, type: Type) -> None:
        """A value is given to a name, or to several that it is unpacked into."""
        match target:
            case ast.Name(id=name):
                self.names[name] = either((self.names.get(name), type))
            case ast.Starred(value=value):
                self.bind(value, Many(type))
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for place, part in enumerate(parts):
                    self.bind(part, self._item(type, place))

    def _item(self, type: Type, place: int) -> Type:
        """What lies at a place that is counted."""
        found: list[Type] = []
        for one in each(type):
            if isinstance(one, Items):
                found.append(one.of[place] if -len(one.of) <= place < len(one.of) else None)
            else:
                found.append(items_of(one))
        return either(found)

    def type_of(self, node: ast.expr | None) -> Type:
        """What the annotations say of an expression; None where they say nothing."""
        match node:
            case ast.Name(id=name):
                return self.names[name] if name in self.names else self.package.value(self.module, node)
            case ast.Attribute(value=value, attr=name):
                return self.package.member(self.type_of(value), name) or self.package.value(self.module, node)
            case ast.Call():
                return self._called(node)
            case ast.Subscript(value=value, slice=index):
                return self._part(self.type_of(value), index)
            case ast.BoolOp(values=values):
                return either(map(self.type_of, values))
            case ast.IfExp(body=body, orelse=orelse):
                return either((self.type_of(body), self.type_of(orelse)))
            case ast.NamedExpr(value=value):
                return self.type_of(value)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return either((self.type_of(left), self.type_of(right)))
            case ast.Tuple(elts=parts):
                return self._tuple(parts)
            case ast.List(elts=parts) | ast.Set(elts=parts):
                return Many(either(map(self._spread, parts)))
            case ast.ListComp() | ast.GeneratorExp() | ast.SetComp():
                return Many(self._inside(node).type_of(node.elt))
            case ast.DictComp():
                inside = self._inside(node)
                return Mapped(inside.type_of(node.key), inside.type_of(node.value))
        return None

    def _tuple(self, parts: list[ast.expr]) -> Type:
        if any(isinstance(part, ast.Starred) for part in parts):
            return Many(either(map(self._spread, parts)))
        return Items(tuple(map(self.type_of, parts)))

    def _spread(self, part: ast.expr) -> Type:
        return items_of(self.type_of(part.value)) if isinstance(part, ast.Starred) else self.type_of(part)

    def _inside(self, node: Comprehension) -> Reader:
        """Within a comprehension, whose own names are not known outside."""
        inside = Reader(self.package, self.module, dict(self.names))
        for generator in node.generators:
            for name in ast.walk(generator.target):
                if isinstance(name, ast.Name):
                    inside.names[name.id] = None
            inside.bind(generator.target, items_of(inside.type_of(generator.iter)))
        for part in ast.walk(node):
            if isinstance(part, ast.NamedExpr):
                inside.bind_by(part)
        return inside

    def _part(self, type: Type, index: ast.expr) -> Type:
        place = counted(index)
        found: list[Type] = []
        for one in each(type):
            if isinstance(index, ast.Slice):
                found.append(Many(items_of(one)) if isinstance(one, Items | Many) else None)
            elif isinstance(one, Mapped):
                found.append(one.value)
            else:
                found.append(items_of(one) if place is None else self._item(one, place))
        return either(found)

    def _called(self, node: ast.Call) -> Type:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        given = [self.type_of(argument) for argument in node.args]
        first = given[0] if given else None
        if name in OF_A_RECORD:
            return first
        if name in KEEP_ITEMS:
            return Many(items_of(given[-1])) if given else None
        if name in ONE_ITEM:
            return either((items_of(first), *given[1:]))
        if name == "enumerate":
            return Many(Items((None, items_of(first))))
        if name == "zip":
            return Many(Items(tuple(map(items_of, given))))
        if name == "pairwise":
            return Many(Items((items_of(first), items_of(first))))
        if isinstance(node.func, ast.Attribute) and (found := self._of_mapping(node.func)) is not None:
            return found
        return either(one.what for one in each(self.type_of(node.func)) if isinstance(one, Makes))

    def _of_mapping(self, func: ast.Attribute) -> Type:
        for one in each(self.type_of(func.value)):
            if isinstance(one, Mapped):
                views = {"values": Many(one.value), "items": Many(Items((one.key, one.value))), "keys": Many(one.key)}
                return views.get(func.attr, one.value)
        return None

    # --- what is counted ----------------------------------------------------------------------------------------------

    def counted_in(self, node: ast.AST, owner: Type = None) -> Iterator[tuple[Reader, ast.Subscript]]:
        """Every subscript by number within a node, with the reader that knows the names there; `owner` is the class around it."""
        reader: Reader = self
        if isinstance(node, Function):
            reader = self._within_function(node, owner)
        elif isinstance(node, Comprehension):
            reader = self._inside(node)
        if isinstance(node, ast.Subscript) and is_number(node.slice):
            yield reader, node
        around = Instance(self.module, node.name) if isinstance(node, ast.ClassDef) else None
        for child in ast.iter_child_nodes(node):
            if any(isinstance(part, ast.Subscript) for part in ast.walk(child)):
                yield from reader.counted_in(child, around)

    def _within_function(self, node: Function, owner: Type) -> Reader:
        """A function's own names are bound twice, since a loop may use what is bound further down."""
        inside = Reader(self.package, self.module, dict(self.names))
        takes = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        for place, argument in enumerate(takes):
            known = self.package.annotated(self.module, argument.annotation)
            inside.names[argument.arg] = owner if place == 0 and owner is not None else known
        bound = list(_own(node))
        for statement in bound * 2:
            inside.bind_by(statement)
        return inside

    def bind_by(self, node: ast.AST) -> None:
        """The names that a statement, or `:=`, binds."""
        match node:
            case ast.AnnAssign(target=target, annotation=annotation):
                self.bind(target, self.package.annotated(self.module, annotation))
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.bind(target, self.type_of(value))
            case ast.NamedExpr(target=target, value=value):
                self.bind(target, self.type_of(value))
            case ast.For(target=target, iter=through):
                self.bind(target, items_of(self.type_of(through)))
            case ast.withitem(context_expr=value, optional_vars=ast.expr() as target):
                self.bind(target, self.type_of(value))


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function, but not in the functions within it."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, Function):
            yield from _own(child)


def _made(tree: ast.Module, *, imported: bool) -> Iterator[tuple[str, ast.stmt]]:
    """The names that a module makes at its top, or those that it imports anywhere."""
    if imported:
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                yield from ((alias.asname or alias.name, node) for alias in node.names)
        return
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, node
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node


def _imported(node: ast.ImportFrom, name: str) -> str:
    """What a name is called where it comes from."""
    return next(alias.name for alias in node.names if (alias.asname or alias.name) == name)


def counted(index: ast.expr) -> int | None:
    """The number that an index is, where it is written as one."""
    try:
        value = ast.literal_eval(index)
    except ValueError:
        return None
    return value if type(value) is int else None


def is_number(index: ast.expr) -> bool:
    """Whether a constant index, or a slice whose bounds are constant."""
    if isinstance(index, ast.Slice):
        return all(bound is None or counted(bound) is not None for bound in (index.lower, index.upper, index.step))
    return counted(index) is not None


def fields_by_number(package: Package, module: str) -> list[tuple[int, str]]:
    """Where fields of named tuples are counted: each line, and what stands there.

    A value that may also be something else is no case: it is one only where all that is known of it are named tuples.
    """
    found = {}
    for reader, node in Reader(package, module, {}).counted_in(package.modules[module]):
        types = each(reader.type_of(node.value))
        if all(map(package.is_record, types)):
            found[node.lineno, node.col_offset] = ast.unparse(node)
    return sorted((line, text) for (line, _), text in found.items())


def package_at(folder: Path) -> Package:
    """All modules under a folder, which is the package itself."""
    modules = {}
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__")
        modules[name] = ast.parse(path.read_text(encoding="utf-8"))
    return Package(modules)
