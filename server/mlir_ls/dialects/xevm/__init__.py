"""The dialect xevm: what Intel GPUs have and LLVM IR has not."""
