"""The dialect wasmssa: WebAssembly."""
