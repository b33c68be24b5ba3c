include "quarry/QuarryBase.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

multiclass Arith<string suffix, Type T> {
  foreach name = ["add", "sub", "mul"] in {
    def _ # name : Quarry_Op<name # "." # suffix, [Pure, SameOperandsAndResultType]> {
      let arguments = (ins T:$lhs, T:$rhs, DefaultValuedAttr<Quarry_Flags, "Flags::None">:$flags);
      let results = (outs T:$res);
      let assemblyFormat = "$lhs `,` $rhs (`flags` `` $flags^)? attr-dict `:` type($res)";
    }
  }
}
defm Quarry_F : Arith<"f", AnyFloat>;
defm Quarry_I : Arith<"i", AnySignlessInteger>;

def Quarry_FuncOp : Quarry_Op<"func", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<StrAttr>:$sym_visibility,
                   OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static llvm::StringRef getDefaultDialect() { return "quarry"; }
  }];
}
def Quarry_ReturnOp : Quarry_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}
def Quarry_ForeachOp : Quarry_Op<"foreach", [AttrSizedOperandSegments, SingleBlock, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<Index>:$lbs, Variadic<Index>:$ubs, Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "custom<Foreach>($lbs, $ubs, $inits, type($inits), type($results), $body) attr-dict";
}
def Quarry_YieldOp : Quarry_Op<"yield", [Pure, ReturnLike, Terminator, ParentOneOf<["ForeachOp", "SwitchOp"]>]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}
def Quarry_SwitchOp : Quarry_Op<"switch", [NoRegionArguments, SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins I32:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = "$arg attr-dict (`->` type($results)^)? custom<Cases>($cases, $caseRegions) `` `default` $defaultRegion";
}
def Quarry_ProcessOp : Quarry_Op<"process", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$ins, Variadic<AnyType>:$outs, UnitAttr:$async, OptionalAttr<Quarry_Level>:$level, OptionalAttr<FlatSymbolRefAttr>:$clock);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    oilist(`ins` `(` $ins `:` type($ins) `)` | `outs` `(` $outs `:` type($outs) `)` | `async` $async | `level` `(` $level `)`)
    (`clock` `(` $clock^ `)`)? $body attr-dict-with-keyword
  }];
}
def Quarry_MakeOp : Quarry_Op<"make", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$parts, OptionalAttr<Quarry_Layout>:$layout, Quarry_LevelAngle:$level);
  let results = (outs Quarry_Stone:$stone);
  let assemblyFormat = "`level` $level (`layout` `=` $layout^)? `[` $parts `]` attr-dict `:` functional-type($parts, $stone)";
}
def Quarry_CallOp : Quarry_Op<"call", [CallOpInterface]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}
def Quarry_PlanOp : Quarry_Op<"plan", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Quarry_Plan:$plan);
  let assemblyFormat = "$sym_name `=` $plan attr-dict";
}
def Quarry_SendOp : Quarry_Op<"send", [AttrSizedOperandSegments]> {
  let arguments = (ins FlatSymbolRefAttr:$to, Optional<AnyType>:$by, Variadic<AnyType>:$args);
  let assemblyFormat = "$to (`by` $by^ `:` type($by) ` `)? `(` $args `)` attr-dict (`:` type($args)^)?";
}
def Quarry_Rock : Type<CPred<"::llvm::isa<quarry::RockType>($_self)">, "rock", "quarry::RockType">;
def Quarry_WeighOp : Quarry_Op<"weigh", [Pure]> {
  let arguments = (ins Quarry_Rock:$rock, Variadic<Quarry_Rock>:$others);
  let results = (outs AnyInteger:$weight);
  let assemblyFormat = "$rock (`and` $others^)? attr-dict `:` type($rock) (`,` type($others)^)? `->` type($weight)";
}
def Quarry_Heavy : Type<CPred<"::quarry::isHeavy($_self)">, "heavy stone", "::quarry::StoneType">;
def Quarry_LiftOp : Quarry_Op<"lift", [Pure]> {
  let arguments = (ins Quarry_Heavy:$stone);
  let results = (outs Quarry_Heavy:$lifted);
  let assemblyFormat = "$stone attr-dict `:` type($stone) `to` type($lifted)";
}
def Quarry_SplitOp : Quarry_Op<"split", [Pure, InferTypeOpAdaptor]> {
  let arguments = (ins Quarry_Stone:$stone, ConfinedAttr<I64Attr, [IntPositive]>:$count);
  let results = (outs Variadic<Quarry_Stone>:$parts);
  let assemblyFormat = "$stone `into` $count attr-dict `:` qualified(type($stone))";
}
def Quarry_RefOp : Quarry_Op<"ref", [Pure]> {
  let arguments = (ins Quarry_Sym:$sym, Optional<Quarry_Handle>:$handle);
  let results = (outs AnyTypeOf<[Quarry_Handle, AnyMemRef]>:$res);
  let assemblyFormat = "$sym (`of` $handle^ `:` type($handle))? attr-dict `->` type($res)";
}
def Quarry_CondOp : Quarry_Op<"cond_br", [Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let arguments = (ins I1:$c, Variadic<AnyType>:$t, Variadic<AnyType>:$f);
  let successors = (successor AnySuccessor:$yes, AnySuccessor:$no);
  let assemblyFormat = "$c `?` $yes (`(` $t^ `:` type($t) `)`)? `:` $no (`(` $f^ `:` type($f) `)`)? attr-dict";
}
def Quarry_MatchOp : Quarry_Op<"match", [Pure, AllTypesMatch<["a", "b", "res"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b, OptionalAttr<AnyAttrOf<[I64Attr, StrAttr, TypeAttr]>>:$key, I64ElementsAttr:$table);
  let results = (outs AnyType:$res);
  let assemblyFormat = "$a `with` $b (`key` $key^)? $table `:` type($res) attr-dict prop-dict";
}
def Quarry_AsmOp : Quarry_Op<"asm"> {
  let arguments = (ins StrAttr:$code, Variadic<AnyType>:$args, ArrayAttr:$constraints);
  let results = (outs Variadic<AnyType>:$out);
  let assemblyFormat = "$code `` `(` $args `)` $constraints attr-dict `:` functional-type($args, $out)";
}
def Quarry_GraphOp : Quarry_Op<"graph", [Symbol, NoTerminator, IsolatedFromAbove, RegionKindInterface, HasOnlyGraphRegion]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict-with-keyword $body";
}
