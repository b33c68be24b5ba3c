// Makes the extension for VS Code for the Web: node vscode.mjs FOLDER. Then vsce packages the folder, for the target `web`.
//
// It is the extension of vscode-extension with another entry: the server runs in a worker, by Pyodide, and no program is
// started. The package is one of its own, so that others are not larger for it.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { descriptionOf, foldersOf, licencesOf } from "../../vscode-extension/libraries.mjs";
import { OF_PYODIDE, serverArchive } from "./archive.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const extension = join(root, "vscode-extension");
const folder = resolve(process.argv[2]);
const out = join(folder, "out");

const COPIED = ["README.md", "icon.png", "language-configuration.json", "snippets", "walkthrough"];
const FROM_TOP = ["LICENSE", "CHANGELOG.md"];
const GRAMMARS = ["mlir", "markdown", "cpp"];
const PYODIDE = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

rmSync(folder, { recursive: true, force: true });
const common = { bundle: true, minify: true, metafile: true, target: "es2022", platform: "browser" };
const entry = { entryPoints: [join(extension, "src/web/extension.ts")], outfile: join(out, "extension.js") };
const worker = { entryPoints: [join(here, "src/vscode-worker.ts")], outfile: join(out, "worker.js") };
const built = [
  await build({ ...common, ...entry, absWorkingDir: extension, format: "cjs", external: ["vscode"] }),
  await build({ ...common, ...worker, absWorkingDir: here, format: "iife", external: ["node:*", "ws"], logLevel: "error" }),
];
const [ofExtension, ofWorker] = built.map(({ metafile }) => foldersOf(Object.keys(metafile.inputs)));
const licences = [licencesOf(extension, ofExtension), licencesOf(here, ofWorker.filter((each) => !each.endsWith("/pyodide")))];
writeFileSync(join(out, "LICENSES-OF-LIBRARIES"), licences.filter(Boolean).join("\n\n") + OF_PYODIDE);
const libraries = [
  ...ofExtension.map((each) => descriptionOf(extension, each)),
  ...ofWorker.map((each) => descriptionOf(here, each)),
];
writeFileSync(join(out, "libraries.json"), JSON.stringify(libraries, null, 1));
for (const name of COPIED) cpSync(join(extension, name), join(folder, name), { recursive: true });
for (const name of FROM_TOP) cpSync(join(root, name), join(folder, name));
for (const name of GRAMMARS) {
  const file = `${name}.tmLanguage.json`;
  cpSync(join(root, "syntaxes", file), join(out, "syntaxes", file));
}
mkdirSync(join(out, "examples"));
cpSync(join(root, "examples/broken.mlir"), join(out, "examples/broken.mlir"));
for (const file of PYODIDE) cpSync(join(here, "node_modules/pyodide", file), join(out, file));
writeFileSync(join(out, "server.zip"), await serverArchive());
writeFileSync(join(folder, "package.json"), JSON.stringify(manifest(), null, 2));

/** The manifest of the extension with this entry, and without commands that it does not register. */
function manifest() {
  const whole = JSON.parse(readFileSync(join(extension, "package.json"), "utf8"));
  const source = ["web/extension.ts", "common.ts", "passes.ts"].map((file) => readFileSync(join(extension, "src", file), "utf8")).join("");
  const isThere = ({ command }) => new RegExp(`\\b${command.replace("mlir-ls.", "")}\\b`).test(source);
  const { main: _, scripts: _scripts, devDependencies: _libraries, extensionKind: _kind, ...kept } = whole;
  const { customEditors: _editors, menus: _menus, keybindings: _keys, ...contributes } = whole.contributes;
  contributes.commands = contributes.commands.filter(isThere);
  return { ...kept, browser: "./out/extension.js", activationEvents: [], contributes };
}
