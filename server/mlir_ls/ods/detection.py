"""Which document of the language a text follows, found in its first lines by what later texts cannot hold.

The first line that decides is used. It separates today's MLIR from an earlier one; where it is an earlier one's,
operations of dialects that are younger, anywhere among the first lines, have priority. Functions of December 2018 have
three keywords of their own; March 2019 has colons in dictionaries and the type of elements in front.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.ods.profiles import DEFAULT_PROFILE, OLDER_PROFILE
from mlir_ls.system.patterns import deferred

DETECT_LINES = 250
"""A text's age is found in so many lines at its start."""

COMPARED_LINES = 2500
"""Of a text that two documents may explain, so many lines at its start are read in both."""

_MAX_LINE = 160
_CLEARLY = 4

_DECIDING = re.compile(
    r"^[ \t]*(?:"
    r"(?P<today>func\.func\b)"
    r"|(?P<statements>(?:cfgfunc|mlfunc|extfunc)[ \t]+@)"
    r"|(?P<bare>(?:builtin\.)?func[ \t]+(?:(?:private|public|nested)[ \t]+)?@"
    r"|#[\w.$-]+[ \t]*=[ \t]*\(|![\w.$-]+[ \t]*=[ \t]*type\b)"
    r"|(?P<late>spv\.\w+|loop\.(?:for|if)[ \t])"
    r")"
    r"|(?P<split_inside>\barith\.\w)"
    r"|(?P<today_inside>\bdense_resource<|!llvm\.(?:ptr\b(?!<)|struct<|array<)|\"func\.func\"|\)(?:\[[^\]\n]*\])?[ \t]*<\{)"
    r"|(?P<bare_inside>!llvm<\"|\bmemref<(?:[^\"\n<>(]|<[^<>\n\"]*>)*, *\([a-z])"
    r"|(?P<late_inside>!llvm\.(?:i[0-9]+|float|double|half)\b|\bfxpmath\.|(?:[!\"]|= *)spv\.\w|(?<![\w.$])opaque<\""
    r"|\"(?:module_terminator\"|(?:builtin\.func|func|module)\"[ \t]*\())",
    re.MULTILINE,
)
"""The first match decides the age, by the name of its group up to the underscore."""
_COLONS = deferred(
    r"[{,][ \t]*(?!(?:data|instr|offset|sizes|strides)\b)[A-Za-z_]\w*[ \t]*:(?!:)"
    r"|\b(?:dense|sparse|splat|opaque)<[ \t]*(?:tensor|vector)<"
)
_EQUALS = deferred(r"[{,][ \t]*[A-Za-z_][\w.]*[ \t]*=[ \t]|\bdense<[^<>]*>[ \t]*:|\baffine\.(?:load|store)\b|\bmodule\b")
_LATE = deferred(r"\b(?:fxpmath|gpu|linalg|loop|nvvm|quant|spv|vector)\.[A-Za-z_]")
_STATEMENTS = deferred(r"^[ \t]*(?:cfgfunc|mlfunc|extfunc)[ \t]+@", re.MULTILINE)
_TODAY = deferred(
    r"^[ \t]*(?:%[^\n=]*=[ \t]*)?(?:arith|bufferization|cf|func|index|math|memref|tensor)\.[a-z]\w*(?![\w.]*[ \t]*=)",
    re.MULTILINE,
)
_FUNC = deferred(r"^[ \t]*(?:%[^\n=]*=[ \t]*)?func\.[a-z]", re.MULTILINE)
_STANDARD = (
    "absf|addf|addi|affine_apply|alloc|alloc_static|and|br|call_indirect|ceilf|cmpf|cmpi|cond_br|constant|copysign|cos|dealloc"
    "|dim|divf|divis|diviu|dma_start|dma_wait|exp|extract_element|index_cast|load|memref_cast|mulf|muli|negf|or|remf|remis|remiu"
    "|reshape|select|splat|store|subf|subi|tanh|tensor_cast|tensor_load|tensor_store|vector_transfer_read"
    "|vector_transfer_write|view|xor"
)
_FRAGMENT = deferred(
    r"^[ \t]*(?:"
    r"for[ \t]+%|if[ \t]+[(#]|else[ \t]+if\b|[A-Za-z]\w*(?:\([^)\n]*\))?[ \t]*:[ \t]*(?://.*)?$"
    r"|\([a-z]\w*(?:,[ \t]*[a-z]\w*)*\)[ \t]*(?:\[[^\]\n]*\])?[ \t]*(?:->|:)[ \t]*[(a-z-]"
    rf"|(?:%[^\n=]*=[ \t]*)?(?:\"(?P<unprefixed>{_STANDARD})\"[ \t]*\(|(?:{_STANDARD})[ \t]+[%@\"#(0-9a-z^-]"
    r"|\"std\.\w+\"[ \t]*\(|alloc(?:_static)?\())"
    r"|\baffine\.apply[ \t]*\(|\)\s*\{\s*[A-Za-z_]\w*[ \t]*:[ \t]"
    r"|\bmemref<[^\n\"()]*,[ \t]*[A-Za-z_]\w*[ \t]*>"
    r"|\bsplat<|\b(?:dense|sparse|opaque)<[ \t]*(?:tensor|vector)<",
    re.MULTILINE,
)
"""What a piece of an older text, without the function around it, may be known by."""
_COMMENT = re.compile(r"//.*")
_DIALECT = deferred(r"(?<![\w$.%@^/])([a-z_][\w$]*)\.[A-Za-z_]")
_DOTTED = re.compile(r"(?<![\w$.%@^/!#])[a-z_][\w$]*\.[a-z_][\w$.]*")
_CONSTANT = deferred(r"^[ \t]*%[^\n=]*=[ \t]*constant[ \t]+(?=[\w\"#\[{-])", re.MULTILINE)
"""A constant of the standard dialect that is no function: it was gone when the dialects of `_AFTER_STANDARD` came."""
_AFTER_STANDARD = deferred(r"(?<![\w$.%@])(?:arith|bufferization|cf|func|index)\.[a-z]")
_OPERATION = deferred(r"^[ \t]*(?:%[^\n=]*=[ \t]*)?\"?([A-Za-z_][\w$]*\.[A-Za-z_][\w$.]*)", re.MULTILINE)
"""An operation of a dialect at the beginning of a line."""
_BARE_FUNCTION = deferred(r"^[ \t]*(?:builtin\.)?func[ \t]+(?:(?:private|public|nested)[ \t]+)?@", re.MULTILINE)
_NOT_2018 = deferred(r"\bfunc\b|[!^]|^[ \t]*(?:%[^\n=]*=[ \t]*)?[a-z]\w*\.[a-z]", re.MULTILINE)
"""What a text of 2018 does not hold: functions of one kind, types of dialects, blocks and operations with dialects."""
_TYPED_POINTER = deferred(
    r"(?<![\w$.])(?:!llvm\.)?ptr<[ \t]*(?:[suif][0-9a-z]|vector\b|memref\b|!|(?:ptr|struct|array|func|void)\b(?!\())"
)
_UNTYPED_POINTER = re.compile(r"!llvm\.ptr\b(?!<)")
_OF_POINTERS = re.compile(r"!llvm\.(?:ptr|struct|array)\b")
_OTHER_SPELLING = deferred(
    r"!linalg\.(?:view|buffer)<|(?<![\w$.\"])linalg\.(?:view|subview|buffer_\w+|dim|load|store)[ \t(]+%"
    r"|\blinalg\.fill\([^)\n]*\)[ \t]*:[ \t]*(?:[fi][0-9]|bf16|index\b|complex<|[^\n]*->)"
    r"|!llvm\.(?:array|struct|vec|func)<[^\"\n]*\b(?:f16|f32|f64|bf16)\b|\bmemref<[^<>\"\n]*, *(?:\"|#[a-z_]\w*\.[a-z_])"
    r"|\bspv\.[A-Z]\w*[ \t]+(?:CrossDevice|Device|Workgroup|Subgroup|Invocation)\b"
    r"|\bfunc[ \t][^{}\n]*\battributes[ \t]*\{[ \t]*[a-z_]\w*[ \t]*[=,}]"
    r"|\btype[ \t]*=[ \t]*!llvm\.func<(?:\w+ \([^\n>]*\b)?(?:void|[fi][0-9]+)\b"
    r"|^[ \t]*(?:switch|%[^\n=]*=[ \t]*(?:bitcast|memref_reinterpret_cast|tensor_to_memref"
    r"|unrealized_conversion_cast|(?:max|min)(?:f|si|ui)))[ \t]+%",
    re.MULTILINE,
)
_BUILTIN_IN_LLVM = deferred(
    r"^[ \t]*(?:%[^\n=]*=[ \t]*)?llvm\.(?!mlir\.cast\b)[a-z][\w.]*\b[^\n]*(?::|->)[ \t]*\(?(?:[fi][0-9]+|bf16)\)?(?:[ \t]*\{)?"
    r"[ \t]*(?:loc\([^\n]*)?$",
    re.MULTILINE,
)
"""Operations of `llvm` with builtin types, as they are since 2021, while functions began with `func` alone until 2022."""
_POINTERS_ARE_MEANT = 3
"""So many pointers with a type beside others without one are no slip: both were valid for a year."""
_WRAPPED_TYPE = deferred(r"!llvm(?:<\"|\.(?:i[0-9]+|float|double|half|void)\b)")
"""Types of the dialect `llvm` in the place of builtin ones, as it had them until 2020."""
_SEPARATOR = re.compile(r"^[ \t]*// -----.*$", re.MULTILINE)
_CHUNKS_OF_A_SLIP = 8
"""What one chunk in so many or more holds is what a test gets wrong on purpose."""
_EXPECTED = deferred(r"//[ \t]*expected-(?:error|warning|note|remark)")
_DOCUMENTS = ("2020-10", "2019-03", "2018-12")
"""The profiles of documents, the latest first."""


