"""Standard operations and loops that came in 2020, of which the profile 2020-10 knows the spelling."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text

ARGUMENTS = "%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %x: f32, %z: complex<f32>, %c: i1"


def codes(operation: str) -> list[str]:
    text = f"global_memref @table : memref<2xindex>\nfunc @f({ARGUMENTS}) {{\n  {operation}\n  return\n}}"
    return sorted({one.code for one in check_text(text, CheckOptions(profile="2020-10"))})


@pytest.mark.parametrize(
    "operation",
    [
        "%0 = create_complex %x, %x : complex<f32>\n  %1 = re %0 : complex<f32>\n  %2 = addf %1, %x : f32",
        "%0 = subcf %z, %z : complex<f32>\n  %1 = im %0 : complex<f32>",
        "%0 = subtensor %t[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>",
        "%0 = subtensor_insert %t into %t[2] [%i] [1] : tensor<?xf32> into tensor<?xf32>",
        "%0 = transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(i, j)[s] -> (j * s + i)>>",
        "%0 = get_global_memref @table : memref<2xindex>\n"
        "  %1 = memref_reshape %m(%0) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x4xf32>",
        "%0 = dynamic_tensor_from_elements %i {\n  ^bb0(%k: index):\n    yield %x : f32\n  } : tensor<?xf32>",
        "assume_alignment %m, 16 : memref<?x?xf32>",
        "%0 = loop.for %k = %i to %i step %i iter_args(%a = %x) -> (f32) {\n    loop.yield %a : f32\n  }",
        "%0 = loop.if %c -> (f32) {\n    loop.yield %x : f32\n  } else {\n    loop.yield %x : f32\n  }",
        "loop.for %k = %i to %i step %i {\n    loop.terminator\n  }",
    ],
)
def test_what_it_accepts(operation: str) -> None:
    assert codes(operation) == []


@pytest.mark.parametrize(
    ("operation", "code"),
    [
        ("%0 = re %x : f32", "operand-type"),
        ("%0 = create_complex %x, %i : complex<f32>", "value-type-mismatch"),
        ("%0 = subtensor %t[%i] [4] : tensor<?xf32> to tensor<4xf32>", "expected-token"),
        ("%0 = transpose %m (i, j) : memref<?x?xf32> to memref<?x?xf32>", "expected-token"),
        ("global_memref @other : memref<2xindex>", "wrong-parent"),
        ("loop.for %k = %i to %i step %i {\n    scf.yield\n  }", "wrong-terminator"),
    ],
)
def test_what_it_refuses(operation: str, code: str) -> None:
    assert codes(operation) == [code]


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        ("%0 = constant @a::@b : () -> ()", []),
        ("%0 = constant @a::@b", ["expected-token"]),
        ('%0 = constant @"a:b"', ["expected-token"]),
        ('%0 = constant @"a: \\"b"', ["expected-token"]),
    ],
)
def test_colons_in_a_reference_do_not_begin_its_type(operation: str, expected: list[str]) -> None:
    assert codes(operation) == expected
