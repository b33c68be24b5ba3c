"""Where the types and attributes of a header stand, as the reader of its language finds them."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from mlir_ls.syntax.header import HeaderOutcome, Language, read_header
from mlir_ls.syntax.leaf import Attribute, LeafParser, Type
from mlir_ls.syntax.reader import HeaderReader


class LeafSpans(NamedTuple):
    """What came of reading a header, and the offsets at which its types and its attributes begin and end.

    What is part of another one is left out; so are the types that an attribute spells.
    """

    outcome: HeaderOutcome
    types: tuple[tuple[int, int], ...]
    attributes: tuple[tuple[int, int], ...]


class _Noting(HeaderReader):
    """What a reader of headers does otherwise to note where leaves stand; mixed into the reader of a language."""

    type_spans: list[tuple[int, int]]
    attribute_spans: list[tuple[int, int]]

    def opt_type(self) -> Type | None:
        start = self.offset()
        found = super().opt_type()
        if found is not None:
            self.type_spans.append((start, self.end_of_last()))
        return found

    def opt_attribute(self, typed: bool = True) -> Attribute | None:
        start, count = self.offset(), len(self.type_spans)
        found = super().opt_attribute(typed)
        if found is not None:
            del self.type_spans[count:]
            self.attribute_spans.append((start, self.end_of_last()))
        return found

    def attribute_of(self, type_: Type) -> Attribute:
        start, count, others = self.offset(), len(self.type_spans), len(self.attribute_spans)
        found = super().attribute_of(type_)
        del self.type_spans[count:], self.attribute_spans[others:]
        self.attribute_spans.append((start, self.end_of_last()))
        return found


@cache
def _noting(reader: Any) -> type[_Noting]:
    return type(f"Noting{reader.__name__}", (_Noting, reader), {})


class _Recording:
    """A language that keeps the reader which is made for one header."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self.leaves = language.leaves
        self.last: _Noting | None = None

    def reader(self, text: str, leaves: LeafParser) -> HeaderReader:
        kind: Any = self._language.reader
        self.last = made = _noting(kind)(text, leaves)
        made.type_spans, made.attribute_spans = [], []
        return made

    def __getattr__(self, name: str) -> Any:
        return getattr(self._language, name)


def leaf_spans(text: str, default_dialect: str, language: Language) -> LeafSpans:
    """Reads an erased header, which may hold regions as REGION."""
    recording = _Recording(language)
    outcome = read_header(text, default_dialect, recording)  # type: ignore[arg-type]
    reader = recording.last
    assert reader is not None
    return LeafSpans(outcome, tuple(sorted(set(reader.type_spans))), tuple(sorted(set(reader.attribute_spans))))