def candidate_profiles(lines: Sequence[str]) -> tuple[str, ...]:
    """The profiles that a text may follow, the likeliest first; none where it is not older than the releases.

    Where there are several, the one in which the text has the fewest errors is meant, the first of these.
    """
    text = _beginning(lines, DETECT_LINES)
    code = _COMMENT.sub("", text)
    found = _DECIDING.search(code)
    kind = "" if found is None else str(found.lastgroup).partition("_")[0]
    if kind in ("", "today", "split") and _typed_pointers(text):
        return ("2020-10",) if _BARE_FUNCTION.search(code) else (OLDER_PROFILE,)
    if found is None:
        return _of_fragment(code)
    if kind == "statements":
        return ("2018-12",)
    if kind == "today":
        return ()
    if _TODAY.search(code):
        # between 2020 and 2022 functions were spelled as before, while operations moved to dialects of their own one by one
        return () if _FUNC.search(code) or not _BARE_FUNCTION.search(code) else (DEFAULT_PROFILE, "2020-10")
    if kind == "split":
        return ()
    if kind == "late":
        return ("2020-10",)
    if _STATEMENTS.search(code):
        return ("2018-12",)
    if _LATE.search(code):
        return ("2020-10",)
    if found[0].lstrip().startswith("#") and _NOT_2018.search(code) is None:
        return _DOCUMENTS
    has_colons, has_equals = _COLONS.search(code) is not None, _EQUALS.search(code) is not None
    if has_colons != has_equals:
        return ("2019-03",) if has_colons else ("2020-10",)
    return _of_dictionaries(lines)


