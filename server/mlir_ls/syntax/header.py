"""From an erased header to its shape: the grammar of what stands in a region or at the top level of a file.

MLIR language reference, "Operations", "Blocks", "Attribute Value Aliases", "Type aliases", "Dialect Resources".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, NoReturn, Protocol

from mlir_ls.plurals import counted
from mlir_ls.syntax.aliases import alias_uses, foreign_names
from mlir_ls.syntax.erase import SIGIL, count_sigils
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.leaf.lexical import WHITE_SPACE
from mlir_ls.syntax.reader import Broken, HeaderReader, Incomplete, RegionBegins, name_symbol
from mlir_ls.syntax.shape import (
    AliasUse,
    AttributeText,
    Fault,
    ForeignName,
    OperationSyntax,
    OpShape,
    Symbol,
    ValueGroup,
    may_identify,
)
from mlir_ls.syntax.tolerant.lookahead import is_assigned
from mlir_ls.syntax.tolerant.reading import read_tolerantly
from mlir_ls.system.failures import log_failure
from mlir_ls.system.patterns import deferred

Read = Callable[[HeaderReader], None]


class Language(Protocol):
    """The operations that the parser knows, and the form of the language. Dialects provide it."""

    reader: type[HeaderReader]
    """What reads headers in this form."""

    leaves: LeafParser
    """What reads types, attributes and locations in this form, those of its dialects included."""

    def find(self, spelled: str, default_dialect: str) -> tuple[OperationSyntax, Read | None] | None:
        """The operation that a custom form begins with, and how to read what follows its name.

        None where no such operation is known; no function where its syntax is not known.
        """
        ...

    def is_open(self, dialect: str) -> bool:
        """Whether a dialect may have operations that nothing declares, so that a bare word may be one of them."""
        ...

    def is_foreign(self, dialect: str) -> bool:
        """Whether the language has no dialect of this name."""
        ...

    def refuses_resources(self, dialect: str) -> bool:
        """Whether it is known that a dialect takes no resources at the end of a file."""
        ...

    def keeps_blobs(self, dialect: str) -> bool:
        """Whether the resources of a dialect at the end of a file are bytes."""
        ...

    def named(self, name: str) -> OperationSyntax | None:
        """The operation of this full name."""
        ...


class HeaderOutcome(NamedTuple):
    """How far the reading of a header went.

    kind: "complete", and `end` is where the header ends; "opened", and `end` is where the content of a region begins;
    "incomplete", and the next line may go on; "broken", at `fault`. `closing`: "opened", and the shape is that of the
    operation if just this follows the content.
    """

    kind: str
    shape: OpShape
    end: int
    fault: Fault | None = None
    closing: str = ""

    @property
    def is_whole(self) -> bool:
        """Whether all of the text was read, without a fault, up to its end or to the content of a region."""
        is_read = self.kind == "opened" or (self.kind == "complete" and not self.shape.text[self.end :].strip(WHITE_SPACE))
        return is_read and self.fault is None


_MAX_RESULTS = 1_000_000


def read_header(text: str, default_dialect: str, language: Language, tolerant: bool = False) -> HeaderOutcome:
    """Reads what begins `text`: an operation, a block label, an alias definition or file metadata.

    `text` may hold more after it, and REGION in the place of the content of regions that were already read. If `tolerant`, an
    operation in its custom form is read as one whose syntax is not known.
    """
    reader = language.reader(text, language.leaves)
    reader.knows, reader.around = language.find, default_dialect
    first = reader.tokens[0]
    kind = _kind_of(reader, default_dialect, language)
    value: tuple[int, int] | None = None
    fault: Fault | None = None
    outcome, end = "complete", -1
    try:
        if kind == "label":
            _read_label(reader)
        elif kind == "alias":
            value = _read_alias(reader)
        elif kind == "resources":
            _read_resources(reader, language)
        else:
            _read_operation(reader, default_dialect, language, tolerant)
        end = reader.end_of_last()
    except RegionBegins as opened:
        outcome, end = "opened", opened.offset
    except Incomplete as incomplete:
        outcome, fault, end = "incomplete", incomplete.fault, reader.end_of_last()
    except Broken as broken:
        outcome, fault, end = "broken", broken.fault, reader.end_of_last()
    except RecursionError:
        end = reader.end_of_last()
        outcome, fault = "broken", Fault("unclosed-bracket", "this is nested too deeply", max(0, end - 1), max(1, end))
    except Exception:
        if tolerant:
            raise
        log_failure(f"the reading of {reader.name or first}")
        return read_header(text, default_dialect, language, tolerant=True)
    if kind == "alias" and not reader.name:
        reader.name = first
    if (kind == "label" and fault is not None) or (outcome == "broken" and first == "%" and not reader.name):
        reader.unsure = _named_in_front(reader)
    if "\\" in text and fault is None and reader.refusal is None:
        reader.refusal = reader.unknown_escape()
    closed = reader.opened >= 0 and outcome == "complete" and end == len(reader.text)
    if reader.opened >= 0:
        outcome, fault, end = "opened", None, reader.opened
    shape = _shape_of(reader, kind, reader.text if closed else text, text[:end] if end < len(text) else text, value, language)
    if reader.syntax is not None and reader.known:
        names = fault or reader.symbol or reader.symbol_uses or reader.successors or shape.aliases or shape.foreign
        shape.plain = None if not names and may_identify(text) else not names
    return HeaderOutcome(outcome, shape, end, fault, reader.closing if closed else "")


def _kind_of(reader: HeaderReader, default_dialect: str, language: Language) -> str:
    """What a text begins: a "label", an "alias", "resources" or an "operation"."""
    first = reader.tokens[0]
    if reader.begins_block(lambda name: language.find(name, default_dialect) is not None):
        return "label"
    if first[:1] in ("#", "!") and reader.peek_at(1) in ("=", ""):
        return "alias"
    return "resources" if first == "{-#" else "operation"


def _shape_of(
    reader: HeaderReader, kind: str, text: str, header: str, value: tuple[int, int] | None, language: Language
) -> OpShape:
    """What was read, as a shape of `text`, of which `header` is what the header holds."""
    foreign = reader.foreign
    aliases: tuple[AliasUse, ...] = ()
    if reader.syntax is not None:
        dialect, dot, _ = reader.name.partition(".")
        if dot and language.is_foreign(dialect):
            foreign.append(ForeignName(reader.name, reader.name_offset, reader.name_end))
    inner = reader.enclosed
    if inner is not None and "." in inner.name and language.named(inner.name) is None:
        foreign.append(ForeignName(inner.name, inner.start, inner.end))
    if "#" in text or "!" in text:
        aliases = alias_uses(header, reader.dotted_aliases)
        foreign += foreign_names(header, language.is_foreign)
    # by position, in the order of the fields: so many names would take longer than what they name
    return OpShape(
        kind,
        text,
        reader.name,
        reader.name_offset,
        reader.name_end,
        reader.syntax,
        reader.known,
        kind == "operation" and text[reader.name_offset : reader.name_offset + 1] == '"',
        reader.partly,
        reader.misfit,
        reader.refusal,
        0,
        _typed(reader) if reader.definitions else (),
        reader.result_count,
        tuple(reader.result_types),
        reader.signature,
        tuple(zip(reader.use_slots, reader.use_numbers, reader.use_types, strict=True)),  # type: ignore[arg-type]
        reader.groups,
        tuple(reader.successors),
        tuple(reader.regions),
        tuple(reader.attributes),
        reader.dictionary,
        reader.implied,
        tuple(reader.parts),
        reader.symbol,
        tuple(reader.unsure),
        reader.private,
        tuple(reader.symbol_uses),
        aliases,
        tuple(foreign),
        (),
        frozenset(reader.expected),
        value,
        reader.enclosed,
        reader.result_sizes,
    )


def _named_in_front(reader: HeaderReader) -> list[int]:
    """The slots of values that arguments of a block or a list of results, which are wrong, may be meant to define."""
    known = {definition.slot for definition in reader.definitions}
    end = reader.tokens.index("=") if reader.tokens[0] == "%" and "=" in reader.tokens else len(reader.tokens)
    found: list[int] = []
    for index, token in enumerate(reader.tokens[:end]):
        slot = count_sigils(reader.text, 0, reader.starts[index]) if token == "%" else -1
        if token == "%" and slot not in known:
            found.append(slot)
    return found


def _typed(reader: HeaderReader) -> tuple[ValueGroup, ...]:
    """The groups of results with their types, unknown ones where the text does not give as many as there are names."""
    definitions = reader.definitions
    if not definitions or definitions[0].types:
        return tuple(definitions)
    types = reader.result_types
    count = sum([definition.size for definition in definitions])
    if len(types) != count:
        types = [None] * count
    first = 0
    typed = []
    for slot, size, _ in definitions:
        typed.append(ValueGroup(slot, size, tuple(types[first : first + size])))
        first += size
    return tuple(typed)


def _read_results(reader: HeaderReader) -> int:
    """op-result-list ::= op-result (`,` op-result)* `=`;  op-result ::= value-id (`:` integer-literal)?

    Gives back how many results are named.
    """
    count = 0
    while True:
        slot = reader.definition_slot()
        size = 1
        if reader.accept(":"):
            start = reader.offset()
            size = reader.integer()
            if not 1 <= size <= _MAX_RESULTS:
                message = "an operation has not that many results" if size > 0 else "a group of results holds at least one"
                reader.fail_at("result-count", message, start, reader.end_of_last())
        reader.definitions.append(ValueGroup(slot, size, ()))
        count += size
        if not reader.accept(","):
            break
    reader.expect("=")
    return count


def _refuse_results(reader: HeaderReader, named: int) -> NoReturn:
    """An operation's results are named all or not at all."""
    count = reader.result_count
    results = counted(count, "result")
    end = next(start for token, start in zip(reader.tokens, reader.starts, strict=True) if token == "=")
    message = f"the operation has {results}, but {named} {'is' if named == 1 else 'are'} named"
    fault = Fault("result-count", message, 0, max(1, end - 1))
    may_follow = reader.expected and (reader.syntax is None or reader.syntax.results)
    raise Incomplete(fault) if reader.at_end() and may_follow else Broken(fault)


