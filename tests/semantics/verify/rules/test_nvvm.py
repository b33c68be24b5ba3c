"""nvvm: kernels, copies and multiplications."""

from __future__ import annotations

from fixtures import check


def test_attributes_of_kernels() -> None:
    check(
        """
        llvm.func @a(%x: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2>} {
          llvm.return
        }
        llvm.func @b(%x: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) {
        //                                            ^^^^^^^^^^^^^^^^^^ nvvm.grid-constant: only arguments of a kernel are
          llvm.return
        }
        llvm.func @c() attributes {nvvm.kernel, nvvm.minctasm = "many"} {
        //                                                      ^^^^^^ nvvm.kernel: expected an integer, but got "many"
          llvm.return
        }
        // -----
        func.func @d() attributes {rocdl.kernel} {
        //                         ^^^^^^^^^^^^ rocdl.kernel: a kernel is an llvm.func, but got func.func
          return
        }
        // -----
        func.func @e() attributes {nvvm.kernel} {
        //                         ^^^^^^^^^^^ nvvm.kernel: a kernel is an llvm.func, but got func.func
          return
        }
        """
    )


def test_instructions() -> None:
    check(
        """
        llvm.func @f(%p: !llvm.ptr<3>, %q: !llvm.ptr<1>, %x: i32) {
          nvvm.cp.async.shared.global %p, %q, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
          nvvm.cp.async.shared.global %p, %q, 12, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
        //                                    ^^ nvvm.copy-size: attribute 'size' must be 4, 8 or 16, but got 12
          nvvm.setmaxregister increase 16
        //                             ^^ nvvm.registers: attribute 'regCount' must be from 24 to 256, but got 16
          nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}
        //                                                          ^^^^^^^^^^^^^^^^^^^^^^^ nvvm.proxy
          llvm.return
        }
        """
    )


def test_multiplications() -> None:
    check(
        """
        llvm.func @f(%h: vector<2xf16>, %x: f32, %i: i32, %p: !llvm.ptr<3>) {
          %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%x, %x, %x, %x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %1 = nvvm.mma.sync A[%h, %h] B[%h] C[%x, %x, %x, %x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        //                                                                                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.product
          %2 = nvvm.mma.sync A[%h, %h] B[%h] C[%x, %x, %x, %x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32)>
        //                                                                                                                                                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.product
          nvvm.wmma.store %p, %i, %x, %x {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, f32, f32
        //                        ^^ nvvm.matrix-fragment: expected 8 values of matrices, but got 2
          llvm.return
        }
        """
    )


def test_barriers() -> None:
    check(
        """
        llvm.func @f(%a: i32) {
          %0 = nvvm.barrier #nvvm.reduction<and> %a -> i32
          "nvvm.barrier"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> ()
        //               ^^ nvvm.barrier
          "nvvm.barrier"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32, i32) -> ()
        //                                                                                  ^^^^^^^^^^^^^^^^^^^^ nvvm.barrier
          llvm.return
        }
        """
    )


def test_copies_to_a_cluster() -> None:
    check(
        """
        llvm.func @f(%t: !llvm.ptr, %d: !llvm.ptr<7>, %s: !llvm.ptr<3>, %x: i32, %o: i16, %p: i1) {
          nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %s, box[%x, %x, %x] im2col[%o] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
          nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %s, box[%x] im2col[%o] : !llvm.ptr<7>, !llvm.ptr
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.tensor-mode: mode tile takes no offsets here, but got 1
          nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %t, %s, box[%x] predicate = %p {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
        //                                                                                ^^ nvvm.cluster-memory: a copy for one block takes no operand 'predicate'
          llvm.return
        }
        """
    )


def test_predicates_and_levels_of_what_is_fetched() -> None:
    check(
        """
        llvm.func @f(%a: !llvm.ptr, %p: i1) {
          nvvm.prefetch tensormap, %a, predicate = %p : !llvm.ptr, i1
          nvvm.prefetch level = L1, %a, predicate = %p : !llvm.ptr, i1
        //                                          ^^ nvvm.prefetched: only the map of a tensor is fetched with a predicate
          nvvm.prefetch level = L2 uniform, %a : !llvm.ptr
        //                      ^^ nvvm.prefetched: the uniform cache is of level L1, but got L2
          llvm.return
        }
        """
    )


def test_types_of_products() -> None:
    check(
        """
        llvm.func @f(%a: i32, %c: f32) {
          %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %1 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        //                                                                                                                                                                                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.product: there is no multiplication of f32
          llvm.return
        }
        """
    )


def test_swapped_lanes() -> None:
    check(
        """
        llvm.func @f(%a: i32) {
          %0 = rocdl.permlane16.swap %a, %a, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
          %1 = rocdl.permlane32.swap %a, %a, false, true : (i32, i32) -> !llvm.struct<(i32, f32)>
        //                                                               ^^^^^^^^^^^^^^^^^^^^^^^^ rocdl.swapped-lanes: the first two members of the result are i32
          llvm.return
        }
        """
    )


def test_versions_of_chips() -> None:
    check(
        """
        gpu.module @a [#nvvm.target<chip = "sm_100ax">] {
          llvm.func @f(%p: !llvm.ptr<3>, %n: i32) {
            nvvm.tcgen05.alloc %p, %n : !llvm.ptr<3>, i32
        //  ^^^^^^^^^^^^^^^^^^ nvvm.chip: expected sm_100a or sm_101a, but the module is compiled for sm_100ax
            llvm.return
          }
        }
        gpu.module @b [#nvvm.target<chip = "gfx100a">] {
          llvm.func @f(%p: !llvm.ptr<3>, %n: i32) {
            nvvm.tcgen05.alloc %p, %n : !llvm.ptr<3>, i32
            llvm.return
          }
        }
        """
    )
