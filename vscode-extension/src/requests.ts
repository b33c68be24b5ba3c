// Our own requests to the server, and what is shown of those that it refuses.

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { messageOf } from "./common";
import { sayThatNoneRuns } from "./running";

/** The language client that runs, if any. */
export type Running = () => LanguageClient | undefined;

/** Sends one of our own requests about a document. What the server refuses is shown; what is cancelled has no result. */
export async function send<Result>(
  client: Running,
  method: string,
  uri: vscode.Uri,
  others: object = {},
  token?: vscode.CancellationToken,
): Promise<Result | undefined> {
  const running = client();
  if (running === undefined) {
    sayThatNoneRuns();
    return undefined;
  }
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
  if (running === undefined) {
    sayThatNoneRuns();
    return undefined;
  }
  try {
    // a token that is undefined would be sent as a parameter
    const rest = token === undefined ? [] : [token];
    return (await running.sendRequest<Result | null>(method, params, ...rest)) ?? undefined;
  } catch (error) {
    if (token?.isCancellationRequested !== true && !isCancelled(error)) {
      void vscode.window.showErrorMessage(`MLIR: ${messageOf(error)}`);
    }
    return undefined;
  }
}

/** A newer request about the same document has taken the place of one. */
function isCancelled(error: unknown): boolean {
  return (error as { code?: number }).code === -32800;
}