def _read_operation(reader: HeaderReader, default_dialect: str, language: Language, tolerant: bool) -> None:
    """operation ::= op-result-list? (generic-operation | custom-operation) trailing-location?"""
    named = _read_results(reader) if reader.tokens[0] == "%" else 0
    reader.name_offset, name = reader.offset(), reader.peek()
    reader.name_end = reader.name_offset + len(name)
    if name[:1] == '"':
        _read_generic(reader, language)
    else:
        _read_custom(reader, default_dialect, language, tolerant)
    is_other = named and not reader.names_all_results() and reader.result_count not in (None, named)
    if is_other and not reader.is_misplaced():  # else that may be where the types of the results were to stand
        _refuse_results(reader, named)
    reader.opt_location()
    if reader.is_misplaced():
        reader.fail("expected an operation")


def _read_generic(reader: HeaderReader, language: Language) -> None:
    """generic-operation ::= string-literal `(` value-use-list? `)` successor-list? dictionary-properties? region-list?
    dictionary-attribute? `:` function-type"""
    start = reader.offset()
    name = reader.string()[1:-1]
    if not name:
        reader.fail_at("expected-token", "expected the name of an operation between the quotes", start, reader.end_of_last())
    reader.name = name
    reader.closing = "}) : () -> ()"
    reader.syntax = language.named(name)
    uses = reader.delimited("(", reader.use)
    if reader.accept("["):
        reader.comma_list(reader.generic_successor)
        reader.expect("]")
    if reader.has_properties:
        reader.opt_properties()
    if reader.generic_regions and reader.accept("("):
        while True:
            reader.region()
            if not reader.accept(","):
                break
        reader.expect(")")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    reader.give_signature(uses)
    name_symbol(reader)
    reader.trailing_regions()


