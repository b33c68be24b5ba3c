"""Reading the cases of an enum: a keyword, or, where cases are bits, several with separators between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import NoReturn

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.assembly.found import Opt, TypesRead
from mlir_ls.ods.spec import EnumSpec
from mlir_ls.syntax.leaf.attributes import IntegerAttr
from mlir_ls.syntax.leaf.types import IntegerType
from mlir_ls.syntax.reader import HeaderReader

_SHOWN = 12  # cases that a message lists

Cases = Callable[[HeaderReader], "int | None"]
"""Reads cases that have to come next; gives back their value, None where the enum is not known."""


def case_reader(enum: EnumSpec | None, several: bool) -> Cases:
    """How to read cases of `enum`; `several` allows for more than one if they are bits."""
    if enum is None:
        return lambda reader: _any_words(reader)
    values = dict(enum.cases)
    if not (several and enum.bits):
        return lambda reader: _one(reader, enum, values)
    separator = enum.separator.strip()
    return lambda reader: _bits(reader, enum, values, separator)


def case_test(enum: EnumSpec | None) -> Callable[[HeaderReader], bool]:
    """A function that returns whether a case of `enum` comes next."""
    keywords = frozenset(() if enum is None else [word for word in enum.keywords if word])  # one may be spelled by nothing

    def comes_next(reader: HeaderReader) -> bool:
        token = reader.tokens[reader.index]
        if token in keywords or token[:1] == '"':
            return True
        if not token:
            reader.expected.update(keywords or ("<keyword>",), '"')
        return enum is None and token[:1].isalpha()

    return comes_next


def opt_case(name: str, enum: EnumSpec | None, mnemonic: str = "", is_needed: bool = True, several: bool = True) -> Opt:
    """A case of an enum that is kept as an integer: a keyword or a string; with a mnemonic, as `mnemonic<case>`.

    An empty string leaves out an attribute that is not needed. `several`: bits may stand in a row, and not only in one string.
    """
    read_case, comes_next = case_reader(enum, several), case_test(enum)
    type_ = IntegerType(enum.width if enum is not None else 0)
    made: dict[int, IntegerAttr] = {}

    def read(reader: HeaderReader, _: TypesRead) -> bool:
        start = reader.starts[reader.index]
        if mnemonic:
            if not reader.accept(mnemonic):
                return False
            reader.expect("<")
            value = read_case(reader)
            reader.expect(">")
        elif not is_needed and reader.accept('""'):
            return True
        elif comes_next(reader):
            value = read_case(reader)
        else:
            return False
        reader.add_attribute(name, start)
        if value is not None:
            reader.implied[name] = made.get(value) or made.setdefault(value, IntegerAttr(value, type_))
        return True

    return read


def _one(reader: HeaderReader, enum: EnumSpec, values: dict[str, int]) -> int:
    token = reader.peek()
    value = values.get(token)
    if value is not None:
        reader.index += 1
        return value
    if token[:1] != '"':
        _refuse(reader, enum, token)
    start = reader.offset()
    text = reader.string()[1:-1]
    value = value_of_words(text, enum)
    if value is None:
        wrong = next((part for part in _words(text, enum) if part not in values), text)
        refuse_word(reader, wrong, enum.keywords, start + 1 + text.index(wrong))
    return value


def value_of_words(text: str, enum: EnumSpec) -> int | None:
    """The value of a case that is spelled as a string, or of several where they are bits; None where there is none such."""
    values = dict(enum.cases)
    if text in values:
        return values[text]
    found = [values.get(word) for word in _words(text, enum)] if enum.bits else [None]
    known = [value for value in found if value is not None]
    return reduce(or_, known) if len(known) == len(found) else None


def _words(text: str, enum: EnumSpec) -> list[str]:
    return [part.strip() for part in text.split(enum.separator.strip() or ",")] if enum.bits else [text]


def _bits(reader: HeaderReader, enum: EnumSpec, values: dict[str, int], separator: str) -> int:
    value = _one(reader, enum, values)
    while reader.accept(separator):
        value |= _one(reader, enum, values)
    return value


def _any_words(reader: HeaderReader) -> None:
    if reader.opt_string() is None:
        reader.keyword()
    while reader.accept_any(("|", ",")):
        if reader.opt_string() is None:
            reader.keyword()


def _refuse(reader: HeaderReader, enum: EnumSpec, token: str) -> NoReturn:
    if token and (token[0].isalpha() or token[0] == "_"):
        refuse_word(reader, token, enum.keywords, reader.offset())
    if not token:
        reader.expected.update(enum.keywords)
    reader.fail(f"expected {_listed(enum.keywords)}")


def refuse_word(reader: HeaderReader, word: str, known: Sequence[str], start: int) -> NoReturn:
    """Gives up at a word, which stands at `start` and is none of those that may."""
    similar = nearest(word, known)
    quoted = tuple([each if _is_keyword(each) else f'"{each}"' for each in similar])
    length = max(1, len(word))
    if quoted != similar and reader.text.startswith(similar[0], start):
        word, length = similar[0], len(similar[0])  # which only lacks its quotes
    hint = suggestion(quoted) or f": expected {_listed(known)}"
    message = f"'{word}' is none of the known keywords here{hint}"
    reader.fail_at("unknown-keyword", message, start, start + length, quoted)


def _is_keyword(case: str) -> bool:
    """Whether a case may be spelled without quotes."""
    return re.fullmatch(r"[A-Za-z_][\w$.]*", case, re.ASCII) is not None


def _listed(words: Sequence[str]) -> str:
    if len(words) > _SHOWN:
        return ", ".join([f"'{word}'" for word in words[:_SHOWN]]) + ", …"
    if len(words) < 2:
        return f"'{''.join(words)}'"
    return ", ".join([f"'{word}'" for word in words[:-1]]) + f" or '{words[-1]}'"
