"""How the operations of omp are read."""

import pytest
from syntax_support import canonical, check_fault, read


def test_arguments_that_clauses_give_to_a_region() -> None:
    parallel = read(
        "omp.parallel num_threads(%n : i32) private(@p %a -> %b, @q %c -> %d : i32, !llvm.ptr) private_barrier"
        " reduction(mod: inscan, byref @r %e -> %f : i64) { … } {x}"
    )
    assert parallel.operands("private_vars") == ["%a: i32", "%c: !llvm.ptr"]
    assert parallel.operands("reduction_vars") == ["%e: i64"]
    assert parallel.implied("reduction_byref") == "array<i1: true>"
    assert parallel.implied("reduction_mod") == canonical("#omp<reduction_modifier(inscan)>")
    assert "private_needs_barrier" in parallel.attributes()
    assert parallel.symbol_uses() == ["@p", "@q", "@r"]
    assert parallel.regions() == [["%b: i32", "%d: !llvm.ptr", "%f: i64"]]


def test_arguments_of_a_target() -> None:
    target = read(
        "omp.target nowait host_eval(%a -> %b : i32) map_entries(%c -> %d : !llvm.ptr)"
        " private(@p %e -> %f [map_idx=0], @p %g -> %h : i64, i64) { … }"
    )
    assert target.operands("host_eval_vars") == ["%a: i32"]
    assert target.operands("map_vars") == ["%c: !llvm.ptr"]
    assert target.implied("private_maps") == "array<i64: 0, -1>"
    assert target.regions() == [["%b: i32", "%d: !llvm.ptr", "%f: i64", "%h: i64"]]


def test_other_operations_with_such_clauses() -> None:
    data = read("omp.target_data use_device_addr(%a -> %b : !p) use_device_ptr(%c -> %d : !p) { … }")
    assert data.regions() == [["%b: !p", "%d: !p"]]
    group = read("omp.taskgroup task_reduction(byref @r %a -> %b : !p) { … }")
    assert group.operands("task_reduction_vars") == ["%a: !p"]
    task = read("omp.task in_reduction(@r %a -> %b : !p) private(@p %c -> %d : i32) { … }")
    assert task.regions() == [["%b: !p", "%d: i32"]]


def test_loop_nest() -> None:
    nest = read(
        "omp.loop_nest (%i, %j) : i32 = (%a, %b) to (%c, %d) inclusive step (%e, %f) collapse(2) tiles(5, 10)"
        " { … } {x}"
    )
    assert nest.operands("loop_upper_bounds") == ["%c: i32", "%d: i32"]
    assert nest.implied("collapse_num_loops") == "2 : i64"
    assert nest.implied("tile_sizes") == "array<i64: 5, 10>"
    assert nest.regions() == [["%i: i32", "%j: i32"]]
    assert "loop_inclusive" in nest.attributes()


def test_canonical_loops() -> None:
    loop = read("omp.canonical_loop(%cli) %i : i32 in range(%n) { … } {x}")
    assert loop.operands("cli") == ["%cli: !omp.cli"]
    assert loop.operands("tripCount") == ["%n: i32"]
    assert loop.regions() == [["%i: i32"]]
    assert read("omp.canonical_loop %i : i32 in range(%n) { … }").operands("cli") == []
    assert read("omp.unroll_heuristic(%cli) {x}").uses() == ["%cli: !omp.cli"]
    tile = read("omp.tile (%a, %b) <- (%c) sizes(%s : i32)")
    assert tile.operands("generatees") == ["%a: !omp.cli", "%b: !omp.cli"]
    assert tile.operands("applyees") == ["%c: !omp.cli"]


def test_allocation_on_a_device() -> None:
    memory = read('%r = omp.target_allocmem %d : i32, vector<2xi64>(%l : i32), %n, %m {uniq_name = "x"}')
    assert memory.operands("device") == ["%d: i32"]
    assert memory.operands("typeparams") == ["%l: i32"]
    assert memory.operands("shape") == ["%n: index", "%m: index"]
    assert memory.results() == ["i64"]


