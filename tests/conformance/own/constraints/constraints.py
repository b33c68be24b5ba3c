"""Constraints of ODS on types, attributes and regions, made at random."""

from __future__ import annotations

import random

from .conditions import of_attribute, of_type

_WIDTHS = (1, 8, 16, 32, 64)
_NAMED_TYPES = (
    "AnyType", "NoneType", "AnyInteger", "AnyI1", "AnyI8", "AnyI32", "AnySignlessInteger", "I1", "I8", "I16", "I32", "I64", "I128",
    "AnySignedInteger", "SI8", "SI32", "AnyUnsignedInteger", "UI16", "UI8", "Index", "AnySignlessIntegerOrIndex", "AnyFloat", "F16",
    "F32", "F64", "BF16", "TF32", "F8E4M3FN", "F8E5M2", "F4E2M1FN", "AnyComplex", "FunctionType", "GraphType", "Own_Token",
    "Own_Cell", "Own_Box", "AnyTuple", "F80", "F128", "F8E8M0FNU", "F6E2M3FN",
)  # fmt: skip
_NAMED_SHAPED = (
    "AnyVectorOfNonZeroRank", "AnyFixedVectorOfNonZeroRank", "AnyVectorOfAnyRank", "AnyFixedVectorOfAnyRank", "AnyShaped",
    "AnyScalableVectorOfAnyRank", "AnyTensor", "I1Tensor", "I32Tensor", "IndexTensor", "F32Tensor", "AnyRankedTensor",
    "AnyNon0RankedTensor", "AnyUnrankedTensor", "AnyNon0RankedOrUnrankedTensor", "AnyStaticShapeTensor", "AnyUnrankedMemRef",
    "AnyMemRef", "AnyNon0RankedMemRef", "AnyRankedOrUnrankedMemRef", "AnyNon0RankedOrUnrankedMemRef", "I8MemRef", "F32MemRef",
    "AnyStaticShapeMemRef", "AnyStridedMemRef", "BF16Tensor", "I64MemRef",
)  # fmt: skip
_LIKE = (
    "BoolLike", "SignlessIntegerLike", "SignlessIntegerOrIndexLike", "FloatLike", "SignlessIntegerOrFloatLike",
    "SignlessIntegerOrIndexOrFloatLike",
)
_OF_ELEMENTS = (
    "ValueSemanticsContainerOf", "VectorOfNonZeroRankOf", "FixedVectorOfNonZeroRankOf", "VectorOfAnyRankOf", "FixedVectorOfAnyRank",
    "ScalableVectorOfAnyRank", "VectorWithTrailingDimScalableOf", "UnrankedTensorOf", "RankedTensorOf", "TensorOf",
    "Non0RankedTensorOf", "0DTensorOf", "1DTensorOf", "2DTensorOf", "3DTensorOf", "StaticShapeTensorOf", "UnrankedMemRefOf",
    "MemRefOf", "Non0RankedMemRefOf", "RankedOrUnrankedMemRefOf", "StaticShapeMemRefOf", "StridedMemRefOf", "TupleOf",
    "NestedTupleOf", "TensorOrMemRef",
)  # fmt: skip
_RANK_PREDICATES = (
    "HasRankPred", "HasStaticShapePred", "IsShapedTypePred", "HasValueSemanticsPred", "IsTensorTypePred", "IsMemRefTypePred",
    "IsVectorOfAnyRankTypePred", "IsTupleTypePred", "IsRankedTensorTypePred", "IsBaseMemRefTypePred", "IsUnrankedTensorTypePred",
    "IsVectorTypeWithAnyDimScalablePred", "IsVectorTypeWithOnlyTrailingDimScalablePred", "IsVectorTypeWithAllDimsScalablePred",
    "IsVectorOfNonZeroRankTypePred", "IsFixedVectorOfAnyRankTypePred", "IsTensorOrMemRefTypePred",
)  # fmt: skip
_SHAPED = ("AnyShaped", "AnyTensor", "AnyMemRef", "AnyVectorOfAnyRank", "AnyRankedTensor", "AnyStaticShapeTensor")
_SAFE_AFTER_ANYTHING = frozenset(_RANK_PREDICATES) - {"HasRankPred", "HasStaticShapePred"}


def is_of_types(constraint: str) -> bool:
    """Whether a constraint is a `Type` in TableGen, and not only a `TypeConstraint`."""
    return constraint not in _LIKE and not constraint.startswith("TypeOrValueSemanticsContainer<")


