"""Changes of a text that are the same wherever something stands, so that most texts stay valid: a type, a size, a word, a name."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache

from mlir_ls.ods.registry import profile_registry

_CODE = re.compile(r'(?P<comment>//[^\n]*)|(?P<string>"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*")')
_SCALAR = re.compile(r"(?<![\w.!%#@^-])(?:index|bf16|f16|f32|f64|f8E4M3FN|i1|i4|i8|i16|i32|i64|si32|ui8)\b|(?<=\dx)(?:index|bf16|f16|f32|f64|i1|i8|i16|i32|i64)(?=[>,])|(?<=\?x)(?:index|bf16|f16|f32|f64|i1|i8|i16|i32|i64)(?=[>,])")
_SIZE = re.compile(r"(?<=[<x])(?:\d+|\?)(?=x)")
_NUMBER = re.compile(r"(?<![\w%#@.^!-])-?\d+(?![\w.])")
_FLOAT = re.compile(r"(?<![\w%#@.^!-])-?\d+\.\d+(?:e[+-]?\d+)?")
_CONTAINER = re.compile(r"(?<![\w.!%#@^-])(?:memref|tensor|vector)(?=<)")
_SHAPED = re.compile(r"(?<![\w.!%#@^-])(?:memref|tensor|vector)<((?:\d+|\?|\[\d+\])x)*\w+>")
_WORD = re.compile(r"(?<![\w.!%#@^\"<-])[a-z_]{2,}(?![\w.(\":])")
_NAME = re.compile(r"(?<![\w%@#!^\"-])([a-z_0-9]+)\.([a-z_0-9.]+)")
_ANGLED = re.compile(r"(?<=<)[a-zA-Z_]\w*(?=>)")
_WHOLE_TYPE = re.compile(r"(?<![\w.%#@^-])(?:!?\b[a-z_]\w*(?:\.\w+)*<(?:[^<>()\n]|<[^<>\n]*>)*>|![\w.]+|(?:index|none|bf16|f\d+|[su]?i\d+)\b)")
_KEY = re.compile(r"(?<=[{,] )[A-Za-z_]\w*(?= = |[,}])|(?<=\{)[A-Za-z_]\w*(?= = |[,}])")
_DISCARDABLE = ("a.b", "a.b = 1 : i32", 'note = "x"', 'llvm.note = "x"', "test.unit", "dlti.note = 1 : i64")
_NEW_TYPES = (
    "f32", "i32", "index", "complex<f32>", "tuple<i32, f32>", "vector<4xf32>", "vector<[4]xi32>", "vector<f32>", "tensor<2x3xf32>",
    "tensor<?xi32>", "tensor<*xf32>", "memref<2x3xf32>", "memref<?xi32, 1>", "memref<4x4xf32, strided<[?, 1], offset: ?>>", "!llvm.ptr",
    "!llvm.ptr<3>", "!llvm.struct<(i32, f32)>", "!llvm.array<4 x f32>", "!async.token", "!spirv.ptr<f32, Function>", "!pdl.operation",
    "!transform.any_op", "!emitc.ptr<i32>", "!quant.uniform<i8:f32, 2.0>", "!index.none", "f80", "i7", "i128", "tensor<2x!quant.uniform<i8:f32, 2.0>>",
    "vector<2x[4]xi8>", "memref<*xf32>", "memref<f32>", "tensor<f32>", "(i32) -> f32", "none",
)  # fmt: skip


def scalar(text: str, rng: random.Random) -> str | None:
    """A type of numbers is another one everywhere."""
    return _each(text, rng, _SCALAR, lambda found: rng.choice(["index", "bf16", "f16", "f32", "f64", "i1", "i4", "i8", "i16", "i32", "i64", "f8E5M2"]))


def size(text: str, rng: random.Random) -> str | None:
    """A size of dimensions is another one everywhere, as static, dynamic or scalable size."""
    return _each(text, rng, _SIZE, lambda found: rng.choice(["?", "1", "2", "3", "7", "8", "16", "0", "[4]"]))


def number(text: str, rng: random.Random) -> str | None:
    """A number is another one everywhere, in types too."""
    values = sorted({found for part in _code(text) for found in re.findall(r"(?<![\w%#@.^!-])\d+(?=[x,\]\s:)>])", part)})
    if not values:
        return None
    old, new = rng.choice(values), rng.choice(["0", "1", "2", "3", "5", "8", "16", "64", "100"])
    return _replaced(text, re.compile(rf"(?<![\w%#@.^!-]){old}(?![\w.])|(?<=[<x]){old}(?=x)"), new) if old != new else None


def value(text: str, rng: random.Random) -> str | None:
    """A number is another one in one place."""
    return _once(text, rng, _NUMBER, lambda found: rng.choice([str(int(found) + 1), str(int(found) - 1), "0", "1", "2", "64", "-1"]))


def fraction(text: str, rng: random.Random) -> str | None:
    """A floating-point number is another one."""
    return _once(text, rng, _FLOAT, lambda found: rng.choice(["0.0", "-1.5e-3", "1.0E+9", "0x7F800000", "3."]))


def container(text: str, rng: random.Random) -> str | None:
    """All memrefs are tensors, or the like."""
    return _each(text, rng, _CONTAINER, lambda found: rng.choice(["memref", "tensor", "vector"]))


def layout(text: str, rng: random.Random) -> str | None:
    """A type without layout, memory space or encoding has one everywhere."""
    found = sorted({match[0] for part in _code(text) for match in _SHAPED.finditer(part)})
    if not found:
        return None
    old = rng.choice(found)
    rank = old.count("x", 0, old.rfind("x") + 1) if "<" in old else 0
    spaces = ["1", "3", "#gpu.address_space<workgroup>", '"local"', "#spirv.storage_class<StorageBuffer>", "1 : i64"]
    if old.startswith("memref"):
        spaces += [f"strided<[{', '.join('?' * rank)}], offset: ?>", f"strided<[{', '.join('1' * rank)}]>", f"affine_map<({', '.join(f'd{i}' for i in range(rank))}) -> ({', '.join(f'd{i}' for i in reversed(range(rank)))})>"]
    return _replaced(text, re.compile(re.escape(old)), f"{old[:-1]}, {rng.choice(spaces)}>")


def whole_type(text: str, rng: random.Random) -> str | None:
    """A type is another one everywhere: one of the text, or one of another kind."""
    types = sorted({match[0] for part in _code(text) for match in _WHOLE_TYPE.finditer(part)})
    if not types:
        return None
    old = rng.choice(types)
    new = rng.choice([each for each in (*types, *_NEW_TYPES) if each != old])
    return _replaced(text, re.compile(rf"(?<![\w.%#@^!-]){re.escape(old)}(?![\w<])"), new)


def word(text: str, rng: random.Random) -> str | None:
    """Two keywords change their places everywhere."""
    words = sorted({found for part in _code(text) for found in _WORD.findall(part)})
    if len(words) < 2:
        return None
    old, new = rng.sample(words, 2)
    return _replaced(text, re.compile(rf"(?<![\w.!%#@^\"<-]){old}(?![\w.(\":])"), new)


def bracketed(text: str, rng: random.Random) -> str | None:
    """A word in angle brackets is another case that any enum has, in one place."""
    cases = _cases()
    def other(found: str) -> str:
        groups = [group for group in cases if found in group]
        return rng.choice(rng.choice(groups)) if groups else found
    return _once(text, rng, _ANGLED, other)


def operation(text: str, rng: random.Random) -> str | None:
    """An operation is another one with the same assembly format, everywhere or once."""
    by_format = _by_format()
    names = sorted({f"{found[1]}.{found[2]}" for part in _code(text) for found in _NAME.finditer(part)} & by_format.keys())
    names = [name for name in names if len(by_format[name]) > 1]
    if not names:
        return None
    old = rng.choice(names)
    new = rng.choice([each for each in by_format[old] if each != old])
    pattern = re.compile(rf"(?<![\w%@#!^\"-]){re.escape(old)}(?![\w.])")
    return _replaced(text, pattern, new) if rng.random() < 0.5 else _once(text, rng, pattern, lambda found: new)


def entry(text: str, rng: random.Random) -> str | None:
    """A discardable attribute more."""
    return _once(text, rng, re.compile(r"(?<![\w(=>] )(?<=\s)\{(?=[\w\"]+(?:\.\w+)? = )"), lambda found: "{" + rng.choice(_DISCARDABLE) + ", ")


def key(text: str, rng: random.Random) -> str | None:
    """A name in dictionaries is another one everywhere."""
    keys = sorted({found for part in _code(text) for found in _KEY.findall(part)})
    if not keys:
        return None
    old = rng.choice(keys)
    new = rng.choice([each for each in [*keys, "unheard_of", "other.name"] if each != old])
    return _replaced(text, re.compile(rf"(?<=[{{,] ){old}(?= = |[,}}])|(?<=\{{){old}(?= = |[,}}])"), new)


TOGETHER = (scalar, size, number, value, fraction, container, layout, whole_type, word, bracketed, operation, entry, key)
"""All of these changes."""


def changed(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    """One to three changes at random, and their names; None where nothing changes."""
    text = "\n".join(lines)
    made = []
    for change in rng.choices(TOGETHER, k=rng.choice((1, 1, 2, 3))):
        new = change(text, rng)
        if new is not None and new != text:
            text = new
            made.append(change.__name__)
    return (text.split("\n"), " ".join(made)) if made else None


def _code(text: str) -> list[str]:
    parts = []
    after = 0
    for found in _CODE.finditer(text):
        parts.append(text[after : found.start()])
        after = found.end()
    return [*parts, text[after:]]


def _places(text: str, pattern: re.Pattern[str]) -> list[re.Match[str]]:
    skipped = [found.span() for found in _CODE.finditer(text)]
    return [match for match in pattern.finditer(text) if not any(start <= match.start() < end for start, end in skipped)]


def _put(text: str, places: list[re.Match[str]], new: str) -> str:
    parts = []
    after = 0
    for match in places:
        parts += (text[after : match.start()], new)
        after = match.end()
    return "".join([*parts, text[after:]])


def _replaced(text: str, pattern: re.Pattern[str], new: str) -> str:
    return _put(text, _places(text, pattern), new)


def _each(text: str, rng: random.Random, pattern: re.Pattern[str], make: Callable[[str], str]) -> str | None:
    places = _places(text, pattern)
    found = sorted({match[0] for match in places})
    if not found:
        return None
    old = rng.choice(found)
    return _put(text, [match for match in places if match[0] == old], make(old))


def _once(text: str, rng: random.Random, pattern: re.Pattern[str], make: Callable[[str], str]) -> str | None:
    places = _places(text, pattern)
    if not places:
        return None
    match = rng.choice(places)
    return _put(text, [match], make(match[0]))


@cache
def _by_format() -> dict[str, list[str]]:
    """Operations that are spelled alike, and have as many operands, results and attributes: under each name all of them."""
    registry = profile_registry("llvm-22")
    alike: defaultdict[object, list[str]] = defaultdict(list)
    for dialect in registry.dialects():
        for name in registry.ops_of(dialect):
            name = name if name.startswith(f"{dialect}.") else f"{dialect}.{name}"
            spec = registry.op(name)
            if spec is not None:
                alike[dialect, spec.assembly_format, len(spec.operands), len(spec.results)].append(name)
    return {name: names for names in alike.values() for name in names}


@cache
def _cases() -> list[list[str]]:
    """The cases of all enums."""
    registry = profile_registry("llvm-22")
    found = []
    for dialect in registry.dialects():
        data = registry.dialect(dialect)
        if data is not None:
            found += [list(enum.keywords) for enum in data.enums.values()]
    return [each for each in found if len(each) > 1]
