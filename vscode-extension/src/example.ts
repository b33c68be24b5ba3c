// The example of the walkthrough: a document that is not saved anywhere.

import * as vscode from "vscode";

/** Opens the text of an example that is part of the extension. */
export async function openExample(extension: vscode.Uri): Promise<void> {
  const file = vscode.Uri.joinPath(extension, "out", "examples", "broken.mlir");
  const content = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: "mlir", content }));
}
