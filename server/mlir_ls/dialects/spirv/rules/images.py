"""Images: what can be queried of which kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.dialects.spirv.rules.types import count, of_spirv
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import cases
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, NoneType, VectorType

_SIZES = {"Dim1D": 1, "Buffer": 1, "Dim2D": 2, "Cube": 2, "Rect": 2, "Dim3D": 3}
_SAMPLED = ("Dim1D", "Dim2D", "Dim3D", "Cube")


class _Image(NamedTuple):
    element: Type
    dimensions: str
    depth: str
    arrayed: str
    samples: str
    sampler: str
    format: str


def _image(found: Type | None) -> _Image | None:
    sampled = of_spirv(found, "sampled_image")
    parameters = of_spirv(sampled[0] if sampled else found, "image")
    return None if parameters is None or len(parameters) != 7 else _Image(*parameters)


@rule("spirv.image-size")
def spirv_image_size(operation: Operation) -> Found:
    """The size of an image has a component for each of its dimensions, and one for the layers of an arrayed image."""
    image, result = _image(operation.type_named("image")), operation.type_named("result")
    if image is None or result is None:
        return
    if image.dimensions not in _SIZES:
        yield (
            f"only 1D, 2D, 3D, Buffer, Cube and Rect images have a size, but got {image.dimensions}",
            place_of(operation, "image"),
        )
        return
    unsampled = image.samples == "MultiSampled" or image.sampler in ("SamplerUnknown", "NoSampler")
    if image.dimensions in _SAMPLED and not unsampled:
        message = f"the size of an image of {image.dimensions} can be queried if it is MultiSampled or needs no sampler"
        yield message, place_of(operation, "image")
        return
    expected = _SIZES[image.dimensions] + (image.arrayed == "Arrayed")
    if count(result) != expected:
        message = f"the size of such an image has {plural(expected, 'component')}, but got {result}"
        yield message, place_of(operation, "result")


@rule("spirv.image-gather")
def spirv_image_gather(operation: Operation) -> Found:
    """Gathering yields four components from a 2D, Cube or Rect image with single samples."""
    image, result = _image(operation.type_named("sampled_image")), operation.type_named("result")
    if image is None or not isinstance(result, VectorType):
        return
    if count(result) != 4:
        yield f"expected a vector of four components, but got {result}", place_of(operation, "result")
    elif not isinstance(image.element, NoneType) and differ(result.element, image.element):
        yield f"the image has components {image.element}, but got {result}", place_of(operation, "result")
    elif image.dimensions not in ("Dim2D", "Cube", "Rect"):
        yield f"expected a 2D, Cube or Rect image, but got {image.dimensions}", place_of(operation, "sampled_image")
    elif image.samples != "SingleSampled":
        yield f"expected a SingleSampled image, but got {image.samples}", place_of(operation, "sampled_image")


class _Requirement(NamedTuple):
    """What an operation requires of its image: kinds, none of which or one of which it is of, and a value's components."""

    image: str
    value: str
    dimensions: tuple[str, ...] = ()
    sampler: tuple[str, ...] = ()
    is_sampled: bool = False


_NO_SAMPLER = ("SamplerUnknown", "NoSampler")
_REQUIRED = {
    "spirv.ImageFetch": _Requirement("image", "result", ("Cube",), ("NeedSampler",)),
    "spirv.ImageRead": _Requirement("image", "result", (), _NO_SAMPLER),
    "spirv.ImageSampleExplicitLod": _Requirement("sampled_image", "result", ("Buffer",), (), True),
    "spirv.ImageSampleImplicitLod": _Requirement("sampled_image", "result", ("Buffer",), (), True),
    "spirv.ImageSampleProjDrefImplicitLod": _Requirement("sampled_image", "result", ("Buffer",), (), True),
    "spirv.ImageWrite": _Requirement("image", "texel", ("SubpassData",), _NO_SAMPLER),
}


