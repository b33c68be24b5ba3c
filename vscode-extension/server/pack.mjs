// Puts the server, with all that it needs, into a folder: as pure Python, of the versions and with the hashes of requirements.txt.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");

// Wheels for any platform and no ABI: what is not pure Python is an error here, not on a user's machine.
const PURE = ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none", "--python-version=3.10"];

/** Installs the libraries and copies the package `mlir_ls`. */
export function packServer(folder) {
  const pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--require-hashes", "--target", folder];
  execFileSync(python(), [...pip, ...PURE, "--requirement", join(here, "requirements.txt")], { stdio: "inherit" });
  const source = join(root, "server/mlir_ls");
  cpSync(source, join(folder, "mlir_ls"), { recursive: true, filter: (path) => basename(path) !== "__pycache__" });
}

/** A Python that has pip. */
function python() {
  const own = join(root, ".venv", process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  return process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
}
