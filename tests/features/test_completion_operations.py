"""Which operation comes first where one begins: by the text around, by what nothing uses yet, and by the name of the result."""

from __future__ import annotations

import pytest
from question_support import Question, labels

from mlir_ls.features.completion import completions
from mlir_ls.features.completion.forms import assignments, snippets
from mlir_ls.features.completion.result_names import kind_of

STEPS = "  %a{0} = math.exp %x : f32\n  %b{0} = arith.negf %a{0} : f32\n  memref.store %b{0}, %m[%i] : memref<4xf32>\n"


def in_function(body: str, signature: str = "%x: f32, %n: i32, %m: memref<4xf32>, %i: index", results: str = "") -> str:
    return f"func.func @f({signature}){results} {{\n{body}\n}}"


@pytest.mark.parametrize(
    ("body", "first"),
    [
        (f"{STEPS.format(0)}{STEPS.format(1)}  %a2 = $0", "math.exp"),
        (f"{STEPS.format(0)}{STEPS.format(1)}  %a2 = math.exp %x : f32\n  %1 = $0", "arith.negf"),
        (f"{STEPS.format(0)}  %a2 = math.exp %x : f32\n  %b2 = arith.negf %a2 : f32\n  mem$0", "memref.store"),
    ],
)
def test_what_came_after_the_same_operations_comes_again(body: str, first: str) -> None:
    assert labels(in_function(body))[0] == first


@pytest.mark.parametrize(
    ("body", "first", "others"),
    [
        ("  %0 = ar$0\n  cf.cond_br %0, ^a, ^a\n^a:\n  return", "arith.cmpi", ("arith.constant", "arith.addi")),
        ("  %big = arith.$0\n  return %big : i1", "arith.cmpi", ("arith.constant", "arith.muli")),
    ],
)
def test_the_type_of_which_the_result_is_used_counts(body: str, first: str, others: tuple[str, ...]) -> None:
    found = labels(in_function(f"  %s = arith.addi %n, %n : i32\n{body}"))
    assert all([found.index(first) < found.index(each) for each in others]), found[:5]


def test_an_operation_has_an_operand_of_the_type_that_its_result_is_used_with() -> None:
    text = in_function("  %r = math.$0\n  return %r : vector<4xf32>", "%x: f32, %v: vector<4xf32>", " -> vector<4xf32>")
    assert labels(text)[0].startswith("math.")
    found = labels(in_function("  %s = arith.addf %x, %x : f32\n  %r = arith.$0\n  memref.store %r, %m[%i] : memref<4xf32>"))
    assert found.index("arith.mulf") < found.index("arith.truncf")


BRANCHES = "llvm.func @f(%c: i1, %p: !llvm.ptr) {{\n  llvm.cond_br %c, ^a, ^b\n^a:\n"
BRANCHES += "  %v = llvm.load %p : !llvm.ptr -> i1\n  llvm.store %v, %p : i1, !llvm.ptr\n{}\n}}"


@pytest.mark.parametrize(
    ("rest", "likelier", "other"),
    [
        ("  llvm.$0", "llvm.br", "llvm.return"),  # the other block is not there yet
        ("  llvm.$0\n^b:\n  llvm.return", "llvm.br", "llvm.return"),
        ("  llvm.br ^b\n^b:\n  llvm.$0", "llvm.return", "llvm.br"),
    ],
)
def test_functions_end_after_all_blocks_that_are_branched_to(rest: str, likelier: str, other: str) -> None:
    found = labels(BRANCHES.format(rest))
    assert found.index(likelier) < found.index(other), found[:6]


def test_a_block_ends_with_what_it_passes_on_and_not_before_its_values_are_used() -> None:
    loop = "  %r = scf.for %k = %i to %i step %i iter_args(%s = %x) -> (f32) {{\n{}\n    $0\n  }}"
    assert labels(in_function(loop.format("    %t = arith.addf %s, %x : f32")))[0] == "scf.yield"
    found = labels(in_function(loop.format("    %t = memref.load %m[%k] : memref<4xf32>\n    %c = arith.cmpf olt, %t, %s : f32")))
    assert found[0] != "scf.yield"
    found = labels(in_function("  %v = arith.addf %x, %x : f32\n  %w = arith.addf %x, %x : f32\n  $0"))
    assert found[0] != "return"


def test_constants_stand_before_what_uses_them() -> None:
    found = labels(in_function("  %s = arith.muli %n, %n : i32\n  %t = arith.$0"))
    assert found.index("arith.addi") < found.index("arith.constant")


