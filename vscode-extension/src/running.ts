// What is shown where a command needs a server and none runs.

import * as vscode from "vscode";

/** Says that a command of the server cannot do anything, as none runs. */
export function sayThatNoneRuns(): void {
  void vscode.window.showWarningMessage("MLIR: the language server does not run, as its item in the status bar explains");
}
