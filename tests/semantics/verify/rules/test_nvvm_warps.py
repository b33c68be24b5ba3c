"""nvvm: what threads of a warp do together, and single instructions."""

from __future__ import annotations

from fixtures import check


def test_matrices_in_shared_memory() -> None:
    check(
        """
        llvm.func @f(%p: !llvm.ptr<3>, %x: i32) {
          %0 = nvvm.ldmatrix %p {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
        //                             ^^^^^^^ nvvm.loaded-matrices: 1, 2 or 4 matrices are loaded, but got 3
          %1 = nvvm.ldmatrix %p {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2 = nvvm.ldmatrix %p {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
        //                                                                                                                                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.loaded-matrices: expected a struct of 4 x i32, but got !llvm.struct<(i32, i32)>
          nvvm.stmatrix %p, %x, %x, %x {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
        //                  ^^ nvvm.stored-matrices: the number of operands 'sources' must be 1, 2 or 4, but got 3
          llvm.return
        }
        """
    )


def test_threads_of_a_warp() -> None:
    check(
        """
        llvm.func @f(%x: i32, %y: i64, %c: i1) {
          %0 = nvvm.redux.sync add %x, %x : i32 -> i32
          %1 = nvvm.redux.sync fmax %x, %x : i32 -> i32
        //                          ^^ nvvm.reduced: 'fmax' is a reduction of f32, but got i32
          %2 = nvvm.redux.sync add %x, %x {nan = true} : i32 -> i32
        //                                       ^^^^ nvvm.reduced: 'nan' is for f32, but got i32
          %3 = nvvm.vote.sync any %x, %c -> i1
          %4 = nvvm.vote.sync ballot %x, %c -> i1
        //                                     ^^ nvvm.answer: 'ballot' yields an i32, but got i1
          %5 = nvvm.match.sync any %x, %y : i64 -> i32
          %6 = nvvm.match.sync all %x, %y : i64 -> i32
        //                                         ^^^ nvvm.answer: expected a struct of i32 and i1, but got i32
          llvm.return
        }
        """
    )


def test_single_instructions() -> None:
    check(
        """
        llvm.func @f(%a: f32, %x: i32) {
          %0 = nvvm.convert.float.to.tf32 %a
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.rounding: requires attribute 'rnd'
          nvvm.fence.proxy.release #nvvm.mem_scope<cta> to_proxy=#nvvm.proxy_kind<async>
        //                                                       ^^^^^^^^^^^^^^^^^^^^^^^ nvvm.one-way-proxy: attribute 'toProxy' must be tensormap, but got #nvvm.proxy_kind<async>
          nvvm.pmevent id = 3 mask = 1
        //                           ^ nvvm.event: attribute 'eventId' and attribute 'maskedEventId' exclude each other
          nvvm.pmevent id = 16
        //                  ^^ nvvm.event: attribute 'eventId' must be from 0 to 15, but got 16
          %1 = nvvm.prmt #nvvm.permute_mode<f4e> %x, %x, %x : i32
          %2 = nvvm.prmt #nvvm.permute_mode<f4e> %x, %x : i32
        //     ^^^^^^^^^ nvvm.permuted-bytes: requires operand 'hi' where attribute 'mode' is not rc8, rc16, ecl or ecr
          llvm.return
        }
        """
    )


def test_matrices_of_small_elements() -> None:
    check(
        """
        llvm.func @f(%p: !llvm.ptr<3>, %x: i32) {
          %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
          %1 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
        //                                                                                                                                                                                       ^^^ nvvm.loaded-matrices: expected a struct of 2 x i32
          %2 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
          nvvm.stmatrix %p, %x {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
          llvm.return
        }
        """
    )


def test_blocks_are_clusters_of_known_sizes() -> None:
    check(
        """
        llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>, nvvm.reqntid = array<i32: 1>}
        func.func private @g() attributes {a = 1, nvvm.blocksareclusters = true}
        //                                                                 ^^^^ nvvm.cluster-launch: 'nvvm.blocksareclusters' needs
        """
    )


def test_what_is_added_to_products_of_halves_is_of_the_type_of_the_sum() -> None:
    check(
        """
        llvm.func @f(%a: vector<2xf16>, %f: f32) {
          %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
        //                                                                                                                                                                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvvm.product-result: expected a struct of values of type vector<2xf16>, as C is
          %1 = nvvm.mma.sync A[%a, %a] B[%a] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%a, %a, %a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
          llvm.return
        }
        """
    )
