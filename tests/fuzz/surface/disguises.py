"""Texts that mean what another one means and are written in another way, or are damaged."""

from __future__ import annotations

import random
import re

_DAMAGES = '{}()<>[]"%@^#!:,=\n😀'


def disguised(text: str, rng: random.Random) -> str:
    """A text with other line ends, tabs, characters outside of ASCII, parts, or text of a log or of Markdown around it."""
    if rng.random() < 0.5:
        text = re.sub(r"//[^\n]*", lambda found: found[0] + rng.choice(("", " 😀", " é𝔪", "\t")), text)
    if rng.random() < 0.3:
        text = re.sub(r'"([a-z_]+)"', lambda found: f'"{found[1]}𝔪é"' if rng.random() < 0.3 else found[0], text)
    if rng.random() < 0.3:
        text = "\n".join([line + rng.choice(("", "", " // 𝔪𝔪 é", " ")) for line in text.split("\n")])
    if rng.random() < 0.2 and "//" not in text:
        text = re.sub(r"\n\s+", lambda found: " " if rng.random() < 0.4 else found[0], text)
    if rng.random() < 0.2:
        text = re.sub(r"(?m)^(?:  )+", lambda found: "\t" * (len(found[0]) // 2), text)
    if rng.random() < 0.2:
        text = text.rstrip("\n")
    if rng.random() < 0.2:
        text = _damaged(text, rng)
    if rng.random() < 0.2:
        text = text.replace("\n", "\r\n")
    return _surrounded(text, rng.random())


def _damaged(text: str, rng: random.Random) -> str:
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(_DAMAGES) + text[at:] if rng.random() < 0.5 else text[:at] + text[at + rng.randrange(1, 9) :]
    return text


def _surrounded(text: str, number: float) -> str:
    if number < 0.06:
        return f"# Title 😀\n\n```mlir\n{text}\n```\n\nwords é\n\n```\nfunc.func @x() {{\n  return\n}}\n```\n"
    if number < 0.12:
        return f"//--- a.mlir\n{text}\n//--- b.mlir\n{text}"
    if number < 0.18:
        dumps = [f"// -----// IR Dump {when} A (a) //----- //\n{text}\n" for when in ("Before", "After")]
        return "".join(dumps)
    return "func.func @f() {\n  return\n}\n// -----\n" * 40 + text if number < 0.22 else text
