"""How the operations of transform are read."""

import pytest
from syntax_support import check_fault, partly_read, read

from mlir_ls.ods.language import default_language

OP = "!transform.any_op"
PARAM = "!transform.any_param"


def test_named_sequence() -> None:
    sequence = read(f"transform.named_sequence @f(%a: {OP} {{transform.readonly}}) -> {OP} attributes {{x}} {{ … }}")
    assert sequence.symbol() == "@f"
    assert sequence.regions() == [[f"%a: {OP}"]]
    assert sequence.implied("function_type") == f"({OP}) -> {OP}"
    assert read(f"transform.named_sequence private @f({OP})").shape.private


def test_sequence() -> None:
    plain = read("%r:2 = transform.sequence -> !t, !u failures(propagate) { … }")
    assert plain.results() == ["!t", "!u"]
    assert plain.uses() == []
    rooted = read(f"transform.sequence %a, %b : {OP}, {PARAM} failures(suppress) attributes {{x}} {{ … }}")
    assert rooted.operands("root") == [f"%a: {OP}"]
    assert rooted.operands("extra_bindings") == [f"%b: {PARAM}"]
    assert read(f"transform.sequence %a, %b : ({OP}, {PARAM}) failures(propagate) {{ … }}").uses() == rooted.uses()


def test_split() -> None:
    static = read(f"%r = transform.structured.split %a after 4 {{dimension = 0}} : {OP}")
    assert static.operands("target") == [f"%a: {OP}"]
    assert static.implied("static_chunk_sizes") == "4 : i64"
    assert static.results() == [OP]
    dynamic = read(f"%r = transform.structured.split %a after %n {{dimension = 0}} : {OP}, {PARAM}")
    assert dynamic.operands("dynamic_chunk_sizes") == [f"%n: {PARAM}"]


def test_a_type_with_or_without_results() -> None:
    required = read(f'%r = transform.structured.generalize %a {{x}} : ({OP}) -> !transform.op<"linalg.generic">')
    assert required.operands("target") == [f"%a: {OP}"]
    assert required.results() == ['!transform.op<"linalg.generic">']
    assert read(f"transform.match.structured.dim %a[0] {{parallel}} : {OP}").shape.result_count == 0
    several = read(f"%r:2 = transform.match.structured failures(propagate) %a : ({OP}) -> ({OP}, {PARAM}) {{ … }}")
    assert several.results() == [OP, PARAM]


@pytest.mark.parametrize(
    ("spelled", "positions", "unit"),
    [
        ("0, -1", "array<i64: 0, -1>", None),
        ("all", "array<i64>", "is_all"),
        ("except(1, 2)", "array<i64: 1, 2>", "is_inverted"),
    ],
)
def test_positions(spelled: str, positions: str, unit: str | None) -> None:
    operation = read(f"%r = transform.get_operand %a[{spelled}] : ({OP}) -> !transform.any_value")
    assert operation.implied("raw_position_list") == positions
    assert {name for name in operation.attributes() if name.startswith("is_")} == ({unit} if unit else set())


def test_tile_sizes_may_be_packed() -> None:
    packed = read(f"%r:2 = transform.structured.tile_using_forall %a num_threads *(%n) : ({OP}, {PARAM}) -> ({OP}, {OP})")
    assert packed.operands("packed_num_threads") == [f"%n: {PARAM}"]
    mixed = read(
        f"%r:2 = transform.structured.tile_using_forall %a tile_sizes [%n, 4] (mapping = [#gpu.block<x>])"
        f" : ({OP}, {PARAM}) -> ({OP}, {OP})"
    )
    assert mixed.operands("tile_sizes") == [f"%n: {PARAM}"]
    assert mixed.implied("static_tile_sizes") == "array<i64: -9223372036854775808, 4>"


def test_matchers_and_actions() -> None:
    match = read(f"%r = transform.foreach_match in %a @m -> @n, @o -> @p : ({OP}) -> {OP}")
    assert match.symbol_uses() == ["@m", "@n", "@o", "@p"]
    assert match.results() == [OP]


def test_options_of_a_pass() -> None:
    applied = read(
        '%r = transform.apply_registered_pass "p" with options = { "top-down" = false, list = [%x, [%y, 2]], n = %z }'
        f" to %a {{d}} : ({OP}, {PARAM}, {PARAM}, {PARAM}) -> {OP}"
    )
    assert applied.operands("target") == [f"%a: {OP}"]
    assert applied.operands("dynamic_options") == [f"%x: {PARAM}", f"%y: {PARAM}", f"%z: {PARAM}"]


def test_one_type_for_several_results() -> None:
    sizes = read(f"%r:3 = transform.structured.multitile_sizes %a {{target_size = 9, dimension = 0}} : ({OP}) -> {PARAM}")
    assert sizes.results() == [PARAM, PARAM, PARAM]
    steps = read("%r:2 = transform.structured.continuous_tile_sizes %a {dimension = 0, target_size = 9} : !function")
    assert steps.results() == ["?", "?"]


def test_alternatives() -> None:
    chosen = read('transform.tune.alternatives<"x"> selected_region = 1 { … }, { … }')
    assert chosen.implied("selected_region_attr") == "1 : index"
    tune = read(f'%r = transform.tune.alternatives<"x"> selected_region = %n : {PARAM} -> {OP} {{ … }}, {{ … }}')
    assert tune.operands("selected_region_param") == [f"%n: {PARAM}"]
    assert tune.results() == [OP]


def test_operations_that_an_extension_adds_are_read_as_far_as_that_goes() -> None:
    operation = partly_read(f'%r = transform.garden.plant %a at [0] {{x}} : ({OP}) -> {OP}')
    assert operation.fault() == ""
    assert not operation.shape.known
    assert operation.uses() == ["%a"]
    assert default_language().is_open("transform")
    assert not default_language().is_undeclared("transform.garden.plant")


@pytest.mark.parametrize(
    "fixture",
    [
        """
%1 = transform.structured.split %0 after {dimension = 0} : !transform.any_op
                                         ^ expected-token: expected a size: an SSA value or an integer, but got '{'
""",
        """
%1 = transform.structured.generalize %0 : !transform.any_op
                                          ^^^^^^^^^^^^^^^^^ expected-token: expected '(', but got '!transform.any_op'
""",
        """
%1 = transform.get_operand %0[most] : (!transform.any_op) -> !transform.any_value
                              ^^^^ expected-token: expected an integer, but got 'most'
""",
        """
transform.sequence %0, %p : !transform.any_op failures(propagate) { … }
                                              ^^^^^^^^ expected-token: expected ',', but got 'failures'
""",
        """
%x = transform.foreach_match in %0 @f -> g : (!transform.any_op) -> !transform.any_op
                                         ^ expected-token: expected a symbol name such as '@name', but got 'g'
""",
        """
%1 = transform.apply_registered_pass "p" with options = {a = 1, a = 2} to %0 : (!t) -> !t
                                                                ^ duplicate-attribute: 'a' is given twice
""",
        """
%1:2 = transform.structured.continuous_tile_sizes %0 : i32
                                                       ^^^ bad-type: expected a function type
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
