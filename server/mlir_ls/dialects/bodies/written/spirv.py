"""spirv: composite types, pointers and images, and what a target can do."""

from __future__ import annotations

from mlir_ls.dialects.bodies.declared import Body
from mlir_ls.dialects.bodies.find import Known
from mlir_ls.dialects.bodies.reader import BodyReader
from mlir_ls.dialects.bodies.shapes import one_type, spelled_sizes
from mlir_ls.syntax.leaf import Attribute, Type

Decoration = tuple[str, "int | None"]
Member = tuple[Type, "int | None", tuple[Decoration, ...]]

_MATRIX_COLUMNS = range(2, 5)
_IMAGE_PARTS = ("Dim", "ImageDepthInfo", "ImageArrayedInfo", "ImageSamplingInfo", "ImageSamplerUseInfo", "ImageFormat")


def _word(reader: BodyReader, known: Known, enum: str) -> str:
    return known.keyword(reader, f"spirv.{enum}")


# -- types ----------------------------------------------------------------------------------------------------------


def _array(reader: BodyReader, known: Known) -> Body:
    """`<` count `x` type stride? `>`"""
    reader.expect("<")
    count = _count(reader)
    element = reader.type()
    stride = _stride(reader)
    reader.expect(">")
    return Body(f"<{count} x {element}{_spelled_stride(stride)}>", (count, element, stride))


def _count(reader: BodyReader) -> int:
    start = reader.position
    sizes = reader.sizes(dynamic=False)
    if len(sizes) != 1 or not sizes[0]:
        reader.position = start
        reader.fail("expected the number of elements")
    return sizes[0]


def _stride(reader: BodyReader) -> int | None:
    """(`,` `stride` `=` integer)?"""
    if not reader.accept(","):
        return None
    reader.expect("stride")
    reader.expect("=")
    return reader.integer()


def _spelled_stride(stride: int | None) -> str:
    return f", stride={stride}" if stride else ""


def _runtime_array(reader: BodyReader, known: Known) -> Body:
    """`<` type stride? `>`"""
    reader.expect("<")
    element = reader.type()
    stride = _stride(reader)
    reader.expect(">")
    return Body(f"<{element}{_spelled_stride(stride)}>", (element, stride))


def _matrix(reader: BodyReader, known: Known) -> Body:
    """`<` columns `x` type `>`"""
    reader.expect("<")
    start = reader.position
    columns = _count(reader)
    if columns not in _MATRIX_COLUMNS:
        reader.fail_at(f"expected 2, 3 or 4 columns, found `{columns}`", start)
    column = reader.type()
    reader.expect(">")
    return Body(f"<{columns} x {column}>", (columns, column))


def _pointer(reader: BodyReader, known: Known) -> Body:
    """`<` type `,` storage-class `>`"""
    reader.expect("<")
    pointee = reader.type()
    reader.expect(",")
    storage = _word(reader, known, "StorageClass")
    reader.expect(">")
    return Body(f"<{pointee}, {storage}>", (pointee, storage))


def _cooperative_matrix(reader: BodyReader, known: Known) -> Body:
    """`<` rows `x` columns `x` type `,` scope `,` use `>`"""
    reader.expect("<")
    sizes = reader.sizes(dynamic=False)
    if len(sizes) != 2:
        reader.fail("expected a number of rows and one of columns")
    element = reader.type()
    reader.expect(",")
    scope = _word(reader, known, "Scope")
    reader.expect(",")
    use = _word(reader, known, "CooperativeMatrixUseKHR")
    reader.expect(">")
    return Body(f"<{spelled_sizes(sizes)}{element}, {scope}, {use}>", (sizes, element, scope, use))


def _joint_matrix(reader: BodyReader, known: Known) -> Body:
    """`<` rows `x` columns `x` type `,` layout `,` scope `>`"""
    reader.expect("<")
    sizes = reader.sizes(dynamic=False)
    if len(sizes) != 2:
        reader.fail("expected a number of rows and one of columns")
    element = reader.type()
    reader.expect(",")
    layout = _word(reader, known, "MatrixLayout")
    reader.expect(",")
    scope = _word(reader, known, "Scope")
    reader.expect(">")
    return Body(f"<{spelled_sizes(sizes)}{element}, {layout}, {scope}>", (sizes, element, layout, scope))


def _arm_tensor(reader: BodyReader, known: Known) -> Body:
    """`<` (`*x` | shape) type `>`"""
    reader.expect("<")
    sizes = None
    if reader.accept("*"):
        reader.move_to(reader.position + 1 if reader.text.startswith("x", reader.position) else reader.position)
    else:
        sizes = reader.sizes()
    element = reader.type()
    reader.expect(">")
    return Body(f"<{'*x' if sizes is None else spelled_sizes(sizes)}{element}>", (sizes, element))


def _image(reader: BodyReader, known: Known) -> Body:
    """`<` type `,` dimensionality `,` depth `,` arrayed `,` samples `,` sampler `,` format `>`"""
    reader.expect("<")
    element = reader.type()
    parts = []
    for enum in _IMAGE_PARTS:
        reader.expect(",")
        parts.append(_word(reader, known, enum))
    reader.expect(">")
    return Body(f"<{', '.join([str(element), *parts])}>", (element, *parts))


