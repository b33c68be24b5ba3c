"""Operations with several parts and traits, made at random out of the constraints of probes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .conditions import of_type
from .constraints import Constraints, is_of_types

WIDE = ("AnyType", "AnyType", "AnyShaped", "AnyTensor", "AnyMemRef", "AnyVectorOfAnyRank", "AnyInteger", "AnyFloat",
        "AnyRankedTensor", "AnySignlessInteger", "SignlessIntegerLike", "FloatLike", "AnyTuple", "Own_Cell", "Index", "I32", "F32")  # fmt: skip
"""Constraints that many types satisfy."""


class Value(NamedTuple):
    """An operand or a result."""

    name: str
    constraint: str
    arity: str = "one"

    @property
    def declared(self) -> str:
        """The part in a definition."""
        wrapped = {"one": "%s", "optional": "Optional<%s>", "variadic": "Variadic<%s>"}.get(self.arity, "VariadicOfVariadic<%s, \"groups\">")
        return f"{wrapped % self.constraint}:${self.name}"


class Operation(NamedTuple):
    """An operation, as it is defined; nothing is known of what an `opaque` one refuses, as that is C++."""

    name: str
    operands: tuple[Value, ...] = ()
    results: tuple[Value, ...] = ()
    attributes: tuple[tuple[str, str], ...] = ()
    """Names and constraints."""
    regions: tuple[str, ...] = ()
    successors: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    extra: str = ""
    written: str = ""
    opaque: bool = False
    parent: str = ""
    """The operation that it stands in."""
    assembly: str = ""
    """The assembly format, if it has one."""
    together: str = ""
    """What types of a use have in common, mostly: "type", "shape", "element"."""

    @property
    def definition(self) -> str:
        """The operation in ODS."""
        lines = [f'def Own_{self.name.capitalize()} : Own_Op<"{self.name}", [{", ".join(self.traits)}]> {{']
        arguments = [each.declared for each in self.operands] + [f"{of}:${name}" for name, of in self.attributes]
        if arguments:
            lines.append(f"  let arguments = (ins {', '.join(arguments)});")
        if self.results:
            lines.append(f"  let results = (outs {', '.join([each.declared for each in self.results])});")
        if self.regions:
            lines.append(f"  let regions = (region {', '.join([f'{of}:$r{number}' for number, of in enumerate(self.regions)])});")
        if self.successors:
            lines.append(f"  let successors = (successor {', '.join([f'{of}:$s{number}' for number, of in enumerate(self.successors)])});")
        if self.assembly:
            lines.append(f'  let assemblyFormat = "{self.assembly}";')
        if self.extra:
            lines.append(f"  {self.extra}")
        return "\n".join([*lines, "}", ""])


FIXED = """
def Own_Yield : Own_Op<"yield", [Terminator, ReturnLike, Pure]> { let arguments = (ins Variadic<AnyType>:$values); }
def Own_Stop : Own_Op<"stop", [Terminator]> {}
def Own_End : Own_Op<"end", [Terminator, Pure]> { let assemblyFormat = "attr-dict"; }
def Own_Outer : Own_Op<"outer", [NoTerminator]> { let regions = (region AnyRegion:$body); }
def Own_Other : Own_Op<"other", [NoTerminator]> { let regions = (region AnyRegion:$body); }
def Own_Uses : Own_Op<"uses"> { let arguments = (ins Variadic<AnyType>:$values); }
def Own_Named : Own_Op<"named", [Symbol]> { let arguments = (ins SymbolNameAttr:$sym_name); }
def Own_Verified : NativeOpTrait<"Checked"> { let cppNamespace = "::own"; }
class Own_Limited<int most> : ParamNativeOpTrait<"Limited", "" # most> { let cppNamespace = "::own"; }
def Own_Facing : OpInterface<"Facing"> {
  let cppNamespace = "::own";
  let methods = [];
  let verify = [{ return $_op->getNumOperands() == 3 ? $_op->emitError("three") : ::mlir::success(); }];
}
"""
"""Operations that others stand in and end with, and traits of the dialect's own."""


