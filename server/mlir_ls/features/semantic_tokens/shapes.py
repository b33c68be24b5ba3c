"""The tokens of a shape, and from them those of all operations that have it.

Where the tokens of an operation stand depends on its shape and on the lengths of its names alone. Of these there are few,
so the numbers that the protocol requires are computed once for each.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any, NamedTuple

from mlir_ls.features.semantic_tokens.legend import (
    ARGUMENT,
    ATTRIBUTE,
    BLOCK,
    DEFINED,
    NAME,
    NOT_DECLARED,
    NUMBER,
    OPERATION,
    SYMBOL,
    TYPE,
    UNKNOWN,
    VALUE,
    WORD,
)
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf.lexical import ANGLED_TYPE, PLAIN_TYPE
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION
from mlir_ls.text import Encoding, units_of

Codes = tuple[int, ...]
"""Of each name of an operation its length; where it is that of an argument, the complement of it (`~`)."""

_MAX_SPANS = 20_000
"""Characters of a header beyond which nothing is a token: there are constants of many megabytes."""

_REMEMBERED = 256

_TOKEN = re.compile(
    r"""//[^\n]*"""
    r"""|(?P<quoted>@"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)"""
    r"""|(?P<string>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)"""
    r"""|(?P<value>%)"""
    r"""|(?P<symbol>@)"""
    r"""|(?P<block>\^[A-Za-z0-9_$.-]*)"""
    rf"""|(?P<type>![A-Za-z_$][A-Za-z0-9_$.]*|{PLAIN_TYPE}(?![\w$.])"""
    rf"""|{ANGLED_TYPE}(?=<)|tf_(?:control|resource|variant|string|complex64|complex128|f32ref)\b)"""
    r"""|(?P<attribute>\#(?:[A-Za-z_$][A-Za-z0-9_$.]*|(?<![%\w]\#)[0-9]+))"""
    r"""|(?P<word>[A-Za-z_$][A-Za-z0-9_$.]*)"""
    r"""|(?P<number>0x[0-9a-fA-F]+(?![0-9a-zA-Z_?])|[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]+)(?P<by>x)?"""
    r"""|\?x|\*x"""
)
_KINDS = {"value": VALUE, "symbol": SYMBOL, "quoted": SYMBOL, "block": BLOCK, "type": TYPE, "attribute": ATTRIBUTE}
_BEFORE_EQUALS = re.compile(r"\s*=(?!=)")
_AFFINE = re.compile(r"affine_(?:map|set)\s*<")
_ANGLES = re.compile(r"->|[<>]=|[<>]")
_IDS = r"\s*(?:[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*\s*)?"
_BARE_AFFINE = re.compile(rf"(?<![\w<])\({_IDS}\)\s*(?:,\s*)?(?:\[{_IDS}\]\s*)?(?:->|:)\s*\(")
_SIZES = re.compile(r"\s*size\s*\(")
_ROUND = re.compile(r"[()]")
_OPENING = frozenset("<(")
_CLOSING = frozenset(">)")
_AFFINE_WORDS = frozenset(("affine_map", "affine_set", "floordiv", "ceildiv", "mod"))


class _Token(NamedTuple):
    """A token of an erased header: its offset, its length without the name, the slot of that or -1, its kind and modifiers."""

    offset: int
    length: int
    slot: int
    kind: int
    modifiers: int


class TokenSpan(NamedTuple):
    """Tokens of adjacent text: where the first and the last of them begin, and the numbers after the first's place.

    Lines count from where the text begins. So do the characters of its first line if it is a piece of a header. Long lists
    of parts and of counts may be items of others, at the same places in both.
    """

    line: int
    start: int
    parts: list[Any]
    counts: list[Any]
    last_line: int
    last_start: int


class TokenPiece:
    """A piece of a header between regions: its tokens, and those written out so far, by the names' lengths."""

    __slots__ = ("_encoding", "_made", "_slots", "_text", "_tokens", "height")

    def __init__(self, text: str, tokens: list[_Token], slots: list[int], encoding: Encoding) -> None:
        self.height = text.count("\n")
        self._text = text
        self._tokens = tokens
        self._slots = slots
        self._encoding = encoding
        self._made: dict[Codes, TokenSpan | None] = {}

    def span(self, codes: Codes) -> TokenSpan | None:
        """The tokens of an operation whose names have these codes; None where there are none."""
        try:
            return self._made[codes]
        except KeyError:
            if len(self._made) >= _REMEMBERED:
                self._made.clear()
            made = self._made[codes] = self._make(codes)
            return made

    def _make(self, codes: Codes) -> TokenSpan | None:
        lengths = [code if code >= 0 else ~code for code in codes]
        text = self._text
        numbers: list[int] = []
        line = line_start = 0
        line_slot = bisect_right(self._slots, -1)
        first: tuple[int, int] | None = None
        last = (0, 0)
        for offset, length, slot, kind, modifiers in self._tokens:
            begun = text.rfind("\n", line_start, offset) + 1
            if begun > line_start:
                line += text.count("\n", line_start, begun)
                line_start = begun
                line_slot = bisect_right(self._slots, line_start - 1)
            shift = sum(lengths[line_slot : bisect_right(self._slots, offset - 1)])
            start = units_of(text[line_start:offset], self._encoding) + shift
            length = units_of(text[offset : offset + length], self._encoding)
            if 0 <= slot < len(codes):
                length += lengths[slot]
                if kind == VALUE and codes[slot] < 0:
                    kind = ARGUMENT
            if first is None:
                first = line, start
            else:
                numbers += (line - last[0], start - last[1] if line == last[0] else start)
            numbers += (length, kind, modifiers)
            last = line, start
        if first is None:
            return None
        return TokenSpan(*first, [f"{','.join(map(str, numbers))},"], [len(numbers)], *last)


