// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.func<void ()> = dense<64> : vector<2xi64>> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.label = dense<64> : vector<2xi64>> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = dense<64> : vector<2xi64>> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.token = dense<64> : vector<2xi64>> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<64> : vector<2xi64>> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = dense<64> : vector<2xi64>> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.target<"spirv.Image"> = dense<64> : vector<2xi64>> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!shape.shape = 4> } {}
// -----
// refused: dlti.data-layout-entry
module attributes { dlti.dl_spec = #dlti.dl_spec<!emitc.opaque<"x"> = 4> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<f8E5M2 = dense<8> : vector<2xi64>> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<bf16 = dense<[8,16]> : vector<2xi64>> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big" > } {}
// -----
// refused: bad-attribute
module attributes { dlti.dl_spec = #dlti.dl_spec<"" = "big" > } {}
// -----
// accepted
module attributes { dlti.target_system_spec = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 4>> } {}
// -----
// refused: bad-attribute
module attributes { dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"" = 4>> } {}
// -----
// accepted
func.func @f() attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = "big" > } { return }
// -----
// refused: dlti.data-layout-attribute
module attributes { dlti.dl_spec = 48 } {}
// -----
// refused: dlti.data-layout-attribute
module attributes { dlti.unknown = 48 } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<"a.b" = 1> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "foo"> } {}
// -----
// accepted
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "foo"> } {}
// -----
// refused: bad-attribute
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, "dlti.stack_alignment" = 64 : i64> } {}
// -----
// refused: bad-attribute
module attributes { dlti.dl_spec = #dlti.dl_spec<i32 = 32, i32 = 32> } {}
// -----
// refused: bad-attribute
module attributes { dlti.dl_spec = #dlti.dl_spec<i32> } {}
// -----
// refused: bad-attribute
module attributes { dlti.dl_spec = #dlti.dl_spec<i32 = > } {}
// -----
// refused: bad-attribute
module attributes { dlti.dl_spec = #dlti.dl_spec<foo = 4> } {}
// -----
// refused: dlti.data-layout-attribute
module attributes { dlti.target_system_spec = 4 } {}
// -----
// refused: bad-attribute
module attributes { dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 4>, "CPU" = #dlti.target_device_spec<"a" = 4>> } {}
// -----
// refused: dlti.data-layout-attribute
module attributes { dlti.map = 3 } {}
// -----
// refused: dlti.nested-layout
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little"> } {
  module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big"> } { }
}
// -----
// refused: dlti.nested-layout
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64> } {
  module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64> } { }
}
// -----
// refused: dlti.nested-layout
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64> } {
  module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 6 : ui64> } { }
}
// -----
// refused: dlti.data-layout-attribute
func.func @m() attributes { dlti.dl_spec = 4} { return }
// -----
// accepted
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, -1]> : vector<2xi64>>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[-1, 32]> : vector<2xi64>>} {}
// -----
// accepted
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 8, -8]> : vector<3xi64>>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, -8, 16]> : vector<3xi64>>} {}
// -----
// refused: dlti.nested-layout
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {}
}
// -----
// accepted
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {}
}
// -----
// refused: dlti.nested-layout
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<96> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {}
}
// -----
// accepted
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<96> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[48, 96]> : vector<2xi64>>} {}
}
// -----
// refused: dlti.nested-layout
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 32, 32]> : vector<3xi64>>} {}
}
// -----
// accepted
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 8, 32]> : vector<3xi64>>} {}
}
// -----
// accepted
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti." = 3>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 3>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<64> : vector<4xi64>>} {}
// -----
// accepted
#spec = #ptr.spec<size = 64, abi = 64, preferred = 64>
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #spec>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr_metadata<memref<4xf32>> = 64>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<!spirv.array<4 x f32> = 64>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<!xegpu.nbarrier = 64>} {}
// -----
// refused: dlti.data-layout-entry
module attributes {dlti.dl_spec = #dlti.dl_spec<!omp.cli = 64>} {}
// -----
// refused: bad-attribute
module attributes {dlti.map = #dlti.map<"a" = 64.0 : !llvm.ptr>} {
}
// -----
// refused: bad-attribute
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 64.0 : !llvm.ptr>>} {
}
