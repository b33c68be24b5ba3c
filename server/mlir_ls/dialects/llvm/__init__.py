"""The dialect llvm: functions, calls, globals and the other operations of LLVM IR that have a syntax of their own."""
