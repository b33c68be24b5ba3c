"""The modules that the compiled build compiles have nothing in them that mypyc refuses, or compiles to something else."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Set
from pathlib import Path

import pytest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "server"

_NOT_NATIVE = "mypyc_attr(native_class=False)"

_CONSUMERS = frozenset(("all", "any", "dict", "frozenset", "join", "list", "max", "min", "next", "set", "sorted", "sum", "tuple"))
"""What may take a generator expression: these read all of it, or are compiled to a loop that ends where they end."""


def hook() -> dict[str, list[str]]:
    """The settings of `server/compiled_build.py`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return found


def modules() -> list[Path]:
    interpreted = {path for pattern in hook()["interpreted"] for path in SERVER.glob(pattern)}
    return sorted({path for pattern in hook()["modules"] for path in SERVER.glob(pattern)} - interpreted)


def generators_of(source: str) -> set[str]:
    """The names of the functions of a module that are generators."""
    functions = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.FunctionDef)]
    return {each.name for each in functions if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(each))}


def refused(source: str, generators: Set[str] = frozenset()) -> Iterator[str]:
    """What a module must not have to be compiled, each with its line; `generators` are those of all such modules."""
    tree = ast.parse(source)
    generators = generators | generators_of(source)
    consumed = {id(each.args[0]) for each in ast.walk(tree) if isinstance(each, ast.Call) and each.args and _name(each) in _CONSUMERS}
    for node in ast.walk(tree):
        if isinstance(node, ast.GeneratorExp) and id(node) not in consumed:
            yield f"{node.lineno}: a generator expression would be a list, with all of its elements computed"
        elif isinstance(node, ast.Compare) and _has_star(node):
            yield f"{node.lineno}: a star in the tuple after `in`"
        elif isinstance(node, ast.Compare) and _is_in_generator(node, generators):
            yield f"{node.lineno}: nothing is `in` a generator"
        elif isinstance(node, ast.Attribute) and node.attr == "__slots__":
            yield f"{node.lineno}: a class has no `__slots__`"
        elif isinstance(node, ast.Try):
            yield from _handlers(node)
        elif isinstance(node, ast.ClassDef):
            yield from _class(node)


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _has_star(node: ast.Compare) -> bool:
    displays = [side for side in node.comparators if isinstance(side, ast.Tuple | ast.List | ast.Set)]
    in_ = isinstance(node.ops[0], ast.In | ast.NotIn)
    return in_ and any(isinstance(each, ast.Starred) for side in displays for each in side.elts)


def _is_in_generator(node: ast.Compare, generators: Set[str]) -> bool:
    sides = [side for op, side in zip(node.ops, node.comparators, strict=True) if isinstance(op, ast.In | ast.NotIn)]
    return any(isinstance(side, ast.Call) and _name(side) in generators for side in sides)


def _handlers(node: ast.Try) -> Iterator[str]:
    names = [handler.name for handler in node.handlers if handler.name is not None]
    for name in sorted(set(names)):
        if names.count(name) > 1:
            yield f"{node.lineno}: exceptions of several classes are called `{name}`, which has the class of the first"


def _class(node: ast.ClassDef) -> Iterator[str]:
    decorators = [ast.unparse(each) for each in node.decorator_list]
    native = _NOT_NATIVE not in decorators
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            if each.name == "__new__":
                yield f"{each.lineno}: `{node.name}.__new__`"
            elif native and "cached_property" in [ast.unparse(one) for one in each.decorator_list]:
                yield f"{each.lineno}: `{node.name}.{each.name}` would not be cached"
        elif native and isinstance(each, ast.Assign) and "__weakref__" in ast.unparse(each):
            yield f"{each.lineno}: there are no weak references to `{node.name}`"
    if any(ast.unparse(base).endswith(("Error", "Exception")) for base in node.bases):
        for each in node.body:
            if isinstance(each, ast.Assign | ast.AnnAssign) and each.value is not None:
                yield f"{each.lineno}: an attribute of the class `{node.name}`, which is an exception"
    generic = any(ast.unparse(base).startswith("Generic[") for base in node.bases)
    if generic and any(each.startswith("dataclass") and "slots=True" in each for each in decorators):
        yield f"{node.lineno}: slots of the generic dataclass `{node.name}`"


@pytest.mark.parametrize(
    "source",
    [
        "x in (1, *xs)",
        "def f(xs):\n    yield from xs\ng = x in f(xs)",
        "Cursor.__slots__",
        "next((found for found in (check(x) for x in xs) if found), None)",
        "def f(xs): return (x for x in xs)",
        "try: f()\nexcept A as error: g(error)\nexcept B as error: h(error)",
        "class A:\n    def __new__(cls): ...",
        "class A:\n    @cached_property\n    def b(self): ...",
        "class A:\n    __slots__ = ('__weakref__', 'b')",
        "class A(ValueError):\n    code = 'a'",
        "@dataclass(slots=True)\nclass A(Generic[T]): ...",
    ],
)
def test_what_cannot_be_compiled_is_found(source: str) -> None:
    assert len(list(refused(source))) == 1


def test_weak_references_and_cached_properties_are_possible_in_classes_of_python() -> None:
    source = f"@{_NOT_NATIVE}\nclass A:\n    __slots__ = ('__weakref__',)\n    @cached_property\n    def b(self): ..."
    assert list(refused(source)) == []


def test_modules_that_are_compiled_can_be_compiled() -> None:
    assert len(modules()) > 100
    sources = {path: path.read_text(encoding="utf-8") for path in modules()}
    generators = set().union(*map(generators_of, sources.values()))
    found = [f"{path.relative_to(SERVER)}:{what}" for path, source in sources.items() for what in refused(source, generators)]
    assert found == []


def test_every_pattern_of_the_compiled_build_finds_modules() -> None:
    assert [pattern for pattern in hook()["modules"] + hook()["interpreted"] if not list(SERVER.glob(pattern))] == []
