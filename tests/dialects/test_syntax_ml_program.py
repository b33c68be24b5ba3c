"""How the operations of ml_program are read."""

import pytest
from syntax_support import check_fault, read


def test_functions() -> None:
    function = read("ml_program.func private @f(%a: i32) -> i32 { … }")
    assert function.regions() == [["%a: i32"]]
    assert read("ml_program.subgraph @f(%a: i32 {x.y}) -> (i32 {x.z}) attributes {u} { … }").symbol() == "@f"


@pytest.mark.parametrize(
    ("tokens", "uses"),
    [("%t, %u -> ", ["%t: !ml_program.token", "%u: !ml_program.token"]), ("() -> ", []), ("-> ", [])],
)
def test_order_of_accesses(tokens: str, uses: list[str]) -> None:
    load = read(f"%x, %y = ml_program.global_load_graph @g ordering ({tokens}!ml_program.token) : tensor<4xi32>")
    assert load.operands("consumeTokens") == uses
    assert load.results() == ["tensor<4xi32>", "!ml_program.token"]
    assert load.symbol_uses() == ["@g"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0, %k = ml_program.global_load_graph @g ordering (%t) : tensor<4xi32>
                                                     ^ expected-token: expected '->', but got ')'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
