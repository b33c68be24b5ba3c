"""spirv: composite types, pointers and images, and what a target can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.parameters import one_of_attributes
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, TypeAlias, VectorType, spelled_sizes

Decoration = tuple[str, "int | None"]
Member = tuple[Type, "int | None", tuple[Decoration, ...]]

_INTEGER_WIDTHS = (1, 8, 16, 32, 64)
_MAX_VECTOR = 4
_MATRIX_SIZES = range(2, 5)
_NOT_SAMPLED = ("SubpassData", "Buffer")
_IMAGE_PARTS = ("Dim", "ImageDepthInfo", "ImageArrayedInfo", "ImageSamplingInfo", "ImageSamplerUseInfo", "ImageFormat")


def _word(reader: BodyReader, known: Known, enum: str, dialect: str = "spirv") -> str:
    """A case of an enum, which is a keyword here and no string."""
    if reader.comes('"'):
        reader.fail("expected a keyword")
    return known.keyword(reader, f"{dialect}.{enum}")


# -- types ----------------------------------------------------------------------------------------------------------


def component(reader: BodyReader, dialect: str = "spirv") -> Type:
    """A type that composite types can be made of: a number, a short vector, or another type of the dialect."""
    start = reader.position
    found = reader.type()
    if isinstance(found, IntegerType):
        if found.width not in _INTEGER_WIDTHS:
            reader.fail_at(f"expected an integer of 1, 8, 16, 32 or 64 bits, but got `{found}`", start)
    elif isinstance(found, VectorType):
        if found.rank != 1 or (found.element_count or 0) > _MAX_VECTOR:
            reader.fail_at(f"expected a vector of at most {_MAX_VECTOR} elements, but got `{found}`", start)
    elif isinstance(found, DialectType):
        if found.dialect != dialect:
            reader.fail_at(f"expected a type of SPIR-V, but got `{found}`", start)
    elif not isinstance(found, FloatType | TypeAlias):
        reader.fail_at(f"expected a type of SPIR-V, but got `{found}`", start)
    return found


class Spelling(NamedTuple):
    """How a dialect spells the types that SPIR-V has had from the beginning: what they are made of, and strides."""

    dialect: str
    component: Callable[[BodyReader], Type]
    sampled: Callable[[BodyReader], Type]
    stride: Callable[[BodyReader], int | None]
    stride_text: str


Read = Callable[[BodyReader, Known], DeclaredBody]


def first_types(spelling: Spelling) -> dict[str, Read]:
    """Arrays, pointers and images, by their mnemonics."""

    def array(reader: BodyReader, known: Known) -> DeclaredBody:
        """`<` count `x` type stride? `>`"""
        reader.expect("<")
        count = element_count(reader)
        element = spelling.component(reader)
        stride = spelling.stride(reader)
        reader.expect(">")
        return DeclaredBody(f"<{count} x {element}{spelled_stride(stride)}>", (count, element, stride))

    def runtime_array(reader: BodyReader, known: Known) -> DeclaredBody:
        """`<` type stride? `>`"""
        reader.expect("<")
        element = spelling.component(reader)
        stride = spelling.stride(reader)
        reader.expect(">")
        return DeclaredBody(f"<{element}{spelled_stride(stride)}>", (element, stride))

    def spelled_stride(stride: int | None) -> str:
        return spelling.stride_text.format(stride) if stride else ""

    def pointer(reader: BodyReader, known: Known) -> DeclaredBody:
        """`<` type `,` storage-class `>`"""
        reader.expect("<")
        pointee = spelling.component(reader)
        reader.expect(",")
        storage = _word(reader, known, "StorageClass", spelling.dialect)
        reader.expect(">")
        return DeclaredBody(f"<{pointee}, {storage}>", (pointee, storage))

    def image(reader: BodyReader, known: Known) -> DeclaredBody:
        """`<` type `,` dimensionality `,` depth `,` arrayed `,` samples `,` sampler `,` format `>`"""
        reader.expect("<")
        element = spelling.sampled(reader)
        parts = []
        for enum in _IMAGE_PARTS:
            reader.expect(",")
            parts.append(_word(reader, known, enum, spelling.dialect))
        reader.expect(">")
        return DeclaredBody(f"<{', '.join([str(element), *parts])}>", (element, *parts))

    return {"array": array, "image": image, "ptr": pointer, "rtarray": runtime_array}


def element_count(reader: BodyReader) -> int:
    """count `x`"""
    start = reader.position
    sizes = reader.sizes(dynamic=False)
    if len(sizes) != 1 or not sizes[0]:
        reader.position = start
        reader.fail("expected the number of elements")
    return sizes[0]


def stride_after(reader: BodyReader) -> int | None:
    """(`,` `stride` `=` integer)?"""
    if not reader.accept(","):
        return None
    reader.expect("stride")
    reader.expect("=")
    return positive_stride(reader)


def positive_stride(reader: BodyReader) -> int:
    """The distance of an array's elements, in bytes."""
    start = reader.position
    found = reader.unsigned()
    if found == 0:
        reader.fail_at("expected a positive stride, but got `0`", start)
    return found


