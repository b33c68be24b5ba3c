"""Signature help: what the operation that is being typed takes, or the function that it calls, and which of it comes next."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.constraint_words import constraint_words
from mlir_ls.ods.documentation import summary_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition, context_at
from mlir_ls.semantics.lookup import SymbolDefinition, find_symbol, tables_of
from mlir_ls.syntax.completing import TYPE, Cut, read_cut
from mlir_ls.syntax.erase import SIGIL, erase
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.leaf.types import FunctionType, TypeAlias
from mlir_ls.syntax.partial.long_lines import is_unread
from mlir_ls.syntax.shape import OpShape, symbol_text
from mlir_ls.text import Position

TRIGGERS = [",", "(", "[", ":"]

_MAX_PART = 40
"""Lines of a header that are read; longer ones are not typed."""

_PART = re.compile(r"(?<!ref\()type\(\$\w+\)|functional-type(?:\([^()]*\))?|(?<!ref\()\$\w+")
_ALL_OPERANDS = re.compile(r"(?<![\w$`(<-])operands(?![\w`-])")
_TYPES_IN_DIRECTIVE = re.compile(r"(?:type|ref)\([^()]*\)(?=[^<>`]*\))")
_MAX_WORDS = 48
_REST = {"variadic": "…", "optional": "?"}
_NAMED = re.compile(r"\$(\w+)")
_IN_LIST = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|->|[][(){}<>,]')
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
_COMMENT = re.compile("//")
_LAST_TOKEN = re.compile(r"[\w$.#%^@!]*\Z")


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
            return _of_call(called, header)
    parts = _parts(spec, outcome.shape.generic)
    if not parts:
        return None
    form, parameters = _spelled(spec, parts)
    if outcome.shape.generic:
        active = _active_of_generic(outcome.shape, text, parts)
    else:
        before = text[: _begin_of_last_token(text, outcome.shape)]
        active = _active(spec, before, parts, region.context.default_dialect, analysis.language)
    return Signature(form, parameters, active, summary_of(spec) or spec.summary.strip())


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
    form = _ALL_OPERANDS.sub(" ".join([f"${each.name}" for each in spec.operands]), form)
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


def _of_call(called: SymbolDefinition, header: str) -> Signature | None:
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
    active = _entries(after)
    return Signature(form, tuple(parameters), active if active < len(parameters) else None, "")


def _value_slots(header: str) -> list[int]:
    return [slot for slot, sigil in enumerate(SIGIL.findall(header)) if sigil == "%"]


def _entries(text: str) -> int:
    """How many entries of a list, whose bracket is open before a text, end in that; of the last list where several follow."""
    depth = commas = 0
    for token in _IN_LIST.finditer(text):
        if depth < 0:
            depth, commas = (0 if token[0] == "(" else -1), 0
        elif token[0] == ",":
            commas += depth == 0
        elif token[0] in OPENING:
            depth += 1
        elif token[0] in CLOSING:
            depth -= 1
    return commas if depth >= 0 else 0


# -- what comes next --------------------------------------------------------------------------------------------------


def _active_of_generic(shape: OpShape, text: str, parts: list[str]) -> int | None:
    """The operand that comes next in the generic form, or the one that is typed."""
    if ")" in text[shape.name_end :]:
        return None
    last = len(shape.uses) - (_begin_of_last_token(text, shape) < len(text))
    return last if 0 <= last < len(parts) else None


def _begin_of_last_token(text: str, shape: OpShape) -> int:
    """Where the name or word begins that an erased header ends with, after the name of the operation."""
    found = _LAST_TOKEN.search(text, shape.name_end)
    return found.start() if found is not None else len(text)


def _active(spec: OpSpec, text: str, parts: list[str], default_dialect: str, language: OpenLanguage) -> int | None:
    """The part that comes next after an erased header."""
    cut = read_cut(text, default_dialect, language)
    if "%" in cut.expected:
        with_value = read_cut(f"{text}%", default_dialect, language)
        use = next((index for index, each in enumerate(with_value.shape.uses) if each[0] == cut.slots), -1)
        group = next((name for name, uses in with_value.shape.groups.items() if use in uses), "")
        if f"${group}" in parts:
            return parts.index(f"${group}")
    typed = [index for index, part in enumerate(parts) if part[0] != "$"]
    if "<type>" in cut.expected and typed:
        named = [parts.index(part) for part in _typed_next(spec, cut) if part in parts]
        return named[0] if named else typed[min(len(typed) - 1, text.count(",", text.rfind(":")))]
    shape = read_header(text, default_dialect, language).shape
    read = {name for name, uses in shape.groups.items() if uses} | set(shape.implied)
    read |= {attribute.name for attribute in shape.attributes}
    read |= {successor.name for successor in spec.successors[: len(shape.successors)]}
    last = max([index for index, part in enumerate(parts) if part[1:] in read], default=-1)
    names = frozenset([each.name for each in spec.successors]) if "^" in cut.expected else _first_read(cut, read)
    fitting = (index for index in range(last + 1, len(parts)) if not names or parts[index][1:] in names)
    return next(fitting, last + 1 if last + 1 < len(parts) else None)


def _first_read(cut: Cut, read: Set[str]) -> frozenset[str]:
    """The attributes of which the first stands in what is read as if it followed; empty where others may stand before it."""
    if "%" in cut.expected or not cut.rest or cut.kind != "incomplete":
        return frozenset()
    return frozenset([*cut.shape.implied, *[each.name for each in cut.shape.attributes]]) - read


def _typed_next(spec: OpSpec, cut: Cut) -> Iterator[str]:
    """The parts for the types of those operands and results whose type is the one that stands in at the cursor."""
    standin = cut.rest[0][1:] if cut.rest and cut.rest[0].startswith(TYPE) else ""
    shape = cut.shape
    for name, uses in shape.groups.items():
        types = [shape.uses[use][2] for use in uses]
        if any([isinstance(type_, TypeAlias) and type_.name == standin for type_ in types]):
            yield f"type(${name})"
    for result, type_ in zip(spec.results, shape.result_types, strict=False):
        if isinstance(type_, TypeAlias) and type_.name == standin:
            yield f"type(${result.name})"
