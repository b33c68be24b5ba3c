// What users have run on a document: tests, pipelines, graphs.

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { graphCommands } from "./graph";
import { pipelineCommands } from "./pipelines";
import { testCommands } from "./tests";

/** The language client that runs, if any. */
export type Running = () => LanguageClient | undefined;

/** All commands of the workbench. */
export function workbench(client: Running, context: vscode.ExtensionContext): vscode.Disposable[] {
  return [references(), testCommands(client), pipelineCommands(client, context.workspaceState), graphCommands(client, context.extensionUri)];
}

/** What the lens of a definition does. */
function references(): vscode.Disposable {
  return vscode.commands.registerCommand("mlir-ls.showReferences", async (uri: string, at: { line: number; character: number }) => {
    const place = new vscode.Position(at.line, at.character);
    await vscode.commands.executeCommand("editor.action.findReferences", vscode.Uri.parse(uri), place);
  });
}

/** Sends one of our own requests about a document. What the server refuses is shown; what is cancelled has no result. */
export async function send<Result>(
  client: Running,
  method: string,
  uri: vscode.Uri,
  others: object = {},
  token?: vscode.CancellationToken,
): Promise<Result | undefined> {
  const running = client();
  if (running === undefined) return undefined;
  return await sendRequest(client, method, { textDocument: { uri: running.code2ProtocolConverter.asUri(uri) }, ...others }, token);
}

/** The same for a request about anything. */
export async function sendRequest<Result>(
  client: Running,
  method: string,
  params: object,
  token?: vscode.CancellationToken,
): Promise<Result | undefined> {
  const running = client();
  if (running === undefined) return undefined;
  try {
    // a token that is undefined would be sent as a parameter
    const rest = token === undefined ? [] : [token];
    return (await running.sendRequest<Result | null>(method, params, ...rest)) ?? undefined;
  } catch (error) {
    if (token?.isCancellationRequested !== true && !isCancelled(error)) {
      void vscode.window.showErrorMessage(`MLIR: ${error instanceof Error ? error.message : String(error)}`);
    }
    return undefined;
  }
}

/** A newer request about the same document has taken the place of one. */
function isCancelled(error: unknown): boolean {
  return (error as { code?: number }).code === -32800;
}

/** The editor of MLIR that is looked at, and its cursor. */
export function here(): { editor: vscode.TextEditor; line: number } | undefined {
  const editor = vscode.window.activeTextEditor;
  return editor?.document.languageId === "mlir" ? { editor, line: editor.selection.active.line } : undefined;
}

/** Documents of a scheme that show what was made; they cannot be changed. */
export class Shown implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly parts: vscode.Disposable[];
  readonly onDidChange = this.changed.event;

  constructor(readonly scheme: string) {
    this.parts = [
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => uri.scheme === scheme && this.texts.delete(uri.toString())),
    ];
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  put(uri: vscode.Uri, text: string): void {
    this.texts.set(uri.toString(), text);
    this.changed.fire(uri);
  }

  /** Opens a text beside the editor that is looked at. */
  async open(path: string, text: string): Promise<vscode.TextEditor> {
    const uri = vscode.Uri.from({ scheme: this.scheme, path });
    this.put(uri, text);
    const document = await vscode.workspace.openTextDocument(uri);
    return await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: false });
  }

  dispose(): void {
    vscode.Disposable.from(...this.parts, this.changed).dispose();
  }
}
