"""The dialect spirv: modules, functions and memory of SPIR-V."""
