"""Which body a type or an attribute of a dialect has: hand-written, declared, unknown, or none as there is no such name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import ModuleType
from typing import Any

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.bodies.declared import DeclaredBody, ReadBody, declared_body
from mlir_ls.ods.bodies.parameters import ParameterKind, Value, kind_of
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.bodies.shared import shared_requirement
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.dialect_modules import module_of
from mlir_ls.ods.registry import Registry, is_in_mlir
from mlir_ls.ods.spec import AttrDef, TypeDef
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafReader, Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.body import canonical_body
from mlir_ls.syntax.leaf.build.builder import DialectBody, DialectBodyParser, NoSuchName
from mlir_ls.syntax.leaf.build.types import body_of
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.leaf.types import DialectType
from mlir_ls.system.failures import log_failure

_SIGILS = {"type": "!", "attr": "#"}
_TABLES = {"!": "TYPES", "#": "ATTRIBUTES"}
_REQUIREMENTS = {"!": "TYPE_REQUIREMENTS", "#": "ATTRIBUTE_REQUIREMENTS"}

Requirement = Callable[..., str]
"""What a dialect requires of the parameters of a type or an attribute: what is wrong with them, or nothing."""


class Known:
    """What hand-written bodies may look up."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._bodies: dict[tuple[str, str, str], ReadBody | None] = {}
        self._kinds: dict[Term, ParameterKind] = {}
        self._read: dict[tuple[str, str, str], bool] = {}
        self._joins: dict[tuple[str, str, str], bool] = {}

    def kind(self, term: Term) -> ParameterKind:
        """How parameters of a kind are read and spelled."""
        found = self._kinds.get(term)
        if found is None:
            found = self._kinds[term] = kind_of(term, self.registry, self.short)
        return found

    def keyword(self, reader: BodyReader, enum: str) -> str:
        """A case of an enum; any word where the enum is not known."""
        if self.registry.enum(enum) is None:
            return reader.keyword()
        found: str = self.kind(("keyword", enum)).read(reader)
        return found

    def body(self, sigil: str, dialect: str, mnemonic: str) -> ReadBody | None:
        """How the bodies of a type ("!") or an attribute ("#") are read; None where that is not known."""
        key = (sigil, dialect, mnemonic)
        if key not in self._bodies:
            self._bodies[key] = None  # as long as it is looked for
            found = self._find(sigil, dialect, mnemonic)
            self._bodies[key] = None if found is None else ReadBody(partial(_read_canonical, found.read), found.certain)
        return self._bodies[key]

    def reads(self, sigil: str, dialect: str, mnemonic: str) -> bool:
        """Whether it is known what may stand in the bodies of a type ("!") or an attribute ("#"), and not C++ alone knows.

        So it has to be of the parameters that are types or attributes, which may be spelled without their names.
        """
        key = (sigil, dialect, mnemonic)
        if key not in self._read:
            body, definition = self.body(*key), self.definition(*key)
            is_read = self._read[key] = body is not None and body.certain  # also while those inside of it are looked for
            kinds = [each.kind for each in definition.parameters] if is_read and definition is not None else []
            inner = [each for kind in kinds for each in _named_in(kind) if self.short(*each) is not None]
            self._read[key] = is_read and all([self.reads(*each) for each in inner])
        return self._read[key]

    def joins(self, sigil: str, dialect: str, mnemonic: str) -> bool:
        """Whether a body has cases of an enum that are printed with a comma, and no blank, between them."""
        key = (sigil, dialect, mnemonic)
        if key not in self._joins:
            self._joins[key] = False  # as long as it is looked for
            definition = self.definition(*key)
            kinds = [each.kind for each in definition.parameters] if definition is not None else []
            enums = [name for kind in kinds for name in _enums_in(kind)]
            if isinstance(definition, AttrDef) and definition.enum is not None:
                enums.append(definition.enum)
            inner = [each for kind in kinds for each in _named_in(kind)]
            self._joins[key] = any([self._is_joined(each) for each in enums]) or any([self.joins(*each) for each in inner])
        return self._joins[key]

    def _is_joined(self, enum: str) -> bool:
        found = self.registry.enum(enum)
        return found is not None and found.bits and found.separator == ","

    def short(self, sigil: str, dialect: str, mnemonic: str) -> Callable[[BodyReader], Value] | None:
        """Reads a type or an attribute that is spelled without its name, if its body is known and is not empty."""
        definition = self.definition(sigil, dialect, mnemonic)
        if definition is None or not (definition.parameters or definition.custom_syntax):
            return None
        name = f"{sigil}{dialect}.{mnemonic}"

        def read(reader: BodyReader) -> Type | Attribute:
            body = self.body(sigil, dialect, mnemonic)
            if body is None or not body.certain:
                text = _guessed_item(reader, body)
                found = DialectBody(text, None) if body is None else _parser_of(body, body.certain, name)(text, reader.leaves)
            else:
                found = DialectBody(*body.read(reader))
            make = DialectType if sigil == "!" else DialectAttr
            return make(dialect, mnemonic, body_of(found.spelling), found.parameters)

        return read

    def definition(self, sigil: str, dialect: str, mnemonic: str) -> TypeDef | None:
        """The definition of a type or an attribute."""
        find = self.registry.type_def if sigil == "!" else self.registry.attr_def
        return find(dialect, mnemonic)

    def _find(self, sigil: str, dialect: str, mnemonic: str) -> ReadBody | None:
        whole = getattr(self._module(dialect), "read_type", None) if sigil == "!" else None
        if whole is not None:
            return ReadBody(lambda reader: whole(reader, mnemonic), True)
        definition = self.definition(sigil, dialect, mnemonic)
        if definition is None:
            return None
        written = self._table(dialect, _TABLES[sigil]).get(mnemonic)
        # what a project declares in full needs no hand-written reader, and what it parses itself may be of another syntax
        is_known = is_in_mlir(definition.location)
        if written is not None and (definition.custom_syntax or is_known):
            return ReadBody(lambda reader: written(reader, self), is_known)
        kinds: Mapping[str, Term | ParameterKind] = self._table(dialect, "KINDS").get(mnemonic, {})
        directives = {name: directive(self) for name, directive in self._table(dialect, "DIRECTIVES").items()}
        body = declared_body(definition, self.registry, self.short, directives, kinds)
        known: Mapping[str, Requirement] = self._table(dialect, _REQUIREMENTS[sigil]) if is_known else {}
        requirement = known.get(mnemonic) or shared_requirement(definition, self.registry)
        return body if body is None or requirement is None else _constrained(body, requirement)

    def _table(self, dialect: str, table: str) -> dict[str, Any]:
        return getattr(self._module(dialect), table, {})

    def _module(self, dialect: str) -> ModuleType | None:
        return None if self.registry.is_namesake(dialect) else module_of(dialect, "bodies", self.registry.profile)


