"""A dialect that is built from definitions, so that the reference can judge texts that use it.

MLIR's generators write its C++, a compiler makes a plugin of that, and a script runs `mlir-opt` with the plugin loaded.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

from judge.reference import MLIR_OPT

TBLGEN = "mlir-tblgen-22"
COMPILER = "g++"
INCLUDE = Path("/usr/lib/llvm-22/include")
_HEADERS = [INCLUDE / each / "Config" for each in ("llvm", "mlir")]
"""Folders of the packages `llvm-22-dev` and `libmlir-22-dev`."""

IS_INSTALLED = all([shutil.which(each) for each in (MLIR_OPT, TBLGEN, COMPILER)]) and all([each.is_dir() for each in _HEADERS])

HEAD = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Own_Dialect : Dialect {
  let name = "own";
  let cppNamespace = "::own";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Own_Op<string name, list<Trait> traits = []> : Op<Own_Dialect, name, traits>;
class Own_Type<string name, string of, list<Trait> traits = []> : TypeDef<Own_Dialect, name, traits> { let mnemonic = of; }
class Own_Attr<string name, string of, list<Trait> traits = []> : AttrDef<Own_Dialect, name, traits> { let mnemonic = of; }
def Own_Token : Own_Type<"Token", "token">;
def Own_Note : Own_Attr<"Note", "note">;
def Own_Nothing : Own_Op<"nothing"> { let assemblyFormat = "attr-dict"; }
"""
"""What definitions begin with: the dialect `own`, and the classes of its operations, types and attributes, with one of each, as
generators write no parser for a dialect without types and attributes."""

_GENERATED = {
    "dialect": ("dialect-decls", "dialect-defs"),
    "enums": ("enum-decls", "enum-defs"),
    "interfaces": ("op-interface-decls", "op-interface-defs"),
    "attributes": ("attrdef-decls", "attrdef-defs"),
    "types": ("typedef-decls", "typedef-defs"),
    "operations": ("op-decls", "op-defs"),
}

_SOURCE = """
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "dialect.h.inc"
%s
#include "enums.h.inc"
%s
#include "interfaces.h.inc"
#define GET_ATTRDEF_CLASSES
#include "attributes.h.inc"
#define GET_TYPEDEF_CLASSES
#include "types.h.inc"
#define GET_OP_CLASSES
#include "operations.h.inc"
%s
#include "dialect.cpp.inc"
#include "enums.cpp.inc"
#include "interfaces.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "attributes.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "types.cpp.inc"
#define GET_OP_CLASSES
#include "operations.cpp.inc"
void own::OwnDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attributes.cpp.inc"
  >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "types.cpp.inc"
  >();
  addOperations<
#define GET_OP_LIST
#include "operations.cpp.inc"
  >();
}
extern "C" ::mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "own", "1", [](mlir::DialectRegistry *registry) { registry->insert<own::OwnDialect>(); }};
}
"""

def built(definitions: str, folder: Path, written: str = "", declared: str = "", before: str = "") -> Path:
    """A program like `mlir-opt` that knows the dialect of the definitions, which follow `HEAD`; made in the folder, once.

    `written` is C++ after the declarations and before the definitions: parsers, printers and verifiers; `declared` is C++ before the
    declarations of the operations: traits; `before` is C++ before those of enums. The definitions are in `own.td` beside the
    program. Raises `subprocess.CalledProcessError`, with what was printed in `stderr`, if they are refused.
    """
    name = hashlib.sha256(f"{definitions}\0{written}\0{declared}\0{before}".encode()).hexdigest()[:16]
    place = folder / name
    program = place / f"opt-{name}"
    if program.exists():
        return program
    place.mkdir(parents=True, exist_ok=True)
    source = place / "own.td"
    source.write_text(HEAD + definitions, encoding="utf-8")
    for part, generators in _GENERATED.items():
        for generator, ending in zip(generators, ("h", "cpp"), strict=True):
            _run(TBLGEN, "-I", str(INCLUDE), f"-gen-{generator}", str(source), "-o", str(place / f"{part}.{ending}.inc"))
    (place / "own.cpp").write_text(_SOURCE % (before, declared, written), encoding="utf-8")
    library = place / "own.so"
    compiled = ("-std=c++17", "-O0", "-fPIC", "-shared", "-fno-rtti", "-w", f"-I{INCLUDE}", f"-I{place}", str(place / "own.cpp"))
    linked = (f"-L{INCLUDE.parent / 'lib'}", "-lMLIR", "-lLLVM-22", "-Wl,--no-undefined")
    _run(COMPILER, *compiled, *linked, "-o", str(library))
    program.write_text(f'#!/bin/sh\nexec {MLIR_OPT} --load-dialect-plugin="{library}" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return program


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)