class Constraints:
    """Makes constraints with a source of chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def value(self, depth: int = 2) -> str:
        """A constraint on the type of an operand or a result."""
        draw = self.chance.random()
        if draw < 0.06:
            return self.chance.choice(_LIKE)
        if draw < 0.12:
            return f'TypeOrValueSemanticsContainer<{self.type(depth - 1)}, "like {self.chance.randrange(9)}">'
        return self.type(depth)

    def type(self, depth: int = 2) -> str:
        """A constraint on types."""
        chance = self.chance
        draw = chance.random()
        if depth <= 0 or draw < 0.12:
            return chance.choice(_NAMED_TYPES)
        if draw < 0.2:
            return chance.choice(_NAMED_SHAPED)
        if draw < 0.37:
            return f"{chance.choice(_OF_ELEMENTS)}<[{', '.join(self.types(depth - 1))}]>"
        if draw < 0.47:
            return self._sized(depth)
        if draw < 0.55:
            words = f', "kind {chance.randrange(9)}"' if chance.random() < 0.2 else ""
            return f"AnyTypeOf<[{', '.join(self.types(depth - 1, 2))}]{words}>"
        if draw < 0.6:
            return f"AllOfType<[{self.type(depth - 1)}, {self._wide()}]>"
        if draw < 0.67:
            wide = self._wide()
            predicates = [self._predicate_after(wide, depth - 1) for _ in range(chance.choice((1, 1, 2)))]
            return f"ConfinedType<{wide}, [{', '.join(predicates)}]>"
        if draw < 0.74:
            return f"Complex<{chance.choice(('F32', 'AnyFloat', 'AnyInteger', 'I32', self.type(0)))}>"
        if draw < 0.8:
            return chance.choice((f"AnyIntOfWidths<[{self._widths()}]>", f"SignlessIntOfWidths<[{self._widths()}]>",
                                  f"UnsignedIntOfWidths<[{self._widths()}]>", "FloatOfWidths<[16, 32]>", "I<24>", "UI<8>",
                                  f"SignedIntOfWidths<[{self._widths()}]>"))  # fmt: skip
        if draw < 0.9:
            return f'Type<{self.code(of_type(chance, 2))}, "odd">'
        return f'Type<{self.predicate(depth)}, "composed">'

    def types(self, depth: int, least: int = 1) -> list[str]:
        """Some constraints on types."""
        return [self.type(depth) for _ in range(self.chance.choice((least, least, least + 1)))]

    def code(self, condition: str) -> str:
        """A predicate in C++."""
        quoted = '"' not in condition and "\n" not in condition and self.chance.random() < 0.5
        return f'CPred<"{condition}">' if quoted else f"CPred<[{{ {condition} }}]>"

    def predicate(self, depth: int) -> str:
        """A predicate on types."""
        chance = self.chance
        draw = chance.random()
        if depth <= 0 or draw < 0.2:
            return self.code(of_type(chance, 1))
        if draw < 0.35:
            return chance.choice(tuple(sorted(_SAFE_AFTER_ANYTHING)))
        if draw < 0.45:
            return f"{self.type(depth - 1)}.predicate"
        if draw < 0.6:
            return f"And<[{', '.join([self.predicate(depth - 1), self.predicate(depth - 1)])}]>"
        if draw < 0.75:
            return f"Or<[{', '.join([self.predicate(depth - 1), self.predicate(depth - 1)])}]>"
        if draw < 0.82:
            return f"Neg<{self.predicate(depth - 1)}>"
        if draw < 0.91:
            replacement = chance.choice(("::mlir::getElementTypeOrSelf($_self)", "getElementTypeOrSelf($_self)"))
            return f'SubstLeaves<"$_self", "{replacement}", {self.predicate(depth - 1)}>'
        guard, code = chance.choice((
            ("IsShapedTypePred", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()"),
            ('CPred<"::llvm::isa<::mlir::ComplexType>($_self)">', "::llvm::cast<::mlir::ComplexType>($_self).getElementType()"),
            ('CPred<"::llvm::isa<::own::BoxType>($_self)">', "::llvm::cast<::own::BoxType>($_self).getContent()"),
        ))  # fmt: skip
        if chance.random() < 0.5:
            return f'And<[{guard}, SubstLeaves<"$_self", "{code}", {self.predicate(depth - 1)}>]>'
        inner = f'SubstLeaves<"$_self", "elementType", {self.predicate(depth - 1)}>'
        return f'And<[{guard}, Concat<"[](::mlir::Type elementType) {{ return ", {inner}, "; }}({code})">]>'

    def inherent(self, depth: int = 2) -> str:
        """A constraint on an attribute of an operation."""
        if self.chance.random() < 0.1:
            return f"OptionalAttr<{self.attribute(depth - 1)}>"
        return self.attribute(depth)

    def attribute(self, depth: int = 2) -> str:
        """A constraint on attributes."""
        chance = self.chance
        draw = chance.random()
        if depth <= 0 or draw < 0.25:
            return chance.choice(_NAMED_ATTRIBUTES)
        if draw < 0.5:
            return self._confined()
        if draw < 0.6:
            return f'TypedArrayAttrBase<{self.attribute(depth - 1)}, "array of {chance.randrange(9)}">'
        if draw < 0.68:
            return f"AnyAttrOf<[{self.attribute(depth - 1)}, {self.attribute(depth - 1)}]>"
        if draw < 0.76:
            return f"TypeAttrOf<{self.type(depth - 1)}>"
        if draw < 0.8:
            return f'TypedStrAttr<{self.type(0)}>'
        return f'Own_Kept<{self.attribute_predicate(depth)}, "odd attribute">'

    def attribute_predicate(self, depth: int) -> str:
        """A predicate on attributes."""
        chance = self.chance
        draw = chance.random()
        if depth <= 0 or draw < 0.6:
            return self.code(of_attribute(chance, 2))
        if draw < 0.68:
            return f"{self.attribute(depth - 1)}.predicate"
        if draw < 0.78:
            return f"And<[{self.attribute_predicate(depth - 1)}, {self.attribute_predicate(depth - 1)}]>"
        if draw < 0.9:
            return f"Or<[{self.attribute_predicate(depth - 1)}, {self.attribute_predicate(depth - 1)}]>"
        return f"Neg<{self.attribute_predicate(depth - 1)}>"

    def region(self) -> str:
        """A constraint on regions."""
        return self.chance.choice(
            ("AnyRegion", "AnyRegion", "SizedRegion<1>", "SizedRegion<2>", "MinSizedRegion<1>", "MaxSizedRegion<1>", "MaxSizedRegion<2>",
             'Region<CPred<"$_self.empty() || $_self.hasOneBlock()">, "at most one block">',
             'Region<CPred<"!$_self.empty() && $_self.front().getNumArguments() == 1">, "region of an argument">',
             'Region<CPred<"::llvm::hasNItemsOrMore($_self, 1)">, "region of blocks">')
        )  # fmt: skip

    def _wide(self) -> str:
        return self.chance.choice(("AnyShaped", "AnyTensor", "AnyMemRef", "AnyVectorOfAnyRank", "AnyRankedTensor", "AnyType",
                                   "AnyInteger", "AnyFloat", "AnyStaticShapeTensor", "Own_Cell", "Own_Box"))  # fmt: skip

    def _predicate_after(self, wide: str, depth: int) -> str:
        """A predicate on what satisfies a constraint, which may cast it to a type with a shape."""
        if wide in _SHAPED and self.chance.random() < 0.4:
            some = ["HasAnyRankOfPred<[1, 2]>", "HasRankGreaterOrEqualPred<1>", "HasAnyRankOfPred<[0]>", "HasRankGreaterOrEqualPred<2>"]
            if wide == "AnyVectorOfAnyRank":
                some += ["IsVectorOfRankPred<[1]>", "IsVectorOfShape<[4]>", "IsVectorOfMinLengthPred<4>"]
            return self.chance.choice(some)
        return self.predicate(depth)

    def _widths(self) -> str:
        return ", ".join([str(each) for each in self.chance.sample(_WIDTHS, 2)])

    def _sized(self, depth: int) -> str:
        chance = self.chance
        ranks, lengths = chance.choice(("1", "2", "1, 2", "0")), chance.choice(("4", "2, 4", "4, 8"))
        elements = ", ".join(self.types(0))
        return chance.choice((
            f"VectorOfRank<[{ranks}]>", f"FixedVectorOfRank<[{ranks}]>", f"ScalableVectorOfRank<[{ranks}]>",
            f"VectorOfRankAndType<[{ranks}], [{elements}]>", f"FixedVectorOfRankAndType<[{ranks}], [{elements}]>",
            f"VectorOfLength<[{lengths}]>", "VectorOfMinLength<4>", "VectorOfMaxLength<4>", f"FixedVectorOfLength<[{lengths}]>",
            f"ScalableVectorOfLength<[{lengths}]>", f"VectorOfLengthAndType<[{lengths}], [{elements}]>",
            f"VectorOfMinMaxLengthAndType<2, 6, [{elements}]>", f"FixedVectorOfLengthAndType<[{lengths}], [{elements}]>",
            f"ScalableVectorOfLengthAndType<[{lengths}], [{elements}]>",
            f"ScalableVectorOfRankAndLengthAndType<[1], [{lengths}], [{elements}]>",
            f"AllOfType<[{chance.choice(('AnyMemRef', 'AnyRankedTensor'))}, ShapedTypeWithNthDimOfSize<{chance.choice((0, 1, -1))}, [{lengths}]>]>",
            f"VectorWithTrailingDimScalableOfSizeAndType<[{lengths}], [{elements}]>",
            f"TensorRankOf<[{elements}], [{ranks}]>", f"MemRefRankOf<[{elements}], [{ranks}]>",
            f"StridedMemRefRankOf<[{elements}], [{ranks}]>", f"AnyStridedMemRefOfRank<{ranks[0]}>",
        ))  # fmt: skip

    def _confined(self) -> str:
        chance = self.chance
        kind = chance.choice(("integer", "integer", "array", "dense", "other"))
        some = chance.choice((1, 1, 2))
        if kind == "integer":
            base = chance.choice(("I8Attr", "I32Attr", "I64Attr", "IndexAttr", "SI32Attr", "UI32Attr", "AnyI32Attr", "SI8Attr", "UI8Attr",
                                  "APIntAttr", "I16Attr"))  # fmt: skip
            number = str(chance.choice((0, 1, 2, 4, 7, -1)))
            pool = ["IntNEQValue<%s>", "IntMinValue<%s>", "IntMaxValue<%s>", "IntNonNegative", "IntPositive", "IntPowerOf2",
                    "IntPositivePowerOf2", "IntIsOneOf<[1, 2, 4]>", "IntIsOneOf<[%s, 16]>",
                    "AllAttrOf<[IntMinValue<1>, IntMaxValue<7>]>"]  # fmt: skip
            if chance.random() < 0.1:
                return f"IntValidAlignment<{base}>"
            return f"ConfinedAttr<{base}, [{', '.join(each.replace('%s', number) for each in chance.sample(pool, some))}]>"
        if kind == "array":
            base = chance.choice(("ArrayAttr", "I64ArrayAttr", "I32ArrayAttr", "StrArrayAttr"))
            pool = ["ArrayMinCount<1>", "ArrayMaxCount<2>", "ArrayCount<2>", "ArrayMaxCount<3>"]
            if base.startswith("I"):
                pool += ["IntArrayNthElemEq<0, 1>", "IntArrayNthElemMinValue<0, 1>", "IntArrayNthElemMaxValue<1, 4>",
                         "IntArrayNthElemInRange<0, 1, 4>"]  # fmt: skip
            return f"ConfinedAttr<{base}, [{', '.join(chance.sample(pool, some))}]>"
        if kind == "dense":
            base = chance.choice(("DenseI64ArrayAttr", "DenseI32ArrayAttr", "DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseBoolArrayAttr",
                                  "DenseF32ArrayAttr"))  # fmt: skip
            pool = ["DenseArrayCount<2>", "DenseArrayMinCt<1>", "DenseArrayMaxCt<2>"]
            if "I" in base:
                pool += [f"DenseArrayStrictlyPositive<{base}>", f"DenseArrayNonNegative<{base}>", f"DenseArraySorted<{base}>",
                         f"DenseArrayStrictlySorted<{base}>"]  # fmt: skip
            return f"ConfinedAttr<{base}, [{', '.join(chance.sample(pool, some))}]>"
        constraint = f'AttrConstraint<{self.code(of_attribute(chance, 1))}, "more">'
        return f"ConfinedAttr<{chance.choice(_NAMED_ATTRIBUTES)}, [{constraint}]>"


_NAMED_ATTRIBUTES = (
    "AnyAttr", "LocationAttr", "BoolAttr", "IndexAttr", "AnyI8Attr", "AnyI32Attr", "AnyI64Attr", "APIntAttr", "I1Attr", "I8Attr",
    "I32Attr", "I64Attr", "SI32Attr", "UI32Attr", "F32Attr", "F64Attr", "StrAttr", "SymbolNameAttr", "TypeAttr", "UnitAttr",
    "DictionaryAttr", "ElementsAttr", "DenseBoolArrayAttr", "DenseI8ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr",
    "DenseF32ArrayAttr", "DenseF64ArrayAttr", "IndexElementsAttr", "AnyIntElementsAttr", "AnyI32ElementsAttr", "I32ElementsAttr",
    "I64ElementsAttr", "RankedI32ElementsAttr<[2]>", "RankedI64ElementsAttr<[2]>", "RankedF32ElementsAttr<[4]>", "F64ElementsAttr",
    "FloatElementsAttr<32>", "StringElementsAttr", "AffineMapAttr", "IntegerSetAttr", "ArrayAttr", "LocationArrayAttr",
    "AffineMapArrayAttr", "BoolArrayAttr", "I32ArrayAttr", "I64ArrayAttr", "F32ArrayAttr", "StrArrayAttr", "TypeArrayAttr",
    "IndexListArrayAttr", "DictArrayAttr", "SymbolRefAttr", "FlatSymbolRefAttr", "SymbolRefArrayAttr", "FlatSymbolRefArrayAttr",
    "Own_Note", "Own_Mark",
)  # fmt: skip
