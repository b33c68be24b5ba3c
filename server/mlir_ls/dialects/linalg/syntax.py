"""linalg: structured operations on tensors and buffers. Most differ in their names only and share one syntax."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.syntaxes.index_lists import imply_integers
from mlir_ls.ods.syntaxes.parts import further_attributes, give_results, group, typed_group
from mlir_ls.syntax.header import Read
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, AttributeAlias, DialectAttr, IntegerAttr, StringAttr
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import EnclosedOperation

#: The named operations, by how many operands, inputs and outputs taken together, each of them has.
_OPERAND_COUNTS = {
    2: "abs ceil copy erf exp fill floor log negf reciprocal round rsqrt sqrt square tanh",
    3: """
        add batch_matvec batch_mmt4d batch_vecmat conv_1d conv_1d_ncw_fcw conv_1d_nwc_wcf conv_2d conv_2d_nchw_fchw
        conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw conv_2d_nhwc_fhwc conv_2d_nhwc_hwcf conv_2d_nhwgc_gfhwc conv_3d
        conv_3d_ncdhw_fcdhw conv_3d_ndhwc_dhwcf depthwise_conv_1d_ncw_cw depthwise_conv_1d_nwc_wc
        depthwise_conv_1d_nwc_wcm depthwise_conv_2d_nchw_chw depthwise_conv_2d_nhwc_hwc depthwise_conv_2d_nhwc_hwcm
        depthwise_conv_3d_ncdhw_cdhw depthwise_conv_3d_ndhwc_dhwc depthwise_conv_3d_ndhwc_dhwcm div div_unsigned dot
        matvec max min mmt4d mul pooling_nchw_max pooling_nchw_sum pooling_ncw_max pooling_ncw_sum pooling_ndhwc_max
        pooling_ndhwc_min pooling_ndhwc_sum pooling_nhwc_max pooling_nhwc_max_unsigned pooling_nhwc_min
        pooling_nhwc_min_unsigned pooling_nhwc_sum pooling_nwc_max pooling_nwc_max_unsigned pooling_nwc_min
        pooling_nwc_min_unsigned pooling_nwc_sum powf sub vecmat
    """,
    4: "fill_rng_2d select",
    5: """
        conv_2d_nchw_fchw_q conv_2d_ngchw_gfchw_q conv_2d_nhwc_fhwc_q conv_2d_nhwc_hwcf_q conv_2d_nhwgc_gfhwc_q
        conv_3d_ndhwc_dhwcf_q depthwise_conv_2d_nhwc_hwc_q depthwise_conv_2d_nhwc_hwcm_q quantized_batch_matmul
        quantized_matmul
    """,
}


def _named(count: int | None, prefix: Read | None = None) -> Read:
    """prefix? parts dictionary? (`->` results)?, where `count` says how many operands there have to be"""

    def read(reader: HeaderReader) -> None:
        start = reader.offset()
        given: tuple[str, ...] = ("operandSegmentSizes",)
        if prefix is not None:
            prefix(reader)
            given = ("indexing_maps", *given)
        with_properties = reader.peek() == "<"
        _parts(reader, *given)
        found = len(reader.use_slots)
        if not found:
            reader.miss("ins", "outs")
        if count is not None and found != count:
            message = f"'{reader.name}' takes {count} inputs and outputs taken together, but got {found}"
            reader.fail_so_far("operand-count", message, start, reader.end_of_last())
        _dictionary(reader, with_properties, *given)
        give_results(reader, reader.opt_arrow_types())

    return read


def _dictionary(reader: HeaderReader, with_properties: bool, *given: str) -> None:
    """dictionary?;  nothing in it is spelled before it, but what properties hold, which replace what is `given` as well"""
    if with_properties:
        reader.opt_attribute_dictionary()
    else:
        further_attributes(reader, *given)


def _parts(reader: HeaderReader, *given: str) -> list[Type]:
    """(`<` dictionary `>`)? dictionary? (`ins` operands)? (`outs` operands)?;  gives back the types of the outputs"""
    with_properties = reader.peek() == "<"
    reader.opt_properties()
    _dictionary(reader, with_properties, *given)
    if reader.accept("ins"):
        typed_group(reader, "inputs")
    outputs = typed_group(reader, "outputs") if reader.accept("outs") else []
    if outputs and reader.peek() == "ins":
        reader.fail_at("expected-token", "'ins' comes before 'outs'", reader.offset(), reader.offset() + len("ins"))
    return outputs


def _opt_indexing_maps(reader: HeaderReader) -> None:
    """(`indexing_maps` `=` `[` map, … `]`)?"""
    if not reader.accept("indexing_maps"):
        return
    reader.expect("=")
    start = reader.offset()
    reader.delimited("[", lambda: _map(reader))
    reader.add_attribute("indexing_maps", start)


def _opt_array_of_maps(reader: HeaderReader) -> None:
    """The same, where an alias may stand for the array."""
    if reader.peek() == "indexing_maps" and reader.peek_at(2)[:1] == "#":
        reader.index += 1
        reader.expect("=")
        if reader.opt_alias_of("indexing_maps") is None:
            reader.miss("[")
        return
    _opt_indexing_maps(reader)


def _map(reader: HeaderReader) -> Attribute:
    start = reader.offset()
    found = reader.attribute()
    if not isinstance(found, AffineMapAttr | AttributeAlias):
        reader.fail_at("bad-attribute", "expected an affine map", start, reader.end_of_last())
    return found


def _indexing_maps(reader: HeaderReader) -> None:
    """`indexing_maps` `=` `[` map, … `]`"""
    if reader.peek() != "indexing_maps":
        reader.miss("indexing_maps")
    _opt_indexing_maps(reader)


def _kind_and_maps(reader: HeaderReader) -> None:
    """`kind` `=` attribute (`indexing_maps` `=` `[` map, … `]`)?"""
    reader.expect("kind")
    reader.expect("=")
    start = reader.offset()
    found = reader.attribute()
    is_other = isinstance(found, DialectAttr) and (found.dialect, found.mnemonic) != ("linalg", "elementwise_kind")
    if is_other or isinstance(found, IntegerAttr | StringAttr):
        message = f"expected a kind, `#linalg.elementwise_kind<…>`, but got {found}"
        reader.fail_at("bad-attribute", message, start, reader.end_of_last())
    reader.add_attribute("kind", start)
    _opt_indexing_maps(reader)


def _generic(reader: HeaderReader) -> None:
    """trait parts (`attrs` `=` dictionary?)? region (`->` results)?;  the trait is a dictionary or an alias of one"""
    start, expected = reader.offset(), "expected a dictionary with 'indexing_maps' and 'iterator_types'"
    if reader.peek() == "{":
        reader.attribute_dictionary()
    elif not reader.opt_dictionary_alias():
        trait = reader.opt_attribute()
        if trait is None:
            reader.fail(expected)
        reader.fail_at("bad-attribute", f"{expected}, but got {trait}", start, reader.end_of_last())
    with_properties = reader.peek() == "<"
    outputs = _parts(reader, "operandSegmentSizes")
    results = [str(type_) for type_ in outputs if isinstance(type_, RankedTensorType)]
    if results:
        # outputs that are tensors come back as results, and few have an attribute that is spelled after the region
        reader.closing = f"}} -> {results[0] if len(results) == 1 else '(' + ', '.join(results) + ')'}"
    if reader.accept("attrs"):
        reader.expect("=")
        _dictionary(reader, with_properties, "operandSegmentSizes")
    reader.region()
    give_results(reader, reader.opt_arrow_types())


def _destination_style(reader: HeaderReader, inputs: str, init: str, array: str | None) -> None:
    """parts (array `=` integers)? dictionary?;  the results are the outputs that are tensors"""
    with_properties = reader.peek() == "<"
    outputs = _parts(reader)
    groups = reader.groups
    groups[inputs], groups[init] = groups.pop("inputs", ()), groups.pop("outputs", ())
    give_results(reader, [type_ for type_ in outputs if isinstance(type_, RankedTensorType)])
    if any(isinstance(type_, TypeAlias) for type_ in outputs):
        reader.result_types = []
        reader.result_count = None
    if array is not None:
        reader.expect(array)
        reader.expect("=")
        start = reader.offset()
        values = reader.delimited("[", reader.integer)
        reader.add_attribute(array, start)
        imply_integers(reader, array, values)
    _dictionary(reader, with_properties)


def _with_array(array: str) -> Read:
    """parts array `=` integers dictionary?"""
    return lambda reader: _destination_style(reader, "input", "init", array)


def _with_body(init: str, array: str | None) -> Read:
    """(`{` operation dictionary? `}`)? parts (array `=` integers)? dictionary? (`(` arguments `)` region)?

    The body is either spelled by the name of its single operation in front, or by arguments and a region after.
    """

    def read(reader: HeaderReader) -> None:
        if reader.accept("{"):
            start = reader.offset()
            name = reader.operation_name()
            end = reader.end_of_last()
            kept = len(reader.attributes)
            reader.opt_attribute_dictionary()
            del reader.attributes[kept:]
            attributes = reader.text[end : reader.end_of_last()]
            reader.expect("}")
            _destination_style(reader, "inputs", init, array)
            # what is reduced comes after what it is added to
            uses = [*(() if array is None else reader.groups[init]), *reader.groups["inputs"]]
            _enclose(reader, name, attributes, start, uses, init)
        else:
            _destination_style(reader, "inputs", init, array)
            reader.region(reader.delimited("(", reader.block_argument))

    return read


def _enclose(reader: HeaderReader, name: str, attributes: str, start: int, uses: Sequence[int], init: str) -> None:
    """The body that is an operation alone takes elements of these operands, and gives back those of the outputs."""
    given = [_element_of(reader.use_types[use]) for use in uses]
    made = [_element_of(reader.use_types[use]) for use in reader.groups[init]]
    if None in given or None in made:
        return
    operands, results = [", ".join(map(str, types)) for types in (given, made)]
    text = f'"{name}"({", ".join(["%"] * len(given))}) {attributes} : ({operands}) -> ({results})'
    reader.enclosed = EnclosedOperation(name, text, start, start + len(name))


def _element_of(type_: Type | None) -> Type | None:
    """The type of the elements of an operand; None where it is not known."""
    return type_.element if isinstance(type_, RankedTensorType | MemRefType) and not type_.has_alias else None


def _yield(reader: HeaderReader) -> None:
    """(%operand, …)? dictionary? (`:` type, …)?"""
    uses = group(reader, "values", reader.uses())
    reader.opt_attribute_dictionary()
    if uses:
        reader.expect(":")
        start = reader.offset()
        reader.give_types(uses, reader.types(), start)
    give_results(reader, ())


OPERATIONS: dict[str, Read] = {
    **{name: _named(count) for count, names in _OPERAND_COUNTS.items() for name in names.split()},
    "batch_matmul": _named(3, _opt_indexing_maps),
    "batch_reduce_matmul": _named(3, _opt_indexing_maps),
    "broadcast": _with_array("dimensions"),
    "contract": _named(3, _indexing_maps),
    "elementwise": _named(None, _kind_and_maps),
    "generic": _generic,
    "map": _with_body("init", None),
    "matmul": _named(3, _opt_array_of_maps),
    "reduce": _with_body("inits", "dimensions"),
    "transpose": _with_array("permutation"),
    "yield": _yield,
}
