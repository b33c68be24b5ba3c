// In the style of compilers for quantum programs: gates by their names, observables, registers, adjoints of regions, parameters.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Gates_Dialect : Dialect {
  let name = "gates";
  let cppNamespace = "::gates";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Gates_Op<string mnemonic, list<Trait> traits = []> : Op<Gates_Dialect, mnemonic, traits>;
def Gates_Bit : TypeDef<Gates_Dialect, "Qubit"> { let mnemonic = "bit"; }
def Gates_Reg : TypeDef<Gates_Dialect, "Register"> { let mnemonic = "reg"; }
def Gates_Obs : TypeDef<Gates_Dialect, "Observable"> { let mnemonic = "obs"; }
def Gates_Result : TypeDef<Gates_Dialect, "Result"> {
  let mnemonic = "result";
  let parameters = (ins OptionalParameter<"unsigned">:$shots, DefaultValuedParameter<"bool", "false">:$exact);
  let assemblyFormat = "(`<` $shots^ (`,` $exact^)? `>`)?";
}
def Gates_NamedEnum : I32EnumAttr<"Named", "an observable", [
  I32EnumAttrCase<"Identity", 0>, I32EnumAttrCase<"PauliX", 1>, I32EnumAttrCase<"PauliZ", 3>, I32EnumAttrCase<"Hadamard", 4>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::gates";
}
def Gates_Named : EnumAttr<Gates_Dialect, Gates_NamedEnum, "named_observable">;
def Gates_AllocOp : Gates_Op<"alloc"> {
  let arguments = (ins Optional<I64>:$nqubits, OptionalAttr<I64Attr>:$count);
  let results = (outs Gates_Reg:$qreg);
  let assemblyFormat = "`(` ($nqubits^) : ($count)? `)` attr-dict `:` type($qreg)";
}
def Gates_DeallocOp : Gates_Op<"dealloc"> {
  let arguments = (ins Gates_Reg:$qreg);
  let assemblyFormat = "$qreg attr-dict `:` type($qreg)";
}
def Gates_ExtractOp : Gates_Op<"extract", [Pure]> {
  let arguments = (ins Gates_Reg:$qreg, Optional<I64>:$idx, OptionalAttr<I64Attr>:$idx_attr);
  let results = (outs Gates_Bit:$qubit);
  let assemblyFormat = "$qreg `[` ($idx^) : ($idx_attr)? `]` attr-dict `:` type($qreg) `->` type($qubit)";
}
def Gates_InsertOp : Gates_Op<"insert", [Pure, AllTypesMatch<["in", "out"]>]> {
  let arguments = (ins Gates_Reg:$in, Optional<I64>:$idx, OptionalAttr<I64Attr>:$idx_attr, Gates_Bit:$qubit);
  let results = (outs Gates_Reg:$out);
  let assemblyFormat = "$in `[` ($idx^) : ($idx_attr)? `]` `,` $qubit attr-dict `:` type($in) `,` type($qubit)";
}
def Gates_CustomOp : Gates_Op<"custom", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<F64>:$params, Variadic<Gates_Bit>:$qubits, StrAttr:$gate, UnitAttr:$adjoint, Variadic<Gates_Bit>:$controls, Variadic<I1>:$values);
  let results = (outs Variadic<Gates_Bit>:$out, Variadic<Gates_Bit>:$outControls);
  let assemblyFormat = [{
    $gate `(` $params `)` $qubits (`adj` $adjoint^)? attr-dict (`ctrls` `(` $controls^ `)`)? (`ctrlvals` `(` $values^ `)`)? `:` type($out) (`ctrls` type($outControls)^)?
  }];
}
def Gates_MeasureOp : Gates_Op<"measure"> {
  let arguments = (ins Gates_Bit:$in, OptionalAttr<ConfinedAttr<I32Attr, [IntNonNegative, IntMaxValue<1>]>>:$postselect);
  let results = (outs I1:$mres, Gates_Bit:$out);
  let assemblyFormat = "$in (`postselect` $postselect^)? attr-dict `:` type($mres) `,` type($out)";
}
def Gates_NamedObsOp : Gates_Op<"namedobs", [Pure]> {
  let arguments = (ins Gates_Bit:$qubit, Gates_Named:$type);
  let results = (outs Gates_Obs:$obs);
  let assemblyFormat = "$qubit `[` $type `]` attr-dict `:` type($obs)";
}
def Gates_TensorOp : Gates_Op<"tensor", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<Gates_Obs>:$terms);
  let results = (outs Gates_Obs:$obs);
  let assemblyFormat = "$terms attr-dict `:` type($obs)";
}
def Gates_ExpvalOp : Gates_Op<"expval"> {
  let arguments = (ins Gates_Obs:$obs, OptionalAttr<I64Attr>:$shots);
  let results = (outs F64:$expval);
  let assemblyFormat = "$obs (`shots` $shots^)? attr-dict `:` type($expval)";
}
def Gates_SampleOp : Gates_Op<"sample"> {
  let arguments = (ins Gates_Obs:$obs, OptionalAttr<I64Attr>:$shots);
  let results = (outs Gates_Result:$samples);
  let assemblyFormat = "$obs (`shots` $shots^)? attr-dict `:` qualified(type($samples))";
}
def Gates_AdjointOp : Gates_Op<"adjoint", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Gates_Reg:$qreg);
  let results = (outs Gates_Reg:$out);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "`(` $qreg `)` attr-dict `:` type(operands) `->` type(results) $region";
}
def Gates_YieldOp : Gates_Op<"yield", [Pure, ReturnLike, Terminator, HasParent<"AdjointOp">]> {
  let arguments = (ins Variadic<Gates_Reg>:$retvals);
  let assemblyFormat = "attr-dict ($retvals^ `:` type($retvals))?";
}
