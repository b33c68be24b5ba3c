"""A text as modules, operations, regions, blocks and values, for scripts: views of the tree, made as they are looked at.

Views of one `Module` are equal if they are of the same thing. None of them changes the text: what an edit would make of it
is a new text (`api.edits`), to be parsed again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from mlir_ls.analysis import Analysis, CheckOptions, analyze, pending_verification, with_verdicts
from mlir_ls.diagnostics import Diagnostic
from mlir_ls.features.rename import RenameError, renamed
from mlir_ls.semantics.environment import Environment, environment_of, symbol_name, symbol_path
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.lookup import Scope, UseSite, ValueDefinition, find_symbol, find_value, kind_of_values, uses_of
from mlir_ls.semantics.summary import is_symbol_table
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.places import end_of, position_of, slot_span, span_of
from mlir_ls.syntax.shape import ValueGroup
from mlir_ls.syntax.tree import Located, region_line_of
from mlir_ls.text import Position, Span, split_lines


def parse(text: str, profile: str | None = None) -> Module:
    """The module of a text. `profile` is the edition of MLIR's text, as `llvm-19`; None: that which the text names or shows.

    Never raises for what the text says: errors are in `Module.diagnostics`, and what stands around them is read.
    """
    return Module(analyze(split_lines(text), CheckOptions(profile=profile), verify=False), text)


def module_of(analysis: Analysis) -> Module:
    """The module of a text that is analysed already; for edits, its lines end in `\\n`."""
    return Module(analysis, "\n".join(analysis.document.lines))


class Module:
    """A text that was parsed: its operations, and what is known of it as a whole.

    A text with `// -----` lines has several parts with names of their own; their operations follow each other here.
    """

    def __init__(self, analysis: Analysis, text: str) -> None:
        self.analysis = analysis
        self.text = text

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the text, without their ends."""
        return list(self.analysis.document.lines)

    @cached_property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All that `mlir-ls check` finds in the text, in its order. The verifier runs when this is read first."""
        for _ in pending_verification(self.analysis):
            pass
        return tuple(with_verdicts(self.analysis).shown)

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        """The operations that stand in no other one."""
        return tuple([operation for block in self._blocks() for operation in block.operations])

    def _blocks(self) -> Iterator[Block]:
        tree = self.analysis.document.tree
        for line, chunk in tree.chunks_with_lines():
            environment = environment_of(chunk.region, self.analysis.language.leaves)
            yield from _blocks_of(Region(self, None, 0, Scope(None, 0, chunk.region, line), environment))

    def walk(self) -> Iterator[Operation]:
        """All operations, each before those in it, in the order of the text."""
        todo = list(reversed(self.operations))
        while todo:
            operation = todo.pop()
            yield operation
            todo += reversed([inner for region in operation.regions for inner in region.operations])

    def symbol(self, name: str) -> Operation | None:
        """The first operation that defines a symbol, `@name` or `name`; of `@a::@b` the one in `@a`; else None."""
        names = [part.strip().removeprefix("@").strip('"') for part in name.split("::")]
        for operation in self.operations:
            found = operation if operation.symbol == names[0] else operation.lookup(names[0])
            for inner in names[1:]:
                found = found.lookup(inner) if found is not None else None
            if found is not None:
                return found
        return None

    def text_of(self, where: Span) -> str:
        """The text of a span, with `\\n` for each end of a line."""
        (first, start), (last, end) = where
        if first == last:
            return self.lines[first][start:end]
        return "\n".join([self.lines[first][start:], *self.lines[first + 1 : last], self.lines[last][:end]])

    def rename(self, position: Position, name: str) -> tuple[tuple[Span, str], ...]:
        """The changes that give what is named at a position another name, everywhere. ValueError where that cannot be."""
        try:
            return tuple(renamed(self.analysis, position, name))
        except RenameError as error:
            raise ValueError(str(error)) from None


@dataclass(frozen=True, eq=False)
class Region:
    """A region of an operation, or (`parent` None) the top level of a text or of one of its parts."""

    module: Module
    parent: Operation | None
    number: int
    _scope: Scope
    _environment: Environment

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks, the entry block first; none in an empty region."""
        return tuple(_blocks_of(self))

    @property
    def operations(self) -> tuple[Operation, ...]:
        """The operations of all blocks."""
        return tuple([operation for block in self.blocks for operation in block.operations])

    @property
    def _scopes(self) -> Iterator[Scope]:
        """This region and those around it, innermost first."""
        region: Region | None = self
        while region is not None:
            yield region._scope
            region = region.parent.region if region.parent is not None else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Region):
            return NotImplemented
        here, there = self._scope, other._scope
        return self.module is other.module and here.region is there.region and here.region_line == there.region_line

    def __hash__(self) -> int:
        return hash((id(self._scope.region), self.number))


