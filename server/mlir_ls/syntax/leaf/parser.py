"""Reading leaves: a dictionary by spelling, then a shortcut for plain ones, then the grammar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast
from weakref import WeakSet

from mlir_ls.caches import registered_cache
from mlir_ls.syntax.leaf.affine import AffineMap, IntegerSet
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DerivedAttr, DialectAttr, UnreadAttr
from mlir_ls.syntax.leaf.body import blank_comments, replace_aliases
from mlir_ls.syntax.leaf.build.builder import Context, DialectParsers, FindBodyParser, LeafReader, Rules, build
from mlir_ls.syntax.leaf.build.unread import in_unread_body
from mlir_ls.syntax.leaf.dense import ELISION, digest
from mlir_ls.syntax.leaf.errors import LeafError, MisspelledPart, TooDeep, UnknownAttribute, UnknownType
from mlir_ls.syntax.leaf.extent import attribute_end
from mlir_ls.syntax.leaf.forms import MODERN, Form
from mlir_ls.syntax.leaf.grammar import check_depth, room_for
from mlir_ls.syntax.leaf.memref import canonical
from mlir_ls.syntax.leaf.nodes import Attribute, Leaf, Type, rebuild
from mlir_ls.syntax.leaf.types import DerivedType, DialectType, TypeAlias
from mlir_ls.system.patterns import deferred

CACHED_SPELLINGS = 65_536
"""How many spellings of each kind are remembered."""
CACHED_LENGTH = 4_096
"""How long, in characters, a spelling may be to be remembered."""

RESOLVED_LENGTH = 65_536
"""How many characters `resolve` may put in the place of aliases in one leaf."""
_MAX_BODIES = 16
"""How many bodies of types and attributes inside of each other have their aliases replaced: one may stand for itself."""
READABLE_LENGTH = 16_384
"""How long, in characters, an attribute may be for the grammar; of a longer one that is not plain nothing is known."""
SHALLOW = 24
"""How deep brackets may nest in a spelling that is read without the grammar."""

_TYPED = deferred(r'\s*(?:["0-9\-]|(?:dense|sparse|dense_resource)\b)')

KeyT = TypeVar("KeyT")
LeafT = TypeVar("LeafT")
NodeT = TypeVar("NodeT", bound=Leaf)


class _Parsers:
    """The caches of all parsers that are alive, as one cache."""

    def __init__(self) -> None:
        self.parsers: WeakSet[LeafParser] = WeakSet()

    def clear(self) -> None:
        for parser in self.parsers:
            parser.forget()

    def __len__(self) -> int:
        return sum(map(len, self.parsers))


_parsers = registered_cache(_Parsers())


class LeafParser:
    """A reader of the leaves of one language: a form, and what finds the grammars of its dialects' types and attributes.

    Without finders the bodies of dialects' types and attributes are not read. `types` and `attributes` hold what was
    read, by spelling; they are the same objects for the life of the parser.
    """

    open_names: tuple[str, ...] = ()

    def __init__(
        self, form: Form = MODERN, types: FindBodyParser | None = None, attributes: FindBodyParser | None = None
    ) -> None:
        self.form = form
        self.types: dict[str, Type] = {}
        self.attributes: dict[str, Attribute] = {}
        self._affine: dict[tuple[str, str], Leaf] = {}
        self._finders = types, attributes
        self._shortcuts = form.shortcuts()
        self._rules: Rules | None = None
        self.context = Context(
            DialectParsers(UnknownType, types, self), DialectParsers(UnknownAttribute, attributes, self)
        )
        _parsers.parsers.add(self)

    def forget(self) -> None:
        """Empties the caches of spellings."""
        self.types.clear()
        self.attributes.clear()
        self._affine.clear()

    def __len__(self) -> int:
        """How many spellings are remembered."""
        return len(self.types) + len(self.attributes) + len(self._affine)

    def __bool__(self) -> bool:
        return True

    def inside(self, name: str) -> LeafParser:
        """What reads the leaves in the body of the type called `name`: the last of its `open_names`.

        What is read there may mean something only there, and is not kept.
        """
        return _InnerParser(self, self.form, self._finders, (*self.open_names, name))

    def parse_type(self, text: str) -> Type:
        """The type that `text` spells.

        Raises:
            LeafError: it spells none.
        """
        found = self.types.get(text)
        if found is None:
            found = self._new_type(text)
            _remember(self.types, text, found, len(text))
        return found

    def opt_type(self, text: str) -> Type | None:
        """The type that `text` spells; None if it spells none."""
        try:
            return self.parse_type(text)
        except LeafError:
            return None

    def parse_attribute(self, text: str) -> Attribute:
        """The attribute that `text` spells, a type in the place of an attribute included.

        Raises:
            LeafError: it spells none.
        """
        found = self.attributes.get(text)
        if found is None:
            found = self._new_attribute(text)
            _remember(self.attributes, text, found, len(text))
        return found

    def parse_attribute_of(self, text: str, type: Type) -> Attribute:
        """The attribute that `text` spells where its type is spelled elsewhere, such as a constant's `5` with `i32`.

        Raises:
            LeafError: it spells none, or none of this type.
        """
        return self.parse_attribute(f"{text} : {type}" if _TYPED.match(text) else text)

    def parse_affine_map(self, text: str) -> AffineMap:
        """The map that `text`, `(d0)[s0] -> (...)`, spells.

        Raises:
            LeafError: it spells none.
        """
        found = self._read_affine("whole_affine_map", text)
        assert isinstance(found, AffineMap)
        return found

    def parse_affine_set(self, text: str) -> IntegerSet:
        """The integer set that `text`, `(d0)[s0] : (...)`, spells.

        Raises:
            LeafError: it spells none.
        """
        found = self._read_affine("whole_affine_set", text)
        assert isinstance(found, IntegerSet)
        return found

    def resolve(self, leaf: NodeT, aliases: Mapping[str, Type | Attribute]) -> NodeT:
        """The leaf with each alias replaced by what its spelling, sigil included, stands for in `aliases`.

        What an alias stands for is taken as it is, with the aliases in it. Aliases that are not there stay as they are;
        so do those that would make the leaf longer than `RESOLVED_LENGTH`.
        """
        length = 0

        def lookup(alias: str) -> Leaf | None:
            nonlocal length
            found = aliases.get(alias)
            if found is not None:
                length += len(str(found))
            return found if length <= RESOLVED_LENGTH else None

        return cast("NodeT", self._resolve(leaf, lookup))

    def defect(self, leaf: Type | Attribute, aliases: Mapping[str, Type | Attribute]) -> str | None:
        """Why there can be no such leaf where its aliases stand for what `aliases` says, or None.

        What an alias stands for is taken as it is, with the aliases in it.
        """

        resolved = str(self.resolve(leaf, aliases))

        def spelled(alias: str, offset: int) -> str | None:
            found = aliases.get(alias)
            return None if found is None or in_unread_body(resolved, offset, self.context) else str(found)

        whole = replace_aliases(resolved, spelled)
        if ELISION in whole or len(whole) > READABLE_LENGTH:
            return None
        return self._problem(whole, leaf)

    def _problem(self, text: str, leaf: Type | Attribute) -> str | None:
        try:
            if isinstance(leaf, Type):
                self.parse_type(text)
            else:
                self.parse_attribute(text)
        except MisspelledPart:
            return None
        except LeafError as error:
            return error.message
        return None

    def _resolve(self, leaf: Leaf, lookup: Callable[[str], Leaf | None], depth: int = 0) -> Leaf:
        """The leaf with its aliases replaced, as those of `depth` bodies around it were; an alias may stand for itself."""
        if not leaf.has_alias or depth > _MAX_BODIES:
            return leaf
        if isinstance(leaf, DerivedType):
            found = lookup(f"!{leaf.name}")
            return leaf if not isinstance(found, Type) else leaf.make(found) or leaf
        if isinstance(leaf, DerivedAttr):
            other = lookup(f"#{leaf.name}")
            if isinstance(other, AttributeAlias):
                return DerivedAttr(other.name, leaf.make, leaf.expected)
            return leaf if not isinstance(other, Attribute) else leaf.make(other) or leaf
        if isinstance(leaf, TypeAlias | AttributeAlias):
            return leaf if leaf.opaque else lookup(str(leaf)) or leaf
        if isinstance(leaf, DialectType | DialectAttr):
            body = self._resolve_body(leaf, lookup)
            depth += body is not leaf
            leaf = body
        resolved = canonical(rebuild(leaf, lambda inner: self._resolve(inner, lookup, depth)))
        if isinstance(leaf, Attribute) and isinstance(leaf.type, TypeAlias) and isinstance(resolved, Attribute):
            return self._read_again(resolved)
        return resolved

    def _resolve_body(self, leaf: DialectType | DialectAttr, lookup: Callable[[str], Leaf | None]) -> Leaf:
        before = str(leaf)
        after = replace_aliases(before, lambda alias, _: None if (found := lookup(alias)) is None else str(found))
        if after == before:
            return leaf
        try:
            return self.parse_type(after) if isinstance(leaf, DialectType) else self.parse_attribute(after)
        except LeafError:
            return leaf

    def _read_again(self, attribute: Attribute) -> Attribute:
        """The attribute that the same literal is now that its type is known."""
        try:
            return self.parse_attribute(str(attribute))
        except LeafError:
            return attribute

    def _new_type(self, text: str) -> Type:
        depth = check_depth(text)
        plain = self._plain(self._shortcuts.type, text, depth)
        if plain is not None:
            return plain
        if len(text) > READABLE_LENGTH:
            raise LeafError("the type is too long to be read", 0)
        found = self._read("whole_type", text, depth)
        assert isinstance(found, Type)
        return found

    def _new_attribute(self, text: str) -> Attribute:
        literal = self._shortcuts.literal(text, self)
        if literal is not None:
            return literal
        try:
            depth = check_depth(text)
        except TooDeep:
            if attribute_end(text, 0) != len(text):
                raise
            return UnreadAttr(digest(text))
        plain = self._plain(self._shortcuts.attribute, text, depth)
        if plain is not None:
            return plain
        if len(text) > READABLE_LENGTH:
            return UnreadAttr(digest(text))
        found = self._read("whole_attribute", text, depth)
        assert isinstance(found, Attribute)
        return found

    def _plain(self, read: Callable[[str, LeafReader], LeafT | None], text: str, depth: int) -> LeafT | None:
        """What a shortcut makes of a spelling; only of what is too long for the grammar its errors count."""
        if depth > SHALLOW:
            return None
        is_long = len(text) > READABLE_LENGTH
        try:
            return read(blank_comments(text) if is_long else text, self)
        except LeafError:
            if is_long:
                raise
            return None

    def _read_affine(self, rule: str, text: str) -> Leaf:
        found = self._affine.get((rule, text))
        if found is None:
            depth = check_depth(text)
            shortcut = self._shortcuts.affine.get(rule) if depth <= SHALLOW else None
            found = None if shortcut is None else shortcut(text)
            if found is None:
                found = self._read(rule, text, depth)
                assert isinstance(found, Leaf)
            _remember(self._affine, (rule, text), found, len(text))
        return found

    def _read(self, rule: str, text: str, depth: int) -> Any:
        if self._rules is None:
            self._rules = _all_rules(self.form.extra_rules())
        with room_for(depth):
            return build(self.form.grammar.parse(rule, text), self._rules, self.context)


class _InnerParser(LeafParser):
    """Reads what is in the body of a type that has a name, where that name may stand for the type."""

    def __init__(
        self,
        outer: LeafParser,
        form: Form,
        finders: tuple[FindBodyParser | None, FindBodyParser | None],
        open_names: tuple[str, ...],
    ) -> None:
        super().__init__(form, *finders)
        self.open_names = open_names
        self._outer = outer

    def parse_type(self, text: str) -> Type:
        """The type that `text` spells. One that names none of the types around it is the same outside."""
        return super().parse_type(text) if self._may_name_outer(text) else self._outer.parse_type(text)

    def parse_attribute(self, text: str) -> Attribute:
        """The attribute that `text` spells."""
        return super().parse_attribute(text) if self._may_name_outer(text) else self._outer.parse_attribute(text)

    def _may_name_outer(self, text: str) -> bool:
        return any([name in text for name in self.open_names])


def _all_rules(extra: Rules) -> Rules:
    from mlir_ls.syntax.leaf.build.affine import AFFINE_RULES
    from mlir_ls.syntax.leaf.build.attributes import ATTRIBUTE_RULES
    from mlir_ls.syntax.leaf.build.locations import LOCATION_RULES
    from mlir_ls.syntax.leaf.build.types import TYPE_RULES

    return {**TYPE_RULES, **ATTRIBUTE_RULES, **AFFINE_RULES, **LOCATION_RULES, **extra}


def _remember(leaves: dict[KeyT, LeafT], key: KeyT, leaf: LeafT, length: int) -> None:
    if length > CACHED_LENGTH:
        return
    if len(leaves) >= CACHED_SPELLINGS:
        leaves.clear()
    leaves[key] = leaf