def _matrix(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` columns `x` type `>`"""
    reader.expect("<")
    start = reader.position
    columns = element_count(reader)
    if columns not in _MATRIX_SIZES:
        reader.fail_at(f"expected 2, 3 or 4 columns, but got `{columns}`", start)
    start = reader.position
    column = reader.type()
    if not isinstance(column, VectorType | TypeAlias):
        reader.fail_at(f"expected columns that are vectors, but got `{column}`", start)
    if isinstance(column, VectorType):
        if column.rank != 1 or column.element_count not in _MATRIX_SIZES:
            reader.fail_at(f"expected columns of 2, 3 or 4 elements, but got `{column}`", start)
        if not isinstance(column.element, FloatType | TypeAlias):
            reader.fail_at(f"expected columns of floating-point numbers, but got `{column}`", start)
    reader.expect(">")
    return DeclaredBody(f"<{columns} x {column}>", (columns, column))


def _cooperative_matrix(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` rows `x` columns `x` type `,` scope `,` use `>`"""
    return _matrix_of(reader, known, ("Scope", "CooperativeMatrixUseKHR"))


def _joint_matrix(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` rows `x` columns `x` type `,` layout `,` scope `>`"""
    return _matrix_of(reader, known, ("MatrixLayout", "Scope"))


def _matrix_of(reader: BodyReader, known: Known, enums: Sequence[str]) -> DeclaredBody:
    """`<` rows `x` columns `x` type, and a word of each of some enums, `>`"""
    reader.expect("<")
    sizes = reader.sizes(dynamic=False)
    if len(sizes) != 2:
        reader.fail("expected a number of rows and one of columns")
    element = component(reader)
    words = []
    for enum in enums:
        reader.expect(",")
        words.append(_word(reader, known, enum))
    reader.expect(">")
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}, {', '.join(words)}>", (sizes, element, *words))