def _enums_in(kind: Term) -> Iterator[str]:
    """The enums of which parameters of a kind are cases, or hold them."""
    if isinstance(kind, tuple) and kind[0] == "keyword":
        yield str(kind[1])
    elif isinstance(kind, tuple):
        for part in kind[1:]:
            yield from _enums_in(part)


def _named_in(kind: Term) -> Iterator[tuple[str, str, str]]:
    """The types ("!") and attributes ("#") of dialects that parameters of a kind are, or hold."""
    if isinstance(kind, tuple) and kind[0] in _SIGILS:
        dialect, _, mnemonic = str(kind[1]).partition(".")
        yield _SIGILS[str(kind[0])], dialect, mnemonic
    elif isinstance(kind, tuple):
        for part in kind[1:]:
            yield from _named_in(part)


class Bodies:
    """The bodies of a registry's dialects, as the leaf grammar looks them up: `type` and `attribute`.

    `certain`: texts are of this release, else what a body does not read may be of another one.
    """

    def __init__(self, registry: Registry, certain: bool = True) -> None:
        self._known = Known(registry)
        self._certain = certain

    def type(self, dialect: str, mnemonic: str) -> DialectBodyParser | NoSuchName | None:
        """The parser of the bodies of `!dialect.mnemonic`; why there is no such type; None where nothing is known."""
        return self._parser("!", dialect, mnemonic)

    def attribute(self, dialect: str, mnemonic: str) -> DialectBodyParser | NoSuchName | None:
        """The same of `#dialect.mnemonic`."""
        return self._parser("#", dialect, mnemonic)

    def reads(self, sigil: str, dialect: str, mnemonic: str) -> bool:
        """Whether it is known what may stand in the bodies of a type ("!") or an attribute ("#"), and not C++ alone knows."""
        return self._known.reads(sigil, dialect, mnemonic)

    def joins(self, sigil: str, dialect: str, mnemonic: str) -> bool:
        """Whether a body has cases of an enum that are printed with a comma, and no blank, between them."""
        return self._known.joins(sigil, dialect, mnemonic)

    def _parser(self, sigil: str, dialect: str, mnemonic: str) -> DialectBodyParser | NoSuchName | None:
        registry = self._known.registry
        facts = registry.facts(dialect)
        if facts is None:
            return None
        if dialect == "builtin":  # what it defines has a spelling of its own
            return _missing(registry, sigil, dialect, mnemonic)
        body = self._known.body(sigil, dialect, mnemonic)
        if body is not None:
            certain = body.certain and not facts.assumed and self._certain
            return _parser_of(body, certain, f"{sigil}{dialect}.{mnemonic}")
        if not self._certain:
            return None
        parses = facts.parses_types if sigil == "!" else facts.parses_attributes
        if self._known.definition(sigil, dialect, mnemonic) or parses or facts.extensible or facts.allows_unknown:
            return None
        return _missing(registry, sigil, dialect, mnemonic)


