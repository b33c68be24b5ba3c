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
const { metafile } = await build({
  absWorkingDir: here,
  metafile: true,
  entryPoints: [join(here, "src/extension.ts")],
  outfile: join(out, "extension.js"),
  bundle: true,
  minify: true,
  platform: "node",
  target: "node18",
  external: ["vscode"],
});
for (const file of ["LICENSE", "CHANGELOG.md"]) cpSync(join(root, file), join(here, file)); // galleries look for them there
cpSync(join(root, "examples/broken.mlir"), join(out, "examples/broken.mlir"));
writeFileSync(join(out, "LICENSES-OF-LIBRARIES"), licencesOf(Object.keys(metafile.inputs)));
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

/** The licences of the libraries that these files belong to. Those of the Python libraries lie beside them. */
function licencesOf(files) {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean);
  const texts = [...new Set(folders)].sort().map((folder) => {
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
