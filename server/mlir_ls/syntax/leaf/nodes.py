"""What types, attributes, affine expressions and locations have in common: they are immutable and interned.

Two leaves that are made of the same parts are one object, so equality is identity and a leaf can be a dictionary key at
no cost. `str(leaf)` is its canonical spelling. Only leaves that are referenced are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, TypeVar, cast
from weakref import ref

from mlir_ls.system.patterns import deferred

NodeT = TypeVar("NodeT", bound="Leaf")

# A sigil that has lost its name: a comparison of the text around it cannot know which name it was.
ERASED_SIGIL = deferred(r'[@%](?![\w"$.\-])')


class Leaf:
    """An interned node. A subclass names its parts in `_fields`, in the order of its constructor."""

    __slots__ = ("__weakref__", "_spelling", "has_alias", "opaque")
    _fields: ClassVar[tuple[str, ...]] = ()

    has_alias: bool
    """It contains an alias, `!name` or `#name`, that has not been replaced by what it stands for."""
    opaque: bool
    """It contains an erased name, so that an equal spelling does not mean that it is equal."""
    _spelling: str | None

    def __str__(self) -> str:
        spelling = self._spelling
        if spelling is None:
            spelling = self._spell()
            object.__setattr__(self, "_spelling", spelling)
        return spelling

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), parts(self)

    def __copy__(self: NodeT) -> NodeT:
        return self

    def __deepcopy__(self: NodeT, memo: object) -> NodeT:
        return self

    def _spell(self) -> str:
        raise NotImplementedError

    def _derive(self, values: tuple[Any, ...]) -> None:
        """Set what follows from the parts of a new node."""
        has_alias, opaque = _flags(values)
        _assign(self, "has_alias", has_alias or self.is_alias_itself())
        _assign(self, "opaque", opaque or self.is_erased_itself())

    def is_alias_itself(self) -> bool:
        """Whether it is, or its text mentions, an alias; the leaves inside it do not count."""
        return False

    def is_erased_itself(self) -> bool:
        """Whether a name in its own text was erased; the leaves inside it do not count."""
        return False

    def _remake(self, *values: Any) -> Leaf:
        """The node with other parts, after an alias in them was replaced; they may now mean something else."""
        return type(self)(*values)


class Type(Leaf):
    """A type (language reference, "Type System")."""

    __slots__ = ()


class Attribute(Leaf):
    """An attribute (language reference, "Attributes")."""

    __slots__ = ()

    @property
    def type(self) -> Type | None:
        """The type of the value, if the attribute has one."""
        return None


class _Held(ref["Leaf"]):
    """A weak reference that knows under which key it is kept."""

    __slots__ = ("key",)
    key: tuple[Any, ...]


# a WeakValueDictionary would do, at twice the time for a new node
_interned: dict[tuple[Any, ...], _Held] = {}
_assign = object.__setattr__


def _forget(held: ref[Leaf]) -> None:
    assert isinstance(held, _Held)
    if _interned.get(held.key) is held:
        del _interned[held.key]


def intern(cls: type[NodeT], *values: Any) -> NodeT:
    """The node of a class with these parts: the one there is, or a new one."""
    key = (cls, *values)
    held = _interned.get(key)
    found = held() if held is not None else None
    return cast("NodeT", found) if found is not None else _new(cls, key, values)


def intern_read(cls: type[NodeT], parameters: tuple[Any, ...] | None, *values: Any) -> NodeT:
    """The same of a node that also has `parameters`, what a dialect's grammar read in its body.

    Two languages may read one body differently, so nodes with other parameters are other nodes.
    """
    key = (cls, parameters, *values)
    held = _interned.get(key)
    found = held() if held is not None else None
    if found is not None:
        return cast("NodeT", found)
    node = _new(cls, key, values)
    _assign(node, "parameters", parameters)
    return node


def _new(cls: type[NodeT], key: tuple[Any, ...], values: tuple[Any, ...]) -> NodeT:
    node = object.__new__(cls)
    for name, value in zip(cls._fields, values, strict=True):
        _assign(node, name, value)
    _assign(node, "_spelling", None)
    node._derive(values)
    held = _interned[key] = _Held(node, _forget)
    held.key = key
    return node


def parts(node: Leaf) -> tuple[Any, ...]:
    """The values a node was made of, in the order of its constructor."""
    return tuple(getattr(node, name) for name in node._fields)


def rebuild(node: Leaf, replace: Callable[[Leaf], Leaf]) -> Leaf:
    """The same node with `replace` applied to each leaf it is directly made of."""
    return node._remake(*(_rebuilt(value, replace) for value in parts(node)))


def _rebuilt(value: Any, replace: Callable[[Leaf], Leaf]) -> Any:
    if isinstance(value, Leaf):
        return replace(value)
    if isinstance(value, tuple):
        return tuple([_rebuilt(each, replace) for each in value])
    return value


def leaves_in(kind: type[NodeT], values: Iterable[Any] | None) -> Iterator[NodeT]:
    """The leaves of a kind among the parameters of a leaf, also in lists."""
    for value in values or ():
        if isinstance(value, kind):
            yield value
        elif isinstance(value, tuple):
            yield from leaves_in(kind, value)


def _flags(values: tuple[Any, ...]) -> tuple[bool, bool]:
    """Whether some of these parts has an alias, and whether some is opaque."""
    has_alias = opaque = False
    for value in values:
        if isinstance(value, Leaf):
            has_alias |= value.has_alias
            opaque |= value.opaque
        elif isinstance(value, tuple) and value:
            inner = _flags(value)
            has_alias |= inner[0]
            opaque |= inner[1]
    return has_alias, opaque