def _struct(reader: BodyReader, known: Known) -> Body:
    """`<` (name `,`)? `(` member,* `)` (`,` decoration)* `>`, or `<` name `>` inside of the struct of that name"""
    reader.expect("<")
    name = reader.opt_keyword()
    if name is not None and reader.accept(">"):
        return Body(f"<{name}>", None)
    if name is not None:
        reader.expect(",")
    members = reader.delimited("(", lambda: _member(reader, known))
    decorations: list[Decoration] = []
    while reader.accept(","):
        decorations.append(_decoration(reader, known))
    reader.expect(">")
    shown = f"({', '.join(map(_spelled_member, members))})"
    parts = [*([name] if name else []), shown, *map(_spelled_decoration, decorations)]
    return Body(f"<{', '.join(parts)}>", (name, members, tuple(decorations)))


def _member(reader: BodyReader, known: Known) -> Member:
    """type (`[` offset? `,`? decoration,* `]`)?"""
    type_ = reader.type()
    offset: int | None = None
    decorations: tuple[Decoration, ...] = ()
    if reader.accept("[") and not reader.accept("]"):
        offset = reader.opt_integer()
        if offset is None or reader.accept(","):
            decorations = reader.comma_list(lambda: _decoration(reader, known))
        reader.expect("]")
    enum = known.registry.enum("spirv.Decoration")
    values = dict(enum.cases) if enum is not None else {}
    return type_, offset, tuple(sorted(decorations, key=lambda one: values.get(one[0], 0)))


def _decoration(reader: BodyReader, known: Known) -> Decoration:
    """decoration (`=` integer)?"""
    word = _word(reader, known, "Decoration")
    return word, reader.integer() if reader.accept("=") else None


def _spelled_member(member: Member) -> str:
    type_, offset, decorations = member
    inner = [*([] if offset is None else [str(offset)]), *map(_spelled_decoration, decorations)]
    return f"{type_} [{', '.join(inner)}]" if inner else str(type_)


def _spelled_decoration(decoration: Decoration) -> str:
    word, value = decoration
    return word if value is None else f"{word}={value}"


# -- attributes -----------------------------------------------------------------------------------------------------


def _interface(reader: BodyReader, known: Known) -> Body:
    """`<` `(` set `,` binding `)` (`,` storage-class)? `>`"""
    reader.expect("<")
    reader.expect("(")
    descriptor_set = reader.integer()
    reader.expect(",")
    binding = reader.integer()
    reader.expect(")")
    storage = _word(reader, known, "StorageClass") if reader.accept(",") else None
    reader.expect(">")
    behind = "" if storage is None else f", {storage}"
    return Body(f"<({descriptor_set}, {binding}){behind}>", (descriptor_set, binding, storage))


def _version(reader: BodyReader, known: Known) -> Body:
    """`<` version `,` `[` capability,* `]` `,` `[` extension,* `]` `>`"""
    reader.expect("<")
    version = _word(reader, known, "Version")
    reader.expect(",")
    capabilities = reader.delimited("[", lambda: _word(reader, known, "Capability"))
    reader.expect(",")
    extensions = reader.delimited("[", lambda: _word(reader, known, "Extension"))
    reader.expect(">")
    shown = f"<{version}, [{', '.join(capabilities)}], [{', '.join(extensions)}]>"
    return Body(shown, (version, capabilities, extensions))


def _target(reader: BodyReader, known: Known) -> Body:
    """`<` version `,` (`api` `=` client `,`)? (vendor (`:` device (`:` integer)?)? `,`)? limits `>`"""
    reader.expect("<")
    version = reader.attribute()
    reader.expect(",")
    parts: list[str] = []
    if reader.accept("api"):
        reader.expect("=")
        client = _word(reader, known, "ClientAPI")
        parts += [f"api={client}"] if client != "Unknown" else []
        reader.expect(",")
    if not reader.comes("#"):
        device = _device(reader, known)
        parts += [device] if device != "Unknown" else []
        reader.expect(",")
    limits: Attribute = reader.attribute()
    reader.expect(">")
    return Body(f"<{', '.join([str(version), *parts, str(limits)])}>", (version, *parts, limits))


def _device(reader: BodyReader, known: Known) -> str:
    found = _word(reader, known, "Vendor")
    if reader.accept(":"):
        found += f":{_word(reader, known, 'DeviceType')}"
        if reader.accept(":"):
            found += f":{reader.integer()}"
    return found


TYPES = {
    "arm.tensor": _arm_tensor,
    "array": _array,
    "coopmatrix": _cooperative_matrix,
    "image": _image,
    "jointmatrix": _joint_matrix,
    "matrix": _matrix,
    "ptr": _pointer,
    "rtarray": _runtime_array,
    "sampled_image": one_type,
    "struct": _struct,
}

ATTRIBUTES = {"interface_var_abi": _interface, "target_env": _target, "vce": _version}
