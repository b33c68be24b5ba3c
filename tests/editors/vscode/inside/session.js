// A session with the extension, inside VS Code, through VS Code's own interface. It does what users do and writes what it
// saw to $MLIR_LS_SEEN as JSON, step by step; what a step throws is written down in its place.

const { execFileSync } = require("node:child_process");
const { existsSync, readFileSync, readdirSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const vscode = require("vscode");

const PATIENCE = 60_000;
const FOLDER = process.env["MLIR_LS_FOLDER"];
const seen = {};

const steps = {
  async first_diagnostics() {
    const begin = performance.now();
    const document = await open("sum.mlir");
    const diagnostics = await diagnosticsOf(document, (found) => found.length > 0);
    return { seconds: (performance.now() - begin) / 1000, diagnostics: plain(diagnostics), language: document.languageId };
  },

  async languages() {
    const found = {};
    for (const name of readdirSync(FOLDER).filter((each) => each.startsWith("empty."))) {
      found[name] = (await vscode.workspace.openTextDocument(join(FOLDER, name))).languageId;
    }
    return found;
  },

  /** A log of passes is MLIR, whatever its name: by its first line, or else as soon as the extension runs. */
  async logs() {
    const found = {};
    for (const name of ["printed.out", "printed.log"]) {
      const document = await vscode.workspace.openTextDocument(join(FOLDER, name));
      const isKnown = () => vscode.workspace.textDocuments.some((each) => each.uri.path.endsWith(name) && each.languageId === "mlir");
      for (let tries = 0; !isKnown() && tries < 100; tries += 1) await new Promise((done) => setTimeout(done, 100));
      found[name] = isKnown() ? "mlir" : document.languageId;
    }
    return found;
  },

  async typing() {
    const document = await open("sum.mlir");
    await put(document, "%missing", "%total");
    const corrected = await diagnosticsOf(document, (found) => found.length === 0);
    await put(document, "%left, %right :", "%left, %wrong :");
    const broken = await diagnosticsOf(document, (found) => found.length > 0);
    return { corrected: plain(corrected), broken: plain(broken), text: document.getText() };
  },

  async hover() {
    const document = await open("sum.mlir");
    const hovers = await vscode.commands.executeCommand(
      "vscode.executeHoverProvider",
      document.uri,
      positionOf(document, "%total", 1),
    );
    return hovers.flatMap((hover) => hover.contents.map((content) => content.value ?? content)).join("\n");
  },

  async definition() {
    const document = await open("sum.mlir");
    const place = positionOf(document, "%total", 1);
    const links = await vscode.commands.executeCommand("vscode.executeDefinitionProvider", document.uri, place);
    return links.map((link) => textAt(document, link.targetSelectionRange ?? link.targetRange ?? link.range));
  },

  async references() {
    const document = await open("sum.mlir");
    const place = positionOf(document, "%left", 0);
    const found = await vscode.commands.executeCommand("vscode.executeReferenceProvider", document.uri, place);
    return found.map(({ range }) => [range.start.line, textAt(document, range)]);
  },

  async outline() {
    const document = await open("outline.mlir");
    const found = await until(
      async () => await vscode.commands.executeCommand("vscode.executeDocumentSymbolProvider", document.uri),
      "an outline",
    );
    const names = (symbols) => symbols.map((symbol) => [symbol.name, names(symbol.children ?? [])]);
    return names(found);
  },

  async completion() {
    const document = await open("outline.mlir");
    const place = new vscode.Position(document.lineCount - 1, 0);
    await put(document, "", "func.", place);
    const found = await vscode.commands.executeCommand(
      "vscode.executeCompletionItemProvider",
      document.uri,
      place.translate(0, 5),
    );
    await vscode.commands.executeCommand("workbench.action.files.revert");
    return found.items.map(({ label }) => label.label ?? label);
  },

  async folding() {
    const document = await open("sections.mlir");
    const found = await until(
      async () => await vscode.commands.executeCommand("vscode.executeFoldingRangeProvider", document.uri),
      "folds",
    );
    return found.map(({ start, end }) => [start, end]).sort((a, b) => a[0] - b[0]);
  },

  async semantic_tokens() {
    const document = await open("outline.mlir");
    const [legend, tokens] = await Promise.all(
      ["provideDocumentSemanticTokensLegend", "provideDocumentSemanticTokens"].map((command) =>
        vscode.commands.executeCommand(`vscode.${command}`, document.uri),
      ),
    );
    return legend === undefined ? null : decoded(document, legend, tokens.data);
  },

  async links() {
    const document = await open("located.mlir");
    const found = await until(async () => {
      const links = await vscode.commands.executeCommand("vscode.executeLinkProvider", document.uri);
      return links.length > 0 && links;
    }, "links");
    return found.map(({ range, target }) => [document.getText(range), target?.path ?? "", target?.fragment ?? ""]);
  },

  async hints() {
    const document = await open("located.mlir");
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const found = await vscode.commands.executeCommand("vscode.executeInlayHintProvider", document.uri, whole);
    return found.map(({ label }) => (typeof label === "string" ? label : label.map(({ value }) => value).join("")));
  },

  async format_on_save() {
    const settings = vscode.workspace.getConfiguration("editor", { languageId: "mlir" });
    await settings.update("formatOnSave", true, vscode.ConfigurationTarget.Global, true);
    const document = await open("untidy.mlir");
    await put(document, "", "// touched\n", new vscode.Position(0, 0));
    await document.save();
    await settings.update("formatOnSave", undefined, vscode.ConfigurationTarget.Global, true);
    return readFileSync(join(FOLDER, "untidy.mlir"), "utf8");
  },

  async format_command() {
    const document = await open("untidy.mlir");
    await put(document, "  return", "        return");
    await vscode.commands.executeCommand("mlir-ls.format");
    const text = document.getText();
    await document.save();
    return text;
  },

  async untitled() {
    const document = await vscode.workspace.openTextDocument({ language: "mlir", content: "%0 = arith.addi %a, %a : i32\n" });
    return plain(await diagnosticsOf(document, (found) => found.length > 0));
  },

  async virtual() {
    const text = "func.func @f() -> i32 {\n  return %x : i32\n}\n";
    const provider = vscode.workspace.registerTextDocumentContentProvider("somewhere", {
      provideTextDocumentContent: () => text,
    });
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse("somewhere:/else/f.mlir"));
    const diagnostics = plain(await diagnosticsOf(document, (found) => found.length > 0));
    provider.dispose();
    return diagnostics;
  },

  async git() {
    const git = vscode.extensions.getExtension("vscode.git");
    const api = (await git.activate()).getAPI(1);
    const uri = api.toGitUri(vscode.Uri.file(join(FOLDER, "committed.mlir")), "HEAD");
    const document = await until(async () => await vscode.workspace.openTextDocument(uri).then(undefined, () => undefined), "git");
    return plain(await diagnosticsOf(document, (found) => found.length > 0));
  },

  async bytecode() {
    const uri = vscode.Uri.file(join(FOLDER, "code.mlirbc"));
    await vscode.commands.executeCommand("vscode.open", uri);
    const document = await until(() => activeDocument((each) => each.uri.scheme === "mlirbc"), "the bytecode's text");
    const text = document.getText();
    await put(document, "@before", "@after");
    const saved = await document.save();
    const bytes = readFileSync(uri.fsPath);
    const magic = bytes.subarray(0, 4).toString("latin1");
    const again = execFileSync(process.env["MLIR_LS_MLIR_OPT"], [uri.fsPath], { encoding: "utf8" });
    return { language: document.languageId, text, saved, magic, again };
  },

  async run_line() {
    const document = await open("tested.mlir");
    const lenses = await until(async () => {
      const found = await vscode.commands.executeCommand("vscode.executeCodeLensProvider", document.uri, 10);
      return found.length > 2 && found;
    }, "lenses");
    const { command } = lenses.find((lens) => lens.command?.title === "Run");
    await vscode.commands.executeCommand(command.command, ...command.arguments);
    const isFailure = ({ code }) => (code?.value ?? code) === "failed-check";
    const diagnostics = await diagnosticsOf(document, (found) => found.some(isFailure));
    const failure = diagnostics.find(isFailure);
    const actions = await vscode.commands.executeCommand("vscode.executeCodeActionProvider", document.uri, failure.range);
    const action = actions.find(({ title }) => title.startsWith("Update"));
    await vscode.workspace.applyEdit(action.edit);
    await vscode.commands.executeCommand(command.command, ...command.arguments);
    const titles = async () => (await vscode.commands.executeCommand("vscode.executeCodeLensProvider", document.uri)).map((lens) => lens.command?.title);
    const verdict = await until(async () => (await titles()).find((title) => title === "passed"), "a verdict");
    const line = document.lineAt(failure.range.start.line).text;
    await vscode.commands.executeCommand("workbench.action.files.revert");
    return { titles: lenses.map((lens) => lens.command?.title), failure: plain([failure])[0], action: action.title, line, verdict };
  },

  async explorer() {
    const document = await open("tested.mlir");
    await put(document, "constant 2", "constant 4");
    await vscode.commands.executeCommand("testing.refreshTests");
    await vscode.commands.executeCommand("testing.runCurrentFile");
    const codes = (found) => found.map(({ code }) => code?.value ?? code).filter((code) => code === "failed-check");
    const diagnostics = await diagnosticsOf(document, (found) => codes(found).length > 0);
    await put(document, "constant 4", "constant 2");
    await document.save(); // what is run is saved before
    return codes(diagnostics);
  },

  async lit() {
    const document = await open("tested.mlir");
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await put(document, "constant 2", "constant 4");
    await document.save();
    const settings = vscode.workspace.getConfiguration("mlir-ls");
    await settings.update("lit.path", process.env["MLIR_LS_LIT"], vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand("mlir-ls.runLit", vscode.workspace.workspaceFolders[0].uri);
    const diagnostics = await diagnosticsOf(document, (all) => all.some(({ code }) => (code?.value ?? code) === "failed-check"));
    await put(document, "constant 4", "constant 2");
    await document.save();
    await settings.update("lit.path", undefined, vscode.ConfigurationTarget.Global);
    return plain(diagnostics).filter(({ code }) => code === "failed-check").map(({ start }) => start);
  },

  async pipeline() {
    const document = await open("tested.mlir");
    const uri = document.uri.toString();
    await vscode.commands.executeCommand("mlir-ls.runPipeline", uri, { run: 0 });
    const first = (await until(outputWith("arith.constant 2"), "an output")).getText();
    await put(document, "arith.constant 2", "arith.constant 3");
    const second = (await until(outputWith("arith.constant 3"), "the output again")).getText();
    await put(document, "%c : i32", "%wrong : i32");
    const third = (await until(outputWith("undeclared SSA value"), "what is wrong")).getText();
    const isTheirs = ({ code }) => (code?.value ?? code) === "own-compiler";
    const ofOutput = vscode.languages.getDiagnostics().filter(([{ scheme }, all]) => scheme === "mlir-ls-pipeline" && all.length > 0);
    const columns = vscode.window.visibleTextEditors.map((each) => [each.document.uri.scheme, each.viewColumn]);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeEditorsInOtherGroups");
    return { first, second, third, columns, ofOutput, theirs: vscode.languages.getDiagnostics(document.uri).filter(isTheirs).length };
  },

  async pipeline_meanwhile() {
    const [program, begun] = [join(FOLDER, "slow-opt"), join(FOLDER, "begun")];
    const script = `case "$*" in *--help*) ;; *) touch "${begun}"; sleep 2 ;; esac\nexec "${process.env["MLIR_LS_MLIR_OPT"]}" "$@"`;
    writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const settings = vscode.workspace.getConfiguration("mlir-ls");
    await settings.update("opt.path", program, vscode.ConfigurationTarget.Global);
    const content = "func.func private @sooner()\n";
    const document = await vscode.workspace.openTextDocument({ language: "mlir", content });
    await vscode.window.showTextDocument(document);
    const run = vscode.commands.executeCommand("mlir-ls.runPipeline", document.uri.toString(), { flags: "--cse" });
    await until(() => existsSync(begun), "the program");
    await put(document, "@sooner", "@later");
    await run;
    const text = (await until(outputWith("@later"), "the output of what was typed")).getText();
    await settings.update("opt.path", undefined, vscode.ConfigurationTarget.Global);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand("workbench.action.closeEditorsInOtherGroups");
    await vscode.commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
    return text;
  },

  async settings() {
    const document = await open("photon.mlir");
    const before = plain(await diagnosticsOf(document, (found) => found.length > 0));
    const server = serverProcess();
    const settings = vscode.workspace.getConfiguration("mlir-ls");
    await settings.update("assume", ["photon"], vscode.ConfigurationTarget.Global);
    const after = plain(await diagnosticsOf(document, (found) => found.length === 0));
    await settings.update("assume", undefined, vscode.ConfigurationTarget.Global);
    return { before, after, same_server: serverProcess() === server };
  },

  async words() {
    const document = await open("outline.mlir");
    return ["%a.b", "@inner", "^bb1", "#map", "!alias", "scf.yield", "%pair#1"].map((word) => {
      const range = document.getWordRangeAtPosition(positionOf(document, word, 0).translate(0, 1));
      return range === undefined ? "" : document.getText(range);
    });
  },

  async enter_key() {
    const found = [];
    // an arrow goes to the end of the line, after the bracket that the editor has put there
    for (const keys of ["func.func @f() {\ncf.br ^bb1\n^bb1:\nreturn", "func.func @f(%a: i32,\n%b: i32→ {\nfoo.x {a = 1,\nb"]) {
      await vscode.workspace.openTextDocument({ language: "mlir" }).then((each) => vscode.window.showTextDocument(each));
      for (const text of keys) {
        if (text === "→") await vscode.commands.executeCommand("cursorEnd");
        else await vscode.commands.executeCommand("type", { text });
      }
      found.push(vscode.window.activeTextEditor.document.getText());
    }
    return found;
  },

  async snippets() {
    await vscode.workspace.openTextDocument({ language: "mlir" }).then((each) => vscode.window.showTextDocument(each));
    await vscode.commands.executeCommand("editor.action.insertSnippet", { langId: "mlir", name: "Declaration of a function" });
    return vscode.window.activeTextEditor.document.getText();
  },

  async snippet_in_a_comment() {
    const document = await open("outline.mlir");
    await put(document, "", "// RU", new vscode.Position(document.lineCount - 1, 0));
    const end = document.lineAt(document.lineCount - 1).range.end;
    const item = await itemAt(document, end, "// RUN");
    const { start } = item.range.replacing ?? item.range;
    await vscode.commands.executeCommand("workbench.action.files.revert");
    return { text: item.insertText.value ?? item.insertText, character: start.character };
  },

  async dialect_completion() {
    const document = await open("outline.mlir");
    await put(document, "", "arith", new vscode.Position(document.lineCount - 1, 0));
    const end = document.lineAt(document.lineCount - 1).range.end;
    const item = await itemAt(document, end, "arith");
    await vscode.commands.executeCommand("workbench.action.files.revert");
    return { text: item.insertText.value ?? item.insertText, command: item.command?.command };
  },

  async example() {
    await vscode.commands.executeCommand("mlir-ls.openExample");
    const { document } = vscode.window.activeTextEditor;
    const diagnostics = await diagnosticsOf(document, (found) => found.length > 5);
    return { isUntitled: document.isUntitled, language: document.languageId, count: plain(diagnostics).length };
  },

  async report() {
    void vscode.commands.executeCommand("mlir-ls.reportIssue"); // ends when its message is closed
    const text = await until(async () => {
      const shown = vscode.window.activeTextEditor?.document;
      return shown?.languageId === "markdown" && shown.isUntitled ? shown.getText() : undefined;
    }, "the report");
    await vscode.commands.executeCommand("notifications.clearAll");
    return text;
  },

  async restart() {
    const document = await open("sum.mlir");
    const server = serverProcess();
    await vscode.commands.executeCommand("mlir-ls.restart");
    const diagnostics = plain(await diagnosticsOf(document, (found) => found.length > 0));
    return { other_server: serverProcess() !== server, diagnostics };
  },

  async crash() {
    const document = await open("sum.mlir");
    await put(document, "func.func", "// not saved\nfunc.func");
    const server = serverProcess();
    process.kill(server, "SIGKILL");
    const other = await until(() => serverProcesses().find((each) => each !== server), "another server");
    await put(document, "%wrong", "%worse");
    const found = await diagnosticsOf(document, (all) => all.some(({ message }) => message.includes("%worse")));
    return { other_server: other !== server, diagnostics: plain(found), unsaved: document.getText().includes("// not saved") };
  },

  async large_file() {
    const document = await open("large.mlir");
    const line = document.lineCount >> 1;
    const times = [];
    for (let round = 0; round < 20; round++) {
      const begin = performance.now();
      const [from, to] = round % 2 === 0 ? ["%1 :", "%z :"] : ["%z :", "%1 :"];
      const at = document.lineAt(line).text.indexOf(from);
      const range = new vscode.Range(line, at, line, at + from.length);
      const edit = new vscode.WorkspaceEdit();
      edit.replace(document.uri, range, to);
      await vscode.workspace.applyEdit(edit);
      await diagnosticsOf(document, (found) => found.length === (round + 1) % 2);
      times.push(performance.now() - begin);
    }
    await vscode.commands.executeCommand("workbench.action.files.revert");
    return { lines: document.lineCount, milliseconds: times };
  },
};

exports.run = async function run() {
  const only = process.env["MLIR_LS_STEPS"]?.split(",") ?? Object.keys(steps);
  for (const name of only) {
    try {
      seen[name] = (await Promise.race([steps[name](), limited(name)])) ?? null;
    } catch (error) {
      seen[name] = { problem: error instanceof Error ? error.stack : String(error) };
    }
  }
  writeFileSync(process.env["MLIR_LS_SEEN"], JSON.stringify(seen, undefined, 1));
};

/** An end of a step that goes on for longer than it may. */
async function limited(name) {
  await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE));
  throw new Error(`in vain: the end of ${name}`);
}

