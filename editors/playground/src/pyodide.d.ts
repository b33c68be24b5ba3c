declare module "pyodide/pyodide.asm.mjs" {
  import type { PyodideConfig } from "pyodide";

  /** Makes the module of WebAssembly, as Pyodide's loader expects it. */
  const createPyodideModule: NonNullable<PyodideConfig["createPyodideModule"]>;
  export default createPyodideModule;
}
