"""amdgpu: operations close to AMD's graphics processors."""

from __future__ import annotations

import re

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.syntax.reader import HeaderReader

_SIZES = re.compile(r"[0-9x?]+")


def _three_sizes(reader: HeaderReader, arguments: Arguments) -> None:
    """`16x16x4`: three sizes, each an attribute"""
    start = reader.offset()
    spelled = ""
    while not reader.at_end() and _SIZES.fullmatch(reader.peek()):
        spelled += reader.next()
    sizes = spelled.split("x")
    if not spelled:
        reader.fail("expected three sizes such as '16x16x4'")
    if len(sizes) != 3 or not all(size.isdigit() for size in sizes):
        reader.fail_so_far("bad-attribute", "expected three sizes such as '16x16x4'", start, reader.end_of_last())
    for argument, size in zip(arguments, sizes, strict=True):
        argument.imply(f"{size} : i32")


DIRECTIVES: dict[str, Directive] = {"MNKDimensionList": _three_sizes}
