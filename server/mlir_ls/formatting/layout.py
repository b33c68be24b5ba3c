"""The layout of a header, which is a property of its shape: worked out once, kept for all operations that share it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise, takewhile
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.formatting.exceptions import exceptions_of, loose_names
from mlir_ls.formatting.gaps import AS_WRITTEN, EITHER, NONE, ONE, DialectTexts, Gap, default_gaps, generic_gaps, resource_gaps
from mlir_ls.formatting.printing import recorded_gaps
from mlir_ls.formatting.tokens import HeaderTokens, tokens_of, would_glue
from mlir_ls.ods.assembly.elements import Custom
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.profiles import is_document
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.erase import count_slots, slot_offsets
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION

_REMEMBERED = 1 << 13  # layouts
_MAX_CACHED = 4000  # characters; longer headers are literals, which seldom come twice


class HeaderPiece(NamedTuple):
    """A part of a header, up to the content of a region or to its end.

    `written`: erased, as it is. `text`: as it should be; a line break in it is followed by the indentation relative to
    that of the operation. `first_slot`, `end_slot`: of its names. `first_token`, `end_token`: of the layout's tokens.
    `deeper`: how many blanks deeper than the operation the region after it is.
    """

    written: str
    text: str
    first_slot: int
    end_slot: int
    first_token: int
    end_token: int
    deeper: int = 0


class Layout(NamedTuple):
    """How a header is laid out.

    `known`: its syntax is; otherwise the pieces are as they were written. `trailing`: how many blanks the reference
    printer leaves after it. `gaps` are those before the `tokens`. `fixed`: not even its lines may be moved.
    `open`: its dialect may have operations that nothing declares.
    """

    known: bool
    pieces: tuple[HeaderPiece, ...]
    tokens: HeaderTokens
    gaps: tuple[Gap, ...]
    trailing: int
    fixed: bool
    open: bool


def layout_of(shape: OpShape, language: OpenLanguage) -> Layout:
    """The layout of a shape that is not broken, and was read in a language."""
    return _remembered(shape, language) if len(shape.text) <= _MAX_CACHED else _made(shape, language)


def _made(shape: OpShape, language: OpenLanguage) -> Layout:
    """The layout of a shape, as the formatter has not seen it yet; one that is not certain leaves the text as it is."""
    tokens = tokens_of(shape.text)
    if "\0" in shape.text:  # no white space to the formatter, nor a token to the language
        return _layout(False, tokens, shape.text, [])._replace(fixed=True)
    if shape.kind == "operation" and not (shape.known or shape.generic):
        return _layout(False, tokens, shape.text, [], _left_by_directives(shape))
    if isinstance(shape.syntax, OpSpec) and not shape.generic and not language.knows_texts_of(shape.syntax):
        return _layout(False, tokens, shape.text, [])
    sigils = slot_offsets(shape.text)
    # results and arguments, also those of a function without a body
    used = {slot for slot, _, _ in shape.uses}
    definitions = {offset for slot, offset in enumerate(sigils) if slot not in used and shape.text[offset] == "%"}
    if shape.kind == "resources":
        return _layout(True, tokens, shape.text, resource_gaps(tokens))
    name_at = shape.name_offset if shape.kind == "operation" and not shape.generic else -1
    dialects = DialectTexts(language.knows_text, partial(_joins_cases, language), loose_names())
    gaps = default_gaps(tokens, definitions, shape.kind == "label", name_at, dialects)
    if any([gap is AS_WRITTEN and "\n" in written for gap, written in zip(gaps, tokens.gaps, strict=True)]):
        return _layout(False, tokens, shape.text, [])._replace(fixed=True)
    if shape.generic:
        generic_gaps(tokens, gaps)
    trailing = _as_printed(shape, language, tokens, gaps, name_at) if name_at >= 0 else 0
    found = _layout(True, tokens, shape.text, gaps, trailing)
    return found._replace(open=name_at >= 0 and language.is_open(shape.name.partition(".")[0]))


def _as_printed(shape: OpShape, language: OpenLanguage, tokens: HeaderTokens, gaps: list[Gap], name_at: int) -> int:
    """Gives an operation in custom form the gaps of its assembly format and of its printer; blanks after the last token."""
    if is_document(language.profile):
        _leave_brackets(tokens, gaps, name_at)
    recorded = recorded_gaps(shape, language)
    for index, start in enumerate(tokens.starts):
        count = recorded.get(start) if recorded else None
        if count is not None and index:
            gaps[index] = Gap(0, 0, -1 - count) if count < 0 else Gap(min(count, 1), count)
            if tokens.texts[index] == "-" and index + 1 < len(gaps):
                gaps[index + 1] = NONE  # the sign of a number that is an element, whatever stands before it
    _leave_bodies(shape, tokens, gaps)
    trailing = max(0, recorded.get(len(shape.text), 0))
    for at, gap in exceptions_of(shape.name, tokens, name_at):
        if at < len(gaps):
            gaps[at] = gap
        else:
            trailing = gap.most
    return trailing


def _joins_cases(language: OpenLanguage, spelled: str) -> bool:
    """Whether `!dialect.mnemonic` or `#dialect.mnemonic` has cases of an enum with nothing but a comma between them."""
    dialect, _, mnemonic = spelled[1:].partition(".")
    return language.bodies.joins(spelled[0], dialect, mnemonic)


def _left_by_directives(shape: OpShape) -> int:
    """How many blanks printing may leave after an operation that is not read: one before what each last directive prints.

    Several are last where nothing but directives ends the format.
    """
    text = shape.syntax.assembly_format if isinstance(shape.syntax, OpSpec) else None
    if not text or "custom<" not in text:
        return 0
    try:
        elements = parse_format(text)
    except FormatError:
        return 1
    last = list(takewhile(lambda each: isinstance(each, Custom), reversed(elements)))
    return max(1, len(last))


def _leave_bodies(shape: OpShape, tokens: HeaderTokens, gaps: list[Gap]) -> None:
    """Leaves two blanks in a row in attributes of a dialect without their names: parameters bring blanks of their own."""
    if not isinstance(shape.syntax, OpSpec):
        return
    for each in shape.attributes:
        declared = shape.syntax.attribute(each.name)
        if declared is None or not isinstance(declared.syntax, tuple) or declared.syntax[0] != "body":
            continue
        for index, start in enumerate(tokens.starts):
            if each.start < start < each.end and gaps[index].line < 0 and gaps[index].most == 1:
                gaps[index] = gaps[index]._replace(most=2)


def _leave_brackets(tokens: HeaderTokens, gaps: list[Gap], name_at: int) -> None:
    """Leaves blanks before brackets after a name or a map: printers of earlier times set some apart, and others not."""
    for index in range(1, len(gaps)):
        is_after = tokens.starts[index - 1] == name_at or tokens.texts[index - 1] == ")"
        if is_after and tokens.texts[index] == "(" and gaps[index] == ONE:
            gaps[index] = EITHER


_remembered = remembered(_REMEMBERED)(_made)


def white_space(gap: Gap, written: str, before: str, token: str) -> str:
    """What a gap becomes, given the white space that the author wrote."""
    if gap is AS_WRITTEN:
        return written
    if gap.line >= 0:
        return "\n" + " " * gap.line
    if not written and not gap.least:
        return ""
    count = 1 if "\n" in written else len(written)
    count = min(max(gap.least, count), gap.most)
    if not count and written and would_glue(before, token):
        return " "
    return " " * count


def _layout(known: bool, tokens: HeaderTokens, text: str, gaps: list[Gap], trailing: int = 0) -> Layout:
    if known:
        laid_out = _text(tokens, gaps)
        # one object where nothing changes, so that the look-up costs nothing
        laid_out = text if laid_out == text else laid_out
    else:
        laid_out = text
    if REGION not in text:
        whole = HeaderPiece(text, laid_out, 0, count_slots(text), 0, len(tokens.texts))
        return Layout(known, (whole,), tokens, tuple(gaps), trailing, False, False)
    regions = [index for index, token in enumerate(tokens.texts) if token == REGION]
    bounds = [-1, *regions, len(tokens.texts)]
    pieces: list[HeaderPiece] = []
    slot = 0
    for written, new, (before, end) in zip(text.split(REGION), laid_out.split(REGION), pairwise(bounds), strict=True):
        slots = count_slots(written)
        breaks = [gap for gap in gaps[before + 1 : end] if gap.line >= 0] if known else []
        deeper = breaks[-1].line if breaks and breaks[-1].indents else 0
        pieces.append(HeaderPiece(written, new, slot, slot + slots, before + 1, end, deeper))
        slot += slots
    return Layout(known, tuple(pieces), tokens, tuple(gaps), trailing, False, False)


def _text(tokens: HeaderTokens, gaps: list[Gap]) -> str:
    parts: list[str] = []
    before = ""
    for token, written, gap in zip(tokens.texts, tokens.gaps, gaps, strict=True):
        if written or gap.least or gap.line >= 0:
            parts.append(white_space(gap, written, before, token))
        parts.append(token)
        before = token
    return "".join(parts)