def with_functions_of_today(lines: Sequence[str]) -> list[str]:
    """Some lines with `func.func` where a function begins with `func` alone, which today's MLIR has not."""
    return [_BARE_FUNCTION.sub(_today, line) for line in lines]


def _today(function: re.Match[str]) -> str:
    return re.sub(r"(?:builtin\.)?func\b", "func.func", function[0], count=1)


def typed_pointer(lines: Sequence[str]) -> tuple[int, int, int] | None:
    """Where the first pointer with the type of what it points to begins: the line, and two indices, up to that type."""
    for number, line in enumerate(lines[:DETECT_LINES]):
        found = _TYPED_POINTER.search(_COMMENT.sub("", line)) if "ptr<" in line else None
        if found is not None:
            return number, found.start(), found.end()
    return None


def is_of_other_years(lines: Sequence[str]) -> bool:
    """Whether a text that looks like one of a document has types that are not of its time.

    Types and operations of `llvm` with builtin types, memory spaces that are strings or attributes, scopes of `spv` without
    quotes, attributes of functions that belong to no dialect, and standard operations that no document has are of later years,
    views that `linalg` had types and operations for of an earlier one.
    """
    text = _beginning(lines, DETECT_LINES)
    if _typed_pointers(text):
        return True
    return _EXPECTED.search(text) is None and (_spelled_otherwise(text) or _of_2021(text))


