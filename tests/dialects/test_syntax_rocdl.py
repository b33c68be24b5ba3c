"""How the operations of rocdl are read."""

from syntax_support import check_fault, read


def test_raw_buffers() -> None:
    load = read("%r = rocdl.raw.buffer.load %a, %b, %c, %d : f32")
    assert load.uses() == ["%a: vector<4xi32>", "%b: i32", "%c: i32", "%d: i32"]
    assert load.results() == ["f32"]
    for name in ("store", "atomic.fadd", "atomic.fmax", "atomic.smax", "atomic.umin"):
        write = read(f"rocdl.raw.buffer.{name} %v, %a, %b, %c, %d : f32")
        assert write.operands("vdata") == ["%v: f32"]
        assert write.operands("rsrc") == ["%a: vector<4xi32>"]
        assert write.shape.result_count == 0


def test_faults() -> None:
    check_fault(
        """
rocdl.raw.buffer.store %a, %b, %c, %d : f32
                                      ^ expected-token: expected ',', but got ':'
"""
    )
