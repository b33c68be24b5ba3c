"""Images: what can be queried of which kind."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.dialects.spirv.rules.types import Found, count, of_spirv
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import NoneType, VectorType

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



RULES: Rules = {
    "ImageDrefGather": (spirv_image_gather,),
    "ImageQuerySize": (spirv_image_size,),
}
