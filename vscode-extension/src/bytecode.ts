// Bytecode as text: `.mlirbc` files are shown through the user's `mlir-opt`, and saved through it.
//
// The text is a document of its own, `mlirbc:/path/name.mlirbc.mlir`, so that all that works on MLIR works on it.

import * as vscode from "vscode";
import { messageOf } from "./common";
import { find, programsLike, startLimited } from "./programs";
import { openSettings } from "./settings";

const SCHEME = "mlirbc";
const VIEW = "mlir-ls.bytecode";
const ENDING = ".mlir";

/** What `mlir-opt` may take for a file. */
const SECONDS = 60;
const MOST_BYTES = 1 << 28;
const MOST_COMPLAINTS = 1 << 16;

/** Locations are printed and unknown dialects let through, so that saving loses nothing. */
const TO_TEXT = ["--allow-unregistered-dialect", "--mlir-print-debuginfo", "-"];
const TO_BYTECODE = ["--allow-unregistered-dialect", "--emit-bytecode", "-"];

/** Opens bytecode as text from now on. */
export function showBytecodeAsText(): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.workspace.registerFileSystemProvider(SCHEME, new BytecodeText(), { isCaseSensitive: true }),
    vscode.window.registerCustomEditorProvider(VIEW, new Redirection()),
  );
}

/** The files of the scheme `mlirbc`: the text of a file on disk that holds bytecode. */
class BytecodeText implements vscode.FileSystemProvider {
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;

  watch(uri: vscode.Uri): vscode.Disposable {
    const file = fileOf(uri);
    const folder = vscode.Uri.joinPath(file, "..");
    const pattern = new vscode.RelativePattern(folder, file.path.slice(file.path.lastIndexOf("/") + 1));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    watcher.onDidChange(() => this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]));
    watcher.onDidDelete(() => this.changed.fire([{ type: vscode.FileChangeType.Deleted, uri }]));
    return watcher;
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    return await vscode.workspace.fs.stat(fileOf(uri));
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    return await convert(TO_TEXT, await vscode.workspace.fs.readFile(fileOf(uri)));
  }

  async writeFile(uri: vscode.Uri, text: Uint8Array): Promise<void> {
    await vscode.workspace.fs.writeFile(fileOf(uri), await convert(TO_BYTECODE, text));
    this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }

  readDirectory(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  createDirectory(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  delete(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  rename(): never {
    throw vscode.FileSystemError.NoPermissions();
  }
}

/** The editor that VS Code opens for bytecode: it makes way for one with the text, or says why there is none. */
class Redirection implements vscode.CustomReadonlyEditorProvider {
  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor(document: vscode.CustomDocument, panel: vscode.WebviewPanel): Promise<void> {
    const column = panel.viewColumn ?? vscode.ViewColumn.Active;
    try {
      const text = await vscode.workspace.openTextDocument(textOf(document.uri));
      await vscode.window.showTextDocument(text, { viewColumn: column, preview: false });
      panel.dispose();
    } catch (error) {
      explain(panel, document.uri, messageOf(error));
    }
  }
}

function explain(panel: vscode.WebviewPanel, bytecode: vscode.Uri, reason: string): void {
  panel.webview.options = { enableScripts: true };
  panel.webview.onDidReceiveMessage(async (wish: string) => {
    if (wish === "settings") await openSettings("mlir-ls.mlirOpt");
    if (wish === "again") {
      panel.dispose();
      await vscode.commands.executeCommand("vscode.openWith", bytecode, VIEW);
    }
  });
  const safe = reason.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  panel.webview.html = `<!DOCTYPE html>
<html lang="en">
<style>
button { background: var(--vscode-button-background); color: var(--vscode-button-foreground); border: 0; padding: 6px 12px; }
pre { white-space: pre-wrap; }
</style>
<body>
<h2>This bytecode cannot be shown as text</h2>
<pre>${safe}</pre>
<button data-wish="settings">Open Settings</button> <button data-wish="again">Try Again</button>
<script>
const code = acquireVsCodeApi();
for (const button of document.querySelectorAll("button"))
  button.onclick = () => code.postMessage(button.dataset.wish);
</script>
</body>
</html>`;
}

function textOf(bytecode: vscode.Uri): vscode.Uri {
  return bytecode.with({ scheme: SCHEME, path: bytecode.path + ENDING });
}

function fileOf(text: vscode.Uri): vscode.Uri {
  return text.with({ scheme: "file", path: text.path.slice(0, -ENDING.length) });
}

/** What `mlir-opt` makes of some bytes. Its complaints become the error's message. */
async function convert(args: string[], input: Uint8Array): Promise<Uint8Array> {
  if (!vscode.workspace.isTrusted) {
    throw vscode.FileSystemError.NoPermissions("The workspace is not trusted, so mlir-opt is not run on its files.");
  }
  const program = mlirOpt();
  if (program === undefined) {
    throw vscode.FileSystemError.Unavailable(
      "Bytecode is turned into text by mlir-opt, and there is none in PATH. Name one in the setting 'mlir-ls.mlirOpt'.",
    );
  }
  return await new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(vscode.FileSystemError.Unavailable(reason));
    const child = startLimited(program, args, SECONDS);
    const giveUp = (reason: string): void => {
      child.kill("SIGKILL");
      fail(`${program} ${reason}`);
    };
    const timer = setTimeout(() => giveUp(`took longer than ${SECONDS} seconds`), SECONDS * 1000);
    const output: Buffer[] = [];
    let size = 0;
    let complaints = "";
    child.stdout.on("data", (data: Buffer) => {
      output.push(data);
      size += data.length;
      if (size > MOST_BYTES) giveUp(`printed more than ${MOST_BYTES >> 20} MiB`);
    });
    child.stderr.on("data", (data: Buffer) => {
      if (complaints.length < MOST_COMPLAINTS) complaints += data.toString();
    });
    child.stdin.on("error", () => undefined);
    child.on("error", (error) => fail(error.message));
    child.on("close", (status) => {
      clearTimeout(timer);
      if (status === 0) resolve(Buffer.concat(output));
      else fail(`${program}: ${complaints.trim() || `exit status ${status}`}`);
    });
    child.stdin.end(input);
  });
}

/** The `mlir-opt` of the settings, the one in PATH, or the newest that has a number there. */
function mlirOpt(): string | undefined {
  const named = vscode.workspace.getConfiguration("mlir-ls").get<string>("mlirOpt", "").trim();
  if (named !== "") return find(named);
  const numbered = programsLike(/^mlir-opt-\d+$/).sort((a, b) => numberOf(b) - numberOf(a));
  return ["mlir-opt", ...numbered].map((name) => find(name)).find((file) => file !== undefined);
}

function numberOf(name: string): number {
  return Number(name.slice(name.lastIndexOf("-") + 1));
}