def operations_named(lines: Sequence[str]) -> tuple[str, ...]:
    """What may be operations of dialects in the first lines of a text, by full name, each once."""
    return tuple(dict.fromkeys(_DOTTED.findall(_COMMENT.sub("", _beginning(lines, DETECT_LINES)))))


def operations_at_lines(lines: Sequence[str]) -> tuple[str, ...]:
    """The operations of dialects with which lines of the beginning of a text begin, by full name, each once."""
    return tuple(dict.fromkeys(_OPERATION.findall(_COMMENT.sub("", _beginning(lines, DETECT_LINES)))))


def has_standard_constant(lines: Sequence[str]) -> bool:
    """Whether a constant in the beginning of a text is spelled as it was until 2021, and nothing is of later years."""
    code = _COMMENT.sub("", _beginning(lines, DETECT_LINES))
    return _CONSTANT.search(code) is not None and _AFTER_STANDARD.search(code) is None


def _spelled_otherwise(text: str) -> bool:
    """Whether a text has spellings of other years, and not in so few of its chunks that they are mistakes."""
    if _OTHER_SPELLING.search(text) is None:
        return False
    chunks = _SEPARATOR.split(text)
    with_one = sum([_OTHER_SPELLING.search(_COMMENT.sub("", each)) is not None for each in chunks])
    return with_one * _CHUNKS_OF_A_SLIP > len(chunks)


def _of_2021(text: str) -> bool:
    """Whether operations of `llvm` have builtin types, and none of the dialect, beside functions that begin with `func`."""
    if "llvm." not in text or _WRAPPED_TYPE.search(text) or not _BARE_FUNCTION.search(text):
        return False
    return _BUILTIN_IN_LLVM.search(_COMMENT.sub("", text)) is not None


def _typed_pointers(text: str) -> bool:
    """Whether a text has pointers with the types of what they point to, as between the documents and LLVM 17."""
    if "ptr<" not in text or _EXPECTED.search(text):
        return False
    code = _COMMENT.sub("", text)
    count = len(_TYPED_POINTER.findall(code))
    if count == 0 or not _OF_POINTERS.search(code) or _WRAPPED_TYPE.search(code):
        return False
    return count >= _POINTERS_ARE_MEANT or _UNTYPED_POINTER.search(code) is None


def _beginning(lines: Sequence[str], count: int) -> str:
    """So many lines, of long ones the beginning."""
    return "\n".join([line[:_MAX_LINE] for line in lines[:count]])


def dialects_named(lines: Sequence[str]) -> frozenset[str]:
    """The dialects whose operations, types or attributes the first lines of a text name."""
    text = _beginning(lines, DETECT_LINES)
    return frozenset(_DIALECT.findall(_COMMENT.sub("", text)))


def _of_dictionaries(lines: Sequence[str]) -> tuple[str, ...]:
    """The profiles of a text whose first lines leave it open: how most of its dictionaries are spelled, further on as well."""
    code = _COMMENT.sub("", _beginning(lines, COMPARED_LINES))
    colons, equals = len(_COLONS.findall(code)), len(_EQUALS.findall(code))
    if max(colons, equals) >= _CLEARLY * max(1, min(colons, equals)):
        return ("2019-03",) if colons > equals else ("2020-10",)
    return ("2020-10", "2019-03")


def _of_fragment(code: str) -> tuple[str, ...]:
    """The profiles that a text without functions may follow; none where nothing in it looks older than today."""
    found = _FRAGMENT.search(code)
    if found is not None and _CONSTANT.search(code) and _TODAY.search(code) and not _AFTER_STANDARD.search(code):
        return ("2020-10", DEFAULT_PROFILE)
    if found is None or _TODAY.search(code):
        return ()
    if found["unprefixed"] is not None:
        # standard operations had no dialect in 2018, nor in the examples of the later documents
        by_dictionary = sorted(_DOCUMENTS) if _COLONS.search(code) or not _EQUALS.search(code) else _DOCUMENTS
        return (*[each for each in by_dictionary if each != "2018-12" or "^" not in code], DEFAULT_PROFILE)
    return (DEFAULT_PROFILE, *_DOCUMENTS)
