"""gpu: reductions, matrices, memory and kernels."""

from __future__ import annotations

from fixtures import check


def test_reductions() -> None:
    check(
        """
        func.func @f(%a: i32, %b: f32, %v: vector<4xf32>, %s: vector<[4]xf32>) {
          %0 = gpu.all_reduce maxnumf %a {} : (i32) -> (i32)
        //                            ^^ gpu.reduction: 'maxnumf' works on floating-point numbers, but got i32
          %1 = gpu.all_reduce add %b {} : (f32) -> (f32)
          %2 = gpu.subgroup_reduce xor %v : (vector<4xf32>) -> (vector<4xf32>)
        //                             ^^ gpu.reduction: 'xor' works on integers, but got vector<4xf32>
          %3 = gpu.subgroup_reduce add %s : (vector<[4]xf32>) -> (vector<[4]xf32>)
        //                             ^^ operand-type: operand #0 must be signless integer, floating-point number or fixed-length vector of (signless integer or floating-point number) of rank 1, but got vector<[4]xf32>
          %4 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (i32) -> (i32)
        //                                                           ^ gpu.cluster: attribute 'cluster_stride' must be integer that is a power of two, but got 3 : i32
          return
        }
        // -----
        func.func @f(%a: i32) {
          %0 = gpu.all_reduce %a {
        //     ^^^^^^^^^^^^^^ gpu.reduction-region: the region takes two values, but got 1
          ^bb0(%x: i32):
            gpu.yield %x : i32
          } : (i32) -> (i32)
          return
        }
        // -----
        func.func @f(%a: i32) {
          %0 = gpu.all_reduce %a {
          ^bb0(%x: i32, %y: i32):
            gpu.yield %x, %y : i32, i32
        //  ^^^^^^^^^ gpu.reduction-region: the region yields one value, but got 2
          } : (i32) -> (i32)
          return
        }
        // -----
        func.func @f(%a: i32) {
          %0 = gpu.all_reduce add %a {
        //                    ^^^ gpu.reduction-region: a reduction has an operation or a region, not both
          ^bb0(%x: i32, %y: i32):
            gpu.yield %x : i32
          } : (i32) -> (i32)
          return
        }
        """
    )


def test_matrices() -> None:
    check(
        """
        func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16, 3>, %i: index) {
          %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
        //                                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ gpu.matrix-sizes
          gpu.subgroup_mma_store_matrix %c, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
          gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x8xf16, "AOp">, memref<32x32xf16, 3>
        //                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ gpu.matrix-operand
          return
        }
        // -----
        func.func @f(%a: !gpu.mma_matrix<16xf16, "AOp">)
        //                               ^ bad-type: expected a matrix of 2 dimensions, but got 1
        // -----
        func.func @f(%a: !gpu.mma_matrix<16x16xf16, "DOp">)
        //                                          ^ bad-type: expected `AOp`, `BOp` or `COp`, but got `DOp`
        // -----
        func.func @f(%a: !gpu.mma_matrix<16x16xi64, "AOp">)
        //                               ^ bad-type: expected elements `si8`, `ui8`, `i32`, `f16`, `f32` or `f64`, but got
        """
    )


def test_memory() -> None:
    check(
        """
        #twisted = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
        func.func @f(%n: index, %a: memref<4xf32>, %b: memref<4xi32>) {
          %0 = gpu.alloc (%n) : memref<?x4xf32>
          %1 = gpu.alloc () : memref<?x4xf32>
        //     ^^^^^^^^^ gpu.alloc-operands: memref<?x4xf32> leaves 1 size open, but 0 are given
          %2 = gpu.alloc ()[%n] : memref<4x4xf32, #twisted>
          %3 = gpu.alloc () : memref<4x4xf32, #twisted>
        //     ^^^^^^^^^ gpu.alloc-operands: the layout of memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> has
          gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32>
        //                    ^^^^^^^^^^^^^ gpu.copy-types: operand 'dst' must have the element type of operand 'src' (memref<4xi32>), but got memref<4xf32>
          %4 = gpu.dynamic_shared_memory : memref<16xi8, #gpu.address_space<workgroup>>
        //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ gpu.dynamic-memory
          return
        }
        """
    )


def test_buffers_of_launches() -> None:
    check(
        """
        func.func @f(%n: index) {
          gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n)
              workgroup(%s: memref<4xf32, #gpu.address_space<workgroup>>, %t: memref<f32>) private(%u: memref<f32, 5>) {
            gpu.terminator
          }
          gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n)
        //^^^^^^^^^^ gpu.launch-region: a buffer of a kernel is a memref, but got i32
              workgroup(%s: i32) {
            gpu.terminator
          }
          gpu.launch clusters(%o, %p, %q) in (%r = %n, %s = %n, %t = %n) blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n)
        //^^^^^^^^^^ gpu.launch-region: a private buffer is in memory space private, but got memref<f32, #gpu.address_space<workgroup>>
              threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) private(%u: memref<f32, #gpu.address_space<workgroup>>) {
            gpu.terminator
          }
          return
        }
        """
    )


