"""The dialect emitc: C and C++ to be emitted."""
