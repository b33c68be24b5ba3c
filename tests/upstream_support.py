"""A small `llvm-project` that is newer than every release that is known: two of MLIR's dialects, with some changes."""

from __future__ import annotations

from pathlib import Path

from mlir_ls.ods.tablegen.tblgen import find_tblgen, included_files, mlir_include_dir

FILES = ("mlir/Dialect/Arith/IR/ArithOps.td", "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td")

CHANGES = {
    FILES[0]: {
        'def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui">': 'class Gone : Arith_TotalIntBinaryOp<"remui">',
        'def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {': (
            'def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {\n'
            '  let assemblyFormat = "$in `as` type($in) attr-dict `to` type($out)";'
        ),
        "let arguments = (ins Arith_CmpIPredicateAttr:$predicate,": (
            'let assemblyFormat = "$relation `,` $lhs `,` $rhs attr-dict `:` type($lhs)";\n'
            "  let arguments = (ins Arith_CmpIPredicateAttr:$relation,"
        ),
    },
    FILES[1]: {
        'let assemblyFormat = "$arg `,` $msg attr-dict";': 'let assemblyFormat = "$arg `else` $msg attr-dict";',
        'def AssertOp : CF_Op<"assert",': (
            'def AssumeOp : CF_Op<"assume"> {\n'
            "  let arguments = (ins I1:$arg);\n"
            '  let assemblyFormat = "$arg attr-dict";\n'
            "}\n"
            'def AssertOp : CF_Op<"assert",'
        ),
    },
}


def make_checkout(root: Path, release: int = 99) -> Path:
    """Writes a checkout into a folder, and returns the folder of its .td files."""
    installed = mlir_include_dir(find_tblgen())
    assert installed is not None
    include = root / "mlir" / "include"
    graph, _ = included_files([installed / name for name in FILES], [installed])
    for file in graph:
        name = file.relative_to(installed.resolve()).as_posix()
        text = file.read_text(encoding="utf-8")
        for old, new in CHANGES.get(name, {}).items():
            text = text.replace(old, new)
        (include / name).parent.mkdir(parents=True, exist_ok=True)
        (include / name).write_text(text, encoding="utf-8")
    version = root / "cmake" / "Modules" / "LLVMVersion.cmake"
    version.parent.mkdir(parents=True)
    version.write_text(f"if(NOT DEFINED LLVM_VERSION_MAJOR)\n  set(LLVM_VERSION_MAJOR {release})\nendif()\n", encoding="utf-8")
    return include
