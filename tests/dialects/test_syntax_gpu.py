"""How the operations of gpu are read."""

import pytest
from syntax_support import check_fault, read

BLOCKS = "blocks(%bx, %by, %bz) in (%gx = %a, %gy = %b, %gz = %c)"
THREADS = "threads(%tx, %ty, %tz) in (%sx = %d, %sy = %e, %sz = %f)"
IDS = [f"%{name}: index" for name in ("bx", "by", "bz", "tx", "ty", "tz", "gx", "gy", "gz", "sx", "sy", "sz")]


def test_func() -> None:
    kernel = read(
        "gpu.func @k(%x: i32 {d.a}) workgroup(%w: memref<4xf32, 3> {d.b}) private(%p: f32) kernel attributes {d} { … }"
    )
    assert kernel.symbol() == "@k"
    assert kernel.regions() == [["%x: i32", "%w: memref<4xf32, 3>", "%p: f32"]]
    assert kernel.implied("function_type") == "(i32) -> ()"
    assert kernel.attributes() == {"gpu.kernel": "", "d": ""}


def test_launch() -> None:
    launch = read(f"gpu.launch {BLOCKS} {THREADS} {{ … }} {{d}}")
    assert launch.regions() == [IDS]
    assert launch.operands("gridSizeX") == ["%a: index"]
    assert launch.operands("blockSizeZ") == ["%f: index"]
    assert launch.results() == []


def test_launch_takes_more_names_than_it_has_dimensions() -> None:
    launch = read(f"gpu.launch {BLOCKS.replace(')', ', %more)', 1)} {THREADS} {{ … }}")
    assert launch.regions() == [IDS]


def test_launch_with_everything() -> None:
    clusters = "clusters(%cx, %cy, %cz) in (%nx = %a, %ny = %a, %nz = %a)"
    after = "dynamic_shared_memory_size %n module(@m) function(@f) workgroup(%w : memref<4xf32, 3>) private(%p : f32)"
    launch = read(f"%t = gpu.launch async [%u, %v] {clusters} {BLOCKS} {THREADS} {after} {{ … }}")
    cluster_arguments = [f"%{name}: index" for name in ("cx", "cy", "cz", "nx", "ny", "nz")]
    assert launch.regions() == [[*IDS, *cluster_arguments, "%w: memref<4xf32, 3>", "%p: f32"]]
    assert launch.operands("asyncDependencies") == ["%u: !gpu.async.token", "%v: !gpu.async.token"]
    assert launch.operands("clusterSizeY") == ["%a: index"]
    assert launch.operands("dynamicSharedMemorySize") == ["%n: i32"]
    assert launch.results() == ["!gpu.async.token"]
    assert launch.symbol_uses() == ["@m", "@f"]


def test_launch_func() -> None:
    launch = read(
        "%t = gpu.launch_func async [%u] @m::@k blocks in (%a, %b, %c) threads in (%d, %e, %f) : i64 args(%x : f32)"
    )
    assert launch.operands("asyncDependencies") == ["%u: !gpu.async.token"]
    assert launch.operands("gridSizeY") == ["%b: i64"]
    assert launch.operands("kernelOperands") == ["%x: f32"]
    assert launch.results() == ["!gpu.async.token"]
    plain = read("gpu.launch_func @m::@k blocks in (%a, %b, %c) threads in (%d, %e, %f)")
    assert plain.operands("blockSizeX") == ["%d: index"]
    assert plain.results() == []


def test_warp_execute_on_lane_0() -> None:
    operation = read("%r = gpu.warp_execute_on_lane_0(%i)[32] args(%x : vector<4xf32>) -> (f32) { … }")
    assert operation.operands("laneid") == ["%i: index"]
    assert operation.operands("args") == ["%x: vector<4xf32>"]
    assert operation.implied("warp_size") == "32 : i64"
    assert operation.results() == ["f32"]


def test_directives() -> None:
    assert read("gpu.wait [%t]").operands("asyncDependencies") == ["%t: !gpu.async.token"]
    assert read("%t = gpu.wait async").results() == ["!gpu.async.token"]
    reduced = read("%r = gpu.all_reduce add %x uniform { … } : (f32) -> (f32)")
    assert reduced.implied("op") == "#gpu<all_reduce_op add>"
    assert read("%r = gpu.all_reduce %x { … } : (f32) -> (f32)").results() == ["f32"]
    assert read('gpu.binary @b <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "x">]').symbol() == "@b"


@pytest.mark.parametrize(
    "fixture",
    [
        """
gpu.func @k(i32) { … }
           ^^^^^ expected-token: the arguments of a kernel need names
""",
        """
gpu.func private @k() { … }
         ^^^^^^^ expected-token: expected a symbol name such as '@name', but got 'private'
""",
        """
gpu.func @k() private() workgroup() { … }
                        ^^^^^^^^^ expected-token: expected '{' of a region, but got 'workgroup'
""",
        """
gpu.launch blocks(%x) in (%a = %b, %c = %d) threads(%y) in (%e = %f) { … }
                                          ^ expected-token: expected ',', but got ')'
""",
        """
gpu.launch threads(%x) in (%a = %b, %c = %d, %e = %f) { … }
           ^^^^^^^ expected-token: expected 'blocks', but got 'threads'
""",
        """
gpu.wait async
         ^^^^^ result-count: an operation that is 'async' yields a token, which needs a name: '%token = …'
""",
        """
%r = gpu.all_reduce plus %x { … } : (f32) -> (f32)
                    ^^^^ unknown-keyword: 'plus' is none of the known keywords here: expected 'add', 'mul', 'minui', \
'minsi', 'minnumf', 'maxui', 'maxsi', 'maxnumf', 'and', 'or', 'xor', 'minimumf', …
""",
        """
%r = gpu.warp_execute_on_lane_0(%i) args(%x : f32) -> (f32) { … }
                                    ^^^^ expected-token: expected '[', but got 'args'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
