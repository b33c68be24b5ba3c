// In the style of compilers for computing on encrypted data: attributes with fields, types with attributes, generic bodies.
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Secret_Dialect : Dialect {
  let name = "secret";
  let cppNamespace = "::secret";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Secret_Op<string mnemonic, list<Trait> traits = []> : Op<Secret_Dialect, mnemonic, traits>;

def Secret_Slots : I32EnumAttr<"Packing", "how plain text is packed", [
  I32EnumAttrCase<"Slots", 0, "slots">, I32EnumAttrCase<"Coefficients", 1, "coefficients">]> {
  let cppNamespace = "::secret";
  let genSpecializedAttr = 0;
}
def Secret_PackingAttr : EnumAttr<Secret_Dialect, Secret_Slots, "packing"> { let assemblyFormat = "`<` $value `>`"; }
def Secret_Ring : AttrDef<Secret_Dialect, "Ring"> {
  let mnemonic = "ring";
  let parameters = (ins "::mlir::Type":$coefficients, OptionalParameter<"::mlir::IntegerAttr">:$degree);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Secret_Encoding : AttrDef<Secret_Dialect, "Encoding"> {
  let mnemonic = "encoding";
  let parameters = (ins "RingAttr":$ring, "PackingAttr":$packing, DefaultValuedParameter<"int64_t", "1">:$scale);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Secret_Key : AttrDef<Secret_Dialect, "Key"> {
  let mnemonic = "key";
  let parameters = (ins StringRefParameter<"">:$id, OptionalParameter<"unsigned">:$slot);
  let assemblyFormat = "`<` $id (`,` `slot` `=` $slot^)? `>`";
}
def Secret_Cipher : TypeDef<Secret_Dialect, "Cipher"> {
  let mnemonic = "cipher";
  let parameters = (ins "EncodingAttr":$encoding, "::mlir::Type":$underlying, OptionalParameter<"KeyAttr">:$key);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Secret_Plain : TypeDef<Secret_Dialect, "Plain"> {
  let mnemonic = "plain";
  let parameters = (ins "EncodingAttr":$encoding);
  let assemblyFormat = "`<` `encoding` `=` $encoding `>`";
}
def Secret_Secret : TypeDef<Secret_Dialect, "Secret"> {
  let mnemonic = "secret";
  let parameters = (ins "::mlir::Type":$value);
  let assemblyFormat = "`<` $value `>`";
}
def Secret_EncodeOp : Secret_Op<"encode", [Pure]> {
  let arguments = (ins AnyType:$input, Secret_Encoding:$encoding);
  let results = (outs Secret_Plain:$output);
  let assemblyFormat = "$input `with` $encoding attr-dict `:` type($input) `->` type($output)";
}
def Secret_EncryptOp : Secret_Op<"encrypt", [Pure]> {
  let arguments = (ins Secret_Plain:$input, OptionalAttr<Secret_Key>:$key);
  let results = (outs Secret_Cipher:$output);
  let assemblyFormat = "$input (`key` $key^)? attr-dict `:` type($input) `->` type($output)";
}
def Secret_AddOp : Secret_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let arguments = (ins Secret_Cipher:$lhs, Secret_Cipher:$rhs);
  let results = (outs Secret_Cipher:$output);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($output))";
}
def Secret_MulOp : Secret_Op<"mul", [Pure, Commutative, SameOperandsAndResultType]> {
  let arguments = (ins Secret_Cipher:$lhs, Secret_Cipher:$rhs);
  let results = (outs Secret_Cipher:$output);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($output))";
}
def Secret_RotateOp : Secret_Op<"rotate", [Pure, AllTypesMatch<["input", "output"]>]> {
  let arguments = (ins Secret_Cipher:$input, Builtin_IntegerAttr:$offset);
  let results = (outs Secret_Cipher:$output);
  let assemblyFormat = "$input `by` $offset attr-dict `:` qualified(type($input))";
}
def Secret_GenericOp : Secret_Op<"generic", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<Secret_Secret>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`ins` `(` ($inputs^ `:` type($inputs))? `)` attr-dict-with-keyword $body (`->` type($outputs)^)?";
}
def Secret_YieldOp : Secret_Op<"yield", [HasParent<"GenericOp">, Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}
def Secret_ConcealOp : Secret_Op<"conceal", [Pure]> {
  let arguments = (ins AnyType:$plain);
  let results = (outs Secret_Secret:$output);
  let assemblyFormat = "$plain attr-dict `:` type($plain) `->` type($output)";
}
def Secret_RevealOp : Secret_Op<"reveal", [Pure, TypesMatchWith<"", "input", "plain", "::llvm::cast<SecretType>($_self).getValue()">]> {
  let arguments = (ins Secret_Secret:$input);
  let results = (outs AnyType:$plain);
  let assemblyFormat = "$input attr-dict `:` qualified(type($input))";
}
