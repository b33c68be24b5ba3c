"""The dialect polynomial: polynomials over a ring, up to LLVM 19."""