async function open(name) {
  const document = await vscode.workspace.openTextDocument(join(FOLDER, name));
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

function activeDocument(isIt) {
  const document = vscode.window.activeTextEditor?.document;
  return document !== undefined && isIt(document) ? document : undefined;
}

/** Replaces the first `old` text, or what stands at a place. */
async function put(document, old, text, place = positionOf(document, old, 0)) {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(place, document.positionAt(document.offsetAt(place) + old.length)), text);
  if (!(await vscode.workspace.applyEdit(edit))) throw new Error("an edit was refused");
}

function positionOf(document, text, number) {
  let offset = -1;
  for (let count = 0; count <= number; count++) {
    offset = document.getText().indexOf(text, offset + 1);
    if (offset < 0) throw new Error(`there is no ${text} in ${document.uri}`);
  }
  return document.positionAt(offset);
}

function textAt(document, range) {
  return document.getText(range);
}

/** Waits until the mistakes in a document are so: hints come and go when they are ready. All diagnostics are given back. */
async function diagnosticsOf(document, areSo) {
  return await new Promise((resolve, reject) => {
    const look = () => {
      const found = vscode.languages.getDiagnostics(document.uri);
      if (!areSo(found.filter(({ severity }) => severity !== vscode.DiagnosticSeverity.Hint))) return;
      listener.dispose();
      clearTimeout(timer);
      resolve(found);
    };
    const listener = vscode.languages.onDidChangeDiagnostics(look);
    const timer = setTimeout(() => {
      listener.dispose();
      const found = JSON.stringify(plain(vscode.languages.getDiagnostics(document.uri)));
      reject(new Error(`in vain: diagnostics of ${document.uri}; there are ${found}`));
    }, PATIENCE);
    look();
  });
}

