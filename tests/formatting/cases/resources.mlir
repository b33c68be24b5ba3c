"test.op"() : () -> ()
{-# dialect_resources:{builtin:{blob : "0x08000000010000000000000002000000",
other:"0x0800000001000000"}},external_resources: { tool: {threads : true} } #-}
// output
"test.op"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010000000000000002000000",
      other: "0x0800000001000000"
    }
  },
  external_resources: {
    tool: {
      threads: true
    }
  }
#-}
