"""How attributes are spelled in the generic form, in an operation's own syntax, and where they mean the same."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.ods.assembly.property_values import has_word_for_none
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttributeSpec
from mlir_ls.syntax.leaf.errors import LeafError

_STRINGS = re.compile(r"\[\"\w+\"(?:,\s*\"\w+\")*\]")
_TYPED_NUMBER = re.compile(r"(-?\d+) : \w+")
_TRUE = ("", "unit", "true")
_FALSE = ("unit_absent", "false")
_WRAPPED = re.compile(r"\[(.+)\]", re.DOTALL)


def as_cases(attribute: AttributeSpec, text: str) -> str:
    """An attribute as the generic form spells it: what an operation's own syntax has as strings may be cases of an enum."""
    case = _case_of(attribute)
    return text if case is None or _STRINGS.fullmatch(text) is None else re.sub(r'"(\w+)"', rf"#{case}<\1>", text)


def as_strings(attribute: AttributeSpec, text: str) -> str:
    """The opposite: an attribute with strings for the cases of an enum of which it is an array."""
    case = _case_of(attribute)
    return text if case is None else re.sub(rf"#{re.escape(case)}<(\w+)>", r'"\1"', text)


def as_inherent(attribute: AttributeSpec, text: str) -> str:
    """A property of an operation's own syntax as the generic form spells it, where it is another way."""
    return _wrapped(_property_of(attribute), text)


def _wrapped(syntax: Term, text: str) -> str:
    if syntax == "unit":
        return "" if text in _TRUE else "false"
    if isinstance(syntax, tuple) and has_word_for_none(syntax):
        inner = text.removeprefix("some<").removesuffix(">") if syntax[0] == "some" else text
        return "[]" if text == "none" else f"[{_wrapped(syntax[1], inner)}]"
    return text


def spellings_of(attribute: AttributeSpec | None, text: str) -> str:
    """A property of the generic form as an operation's own syntax spells it, where it is another way."""
    syntax = _property_of(attribute) if attribute is not None else ""
    if not isinstance(syntax, tuple) or not has_word_for_none(syntax):
        return text
    if text == "[]":
        return "none"
    found = _WRAPPED.fullmatch(text)
    if found is None:
        return text
    return found[1] if syntax[0] == "optional" else f"some<{found[1]}>"


def plain(attribute: AttributeSpec | None, text: str, language: OpenLanguage) -> str:
    """The text of an attribute, the same for all that mean the same; a property that is no attribute has no type."""
    if attribute is not None and attribute.is_property:
        if _property_of(attribute) == "unit":
            return "true" if text in _TRUE else "false" if text in _FALSE else text
        wrapped = _WRAPPED.fullmatch(text)
        held = text if wrapped is None else wrapped[1]
        inner = _TYPED_NUMBER.fullmatch(held)
        number = inner[1] if inner is not None else held
        return number if wrapped is None else f"[{number}]"
    if not text:
        return text
    try:
        return str(language.leaves.parse_attribute(text))
    except LeafError:
        return text


def defaults_of(attribute: AttributeSpec, registry: Registry) -> frozenset[str]:
    """The spellings of the default of an attribute, as `plain` gives them back."""
    default, syntax = attribute.default, attribute.syntax
    found = {"[]"} if has_word_for_none(_property_of(attribute)) else set()
    if not default:
        return frozenset(found)
    found.add(default)
    if isinstance(syntax, tuple) and syntax[0] == "body":
        dialect, _, mnemonic = str(syntax[1]).partition(".")
        found |= {f"#{dialect}.{mnemonic}<{default}>", f"#{dialect}<{mnemonic} {default}>"}
    enum = _enum_of(attribute)
    cases = registry.enum(enum) if enum else None
    if cases is not None:
        found |= {f"{value}{end}" for case, value in cases.cases if case == default for end in ("", f" : i{cases.width}")}
    return frozenset(found)


def cases_of(attribute: AttributeSpec, text: str, registry: Registry) -> frozenset[str]:
    """The words with which an operation's own syntax may spell an attribute: its own, and those of its cases."""
    words = {attribute.name.rstrip("_")}
    syntax = _held_by(_property_of(attribute))
    if isinstance(syntax, tuple) and syntax[0] == "named_keyword":
        words.add(str(syntax[1]))
    enum = _enum_of(attribute)
    cases = registry.enum(enum) if enum else None
    number = re.match(r"\[?(-?\d+)", text)
    if cases is not None and number is not None:
        value = int(number[1])
        words |= {case for case, each in cases.cases if each == value or (cases.bits and each and each & value == each)}
    return frozenset(words | set(re.findall(r"[A-Za-z_]\w*", text.partition("<")[2])))


def _property_of(attribute: AttributeSpec) -> Term:
    """How a property that is no attribute is spelled, "" of an attribute."""
    return attribute.syntax[1] if isinstance(attribute.syntax, tuple) and attribute.syntax[0] == "property" else ""


def _enum_of(attribute: AttributeSpec) -> str:
    """The enum of whose cases an attribute or a property is one, "" if of none."""
    syntax = _held_by(_property_of(attribute) or attribute.syntax)
    if not isinstance(syntax, tuple):
        return ""
    return str(syntax[1]) if syntax[0] == "keyword" else str(syntax[2]) if syntax[0] == "named_keyword" else ""


def _held_by(syntax: Term) -> Term:
    """How the value of an optional property is spelled, or that of another one."""
    return syntax[1] if isinstance(syntax, tuple) and has_word_for_none(syntax) else syntax


def _case_of(attribute: AttributeSpec) -> str | None:
    """The attribute of which an attribute is an array, None if it is something else."""
    lists = [term for term in _arguments(attribute.constraint) if isinstance(term, tuple) and term[0] == "each"]
    each = lists[0][1] if lists else None
    return str(each[1]) if isinstance(each, tuple) and each[0] == "attr" else None


def _arguments(constraint: Term) -> Sequence[Term]:
    return constraint[1:] if isinstance(constraint, tuple) and constraint[0] == "allof" else ()
