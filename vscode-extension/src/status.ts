// The item in the status bar: how the server is, as which MLIR it reads the document, and which dialects it has loaded.

import * as vscode from "vscode";

/** As which MLIR a document is read: the profile, what it stands for, and that with the reason. */
export interface Reading {
  profile: string;
  version: string;
  reading: string;
}

/** What the server sends in `mlir/status`: the dialects that are loaded, for each MLIR, and how documents are read. */
export interface ServerStatus {
  dialects: Record<string, string[]>;
  documents?: Record<string, Reading>;
}

/** How things stand. `origin` says which server runs, `reason` why none does. */
export type State =
  | { kind: "starting" }
  | { kind: "running"; origin: string; server: ServerStatus | undefined }
  | { kind: "stopped"; reason: string };

const COMMANDS = ["mlir-ls.restart", "mlir-ls.showLog"];

/** An item that stands beside MLIR documents; `show` changes what it says. */
export function statusItem(): vscode.Disposable & { show(state: State): void; describe(): string } {
  const item = vscode.window.createStatusBarItem("mlir-ls.status", vscode.StatusBarAlignment.Right, 100);
  item.name = "MLIR";
  item.command = "mlir-ls.showLog";
  let shown: State = { kind: "starting" };
  const render = (): void => {
    const reading = readingOf(shown, vscode.window.activeTextEditor);
    item.text = textOf(shown, reading);
    item.tooltip = tooltipOf(shown, reading);
    item.backgroundColor =
      shown.kind === "stopped" ? new vscode.ThemeColor("statusBarItem.errorBackground") : undefined;
  };
  const follow = (editor: vscode.TextEditor | undefined): void => {
    if (editor?.document.languageId !== "mlir") return item.hide();
    render();
    item.show();
  };
  const listeners = [
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.workspace.onDidOpenTextDocument(() => follow(vscode.window.activeTextEditor)),
  ];
  follow(vscode.window.activeTextEditor);
  return {
    show(state) {
      shown = state;
      render();
    },
    describe: () => descriptionOf(shown),
    dispose: () => vscode.Disposable.from(item, ...listeners).dispose(),
  };
}

/** The profile in which the server reads the document of an editor, if it has sent it. */
function readingOf(state: State, editor: vscode.TextEditor | undefined): Reading | undefined {
  if (state.kind !== "running" || editor === undefined) return undefined;
  return state.server?.documents?.[editor.document.uri.toString()];
}

function textOf(state: State, reading: Reading | undefined): string {
  if (state.kind === "starting") return "$(loading~spin) MLIR";
  if (state.kind === "stopped") return "$(error) MLIR";
  const count = new Set(Object.values(state.server?.dialects ?? {}).flat()).size;
  const name = reading?.version ?? "MLIR";
  return count === 0 ? `$(check) ${name}` : `$(check) ${name}: ${count} ${count === 1 ? "dialect" : "dialects"}`;
}

/** The status in plain text, for a report. */
function descriptionOf(state: State): string {
  if (state.kind === "starting") return "the server starts";
  if (state.kind === "stopped") return `the server does not run: ${state.reason}`;
  const loaded = Object.entries(state.server?.dialects ?? {}).map(([release, names]) => `${release}: ${names.join(", ") || "none"}`);
  return `the server runs: ${state.origin}; dialects of ${loaded.join("; of ") || "no release"}`;
}

function tooltipOf(state: State, reading: Reading | undefined): vscode.MarkdownString {
  const text = new vscode.MarkdownString("", true);
  text.isTrusted = { enabledCommands: COMMANDS };
  if (state.kind === "starting") text.appendText("The language server starts.");
  if (state.kind === "stopped") text.appendText(`The language server does not run: ${state.reason}.`);
  if (state.kind === "running") {
    text.appendText(`The language server runs: ${state.origin}.`);
    if (reading !== undefined) {
      text.appendMarkdown(`\n\nThis file is read as ${reading.reading}, profile \`${reading.profile}\`.`);
    }
    for (const [release, names] of Object.entries(state.server?.dialects ?? {})) {
      text.appendMarkdown(`\n\nDialects of ${release} that are loaded: ${names.join(", ") || "none"}`);
    }
  }
  text.appendMarkdown("\n\n[Restart](command:mlir-ls.restart) | [Log](command:mlir-ls.showLog)");
  return text;
}
