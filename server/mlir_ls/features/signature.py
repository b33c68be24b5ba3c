"""Signature help: what the operation that is being typed takes, or the function that it calls, and which of it comes next."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.constraint_words import constraint_words
from mlir_ls.ods.documentation import summary_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition, context_at
from mlir_ls.semantics.lookup import SymbolDefinition, find_symbol, tables_of
from mlir_ls.syntax.erase import SIGIL, erase
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.partial.long_lines import is_unread
from mlir_ls.syntax.shape import OpShape, symbol_text
from mlir_ls.text import Position

TRIGGERS = [",", "(", "[", ":"]

_MAX_PART = 40
"""Lines of a header that are read; longer ones are not typed."""

_PART = re.compile(r"(?<!ref\()type\(\$\w+\)|functional-type(?:\([^()]*\))?|(?<!\()\$\w+|(?<=\()\$\w+(?=,)")
_TYPES_IN_DIRECTIVE = re.compile(r"(?:type|ref)\([^()]*\)(?=[^<>`]*\))")
_MAX_WORDS = 48
_REST = {"variadic": "…", "optional": "?"}
_NAMED = re.compile(r"\$(\w+)")
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
_COMMENT = re.compile("//")
_TYPED = re.compile(r":\s|:$")
_ENDS_IN_NAME = re.compile(r"[\w$.#%^@!]$")


class SignaturePart(NamedTuple):
    """A part of the form: where it stands in it, and what may stand there, in words."""

    start: int
    end: int
    text: str


class Signature(NamedTuple):
    """What an operation takes; `active` is the index of the part that comes next, None where that is unknown."""

    form: str
    parameters: tuple[SignaturePart, ...]
    active: int | None
    summary: str


def signature(analysis: Analysis, position: Position) -> Signature | None:
    """What the operation takes whose header is not complete at a position; None where there is none."""
    context = context_at(analysis.document, position)
    if context is None or is_unread(context.item.node.shape):
        return None
    item, region = context.item, context.path[-1].region
    lines = analysis.document.lines[item.line : position.line + 1]
    if not lines or len(lines) > _MAX_PART:
        return None
    lines[-1] = lines[-1][: position.character]
    header = "\n".join(lines)[item.node.column :]
    if _COMMENT.search(_STRING.sub("", header.rpartition("\n")[2])):
        return None
    text = erase(header).text
    outcome = read_header(text, region.context.default_dialect, analysis.language)
    spec = analysis.language.registry.op(outcome.shape.name)
    if spec is None or outcome.shape.name_end >= len(text):
        return None
    after = text[outcome.end :]
    if outcome.kind == "opened" or (outcome.kind == "complete" and (after.strip() or "\n" in after)):
        return None
    if spec.has_trait("CallOpInterface") and not outcome.shape.generic:
        called = _callee(context, outcome.shape, tuple(erase(header).names))
        if called is not None:
            return _of_call(called, outcome.shape, header)
    parts = _parts(spec, outcome.shape.generic)
    if not parts:
        return None
    form, parameters = _spelled(spec, parts)
    return Signature(form, parameters, _active(spec, outcome, header, parts), summary_of(spec) or spec.summary.strip())


def _parts(spec: OpSpec, generic: bool) -> list[str]:
    """The operands, attributes, successors and types of an operation as its form names them, in order.

    Where C++ parses it there is no form: what it requires stands for it, but for the attributes of what defines a symbol,
    as a function or a global variable, which are spelled in many places.
    """
    if spec.assembly_format is None or generic:
        names = [*[each.name for each in spec.operands], *[each.name for each in spec.successors]]
        if not names and not generic and not spec.symbol:
            names = [each.name for each in spec.attributes if each.required]
        return [f"${name}" for name in names]
    form = _TYPES_IN_DIRECTIVE.sub("", spec.assembly_format) if "custom<" in spec.assembly_format else spec.assembly_format
    return list(dict.fromkeys(_PART.findall(form))) or [f"${each.name}" for each in spec.operands]


def _spelled(spec: OpSpec, parts: list[str]) -> tuple[str, tuple[SignaturePart, ...]]:
    """The form that parts make, in words: `arith.addi lhs: integer, rhs: integer : type of lhs`."""
    results = ", ".join([f"%{result.name or 'result'}" for result in spec.results])
    form = f"{results} = {spec.name}" if results else spec.name
    parameters = []
    is_type = False
    for number, part in enumerate(parts):
        begins_types = part[0] != "$" and not is_type
        form += " " if number == 0 else " : " if begins_types else ", "
        is_type = is_type or begins_types
        label, text = _label(spec, part)
        parameters.append(SignaturePart(len(form), len(form) + len(label), text))
        form += label
    return form, tuple(parameters)


def _label(spec: OpSpec, part: str) -> tuple[str, str]:
    """How a part is called, and what may stand for it."""
    if part[0] != "$":
        named = _NAMED.search(part)
        is_one = named is not None and part.startswith("type")
        return f"type of {named[1]}" if named is not None and is_one else "types of operands and results", ""
    name = part[1:]
    if any([each.name == name for each in spec.successors]):
        return f"^{name}", "a block"
    operand = spec.operand(name)
    rest = _REST.get(operand.arity, "") if operand is not None else ""
    attribute = next((each for each in spec.attributes if each.name == name), None)
    found = operand or attribute
    if found is None:
        return name, ""
    words = constraint_words(found.constraint)
    text = f"{words}: {found.summary.strip()}" if found.summary else words
    return (f"{name}{rest}: {words}" if operand is not None and len(words) <= _MAX_WORDS else f"{name}{rest}"), text


# -- calls ------------------------------------------------------------------------------------------------------------


def _callee(context: NamePosition, shape: OpShape, names: tuple[str, ...]) -> SymbolDefinition | None:
    """The function that an operation calls."""
    if not shape.symbol_uses or shape.symbol_uses[0].slot >= len(names):
        return None
    reference = shape.symbol_uses[0]
    path = [symbol_text(each, names) for each in (reference, *reference.nested)]
    return find_symbol(tables_of(context.path, context.chunk, context.chunk_line), path)


def _of_call(called: SymbolDefinition, shape: OpShape, header: str) -> Signature | None:
    """The parameters of a function, by their names and types, and what it returns."""
    node = called.item.node
    function = next((each.value for each in node.shape.implied.values() if isinstance(each, TypeAttr)), None)
    if not isinstance(function, FunctionType):
        return None
    arguments = node.shape.regions[0].arguments if node.shape.regions else ()
    slots = [each.slot for each in arguments] or _value_slots(node.shape.text)  # a declaration may name them as well
    names = [f"%{node.names[slot]}: " for slot in slots]
    names = names if len(names) == len(function.inputs) else [""] * len(function.inputs)
    spelled, _, after = header[header.find("@") :].partition("(")
    form = f"{spelled.strip()}("
    parameters = []
    for number, (name, type_) in enumerate(zip(names, function.inputs, strict=True)):
        form += ", " if number else ""
        label = f"{name}{type_}"
        parameters.append(SignaturePart(len(form), len(form) + len(label), ""))
        form += label
    results = [str(type_) for type_ in function.results]
    form += ")" + (f" -> {results[0]}" if len(results) == 1 else f" -> ({', '.join(results)})" if results else "")
    active = after.count(",") if ")" not in after else after.rpartition(":")[2].count(",")
    return Signature(form, tuple(parameters), active if active < len(parameters) else None, "")


def _value_slots(header: str) -> list[int]:
    return [slot for slot, sigil in enumerate(SIGIL.findall(header)) if sigil == "%"]


# -- what comes next --------------------------------------------------------------------------------------------------


def _active(spec: OpSpec, outcome: HeaderOutcome, header: str, parts: list[str]) -> int | None:
    shape = outcome.shape
    read = {name for name, uses in shape.groups.items() if uses} | set(shape.implied)
    read |= {attribute.name for attribute in shape.attributes}
    read |= {successor.name for successor in spec.successors[: len(shape.successors)]}
    if shape.generic:
        read |= {operand.name for operand in spec.operands[: len(shape.uses)]}
    last = max([index for index, part in enumerate(parts) if part[1:] in read], default=-1)
    after_name = header[header.find(shape.name) + len(shape.name) :]
    if _TYPED.search(after_name):
        typed = [index for index, part in enumerate(parts) if part[0] != "$"]
        return typed[min(after_name.count(",", after_name.rfind(":")), len(typed) - 1)] if typed else None
    if last >= 0 and _ENDS_IN_NAME.search(header):
        return last
    names = _of_kind(spec, outcome.shape.expected)
    fitting = (index for index in range(last + 1, len(parts)) if names is None or parts[index][1:] in names)
    return next(fitting, last + 1 if last + 1 < len(parts) else None)


def _of_kind(spec: OpSpec, expected: frozenset[str]) -> frozenset[str] | None:
    """The parts that may begin with what is expected next; None where it does not determine them."""
    if "^" in expected:
        return frozenset([each.name for each in spec.successors])
    if "%" in expected:
        return frozenset([each.name for each in spec.operands])
    return None
