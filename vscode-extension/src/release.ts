// A question, shown once for each file: whether it is read as the right release, where only the looks of its text decide that.

import * as vscode from "vscode";
import type { Reading, ServerStatus } from "./status";

const KEY = "mlir-ls.releasesQuestioned";

/** Files that are remembered; the oldest are forgotten. */
const MOST = 500;

/** A function that takes what the server sends and shows the question about the document before the user. */
export function releaseQuestion(memory: vscode.Memento): (server: ServerStatus) => void {
  return (server) => {
    const document = vscode.window.activeTextEditor?.document;
    const reading = document && server.documents?.[document.uri.toString()];
    if (document === undefined || document.uri.scheme !== "file" || reading?.instead === undefined) return;
    const known = memory.get<string[]>(KEY, []);
    const uri = document.uri.toString();
    if (known.includes(uri)) return;
    void memory.update(KEY, [...known.slice(1 - MOST), uri]);
    void question(document, reading, reading.instead);
  };
}

async function question(document: vscode.TextDocument, reading: Reading, instead: Reading["instead"] & object): Promise<void> {
  const keep = `Yes, Note It in the File`;
  const change = `No, as ${instead.version}`;
  const name = vscode.workspace.asRelativePath(document.uri);
  const answer = await vscode.window.showInformationMessage(`Read ${name} as ${reading.version}?`, "Yes", keep, change);
  if (answer === keep) await pin(document, reading.profile);
  if (answer === change) await pin(document, instead.profile);
}

/** Writes the comment that says as which MLIR a file is read. */
async function pin(document: vscode.TextDocument, profile: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, new vscode.Position(0, 0), `// mlir-ls: profile=${profile}\n`);
  await vscode.workspace.applyEdit(edit);
}
