// A larger project: a dialect in several files, with types and attributes that C++ parses, and operations for `transform`.
#ifndef MILL_DIALECT_TD
#define MILL_DIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Mill_Dialect : Dialect {
  let name = "mill";
  let summary = "Mills that grind grain";
  let cppNamespace = "::mill";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
}

class Mill_Op<string mnemonic, list<Trait> traits = []> : Op<Mill_Dialect, mnemonic, traits>;

#endif