@pytest.mark.parametrize(
    ("dialect", "line", "first"),
    [
        ("tosa", "%total = tosa.$0", "tosa.add"),
        ("tosa", "%diff = tosa.$0", "tosa.sub"),
        ("emitc", "%scaled = emitc.$0", "emitc.mul"),
        ("emitc", "%sum = emitc.$0", "emitc.add"),
    ],
)
def test_a_name_says_in_all_dialects_what_is_computed(dialect: str, line: str, first: str) -> None:
    type_ = "tensor<4xf32>" if dialect == "tosa" else "f32"
    assert labels(in_function(f"  {line}", f"%a: {type_}, %b: {type_}"))[0] == first


@pytest.mark.parametrize(
    ("operation", "kind"),
    [("arith.addf", "add"), ("arith.divui", "div"), ("spirv.FAdd", "add"), ("spirv.GL.FMax", "max"), ("tosa.abs", "abs")],
)
def test_the_kind_of_an_operation_is_that_of_its_like_for_other_numbers(operation: str, kind: str) -> None:
    assert kind_of(operation) == kind


@pytest.mark.parametrize(("typed", "first"), [("", "arith."), ("m", "math."), ("arith.m", "arith.m")])
def test_an_operation_that_is_all_of_a_body_is_named(typed: str, first: str) -> None:
    found = labels(in_function(f"  %r = linalg.map {{ {typed}$0", "%t: tensor<4xf32>"))
    assert found[0].startswith(first), found[:5]
    assert not {"memref.store", "func.call", "scf.if"} & set(found)


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("%token = async.execute { $0 }", "async.yield"),
        ("%token = async.execute {$0}", "async.yield"),
        ("%token = async.execute { async.$0 }", "async.yield"),
        ("%r = scf.if %c -> (i32) { s$0 } else { scf.yield %i : i32 }", "scf.yield"),
        ("%r = scf.if %c -> (i32) { scf.yield %i : i32 } else { $0 }", "scf.yield"),
    ],
)
def test_a_region_on_one_line_is_completed_as_one_on_several(line: str, first: str) -> None:
    found = labels(f"func.func @f(%c: i1, %i: i32) {{\n  {line}\n  return\n}}")
    assert found[:1] == [first]


def test_operations_are_offered_after_a_brace_that_is_not_closed_yet() -> None:
    assert "scf.for" in labels("func.func @f(%c: i1) {\n  scf.if %c { $0\n  return\n}")


@pytest.mark.parametrize("after", ["", "\n}", " }"])
def test_another_operation_on_the_same_line(after: str) -> None:
    text = f"func.func @f(%a: i32) {{ %b = arith.addi %a, %a : i32 ret$0{after}"
    assert labels(text)[0] == "return"
    alone = f"func.func @f(%a: i32) {{\n  %b = arith.addi %a, %a : i32 ret$0\n{after}"
    assert labels(alone) == []


def test_a_name_with_a_period_in_it_is_spelled_with_its_dialect() -> None:
    offered = labels("transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op):\n  %b = $0\n}")
    assert "transform.structured.match" in offered
    assert "structured.match" not in offered


def test_an_operation_that_has_to_be_in_another_one_comes_last_elsewhere() -> None:
    assert labels("func.$0")[-1] == "func.return"
    assert labels("func.func @f() {\n  func.$0\n}")[0] == "func.return"


def test_the_forms_of_a_name_are_read_once_while_it_is_typed() -> None:
    def misses(typed: str) -> int:
        question = Question(f"func.func @f(%a: i32, %m: memref<4xi32>) {{\n  %b = arith.{typed}$0\n  return\n}}")
        before = sum([each.cache_info().misses for each in (assignments._read, snippets._read_cut)])
        assert completions(question.analysis, question.position, snippets=True) is not None
        return sum([each.cache_info().misses for each in (assignments._read, snippets._read_cut)]) - before

    misses("addu")
    assert misses("addui") < 3
    assert misses("addu") == 0


