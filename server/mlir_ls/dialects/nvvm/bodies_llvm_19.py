"""nvvm of LLVM 19: whatever a target of the compiler is like is accepted."""