@dataclass(frozen=True)
class Block:
    """A block: `label` as `^bb1`, "" for an entry block without one."""

    region: Region
    label: str
    _items: tuple[Located, ...]
    _label: Located | None

    @property
    def operations(self) -> tuple[Operation, ...]:
        """The operations in it, in order."""
        return tuple([Operation(self.region.module, item, self.region) for item in self._items])

    @property
    def arguments(self) -> tuple[Value, ...]:
        """The arguments of the block; those of a region's entry block may stand in the header of the operation around it."""
        if self._label is not None:
            return _values(self.region, self._label, self._label.node.shape.definitions)
        parent = self.region.parent
        if parent is None or self.region.number >= len(parent._item.node.shape.regions):
            return ()
        return _values(self.region, parent._item, parent._item.node.shape.regions[self.region.number].arguments)

    def __hash__(self) -> int:
        return hash((self.region, self.label))


@dataclass(frozen=True)
class Operation:
    """An operation. `region` is the one it stands in."""

    module: Module
    _item: Located
    region: Region

    def __hash__(self) -> int:
        return hash((id(self._item.node), self._item.line))

    @property
    def name(self) -> str:
        """Its name with its dialect, as `arith.addi`; "" where the text is too damaged to have one."""
        return self._item.node.shape.name

    @property
    def line(self) -> int:
        """The line on which it begins, from 0."""
        return self._item.line

    @property
    def span(self) -> Span:
        """All of it, its regions and location included."""
        return Span(position_of(self._item, 0), end_of(self._item))

    @property
    def text(self) -> str:
        """Its text, as it stands in the file."""
        return self.module.text_of(self.span)

    @property
    def is_registered(self) -> bool:
        """Whether its dialect is known, and declares it."""
        return self._item.node.shape.syntax is not None

    @property
    def parent(self) -> Operation | None:
        """The operation that it stands in."""
        return self.region.parent

    @property
    def symbol(self) -> str | None:
        """The symbol that it defines, without its sigil."""
        symbol, names = self._item.node.shape.symbol, self._item.node.names
        return symbol_name(symbol, names, self.region._environment) or None if symbol is not None else None

    @property
    def references(self) -> tuple[str, ...]:
        """The symbols that it refers to, without their first sigil: `f`, or `outer::@inner`."""
        names, environment = self._item.node.names, self.region._environment
        paths = [symbol_path(symbol, names, environment) for symbol in self._item.node.shape.symbol_uses]
        return tuple(["::@".join(path) for path in paths])

    @property
    def reference_spans(self) -> tuple[Span, ...]:
        """Where the symbols of `references` stand, of nested ones their first part."""
        return tuple([symbol_span(self._item, symbol) for symbol in self._item.node.shape.symbol_uses])

    def resolve(self, reference: str) -> Operation | None:
        """What a symbol reference means here, looked for from the innermost symbol table around; None if it is not defined."""
        first, *inner = [part.strip('@"') for part in reference.split("::")]
        region: Region | None = self.region
        while region is not None:
            owner = region.parent
            found = _defining(region, first) if owner is None or is_symbol_table(owner._item.node) else None
            for name in inner:
                found = found.lookup(name) if found is not None else None
            if found is not None:
                return found
            region = owner.region if owner is not None else None
        return None

    def lookup(self, name: str) -> Operation | None:
        """The operation directly in a region of this one that defines a symbol."""
        return next((found for region in self.regions if (found := _defining(region, name)) is not None), None)

    @property
    def results(self) -> tuple[Value, ...]:
        """Its results, as far as the text names them."""
        return _values(self.region, self._item, self._item.node.shape.definitions)

    @property
    def result_types(self) -> tuple[Type | None, ...]:
        """The types of its results, named or not; None for each that is not known."""
        shape = self._item.node.shape
        return tuple([_resolved(each, self.region) for each in shape.result_types])

    @property
    def operands(self) -> tuple[Value, ...]:
        """The values that it uses, those passed to blocks included, in the order of the text."""
        return tuple([_operand(self, number) for number in range(len(self._item.node.shape.uses))])

    @property
    def successors(self) -> tuple[str, ...]:
        """The labels of the blocks that it may branch to."""
        return tuple([each.label for each in self._item.node.shape.successors])

    @property
    def attributes(self) -> Mapping[str, str]:
        """The attributes that the text spells with their names, and their values as they are spelled; "" for `unit`."""
        found = {}
        for name, _, start, end in self._item.node.shape.attributes:
            found[name] = self.module.text_of(span_of(self._item, start, end)) if end > start else ""
        return found

    @property
    def regions(self) -> tuple[Region, ...]:
        """Its regions."""
        body, outer = self._item.node.body, self.region
        if body is None:
            return ()
        scopes = [
            Scope(self._item, number, region, self._item.line + region_line_of(body, number))
            for number, region in enumerate(body.regions)
        ]
        return tuple([Region(self.module, self, number, scope, outer._environment) for number, scope in enumerate(scopes)])

    def walk(self) -> Iterator[Operation]:
        """This operation and all in it, each before those in it."""
        todo = [self]
        while todo:
            operation = todo.pop()
            yield operation
            todo += reversed([inner for region in operation.regions for inner in region.operations])


