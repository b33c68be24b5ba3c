// Makes the page: node build.mjs [FOLDER], by default build/playground at the top of the repository.
//
// It consists of static files and loads nothing from elsewhere. Python's modules are compiled here, by the Python that
// will run them.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { loadPyodide } from "pyodide";
import { foldersOf, licencesOf } from "../../vscode-extension/libraries.mjs";
import { packServer } from "../../vscode-extension/server/pack.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const out = process.argv[2] ?? join(root, "build/playground");
const { repository } = JSON.parse(readFileSync(join(root, "vscode-extension/package.json"), "utf8"));
const REPOSITORY = repository.url.replace(/\.git$/, "");

const EXAMPLES = {
  "broken.mlir": "A file with mistakes",
  "matmul.mlir": "A layer of a network",
  "control_flow.mlir": "Control flow",
  "stencil.mlir": "A stencil",
  "saxpy_gpu.mlir": "A kernel",
  "hello_llvm.mlir": "The LLVM dialect",
  "older/loops.mlir": "MLIR of 2018",
};
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const NOT_NEEDED = /^mlir_ls\/(commands\/|cli\.py$|__main__\.py$)/; // what the command line alone needs

const OF_PYODIDE = "\n\npyodide\n\nMozilla Public License 2.0: https://github.com/pyodide/pyodide\n";

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

rmSync(out, { recursive: true, force: true });
const { metafile } = await build({
  metafile: true,
  absWorkingDir: here,
  entryPoints: [join(here, "src/main.ts"), join(here, "src/worker.ts")],
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  define: { REPOSITORY: JSON.stringify(REPOSITORY) },
});
writeFileSync(join(out, "LICENSES-OF-LIBRARIES"), licencesOf(here, foldersOf(Object.keys(metafile.inputs))) + OF_PYODIDE);
const options = Object.entries(EXAMPLES).map(([file, title]) => `<option value="${file}">${title}</option>`);
const page = readFileSync(join(here, "page/index.html"), "utf8");
writeFileSync(join(out, "index.html"), page.replace("<!-- examples -->", options.join("")).replace("@repository@", REPOSITORY));
cpSync(join(here, "page/style.css"), join(out, "style.css"));
cpSync(join(root, "vscode-extension/icon.png"), join(out, "icon.png"));
for (const example of Object.keys(EXAMPLES)) cpSync(join(root, "examples", example), join(out, "examples", example));
for (const file of PYODIDE) cpSync(join(here, "node_modules/pyodide", file), join(out, "pyodide", file));
writeFileSync(join(out, "server.zip"), await serverArchive());

/** The server and its libraries as compiled modules, in an archive. */
async function serverArchive() {
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