def test_clauses_with_keywords() -> None:
    assert read("omp.parallel proc_bind(close) { … }").implied("proc_bind_kind") == canonical("#omp<procbindkind close>")
    ordered = read("omp.simd order(reproducible: concurrent) { … }")
    assert ordered.attributes()["order"] == "concurrent"
    assert ordered.attributes()["order_mod"] == "reproducible"
    assert "order_mod" not in read("omp.simd order(concurrent) { … }").attributes()


@pytest.mark.parametrize(
    ("clause", "chunk", "spelled"),
    [
        ("static = %c : i32, monotonic, simd", ["%c: i32"], {"schedule_kind", "schedule_mod", "schedule_simd"}),
        ("dynamic, simd", [], {"schedule_kind", "schedule_simd"}),
        ("auto", [], {"schedule_kind"}),
    ],
)
def test_schedules(clause: str, chunk: list[str], spelled: set[str]) -> None:
    loop = read(f"omp.wsloop schedule({clause}) {{ … }}")
    assert loop.operands("schedule_chunk") == chunk
    assert set(loop.attributes()) == spelled


def test_clauses_with_pairs() -> None:
    allocating = read("omp.single allocate(%how : i64 -> %a : !p) copyprivate(%b -> @f : !q) { … }")
    assert allocating.operands("allocate_vars") == ["%a: !p"]
    assert allocating.operands("allocator_vars") == ["%how: i64"]
    assert allocating.operands("copyprivate_vars") == ["%b: !q"]
    assert allocating.symbol_uses() == ["@f"]
    vectors = read("omp.simd aligned(%a : !p -> 32 : i64, %b : !p -> 64 : i64) linear(%c = %d : !p) { … }")
    assert vectors.implied("alignments") == "[32, 64]"
    assert vectors.operands("linear_vars") == ["%c: !p"]
    assert vectors.operands("linear_step_vars") == ["%d: i32"]
    depending = read("omp.task depend(taskdependin -> %a : !p, taskdependout -> %b : !p) { … }")
    assert depending.operands("depend_vars") == ["%a: !p", "%b: !p"]
    first, second = "#omp<clause_task_depend(taskdependin)>", "#omp<clause_task_depend(taskdependout)>"
    assert depending.implied("depend_kinds") == canonical(f"[{first}, {second}]")


def test_granularity() -> None:
    assert read("omp.taskloop grainsize(%n : i32) { … }").operands("grainsize") == ["%n: i32"]
    strict = read("omp.taskloop num_tasks(strict, %n : i32) { … }")
    assert strict.attributes()["num_tasks_mod"] == "strict"


@pytest.mark.parametrize(("hint", "bits"), [("none", 0), ("uncontended", 1), ("contended, speculative", 10)])
def test_hints(hint: str, bits: int) -> None:
    assert read(f"omp.atomic.read %v = %x hint({hint}) : !p, !p, i32").implied("hint") == f"{bits} : i64"


def test_mapping() -> None:
    info = read(
        "%r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, tofrom) capture(ByRef)"
        ' members(%a, %b : [0], [1, 2] : !p, !p) -> !llvm.ptr {name = "x"}'
    )
    assert info.operands("members") == ["%a: !p", "%b: !p"]
    assert info.implied("members_index") == "[[0], [1, 2]]"
    assert info.implied("map_capture_type") == canonical("#omp<variable_capture_kind(ByRef)>")
    assert info.results() == ["!llvm.ptr"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
omp.parallel private(@p %x -> %y : i32, i32) { … }
                                   ^^^^^^^^ type-count: 1 value but 2 types, expected one for each
""",
        """
omp.parallel private(@p %x -> %y [map_idx=0] : i32) { … }
                                 ^ expected-token: expected ':', but got '['
""",
        """
omp.parallel proc_bind(closer) { … }
                       ^^^^^^ unknown-keyword: 'closer' is none of the known keywords here; did you mean 'close'?
""",
        """
omp.wsloop schedule(static, simd, monotonic) { … }
                                ^ expected-token: expected ')', but got ','
""",
        """
omp.loop_nest (%i, %j) : i32 = (%a) to (%b, %c) step (%d, %e) { … }
                               ^^^^ operand-count: expected 2 operands here, but got 1
""",
        """
omp.simd linear(%a, %b : !p) { … }
                  ^ expected-token: expected '=', but got ','
""",
        """
omp.tile (%a) -> (%b)
              ^^ expected-token: expected '<-', but got '->'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
