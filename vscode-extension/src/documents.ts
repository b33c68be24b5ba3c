// Documents of the workbench: the editor of MLIR that is looked at, and texts that are shown beside it.

import * as vscode from "vscode";

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
