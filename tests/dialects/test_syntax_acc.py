"""How the operations of acc are read."""

import pytest
from syntax_support import canonical, check_fault, read

NONE = "#acc.device_type<none>"
HOST = "#acc.device_type<host>"
NVIDIA = "#acc.device_type<nvidia>"


def test_the_variable_of_a_data_clause() -> None:
    clause = read("%r = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>")
    assert clause.operands("var") == ["%a: memref<10xf32>"]
    assert clause.implied("varType") == "f32"
    assert clause.results() == ["memref<10xf32>"]
    typed = read("%r = acc.copyin var(%a : !llvm.ptr) varType(i32) bounds(%b) async(%i : index) -> !llvm.ptr {x}")
    assert typed.attributes()["varType"] == "i32"
    assert typed.operands("bounds") == ["%b: !acc.data_bounds_ty"]
    assert typed.operands("asyncOperands") == ["%i: index"]


def test_where_data_goes_back_to() -> None:
    clause = read("acc.copyout accPtr(%a : memref<10xf32>) to varPtr(%b : memref<10xf32>) {x}")
    assert clause.operands("accVar") == ["%a: memref<10xf32>"]
    assert clause.operands("var") == ["%b: memref<10xf32>"]
    assert read("acc.delete accVar(%a : !llvm.ptr)").uses() == ["%a: !llvm.ptr"]


def test_recipe() -> None:
    assert read("%r = acc.private varPtr(%a : !p) recipe(@how) -> !p").symbol_uses() == ["@how"]


def test_operands_for_devices() -> None:
    alone = read("acc.parallel async { … }")
    assert alone.implied("asyncOnly") == canonical(f"[{NONE}]")
    some = read(f"acc.parallel async([{NVIDIA}], %i : index, %j : i32 [{HOST}]) num_workers(%i : index) {{ … }}")
    assert some.operands("asyncOperands") == ["%i: index", "%j: i32"]
    assert "asyncOnly" not in some.shape.implied
    assert some.implied("asyncOperandsDeviceType") == canonical(f"[{NONE}, {HOST}]")
    assert some.implied("numWorkersDeviceType") == canonical(f"[{NONE}]")


def test_groups_of_operands() -> None:
    gangs = read(f"acc.parallel num_gangs({{%i : index, %j : i32}} [{HOST}], {{%k : i64}}) {{ … }}")
    assert gangs.operands("numGangs") == ["%i: index", "%j: i32", "%k: i64"]
    assert gangs.implied("numGangsSegments") == "array<i32: 2, 1>"
    assert gangs.implied("numGangsDeviceType") == canonical(f"[{HOST}, {NONE}]")


def test_wait() -> None:
    assert read("acc.data wait { … }").implied("waitOnly") == canonical(f"[{NONE}]")
    groups = read(f"acc.data wait([{NVIDIA}], {{%i : index}}, {{devnum: %j : i32, %k : i32}} [{HOST}]) {{ … }}")
    assert groups.operands("waitOperands") == ["%i: index", "%j: i32", "%k: i32"]
    assert groups.implied("hasWaitDevnum") == "[false, true]"
    assert groups.implied("waitOperandsSegments") == "array<i32: 1, 2>"


def test_clauses_that_may_be_keywords_alone() -> None:
    alone = read("acc.enter_data async wait dataOperands(%a : !p)")
    assert (alone.implied("async"), alone.implied("wait")) == ("unit", "unit")
    given = read("acc.enter_data async(%i : i32) wait(%j, %k : i32, index)")
    assert given.operands("asyncOperand") == ["%i: i32"]
    assert given.operands("waitOperands") == ["%j: i32", "%k: index"]


def test_loop() -> None:
    loop = read(
        "acc.loop combined(parallel) gang({num=%g : i64, static=%s : i64}) worker vector(%v : i32)"
        " control(%i : index, %j : i32) = (%a, %b : index, i32) to (%c, %d : index, i32) step (%e, %f : index, i32)"
        " { … } attributes {x}"
    )
    assert loop.implied("combined") == canonical("#acc.combined_constructs<parallel_loop>")
    assert loop.operands("gangOperands") == ["%g: i64", "%s: i64"]
    assert loop.implied("gangOperandsArgType") == canonical("[#acc.gang_arg_type<Num>, #acc.gang_arg_type<Static>]")
    assert loop.implied("worker") == canonical(f"[{NONE}]")
    assert loop.operands("lowerbound") == ["%a: index", "%b: i32"]
    assert loop.operands("step") == ["%e: index", "%f: i32"]
    assert loop.regions() == [["%i: index", "%j: i32"]]
    assert read("acc.loop { … }").regions() == [[]]


def test_gangs_for_devices_alone() -> None:
    assert read(f"acc.loop gang([{NVIDIA}]) {{ … }}").implied("gang") == canonical(f"[{NVIDIA}]")
    both = read(f"acc.loop gang([{NVIDIA}], {{dim=%g : i64}} [{HOST}]) {{ … }}")
    assert both.implied("gangOperandsDeviceType") == canonical(f"[{HOST}]")


def test_tiles() -> None:
    loop = read(f"acc.loop tile({{%i : index, %j : index}} [{HOST}], {{%k : i32}}) {{ … }}")
    assert loop.implied("tileOperandsSegments") == "array<i32: 2, 1>"


def test_routine() -> None:
    routine = read(
        f'acc.routine @r func(@f) bind(@g, "name" [{HOST}]) gang([{NVIDIA}], dim: 1 : i64) worker([{HOST}]) seq nohost'
    )
    assert routine.symbol() == "@r"
    assert routine.symbol_uses() == ["@f", "@g"]
    assert routine.implied("bindIdNameDeviceType") == canonical(f"[{NONE}]")
    assert routine.implied("bindStrNameDeviceType") == canonical(f"[{HOST}]")
    assert routine.implied("gangDim") == "[1]"
    assert routine.implied("worker") == canonical(f"[{HOST}]")
    assert routine.implied("seq") == canonical(f"[{NONE}]")


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = acc.copyin varPtr(%a) : memref<10xf32>
                         ^ expected-token: expected ':', but got ')'
""",
        """
%0 = acc.copyin (%a : memref<10xf32>)
                ^ expected-token: expected 'varPtr' or 'var', but got '('
""",
        """
%0 = acc.copyin varPtr(%a : memref<10xf32>) async() -> memref<10xf32>
                                                  ^ expected-token: expected an SSA value, but got ')'
""",
        """
acc.loop gang({%i : index}) { … }
               ^^ unknown-keyword: expected 'num', 'dim' or 'static', but got an SSA value
""",
        """
acc.loop combined(teams) { … }
                  ^^^^^ unknown-keyword: expected 'kernels', 'parallel' or 'serial', but got 'teams'
""",
        """
acc.loop control(%k : index) = (%i, %j : index, index) to (%i : index) step (%i : index) { … }
                                ^^^^^^ operand-count: expected 1 of them, one for each induction variable, but got 2
""",
        """
acc.routine @r func(@f) worker(nvidia)
                               ^^^^^^ expected-token: expected '[', but got 'nvidia'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
