#!/usr/bin/env python3
"""Makes the syntax file of Vim and Neovim, editors/neovim/syntax/mlir.vim, with the words of the TextMate grammar.

Words that both know are written down once, in syntaxes/mlir.tmLanguage.json. What is a pattern in one language of regular
expressions and not in the other is written for each.

    vim_syntax.py           writes the file
    vim_syntax.py --check   says whether it is as it should be, by its exit status
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from string import Template
from typing import Any

ROOT = Path(__file__).parent.parent
GRAMMAR = ROOT / "syntaxes" / "mlir.tmLanguage.json"
TEMPLATE = Path(__file__).with_name("mlir.vim.in")
SYNTAX = ROOT / "editors" / "neovim" / "syntax" / "mlir.vim"

#: Names in the template, and where the grammar has the words: the rule, the scope, and a word that is among them.
WORDS = {
    "scalar_types": ("builtin-type", "support.type.builtin.mlir", "index"),
    "container_types": ("builtin-type", "support.type.builtin.mlir", "tensor"),
    "attributes": ("builtin-attribute", "support.function.attribute.mlir", "dense"),
    "affine_words": ("builtin-attribute", "keyword.operator.word.affine.mlir", "floordiv"),
    "constants": ("constant", "constant.language.mlir", "true"),
    "bare_operations": ("operation", "", "module"),
    "lit": ("comment", "comment.line.double-slash.run.mlir", "RUN"),
}

_GROUP = re.compile(r"\((?:\?:)?((?:[^()]|\([^()]*\))*)\)")


def syntax() -> str:
    """The text of the syntax file."""
    grammar = json.loads(GRAMMAR.read_text(encoding="utf-8"))["repository"]
    words = {name: words_of(grammar[rule], scope, sample) for name, (rule, scope, sample) in WORDS.items()}
    words["constants"] = words["constants"].replace("|", " ")
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(words)


def words_of(rule: dict[str, Any], scope: str, sample: str) -> str:
    """The alternatives of a rule of the grammar that a sample is one of, in Vim's "very magic" notation."""
    for pattern in rule.get("patterns", [rule]):
        if pattern.get("name", "") != scope or "match" not in pattern:
            continue
        text = pattern["match"]
        groups = [_GROUP.match(text, start) for start, character in enumerate(text) if character == "("]
        for group in groups:
            if group is not None and sample in group[1].split("|"):
                return group[1].replace("(?:", "%(")
    raise SystemExit(f"{GRAMMAR.name}: no rule '{scope}' has '{sample}' among its words")


def main() -> int:
    text = syntax()
    if "--check" in sys.argv[1:]:
        return int(SYNTAX.read_text(encoding="utf-8") != text)
    SYNTAX.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