@rule("spirv.image-kind")
def spirv_image_kind(operation: Operation) -> Found:
    """An operation on an image has one of the kind that it can read, sample or write."""
    required = _REQUIRED[operation.spec.name]
    image, where = _image(operation.type_named(required.image)), place_of(operation, required.image)
    if image is None:
        return
    if image.dimensions in required.dimensions:
        yield f"the image must not be of {image.dimensions}", where
    elif required.sampler and image.sampler not in required.sampler:
        yield f"expected an image with {' or '.join(required.sampler)}, but got {image.sampler}", where
    elif required.is_sampled and image.samples != "SingleSampled":
        yield f"expected a SingleSampled image, but got {image.samples}", where


_BIAS, _LOD, _GRAD = "Bias", "Lod", "Grad"
_ARGUMENTS = {_BIAS: 1, _LOD: 1, _GRAD: 2}


@rule("spirv.image-arguments")
def spirv_image_operands(operation: Operation) -> Found:
    """The image operands say which arguments follow, and go with the operation and its image."""
    arguments = operation.operand_group("operand_arguments")
    if arguments is None:
        return
    where = attribute_at(operation, "image_operands")
    explicit = "Explicit" in operation.spec.name
    if not operation.has_attribute("image_operands"):
        if explicit:
            yield "expected Lod or Grad among the image operands", name_of(operation.shape)
        return
    given = cases(operation, "image_operands")
    if given is None:
        return
    sampling, implicit = "Sample" in operation.spec.name, "Implicit" in operation.spec.name
    if explicit and not given & {_LOD, _GRAD}:
        yield "expected Lod or Grad among the image operands", where
        return
    if {_LOD, _GRAD} <= given:
        yield "image operands are not both Lod and Grad", where
        return
    allowed = {_BIAS: implicit, _LOD: explicit, _GRAD: explicit}
    wrong = [each for each in (_BIAS, _LOD, _GRAD) if each in given and not allowed[each]]
    if wrong:
        yield f"{operation.spec.name} has no {wrong[0]}", where
        return
    needed = sum([_ARGUMENTS.get(each, 0) for each in given])  # the verifier knows of no other image operand with arguments
    if len(arguments) != needed:
        yield f"the image operands have {plural(needed, 'argument')}, but got {len(arguments)}", where
        return
    yield from _arguments(operation, given, arguments, sampling)


def _arguments(operation: Operation, given: frozenset[str], arguments: Sequence[int], sampling: bool) -> Found:
    """What is wrong with the arguments of Bias, Lod and Grad, which come in this order, or with the image."""
    name = "sampled_image" if sampling else "image"
    image, place = _image(operation.type_named(name)), iter(arguments)
    for each in [each for each in (_BIAS, _LOD, _GRAD) if each in given]:
        if image is not None and each != _GRAD and image.dimensions not in _SAMPLED:
            yield f"{each} is for images of {', '.join(_SAMPLED)}, but got {image.dimensions}", place_of(operation, name)
            return
        if image is not None and image.samples != "SingleSampled":
            yield f"{each} is for SingleSampled images, but got {image.samples}", place_of(operation, name)
            return
        for _ in range(_ARGUMENTS[each]):
            index = next(place)
            found = operation.operand_types[index]
            scalar = found.element if each == _GRAD and isinstance(found, VectorType) else found
            if found is None:
                continue
            expected = FloatType if sampling else IntegerType
            if not isinstance(scalar, expected):
                what = "of floating-point type" if sampling else "an integer"
                yield f"{each} is {what}, but got {found}", operand_type_at(operation, index)
                return
            coordinate = operation.type_named("coordinate")
            if each == _GRAD and image is not None and coordinate is not None:
                components = max(1, count(coordinate) - (image.arrayed == "Arrayed"))
                if count(found) != components:
                    message = f"Grad has {plural(components, 'component')} for each coordinate, but got {found}"
                    yield message, operand_type_at(operation, index)
                    return


_IMAGE = (spirv_image_kind, spirv_image_operands)

RULES: Rules = {
    **{name.partition(".")[2]: _IMAGE for name in _REQUIRED},
    "ImageDrefGather": (spirv_image_gather, spirv_image_operands),
    "ImageQuerySize": (spirv_image_size,),
}