def test_kernels() -> None:
    check(
        """
        module attributes {gpu.container_module} {
          gpu.module @k {
            gpu.func @f(%x: f32) kernel {
              gpu.return
            }
            gpu.func @g(%x: f32) {
              gpu.return
            }
            gpu.func @h() -> i32 {
              gpu.return
        //    ^^^^^^^^^^ returned-values: the function returns 1 value, but got 0
            }
          }
          func.func @g(%i: index, %x: f32) {
            gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : f32)
            gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
        //                  ^^^^^^ gpu.kernel-callee: @k::@f takes 1 operand, but got 0
            gpu.launch_func @k::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : f32)
        //                  ^^^^^^ gpu.kernel-callee: @k::@g is no kernel: it lacks the attribute 'gpu.kernel'
            return
          }
        }
        """
    )


def test_attributes_of_launches() -> None:
    check(
        """
        func.func @f() attributes {gpu.known_block_size = 32 : i32} {
        //                                                ^^^^^^^^ gpu.launch-size: expected array<i32: …>, but got 32 : i32
          return
        }
        // -----
        func.func @f() attributes {gpu.known_grid_size = array<i32: 1, 2, 3>} {
          return
        }
        // -----
        func.func private @f(%x: i32 {foo = 1 : i32})
        //                                  ^^^^^^^ dialect-attribute: 'foo' has no dialect: arguments have attributes of
        """
    )


def test_attributes_of_buffers_are_not_those_of_arguments() -> None:
    check(
        """
        gpu.module @m {
          gpu.func @k(%x: i32 {llvm.align = 16 : i64}) workgroup(%a: memref<1xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i32, note})
          //                                ^^^^^^^^ llvm.parameter-attribute: 'llvm.align' is for pointers, but got i32
              private(%b: memref<1xf32, #gpu.address_space<private>> {llvm.noalias}) kernel {
            gpu.return
          }
        }
        """
    )


def test_what_offloads_a_binary() -> None:
    check(
        """
        gpu.binary @a <#gpu.select_object<0>> [#gpu.object<#nvvm.target, "">]
        gpu.binary @b [#gpu.object<#nvvm.target, "">]
        gpu.binary @c <"first"> [#gpu.object<#nvvm.target, "">]
        //             ^^^^^^^ gpu.offloading-handler: expected an attribute that offloads
        """
    )


def test_sizes_and_containers_are_said_of_operations_only() -> None:
    check(
        """
        func.func private @f(i32 {gpu.container_module, gpu.known_block_size = 3}) -> (i32 {gpu.known_grid_size})
        func.func private @g() attributes {gpu.container_module = 3}
        """
    )


def test_what_deeper_launches_name_is_not_looked_at() -> None:
    """MLIR looks at what is launched directly in an operation directly in the module."""
    check(
        """
        module attributes {gpu.container_module} {
          gpu.module @k {
            gpu.func @f(%x: f32) kernel {
              gpu.return
            }
            func.func @g(%i: index) {
              gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
              return
            }
          }
          func.func @g(%i: index) {
            scf.for %j = %i to %i step %i {
              gpu.launch_func @nowhere::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
            }
            gpu.launch_func @k::@h blocks in (%i, %i, %i) threads in (%i, %i, %i)
        //                  ^^^^^^ undefined-symbol: symbol '@k::@h' is not defined
            gpu.launch_func @k::@f::@h blocks in (%i, %i, %i) threads in (%i, %i, %i)
        //                  ^^^^^^^^^^ undefined-symbol: symbol '@k::@f::@h' is not defined
            gpu.launch_func @g blocks in (%i, %i, %i) threads in (%i, %i, %i)
        //                  ^^ gpu.kernel-callee: @g must be in a 'gpu.module' or a 'gpu.binary', but is in a 'func.func'
            return
          }
        }
        // -----
        module attributes {gpu.container_module = 1} {
          gpu.binary @k [#gpu.object<#nvvm.target, "">]
          func.func @g(%i: index) {
            gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
        //  ^^^^^^^^^^^^^^^ gpu.container-module: the module around a launch needs the attribute 'gpu.container_module'
            return
          }
        }
        // -----
        module attributes {gpu.container_module} {
          gpu.binary @k [#gpu.object<#nvvm.target, "">]
          func.func @g(%i: index) {
            gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
            return
          }
        }
        """
    )


def test_the_first_arguments_of_a_body_are_those_of_the_signature() -> None:
    check(
        """
        gpu.module @m {
          "gpu.func"() <{function_type = (f32) -> ()}> ({
        //^^^^^^^^^^ region-arguments: the region takes f32 as argument 0, but got i32
          ^bb0(%a: i32, %shared: memref<2xf32, #gpu.address_space<workgroup>>):
            "gpu.return"() : () -> ()
          }) {sym_name = "a", workgroup_attributions = 1 : i64} : () -> ()
          "gpu.func"() <{function_type = (f32) -> ()}> ({
          ^bb0(%a: f32, %shared: memref<2xf32, #gpu.address_space<workgroup>>):
            "gpu.return"() : () -> ()
          }) {sym_name = "b", workgroup_attributions = 1 : i64} : () -> ()
        }
        """
    )


def test_a_launch_may_leave_out_one_name() -> None:
    check(
        """
        func.func @f(%n: index) {
          gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty) in (%sx = %n, %sy = %n, %sz = %n)
              workgroup(%s: memref<f32, #gpu.address_space<workgroup>>) {
            gpu.terminator
          }
          gpu.launch blocks(%bx, %by) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty) in (%sx = %n, %sy = %n, %sz = %n) {
        //^^^^^^^^^^ gpu.launch-region: the region takes 12 indices and sizes, but got 10 arguments
            gpu.terminator
          }
          return
        }
        """
    )
