class Own_Hidden<string name, list<Trait> traits = []> : Own_Op<name, traits> { let hasCustomAssemblyFormat = 1; }
def Own_AddOp : Own_Hidden<"add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs AnyType:$out);
}
def Own_ConstOp : Own_Hidden<"const"> { let arguments = (ins TypedAttrInterface:$value); let results = (outs AnyType:$out); }
def Own_CallOp : Own_Hidden<"call_it"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args); let results = (outs Variadic<AnyType>:$outs);
}
def Own_BodyOp : Own_Hidden<"body", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inits); let results = (outs Variadic<AnyType>:$outs); let regions = (region AnyRegion:$body);
}
def Own_KernelOp : Own_Hidden<"kernel", [NoTerminator, IsolatedFromAbove]> {
  let arguments = (ins StrAttr:$name, UnitAttr:$fast); let regions = (region AnyRegion:$body);
}
def Own_JumpOp : Own_Hidden<"jump", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$args); let successors = (successor AnySuccessor:$target);
}
def Own_SliceOp : Own_Hidden<"slice"> {
  let arguments = (ins AnyType:$source, Variadic<Index>:$sizes, DenseI64ArrayAttr:$steps); let results = (outs AnyType:$out);
}
def Own_WhenOp : Own_Hidden<"when", [NoTerminator]> {
  let arguments = (ins I1:$condition); let regions = (region AnyRegion:$then, AnyRegion:$otherwise);
}
def Own_CompareOp : Own_Hidden<"compare"> {
  let arguments = (ins I64Attr:$predicate, AnyType:$lhs, AnyType:$rhs); let results = (outs I1:$out);
}
def Own_MapOp : Own_Hidden<"map"> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$args); let results = (outs Index:$out);
}
