// In the style of compilers for arrays of processors: tiles, locks, buffers, channels, asynchronous tokens, switches of routes.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Tiles_Dialect : Dialect {
  let name = "tiles";
  let cppNamespace = "::tiles";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Tiles_Op<string mnemonic, list<Trait> traits = []> : Op<Tiles_Dialect, mnemonic, traits>;

def Tiles_Device : I32EnumAttr<"Device", "a device", [
  I32EnumAttrCase<"small", 1>, I32EnumAttrCase<"large", 2>, I32EnumAttrCase<"huge", 3>]> { let cppNamespace = "::tiles"; }
def Tiles_Action : I32EnumAttr<"Action", "what is done to a lock", [
  I32EnumAttrCase<"Acquire", 1>, I32EnumAttrCase<"Release", 0>, I32EnumAttrCase<"AcquireGreaterEqual", 2>]> { let cppNamespace = "::tiles"; }
def Tiles_Bundle : I32EnumAttr<"Bundle", "a bundle of wires", [
  I32EnumAttrCase<"Core", 0>, I32EnumAttrCase<"DMA", 1>, I32EnumAttrCase<"North", 2>, I32EnumAttrCase<"South", 3>, I32EnumAttrCase<"West", 4>]> { let cppNamespace = "::tiles"; }
