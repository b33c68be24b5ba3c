// Show Graph: the server's graph of a function or a document, laid out in a panel beside the text.

import { randomBytes } from "node:crypto";
import * as vscode from "vscode";
import { here } from "./documents";
import { send, type Running } from "./requests";

/** A graph as the server makes it. */
export interface Graph {
  nodes: { name: string; label: string; line: number; parent: string }[];
  edges: { source: string; target: string; label: string }[];
}

const KINDS = [
  { label: "Control flow of this function", method: "mlir/controlFlowGraph" },
  { label: "Data flow of this function", method: "mlir/dataFlowGraph" },
  { label: "Calls", method: "mlir/callGraph" },
  { label: "Symbols", method: "mlir/symbolGraph" },
];

const PAUSE = 500;

/** The command that shows graphs. */
export function graphCommands(client: Running, extension: vscode.Uri): vscode.Disposable {
  async function show(method?: string): Promise<void> {
    const place = here();
    if (place === undefined) return;
    const kind =
      KINDS.find((each) => each.method === method) ?? (await vscode.window.showQuickPick(KINDS, { title: "Show Graph" }));
    if (kind === undefined) return;
    const { document } = place.editor;
    const position = place.editor.selection.active;
    const load = async (): Promise<Graph | undefined> => {
      const params = { position: { line: position.line, character: position.character } };
      return await send<Graph>(client, kind.method, document.uri, params);
    };
    const graph = await load();
    if (graph === undefined || graph.nodes.length === 0) {
      const reason = graph === undefined ? "the cursor is in no operation that has a symbol" : "there is no graph here";
      if (client() !== undefined) void vscode.window.showInformationMessage(`MLIR: ${reason}`);
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      "mlir-ls.graph",
      kind.label,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [vscode.Uri.joinPath(extension, "out")] },
    );
    panel.webview.html = page(panel.webview, vscode.Uri.joinPath(extension, "out/graph.js"));
    let timer: NodeJS.Timeout | undefined;
    const parts = vscode.Disposable.from(
      panel.webview.onDidReceiveMessage(async (message: { ready?: boolean; line?: number }) => {
        if (message.ready === true) void panel.webview.postMessage({ graph, line: position.line });
        if (message.line !== undefined && message.line >= 0) await reveal(document, message.line);
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor.document !== document) return;
        void panel.webview.postMessage({ line: textEditor.selection.active.line });
      }),
      vscode.workspace.onDidChangeTextDocument((change) => {
        if (change.document !== document) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          const next = await load();
          if (next !== undefined) void panel.webview.postMessage({ graph: next });
        }, PAUSE);
      }),
    );
    panel.onDidDispose(() => {
      clearTimeout(timer);
      parts.dispose();
    });
  }

  return vscode.commands.registerCommand("mlir-ls.showGraph", show);
}

async function reveal(document: vscode.TextDocument, line: number): Promise<void> {
  const { range } = document.lineAt(Math.min(line, document.lineCount - 1));
  const column = vscode.window.visibleTextEditors.find((each) => each.document === document)?.viewColumn;
  await vscode.window.showTextDocument(document, {
    selection: new vscode.Range(range.start, range.start),
    viewColumn: column ?? vscode.ViewColumn.One,
  });
}

function page(webview: vscode.Webview, script: vscode.Uri): string {
  const nonce = randomBytes(16).toString("hex");
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">
body { padding: 0; overflow: hidden; }
#tools { position: fixed; top: 4px; left: 4px; }
#search { background: var(--vscode-input-background); color: var(--vscode-input-foreground); border: 1px solid var(--vscode-panel-border); }
svg { width: 100vw; height: 100vh; cursor: grab; }
text { fill: var(--vscode-editor-foreground); font: 12px var(--vscode-editor-font-family, monospace); white-space: pre; }
.node > rect { fill: var(--vscode-editor-background); stroke: var(--vscode-editorLineNumber-foreground); cursor: pointer; }
.node.around > rect { fill: var(--vscode-editorWidget-background); }
.node.missing > rect { stroke-dasharray: 4; }
.node.here > rect { stroke: var(--vscode-focusBorder); stroke-width: 3; }
.node.found > rect { fill: var(--vscode-editor-findMatchHighlightBackground); }
.fold { cursor: pointer; }
.edge { fill: none; stroke: var(--vscode-editorLineNumber-foreground); }
marker path { fill: var(--vscode-editorLineNumber-foreground); }
</style>
</head>
<body>
<div id="tools"><input id="search" type="search" placeholder="Search"> <span id="count"></span></div>
<svg id="graph"></svg>
<script nonce="${nonce}" src="${webview.asWebviewUri(script).toString()}"></script>
</body>
</html>`;
}
