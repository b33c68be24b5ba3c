// Reads files with the grammar as VS Code does, line by line, and prints as JSON what must not be:
// lines whose state reaches into the next, and files that take long.
//
//     node corpus.mjs FOLDER...

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(join(root, "vscode-extension/package.json"));
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");
const oniguruma = require("vscode-oniguruma");

/** VS Code gives up on lines that are longer. */
const LONGEST_LINE = 20_000;

const grammarFile = join(root, "syntaxes/mlir.tmLanguage.json");
const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
const registry = new Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => parseRawGrammar(readFileSync(grammarFile, "utf8"), grammarFile),
});
const grammar = await registry.loadGrammar("source.mlir");

const seen = { files: 0, lines: 0, leaks: [], plain: {}, slowest: { file: "", seconds: 0 } };
for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (name.endsWith(".mlir")) read(join(folder, name));
  }
}
process.stdout.write(JSON.stringify(seen));

function read(file) {
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const before = process.cpuUsage();
  for (const [number, line] of lines.entries()) {
    if (line.length > LONGEST_LINE) continue;
    const { ruleStack, tokens } = grammar.tokenizeLine(line, INITIAL);
    if (ruleStack.depth > 1) seen.leaks.push(`${file}:${number + 1}`);
    for (const { startIndex, endIndex, scopes } of tokens) {
      if (scopes.length === 1) count(line.slice(startIndex, endIndex));
    }
  }
  const { user, system } = process.cpuUsage(before); // microseconds
  const seconds = (user + system) / 1_000_000;
  if (seconds > seen.slowest.seconds) seen.slowest = { file, seconds };
  seen.files += 1;
  seen.lines += lines.length;
}

/** Counts what no rule of the grammar knows; brackets and blanks need none. */
function count(text) {
  for (const word of text.match(/[^\s(){}[\]<>]+/g) ?? []) seen.plain[word] = (seen.plain[word] ?? 0) + 1;
}
