"""How the operations of wasmssa are read."""

import pytest
from syntax_support import check_fault, read


def test_func() -> None:
    function = read("wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> f32 attributes {x} { … }")
    assert function.symbol() == "@f"
    assert function.implied("functionType") == "(i32) -> f32"
    assert function.regions() == [["%a: !wasmssa<local ref to i32>"]]
    assert "exported" in function.attributes()
    assert read("wasmssa.func @f()").regions() == []


def test_globals() -> None:
    variable = read("wasmssa.global exported @g i32 mutable : { … }")
    assert variable.symbol() == "@g"
    assert variable.attributes() == {"exported": "", "type": "i32", "isMutable": ""}
    imported = read('wasmssa.import_global "a" from "b" as @g : f64')
    assert imported.attributes() == {"importName": '"a"', "moduleName": '"b"', "type": "f64"}


def test_other_words_than_mutable_mean_nothing() -> None:
    assert "isMutable" not in read("wasmssa.global @g i32 nested : { … }").attributes()
    assert read('wasmssa.import_global "a" from "b" as @g nested : i32').symbol() == "@g"


def test_if() -> None:
    branch = read("wasmssa.if %c : { … } else { … } > ^end")
    assert branch.operands("condition") == ["%c: i32"]
    assert branch.successors() == ["^end()"]
    assert len(branch.regions()) == 2
    assert len(read("wasmssa.if %c (%a) : f32 : { … } > ^end").regions()) == 1


def test_a_type_without_its_name() -> None:
    value = read("%v = wasmssa.local_get %a : ref to i32")
    assert value.operands("localVar") == ["%a: !wasmssa<local ref to i32>"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
wasmssa.func private @f() { … }
             ^^^^^^^ expected-token: expected 'exported' or a symbol name such as '@name', but got 'private'
""",
        """
wasmssa.func @f(%a: i32) { … }
               ^^^^^^^^^ bad-type: expected arguments of types such as '!wasmssa<local ref to i32>'
""",
        """
wasmssa.global @g i32 { … }
                      ^ expected-token: expected ':', but got '{'
""",
        """
wasmssa.import_global "a" as @g : i32
                          ^^ expected-token: expected 'from', but got 'as'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
