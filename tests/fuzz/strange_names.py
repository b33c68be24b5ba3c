"""Programs whose names are strange: in quotes, with marks and characters outside of ASCII, numbers, the same for things of several kinds.

Values, blocks, arguments and symbols are called alike, regions that see nothing from outside use names again, symbol tables are nested,
results are groups, and aliases stand for aliases. Nearly all of the programs are right: mlir-opt says which.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

_SYMBOLS = (
    *('@"a b"', '@"é"', r'@"x\"y"', '@"1"', '@"a::b"', '@"-"', '@"😀"', '@"%v"', r'@"a\\b"', '@"^bb0"', '@"#al"', '@"plain"', r'@"a\0Ab"'),
    *("@a", "@b", "@a.b", "@a$b", "@_", "@A", "@bb0", "@x1", '@"a-b"', r'@"\C3\A9t"'),
)
_VALUES = ("%a", "%0", "%bb0", "%1", "%a-b", "%a.b", "%$", "%_", "%12", "%a$1", "%c0", "%-x", "%loop", "%al", "%00")
_BLOCKS = ("^bb0", "^a", "^0", "^1", "^bb1", "^a.b", "^-", "^_", "^$x", "^loop")
_ALIASES = (
    *("!al = i32", "!al2 = !al", "!t = tuple<!al, !al2>", "!t2 = (!t) -> !al2"),
    *('#al = "x"', "#al2 = #al", "#al3 = [#al2, #al, !al2]", "#map = affine_map<(d0)[s0] -> (d0 + s0)>", "#m2 = #map"),
    *('#loc1 = loc("f.mlir":1:2)', '#loc2 = loc(fused<"p">[#loc1, "n"(#loc1)])'),
)
_TYPES = ("i32", "!al", "!al2")
_DEEP = 2


class Names(NamedTuple):
    """The values that may be used at a place, the names that are taken there, and the symbols that may be named."""

    values: list[str]
    taken: set[str]
    symbols: Sequence[str]


def strange_program(rng: random.Random) -> str:
    """A program whose names are strange."""
    taken: set[str] = set()
    tables = [_table(rng, taken, 0) for _ in range(rng.randint(1, 2))]
    functions = [_new(rng, _SYMBOLS, taken) for _ in range(rng.randint(1, 3))]
    symbols = [*[path for _, paths in tables for path in paths], *functions]
    lines = [*_ALIASES, *[line for lines, _ in tables for line in lines]]
    for name in functions:
        lines += _function(rng, name, symbols, 0)
    lines.append(f'"t.x"() {{a = {rng.choice(symbols)}, m = #m2, l = #al3, t = !t2}} : () -> () loc(#loc2)')
    return "\n".join(lines) + "\n"


def _new(rng: random.Random, pool: Sequence[str], taken: set[str]) -> str:
    """A name that is not taken, and is now."""
    free = [each for each in pool if each not in taken]
    name = rng.choice(free) if free else f"{pool[0][0]}z{len(taken)}"
    taken.add(name)
    return name


def _inside(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _table(rng: random.Random, taken: set[str], depth: int) -> tuple[list[str], list[str]]:
    """A module with modules and functions in it, and the references to all of them."""
    name, inner = _new(rng, _SYMBOLS, taken), set[str]()
    lines, paths = [f"module {name} {{"], [name]
    for _ in range(rng.randint(1, 2)):
        if depth < _DEEP and rng.random() < 0.6:
            part, found = _table(rng, inner, depth + 1)
            lines += _inside(part)
            paths += [f"{name}::{each}" for each in found]
        else:
            function = _new(rng, _SYMBOLS, inner)
            lines.append(f"  func.func private {function}()")
            paths.append(f"{name}::{function}")
    return [*lines, "}"], paths


def _function(rng: random.Random, name: str, symbols: Sequence[str], depth: int) -> list[str]:
    names = Names([], set(), symbols)
    names.values.extend([_new(rng, _VALUES, names.taken) for _ in range(rng.randint(1, 3))])
    arguments = ", ".join([f"{each}: {rng.choice(_TYPES)}" for each in names.values])
    lines = [f"func.func {name}({arguments}) -> i32 {{", *_inside(_body(rng, names, depth))]
    if rng.random() < 0.5:
        first, second = rng.sample(_BLOCKS, 2)
        argument = _new(rng, _VALUES, names.taken)
        lines += [f"  cf.br {first}({names.values[-1]} : i32)", f"{first}({argument}: i32):", f"  cf.br {second}", f"{second}:"]
        names.values.append(argument)
    return [*lines, f"  return {rng.choice(names.values)} : !al", "}"]


def _body(rng: random.Random, names: Names, depth: int) -> list[str]:
    lines: list[str] = []
    for _ in range(rng.randint(2, 4)):
        lines += rng.choice((_group, _group, _two, _use, _types, _constant, *((_nested, _branch, _region) if depth < _DEEP else ())))(rng, names, depth)
    return lines


def _group(rng: random.Random, names: Names, depth: int) -> list[str]:
    used, size = rng.choice(names.values), rng.choice((1, 1, 2, 12))
    name = _new(rng, _VALUES, names.taken)
    names.values.extend([name, f"{name}#0"] if size == 1 else [f"{name}#{rng.randrange(size)}", f"{name}#{size - 1}"])
    return [f'{name}{f":{size}" if size > 1 else ""} = "t.def"({used}) : (i32) -> ({", ".join(["i32"] * size)})']


def _two(rng: random.Random, names: Names, depth: int) -> list[str]:
    used = rng.choice(names.values)
    first, second = [_new(rng, _VALUES, names.taken) for _ in range(2)]
    names.values.extend([first, f"{second}#1", f"{first}#0"])
    return [f'{first}, {second}:2 = "t.two"({used}) : (i32) -> (i32, i32, i32)']


def _use(rng: random.Random, names: Names, depth: int) -> list[str]:
    return [f'"t.use"() {{s = {rng.choice(names.symbols)}, t = [{rng.choice(names.symbols)}, #al]}} : () -> ()']


def _types(rng: random.Random, names: Names, depth: int) -> list[str]:
    return ['"t.types"() {t = !al2, u = #al2, v = !al} : () -> () loc(#loc1)']


def _constant(rng: random.Random, names: Names, depth: int) -> list[str]:
    name = _new(rng, _VALUES, names.taken)
    names.values.append(name)
    return [f"{name} = arith.constant {rng.randint(0, 9)} : !al"]


def _nested(rng: random.Random, names: Names, depth: int) -> list[str]:
    """A module in a function: nothing around it is seen in it, and its function may have any names."""
    name = _new(rng, _SYMBOLS, set())
    return ["builtin.module {", *_inside(_function(rng, name, [name], depth + 1)), "}"]


def _branch(rng: random.Random, names: Names, depth: int) -> list[str]:
    condition = _new(rng, _VALUES, names.taken)
    inner = _body(rng, _copied(names), depth + 1)
    return [f"{condition} = arith.constant true", f"scf.if {condition} {{", *_inside(inner), "}"]


def _region(rng: random.Random, names: Names, depth: int) -> list[str]:
    first, second = rng.sample(_BLOCKS, 2)
    inside = _copied(names)
    argument = _new(rng, _VALUES, inside.taken)
    inside.values.append(argument)
    lines = _body(rng, inside, depth + 1)
    last = _new(rng, _VALUES, inside.taken)
    end = [f"  cf.br {second}({argument} : i32)", f"{second}({last}: i32):", f'  "t.end"({last}) : (i32) -> () loc(#loc1)']
    return ['"t.region"() ({', f"{first}({argument}: i32):", *_inside(lines), *end, "}) : () -> ()"]


def _copied(names: Names) -> Names:
    return Names(list(names.values), set(names.taken), names.symbols)
