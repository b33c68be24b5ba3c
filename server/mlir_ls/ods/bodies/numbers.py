"""Numbers in bodies: floats whose type is spelled elsewhere."""

from __future__ import annotations

from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.attributes import FloatAttr


def float_of(reader: BodyReader, type_: Type, read_as: Type | None = None) -> str:
    """A float, as MLIR prints one of this type. Where it is `read_as` another one, that is the type of hexadecimal digits."""
    start = reader.position
    text = reader.number()
    if "." not in text and "x" not in text:
        reader.fail_at(f"expected a number with a decimal point, but got `{text}`", start)
    try:
        made = reader.leaves.parse_attribute(f"{text} : {read_as or type_}")
        if read_as is not None and isinstance(made, FloatAttr) and "x" not in made.literal:
            made = reader.leaves.parse_attribute(f"{made.literal} : {type_}")
    except LeafError as error:
        reader.fail_at(error.message, start)
    return made.literal if isinstance(made, FloatAttr) else text
