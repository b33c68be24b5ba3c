"""The colours of MLIR on the site, for Pygments, which has none."""

from __future__ import annotations

from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

__all__ = ("MlirLexer",)


class MlirLexer(RegexLexer):
    """Tokens of MLIR, of any dialect and any time: what a word means is not known."""

    name = "MLIR"
    aliases: ClassVar[list[str]] = ["mlir"]
    tokens: ClassVar[dict[str, list[tuple[object, ...]]]] = {
        "root": [
            (r"//.*", Comment.Single),
            (r'"(?:\\.|[^"\\\n])*"', String),
            (r"%[\w$.#-]+", Name.Variable),
            (r"@(?:[\w$.-]+|\"[^\"\n]*\")", Name.Function),
            (r"\^[\w$.-]+", Name.Label),
            (r"[#!][\w$.-]+", Name.Class),
            (r"0x[0-9a-fA-F]+", Number),
            (r"(\d+|\?)(x)(?=[\w?!])", bygroups(Number, Punctuation)),
            (r"(?:tensor|memref|vector|tuple|complex)(?=<)", Keyword.Type),
            (r"(?:[su]?i\d+|b?f\d+\w*|tf32|index|none)\b", Keyword.Type),
            (r"[a-z_]\w*(?:\.[a-z_]\w*)+", Keyword),
            (r"-?\b(?:\d+(?:\.\d*(?:[eE][-+]?\d+)?)?)", Number),
            (r"\b(?:true|false|unit|dense|loc)\b", Keyword.Constant),
            (r"[A-Za-z_][\w$]*", Name),
            (r"->|[=+*/<>-]", Operator),
            (r"[\[\](){},:;|?]", Punctuation),
            (r"\s+|.", Text),
        ]
    }
