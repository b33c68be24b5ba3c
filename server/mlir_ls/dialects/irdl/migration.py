"""irdl of LLVM 19: values of a list had no names, and types of the same dialect were named without it."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, parted
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter

_DIALECT = re.compile(r"^\s*irdl\.dialect\s+(@[\w$.-]+)")


def _with_names(word: str) -> Special:
    """Each value of the list has a name today."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        opening = after_name(leaves)
        if rewriter.item.node.shape.generic or leaves.tokens[opening] != "(":
            return NOT_DONE
        listed = parted(leaves, opening + 1, leaves.after(opening) - 1)
        if any([":" in leaves.tokens[first:after] for first, after in listed]):
            return NOT_DONE
        for number, (first, _) in enumerate(listed):
            rewriter.insert(leaves.starts[first], f"{word}{number if len(listed) > 1 else ''}: ")
        return NOT_DONE

    return rewrite


def _reference(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The dialect of a type or an attribute is spelled today."""
    index = after_name(leaves)
    if rewriter.item.node.shape.generic or leaves.tokens[index][:1] != "@" or leaves.tokens[index + 1 : index + 2] == ["::"]:
        return NOT_DONE
    above = [_DIALECT.match(line) for line in reversed(place.lines[: rewriter.item.line])]
    dialect = next((found[1] for found in above if found is not None), "")
    if not dialect:
        return False, "the dialect of a type has to be spelled today"
    rewriter.insert(leaves.starts[index], f"{dialect}::")
    return NOT_DONE


FORMER: dict[str, Special] = {
    "irdl.base": _reference,
    "irdl.operands": _with_names("operand"),
    "irdl.parameters": _with_names("parameter"),
    "irdl.parametric": _reference,
    "irdl.results": _with_names("result"),
}
