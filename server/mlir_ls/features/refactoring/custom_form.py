"""An operation of generic form in its own syntax.

There is no printer: what the reader of the operation would take next is tried, with the values, types, attributes and regions
that are left, until it reads the very operation. The contents of regions stay as they are, but for the label of an entry block
whose arguments the custom form has before the region.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.features.refactoring.attribute_texts import as_strings, cases_of, spellings_of
from mlir_ls.features.refactoring.generic_form import Edits, are_in_order, region_offsets
from mlir_ls.features.refactoring.parts import SEGMENTS, FormParts, entry_of, function_type, parts_of, spelled, successor_order
from mlir_ls.features.refactoring.readable import Readable
from mlir_ls.formatting.layout import layout_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.brackets import without_comment
from mlir_ls.syntax.completing import ENTRY, TYPE, Cut, read_cut
from mlir_ls.syntax.erase import SIGIL, Erased, erase, restore
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.places import end_of, position_of, span_of
from mlir_ls.syntax.shape import OpShape, ValueGroup, symbol_spelling
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, region_line_of
from mlir_ls.text import Position, Span

_MAX_READS = 250
_MAX_TOKENS = 120
_WORD = re.compile(r"[A-Za-z_]\w*")
_KINDS = frozenset(("%", "^", "@", "<type>", "<attribute>", "<integer>", "<definition>", ENTRY, "loc", "{", '"'))
_VALUES = frozenset(("<attribute>", "<integer>", '"'))
"""What is expected where an attribute or a property may stand."""
_ARRAY = re.compile(r"(?:array<\w+: |dense<\[)([^\]>]*)\]?>.*")
_TIGHT_BEFORE = (",", ")", "]", ">")
_OPENING = ("(", "[", "<")
_ENDS_NAME = re.compile(r"[%@][\w$.-]+\Z|(?<![\w.])[a-z]\w*\Z")
"""A value, a symbol or a word, which a bracket follows without a blank."""
_PROPERTIES = "prop-dict"
_VARIABLE = re.compile(r"\$(\w+)")
_BEFORE_VARIABLE = re.compile(r"`([A-Za-z_]\w*)`[^|)$`]*(?:`[^\w`]+`[^|)$`]*)*\$(\w+)")
"""A word of an assembly format, and the variable that follows it in its group."""
_SIZE = re.compile(r"\b\d+")
_FUNCTION_TYPE = "function_type"
_REGION = f"{{{REGION}}}"
_CONSTANT_MAP = re.compile(r"affine_map<\(\) -> \((-?\d+)\)>")
_REGIONS = re.compile(r"\bregions\b")
"""A directive of assembly formats: as many regions as are there."""
_BEGUN_BY = {"%": ("%",), '"': ('"', "<attribute>")}
"""What may be expected that the first character of another operation begins as well."""
_IN_EXPRESSION = "symbol"
"""A word that only affine expressions over values begin with."""
_TYPED_NAME = re.compile(r"(%[\w$.-]+) ?: ?\Z")


class _Entry(NamedTuple):
    """The entry block of a region: its arguments with their types, its label if it has one, and whether there is any block."""

    arguments: tuple[tuple[str, str | None], ...]
    label: Located | None
    exists: bool


class _Form(NamedTuple):
    """A header that is the operation, and of which regions it has the arguments before them."""

    text: str
    in_front: tuple[bool, ...]


class _State(NamedTuple):
    """A header that is begun: its text, and how many operands, successors, types, attributes, regions, arguments it has."""

    text: str
    operands: int = 0
    successors: int = 0
    types: int = 0
    attributes: int = 0
    regions: int = 0
    arguments: int = 0


def custom_form(
    item: Located, environment: Environment, language: OpenLanguage, default_dialect: str, lines: Sequence[str]
) -> Edits | None:
    """The edits that give an operation of generic form its custom form; None where it has none, or where none is found."""
    node = item.node
    shape, spec = node.shape, node.shape.syntax
    if not shape.generic or shape.faults or not isinstance(spec, OpSpec) or "//" in shape.text:
        return None
    goal = parts_of(node, spec, environment, language)
    entries = list(_entries(item, environment))
    exist = [entry.exists for entry in entries]
    if goal is None or (entries and not are_in_order(spec, len(entries))) or exist != sorted(exist, reverse=True):
        return None
    front, name = goal.results, spec.name
    short = spec.name.partition(".")[2]
    found = language.find(short, default_dialect)
    if found is not None and found[0] == spec:
        name = short
    readable = Readable(environment)
    meant = _without_aliases(item, goal, readable, environment, language)
    search = _Search(spec, goal, meant, entries, readable, environment, language, default_dialect, _next_token(item, lines))
    form = search.found(_State(f"{front}{name}"))
    if form is None:
        return None
    return tuple(_edits(item, form._replace(text=_laid_out(form.text, default_dialect, language)), entries))


def _next_token(item: Located, lines: Sequence[str]) -> str:
    """The first character of what stands after an operation, "" where nothing does."""
    end = end_of(item)
    after = (without_comment(line).strip() for line in (lines[end.line][end.character :], *lines[end.line + 1 :]))
    return next((text[0] for text in after if text), "")


def _laid_out(text: str, default_dialect: str, language: OpenLanguage) -> str:
    """A header with the white space that the formatter gives it, as long as it fits on its lines."""
    erased = erase(text)
    shape = read_header(erased.text, default_dialect, language).shape
    pieces = layout_of(shape, language).pieces
    laid_out = REGION.join([restore(each.text, erased.names[each.first_slot : each.end_slot]) for each in pieces])
    return text if "\n" in laid_out else laid_out


def _without_aliases(
    item: Located, goal: FormParts, readable: Readable, environment: Environment, language: OpenLanguage
) -> FormParts:
    """The parts of an operation of generic form, with what aliases stand for in their places."""
    shape, spec = item.node.shape, item.node.shape.syntax
    if not shape.aliases or not isinstance(spec, OpSpec):
        return goal
    erased = erase(readable.text(restore(shape.text, item.node.names)))
    outcome = read_header(erased.text, "", language)
    if outcome.kind != "complete" or outcome.fault is not None:
        return goal
    return parts_of(Node(outcome.shape, tuple(erased.names), 0), spec, environment, language) or goal


def _entries(item: Located, environment: Environment) -> Iterator[_Entry]:
    """The entry blocks of the regions of an operation of generic form."""
    body = item.node.body
    for index, region in enumerate(body.regions if body is not None else ()):
        assert body is not None
        line, first = next(iter(region.items_with_lines()), (0, None))
        if first is None or first.shape.kind != "label":
            yield _Entry((), None, first is not None)
            continue
        arguments = [(f"%{first.names[slot]}", spelled(types[0], environment)) for slot, _, types in first.shape.definitions]
        yield _Entry(tuple(arguments), Located(item.line + region_line_of(body, index) + line, first), True)


def _edits(item: Located, form: _Form, entries: Sequence[_Entry]) -> Iterator[tuple[Span, str]]:
    """The edits that put the parts of a header before, between, and after the regions of an operation."""
    pieces = form.text.split(REGION)
    begin = Position(item.line, item.node.column)
    for index, (offset, piece) in enumerate(zip(region_offsets(item.node.shape), pieces[:-1], strict=False)):
        opening, label = span_of(item, offset - 1, offset).end, entries[index].label
        yield Span(begin, opening), piece
        if form.in_front[index] and label is not None:
            yield Span(opening, end_of(label)), ""
        begin = position_of(item, offset + 1)
    yield Span(begin, end_of(item)), pieces[-1]


class _Search:
    """Tries what may come next, depth first, for a number of reads."""

    def __init__(
        self,
        spec: OpSpec,
        goal: FormParts,
        meant: FormParts,
        entries: Sequence[_Entry],
        readable: Readable,
        environment: Environment,
        language: OpenLanguage,
        dialect: str,
        next_token: str,
    ) -> None:
        self._spec = spec
        self._goal = goal
        self._meant = meant
        self._readable = readable
        self._successors = [goal.successors[index] for index in successor_order(spec, len(goal.successors))]
        pairs = [(spec.attribute(name), text) for name, text in meant.attributes.items() if name in meant.meanings]
        words = [cases_of(attribute, text, language.registry) for attribute, text in pairs if attribute is not None]
        pairs_of_format = _BEFORE_VARIABLE.findall(spec.assembly_format or "")
        self._present = frozenset([word for word, name in pairs_of_format if name in goal.attributes])
        self._absent = frozenset([word for word, name in pairs_of_format if spec.attribute(name) is not None]) - self._present
        self._is_declared = spec.assembly_format is not None and not spec.custom_syntax
        self._type_of = {name.partition("#")[0]: type_ for name, type_ in zip(meant.operands, meant.types, strict=False)}
        for name in [each for each in meant.operands if "#" in each]:
            self._type_of.pop(name.partition("#")[0], None)
        self._words = frozenset().union(*words)
        self._sizes = list(map(int, _SIZE.findall(goal.attributes.get(SEGMENTS, ""))))
        self._entries = entries
        self._arguments = [argument for entry in entries for argument in entry.arguments]
        self._environment = environment
        self._language = language
        self._default_dialect = dialect
        self._next_token = next_token
        self._makes_blocks = spec.single_block and self._is_declared
        self._counts_regions = any([each.variadic for each in spec.regions]) or _REGIONS.search(spec.assembly_format or "")
        self._reads = 0
        self._function_types = list(self._in_attributes())
        types = [*goal.types, *goal.result_types, *[type_ for several in self._function_types for type_ in several]]
        self._types, self._type_count = list(dict.fromkeys(types)), len(types)

    def _in_attributes(self) -> Iterator[tuple[str, ...]]:
        """The results of the function types among the attributes, and the inputs that are no arguments of an entry block."""
        for text in self._goal.attributes.values():
            try:
                type_ = self._environment.leaves.parse_type(text) if "->" in text else None
            except LeafError:
                continue
            if isinstance(type_, FunctionType):
                if type_.inputs and not self._arguments:
                    yield tuple([spelled(each, self._environment) or "" for each in type_.inputs])
                yield tuple([spelled(each, self._environment) or "" for each in type_.results])

    def found(self, begin: _State) -> _Form | None:
        """A text after the beginning that is the operation."""
        todo = [iter((begin,))]
        while todo and self._reads < _MAX_READS:
            state = next(todo[-1], None)
            if state is None:
                todo.pop()
            elif (in_front := self._in_front(state)) is not None:
                return _Form(state.text + self._goal.location, in_front)
            elif len(todo) < _MAX_TOKENS:
                todo.append(self._next(state))
        return None

    def _in_front(self, state: _State) -> tuple[bool, ...] | None:
        """Which regions have their arguments before them, if the text is the operation; None if it is not."""
        goal = self._goal
        if state.operands < len(goal.operands) or state.successors < len(goal.successors):
            return None
        if any([entry.exists or self._counts_regions for entry in self._entries[state.regions :]]):
            return None
        if self._spec.adds_terminator and not all([entry.exists for entry in self._entries[: state.regions]]):
            return None  # a region that is spelled gets a block
        erased = erase(self._readable.text(state.text))
        self._reads += 1
        outcome = read_header(erased.text, self._default_dialect, self._language)
        shape = outcome.shape
        if outcome.kind != "complete" or outcome.fault is not None or not isinstance(shape.syntax, OpSpec):
            return None
        if not shape.known:
            return None  # C++ may refuse what it reads
        if outcome.end < len(erased.text) or not shape.expected.isdisjoint(_BEGUN_BY.get(self._next_token, ())):
            return None  # or what stands after it would be read as a part of it
        if _has_twice(shape):
            return None
        parts = parts_of(Node(shape, tuple(erased.names), 0), shape.syntax, self._environment, self._language)
        if parts is None or not parts.is_same(self._meant):
            return None
        given = [self._spelled_arguments(each.arguments, erased.names) for each in shape.regions[: state.regions]]
        pairs = list(zip(given, self._entries, strict=False))
        is_same = all([not arguments or arguments == self._readable.arguments(entry.arguments) for arguments, entry in pairs])
        return tuple([bool(arguments) for arguments, _ in pairs]) if is_same and len(pairs) == state.regions else None

    def _spelled_arguments(self, groups: Sequence[ValueGroup], names: Sequence[str]) -> tuple[tuple[str, str | None], ...]:
        return tuple([(f"%{names[group.slot]}", spelled(group.types[0], self._environment)) for group in groups])

    def _has_other_attributes(self, shape: OpShape, text: str) -> bool:
        """Whether what is begun of a header has another value of an attribute than it has to be."""
        spelled_here = [each for each in shape.attributes if each.end <= len(text)]
        meant = self._meant.attributes
        for each in spelled_here:
            expected = meant.get(each.name)
            if expected is None:
                if self._is_declared:
                    return True
            elif each.name in shape.implied:
                if str(shape.implied[each.name]) != expected:
                    return True
            elif self._is_declared and each.start < each.end:
                part = text[each.start : each.end].strip()
                if SIGIL.search(part) is None and part not in (expected, *self._spellings(each.name)):
                    return True
        return False

    def _has_other_types(self, cut: Cut, names: Sequence[str]) -> bool:
        """Whether a value that is named in the text has another type there than it has to have."""
        for slot, _, type_ in cut.shape.uses if self._is_declared else ():
            if slot < min(cut.slots, len(names)) and type_ is not None:
                text = spelled(type_, self._environment)
                expected = self._type_of.get(f"%{names[slot]}")
                if text is not None and expected is not None and not text.startswith(TYPE) and text != expected:
                    return True
        return False

    def _has_too_many(self, cut: Cut) -> bool:
        """Whether one of the groups of operands has more than it has to have."""
        shape = cut.shape
        counts = [
            len([index for index in shape.groups.get(operand.name, ()) if shape.uses[index][0] < cut.slots])
            for operand in self._spec.operands
        ]
        return any([count > size for count, size in zip(counts, self._sizes, strict=False)])

    def _next(self, state: _State) -> Iterator[_State]:
        """What the text may go on with, the likeliest first."""
        self._reads += 1
        begun = erase(f"{self._readable.text(state.text)} ")
        cut = read_cut(begun.text, self._default_dialect, self._language)
        if self._has_others(cut, begun):
            return
        if ENTRY in cut.expected and state.text.endswith("<") and not self._language.is_next:
            unspelled = next(self._dictionaries(True, cut.shape), "")
            if unspelled:
                yield state._replace(text=f"{state.text}{unspelled}>")
            return
        yield from self._next_values(state, cut.expected)
        yield from self._next_types(state, cut.expected)
        yield from self._next_attributes(state, cut)
        yield from self._next_regions(state, cut)
        yield from self._next_words(state, cut)

    def _has_others(self, cut: Cut, begun: Erased) -> bool:
        """Whether what is begun is of another operation than is looked for, or of none."""
        if cut.kind == "broken" or self._has_other_attributes(cut.shape, begun.text) or self._has_too_many(cut):
            return True
        return self._has_other_types(cut, begun.names) or _has_twice(cut.shape)

    def _next_values(self, state: _State, expected: frozenset[str]) -> Iterator[_State]:
        """Operands, successors, and arguments of regions."""
        goal = self._goal
        if _IN_EXPRESSION in expected:
            yield from self._over_operands(state)
        if "%" in expected and state.operands < len(goal.operands):
            text = _joined(state.text, goal.operands[state.operands])
            yield state._replace(text=text, operands=state.operands + 1)
        if "^" in expected and state.successors < len(goal.successors):
            text = _joined(state.text, self._successors[state.successors])
            yield state._replace(text=text, successors=state.successors + 1)
        defines = "<definition>" in expected or ("%" in expected and bool(self._function_types))
        if defines and state.arguments < len(self._arguments):
            text = _joined(state.text, self._arguments[state.arguments][0])
            yield state._replace(text=text, arguments=state.arguments + 1)

    def _next_types(self, state: _State, expected: frozenset[str]) -> Iterator[_State]:
        """The type of an argument of a region, or one or several of the types of operands and results."""
        if "<type>" not in expected:
            return
        argument = self._argument_typed(state)
        if argument is not None:
            yield state._replace(text=_joined(state.text, argument))
        elif state.types < self._type_count:
            for several in (*[(each,) for each in self._types], *self._type_lists()):
                yield state._replace(text=_joined(state.text, ", ".join(several)), types=state.types + len(several))

    def _next_attributes(self, state: _State, cut: Cut) -> Iterator[_State]:
        """The values of attributes, and an attribute that is a dictionary."""
        if "<attribute>" in cut.expected and self._entries and self._spec.custom_syntax and self._goal.attributes:
            for text in self._dictionaries(True, cut.shape):
                yield state._replace(text=_joined(state.text, text))
        if not cut.expected.isdisjoint(_VALUES):
            for number, name in enumerate(list(self._goal.attributes)[state.attributes :], state.attributes + 1):
                for text in self._spellings(name):
                    yield state._replace(text=_joined(state.text, text), attributes=number)

    def _next_regions(self, state: _State, cut: Cut) -> Iterator[_State]:
        """A region, or the brace that a format spells."""
        if "{" not in cut.expected:
            return
        has_region = state.regions < len(self._entries) and state.operands == len(self._goal.operands)
        if has_region and (self._entries[state.regions].exists or not self._makes_blocks):
            yield state._replace(text=f"{state.text} {_REGION}", regions=state.regions + 1)
        elif cut.rest[:1] == ("{",) and self._is_declared and not state.text.endswith("<"):
            yield state._replace(text=_joined(state.text, "{"))

    def _next_words(self, state: _State, cut: Cut) -> Iterator[_State]:
        """The words and signs of the syntax."""
        has_more = state.operands < len(self._goal.operands) or state.arguments < len(self._arguments)
        following = (*cut.rest[:1], *([","] if has_more else []))
        named = [name for name, _ in self._arguments[max(state.arguments - 1, 0) : state.arguments]]
        for text in self._spelled(state.text, cut.shape, cut.expected, following):
            is_tight = text == ":" and state.text.endswith((*named,))
            yield state._replace(text=f"{state.text}:" if is_tight else _joined(state.text, text))

    def _over_operands(self, state: _State) -> Iterator[_State]:
        """The results of the affine maps among the attributes as expressions over the operands that come next."""
        operands = self._goal.operands[state.operands :]
        for text in dict.fromkeys(self._meant.attributes.values()):
            results = self._readable.over(text, operands)
            if results is not None:
                count, expressions = results
                yield state._replace(text=_joined(state.text, expressions), operands=state.operands + count)

    def _spellings(self, name: str) -> Iterator[str]:
        """How an attribute may be spelled."""
        text = self._goal.attributes[name]
        yield from _spellings(spellings_of(self._spec.attribute(name), text))
        constant = _CONSTANT_MAP.fullmatch(self._meant.attributes.get(name, text))
        if constant is not None:
            yield constant[1]

    def _argument_typed(self, state: _State) -> str | None:
        """The type of the argument after whose name a text ends."""
        found = _TYPED_NAME.search(state.text)
        if found is None or state.arguments == 0 or self._arguments[state.arguments - 1][0] != found[1]:
            return None
        return self._arguments[state.arguments - 1][1]

    def _spelled(self, begun: str, shape: OpShape, expected: frozenset[str], following: tuple[str, ...]) -> Iterator[str]:
        """Tokens that are no values and no single types."""
        goal = self._goal
        if "(" in expected and "(" in following and not self._function_types:
            yield function_type(goal)
        if "@" in expected:
            name = goal.attributes.get("sym_name", "")
            yield from [symbol_spelling(name[1:-1])] if name else []
            yield from [text for text in goal.attributes.values() if text.startswith("@")]
        has_results = bool(goal.result_types) or any(self._function_types)
        marks = [each for each in expected if each not in _KINDS and (each != "->" or has_results or goal.types)]
        yield from sorted([each for each in marks if each in self._words])
        signs = [each for each in marks if not _WORD.match(each)]
        yield from sorted(signs, key=lambda each: (each == "<", -_last(following, each), each))
        if "{" in expected and goal.attributes:
            yield from self._dictionaries(begun.endswith("<"), shape)
        yield from sorted(
            [each for each in marks if _WORD.match(each) and each not in self._words],
            key=lambda each: (each in self._absent, -_last(following, each), each not in self._present, each),
        )

    def _with_strings(self, name: str, text: str) -> str:
        """An attribute with strings for the cases of an enum, where the operation's own syntax has them as such."""
        attribute = self._spec.attribute(name) if self._spec.custom_syntax else None
        return as_strings(attribute, text) if attribute is not None else text

    def _type_lists(self) -> Iterator[tuple[str, ...]]:
        """The types as lists: a reader that counts them goes on after none but the last."""
        types, results = self._goal.types, self._goal.result_types
        for several in ((*types, *results), types, results, (*types[:1], *results), *self._function_types):
            if len(several) > 1:
                yield several

    def _dictionaries(self, of_properties: bool, shape: OpShape) -> Iterator[str]:
        """Dictionaries of attributes: of those that the format does not spell, of the discardable ones, of all, of all but one.

        A format of its own leaves those of properties to no dictionary that it spells otherwise.
        """
        sizes = {SEGMENTS, *[operand.segments for operand in self._spec.operands]}
        attributes = {name: text for name, text in self._goal.attributes.items() if name not in sizes}
        entries = {name: entry_of(name, self._with_strings(name, text)) for name, text in attributes.items()}
        discardable = [name for name in entries if name in self._goal.discardable]
        spelled = {each.name for each in shape.attributes} | {*_VARIABLE.findall(self._spec.assembly_format or "")}
        left = [name for name in entries if name not in spelled and name not in self._goal.discardable]
        found = [left if of_properties else [*left, *discardable], discardable, [*entries]]
        if len(entries) > 1:
            found += [[each for each in entries if each != other] for other in entries]
        if self._is_declared and (of_properties or _PROPERTIES in (self._spec.assembly_format or "")):
            found = [left if of_properties else discardable]
        for names in found:
            if names:
                yield f"{{{', '.join([entries[name] for name in names])}}}"