def _read_custom(reader: HeaderReader, default_dialect: str, language: Language, tolerant: bool) -> None:
    """custom-operation ::= bare-id custom-operation-format"""
    spelled = reader.peek()
    if not spelled or not (spelled[0].isalpha() or spelled[0] == "_"):
        reader.fail("expected an operation")
    found = language.find(spelled, default_dialect)
    is_location = spelled == "loc" and reader.peek_at(1) == "("  # of the operation in front
    dialect, dot, _ = spelled.partition(".")
    # the documents know no operation whose syntax is not theirs
    may_be_assigned = reader.has_properties and dot != "" and language.is_foreign(dialect)
    is_value = is_location or (not may_be_assigned and not reader.definitions and is_assigned(reader, reader.index))
    if found is None and (is_value or ("." not in spelled and not language.is_open(default_dialect))):
        reader.fail("expected an operation", "unknown-operation", (spelled,))
    is_full = found is not None or dot != "" or language.is_foreign(default_dialect)
    reader.name = spelled if is_full else f"{default_dialect}.{spelled}"
    reader.index += 1
    if found is not None:
        reader.syntax, read = found
        reader.name = reader.syntax.name
        if read is not None and not tolerant:
            read(reader)
            if reader.symbol is None:
                name_symbol(reader)
            return
    reader.known = False
    read_tolerantly(reader, after_name=True)


def _read_label(reader: HeaderReader) -> None:
    """block-label ::= block-id block-arg-list? `:`"""
    reader.name = reader.next()
    reader.opt_delimited("(", lambda: reader.definitions.append(reader.block_argument(numbered=True)))
    reader.expect(":")
    if reader.name == "^":
        reader.fail_at("expected-token", "expected the name of a block", 0, 1)


