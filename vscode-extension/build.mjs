// Makes `out/`: the bundled extension, the grammars, and the server with all that it needs, as pure Python.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

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
writeFileSync(join(out, "LICENSES-OF-LIBRARIES"), licencesOf(libraries));
writeFileSync(join(out, "libraries.json"), JSON.stringify(libraries.map(descriptionOf), null, 1));
for (const grammar of ["mlir", "markdown", "cpp"]) {
  const name = `${grammar}.tmLanguage.json`;
  cpSync(join(root, "syntaxes", name), join(out, "syntaxes", name));
}

// Wheels for any platform and no ABI: what is not pure Python is an error here, not on a user's machine.
const pure = ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none", "--python-version=3.10"];
const requirements = join(here, "server/requirements.txt");
const pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--require-hashes", "--target", server];
execFileSync(python(), [...pip, ...pure, "--requirement", requirements], { stdio: "inherit" });
const source = join(root, "server/mlir_ls");
cpSync(source, join(server, "mlir_ls"), { recursive: true, filter: (path) => basename(path) !== "__pycache__" });
cpSync(join(here, "server/run.py"), join(server, "run.py"));
writeFileSync(join(server, "version.txt"), versionOf(join(source, "__init__.py")));

/** The folders of the libraries that these files belong to. */
function foldersOf(files) {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean);
  return [...new Set(folders)].sort();
}

/** What a bill of materials says of a library. */
function descriptionOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(here, folder, "package.json"), "utf8"));
  return { name, version, license };
}

/** The licences of these libraries. Those of the Python libraries lie beside them. */
function licencesOf(folders) {
  const texts = folders.map((folder) => {
    const file = readdirSync(join(here, folder)).find((name) => /^licen[cs]e/i.test(name));
    if (file === undefined) throw new Error(`${folder} has no licence`);
    return `${folder.replace(/^.*node_modules\//, "")}\n\n${readFileSync(join(here, folder, file), "utf8").trim()}\n`;
  });
  return texts.join("\n\n");
}

/** A Python that has pip. */
function python() {
  const own = join(root, ".venv", process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  return process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
}

function versionOf(file) {
  const found = /__version__ = "([^"]+)"/.exec(readFileSync(file, "utf8"));
  if (found === null) throw new Error(`${file} has no version`);
  return found[1];
}
