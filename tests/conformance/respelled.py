"""A text that means the same with other names, other white space or other ways to spell a word has to stay clean.

    respelled.py CORPUS LABELS [--count N] [--seed S] [--only PATH] [--way WAY] [--list] [--profile PROFILE --reference PROGRAM]

takes the parts of a corpus that mlir-opt accepts, spells each in every way below, and checks what comes of it. An error of ours
in a text that mlir-opt accepts is a false alarm. Texts in which we find nothing are not passed to mlir-opt: where a change
breaks a text, silence is no fault of ours.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from judge.reference import Question
from outputs import Output, Source, arguments, report

_NAME = r"[0-9]+|[A-Za-z_$.](?:[A-Za-z0-9_$.]|-(?!>))*|-(?!>)(?:[A-Za-z0-9_$.]|-(?!>))*"
_TOKEN = re.compile(
    rf'(?P<comment>//[^\n]*)|(?P<symbol>@(?:{_NAME}|"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"))|(?P<string>"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*")'
    rf"|(?P<value>%(?:{_NAME}))|(?P<block>\^(?:{_NAME}))|(?P<alias>[#!][A-Za-z_$.][A-Za-z0-9_$.-]*)|(?P<space>\s+)"
    r"|(?P<word>[A-Za-z_][A-Za-z0-9_$.]*|[0-9][0-9A-Za-z_.]*)|(?P<sign>->|::|[<>=]=|\{-#|#-\}|.)",
    re.DOTALL,
)
_BLANKS = (" ", "  ", "\t", "\n", "\n\n", " // %a @b ^c {\n", "\r\n", " \n\t ", '// "\n')
_OPEN = "(){},"


def _tokens(text: str) -> list[tuple[str, str]]:
    return [(found.lastgroup or "sign", found[0]) for found in _TOKEN.finditer(text)]


def _renamed(text: str, kind: str, rename: Callable[[int, str], str]) -> str:
    """The text with all names of a kind changed, the same name in the same way."""
    names: dict[str, str] = {}
    parts = []
    for found, token in _tokens(text):
        parts.append(names.setdefault(token, rename(len(names), token)) if found == kind else token)
    return "".join(parts)


def values(text: str, rng: random.Random) -> str:
    """Other names of values."""
    ways = [lambda n: f"%-{n}.$", lambda n: f"%${n}_", lambda n: f"%._-{n}", lambda n: f"%{n}", lambda n: f"%loc{n}"]
    way = rng.choice(ways)
    return _renamed(text, "value", lambda number, name: way(number))


def blocks(text: str, rng: random.Random) -> str:
    """Other names of blocks."""
    way = rng.choice([lambda n: f"^-{n}", lambda n: f"^{n}", lambda n: f"^{n}" if n % 2 else f"^$.{n}"])
    return _renamed(text, "block", lambda number, name: way(number))


def symbols(text: str, rng: random.Random) -> str:
    """Names of symbols that need quotes, in the generic form too."""
    way = rng.choice(["?f{}@@YAXH@Z", "{} %a#loc{}", "a b{}", "{}\\22\\5C", "-{}->x", "{}é", "// {}", "{}{{"])
    names: dict[str, str] = {}
    for kind, token in _tokens(text):
        if kind == "symbol":
            names.setdefault(token[1:].strip('"'), way.format(len(names), len(names)))
    changed = _renamed(text, "symbol", lambda number, name: f'@"{names[name[1:].strip(chr(34))]}"')
    return re.sub(
        r'(sym_name\s*=\s*)"([^"\\]*)"', lambda found: f'{found[1]}"{names.get(found[2], found[2])}"', changed
    )


def wide(text: str, rng: random.Random) -> str:
    """Other white space, and comments, wherever there is some, and around brackets and commas outside of types."""
    parts = []
    depth = 0
    for kind, token in _tokens(text):
        depth += (token == "<") - (token == ">")
        if kind == "space" or kind == "comment":
            parts.append(rng.choice(_BLANKS) if rng.random() < 0.04 else token)
        elif token in _OPEN and depth <= 0 and rng.random() < 0.03:
            parts += (rng.choice(_BLANKS), token, rng.choice(_BLANKS))
        else:
            parts.append(token)
    return "".join(parts)


def narrow(text: str, rng: random.Random) -> str:
    """No more white space than needed."""
    parts: list[str] = []
    tokens = [each for each in _tokens(text) if each[0] != "comment"]
    for index, (kind, token) in enumerate(tokens):
        if kind != "space":
            parts.append(token)
            continue
        before = parts[-1][-1:] if parts else "("
        after = tokens[index + 1][1][:1] if index + 1 < len(tokens) else ")"
        if not (before in "(){},[]" or after in "(){},[]"):
            parts.append(" ")
    return "".join(parts)


def crlf(text: str, rng: random.Random) -> str:
    """Line ends of Windows, or lines that end in blanks."""
    return text.replace("\n", rng.choice(("\r\n", " \n", "\t\r\n")))


def keys(text: str, rng: random.Random) -> str:
    """Names of attributes in quotes."""
    return re.sub(r"([{,]\s*)([A-Za-z_][\w.$]*)( = )", r'\1"\2"\3', text)


def digits(text: str, rng: random.Random) -> str:
    """Integers in hexadecimal."""
    parts = []
    previous = ""
    for kind, token in _tokens(text):
        is_number = kind == "word" and token.isdecimal() and previous in (" ", "[", "(")
        parts.append(hex(int(token)) if is_number and rng.random() < 0.5 else token)
        previous = token[-1:]
    return "".join(parts)


def nested(text: str, rng: random.Random) -> str:
    """In a module of its own, with a name."""
    lines = text.split("\n")
    aliases = [line for line in lines if re.match(r"[#!][\w$.-]+\s*=", line)]
    if "{-#" in text or any(line.rstrip().endswith(("{", "(", "[", "<", ",", "=")) for line in aliases):
        return text
    rest = [line for line in lines if line not in aliases]
    head = rng.choice(("module {", "module @outer {", "builtin.module attributes {a.b = 1 : i32} {", '"builtin.module"() ({'))
    return "\n".join([*aliases, head, *rest, "}) : () -> ()" if head.startswith('"') else "}"])


def locations(text: str, rng: random.Random) -> str:
    """A location after what ends a line as an operation does."""
    way = rng.choice(('loc("a.py":1:2)', "loc(unknown)", 'loc(fused<"p">["a%b", callsite("f" at "g":1:1)])', "loc(#late)"))
    lines = [
        f"{line} {way}" if re.match(r"\s*%[\w$.:, %-]+ = [a-z_]+\.[^{}]*[\w>)]$", line) and rng.random() < 0.5 else line
        for line in text.split("\n")
    ]
    return "\n".join([*lines, '#late = loc("z")'] if way == "loc(#late)" else lines)


def _ends(text: str, start: int) -> int:
    """Where what is in the bracket at an offset ends, after its partner; -1 where it has none."""
    depth = 0
    for found in _TOKEN.finditer(text, start):
        depth += (found[0] in "<([{") - (found[0] in ">)]}")
        if depth == 0:
            return found.end()
    return -1


def _with_aliases(text: str, beginning: re.Pattern[str], sigil: str, rng: random.Random) -> str:
    """The text with aliases for what begins so and ends with the partner of its bracket, or at once where there is none."""
    names: dict[str, str] = {}
    parts: list[str] = []
    after = 0
    for found in _TOKEN.finditer(text):
        if found.start() < after or found.lastgroup in ("comment", "string", "space"):
            continue
        match = beginning.match(text, found.start())
        line = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        end = _ends(text, match.end() - 1) if match and match[0][-1] in "<[" else match.end() if match else -1
        if match is None or end < 0 or line[:1] in "#!" or rng.random() < 0.3:
            continue
        spelled = text[found.start() : end]
        if "\n" in spelled or "%" in spelled:
            continue
        parts += (text[after : found.start()], names.setdefault(spelled, f"{sigil}alias{len(names)}_"))
        after = end
    made = "".join([f"{name} = {spelled}\n" for spelled, name in names.items()])
    first = re.search(r"^(?![#!]|//|\s*$)", text, re.MULTILINE)
    changed = "".join([*parts, text[after:]])
    at = first.start() if first else 0
    return changed[:at] + made + changed[at:] if text[:at] == changed[:at] else text


_TYPE = re.compile(r"(?<![\w.!#])(?:(?:memref|tensor|vector|complex|tuple)<|![a-z_]+\.[\w.]+<|(?:i[0-9]+|f(?:16|32|64)|index)\b(?![:<]))")
_ATTRIBUTE = re.compile(r"(?:(?<![\w.])(?:affine_map|affine_set|array)<|#[a-z_]+\.[\w.]+<|(?<== )\[)")


def types(text: str, rng: random.Random) -> str:
    """Types after aliases."""
    return _with_aliases(text, _TYPE, "!", rng)


def attributes(text: str, rng: random.Random) -> str:
    """Attributes after aliases."""
    return _with_aliases(text, _ATTRIBUTE, "#", rng)


WAYS = {
    way.__name__: way
    for way in (values, blocks, symbols, wide, narrow, crlf, keys, digits, nested, locations, types, attributes)
}
"""How texts are spelled in other ways."""


def respelled(source: Source, seed: int, only: str | None) -> Iterator[Output]:
    """Each part of a file in each way in which that changes it."""
    for number, part in enumerate(source.parts):
        for name, way in WAYS.items():
            if only not in (None, name):
                continue
            text = way(part, random.Random(f"{seed} {source.path} {number} {name}"))
            if text != part:
                yield Output(source.path, name, Question(text, source.unregistered))


def main() -> int:
    """Spells, checks and reports."""
    parser = arguments(__doc__)
    parser.add_argument("--way", choices=WAYS, help="only this way")
    options = parser.parse_args()
    return report(options, partial(respelled, seed=options.seed, only=options.way))


if __name__ == "__main__":
    sys.exit(main())