def _arm_tensor(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (`*x` | shape) type `>`"""
    reader.expect("<")
    sizes = None
    if reader.accept("*"):
        if not reader.text.startswith("x", reader.position):
            reader.fail("expected `x`")
        reader.move_to(reader.position + 1)
    else:
        start = reader.position
        sizes = reader.sizes()
        if 0 in sizes or (None in sizes and sizes != (None,) * len(sizes)):
            reader.fail_at("expected sizes that are all positive, or all open", start)
        if not sizes:
            reader.fail("expected the size of a dimension")
    element = component(reader)
    reader.expect(">")
    return DeclaredBody(f"<{'*x' if sizes is None else spelled_sizes(sizes)}{element}>", (sizes, element))


def sampled_image(refused: Sequence[str]) -> Callable[[BodyReader, Known], DeclaredBody]:
    """`<` image `>`, where images of these dimensionalities are not sampled."""

    def read(reader: BodyReader, known: Known) -> DeclaredBody:
        reader.expect("<")
        start = reader.position
        found = reader.type()
        is_image = isinstance(found, DialectType) and found.mnemonic in ("image", "") and found.dialect == "spirv"
        if not (is_image or isinstance(found, TypeAlias)):
            reader.fail_at(f"expected an image, but got `{found}`", start)
        if isinstance(found, DialectType) and found.parameters:
            dimensionality = found.parameters[1]
            if dimensionality in refused:
                reader.fail_at(f"an image of dimensionality {dimensionality} cannot be sampled", start)
        reader.expect(">")
        return DeclaredBody(f"<{found}>", (found,))

    return read


def _struct(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (name `,`)? `(` member,* `)` (`,` decoration)* `>`, or `<` name `>` inside of the struct of that name"""
    reader.expect("<")
    start = reader.position
    name = reader.opt_keyword()
    if name is not None and reader.accept(">"):
        if name not in reader.leaves.open_names:
            reader.fail_at(f"only inside of the struct `{name}` its name stands for it", start)
        return DeclaredBody(f"<{name}>", None)
    if name is not None:
        reader.expect(",")
        if name in reader.leaves.open_names:
            reader.fail_at(f"struct `{name}` stands in itself: inside it goes by its name alone, `<{name}>`", start)
    start = reader.position
    inner = reader if name is None else BodyReader(reader.text, reader.leaves.inside(name), reader.position)
    members = inner.delimited("(", lambda: _member(inner, known))
    reader.move_to(inner.position)
    if not members and reader.comes(","):
        reader.fail("expected `>`, as a struct without members has no decorations")
    refuse_lacking_offsets(reader, members, start)
    decorations: list[Decoration] = []
    while reader.accept(","):
        decorations.append(decoration(reader, known))
    reader.expect(">")
    shown = f"({', '.join(map(spelled_member, members))})"
    parts = [*([name] if name else []), shown, *map(_spelled_decoration, decorations)]
    return DeclaredBody(f"<{', '.join(parts)}>", (name, members, tuple(decorations)))


def refuse_lacking_offsets(reader: BodyReader, members: Sequence[Member], start: int) -> None:
    """All members of a struct have an offset, or none."""
    offsets = [offset for _, offset, _ in members]
    if None in offsets and offsets != [None] * len(offsets):
        reader.fail_at("expected an offset of each member, or of none", start)


def _member(reader: BodyReader, known: Known) -> Member:
    """type (`[` offset? `,`? decoration,* `]`)?"""
    type_ = reader.type()
    offset: int | None = None
    decorations: tuple[Decoration, ...] = ()
    if reader.accept("[") and not reader.accept("]"):
        start = reader.position
        offset = reader.opt_integer()
        if offset is not None:
            reader.position = start
            offset = reader.unsigned()
        if offset is None or reader.accept(","):
            decorations = reader.comma_list(lambda: decoration(reader, known))
        reader.expect("]")
    enum = known.registry.enum("spirv.Decoration")
    values = dict(enum.cases) if enum is not None else {}
    return type_, offset, tuple(sorted(decorations, key=lambda one: values.get(one[0], 0)))


def decoration(reader: BodyReader, known: Known, dialect: str = "spirv") -> Decoration:
    """decoration (`=` integer)?"""
    word = _word(reader, known, "Decoration", dialect)
    return word, reader.integer() if reader.accept("=") else None


def spelled_member(member: Member) -> str:
    type_, offset, decorations = member
    inner = [*([] if offset is None else [str(offset)]), *map(_spelled_decoration, decorations)]
    return f"{type_} [{', '.join(inner)}]" if inner else str(type_)


def _spelled_decoration(decoration: Decoration) -> str:
    word, value = decoration
    return word if value is None else f"{word}={value}"


# -- attributes -----------------------------------------------------------------------------------------------------


def _interface(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` `(` set `,` binding `)` (`,` storage-class)? `>`"""
    reader.expect("<")
    reader.expect("(")
    descriptor_set = reader.unsigned()
    reader.expect(",")
    binding = reader.unsigned()
    reader.expect(")")
    storage = _word(reader, known, "StorageClass") if reader.accept(",") else None
    reader.expect(">")
    after = "" if storage is None else f", {storage}"
    return DeclaredBody(f"<({descriptor_set}, {binding}){after}>", (descriptor_set, binding, storage))


def _version(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` version `,` `[` capability,* `]` `,` `[` extension,* `]` `>`"""
    reader.expect("<")
    version = _word(reader, known, "Version")
    reader.expect(",")
    capabilities = reader.delimited("[", lambda: _word(reader, known, "Capability"))
    reader.expect(",")
    extensions = reader.delimited("[", lambda: _word(reader, known, "Extension"))
    reader.expect(">")
    shown = f"<{version}, [{', '.join(capabilities)}], [{', '.join(extensions)}]>"
    return DeclaredBody(shown, (version, capabilities, extensions))


_VERSION = one_of_attributes("spirv", ["vce"], "`#spirv.vce<...>`")
_LIMITS = one_of_attributes("spirv", ["resource_limits"], "`#spirv.resource_limits<...>`")


def _target(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` version `,` (`api` `=` client `,`)? (vendor (`:` device (`:` integer)?)? `,`)? limits `>`"""
    reader.expect("<")
    version = _VERSION.read(reader)
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
    limits = _LIMITS.read(reader)
    reader.expect(">")
    return DeclaredBody(f"<{', '.join([str(version), *parts, str(limits)])}>", (version, *parts, limits))


def _device(reader: BodyReader, known: Known) -> str:
    found = _word(reader, known, "Vendor")
    if reader.accept(":"):
        found += f":{_word(reader, known, 'DeviceType')}"
        if reader.accept(":"):
            found += f":{reader.unsigned()}"
    return found


TYPES = {
    **first_types(Spelling("spirv", component, component, stride_after, ", stride={}")),
    "arm.tensor": _arm_tensor,
    "coopmatrix": _cooperative_matrix,
    "jointmatrix": _joint_matrix,
    "matrix": _matrix,
    "sampled_image": sampled_image(_NOT_SAMPLED),
    "struct": _struct,
}

ATTRIBUTES = {"interface_var_abi": _interface, "target_env": _target, "vce": _version}
