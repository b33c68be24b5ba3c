// Makes `out/`: the bundled extension, and what it takes from the folders above.

import { copyFileSync } from "node:fs";
import { build } from "esbuild";

await build({
  entryPoints: ["src/extension.ts"],
  outfile: "out/extension.js",
  bundle: true,
  minify: true,
  platform: "node",
  target: "node18",
  external: ["vscode"],
});
copyFileSync("../syntaxes/mlir.tmLanguage.json", "out/mlir.tmLanguage.json");
copyFileSync("../LICENSE", "out/LICENSE");