def pieces_of(shape: OpShape, encoding: Encoding) -> tuple[TokenPiece, ...]:
    """The pieces of a shape's header."""
    text = shape.text
    slots = slot_offsets(text)
    tokens = _tokens(shape, slots)
    if REGION not in text:
        return (TokenPiece(text, tokens, slots, encoding),)
    pieces: list[TokenPiece] = []
    start = 0
    for piece in text.split(REGION):
        end = start + len(piece)
        # where a quote is lacking, a string seems to go on after the region
        own = [
            token._replace(offset=token.offset - start, length=min(token.length, end - token.offset))
            for token in tokens
            if start <= token.offset < end
        ]
        pieces.append(TokenPiece(piece, own, [offset - start for offset in slots], encoding))
        start = end + 1
    return tuple(pieces)


def half_typed_arguments(shape: OpShape) -> list[int]:
    """The slots that are rather those of arguments, where a list of these has a mistake."""
    if shape.kind == "label":
        return list(shape.unsure)
    named = {*[each.slot for each in shape.definitions], *[slot for slot, _, _ in shape.uses]}
    return [slot for region in shape.regions for slot in region.tentative if slot not in named]


def _tokens(shape: OpShape, slots: list[int]) -> list[_Token]:
    text = shape.text
    is_label = shape.kind == "label"
    name_at = shape.name_offset if shape.name and shape.kind in ("operation", "broken") else -1
    own_symbol = shape.symbol.offset if shape.symbol is not None and shape.kind == "operation" else -1
    alias_at = 0 if shape.kind == "alias" else -1
    values = {each.slot: VALUE for each in shape.definitions}
    arguments = {each.slot for region in shape.regions for each in region.arguments}
    if shape.faults:
        arguments.update(half_typed_arguments(shape))
    if is_label:
        arguments.update(values)
    # those of a custom form have no name there but a value
    names = {each.name_offset for each in shape.attributes if text.startswith(each.name, each.name_offset)}
    blocks = {to.offset for to in shape.successors}
    affine = _affine_ranges(text)
    ends = [end for _, end in affine]
    found: list[_Token] = []
    for match in _TOKEN.finditer(text, 0, _MAX_SPANS):
        group = match.lastgroup
        if group is None:
            continue
        offset = match.start()
        length = match.end() - offset
        slot = bisect_right(slots, offset) - 1 if group in ("value", "symbol", "attribute") else -1
        if slot >= 0 and slots[slot] != offset:
            slot = -1
        kind = _KINDS.get(group, WORD)
        modifiers = 0
        if group == "word" and (offset in blocks or (is_label and offset == 0)):
            kind, group = BLOCK, "block"
        if offset == name_at:
            kind, modifiers = (OPERATION, 0) if shape.syntax is not None else (UNKNOWN, NOT_DECLARED)
        elif group == "value":
            if slot in arguments:
                kind, modifiers = ARGUMENT, DEFINED
            elif slot in values:
                modifiers = DEFINED
        elif group in ("symbol", "quoted"):
            modifiers = DEFINED if offset == own_symbol else 0
        elif group == "block":
            modifiers = DEFINED if is_label else 0
        elif group in ("type", "attribute"):
            modifiers = DEFINED if offset == alias_at else 0
        elif group in ("number", "by"):
            kind = NUMBER
            length = match.end("number") - offset
        elif group == "string":
            if offset != own_symbol:
                continue
            kind, modifiers = SYMBOL, DEFINED
        elif offset in names or _BEFORE_EQUALS.match(text, match.end()):
            kind = NAME
        elif affine and match[0] not in _AFFINE_WORDS and _is_inside(offset, affine, ends):
            kind = ARGUMENT
        found.append(_Token(offset, length, slot, kind, modifiers))
    return found


def _is_inside(offset: int, ranges: list[tuple[int, int]], ends: list[int]) -> bool:
    """Whether an offset is in one of some ranges that are in order and have these ends."""
    after = bisect_right(ends, offset)
    return after < len(ranges) and ranges[after][0] < offset


def _affine_ranges(text: str) -> list[tuple[int, int]]:
    """Where the affine maps and sets are, whose words are mostly names of dimensions and symbols: in order, none in another."""
    found: list[tuple[int, int]] = []
    if "affine_" in text:
        angles = _partners(_ANGLES, text)
        starts = [(begin.start(), angles.get(begin.end() - 1)) for begin in _AFFINE.finditer(text, 0, _MAX_SPANS)]
        found += [(start, end) for start, end in starts if end is not None]
    # in documents of older MLIR maps and sets stand as they are
    bare = list(_BARE_AFFINE.finditer(text, 0, _MAX_SPANS))
    rounds = _partners(_ROUND, text) if bare else {}
    for inputs in bare:
        end = rounds.get(inputs.end() - 1, len(text))
        found.append((inputs.start(), end))
        size = _SIZES.match(text, end + 1)
        if size is not None:
            found.append((size.end() - 1, rounds.get(size.end() - 1, len(text))))
    outermost: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if not outermost or start >= outermost[-1][1]:
            outermost.append((start, end))
        elif end > outermost[-1][1]:
            outermost[-1] = outermost[-1][0], end
    return outermost


def _partners(brackets: re.Pattern[str], text: str) -> dict[int, int]:
    """Where the bracket closes that opens at an index, of those that do."""
    partners: dict[int, int] = {}
    opened: list[int] = []
    for bracket in brackets.finditer(text, 0, _MAX_SPANS):
        if bracket[0] in _OPENING:
            opened.append(bracket.start())
        elif bracket[0] in _CLOSING and opened:
            partners[opened.pop()] = bracket.start()
    return partners
