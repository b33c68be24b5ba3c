// Makes the page: node build.mjs [FOLDER], by default build/playground at the top of the repository.
//
// It consists of static files and loads nothing from elsewhere.

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { foldersOf, licencesOf } from "../../vscode-extension/libraries.mjs";
import { OF_PYODIDE, serverArchive } from "./archive.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const out = resolve(process.argv[2] ?? join(root, "build/playground"));
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