def Tiles_Channel : I32EnumAttr<"Direction", "a direction", [I32EnumAttrCase<"S2MM", 0>, I32EnumAttrCase<"MM2S", 1>]> { let cppNamespace = "::tiles"; }
def Tiles_Dim : AttrDef<Tiles_Dialect, "Dim"> {
  let mnemonic = "dim";
  let parameters = (ins "uint16_t":$size, "uint32_t":$stride);
  let assemblyFormat = "`<` `size` `=` $size `,` `stride` `=` $stride `>`";
}
def Tiles_DimArray : ArrayOfAttr<Tiles_Dialect, "DimArray", "dims", "DimAttr">;
def Tiles_Token : TypeDef<Tiles_Dialect, "Token"> { let mnemonic = "token"; }
def Tiles_Fifo : TypeDef<Tiles_Dialect, "Fifo"> {
  let mnemonic = "fifo";
  let parameters = (ins "::mlir::MemRefType":$element);
  let assemblyFormat = "`<` $element `>`";
}
def Tiles_DeviceOp : Tiles_Op<"device", [SymbolTable, IsolatedFromAbove, SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins Tiles_Device:$device);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`(` $device `)` attr-dict-with-keyword $body";
}
def Tiles_EndOp : Tiles_Op<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Tiles_TileOp : Tiles_Op<"tile", [Pure]> {
  let arguments = (ins I32Attr:$col, I32Attr:$row);
  let results = (outs Index:$result);
  let assemblyFormat = "`(` $col `,` $row `)` attr-dict";
}
def Tiles_LockOp : Tiles_Op<"lock", [Symbol]> {
  let arguments = (ins Index:$tile, OptionalAttr<I32Attr>:$lockID, OptionalAttr<I32Attr>:$init, OptionalAttr<SymbolNameAttr>:$sym_name);
  let results = (outs Index:$result);
  let assemblyFormat = "`(` $tile (`,` $lockID^)? `)` attr-dict";
  let extraClassDeclaration = [{ bool isOptionalSymbol() { return true; } }];
}
def Tiles_UseLockOp : Tiles_Op<"use_lock"> {
  let arguments = (ins Index:$lock, Tiles_Action:$action, OptionalAttr<I32Attr>:$value);
  let assemblyFormat = "`(` $lock `,` $action (`,` $value^)? `)` attr-dict";
}
def Tiles_BufferOp : Tiles_Op<"buffer"> {
  let arguments = (ins Index:$tile, OptionalAttr<SymbolNameAttr>:$sym_name, OptionalAttr<I32Attr>:$address);
  let results = (outs AnyMemRef:$buffer);
  let assemblyFormat = "`(` $tile `)` attr-dict `:` type($buffer)";
}
def Tiles_CoreOp : Tiles_Op<"core"> {
  let arguments = (ins Index:$tile, DefaultValuedAttr<I32Attr, "1024">:$stack_size, OptionalAttr<StrAttr>:$link_with);
  let results = (outs Index:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`(` $tile `)` attr-dict-with-keyword $body";
}
def Tiles_SwitchboxOp : Tiles_Op<"switchbox", [SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins Index:$tile);
  let results = (outs Index:$result);
  let regions = (region AnyRegion:$connections);
  let assemblyFormat = "`(` $tile `)` attr-dict-with-keyword $connections";
}
def Tiles_ConnectOp : Tiles_Op<"connect", [HasParent<"SwitchboxOp">]> {
  let arguments = (ins Tiles_Bundle:$sourceBundle, I32Attr:$sourceChannel, Tiles_Bundle:$destBundle, I32Attr:$destChannel);
  let assemblyFormat = "`<` $sourceBundle `:` $sourceChannel `,` $destBundle `:` $destChannel `>` attr-dict";
}
def Tiles_FlowOp : Tiles_Op<"flow"> {
  let arguments = (ins Index:$source, Tiles_Bundle:$sourceBundle, I32Attr:$sourceChannel, Index:$dest, Tiles_Bundle:$destBundle, I32Attr:$destChannel);
  let assemblyFormat = "`(` $source `,` $sourceBundle `:` $sourceChannel `,` $dest `,` $destBundle `:` $destChannel `)` attr-dict";
}
def Tiles_DmaStartOp : Tiles_Op<"dma_start", [Terminator]> {
  let arguments = (ins Tiles_Channel:$direction, I32Attr:$channel, DefaultValuedAttr<I32Attr, "0">:$repeat);
  let successors = (successor AnySuccessor:$dest, AnySuccessor:$chain);
  let assemblyFormat = "`(` $direction `,` $channel `,` $dest `,` $chain (`,` `repeat` `=` $repeat^)? `)` attr-dict";
}
def Tiles_NextOp : Tiles_Op<"next_bd", [Terminator]> {
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest attr-dict";
}
def Tiles_MemOp : Tiles_Op<"mem"> {
  let arguments = (ins Index:$tile);
  let results = (outs Index:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`(` $tile `)` attr-dict-with-keyword $body";
}
def Tiles_BdOp : Tiles_Op<"dma_bd"> {
  let arguments = (ins AnyMemRef:$buffer, I32Attr:$offset, I32Attr:$len, OptionalAttr<Tiles_DimArray>:$dims);
  let assemblyFormat = "`(` $buffer `:` type($buffer) `,` $offset `,` $len (`,` $dims^)? `)` attr-dict";
}
def Tiles_CreateFifoOp : Tiles_Op<"objectfifo", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Index:$producer, Variadic<Index>:$consumers, I32Attr:$depth, TypeAttrOf<Tiles_Fifo>:$elemType);
  let assemblyFormat = "$sym_name `(` $producer `,` `{` $consumers `}` `,` $depth `)` attr-dict `:` $elemType";
}
def Tiles_AcquireOp : Tiles_Op<"objectfifo.acquire"> {
  let arguments = (ins DefaultValuedAttr<Tiles_Channel, "::tiles::Direction::S2MM">:$port, FlatSymbolRefAttr:$fifo, I32Attr:$size);
  let results = (outs AnyMemRef:$view);
  let assemblyFormat = "$fifo `(` $port `,` $size `)` attr-dict `:` type($view)";
}
def Tiles_PutOp : Tiles_Op<"channel.put", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Tiles_Token>:$deps, FlatSymbolRefAttr:$chan, Variadic<Index>:$indices, AnyMemRef:$src);
  let results = (outs Optional<Tiles_Token>:$token);
  let assemblyFormat = "(`async` type($token)^)? (`[` $deps^ `]`)? $chan `[` $indices `]` `(` $src `)` attr-dict `:` type($src)";
}
def Tiles_ChannelOp : Tiles_Op<"channel", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$size);
  let assemblyFormat = "$sym_name $size attr-dict";
}
def Tiles_WaitOp : Tiles_Op<"wait_all"> {
  let arguments = (ins Variadic<Tiles_Token>:$deps);
  let assemblyFormat = "`[` $deps `]` attr-dict";
}
