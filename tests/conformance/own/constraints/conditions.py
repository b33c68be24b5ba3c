"""Conditions in C++ on types and attributes, as definitions write them, made at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

KINDS = (
    "IntegerType", "FloatType", "IndexType", "VectorType", "RankedTensorType", "UnrankedTensorType", "TensorType", "MemRefType",
    "UnrankedMemRefType", "BaseMemRefType", "ShapedType", "ComplexType", "TupleType", "FunctionType", "NoneType", "Float32Type",
    "BFloat16Type", "own::CellType", "own::TokenType", "own::BoxType",
)  # fmt: skip
_RELATIONS = ("==", "!=", "<", "<=", ">", ">=")
_PREFIXES = ("", "::llvm::", "llvm::", "mlir::", "::mlir::")


def isa(chance: random.Random, classes: Sequence[str], value: str) -> str:
    """A test of the class."""
    names = [f"::mlir::{each}" if "::" not in each and chance.random() < 0.5 else _spelled(each) for each in classes]
    return f"{chance.choice(_PREFIXES)}isa<{', '.join(names)}>({value})"


def _spelled(name: str) -> str:
    return f"::{name}" if "::" in name else f"mlir::{name}"


def _cast(chance: random.Random, name: str, value: str) -> str:
    return f"{chance.choice(_PREFIXES)}cast<{_spelled(name)}>({value})"


def _compared(chance: random.Random, code: str, *numbers: int) -> str:
    if chance.random() < 0.1:
        some = sorted({chance.choice(numbers), chance.choice(numbers)})
        return f"({code} >= {some[0]} && {code} <= {some[-1]})"
    if chance.random() < 0.1:
        return f"{chance.choice(numbers)} {chance.choice(_RELATIONS)} {code}"
    if chance.random() < 0.15:
        return f"{code} % {chance.choice((2, 3, 4))} {chance.choice(('==', '!='))} {chance.choice((0, 1))}"
    return f"{code} {chance.choice(_RELATIONS)} {chance.choice(numbers)}"


def _quantified(chance: random.Random, members: str, kind: str, condition: Callable[[str], str]) -> str:
    word = chance.choice(("all_of", "any_of", "none_of", "all_of"))
    name = chance.choice(("t", "each", "dim", "x"))
    capture = chance.choice(("", "&", "="))
    of_type = kind if chance.random() < 0.6 else "auto"
    if chance.random() < 0.15:
        one, other = chance.choice((("true", "false"), ("false", "true")))
        loop = f"for ({of_type} {name} : {members}) {{ if ({condition(name)}) return {one}; }} return {other};"
        return f"[&]() {{ {loop} }}()"
    whole = chance.random() >= 0.2
    body = f"return {condition(name)};" if whole else f"if (!({condition(name)})) return false; return true;"
    return f"llvm::{word}({members}, [{capture}]({of_type} {name}) {{ {body} }})"


def of_type(chance: random.Random, depth: int, value: str = "$_self") -> str:
    """A condition on a type."""
    draw = chance.random()
    if depth > 0 and draw < 0.3:
        return _composed(chance, [of_type(chance, depth - 1, value), of_type(chance, depth - 1, value)])
    if depth > 0 and draw < 0.42:
        return _called(chance, value, lambda name: of_type(chance, depth - 1, name), "Type")
    if depth < 0:
        return chance.choice((_by_class, _by_word, _equal))(chance, depth, value)
    make = chance.choice((_by_class, _by_word, _of_shape, _of_shape, _of_vector, _of_memref, _of_tuple, _of_function, _of_elements,
                          _of_integer, _of_float, _of_tensor, _of_own, _cast_first, _equal))  # fmt: skip
    return make(chance, depth, value)


def _composed(chance: random.Random, parts: list[str]) -> str:
    draw = chance.random()
    if draw < 0.4:
        return f"({parts[0]} && {parts[1]})"
    if draw < 0.75:
        return f"({parts[0]} || {parts[1]})"
    if draw < 0.85:
        return f"!({parts[0]})"
    return f"({parts[0]} ? {parts[1]} : {chance.choice(('true', 'false', f'!({parts[1]})'))})"


def _called(chance: random.Random, value: str, condition: Callable[[str], str], kind: str) -> str:
    """A function without a name that is called at once."""
    form = chance.randrange(3)
    if form == 0:
        return f"[](::mlir::{kind} own) {{ return {condition('own')}; }}({value})"
    if form == 1:
        return f"[&](mlir::{kind} it) -> bool {{ if ({condition('it')}) return true; return {condition('it')}; }}({value})"
    return f"[]({'auto' if chance.random() < 0.5 else f'::mlir::{kind}'} it) {{ auto other = it; return {condition('other')}; }}({value})"


def _by_class(chance: random.Random, depth: int, value: str) -> str:
    return ("!" if chance.random() < 0.15 else "") + isa(chance, chance.sample(KINDS, chance.choice((1, 1, 2, 3))), value)


_WORDS = (
    "isInteger()", "isInteger(8)", "isInteger(32)", "isSignlessInteger()", "isSignlessInteger(32)", "isSignedInteger()",
    "isUnsignedInteger()", "isUnsignedInteger(16)", "isIntOrIndex()", "isIntOrFloat()", "isSignlessIntOrIndex()",
    "isSignlessIntOrFloat()", "isSignlessIntOrIndexOrFloat()", "isIntOrIndexOrFloat()", "isF32()", "isF64()", "isBF16()", "isF16()",
    "isIndex()", "hasTrait<::mlir::ValueSemantics>()", "isSignedInteger(8)", "isTF32()", "isFloat()", "isFloat(32)",
)  # fmt: skip


def _by_word(chance: random.Random, depth: int, value: str) -> str:
    return f"{value}.{chance.choice(_WORDS)}"


def _of_shape(chance: random.Random, depth: int, value: str) -> str:
    kind = chance.choice(("ShapedType", "ShapedType", "RankedTensorType", "MemRefType", "VectorType"))
    shaped = _cast(chance, kind, value)
    guard = isa(chance, [kind], value)
    if kind == "ShapedType":
        guard += f" && {shaped}.hasRank()"
    conditions = (
        lambda: f"{shaped}.hasStaticShape()",
        lambda: _compared(chance, f"{shaped}.getRank()", 0, 1, 2, 3),
        lambda: f"{shaped}.getRank() > 0 && {_compared(chance, f'{shaped}.getDimSize(0)', 2, 4, 1, 8)}",
        lambda: f"{shaped}.hasStaticShape() && {_compared(chance, f'{shaped}.getNumElements()', 1, 4, 6, 16)}",
        lambda: _compared(chance, f"{shaped}.getShape().size()", 1, 2, 3),
        lambda: f"!{shaped}.getShape().empty() && {_compared(chance, f'{shaped}.getShape().back()', 2, 4, 3)}",
        lambda: f"{shaped}.getRank() != 0 && {_compared(chance, f'{shaped}.getShape().front()', 2, 4, 3)}",
        lambda: f"{shaped}.getRank() >= 2 && {shaped}.getDimSize(0) {chance.choice(_RELATIONS)} {shaped}.getDimSize(1)",
        lambda: f"{shaped}.getRank() >= 1 && {chance.choice(('', '!'))}{shaped}.isDynamicDim({shaped}.getRank() - 1)",
        lambda: _quantified(chance, f"{shaped}.getShape()", "int64_t", lambda name: _of_size(chance, name)),
        lambda: f"llvm::is_contained({shaped}.getShape(), {chance.choice((1, 2, 4))})",
        lambda: f"llvm::is_contained({shaped}.getShape(), ::mlir::ShapedType::kDynamic)",
        lambda: _compared(chance, f"{shaped}.getNumDynamicDims()", 0, 1, 2),
        lambda: f"{shaped}.getShape() == ::llvm::ArrayRef<int64_t>({{{chance.choice(('2, 3', '4', '4, 4', '1'))}}})",
        lambda: f"llvm::count({shaped}.getShape(), 1) == {chance.choice((0, 1))}",
        lambda: f"{shaped}.getElementType().isIntOrFloat() && {_compared(chance, f'{shaped}.getElementTypeBitWidth()', 8, 16, 32)}",
        lambda: of_type(chance, depth - 1, f"{shaped}.getElementType()"),
        lambda: f"llvm::is_sorted({shaped}.getShape())",
        lambda: f"{shaped}.getShape().drop_front({shaped}.getRank() > 1 ? 1 : 0).size() == {chance.choice((1, 2))}",
    )
    return f"({guard} && {chance.choice(conditions)()})"


def _of_size(chance: random.Random, name: str) -> str:
    return chance.choice((
        lambda: _compared(chance, name, 0, 1, 2, 4),
        lambda: f"!::mlir::ShapedType::isDynamic({name})",
        lambda: f"{name} != mlir::ShapedType::kDynamic && {_compared(chance, name, 1, 2, 4)}",
        lambda: f"mlir::ShapedType::isDynamic({name}) || {name} % 2 == 0",
        lambda: f"{name} > 0 && llvm::isPowerOf2_64({name})",
        lambda: f"llvm::is_contained({{1, 2, 4}}, {name})",
    ))()  # fmt: skip


def _of_vector(chance: random.Random, depth: int, value: str) -> str:
    vector = _cast(chance, "VectorType", value)
    condition = chance.choice((
        f"{vector}.isScalable()", f"!{vector}.isScalable()", f"{vector}.allDimsScalable()", f"{vector}.getNumScalableDims() == 1",
        f"({vector}.getRank() > 0 && {vector}.getScalableDims().back())",
        f"({vector}.getRank() > 0 && !{vector}.getScalableDims().front())", f"{vector}.getShape().size() == 1",
        f"llvm::none_of({vector}.getScalableDims(), [](bool each) {{ return each; }})",
        f"{vector}.getNumElements() {chance.choice(_RELATIONS)} 4",
    ))  # fmt: skip
    return f"({isa(chance, ['VectorType'], value)} && {condition})"


def _of_memref(chance: random.Random, depth: int, value: str) -> str:
    memref = _cast(chance, "MemRefType", value)
    condition = chance.choice((
        f"{memref}.getLayout().isIdentity()", f"{memref}.isStrided()", f"!{memref}.getMemorySpace()", f"{memref}.getMemorySpace()",
        f"{memref}.getMemorySpaceAsInt() == {chance.choice((0, 1, 3))}", f"{memref}.areTrailingDimsContiguous(1)",
        f"isa_and_nonnull<::mlir::IntegerAttr>({memref}.getMemorySpace())", f"{memref}.getMemorySpace() == nullptr",
        f"isa_and_nonnull<::mlir::StringAttr>({memref}.getMemorySpace())", f"{memref}.isLastDimUnitStride()",
        f"{memref}.getLayout().getAffineMap().getNumResults() == {chance.choice((1, 2))}",
        f"isa<::mlir::StridedLayoutAttr>({memref}.getLayout())", f"isa<::mlir::AffineMapAttr>({memref}.getLayout())",
    ))  # fmt: skip
    return f"({isa(chance, ['MemRefType'], value)} && {condition})"


def _of_tuple(chance: random.Random, depth: int, value: str) -> str:
    of = _cast(chance, "TupleType", value)
    condition = chance.choice((
        lambda: _compared(chance, f"{of}.size()", 0, 1, 2),
        lambda: _quantified(chance, f"{of}.getTypes()", "::mlir::Type", lambda name: of_type(chance, depth - 1, name)),
        lambda: f"{of}.size() > 0 && {of_type(chance, depth - 1, f'{of}.getType(0)')}",
        lambda: f"{of}.size() == 2 && {of}.getType(0) {chance.choice(('==', '!='))} {of}.getType(1)",
        lambda: f"!{of}.getTypes().empty() && llvm::all_equal({of}.getTypes())",
    ))()  # fmt: skip
    return f"({isa(chance, ['TupleType'], value)} && {condition})"


def _of_function(chance: random.Random, depth: int, value: str) -> str:
    of = _cast(chance, "FunctionType", value)
    condition = chance.choice((
        lambda: _compared(chance, f"{of}.getNumInputs()", 0, 1, 2),
        lambda: _compared(chance, f"{of}.getNumResults()", 0, 1),
        lambda: _quantified(chance, f"{of}.getInputs()", "::mlir::Type", lambda name: of_type(chance, depth - 1, name)),
        lambda: f"{of}.getNumResults() > 0 && {of_type(chance, depth - 1, f'{of}.getResult(0)')}",
        lambda: f"{of}.getInputs() == {of}.getResults()",
        lambda: f"{of}.getResults().empty()",
    ))()  # fmt: skip
    return f"({isa(chance, ['FunctionType'], value)} && {condition})"


def _of_elements(chance: random.Random, depth: int, value: str) -> str:
    kind = chance.choice(("ShapedType", "VectorType", "ComplexType", "TensorType", "BaseMemRefType", ""))
    if not kind:
        return of_type(chance, depth - 1, f"{chance.choice(('::mlir::', 'mlir::', ''))}getElementTypeOrSelf({value})")
    inner = of_type(chance, depth - 1, f"{_cast(chance, kind, value)}.getElementType()")
    return f"({isa(chance, [kind], value)} && {inner})"


def _of_integer(chance: random.Random, depth: int, value: str) -> str:
    if chance.random() < 0.3:
        return f"({value}.isIntOrFloat() && {_compared(chance, f'{value}.getIntOrFloatBitWidth()', 8, 16, 32)})"
    of = _cast(chance, "IntegerType", value)
    condition = chance.choice((
        lambda: _compared(chance, f"{of}.getWidth()", 8, 16, 32),
        lambda: f"{of}.{chance.choice(('isSigned', 'isSignless', 'isUnsigned'))}()",
        lambda: f"{of}.getSignedness() == ::mlir::IntegerType::{chance.choice(('Signed', 'Signless', 'Unsigned'))}",
        lambda: f"llvm::is_contained({{8, 16, 32}}, {of}.getWidth())",
        lambda: f"llvm::isPowerOf2_32({of}.getWidth())",
    ))()  # fmt: skip
    return f"({isa(chance, ['IntegerType'], value)} && {condition})"


def _of_float(chance: random.Random, depth: int, value: str) -> str:
    of = _cast(chance, "FloatType", value)
    return f"({isa(chance, ['FloatType'], value)} && {_compared(chance, f'{of}.getWidth()', 16, 32, 8)})"


def _of_tensor(chance: random.Random, depth: int, value: str) -> str:
    of = _cast(chance, "RankedTensorType", value)
    condition = chance.choice((
        f"!{of}.getEncoding()", f"{of}.getEncoding() != nullptr", f"isa_and_nonnull<::mlir::StringAttr>({of}.getEncoding())",
        f"isa_and_present<::mlir::IntegerAttr>({of}.getEncoding())",
    ))  # fmt: skip
    return f"({isa(chance, ['RankedTensorType'], value)} && {condition})"


def _of_own(chance: random.Random, depth: int, value: str) -> str:
    if chance.random() < 0.5:
        of = _cast(chance, "own::CellType", value)
        condition = chance.choice((
            lambda: _compared(chance, f"{of}.getSize()", 2, 4, 8),
            lambda: f"{of}.getSize() * 2 {chance.choice(_RELATIONS)} {chance.choice((4, 8))}",
        ))()  # fmt: skip
        return f"({isa(chance, ['own::CellType'], value)} && {condition})"
    of = _cast(chance, "own::BoxType", value)
    return f"({isa(chance, ['own::BoxType'], value)} && {of_type(chance, depth - 1, f'{of}.getContent()')})"


def _cast_first(chance: random.Random, depth: int, value: str) -> str:
    """A function without a name that casts what it is given."""
    kind = chance.choice(("VectorType", "RankedTensorType", "MemRefType"))
    cast = chance.choice(("dyn_cast", "::llvm::dyn_cast", "llvm::dyn_cast_or_null", "::llvm::dyn_cast_if_present"))
    inner = chance.choice(("v.getRank() == 2", "v.getRank() <= 1", "v.hasStaticShape()", "v.getElementType().isF32()",
                           "v.getNumDynamicDims() == 0", "(v.getRank() == 0 || v.getDimSize(0) == 2)"))  # fmt: skip
    body = chance.choice((
        f"auto v = {cast}<::mlir::{kind}>(given); return v && {inner};",
        f"if (auto v = {cast}<::mlir::{kind}>(given)) return {inner}; return {chance.choice(('true', 'false', 'given.isIndex()'))};",
        f"auto v = {cast}<::mlir::{kind}>(given); if (!v) return false; return {inner};",
        f"if (auto v = {cast}<::mlir::{kind}>(given)) {{ return {inner}; }} else {{ return given.isF32(); }}",
    ))  # fmt: skip
    return f"[](::mlir::Type given) {{ {body} }}({value})"


def _equal(chance: random.Random, depth: int, value: str) -> str:
    other = chance.choice(("::mlir::IntegerType::get($_self.getContext(), 32)", "::mlir::IndexType::get($_self.getContext())",
                           "::mlir::Float32Type::get($_self.getContext())", "::mlir::NoneType::get($_self.getContext())"))  # fmt: skip
    return f"{value} {chance.choice(('==', '!='))} {other.replace('$_self', value)}"


# -- attributes -------------------------------------------------------------------------------------------------------


def of_attribute(chance: random.Random, depth: int, value: str = "$_self") -> str:
    """A condition on an attribute."""
    draw = chance.random()
    if depth > 0 and draw < 0.3:
        return _composed(chance, [of_attribute(chance, depth - 1, value), of_attribute(chance, depth - 1, value)])
    if depth > 0 and draw < 0.4:
        return _called(chance, value, lambda name: of_attribute(chance, depth - 1, name), "Attribute")
    kind = chance.choice(tuple(_ATTRIBUTES))
    of = _cast(chance, kind, value)
    if depth < 0 or chance.random() < 0.1:
        return isa(chance, chance.sample(tuple(_ATTRIBUTES), 2), value)
    return f"({isa(chance, [kind], value)} && {_ATTRIBUTES[kind](chance, depth, of)})"


def _of_number(chance: random.Random, depth: int, of: str) -> str:
    return chance.choice((
        lambda: f"{of}.getType().isSignlessIntOrIndex() && {_compared(chance, f'{of}.getInt()', -1, 0, 1, 4)}",
        lambda: f"{of}.getValue().{chance.choice(('isNegative', 'isZero', 'isNonNegative', 'isPowerOf2', 'isStrictlyPositive', 'isOne'))}()",
        lambda: f"{of}.getValue().{chance.choice(('slt', 'sgt', 'sle', 'sge', 'ult', 'ugt', 'uge', 'ule'))}({chance.choice((1, 4, 8))})",
        lambda: _compared(chance, f"{of}.getValue().getSExtValue()", -1, 0, 4),
        lambda: f"({of}.getValue().getZExtValue() & {chance.choice((1, 3))}) == 0",
        lambda: of_type(chance, depth - 1, f"{of}.getType()"),
        lambda: f"{of}.getType().isInteger() && {_compared(chance, f'{of}.getType().getIntOrFloatBitWidth()', 8, 32)}",
        lambda: f"{of}.getValue() {chance.choice(('==', '!='))} {chance.choice((0, 1, 4))}",
        lambda: _compared(chance, f"{of}.getValue().getBitWidth()", 32, 64),
        lambda: f"{of}.getValue().eq(::llvm::APInt({of}.getValue().getBitWidth(), {chance.choice((0, 4))}))",
    ))()  # fmt: skip


def _of_decimal(chance: random.Random, depth: int, of: str) -> str:
    return chance.choice((
        f"{of}.getValueAsDouble() {chance.choice(('<', '>', '<=', '>='))} {chance.choice(('0.0', '1.0', '2.5'))}",
        f"{of}.getValue().{chance.choice(('isNegative', 'isZero', 'isNaN', 'isInfinity', 'isPosZero', 'isInteger', 'isFinite'))}()",
        f"{of}.getType().isF32()", f"!{of}.getValue().isNegative()",
        f"{of}.getType().getIntOrFloatBitWidth() == {chance.choice((16, 32, 64))}",
    ))  # fmt: skip


def _of_string(chance: random.Random, depth: int, of: str) -> str:
    text = chance.choice(('"a"', '"te"', '"text"', '"b"'))
    return chance.choice((
        lambda: _compared(chance, f"{of}.getValue().size()", 0, 1, 4),
        lambda: f"{'!' if chance.random() < 0.5 else ''}{of}.getValue().empty()", lambda: f"{of}.empty()",
        lambda: f"{of}.getValue().{chance.choice(('starts_with', 'ends_with', 'contains', 'equals_insensitive'))}({text})",
        lambda: f"{of}.getValue() {chance.choice(('==', '!='))} {text}", lambda: f"{of} == {text}", lambda: f"{of}.size() > 2",
        lambda: f"{of}.strref() == {text}",
        lambda: f'llvm::is_contained(llvm::ArrayRef<llvm::StringRef>{{"a", "text"}}, {of}.getValue())',
        lambda: f"llvm::all_of({of}.getValue(), [](char c) {{ return llvm::isAlpha(c); }})",
        lambda: f'llvm::StringSwitch<bool>({of}.getValue()).Cases({{"a", "text"}}, true).Default(false)',
    ))()  # fmt: skip


def _of_array(chance: random.Random, depth: int, of: str) -> str:
    members = chance.choice((of, f"{of}.getValue()"))
    return chance.choice((
        lambda: _compared(chance, f"{of}.size()", 0, 1, 2), lambda: f"!{of}.empty()",
        lambda: _quantified(chance, members, "::mlir::Attribute", lambda name: of_attribute(chance, depth - 1, name)),
        lambda: f"{of}.size() > 0 && {of_attribute(chance, depth - 1, f'{of}[0]')}",
        lambda: f"{of}.size() >= 2 && {of}[0] {chance.choice(('==', '!='))} {of}[1]",
        lambda: f"llvm::all_of({of}, [](::mlir::Attribute each) {{ return ::llvm::isa<::mlir::IntegerAttr>(each); }}) && "
        f"llvm::all_of({of}.getAsRange<::mlir::IntegerAttr>(), [](::mlir::IntegerAttr each) {{ return each.getValue().isNonNegative(); }})",
        lambda: f"{of}.size() == 1 && ::llvm::isa<::mlir::StringAttr>(*{of}.begin())",
        lambda: f"llvm::all_equal({of})",
    ))()  # fmt: skip


def _of_numbers(chance: random.Random, depth: int, of: str) -> str:
    return chance.choice((
        lambda: _compared(chance, f"{of}.size()", 0, 1, 2), lambda: f"!{of}.empty()",
        lambda: _quantified(chance, f"{of}.asArrayRef()", "int64_t", lambda name: _compared(chance, name, 0, 1, 2)),
        lambda: f"{of}.size() > 0 && {_compared(chance, f'{of}[0]', 0, 1, 2)}",
        lambda: f"{of}.size() > 1 && {of}.asArrayRef()[0] {chance.choice(_RELATIONS)} {of}.asArrayRef()[1]",
        lambda: f"llvm::is_sorted({of}.asArrayRef())", lambda: f"llvm::is_contained({of}.asArrayRef(), 1)",
        lambda: f"llvm::all_equal({of}.asArrayRef())", lambda: f"llvm::sum_of({of}.asArrayRef()) > 2",
        lambda: f"{of}.asArrayRef() == ::llvm::ArrayRef<int64_t>({{1, 2}})", lambda: f"{of}.size() > 0 && {of}.asArrayRef().back() == 2",
    ))()  # fmt: skip


def _of_dictionary(chance: random.Random, depth: int, of: str) -> str:
    key = chance.choice(('"a"', '"b"'))
    return chance.choice((
        lambda: f"{of}.get({key})", lambda: f"{of}.contains({key})", lambda: _compared(chance, f"{of}.size()", 0, 1, 2),
        lambda: f"{of}.getAs<::mlir::IntegerAttr>({key})", lambda: f"{of}.empty()",
        lambda: f"{of}.get({key}) && {of_attribute(chance, depth - 1, f'{of}.get({key})')}",
        lambda: f"llvm::all_of({of}, [](::mlir::NamedAttribute each) {{ return ::llvm::isa<::mlir::IntegerAttr>(each.getValue()); }})",
    ))()  # fmt: skip


def _of_type_attribute(chance: random.Random, depth: int, of: str) -> str:
    return of_type(chance, depth, f"{of}.getValue()")


def _of_elements_attribute(chance: random.Random, depth: int, of: str) -> str:
    return chance.choice((
        lambda: f"{of}.isSplat()", lambda: of_type(chance, depth - 1, f"{of}.getElementType()"),
        lambda: _compared(chance, f"{of}.getNumElements()", 1, 2), lambda: of_type(chance, depth - 1, f"{of}.getType()"),
        lambda: _compared(chance, f"{of}.getType().getRank()", 1, 2),
        lambda: f"{of}.getType().hasStaticShape() && {of}.getType().getShape().size() == 1",
        lambda: f"{of}.getElementType().isInteger(32) && llvm::all_of({of}.getValues<int32_t>(), [](int32_t each) {{ return each > 0; }})",
    ))()  # fmt: skip


def _of_map(chance: random.Random, depth: int, of: str) -> str:
    of_map = chance.choice((f"{of}.getValue()", f"{of}.getAffineMap()"))
    return chance.choice((
        f"{of_map}.isIdentity()", f"{of_map}.getNumDims() {chance.choice(_RELATIONS)} {chance.choice((1, 2))}",
        f"{of_map}.getNumResults() == {chance.choice((1, 2))}", f"{of_map}.isPermutation()", f"{of_map}.isProjectedPermutation()",
        f"{of_map}.getNumSymbols() == 0", f"{of_map}.isMinorIdentity()", f"{of_map}.isSingleConstant()", f"{of_map}.isEmpty()",
        f"{of_map}.getNumInputs() == {of_map}.getNumResults()",
    ))  # fmt: skip


def _of_symbol(chance: random.Random, depth: int, of: str) -> str:
    return chance.choice((
        f'{of}.getLeafReference() == "inner"', f'{of}.getRootReference().getValue() == "nowhere"',
        f"{of}.getNestedReferences().empty()", f"{of}.getNestedReferences().size() == 1", f"::llvm::isa<::mlir::FlatSymbolRefAttr>({of})",
        f"{of}.getRootReference().getValue().size() > 3",
    ))  # fmt: skip


def _of_truth(chance: random.Random, depth: int, of: str) -> str:
    return chance.choice((f"{of}.getValue()", f"!{of}.getValue()", f"{of}.getValue() == true"))


_ATTRIBUTES: dict[str, Callable[[random.Random, int, str], str]] = {
    "IntegerAttr": _of_number,
    "FloatAttr": _of_decimal,
    "StringAttr": _of_string,
    "ArrayAttr": _of_array,
    "DenseI64ArrayAttr": _of_numbers,
    "DictionaryAttr": _of_dictionary,
    "TypeAttr": _of_type_attribute,
    "DenseElementsAttr": _of_elements_attribute,
    "DenseIntElementsAttr": _of_elements_attribute,
    "AffineMapAttr": _of_map,
    "SymbolRefAttr": _of_symbol,
    "BoolAttr": _of_truth,
}
