// Makes `out/`: the bundled extension, the grammars, and the server with all that it needs, as pure Python.

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { descriptionOf, foldersOf, licencesOf } from "./libraries.mjs";
import { packServer } from "./server/pack.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "..");
const out = join(here, "out");
const server = join(out, "server");

rmSync(out, { recursive: true, force: true });
const common = { absWorkingDir: here, metafile: true, bundle: true, minify: true };
const built = [
  await build({
    ...common,
    entryPoints: [join(here, "src/extension.ts")],
    outfile: join(out, "extension.js"),
    platform: "node",
    target: "node18",
    external: ["vscode"],
  }),
  await build({
    ...common,
    entryPoints: [join(here, "src/webview/graph.ts")],
    outfile: join(out, "graph.js"),
    platform: "browser",
    target: "es2022",
    external: ["web-worker"],
  }),
];
for (const file of ["LICENSE", "CHANGELOG.md"]) cpSync(join(root, file), join(here, file)); // galleries look for them there
cpSync(join(root, "examples/broken.mlir"), join(out, "examples/broken.mlir"));
const libraries = foldersOf(built.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
writeFileSync(join(out, "LICENSES-OF-LIBRARIES"), licencesOf(here, libraries));
writeFileSync(join(out, "libraries.json"), JSON.stringify(libraries.map((folder) => descriptionOf(here, folder)), null, 1));
for (const grammar of ["mlir", "markdown", "cpp"]) {
  const name = `${grammar}.tmLanguage.json`;
  cpSync(join(root, "syntaxes", name), join(out, "syntaxes", name));
}

packServer(server);
cpSync(join(here, "server/run.py"), join(server, "run.py"));
writeFileSync(join(server, "version.txt"), versionOf(join(root, "server/mlir_ls/__init__.py")));

function versionOf(file) {
  const found = /__version__ = "([^"]+)"/.exec(readFileSync(file, "utf8"));
  if (found === null) throw new Error(`${file} has no version`);
  return found[1];
}
