"""spv, which is spirv today."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.dialects.spirv.migration import modern_environment
from mlir_ls.dialects.spirv.types import composite, pointee_of
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.place import DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, IntegerType
from mlir_ls.syntax.shape import attribute_text
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located

_NAMES = {
    "_address_of": "mlir.addressof",
    "_merge": "mlir.merge",
    "_reference_of": "mlir.referenceof",
    "SubgroupBallotKHR": "KHR.SubgroupBallot",
    "constant": "Constant",
    "globalVariable": "GlobalVariable",
    "loop": "mlir.loop",
    "selection": "mlir.selection",
    "specConstant": "SpecConstant",
    "undef": "Undef",
}
_BARE = re.compile(r'"(\w+)"')
_NEGATIVE = re.compile(r"-[0-9]+(?=\s*:)")
_LOCAL_SIZE = re.compile(r"\{\s*local_size\s*=\s*dense<\s*([^>]*?)\s*>\s*:\s*vector<3xi32>\s*\}")
_ANGLED = frozenset(("ControlBarrier", "MemoryBarrier"))


def rename_operation(rewriter: Rewriter, names: ChunkNames) -> None:
    """Today's name of an operation of spv, what is no string any more, and types that have to be spelled now."""
    shape = rewriter.item.node.shape
    quote = shape.text[shape.name_offset : shape.name_offset + 1] == '"'
    start, end = shape.name_offset + quote, shape.name_end - quote
    name = shape.text[start:end].partition(".")[2]
    new = _NAMES.get(name, name).replace("GLSL.", "GL.")
    rewriter.replace(start, end, f"spirv.{new}")
    if quote:
        return
    after = shape.text[end:]
    if name == "module":
        for found in _BARE.finditer(after.partition("{")[0]):
            rewriter.replace(end + found.start(), end + found.end(), found[1])
        _attributes_in_front(rewriter)
    elif name in _ANGLED or name.startswith(("Atomic", "GroupNonUniform")):
        for found in re.finditer(r'"([\w|]+)"', after):
            rewriter.replace(end + found.start(), end + found.end(), f"<{found[1]}>")
    elif name == "CompositeConstruct":
        _parts_spelled(rewriter)
    elif name == "constant":
        _number_wrapped(rewriter)
    elif name == "AccessChain":
        _chain_spelled(rewriter, names)


def _number_wrapped(rewriter: Rewriter) -> None:
    """No number is below what its bits hold any more."""
    shape = rewriter.item.node.shape
    type_ = shape.result_types[0] if shape.result_types else None
    spelled = attribute_text(shape, "value")
    found = None if spelled is None else _NEGATIVE.match(shape.text, spelled.start, spelled.end)
    if found is not None and isinstance(type_, IntegerType) and int(found[0]) < -(1 << type_.width >> 1):
        rewriter.replace(found.start(), found.end(), str(int(found[0]) + (1 << type_.width)))


def _parts_spelled(rewriter: Rewriter) -> None:
    """The types of the parts of a composite stand before its own."""
    shape = rewriter.item.node.shape
    types = [type_ for _, _, type_ in shape.uses if type_ is not None]
    if len(types) == len(shape.uses):
        rewriter.insert(shape.text.rindex(":") + 1, f" ({', '.join(map(_today, types))}) ->")


def _chain_spelled(rewriter: Rewriter, names: ChunkNames) -> None:
    """The types of the indices, and that of what they lead to, stand after the type of the pointer."""
    shape = rewriter.item.node.shape
    first, *indices = shape.uses
    item = rewriter.item.node
    pointer = None if first[2] is None else pointee_of(first[2], names.leaves)
    part = None if pointer is None else pointer[0]
    for use in range(1, len(shape.uses)):
        inside = None if part is None else composite(part, names.leaves)
        index = names.number(item, use)
        one_for_all = inside is not None and len(inside.elements) == 1
        known = inside is not None and (one_for_all or (index is not None and 0 <= index < len(inside.elements)))
        part = inside.element(index or 0) if inside is not None and known else None
    if pointer is None or part is None:
        return
    types = "".join([f", {type_ or 'i32'}" for _, _, type_ in indices])
    text = shape.text.rstrip()
    rewriter.insert(len(text), f"{types if text[-1] == '>' else ''} -> !spirv.ptr<{_today(part)}, {pointer[1]}>")