/** The output of a pipeline that holds some words. */
function outputWith(words) {
  return () =>
    vscode.workspace.textDocuments.find((each) => each.uri.scheme === "mlir-ls-pipeline" && each.getText().includes(words));
}

/** The item of completion with a label, as soon as it is offered. */
async function itemAt(document, position, wanted) {
  return await until(async () => {
    const { items } = await vscode.commands.executeCommand("vscode.executeCompletionItemProvider", document.uri, position);
    return items.find(({ label }) => (label.label ?? label) === wanted);
  }, `${wanted} in the completion`);
}

function plain(diagnostics) {
  return diagnostics.map(({ code, message, range, severity }) => ({
    code: code?.value ?? code,
    message,
    severity: vscode.DiagnosticSeverity[severity],
    start: [range.start.line, range.start.character],
    end: [range.end.line, range.end.character],
  }));
}

function decoded(document, legend, data) {
  const found = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [lines, characters, length, type, modifiers] = data.slice(at, at + 5);
    character = lines > 0 ? characters : character + characters;
    line += lines;
    const text = document.getText(new vscode.Range(line, character, line, character + length));
    found.push([text, legend.tokenTypes[type], legend.tokenModifiers.filter((_, bit) => (modifiers >> bit) & 1)]);
  }
  return found;
}

async function until(condition, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The processes of the server, which are children of this one. */
function serverProcesses() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")[1];
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
        return Number(parent) === process.pid && command.includes("lsp");
      } catch {
        return false;
      }
    })
    .map(Number);
}

function serverProcess() {
  const [first] = serverProcesses();
  if (first === undefined) throw new Error("no server runs");
  return first;
}
