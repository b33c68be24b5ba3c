"""Operations of other releases."""

from __future__ import annotations

import pytest

from mlir_ls.ods.changes import changes_of
from mlir_ls.ods.dialect_modules import folders
from mlir_ls.ods.other_profiles import described, elsewhere
from mlir_ls.ods.registry import profile_registry


@pytest.mark.parametrize(
    ("name", "profile", "message"),
    [
        ("tensor.pack", "llvm-22", "; LLVM 19 has it, today it is 'linalg.pack'"),
        ("vector.splat", "llvm-22", "; LLVM 19 has it, 'vector.broadcast' took its place"),
        ("tosa.fully_connected", "llvm-22", "; LLVM 19 has it"),
        ("linalg.pack", "llvm-19", "; LLVM 22 has it"),
        ("std.addi", "llvm-22", "; MLIR of 2020-10 has it, today it is 'arith.addi'"),
        ("alloc", "llvm-22", "; MLIR of 2020-10 has it, today it is 'memref.alloc'"),
        ("func", "llvm-22", "; MLIR of 2020-10 has it, today it is 'func.func'"),
        ("for", "llvm-22", "; MLIR of 2018-12 has it, today it is 'affine.for'"),
    ],
)
def test_an_operation_of_another_release(name: str, profile: str, message: str) -> None:
    found = elsewhere(name, profile)
    assert found is not None
    assert described(found) == message


@pytest.mark.parametrize("name", ["arith.nothing", "mine.op", "nothing"])
def test_an_operation_of_no_release(name: str) -> None:
    assert elsewhere(name, "llvm-22") is None


def test_successors_are_of_this_release_and_what_they_succeed_is_not() -> None:
    registry = profile_registry("llvm-22")
    changes = {dialect: changes_of(dialect, "llvm-22") for dialect in folders()}
    assert len([dialect for dialect, each in changes.items() if each.renamed or each.replaced]) > 8
    successors = [(dialect, item) for dialect, each in changes.items() for item in {**each.renamed, **each.replaced}.items()]
    for dialect, (name, new) in successors:
        old = f"{dialect}.{name}"
        assert registry.op(old) is None
        assert registry.op(new) is not None
        assert elsewhere(old, "llvm-22") is not None
