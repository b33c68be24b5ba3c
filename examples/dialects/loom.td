// A small dialect: looms that weave threads into cloth. Nothing of it has to be compiled for mlir-ls to know it.
#ifndef LOOM_TD
#define LOOM_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Loom_Dialect : Dialect {
  let name = "loom";
  let summary = "Weaving";
  let description = [{
    Threads are spun of fibres, looms weave them into cloth, cloth is dyed and sewn.
  }];
  let cppNamespace = "::loom";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

// -- types -----------------------------------------------------------------------------------------------------------

class Loom_Type<string name, string typeMnemonic> : TypeDef<Loom_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Loom_ThreadType : Loom_Type<"Thread", "thread"> {
  let summary = "A thread of so many fibres";
  let parameters = (ins "::mlir::Type":$fibre, "int64_t":$strands);
  let assemblyFormat = "`<` $fibre `,` $strands `>`";
}

def Loom_ClothType : Loom_Type<"Cloth", "cloth"> {
  let summary = "Cloth, woven of threads of one fibre";
  let parameters = (ins "::mlir::Type":$fibre);
  let assemblyFormat = "`<` $fibre `>`";
}

// -- an enum and attributes ------------------------------------------------------------------------------------------

def Loom_Weave : I32EnumAttr<"Weave", "How threads cross", [
    I32EnumAttrCase<"Plain", 0, "plain">,
    I32EnumAttrCase<"Twill", 1, "twill">,
    I32EnumAttrCase<"Satin", 2, "satin">]> {
  let cppNamespace = "::loom";
}

def Loom_ColourAttr : AttrDef<Loom_Dialect, "Colour"> {
  let mnemonic = "colour";
  let summary = "A colour, and how strong it is in percent";
  let parameters = (ins "::mlir::StringAttr":$name, DefaultValuedParameter<"int64_t", "100">:$strength);
  let assemblyFormat = "`<` $name (`,` $strength^)? `>`";
}

// -- operations ------------------------------------------------------------------------------------------------------

class Loom_Op<string mnemonic, list<Trait> traits = []> : Op<Loom_Dialect, mnemonic, traits>;

def Loom_SpinOp : Loom_Op<"spin", [Pure]> {
  let summary = "Spins fibres into a thread";
  let arguments = (ins Variadic<AnyType>:$fibres);
  let results = (outs Loom_ThreadType:$thread);
  let assemblyFormat = "$fibres attr-dict `:` type($fibres) `->` type($thread)";
}

def Loom_WeaveOp : Loom_Op<"weave", [SingleBlockImplicitTerminator<"LiftOp">, AllTypesMatch<["warp", "weft"]>]> {
  let summary = "Weaves two threads into cloth";
  let description = [{
    The region says what happens at each crossing. It ends with `loom.lift`, which may be left out.
  }];
  let arguments = (ins Loom_ThreadType:$warp, Loom_ThreadType:$weft, DefaultValuedAttr<Loom_Weave, "Weave::Plain">:$pattern);
  let results = (outs Loom_ClothType:$cloth);
  let regions = (region SizedRegion<1>:$crossing);
  let assemblyFormat = [{
    $warp `,` $weft (`as` $pattern^)? attr-dict-with-keyword `:` type($warp) `->` type($cloth) $crossing
  }];
}

def Loom_LiftOp : Loom_Op<"lift", [Terminator, HasParent<"WeaveOp">]> {
  let summary = "Ends what happens at a crossing";
  let assemblyFormat = "attr-dict";
}

def Loom_DyeOp : Loom_Op<"dye", [Pure, AllTypesMatch<["cloth", "dyed"]>]> {
  let summary = "Dyes cloth";
  let arguments = (ins Loom_ClothType:$cloth, Loom_ColourAttr:$colour);
  let results = (outs Loom_ClothType:$dyed);
  let assemblyFormat = "$cloth `with` $colour attr-dict `:` type($cloth)";
}

// C++ alone knows what `Seam` reads, so that nothing in it is ever said to be wrong.
def Loom_SewOp : Loom_Op<"sew", [Pure, AllTypesMatch<["left", "right", "sewn"]>]> {
  let summary = "Sews two pieces of cloth together";
  let arguments = (ins Loom_ClothType:$left, Loom_ClothType:$right, I64Attr:$stitches);
  let results = (outs Loom_ClothType:$sewn);
  let assemblyFormat = "$left `,` $right custom<Seam>($stitches) attr-dict `:` type($left)";
}

#endif
