// Types and attributes. The dialect's own C++ parses them, and may know more than stands here.
#ifndef MILL_TYPES_TD
#define MILL_TYPES_TD

include "mill/MillDialect.td"
include "mlir/IR/EnumAttr.td"

def Mill_GrainType : TypeDef<Mill_Dialect, "Grain"> {
  let summary = "Grain of a kind, so coarse: `!mill.grain<rye fine>`";
  let mnemonic = "grain";
  let parameters = (ins "::mlir::StringAttr":$kind, "::mill::Size":$size);
  let hasCustomAssemblyFormat = 1;
}

def Mill_SackType : TypeDef<Mill_Dialect, "Sack"> {
  let summary = "A sack of what is named like a builtin type: `!mill.sack<4xi32>`";
  let mnemonic = "sack";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$element);
  let hasCustomAssemblyFormat = 1;
}

def Mill_TicketType : TypeDef<Mill_Dialect, "Ticket"> {
  let summary = "What C++ names as it likes";
  let typeName = "mill.ticket";
}

def Mill_RouteAttr : AttrDef<Mill_Dialect, "Route"> {
  let mnemonic = "route";
  let parameters = (ins "::mlir::ArrayAttr":$stops);
  let hasCustomAssemblyFormat = 1;
}

def Mill_MarkAttr : AttrDef<Mill_Dialect, "Mark"> {
  let mnemonic = "mark";
  let parameters = (ins "Location":$where, "Type":$of);
  let assemblyFormat = "`<` $where `,` $of `>`";
}

#endif
