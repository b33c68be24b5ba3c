"""How `func.func` is read."""

import pytest
from syntax_support import check_fault, partly_read, read


def test_a_function_gives_its_body_its_arguments() -> None:
    function = read("func.func @f(%x: i32, %y: tensor<?xf32> {d.a = 1 : i32} loc(unknown)) -> i32 { … }")
    assert function.symbol() == "@f"
    assert function.regions() == [["%x: i32", "%y: tensor<?xf32>"]]
    assert function.implied("function_type") == "(i32, tensor<?xf32>) -> i32"
    assert function.attributes() == {}
    assert not function.shape.private
    assert function.shape.result_count == 0


def test_a_declaration_has_no_body() -> None:
    function = read("func.func private @f(i32, memref<4xf32> {d.a}) -> (i1 {d.b = @g}, index) attributes {c = 3}")
    assert function.shape.private
    assert function.regions() == []
    assert function.implied("function_type") == "(i32, memref<4xf32>) -> (i1, index)"
    assert function.attributes() == {"sym_visibility": "private", "c": "3"}
    assert function.implied("sym_visibility") == '"private"'
    assert function.symbol_uses() == ["@g"]


def test_a_body_whose_arguments_have_no_names() -> None:
    assert read("func.func nested @f(i32) { … }").regions() == [[]]


def test_what_may_go_on_after_a_declaration() -> None:
    assert {"->", "attributes", "{"} <= read("func.func private @f()").shape.expected


@pytest.mark.parametrize(
    "fixture",
    [
        """
func.func @f(%x: i32, i32)
                      ^^^ expected-token: expected an SSA name, but got 'i32'
""",
        """
func.func @f(i32, %x: i32)
                  ^^ expected-token: expected a type, but got an SSA value
""",
        """
func.func @f(i32, ...)
                  ^^^ expected-token: expected a type, but got '...'
""",
        """
func.func f()
          ^ expected-token: expected a symbol name such as '@name', but got 'f'
""",
        """
func.func @f() -> (i32, )
                        ^ expected-token: expected a type, but got ')'
""",
        """
func.func @f() attributes {a, sym_visibility = "private"}
                              ^^^^^^^^^^^^^^ duplicate-attribute: 'sym_visibility' is given already, by the operation's own syntax
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)


def test_an_open_list_goes_on_in_the_next_line() -> None:
    assert partly_read("func.func @f(%x: i32,").outcome.kind == "incomplete"
