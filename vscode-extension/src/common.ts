// What the extension is both on a machine and in a browser: its log, its status, its commands, and what its client announces.

import * as vscode from "vscode";
import type { BaseLanguageClient, ClientCapabilities, Middleware, StaticFeature } from "vscode-languageclient";
import { openExample } from "./example";
import { passCommands } from "./passes";
import { sayThatNoneRuns } from "./running";
import { statusItem } from "./status";

export const SECTION = "mlir-ls";
export const TITLE = "MLIR Language Server";

/** Milliseconds without a keystroke after which errors of what is being typed are shown. */
const TYPING_DELAY = 700;

/** What the user sees of the server. */
export interface Display {
  readonly log: vscode.LogOutputChannel;
  readonly status: ReturnType<typeof statusItem>;
}

/** Makes the log and the status, and registers the commands; `client` is the client that runs, if any. */
export function display(
  context: vscode.ExtensionContext,
  client: () => BaseLanguageClient | undefined,
  restart: () => Promise<void>,
): Display {
  const log = vscode.window.createOutputChannel(TITLE, { log: true });
  const status = statusItem();
  context.subscriptions.push(
    log,
    status,
    passCommands(client),
    vscode.commands.registerCommand("mlir-ls.restart", restart),
    vscode.commands.registerCommand("mlir-ls.showLog", () => log.show()),
    vscode.commands.registerCommand("mlir-ls.format", async () => {
      if (client() === undefined) sayThatNoneRuns();
      else await vscode.commands.executeCommand("editor.action.formatDocument");
    }),
    vscode.commands.registerCommand("mlir-ls.openExample", () => openExample(context.extensionUri)),
  );
  return { log, status };
}

/** Has a client announce what it can do beside the protocol: `mlir/status`, the delay, and `more`. */
export function announcing(more: Record<string, unknown> = {}): StaticFeature {
  return {
    fillClientCapabilities: (capabilities: ClientCapabilities) => {
      capabilities.experimental = { mlirStatus: true, mlirTypingDelay: TYPING_DELAY, ...more };
    },
    initialize: () => undefined,
    getState: () => ({ kind: "static" }),
    clear: () => undefined,
  };
}

/** Has completion go on after the name of a dialect that was accepted: it is only the beginning of a name. */
export const provideCompletionItem: NonNullable<Middleware["provideCompletionItem"]> = async (document, position, context, token, next) => {
  const found = await next(document, position, context, token);
  for (const item of Array.isArray(found) ? found : (found?.items ?? [])) {
    if (item.kind === vscode.CompletionItemKind.Module) item.command = { command: "editor.action.triggerSuggest", title: "Go On" };
  }
  return found;
};

/** What is set, by the names of all settings that the extension declares; the server passes over those that are not its own. */
export function settingsOf(context: vscode.ExtensionContext): Record<string, unknown> {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const declared = (context.extension.packageJSON as { contributes: { configuration: { properties: object } } }).contributes;
  const names = Object.keys(declared.configuration.properties).map((name) => name.slice(SECTION.length + 1));
  return Object.fromEntries(names.map((name) => [name, settings.get(name)]));
}

/** The name and the version of the server that a client talks to. */
export function versionOf(running: BaseLanguageClient): string {
  const server = running.initializeResult?.serverInfo;
  return server === undefined ? "a server" : `${server.name} ${server.version ?? ""}`.trim();
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
