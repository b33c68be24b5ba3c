// What the extension sends its worker first: an extension's worker may load no files by itself.

/** The server, Pyodide's WebAssembly and Python's library, as bytes; what Pyodide knows of packages, as JSON text. */
export interface Files {
  readonly server: ArrayBuffer;
  readonly wasm: ArrayBuffer;
  readonly library: ArrayBuffer;
  readonly lock: string;
}