def _read_alias(reader: HeaderReader) -> tuple[int, int]:
    """attribute-alias-def ::= `#` alias-name `=` attribute-value;  type-alias-def ::= `!` alias-name `=` type"""
    name = reader.peek()
    slot = 0 if name == "#loc" and SIGIL.match(reader.text, reader.offset()) else -1
    offset = reader.offset()
    reader.index += 1
    reader.name = name
    if "." in name and not reader.dotted_aliases:
        reader.fail_at("alias-name", "the name of an alias holds no dot", offset, offset + len(name))
    reader.symbol = Symbol(slot, None, offset) if slot >= 0 else None
    if not reader.accept("="):
        message = f"'{name}' begins no operation, and no definition of an alias, which goes on with '='"
        reader.fail_so_far("expected-token", message, offset, offset + len(name))
    if name[0] == "!":
        return reader.alias_type(), reader.end_of_last()
    start = reader.offset()
    reader.alias_attribute()
    return start, reader.end_of_last()


_NUMBERED = "#loc = loc("
_NUMBERED_LOCATION = deferred(r'#loc = loc\("[^"\\\n%@#]*":[0-9]{1,9}:[0-9]{1,9}\)')
_NUMBER = Symbol(0, None, 0)
_NUMBER_USES = (AliasUse("#loc", 0, 0),)


def numbered_location(text: str, language: Language) -> OpShape | None:
    """`#loc7 = loc("file":3:5)`, as the grammar would have it. A text with debug information holds thousands, all different."""
    if not text.startswith(_NUMBERED) or language.reader is not HeaderReader or not _NUMBERED_LOCATION.fullmatch(text):
        return None
    value = len("#loc = "), len(text)
    return OpShape("alias", text, name="#loc", known=True, slots=1, symbol=_NUMBER, aliases=_NUMBER_USES, value=value)


_SECTIONS = ("dialect_resources", "external_resources")
_KEY = deferred(r"[A-Za-z_][\w$.]*$", re.ASCII)
_BLOB = deferred(r'"0x(?:[0-9A-Fa-f]{2})*"$')


def _read_resources(reader: HeaderReader, language: Language) -> None:
    """file-metadata ::= `{-#` (key `:` `{` (name `:` `{` resource,* `}`),* `}`),* `#-}`"""
    reader.next()
    if reader.accept("#-}"):
        return
    while True:
        section = _key(reader, "", _SECTIONS)
        reader.delimited("{", lambda: _resource_group(reader, section, language))  # noqa: B023
        if not reader.accept(","):
            break
    reader.expect("#-}")


def _resource_group(reader: HeaderReader, section: str, language: Language) -> None:
    """name `:` `{` (name `:` (string | `true` | `false`)),* `}`"""
    start = reader.offset()
    name = _key(reader, section)
    if section == _SECTIONS[0] and language.is_foreign(name):
        reader.foreign.append(ForeignName(f"#{name}", start, start + len(name)))
    if section == _SECTIONS[0] and language.refuses_resources(name):
        reader.fail_at("unknown-resource", f"dialect '{name}' takes no resources", start, start + len(name))
    are_blobs = section == _SECTIONS[0] and language.keeps_blobs(name)
    is_external = section == _SECTIONS[1]

    def resource() -> None:
        entry = _key(reader, section, quoted=True)
        value = reader.peek()
        if ((are_blobs and value) or (is_external and value.startswith('"0x'))) and not _is_blob(value):
            reader.fail(f"expected the bytes of '{entry}' as a string of hexadecimal digits, the first 4 for the alignment")
        if value not in ("true", "false") and value[:1] != '"':
            reader.fail(f"expected the value of '{entry}', a string, true or false")
        reader.next()

    reader.delimited("{", resource)


def _is_blob(text: str) -> bool:
    """Whether a string holds an alignment, a power of two in 4 bytes, and bytes."""
    if len(text) < len('"0x00000000"') or (len(text) < 1000 and _BLOB.match(text) is None):
        return False
    digits = text[3:11]
    try:
        alignment = int.from_bytes(bytes.fromhex(digits), "little")
    except ValueError:
        return False
    return alignment & (alignment - 1) == 0


def _key(reader: HeaderReader, section: str, known: tuple[str, ...] = (), quoted: bool = False) -> str:
    """A name and the colon after it."""
    token, offset = reader.peek(), reader.offset()
    if known and token not in known:
        reader.miss(*known)
    if _KEY.match(token) is None and not (quoted and token[:1] == '"'):
        reader.fail("expected a name")
    reader.next()
    reader.expect(":")
    reader.attributes.append(AttributeText(f"{section or token}/{token}", offset, offset, offset + len(token)))
    return token

