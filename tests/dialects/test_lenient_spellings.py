"""Spellings that mlir-opt accepts beside the usual one: of booleans, attributes without their mnemonic, and values of other types."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import check_text
from mlir_opt import mlir_opt, needs_mlir_opt

_MMA = """\
func.func @f(%a: i64, %b: i64) {
  %r = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %a, %b, %r, #nvvm.shape<m = 64, n = 8, k = 16>,
      D [<f32>, #nvvm.wgmma_scale_out<one>, <wrapped>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>],
      B [<f16>, #nvvm.wgmma_scale_in<one>, <col>]
      : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
"""

TEXTS = [
    "func.func @f() {\n  %0 = index.bool.constant 1\n  %1 = index.bool.constant 0\n  return\n}\n",
    "func.func @f(%a: !quant.uniform<ui8:f32, 2.0:127>) {\n  return\n}\n",
    "func.func @f(%a: !quant.uniform<u8:f32, 2.0:127>) {\n  return\n}\n",
    "ml_program.global private mutable @g(#ml_program.extern<i32>) : i32\n",
    "ml_program.global private mutable @g(#ml_program.extern : i32) : i32\n",
    'llvm.func @f() attributes {target_features = "+x"}\n',
    _MMA,
]


@pytest.mark.parametrize("text", TEXTS)
def test_they_are_no_errors(text: str) -> None:
    assert check_text(text) == []


@needs_mlir_opt
def test_mlir_opt_accepts_them() -> None:
    text = "\n// -----\n".join(TEXTS)
    run = mlir_opt("-split-input-file", text=text)
    assert (run.returncode, run.stderr) == (0, "")