@dataclass(frozen=True)
class Value:
    """An SSA value: a result of an operation, an argument of a block, or one that is used and defined nowhere.

    `name` has its sigil, and after `#` its number where several results share a name. `type` has no aliases in it, and is
    None where it is not known. `owner` is the operation that defines the value, or in whose header it stands as the
    argument of a region; None for the argument of a labelled block, and where the value is not defined.
    """

    name: str
    type: Type | None
    owner: Operation | None
    number: int
    _region: Region
    _definition: ValueDefinition | None

    @property
    def is_defined(self) -> bool:
        """Whether the text defines it."""
        return self._definition is not None

    @property
    def span(self) -> Span | None:
        """Where it is defined, sigil included."""
        definition = self._definition
        return slot_span(definition.item, definition.slot) if definition is not None else None

    @property
    def uses(self) -> tuple[Use, ...]:
        """The places where it is used, in the order of the text."""
        if self._definition is None:
            return ()
        grouped = len(self._definition.types) > 1
        sites = [site for site in uses_of(self._definition) if not grouped or site.number == self.number]
        return tuple([Use(self._region.module, site) for site in sites])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value):
            return NotImplemented
        return (self._key(), self._region.module) == (other._key(), other._region.module)

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        if self._definition is None:
            return self.name, id(self._region._scope.region)
        return self._definition.item.line, self._definition.item.node.column, self._definition.slot, self.number


@dataclass(frozen=True)
class Use:
    """A use of a value."""

    module: Module
    _site: UseSite

    @property
    def span(self) -> Span:
        """Where it stands, sigil included."""
        return slot_span(self._site.item, self._site.slot)

    @property
    def line(self) -> int:
        """The first line of the operation that uses the value, from 0."""
        return self._site.item.line

    @property
    def operation_name(self) -> str:
        """The name of the operation that uses the value."""
        return self._site.item.node.shape.name


# -- from the tree ------------------------------------------------------------------------------------------------


def _blocks_of(region: Region) -> Iterator[Block]:
    label: Located | None = None
    items: list[Located] = []
    scope = region._scope
    for line, node in scope.region.items_with_lines():
        item = Located(scope.region_line + line, node)
        if node.shape.kind == "label":
            if items or label is not None:
                yield Block(region, label.node.shape.name if label is not None else "", tuple(items), label)
            label, items = item, []
        elif node.shape.kind == "operation" or (node.shape.kind == "broken" and node.shape.name):
            items.append(item)
    if items or label is not None:
        yield Block(region, label.node.shape.name if label is not None else "", tuple(items), label)


def _defining(region: Region, name: str) -> Operation | None:
    found = find_symbol([region._scope], [name])
    return Operation(region.module, found.item, region) if found is not None else None


def _values(region: Region, item: Located, groups: tuple[ValueGroup, ...]) -> tuple[Value, ...]:
    """The values that an operation or a block label in a region defines, or an operation for the region itself."""
    found = []
    scope = region._scope
    kind = kind_of_values(item.node.shape)
    owner = None if item.node.shape.kind == "label" else Operation(region.module, item, region)
    if region.parent is not None and item.node is region.parent._item.node:
        kind, owner = "region argument", region.parent
    for slot, size, types in groups:
        definition = ValueDefinition(item, slot, types or (None,) * size, kind, scope.region, scope.region_line)
        name = f"%{item.node.names[slot]}"
        for number in range(size):
            type_ = _resolved(types[number], region) if number < len(types) else None
            found.append(Value(f"{name}#{number}" if size > 1 else name, type_, owner, number, region, definition))
    return tuple(found)


def _operand(operation: Operation, number: int) -> Value:
    slot, _, _ = operation._item.node.shape.uses[number]
    definition = find_value(operation.region._scopes, operation._item.node.names[slot])
    around: Region = operation.region
    while definition is not None and around._scope.region is not definition.region and around.parent is not None:
        around = around.parent.region
    return used_value(operation, number, definition, around)


def used_value(operation: Operation, number: int, definition: ValueDefinition | None, around: Region) -> Value:
    """An operand of an operation, by its number, where it is known what defines it, and in which region."""
    slot, index, used_type = operation._item.node.shape.uses[number]
    spelled = operation._item.node.names[slot]
    region = operation.region
    if definition is None:
        return Value(f"%{spelled}", _resolved(used_type, region), None, index, region, None)
    types = definition.types
    type_ = types[index] if index < len(types) and types[index] is not None else used_type
    owner: Operation | None = None
    if definition.kind == "result":
        owner = Operation(region.module, definition.item, around)
    elif definition.kind == "region argument":
        owner = around.parent
    name = f"%{spelled}#{index}" if len(types) > 1 else f"%{spelled}"
    return Value(name, _resolved(type_, region), owner, index, around, definition)


def _resolved(type_: Type | None, region: Region) -> Type | None:
    return region._environment.resolve(type_) if type_ is not None else None
