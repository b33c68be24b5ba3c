"""How types and attributes of dialects begin: `#name.mnemonic`, or `#name<mnemonic` where no bracket begins what follows."""

from __future__ import annotations

import re

from mlir_ls.ods.assembly.elements import Literal, Space
from mlir_ls.ods.assembly.grammar import parse_format
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import TypeDef

_WITHOUT_BRACKET = re.compile(r"\s*(?:\$|`[^<`]|params\b|struct\b)")
_KEYWORD = re.compile(r"[A-Za-z_][\w$.]*")


def is_in_brackets(definition: TypeDef) -> bool:
    """Whether what is spelled for a type or an attribute stands in angle brackets of its own, or nothing does."""
    return definition.custom_syntax or _WITHOUT_BRACKET.match(definition.assembly_format or "") is None


def beginning(sigil: str, name: str, registry: Registry) -> str:
    """The name of a type ("!") or an attribute ("#"), as it is spelled before its body; `name` is dialect and mnemonic."""
    dialect, _, mnemonic = name.partition(".")
    definition = registry.type_def(dialect, mnemonic) if sigil == "!" else registry.attr_def(dialect, mnemonic)
    return f"{sigil}{name}" if definition is None or is_in_brackets(definition) else f"{sigil}{dialect}<{mnemonic}"


def case_pattern(definition: TypeDef) -> str:
    """How an attribute that is a case of an enum is spelled, with `{word}` for the case."""
    spelled = [each for each in parse_format(definition.assembly_format or "") if not isinstance(each, Space)]
    body = "".join([each.text if isinstance(each, Literal) else "{word}" for each in spelled])
    dialect, _, mnemonic = definition.name.partition(".")
    return f"#{definition.name}{body}" if body[:1] == "<" else f"#{dialect}<{mnemonic} {body}>"


def case_of(definition: TypeDef, word: str) -> str:
    """An attribute that is a case of an enum, as it is spelled; a case that is no keyword is a string."""
    return case_pattern(definition).replace("{word}", word if _KEYWORD.fullmatch(word) else f'"{word}"')
