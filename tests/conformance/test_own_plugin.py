"""Dialects that are built from definitions: the reference knows them."""

from __future__ import annotations

from pathlib import Path

import pytest
from judge.reference import Question, Reference
from own.plugin import IS_INSTALLED, built

DEFINITIONS = """
def Own_Cell : Own_Type<"Cell", "cell"> { let parameters = (ins "unsigned":$size); let assemblyFormat = "`<` $size `>`"; }
def Own_Make : Own_Op<"make"> { let results = (outs Own_Cell:$cell); let assemblyFormat = "attr-dict `:` type($cell)"; }
"""


@pytest.mark.extended
@pytest.mark.skipif(not IS_INSTALLED, reason="needs MLIR's headers and a compiler")
def test_what_definitions_declare_is_known(tmp_path: Path) -> None:
    reference = Reference(str(built(DEFINITIONS, tmp_path)), tmp_path)
    texts = ("%0 = own.make : !own.cell<4>", "%0 = own.make : !own.cell<x>", "%0 = own.made : !own.cell<4>")
    assert [each.refused for each in reference.verdicts([Question(text) for text in texts])] == [False, True, True]
