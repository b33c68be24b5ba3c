// The editor of settings.

import * as vscode from "vscode";

/** Shows a setting that names a program: such settings belong to the machine that the extension runs on. */
export async function openSettings(name: string): Promise<void> {
  const isRemote = vscode.env.remoteName !== undefined;
  const command = isRemote ? "workbench.action.openRemoteSettings" : "workbench.action.openSettings";
  await vscode.commands.executeCommand(command, isRemote ? { query: name } : name);
}