@pytest.mark.parametrize(
    ("text", "inserted"),
    [
        ("func.func @f(%a: i32) {\n  ret$0\n}", ""),
        ("func.func @f(%a: i32) -> i32 {\n  ret$0\n}", "return ${1:%a} : ${2:i32}"),
        ("llvm.func @f(%a: i32) {\n  llvm.ret$0\n}", ""),
        ("func.func @f(%a: i32) {\n  scf.execute_region {\n    scf.y$0\n  }\n  return\n}", ""),
        ("func.func @f(%a: i32, %c: i1) {\n  scf.if %c {\n    scf.y$0\n  }\n  return\n}", ""),
        (
            "func.func @f(%m: memref<f32>) {\n  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} "
            "outs(%m : memref<f32>) {\n  ^bb0(%x: f32):\n    linalg.y$0\n  }\n  return\n}",
            "linalg.yield ${1:%x} : ${2:f32}",
        ),
        (
            "func.func @f(%a: i32, %c: i1) {\n  %r = scf.if %c -> (i32) {\n    scf.y$0\n  } else {\n  }\n  return\n}",
            "scf.yield ${1:%a} : ${2:i32}",
        ),
        (
            "func.func @f(%n: index, %x: i32, %v: f32) {\n  %t = tensor.generate %n {\n  ^bb0(%i: index):\n    tensor.y$0\n"
            "  } : tensor<?xf32>\n  return\n}",
            "tensor.yield ${1:%v} : ${2:f32}",
        ),
        (
            "func.func @f(%c: i1, %x: i32, %v: f32) {\n  %r = scf.while (%a = %v) : (f32) -> f32 {\n    scf.cond$0\n"
            "  } do {\n  ^bb0(%b: f32):\n    scf.yield %b : f32\n  }\n  return\n}",
            "scf.condition(${1:%c}) ${2:%a} : ${3:f32}",
        ),
    ],
)
def test_a_terminator_is_inserted_with_the_values_that_it_has_to_pass_on(text: str, inserted: str) -> None:
    question = Question(text)
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == inserted


def test_an_operation_that_is_not_known_is_inserted_in_generic_form_as_it_is_elsewhere() -> None:
    text = 'func.func @f() {{\n  {}\n  my.$0\n  return\n}}'
    for above, inserted in (('"my.op"() : () -> ()', '"my.op"'), ("my.op", "my.op")):
        question = Question(text.format(above))
        found = completions(question.analysis, question.position)
        assert found is not None
        assert [item.text for item in found.items] == [inserted]


BLOCKS = "^a:\n  return\n^b(%y: i32):\n  return\n^c(%z: f32, %u: i32):\n  return"


@pytest.mark.parametrize(
    ("body", "inserted"),
    [
        (f"  cf.cond_b$0\n{BLOCKS}", "cf.cond_br ${1:%c}, ${2:^a}, ${3:^b}(${4:%x} : ${5:i32})"),
        ("  cf.cond_b$0\n^b(%y: i32):\n  return", "cf.cond_br ${1:%c}, ${2:^b}(${3:%x} : ${4:i32}), ${5:^b}(${6:%x} : ${7:i32})"),
        ("  cf.br ^b(%x : i32)\n^b(%y: i32):\n  cf.b$0", "cf.br ${1:^b}(${2:%y} : ${3:i32})"),
    ],
)
def test_a_branch_passes_on_what_the_blocks_take(body: str, inserted: str) -> None:
    question = Question(f"func.func @f(%x: i32, %c: i1) {{\n{body}\n}}")
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == inserted


def test_a_subscript_of_a_loop_is_a_value_and_no_symbol() -> None:
    text = "func.func @f(%m: memref<10xf32>, %v: f32) {\n  affine.for %i = 0 to 10 {\n    affine.st$0\n  }\n  return\n}"
    question = Question(text)
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == "affine.store ${1:%v}, ${2:%m}[${3:%i}] : ${4:memref<10xf32>}"


@pytest.mark.parametrize(
    ("callee", "line", "inserted"),
    [
        ("func.func private @g()", "cal$0", "call @g() : () -> ()"),
        ("func.func private @g() -> i32", "%x = cal$0", "call @g() : () -> ${1:i32}"),
        ("func.func private @g(i32) -> (i32, f32)", "%x:2 = cal$0", "call @g(${1:%a}) : (${2:i32}) -> (${3:i32}, ${4:f32})"),
        ("func.func private @g()", "call @$0", "@g() : () -> ()"),
        ("", "cal$0", "call @f(${1:%a}) : (${2:i32}) -> ()"),
        ("", "%x = cal$0", "call @${1:name}(${2:%a}, ${3:%a}) : (${4:i32}, ${5:i32}) -> ${6:i32}"),
    ],
)
def test_a_call_has_the_type_of_the_function_that_is_called(callee: str, line: str, inserted: str) -> None:
    question = Question(f"{callee}\nfunc.func @f(%a: i32) {{\n  {line}\n  return\n}}")
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == inserted


def test_a_function_in_front_of_its_arguments_is_inserted_alone() -> None:
    question = Question("func.func private @g()\nfunc.func @f() {\n  call @$0()\n  return\n}")
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert (found.items[0].label, found.items[0].snippet) == ("@g", "")