def _read_canonical(read: Callable[[BodyReader], DeclaredBody], reader: BodyReader) -> DeclaredBody:
    """What `read` reads, with the parameters of the canonical spelling: bodies that are spelled alike are equal."""
    start = reader.position
    found = read(reader)
    if not found.parameters or reader.text[start : reader.position].rstrip() == found.spelling:
        return found
    try:
        return found._replace(parameters=read(BodyReader(found.spelling, reader.leaves)).parameters)
    except LeafError:
        return found


def _guessed_item(reader: BodyReader, body: ReadBody | None) -> str:
    """A body of which only C++ knows how far it goes, as it seems; beyond doubt is only what is all in angle brackets.

    Where a bracket is not closed, what is known of the body says what is wrong.
    """
    known_before, start = not reader.guessed, reader.position
    reader.guessed = True
    try:
        found = reader.rest_of_item()
    except LeafError:
        reader.position = start
        if body is not None:
            body.read(reader)
        raise
    reader.guessed = not (known_before and found[0] == "<" and balanced_end(found, 0) == len(found))
    return found


def _constrained(body: ReadBody, requirement: Requirement) -> ReadBody:
    """The same, where the parameters have to be as a dialect requires."""

    def read(reader: BodyReader) -> DeclaredBody:
        start = reader.position
        found = body.read(reader)
        message = "" if found.parameters is None else requirement(*found.parameters)
        if message:
            reader.fail_at(message, start)
        return found

    return ReadBody(read, body.certain)


def _parser_of(body: ReadBody, certain: bool, name: str) -> DialectBodyParser:
    def parse(text: str, leaves: LeafReader) -> DialectBody:
        reader = BodyReader(text, leaves)
        try:
            found = body.read(reader)
            if not reader.at_end() and not _is_passed_over(text, reader.position, found):
                reader.fail("expected the end")
        except LeafError:
            if certain and not reader.guessed:
                raise
            return DialectBody(canonical(text), None)
        except RecursionError:
            raise
        except Exception:
            log_failure(f"the reading of a body of {name}")
            return DialectBody(canonical(text), None)
        return DialectBody(canonical(text), None) if reader.guessed else DialectBody(*found, reader.position)

    return parse


def _is_passed_over(text: str, position: int, read: DeclaredBody) -> bool:
    """Whether MLIR passes over what stands after a place up to which it has read a body (`Parser::parseExtendedSymbol`).

    It does so with what follows in `!dialect<mnemonic ...>`, and with brackets after a mnemonic of which nothing is spelled.
    """
    return read.spelling == "" or text[:1] != "<" or balanced_end(text, 0) <= position


def canonical(text: str) -> str:
    """What stands after a mnemonic, of which nothing is known, with its white space made uniform."""
    if text[:1] == "<" and text[-1:] == ">":
        return f"<{canonical_body(text[1:-1])}>"
    return canonical_body(text)


def _missing(registry: Registry, sigil: str, dialect: str, mnemonic: str) -> NoSuchName:
    what, names = ("type", registry.types_of(dialect)) if sigil == "!" else ("attribute", registry.attributes_of(dialect))
    if not mnemonic:
        return NoSuchName(f"expected the name of {'a type' if sigil == '!' else 'an attribute'} of dialect '{dialect}'")
    similar = nearest(mnemonic, names)
    hint = suggestion([f"{sigil}{dialect}.{each}" for each in similar], "`")
    return NoSuchName(f"dialect '{dialect}' has no {what} `{sigil}{dialect}.{mnemonic}`{hint}", similar)
