// The item in the status bar: how the server is, and which dialects it has loaded.

import * as vscode from "vscode";

/** What the server tells in `mlir/status`: the dialects that it has loaded, for each release of MLIR. */
export interface ServerStatus {
  dialects: Record<string, string[]>;
}

/** How things stand. `origin` says which server runs, `reason` why none does. */
export type State =
  | { kind: "starting" }
  | { kind: "running"; origin: string; server: ServerStatus | undefined }
  | { kind: "stopped"; reason: string };

const COMMANDS = ["mlir-ls.restart", "mlir-ls.showLog"];

/** An item that stands beside MLIR documents; `show` changes what it says. */
export function statusItem(): vscode.Disposable & { show(state: State): void } {
  const item = vscode.window.createStatusBarItem("mlir-ls.status", vscode.StatusBarAlignment.Right, 100);
  item.name = "MLIR";
  item.command = "mlir-ls.showLog";
  const follow = (editor: vscode.TextEditor | undefined): void => {
    if (editor?.document.languageId === "mlir") item.show();
    else item.hide();
  };
  const listeners = [
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.workspace.onDidOpenTextDocument(() => follow(vscode.window.activeTextEditor)),
  ];
  follow(vscode.window.activeTextEditor);
  return {
    show(state) {
      item.text = textOf(state);
      item.tooltip = tooltipOf(state);
      item.backgroundColor =
        state.kind === "stopped" ? new vscode.ThemeColor("statusBarItem.errorBackground") : undefined;
    },
    dispose: () => vscode.Disposable.from(item, ...listeners).dispose(),
  };
}

function textOf(state: State): string {
  if (state.kind === "starting") return "$(loading~spin) MLIR";
  if (state.kind === "stopped") return "$(error) MLIR";
  const count = new Set(Object.values(state.server?.dialects ?? {}).flat()).size;
  return count === 0 ? "$(check) MLIR" : `$(check) MLIR: ${count} ${count === 1 ? "dialect" : "dialects"}`;
}

function tooltipOf(state: State): vscode.MarkdownString {
  const text = new vscode.MarkdownString("", true);
  text.isTrusted = { enabledCommands: COMMANDS };
  if (state.kind === "starting") text.appendText("The language server starts.");
  if (state.kind === "stopped") text.appendText(`The language server does not run: ${state.reason}.`);
  if (state.kind === "running") {
    text.appendText(`The language server runs: ${state.origin}.`);
    for (const [release, names] of Object.entries(state.server?.dialects ?? {})) {
      text.appendMarkdown(`\n\nDialects of ${release} that are loaded: ${names.join(", ") || "none"}`);
    }
  }
  text.appendMarkdown("\n\n[Restart](command:mlir-ls.restart) | [Log](command:mlir-ls.showLog)");
  return text;
}
