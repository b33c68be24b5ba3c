// The server and its libraries in an archive for Pyodide: as modules that are compiled here, by the Python that will run them.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { loadPyodide } from "pyodide";
import { packServer } from "../../vscode-extension/server/pack.mjs";

/** Whose licence Pyodide has: its package on npm has no file for it. */
export const OF_PYODIDE = "\n\npyodide\n\nMozilla Public License 2.0: https://github.com/pyodide/pyodide\n";

const NOT_NEEDED = /^mlir_ls\/(commands\/|cli\.py$|__main__\.py$)/; // what the command line alone needs

const COMPILE = `
import compileall, os, py_compile, zipfile
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
compileall.compile_dir("/server", quiet=2, legacy=True, optimize=2, invalidation_mode=unchecked)
with zipfile.ZipFile("/server.zip", "w", zipfile.ZIP_DEFLATED) as archive:
    for folder, _, files in os.walk("/server"):
        for file in files:
            if not file.endswith(".py"):
                path = os.path.join(folder, file)
                archive.write(path, os.path.relpath(path, "/server"))
`;

/** The bytes of the archive. */
export async function serverArchive() {
  const folder = mkdtempSync(join(tmpdir(), "mlir-ls-playground-"));
  try {
    packServer(folder);
    const pyodide = await loadPyodide();
    for (const file of filesOf(folder)) {
      const path = relative(folder, file);
      if (NOT_NEEDED.test(path)) continue;
      pyodide.FS.mkdirTree(`/server/${path}`.replace(/\/[^/]*$/, ""));
      pyodide.FS.writeFile(`/server/${path}`, readFileSync(file));
    }
    pyodide.runPython(COMPILE);
    return pyodide.FS.readFile("/server.zip");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
