"""What is said while texts are typed from nothing, key by key, in an editor that closes brackets.

    typed.py [CORPUS LABELS] [--count N] [--seed S] [--generic] [--retyped] [--list KIND ...] [--shown N]

takes the examples of operations, files of a corpus that the reference accepts and texts that a grammar writes, at random. Each is typed
from its first character, or with `--retyped` a line of it at random between the others, with `--generic` as mlir-opt prints it in
generic form. What stands after the cursor are the brackets that are open, as an editor closes them, and with `--retyped` the lines below. After each
key the errors are

    above      in lines before the operation that is typed
    below      in lines below the cursor
    several    in the line of the cursor, where there are more than one
    one        the only one, in that line
    left       there after a line is typed to its end and the next is begun, in a text that has none in the end

and those that a client is shown that lets errors wait which are being typed (`shown`). Figures are shares of the keys.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import EXAMPLES
from judge.grammar import written
from judge.reference import MLIR_OPT, printed
from judge.uses import texts_of_file
from mutations import chunks_of

from mlir_ls.diagnostics import Severity
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.workspace.session import Session

URI = "file:///typed.mlir"
_CLOSING = {"(": ")", "[": "]", "{": "}", '"': '"'}
_TOKEN = re.compile(r'//[^\n]*|"(?:[^"\\\n]|\\.)*"|[()\[\]{}]')


def brackets(text: str) -> dict[int, int]:
    """Where each bracket and quote of a text is closed."""
    found: dict[int, int] = {}
    stack: list[int] = []
    for token in _TOKEN.finditer(text):
        first = token[0][0]
        if first == '"':
            found[token.start()] = token.end() - 1
        elif first in _CLOSING:
            stack.append(token.start())
        elif first != "/" and stack and _CLOSING[text[stack[-1]]] == first:
            found[stack.pop()] = token.start()
    return found


def after_cursor(text: str, at: int, closed: dict[int, int]) -> str:
    """What an editor has put after the cursor when so much of a text is typed: the ends of brackets that are open."""
    is_open = sorted([end for start, end in closed.items() if start < at <= end])
    return "".join([_end(text, at, end) for end in is_open])


def _end(text: str, at: int, end: int) -> str:
    line = text.rfind("\n", 0, end) + 1
    indent = text[line:end]
    return f"\n{indent}{text[end]}" if line > at and not indent.strip() else text[end]


class Key(NamedTuple):
    """A keystroke: how much of the text is typed after it, and what stands after the cursor then."""

    at: int
    after: str


def keys(text: str, first: int, last: int) -> Iterator[Key]:
    """The keystrokes that type a part of a text; the one that ends a line indents the next one."""
    part = text[first:last]
    closed, at = brackets(part), 0
    while at < len(part):
        at += 1
        if part[at - 1] == "\n":
            at += len(part) - at - len(part[at:].lstrip(" "))
        yield Key(first + at, after_cursor(part, at, closed) + text[last:])


class Editor:
    """A document on a session, and the errors that it has and that are shown."""

    def __init__(self, text: str) -> None:
        self.shown: list[tuple[int, str, str]] = []
        self.session = Session(self._receive)
        self.session.client = Client(encoding="utf-32", typing_delay=0.7)
        self.text, self.version = text, 1
        self.session.open(URI, 1, text)
        self._settle()

    def _receive(self, method: str, params: str) -> None:
        if method == "textDocument/publishDiagnostics":
            found = [each for each in json.loads(params)["diagnostics"] if each["severity"] == 1]
            self.shown = [(each["range"]["start"]["line"], each["code"], each["message"]) for each in found]

    def _settle(self) -> None:
        self.session.flush()
        while self.session.has_work:
            self.session.work()

    def key(self, before: str, after: str) -> None:
        """Brings the text to what stands before and after the cursor now."""
        new, old = before + after, self.text
        if new == old and before[-1:].isspace():
            return  # the cursor moves down, to where the editor has closed a region
        if new == old:  # what the editor has closed is typed over
            new, old, before, after = before, before[:-1] + "\0", before, after
        same = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        kept = 0
        while kept < min(len(old), len(new)) - same and old[-1 - kept] == new[-1 - kept]:
            kept += 1
        change = types.TextDocumentContentChangePartial(
            range=types.Range(_position(old, same), _position(old, len(old) - kept)), text=new[same : len(new) - kept]
        )
        self.text = before + after
        self.version += 1
        self.session.change(URI, self.version, [change])
        self._settle()

    @property
    def errors(self) -> list[tuple[int, str, str]]:
        """All errors: lines, codes and messages."""
        analysis = self.session.documents[URI].analysis
        found = [each for each in analysis.diagnostics if each.severity is Severity.ERROR] if analysis is not None else []
        return [(each.span.start.line, each.code, each.message) for each in found]


def _position(text: str, at: int) -> types.Position:
    return types.Position(text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1)


class Found(NamedTuple):
    """An error after a key: its kind, its code and message, and the text around the cursor."""

    kind: str
    is_shown: bool
    code: str
    message: str
    place: str


def typed(text: str, first: int, last: int) -> Iterator[list[Found]]:
    """What is found after each key while a part of a text is typed."""
    start = f"{text[:first]}{text[last:]}"
    final = {key[1:] for key in Editor(text).errors}
    editor = Editor(start)
    ignored = final | {key[1:] for key in editor.errors}
    for at, after in keys(text, first, last):
        editor.key(text[:at], after)
        line = text.count("\n", 0, at)
        left = text[text.rfind("\n", 0, at) + 1 : at]
        begun = not left.strip()
        tail = after[: after.find("\n")] if "\n" in after else after
        found: list[Found] = []
        for is_shown, errors in ((False, editor.errors), (True, editor.shown)):
            fresh = [each for each in errors if each[1:] not in ignored]
            here = sum([each[0] == line for each in fresh])
            for where, code, message in fresh:
                kind = "above" if where < line else "below" if where > line else "several" if here > 1 else "one"
                kind = f"left {kind}" if begun and kind != "one" else kind
                found.append(Found(kind, is_shown, code, message, f"{where - line:+d} {left}|{tail}"))
        yield found


def parts(text: str, retyped: bool, rng: random.Random) -> tuple[int, int] | None:
    """What of a text is typed: all of it, or a line in which brackets are closed."""
    if not retyped:
        return 0, len(text)
    lines, at, found = text.split("\n"), 0, []
    for line in lines:
        body = len(line) - len(line.lstrip())
        if line.strip() and not line.lstrip().startswith(("//", "}", "^")) and all(
            line.count(a) == line.count(b) for a, b in ("()", "{}", "[]")
        ):
            found.append((at + body, at + len(line)))
        at += len(line) + 1
    return rng.choice(found) if found else None


MAX_LENGTH = 900
"""Characters of a text that is typed, of twice as many in generic form."""


def texts(corpus: Path | None, labels: Path | None, count: int, in_generic: bool, rng: random.Random) -> list[str]:
    """So many texts at random that have no errors, a quarter of them written by the grammar."""
    if corpus is not None and labels is not None:
        known = ["\n".join(chunk.lines) for chunk in chunks_of(corpus, labels)]
    else:
        known = [question.text for path in EXAMPLES for question in texts_of_file(path)]
    found: list[str] = []
    while len(found) < count:
        text = written(rng, "custom") if rng.randrange(4) == 0 else rng.choice(known)
        text = "\n".join([line for line in text.split("\n") if not line.lstrip().startswith("//")]).strip("\n")
        text = generic(text) if in_generic and 0 < len(text) < MAX_LENGTH else text
        if 0 < len(text) < MAX_LENGTH * (1 + in_generic) and not Editor(text).errors:
            found.append(text)
    return found


def generic(text: str) -> str:
    """A text as the reference prints it in generic form; "" where it refuses it."""
    (found,) = printed(MLIR_OPT, [text], True, "--mlir-print-op-generic")
    return (found or "").strip("\n")


def parser_of(description: str) -> argparse.ArgumentParser:
    """The options of a harness that takes such texts, for which it has the arguments of `texts`."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("labels", type=Path, nargs="?")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generic", action="store_true")
    parser.add_argument("--list", nargs="*", default=[])
    return parser


def main() -> int:
    """Types and prints."""
    parser = parser_of((__doc__ or "").partition("\n")[0])
    parser.add_argument("--retyped", action="store_true")
    parser.add_argument("--shown", type=int, default=3)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    pressed = 0
    counts: Counter[tuple[str, bool, str]] = Counter()
    examples: dict[tuple[str, bool, str], list[Found]] = {}
    for text in texts(options.corpus, options.labels, options.count, options.generic, rng):
        part = parts(text, options.retyped, rng)
        if part is None:
            continue
        for found in typed(text, *part):
            pressed += 1
            for each in {(each.kind, each.is_shown, each.code): each for each in found}.values():
                key = each.kind, each.is_shown, each.code
                counts[key] += 1
                some = examples.setdefault(key, [])
                if rng.randrange(counts[key]) < options.shown:
                    some[options.shown - 1 :] = [each]
    print(f"{pressed} keys")
    for key, count in counts.most_common():
        kind, is_shown, code = key
        print(f"{'shown' if is_shown else 'found'} {kind} {code}: {count} ({100 * count / pressed:.2f} %)")
        if not options.list or kind in options.list:
            for each in examples[key] if is_shown or kind != "one" else ():
                print(f"      {each.place[-110:]!r} {each.message[:90]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
