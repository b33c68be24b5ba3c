// What users have run on a document: tests, pipelines, graphs.

import * as vscode from "vscode";
import { graphCommands } from "./graph";
import { pipelineCommands } from "./pipelines";
import type { Running } from "./requests";
import { testCommands } from "./tests";

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
