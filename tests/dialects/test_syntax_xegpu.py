"""How the operations of xegpu are read."""

from syntax_support import check_fault, read


def test_offsets_may_be_left_out() -> None:
    plain = read("%v = xegpu.load_nd %t <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>")
    assert plain.operands("offsets") == []
    offset = read("xegpu.store_nd %v, %t[%i, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>")
    assert offset.operands("offsets") == ["%i: index"]
    assert offset.implied("const_offsets") == "array<i64: -9223372036854775808, 0>"


def test_shape_and_strides() -> None:
    made = read("%d = xegpu.create_nd_tdesc %p[0, 0], shape : [%h, 32], strides : [%w, 1] : ui64 -> !xegpu.tensor_desc<8xf32>")
    assert made.operands("shape") == ["%h: index"]
    assert made.operands("strides") == ["%w: index"]


def test_faults() -> None:
    check_fault(
        """
%0 = xegpu.load_nd %t[] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
                      ^ expected-token: expected an SSA value or an integer, but got ']'
"""
    )