class Operations:
    """Makes operations with a source of chance, out of constraints."""

    def __init__(self, chance: random.Random, constraints: Sequence[str], attributes: Sequence[str]) -> None:
        self.chance = chance
        self.constraints = constraints
        self.attributes = attributes
        self.make = Constraints(chance)
        self.name = ""

    def operations(self, count: int) -> list[Operation]:
        """So many operations."""
        kinds: tuple[Callable[[], Operation], ...] = (
            self._free, self._segments, self._alike, self._alike, self._matching, self._matching, self._conditioned, self._regions,
            self._regions, self._terminator, self._computed, self._folded,
        )  # fmt: skip
        found = []
        for number in range(count):
            self.name = f"o{number}"
            made = self.chance.choice(kinds)()._replace(name=self.name)
            made = made._replace(operands=_declarable(made.operands), results=_declarable(made.results))
            found.append(made._replace(assembly=self._assembly(made)) if self.chance.random() < 0.6 else made)
        return found

    def _assembly(self, made: Operation) -> str:
        """An assembly format, for an operation that has parts of which each is in one place of it."""
        values = [*made.operands, *made.results]
        if "FunctionOpInterface" in made.traits:
            return ""
        if any(["AttrSized" in each for each in made.traits]) or any([each.arity == "nested" for each in values]):
            return ""
        parts = ["operands"] if made.operands else []
        parts += ["successors"] if made.successors else []
        parts += ["attr-dict-with-keyword", "regions"] if made.regions else ["attr-dict"]
        if "SameOperandsAndResultType" in made.traits and all([each.arity == "one" for each in values]):
            parts += ["`:`", f"type(${made.results[0].name})"]
        elif made.operands and made.results:
            parts += ["`:`", "functional-type(operands, results)"]
        elif values:
            parts += ["`:`", "type(operands)" if made.operands else "type(results)"]
        return " ".join(parts)

    def _constraint(self) -> str:
        return self.chance.choice(WIDE) if self.chance.random() < 0.6 else self.chance.choice(self.constraints)

    def _values(self, stem: str, least: int, most: int, arities: Sequence[str] = ("one",)) -> tuple[Value, ...]:
        count = self.chance.randint(least, most)
        return tuple([Value(f"{stem}{number}", self._constraint(), self.chance.choice(arities)) for number in range(count)])

    def _attributes(self, most: int) -> tuple[tuple[str, str], ...]:
        found = []
        for number in range(self.chance.randint(0, most)):
            of = self.chance.choice(self.attributes)
            if self.chance.random() < 0.3 and not of.startswith("OptionalAttr"):
                of = f"OptionalAttr<{of}>"
            found.append((f"a{number}", of))
        return tuple(found)

    def _harmless(self) -> list[str]:
        pool = ("Pure", "MemoryEffects<[MemRead]>", "MemoryEffects<[MemWrite]>", "NoMemoryEffect", "AlwaysSpeculatable",
                "MemRefsNormalizable", "DeclareOpInterfaceMethods<OpAsmOpInterface>", "Commutative")  # fmt: skip
        return self.chance.sample(pool, 1) if self.chance.random() < 0.3 else []

    def _free(self) -> Operation:
        operands = self._values("x", 0, 3)
        results = self._values("y", 0, 2)
        return Operation("", operands, results, self._attributes(3), traits=tuple(self._harmless()))

    def _segments(self) -> Operation:
        arities = ("one", "one", "optional", "variadic", "variadic")
        operands, results = self._values("x", 1, 4, arities), self._values("y", 0, 3, arities)
        traits: list[str] = []
        attributes = self._attributes(1)
        if self.chance.random() < 0.12:
            operands = (*operands, Value("nested", self._constraint(), "nested"))
            attributes = (*attributes, ("groups", "DenseI32ArrayAttr"))
        for values, side in ((operands, "Operand"), (results, "Result")):
            loose = [each.arity for each in values if each.arity != "one"]
            if len(loose) > 1:
                same = "optional" not in loose and "nested" not in loose and self.chance.random() < 0.4
                traits.append(f"SameVariadic{side}Size" if same else f"AttrSized{side}Segments")
        return Operation("", operands, results, attributes, traits=(*traits, *self._harmless()))

    def _alike(self) -> Operation:
        chance = self.chance
        wide = ("AnyType", "AnyType", "AnyShaped", "AnyTensor", "AnyVectorOfAnyRank", "AnyMemRef", "SignlessIntegerLike", "FloatLike")
        trait, together = chance.choice((
            ("SameTypeOperands", "type"), ("SameOperandsShape", "shape"), ("SameOperandsAndResultShape", "shape"),
            ("SameOperandsElementType", "element"), ("SameOperandsAndResultElementType", "element"),
            ("SameOperandsAndResultType", "type"), ("SameOperandsAndResultRank", "shape"), ("Elementwise", "shape"),
            ("Scalarizable", "shape"), ("Vectorizable", "shape"), ("Tensorizable", "shape"), ("ResultsBroadcastableShape", "shape"),
            ("ResultsAreFloatLike", "type"),
        ))  # fmt: skip
        arity = chance.choice(("one", "one", "one", "variadic", "optional"))
        operands = [Value(f"x{number}", chance.choice(wide)) for number in range(chance.choice((1, 2, 2, 3)))]
        if arity != "one":
            operands[-1] = operands[-1]._replace(arity=arity)
            if len(operands) == 1 and trait != "SameTypeOperands":
                operands = [Value("x9", chance.choice(wide)), *operands]
        results = [Value(f"y{number}", chance.choice(wide)) for number in range(chance.choice((1, 1, 2)))]
        traits = ["Elementwise", trait] if trait in ("Scalarizable", "Vectorizable", "Tensorizable") else [trait]
        if chance.random() < 0.1:
            traits.append("SameTypeOperands")
        return Operation("", tuple(operands), tuple(results), (), traits=tuple(dict.fromkeys([*traits, *self._harmless()])), together=together)

    def _matching(self) -> Operation:
        """Types of operands and results that match, by names."""
        chance = self.chance
        shaped = chance.choice(("AnyRankedTensor", "AnyVectorOfAnyRank", "AnyMemRef", "AnyStaticShapeTensor"))
        kind = chance.choice(("AllTypesMatch", "AllShapesMatch", "AllRanksMatch", "AllElementTypesMatch", "AllElementCountsMatch",
                              "AllTypeIDsMatch", "TypesMatchWith", "TypesMatchWith", "TypesMatchWith", "positions", "TypeIs", "inputs",
                              "AllMatch", "ranges"))  # fmt: skip
        x, y, z = Value("x", shaped), Value("y", shaped), Value("z", shaped)
        if kind == "AllElementCountsMatch":
            x, y, z = [each._replace(constraint="AnyStaticShapeTensor") for each in (x, y, z)]
        if kind in ("AllTypesMatch", "AllElementTypesMatch", "AllTypeIDsMatch"):
            x, y, z = [each._replace(constraint=self._constraint() if kind != "AllElementTypesMatch" else "AnyShaped") for each in (x, y, z)]
        together = {"AllTypesMatch": "type", "AllTypeIDsMatch": "type", "AllElementTypesMatch": "element"}.get(kind, "shape")
        if kind.endswith("Match") or kind == "AllTypeIDsMatch":
            names = chance.choice(('"x", "y"', '"x", "y", "z"', '"z", "x"'))
            traits = [f"{kind}<[{names}]>"]
            if kind == "AllMatch":
                traits = [f'AllMatch<["$x.getType()", "$y.getType()"], "own match {chance.randrange(99)}">']
            return Operation("", (x, y), (z,), (), traits=tuple(traits), together=together)
        if kind == "TypesMatchWith":
            return self._with_transformer(x, y)
        if kind == "positions":
            predicate = chance.choice(("TCresVTEtIsSameAsOp<0, 0>", "TCresVTEtIsSameAsOp<0, 1>", "TCopVTEtIsSameAs<0, 1>",
                                       "TCopVTEtAreSameAt<[0, 1]>", "TCresIsSameAsOpBase<0, 1>", "TCopVTEtIs<0, AnyFloat>",
                                       "TCopVTEtIs<1, I32>", "And<[TCopVTEtIsSameAs<0, 1>, TCresVTEtIsSameAsOp<0, 0>]>"))  # fmt: skip
            if chance.random() < 0.3:
                predicate = f"Or<[{predicate}, TCresIsSameAsOpBase<0, 0>]>"
            return Operation("", (x, y), (z,), (), traits=(f'PredOpTrait<"positions match", {predicate}>',), together="element")
        if kind == "TypeIs":
            trait = chance.choice(("TypeIs", "ElementTypeIs"))
            return Operation("", (x, y), (z,), (), traits=(f'{trait}<"{chance.choice("xyz")}", {chance.choice(("F32", "AnyFloat", "I32", shaped))}>',))
        if kind == "inputs":
            x, y = [each._replace(constraint="AnyType") for each in (x, y)]
            trait = chance.choice((
                f'InputMatchesTypes<["x", "y"], [{self.make.type(0)}, {self.make.type(0)}]>',
                'InputAddressIsCombinationOf<["x", "y"], [[I32, F32], [F32, I32], [Index, AnyTensor]]>',
            ))  # fmt: skip
            return Operation("", (x, y), (), (), traits=(trait,))
        element = Value("rest", "AnyType", "variadic")
        trait = chance.choice((
            'RangedTypesMatchWith<"ranges", "rest", "out", "$_self">',
            'ShapedTypeMatchesElementCountAndTypes<"x", "rest">',
        ))  # fmt: skip
        if trait.startswith("Ranged"):
            return Operation("", (element,), (Value("out", "AnyType", "variadic"),), (), traits=(trait,), together="type")
        return Operation("", (x._replace(constraint="AnyStaticShapeTensor"), element), (), (), traits=(trait,), together="element")

    def _with_transformer(self, x: Value, y: Value) -> Operation:
        chance = self.chance
        code, least, of = chance.choice((
            ("getElementTypeOrSelf($_self)", x.constraint, "AnyType"),
            ("::llvm::cast<ShapedType>($_self).getElementType()", x.constraint, "AnyType"),
            ("::llvm::cast<::mlir::VectorType>($_self).getElementType()", "AnyVectorOfAnyRank", "AnyType"),
            ("::llvm::cast<::mlir::ShapedType>($_self).clone(::mlir::IntegerType::get($_self.getContext(), 1))", "AnyRankedTensor", "AnyTensor"),
            ("::mlir::RankedTensorType::get({2}, $_self)", "AnyFloat", "AnyTensor"),
            ("::mlir::VectorType::get({4}, $_self)", "AnySignlessInteger", "AnyVectorOfAnyRank"),
            ("::mlir::MemRefType::get({::mlir::ShapedType::kDynamic}, $_self)", "I32", "AnyMemRef"),
            ("::own::BoxType::get($_self.getContext(), $_self)", "AnyType", "Own_Box"),
            ("::llvm::cast<::own::BoxType>($_self).getContent()", "Own_Box", "AnyType"),
            ("::mlir::TupleType::get($_self.getContext(), {$_self, $_self})", "AnyType", "AnyTuple"),
            ("::mlir::IndexType::get($_self.getContext())", "AnyType", "AnyType"),
            ("::mlir::IntegerType::get($_self.getContext(), ::llvm::cast<::mlir::IntegerType>($_self).getWidth() * 2)", "AnySignlessInteger",
             "AnyInteger"),
            ("::mlir::ComplexType::get($_self)", "AnyFloat", "AnyComplex"),
            ("::llvm::cast<::mlir::ComplexType>($_self).getElementType()", "AnyComplex", "AnyType"),
            ("::llvm::cast<::mlir::FunctionType>($_self).getInput(0)", "Type<CPred<\"::llvm::isa<::mlir::FunctionType>($_self) && "
             "::llvm::cast<::mlir::FunctionType>($_self).getNumInputs() > 0\">, \"function of inputs\">", "AnyType"),
            ("::mlir::UnrankedTensorType::get(::llvm::cast<::mlir::ShapedType>($_self).getElementType())", "AnyTensor", "AnyTensor"),
            ("$_self", "AnyType", "AnyType"),
            ("::llvm::isa<::mlir::ShapedType>($_self) ? getElementTypeOrSelf($_self) : $_self", "AnyType", "AnyType"),
            ("::llvm::cast<::mlir::RankedTensorType>($_self).dropEncoding()", "AnyRankedTensor", "AnyTensor"),
            ("::mlir::MemRefType::get(::llvm::cast<::mlir::ShapedType>($_self).getShape(), getElementTypeOrSelf($_self))", "AnyRankedTensor",
             "AnyMemRef"),
            ("::llvm::cast<::mlir::VectorType>($_self).cloneWith(std::nullopt, ::mlir::Float32Type::get($_self.getContext()))",
             "AnyVectorOfAnyRank", "AnyVectorOfAnyRank"),
            ("::mlir::FunctionType::get($_self.getContext(), {$_self}, {})", "AnyType", "FunctionType"),
        ))  # fmt: skip
        form = chance.choice(("operands", "result", "optional"))
        one, other = Value("x", least), Value("y", of)
        trait = f'TypesMatchWith<"y follows x {chance.randrange(99)}", "x", "y", [{{{code}}}]>'
        if form == "optional":
            trait = f"Optional{trait}"
            return Operation("", (one, other._replace(arity="optional")), (), (), traits=(trait,), together="element")
        if form == "result":
            return Operation("", (one,), (other,), (), traits=(trait,), together="element")
        return Operation("", (one, other), (), (), traits=(trait,), together="element")

    def _conditioned(self) -> Operation:
        """Conditions in C++ on several parts."""
        chance = self.chance
        x, y = Value("x", chance.choice(WIDE)), Value("y", chance.choice(WIDE))
        rest = Value("rest", "AnyType", chance.choice(("variadic", "optional")))
        z = Value("z", chance.choice(WIDE))
        relation = chance.choice(("==", "!=", "<", "<=", ">"))
        conditions = (
            "$x.getType() == $y.getType()", "$x.getType() != $y.getType()", "getElementTypeOrSelf($x) == getElementTypeOrSelf($y)",
            f"$_op.getNumOperands() {relation} {chance.choice((2, 3))}", "$_op.getNumOperands() == $_op.getNumResults()",
            f"$rest.size() {relation} {chance.choice((0, 1, 2))}" if rest.arity == "variadic" else "!getRest() || getRest().getType() == $x.getType()",
            "llvm::all_of($_op.getOperandTypes(), [&](::mlir::Type t) { return t == $x.getType(); })",
            "llvm::all_equal($_op.getOperandTypes())", "$_op.getResult(0).getType() == $_op.getOperand(0).getType()",
            "llvm::any_of($_op.getOperandTypes(), [](::mlir::Type t) { return t.isF32(); })",
            "(!getA() || *getA() > 2)", "$_op.hasAttr(\"a\") || $x.getType() == $y.getType()",
            "$_op.getNumRegions() == 0", of_type(chance, 1, "$x.getType()"),
            f"{of_type(chance, 0, '$x.getType()')} || {of_type(chance, 0, '$y.getType()')}",
            "(::llvm::isa<::mlir::ShapedType>($x.getType()) == ::llvm::isa<::mlir::ShapedType>($y.getType()))",
            "$_op.getOperand(0) != $_op.getOperand(1)",
            "getElementTypeOrSelf(getX().getType()) == getElementTypeOrSelf(this->getZ().getType())",
            "::llvm::isa<::mlir::ShapedType>($x.getType()) && ::llvm::isa<::mlir::ShapedType>($z.getType()) && "
            "::mlir::succeeded(::mlir::verifyCompatibleShape($x.getType(), $z.getType()))",
        )  # fmt: skip
        codes = [f"CPred<[{{{code}}}]>" for code in chance.sample(conditions, 2)]
        predicate = chance.choice((codes[0], codes[0], f"And<[{', '.join(codes)}]>", f"Or<[{', '.join(codes)}]>", f"Neg<{codes[0]}>"))
        return Operation(
            "", (x, y, rest), (z,), (("a", "OptionalAttr<I32Attr>"),),
            traits=(f'PredOpTrait<"own condition {chance.randrange(99)}", {predicate}>',), together=chance.choice(("type", "", "element")),
        )  # fmt: skip

    def _regions(self) -> Operation:
        chance = self.chance
        regions = [self.make.region() for _ in range(chance.choice((1, 1, 2)))]
        traits: list[str] = []
        one_block = chance.random() < 0.5
        if one_block:
            traits.append(chance.choice(("SingleBlock", 'SingleBlockImplicitTerminator<"::own::End">', "NoTerminator, SingleBlock",
                                         "GraphRegionNoTerminator", 'SingleBlockImplicitTerminator<"End">')))  # fmt: skip
            regions = [each if "2" not in each else "AnyRegion" for each in regions]
        elif chance.random() < 0.3:
            traits.append("NoTerminator")
        pool = ["NoRegionArguments", "IsolatedFromAbove", "AffineScope", "AutomaticAllocationScope", "RecursiveMemoryEffects",
                "RecursivelySpeculatable"]  # fmt: skip
        if len(regions) == 1:
            pool += ["SymbolTable", "HasParallelRegion"]
        if not any(["Graph" in each for each in traits]):
            pool.append("HasOnlyGraphRegion, RegionKindInterface")
        traits += chance.sample(pool, chance.choice((0, 1, 2)))
        if chance.random() < 0.2:
            regions[-1] = f"VariadicRegion<{regions[-1]}>"
            traits = [each for each in traits if each not in ("SymbolTable", "HasParallelRegion")]
        return Operation("", self._values("x", 0, 1), self._values("y", 0, 1), (), tuple(regions), traits=tuple(dict.fromkeys(traits)))

    def _terminator(self) -> Operation:
        chance = self.chance
        traits = ["Terminator"]
        parent = ""
        draw = chance.random()
        if draw < 0.25:
            parent = "own.outer"
            traits.append(chance.choice(('HasParent<"::own::Outer">', 'ParentOneOf<["Outer", "::own::Other"]>', 'HasParent<"Outer">')))
        elif draw < 0.4:
            traits.append("ReturnLike")
        successors = tuple([chance.choice(("AnySuccessor", "AnySuccessor")) for _ in range(chance.choice((0, 1, 2)))])
        if chance.random() < 0.25:
            successors = (*successors, "VariadicSuccessor<AnySuccessor>")
        if "ReturnLike" in traits or chance.random() < 0.2:
            successors = ()
        if chance.random() < 0.15:
            traits.remove("Terminator")
            successors = ()
            traits = [each for each in traits if each != "ReturnLike"]
        if successors and chance.random() < 0.4 and "Variadic" not in successors[-1]:
            return self._branch(successors, traits, parent)
        return Operation("", self._values("x", 0, 2), (), self._attributes(1), (), successors, tuple(traits), parent=parent)

    def _branch(self, successors: tuple[str, ...], traits: list[str], parent: str) -> Operation:
        operands = tuple([Value(f"x{number}", "AnyType", "variadic") for number in range(len(successors))])
        if len(successors) > 1:
            traits.append("AttrSizedOperandSegments")
        traits.append("DeclareOpInterfaceMethods<BranchOpInterface>")
        name = self.name.capitalize()
        cases = "\n".join([f"  if (index == {number}) return SuccessorOperands(getX{number}Mutable());" for number in range(len(successors))])
        written = f"SuccessorOperands own::{name}::getSuccessorOperands(unsigned index) {{\n{cases}\n  return SuccessorOperands(getX0Mutable());\n}}\n"
        return Operation("", operands, (), (), (), successors, tuple(traits), written=written, opaque=True, parent=parent)

    def _folded(self) -> Operation:
        chance = self.chance
        of = chance.choice(("AnyType", "SignlessIntegerLike", "AnyTensor"))
        form = chance.choice(("Involution", "Idempotent", "binary", "ConstantLike"))
        if form == "ConstantLike":
            return Operation("", (), (Value("y", of),), (("value", chance.choice(("AnyAttr", "ElementsAttr"))),),
                             traits=("ConstantLike", "Pure"), extra="let hasFolder = 1;",
                             written=f"OpFoldResult own::{self.name.capitalize()}::fold(FoldAdaptor) {{ return {{}}; }}\n")  # fmt: skip
        count = 2 if form == "binary" else 1
        traits = ("SameOperandsAndResultType", "Idempotent" if form == "binary" else form, *(("Commutative",) if count == 2 else ()))
        return Operation("", tuple([Value(f"x{number}", of) for number in range(count)]), (Value("y", of),), traits=traits, together="type")

    def _computed(self) -> Operation:
        """What only C++ knows."""
        chance = self.chance
        name = f"own::{self.name.capitalize()}"
        form = chance.choice(("verifier", "infer", "adaptor", "cast", "call", "function", "style", "select", "loop", "trait", "limited",
                              "interface", "symbol", "branch", "user", "regions verifier"))  # fmt: skip
        x, y = Value("x", self._constraint()), Value("y", self._constraint())
        if form == "verifier":
            written = f'LogicalResult {name}::verify() {{ return (*this)->getNumOperands() == 2 ? success() : emitOpError("odd"); }}\n'
            return Operation("", (x, y._replace(arity="optional")), (), traits=(), extra="let hasVerifier = 1;", written=written, opaque=True)
        if form == "regions verifier":
            written = f'LogicalResult {name}::verifyRegions() {{ return getR0().empty() ? success() : emitOpError("odd"); }}\n'
            return Operation("", (x,), (), regions=("AnyRegion",), traits=("NoTerminator",), extra="let hasRegionVerifier = 1;",
                             written=written, opaque=True)  # fmt: skip
        if form == "infer":
            arguments = "MLIRContext *, std::optional<Location>, ValueRange operands, DictionaryAttr, OpaqueProperties, RegionRange"
            written = (f"LogicalResult {name}::inferReturnTypes({arguments}, SmallVectorImpl<Type> &found) {{\n"
                       "  found.push_back(operands[0].getType()); return success(); }\n")  # fmt: skip
            return Operation("", (x,), (y._replace(constraint="AnyType"),), traits=("DeclareOpInterfaceMethods<InferTypeOpInterface>",),
                             written=written, opaque=True, together="type")  # fmt: skip
        if form == "adaptor":
            written = (f"LogicalResult {name}::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor, SmallVectorImpl<Type> &found) {{\n"
                       "  found.push_back(adaptor.getX().getType()); return success(); }\n")  # fmt: skip
            return Operation("", (x,), (y._replace(constraint="AnyType"),), traits=("InferTypeOpAdaptor",), written=written, opaque=True, together="type")
        if form == "cast":
            written = f"bool {name}::areCastCompatible(TypeRange from, TypeRange to) {{ return from.size() == to.size() && from[0] != to[0]; }}\n"
            return Operation("", (x,), (y,), traits=("DeclareOpInterfaceMethods<CastOpInterface>",), written=written, opaque=True)
        if form == "style":
            written = f"MutableOperandRange {name}::getDpsInitsMutable() {{ return getOutMutable(); }}\n"
            return Operation("", (x, Value("out", "AnyRankedTensor", "variadic")), (Value("res", "AnyRankedTensor", "variadic"),),
                             traits=("DestinationStyleOpInterface",), extra="let extraClassDeclaration = \"::mlir::MutableOperandRange getDpsInitsMutable();\";",
                             written=written, opaque=True, together="type")  # fmt: skip
        if form == "select":
            return Operation("", (Value("c", "I1"), x._replace(constraint="AnyType", name="t"), y._replace(constraint="AnyType", name="f")),
                             (Value("r", "AnyType"),), traits=("AllTypesMatch<[\"t\", \"f\", \"r\"]>", "DeclareOpInterfaceMethods<SelectLikeOpInterface>"),
                             written="".join([f"Value {name}::get{what}() {{ return get{part}(); }}\n" for what, part in _SELECTED]), together="type")  # fmt: skip
        if form == "trait":
            return Operation("", (x, y), (), traits=("Own_Verified",), opaque=True)
        if form == "limited":
            return Operation("", (x, y), (), traits=(f"Own_Limited<{chance.choice((1, 2))}>",), opaque=True)
        if form == "interface":
            return Operation("", (x, y._replace(arity="variadic")), (), traits=("Own_Facing",), opaque=True)
        if form == "symbol":
            return Operation("", (), (), (("sym_name", "SymbolNameAttr"), ("sym_visibility", "OptionalAttr<StrAttr>")), traits=("Symbol",))
        if form == "user":
            written = (f"LogicalResult {name}::verifySymbolUses(SymbolTableCollection &table) {{\n"
                       "  return table.lookupNearestSymbolFrom(*this, getToAttr()) ? success() : emitOpError(\"nothing\"); }\n")  # fmt: skip
            return Operation("", (), (), (("to", "FlatSymbolRefAttr"),), traits=("DeclareOpInterfaceMethods<SymbolUserOpInterface>",), written=written, opaque=True)
        if form == "call":
            written = (f"CallInterfaceCallable {name}::getCallableForCallee() {{ return getCalleeAttr(); }}\n"
                       f"void {name}::setCalleeFromCallable(CallInterfaceCallable to) {{\n"
                       "  setCalleeAttr(cast<FlatSymbolRefAttr>(cast<SymbolRefAttr>(to))); }\n"
                       f"Operation::operand_range {name}::getArgOperands() {{ return getInputs(); }}\n"
                       f"MutableOperandRange {name}::getArgOperandsMutable() {{ return getInputsMutable(); }}\n")  # fmt: skip
            return Operation("", (Value("inputs", "AnyType", "variadic"),), (y._replace(arity="variadic"),),
                             (("callee", "FlatSymbolRefAttr"), *_OF_VALUES), traits=("DeclareOpInterfaceMethods<CallOpInterface>",), written=written,
                             opaque=True)  # fmt: skip
        if form == "function":
            return Operation("", (), (), (("sym_name", "SymbolNameAttr"), ("function_type", "TypeAttrOf<FunctionType>"), *_OF_VALUES),
                             regions=("AnyRegion",), traits=("FunctionOpInterface", "IsolatedFromAbove"), extra=_FUNCTION)  # fmt: skip
        return self._free()


_OF_VALUES = (("arg_attrs", "OptionalAttr<DictArrayAttr>"), ("res_attrs", "OptionalAttr<DictArrayAttr>"))

_FUNCTION = """let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return &getR0(); }
  }];"""


def _declarable(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values, of which several have types that a type may have: TableGen takes no other constraints for those."""
    return tuple([each if each.arity == "one" or is_of_types(each.constraint) else each._replace(constraint="AnyType") for each in values])


_SELECTED = (("Condition", "C"), ("TrueValue", "T"), ("FalseValue", "F"))

WRITTEN_FIRST = """
namespace own {
template <typename T> class Checked : public ::mlir::OpTrait::TraitBase<T, Checked> {
public:
  static ::llvm::LogicalResult verifyTrait(::mlir::Operation *op) {
    return op->getOperand(0).getType() == op->getOperand(1).getType() ? ::llvm::success() : op->emitError("checked");
  }
};
template <int most> struct Limited {
  template <typename T> class Impl : public ::mlir::OpTrait::TraitBase<T, Impl> {
  public:
    static ::llvm::LogicalResult verifyTrait(::mlir::Operation *op) {
      return op->getNumOperands() <= most ? ::llvm::success() : op->emitError("limited");
    }
  };
};
}
"""
