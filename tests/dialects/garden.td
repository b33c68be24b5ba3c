// A dialect that no release of MLIR has, with a little of everything ODS can say.
#ifndef GARDEN_TD
#define GARDEN_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Garden_Dialect : Dialect {
  let name = "garden";
  let summary = "things that grow";
  let description = [{
    Beds hold plants.

      * indented
  }];
  let cppNamespace = "::garden";
  let useDefaultTypePrinterParser = 1;
  let discardableAttrs = (ins "::mlir::UnitAttr":$shaded);
}

class Garden_Op<string mnemonic, list<Trait> traits = []> : Op<Garden_Dialect, mnemonic, traits>;

def Garden_PlantType : TypeDef<Garden_Dialect, "Plant"> {
  let mnemonic = "plant";
  let parameters = (ins "::mlir::Type":$fruit, DefaultValuedParameter<"unsigned", "1">:$height);
  let assemblyFormat = "`<` $fruit (`,` $height^)? `>`";
}

def Garden_SeedType : TypeDef<Garden_Dialect, "Seed"> {
  let mnemonic = "seed";
}

def Garden_Season : I32EnumAttr<"Season", "a time of the year", [
  I32EnumAttrCase<"Spring", 0, "spring">, I32EnumAttrCase<"Autumn", 2, "autumn">]> {
  let cppNamespace = "::garden";
}

def Garden_Tools : I32BitEnum<"Tools", "what is at hand", [
  I32BitEnumCaseBit<"Rake", 0, "rake">, I32BitEnumCaseBit<"Hoe", 1, "hoe">]> {
  let cppNamespace = "::garden";
  let separator = ", ";
}

def Garden_ToolsAttr : EnumAttr<Garden_Dialect, Garden_Tools, "tools"> {
  let assemblyFormat = "`<` $value `>`";
}

def Garden_BedOp : Garden_Op<"bed", [
    IsolatedFromAbove, SymbolTable, Symbol, NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion,
    DeclareOpInterfaceMethods<OpAsmOpInterface>]> {
  let summary = "a bed of plants";
  let arguments = (ins SymbolNameAttr:$sym_name, DefaultValuedAttr<Garden_Season, "Season::Autumn">:$season);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name ($season^)? attr-dict-with-keyword $body";
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "garden"; }
  }];
}

def Garden_RowOp : Garden_Op<"row", [
    HasParent<"BedOp">, SingleBlockImplicitTerminator<"EndOp">, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Garden_SeedType>:$seeds, Optional<Index>:$width,
                       OptionalAttr<I64Attr>:$gap, UnitAttr:$raised, Garden_ToolsAttr:$tools,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$steps);
  let regions = (region MaxSizedRegion<1>:$first, VariadicRegion<AnyRegion>:$rest);
  let hasCustomAssemblyFormat = 1;
}

class Garden_Blooms<list<int> months> : ParamNativeOpTrait<"Blooms", !interleave(months, ",")>;
def Garden_EndOp : Garden_Op<"end", [Terminator, Pure, Garden_Blooms<[4, 5]>, ParamNativeOpTrait<"Near", "RowOp, 2, Water">,
    ParentOneOf<["RowOp", "::elsewhere::HouseOp"]>]>;

def Garden_GraftOp : Garden_Op<"graft", [
    TypesMatchWith<"", "plant", "fruit", "::llvm::cast<PlantType>($_self).getFruit()">,
    AllTypesMatch<["left", "right"]>]> {
  let arguments = (ins Arg<Garden_PlantType, "what is grafted onto">:$plant,
                       RankedTensorOf<[F32, I<8>], [HasStaticShapePred]>:$left,
                       AnyTypeOf<[AnySignlessInteger, VectorOfRankAndType<[1, 2], [AnyFloat]>]>:$right,
                       ConfinedType<AnyMemRef, [CPred<"isSunny($_self)">]>:$place,
                       ConfinedAttr<I32Attr, [IntMinValue<1>, IntMaxValue<9>]>:$depth,
                       UnitProp:$gently);
  let results = (outs AnyType:$fruit);
  let successors = (successor AnySuccessor:$then, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = [{
    $plant `,` $left `,` $right `in` $place attr-dict `:` type($plant) `,` type($left) `,` type($place) $then $others
  }];
}

def Garden_BareOp : Garden_Op<"bare">;

#endif
