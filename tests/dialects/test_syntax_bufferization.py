"""How the operations of bufferization are read."""

from syntax_support import check_fault, read


def test_alloc_tensor() -> None:
    sized = read("%t = bufferization.alloc_tensor(%i, %j) size_hint=%k {x} : tensor<?x?xf32>")
    assert sized.operands("dynamic_sizes") == ["%i: index", "%j: index"]
    assert sized.operands("size_hint") == ["%k: index"]
    assert sized.operands("copy") == []
    assert sized.results() == ["tensor<?x?xf32>"]
    copied = read("%t = bufferization.alloc_tensor() copy(%u) : tensor<4xf32>")
    assert copied.operands("copy") == ["%u: tensor<4xf32>"]


def test_faults() -> None:
    check_fault(
        """
%0 = bufferization.alloc_tensor : tensor<4xf32>
                                ^ expected-token: expected '(', but got ':'
"""
    )


def test_dealloc_yields_a_condition_for_each_buffer_that_is_retained() -> None:
    text = "%r:2 = bufferization.dealloc (%a : memref<2xi8>) if (%c) retain (%x, %y : memref<2xi8>, memref<3xi8>)"
    assert read(text).results() == ["i1", "i1"]
    assert read("bufferization.dealloc").results() == []
