"""What is shown between the words of a text."""

from __future__ import annotations

from fixtures import analysis_of, text_of
from mlir_ls.features.inlay_hints import HintOptions, hints
from mlir_ls.text import split_lines


def shown(fixture: str, first: int = 0, last: int = 10_000, options: HintOptions | None = None) -> str:
    """The text with its hints in double brackets."""
    text = text_of(fixture)
    lines = split_lines(text)
    for hint in reversed(hints(analysis_of(text), first, last, options or HintOptions())):
        line, character = hint.position
        lines[line] = f"{lines[line][:character]}[[{hint.label}]]{lines[line][character:]}"
    return "\n".join(lines)


def check(fixture: str) -> None:
    """The hints are just those in double brackets."""
    expected = text_of(fixture)
    plain = "".join([part.partition("]]")[2] if index else part for index, part in enumerate(expected.split("[["))])
    assert shown(plain) == expected


def test_types_of_results_that_are_not_spelled() -> None:
    check("""
        func.func @f(%a: i32, %m: memref<4xf32>, %i: index) {
          %c[[: i1]] = arith.cmpi slt, %a, %a : i32
          %s = arith.addi %a, %a : i32
          %x[[: f32]] = memref.load %m[%i] : memref<4xf32>
          %d = memref.dim %m, %i : memref<4xf32>
          %v = memref.cast %m : memref<4xf32> to memref<?xf32>
          %t = gpu.thread_id x
          %w = gpu.wait async
          return
        }
    """)


def test_types_of_groups_and_of_arguments_of_regions() -> None:
    check("""
        func.func @f(%n: index) {
          %p:2 = "test.p"() : () -> (i32, f32)
          scf.for %i[[: index]] = %n to %n step %n {
            scf.for %j = %n to %n step %n : index {
            }
          }
          return
        }
    """)


def test_types_that_the_syntax_gives_to_arguments_of_regions() -> None:
    check("""
        func.func @f(%n: index, %m: memref<4xf32>, %t: tensor<4xindex>) {
          gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                     threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
            gpu.terminator
          }
          affine.for %i = 0 to 4 {
          }
          scf.parallel (%j) = (%n) to (%n) step (%n) {
          }
          %s = linalg.map ins(%t : tensor<4xindex>) outs(%t : tensor<4xindex>) (%x: index, %o: index) {
            linalg.yield %x : index
          }
          return
        }
    """)


def test_operands_of_branches() -> None:
    check("""
        func.func @f(%a: i32, %c: i1) {
          cf.cond_br %c, ^one([[%x:]]%a, [[%y:]]%a : i32, i32), ^two
        ^one(%x: i32, %y: i32):
          cf.br ^one([[%x:]]%y, %y : i32, i32)
        ^two:
          cf.br ^nowhere(%a : i32)
        }
    """)


def test_operands_of_a_branch_to_a_block_that_is_half_typed() -> None:
    check("""
        func.func @f(%a: i32) {
          cf.br ^bb1([[%x:]]%a, [[%y:]]%a : i32, i32)
        ^bb1(%x: i32, %y: ):
          return
        }
    """)


def test_operands_of_calls() -> None:
    check("""
        func.func @f(%base: i32, %height: i32) {
          func.call @f([[%base:]]%height, %height) : (i32, i32) -> ()
          call @m::@g([[%x:]]%base) : (i32) -> ()
          call @declared(%base) : (i32) -> ()
          call @f(%base) : (i32) -> ()
          return
        }
        func.func private @declared(i32)
        module @m {
          func.func @g(%x: i32) {
            return
          }
        }
    """)


def test_what_is_broken_keeps_the_hints_around_it() -> None:
    check("""
        func.func @f(%a: i32) {
          %c[[: i1]] = arith.cmpi slt, %a, %a : i32
          %x = arith.cmpi slt, %a
          %d[[: i1]] = arith.cmpi slt, %a, %a : i32
    """)


def test_only_the_lines_that_were_requested() -> None:
    text = "\n".join(["%a = arith.constant 1 : i32", *["%c = arith.cmpi eq, %a, %a : i32"] * 5])
    assert shown(text, 2, 3).count("[[") == 2


def test_each_kind_can_be_left_out() -> None:
    text = """
        func.func @f(%a: i32) {
          %c = arith.cmpi eq, %a, %a : i32
          cf.br ^b(%c : i1)
        ^b(%d: i1):
          return
        }
    """
    assert "[[: i1]]" in shown(text, options=HintOptions(arguments=False))
    assert "[[%d:]]" not in shown(text, options=HintOptions(arguments=False))
    assert "[[%d:]]" in shown(text, options=HintOptions(types=False))
    assert "[[: i1]]" not in shown(text, options=HintOptions(types=False))


def test_a_long_type_is_cut_short() -> None:
    kind = f"vector<{'4x' * 30}f32>"
    text = f'%v = "test.v"() : () -> {kind}\n%c = arith.cmpf oeq, %v, %v : {kind}'
    (hint,) = hints(analysis_of(text), 0, 9, HintOptions())
    assert hint.label.endswith("…")
    assert hint.whole == kind.replace("f32", "i1")


def test_a_damaged_operation_whose_last_word_is_a_string() -> None:
    check("""
        }
        a.b "%x"
          a.c
    """)