def _has_twice(shape: OpShape) -> bool:
    """Whether an attribute is spelled twice, or one that the operation's own syntax spells otherwise."""
    names = [each.name for each in shape.attributes]
    entries = [each.name for each in shape.attributes if each.name_offset < each.start]
    otherwise = {*shape.implied, *(["sym_name"] if shape.symbol is not None else [])}
    otherwise |= {_FUNCTION_TYPE} if any([region.arguments for region in shape.regions]) else set()
    return len(set(names)) < len(names) or not otherwise.isdisjoint(entries)


def _spellings(attribute: str) -> Iterator[str]:
    """How an attribute may be spelled: as what it lists, without its type, in full."""
    found = _ARRAY.fullmatch(attribute)
    if found is not None:
        yield found[1]
    if " : " in attribute:
        yield attribute.partition(" : ")[0]
    if not attribute.startswith("array<"):
        yield attribute


def _last(tokens: tuple[str, ...], token: str) -> int:
    """How far after a token stands among others, from 1; 0 where it does not."""
    return max([number for number, each in enumerate(tokens, 1) if each == token], default=0)


def _joined(text: str, token: str) -> str:
    """A token after a text, with a blank where one is usual."""
    is_tight = text.endswith(_OPENING) or token in _TIGHT_BEFORE or (token in _OPENING and _ENDS_NAME.search(text))
    return f"{text}{token}" if is_tight else f"{text} {token}"