def _today(type_: Type) -> str:
    """A type of spv in the spelling of spirv."""
    if not isinstance(type_, DialectType) or type_.dialect != "spv":
        return str(type_)
    parameters = type_.parameters or ()
    if type_.mnemonic == "ptr" and parameters:
        return f"!spirv.ptr<{_today(parameters[0])}, {parameters[1]}>"
    if type_.mnemonic in ("array", "rtarray") and parameters:
        *count, element, stride = parameters
        size = "".join([f"{each} x " for each in count])
        return f"!spirv.{type_.mnemonic}<{size}{_today(element)}{f', stride={stride}' if stride else ''}>"
    if type_.mnemonic == "struct" and parameters and parameters[0] is None:
        return f"!spirv.struct<({', '.join([_member_today(*member) for member in parameters[1]])})>"
    return str(type_).replace("!spv.", "!spirv.")


def _member_today(type_: Type, offset: int | None, decorations: Sequence[tuple[str, int | None]]) -> str:
    words = [word if value is None else f"{word}={value}" for word, value in decorations]
    inner = [*([] if offset is None else [str(offset)]), *words]
    return f"{_today(type_)} [{', '.join(inner)}]" if inner else _today(type_)


def _attributes_in_front(rewriter: Rewriter) -> None:
    """The dictionary of a module stands before its region today."""
    text = rewriter.item.node.shape.text
    region = text.find(REGION)
    found = re.compile(r"\s*attributes\s*\{.*\}\s*\Z", re.DOTALL).search(text, region + 1)
    if region < 0 or found is None:
        return
    moved = text[found.start() : found.end()].strip()
    rewriter.insert(text.rindex("{", 0, region), f"{moved} ")
    rewriter.replace(found.start(), found.end(), "")


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites the beginning of a type, and what is spelled otherwise in it, and returns the token after that beginning."""
    token, at = leaves.tokens[index], leaves.starts[index]
    if token == "#spv.target_env" and leaves.tokens[index + 1] == "<":
        end = leaves.end_of(leaves.after(index + 1) - 1)
        new = modern_environment(leaves.text[at:end])
        if new != leaves.text[at:end]:
            leaves.rewriter.replace(at, end, new.replace("#spv.", "#spirv."))
            return leaves.after(index + 1)
    if token.startswith(("#spv.", "spv.")) and at != leaves.rewriter.item.node.shape.name_offset:
        leaves.rewriter.replace(at, at + token.index("."), token[: token.index(".")].replace("spv", "spirv"))
        return _entry_point(leaves, index) if token == "spv.entry_point_abi" else index + 1
    if not token.startswith("!spv"):
        return None
    leaves.rewriter.replace(at, at + len("!spv"), "!spirv")
    if token in ("!spv.array", "!spv.rtarray") and leaves.tokens[index + 1] == "<":
        _stride(leaves, leaves.after(index + 1) - 2)
    if token == "!spv.struct" and leaves.tokens[index + 1] == "<" and leaves.tokens[index + 2] != "(":
        leaves.rewriter.insert(leaves.end_of(index + 1), "(")
        leaves.rewriter.insert(leaves.starts[leaves.after(index + 1) - 1], ")")
    return index + 1


def _entry_point(leaves: Leaves, index: int) -> int:
    """The size of a workgroup is listed in an attribute of the dialect today; gives back the token after it."""
    if leaves.tokens[index + 1 : index + 3] != ["=", "{"]:
        return index + 1
    after = leaves.after(index + 2)
    found = _LOCAL_SIZE.fullmatch(leaves.text[leaves.starts[index + 2] : leaves.end_of(after - 1)])
    if found is None:
        return index + 1
    sizes = found[1] if found[1].startswith("[") else f"[{', '.join([found[1]] * 3)}]"
    new = f"#spirv.entry_point_abi<workgroup_size = {sizes}>"
    leaves.rewriter.replace(leaves.starts[index + 2], leaves.end_of(after - 1), new)
    return after


def _stride(leaves: Leaves, last: int) -> None:
    """`[4]` at the end of an array is `, stride=4` today."""
    if leaves.tokens[last] == "]" and leaves.tokens[last - 2] == "[":
        start = leaves.end_of(last - 3)
        leaves.rewriter.replace(start, leaves.end_of(last), f", stride={leaves.tokens[last - 1]}")


def function_at(item: Located, place: RewriteSite) -> tuple[str, str] | None:
    """A function directly in a module of spv is one of spirv, and says what is special about it: nothing."""
    in_module = place.parent is not None and place.item is item and place.parent.node.shape.name == "spv.module"
    return ("spirv.func", ' "None"') if in_module and item.node.body is not None else None


def _remove(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    rewriter.replace(0, len(rewriter.item.node.shape.text.rstrip()), "")
    return DONE


INTEGER_CONSTANTS = ("spv.constant",)
OPERATIONS: dict[str, Special] = {"spv._module_end": _remove}
