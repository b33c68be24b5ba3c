"""ptr: accesses, conversions and sizes."""

from __future__ import annotations

from fixtures import check


def test_accesses() -> None:
    check(
        """
        func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %x: i32) {
          %0 = ptr.load %p atomic acquire alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i32
          %1 = ptr.load %p atomic acquire : !ptr.ptr<#ptr.generic_space> -> i32
        //     ^^^^^^^^ ptr.atomic-access: an atomic access needs an alignment
          %2 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> i32
        //                             ^ ptr.alignment: an alignment is a power of two, but got 0
          %3 = "ptr.load"(%p) <{alignment = [12]}> : (!ptr.ptr<#ptr.generic_space>) -> i32
        //                                  ^^^^ ptr.alignment: an alignment is a power of two, but got 12
          %4 = "ptr.load"(%p) <{syncscope = "one"}> : (!ptr.ptr<#ptr.generic_space>) -> i32
        //                                  ^^^^^ ptr.atomic-access: only an atomic access has a scope
          ptr.store %x, %p atomic release alignment = 8 : i32, !ptr.ptr<#ptr.generic_space>
          ptr.store %x, %p atomic acq_rel alignment = 8 : i32, !ptr.ptr<#ptr.generic_space>
        //                        ^^^^^^^ ptr.atomic-access: nothing is written with ordering acq_rel
          return
        }
        """
    )


def test_a_dictionary_of_attributes_gives_no_property_that_is_no_attribute() -> None:
    check(
        """
        func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
          %0 = ptr.load %p atomic acquire {alignment = 8 : i64} : !ptr.ptr<#ptr.generic_space> -> i32
        //     ^^^^^^^^ ptr.atomic-access: an atomic access needs an alignment
          %1 = "ptr.load"(%p) {ordering = 4 : i64} : (!ptr.ptr<#ptr.generic_space>) -> i32
          %2 = "ptr.load"(%p) <{ordering = 4 : i64}> {alignment = 8 : i64} : (!ptr.ptr<#ptr.generic_space>) -> i32
        //     ^^^^^^^^^^ ptr.atomic-access: an atomic access needs an alignment
          %3 = ptr.load %p {alignment = "none", volatile_ = 1 : i32} : !ptr.ptr<#ptr.generic_space> -> i32
          return
        }
        """
    )


def test_conversions() -> None:
    check(
        """
        func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
          %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
          %1 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
        //                ^^ ptr.conversion: !ptr.ptr<#ptr.generic_space> is a pointer already
          %2 = ptr.from_ptr %p : <#ptr.generic_space> -> memref<4xf32>
        //                                               ^^^^^^^^^^^^^ ptr.conversion: !ptr.ptr<#ptr.generic_space> and memref<4xf32> are in different memory spaces
          %3 = ptr.ptr_diff %t, %t : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xi64>
          %4 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> vector<4xi64>
        //                                                           ^^^^^^^^^^^^^ shapes-differ: requires the same shape for all operands and results: 'lhs' has !ptr.ptr<#ptr.generic_space>, 'result' has vector<4xi64>
          return
        }
        """
    )


def test_specifications() -> None:
    check(
        """
        func.func private @a() attributes {own.layout = #ptr.spec<size = 32, abi = 32, preferred = 64>}
        func.func private @b() attributes {own.layout = #ptr.spec<size = 30, abi = 32, preferred = 64>}
        //                                                       ^ bad-attribute: `size` is a multiple of 8 bits, but got 30
        func.func private @c() attributes {own.layout = #ptr.spec<size = 32, abi = 64, preferred = 32>}
        //                                                       ^ bad-attribute: the preferred alignment is no less than that of the ABI
        """
    )


def test_an_alignment_is_one_number() -> None:
    check(
        """
        func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
          %0 = "ptr.load"(%p) <{alignment = [4, 8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
          //                                ^^^^^^ attribute-value
          %1 = "ptr.load"(%p) <{alignment = [4]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
          %2 = "ptr.load"(%p) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32
          return
        }
        """
    )
