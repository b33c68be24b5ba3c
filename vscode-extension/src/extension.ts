// A thin client: it finds a server, keeps it running, and reports when it cannot.

import * as vscode from "vscode";
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  State as ClientState,
  type ErrorHandler,
  type LanguageClientOptions,
} from "vscode-languageclient/node";
import { showBytecodeAsText } from "./bytecode";
import {
  SECTION,
  TITLE,
  announcing,
  display,
  messageOf,
  provideCompletionItem,
  settingsOf,
  versionOf,
  type Display,
} from "./common";
import { findServers, type Launch, type Problem } from "./launch";
import { onPythonChosen } from "./pythons";
import { releaseQuestion } from "./release";
import { reportIssue } from "./report";
import { openSettings } from "./settings";
import { workbench } from "./workbench";
import type { ServerStatus } from "./status";

/** What decides which server runs. */
const CHOICE = ["command", "python"].map((name) => `${SECTION}.${name}`);

/** A server that stops more often than this in so many milliseconds is not started again by itself. */
const MOST_STOPS = 4;
const STOPS_COUNT_FOR = 180_000;

/** Lines of a document whose colours are not worth having all at once. */
const LONG = 10_000;

/** Milliseconds after which a server that was started will not answer any more. */
const PATIENCE = 60_000;

let context: vscode.ExtensionContext;
let client: LanguageClient | undefined;
let log: Display["log"];
let status: Display["status"];

/** A server's first start: whether it has answered, and what to call when it ends before, of which its client says nothing. */
interface Beginning {
  isOver: boolean;
  fail: () => void;
}

/** Starts and stops, one after the other. */
let lifecycle: Promise<void> = Promise.resolve();

export async function activate(extension: vscode.ExtensionContext): Promise<void> {
  context = extension;
  ({ log, status } = display(context, () => client, restart));
  context.subscriptions.push(
    showBytecodeAsText(),
    ...workbench(() => client, context),
    vscode.commands.registerCommand("mlir-ls.reportIssue", () => reportIssue(context, status.describe())),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (CHOICE.some((setting) => change.affectsConfiguration(setting))) await restart();
    }),
  );
  context.subscriptions.push(
    vscode.workspace.onDidGrantWorkspaceTrust(() => {
      const settings = { [SECTION]: wishes() };
      void client?.sendNotification("workspace/didChangeConfiguration", { settings });
    }),
  );
  await next(start);
  void onPythonChosen(() => void restart()).then((listener) => listener && context.subscriptions.push(listener));
}

export async function deactivate(): Promise<void> {
  await next(stop);
}

function restart(): Promise<void> {
  return next(async () => {
    await stop();
    await start();
  });
}

function next(step: () => Promise<void>): Promise<void> {
  lifecycle = lifecycle.then(step, step);
  return lifecycle;
}

async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  try {
    await running?.dispose();
  } catch (error) {
    log.warn(`the server did not stop in order: ${messageOf(error)}`);
  }
}

async function start(): Promise<void> {
  status.show({ kind: "starting" });
  const settings = vscode.workspace.getConfiguration(SECTION);
  const { launches, problem } = await findServers(context, settings);
  for (const launch of launches) {
    if (await answers(launch)) return;
  }
  void explain(problem);
}

/** Starts a server; whether it answers. */
async function answers(launch: Launch): Promise<boolean> {
  log.info(`starting the server, ${launch.origin}`);
  const beginning: Beginning = { isOver: false, fail: () => undefined };
  const ended = new Promise<never>((_, reject) => {
    beginning.fail = () => reject(new Error("it ended"));
    setTimeout(() => reject(new Error(`no answer in ${PATIENCE / 1000} seconds`)), PATIENCE);
  });
  const started = clientOf(launch, beginning);
  client = started;
  try {
    await Promise.race([started.start(), ended]);
    beginning.isOver = true;
    log.info(`the server answers: ${versionOf(started)}, ${launch.origin}`);
    return true;
  } catch (error) {
    log.warn(`the server, ${launch.origin}, does not answer: ${messageOf(error)}`);
    client = undefined;
    started.dispose().catch(() => undefined); // there may be nothing to stop
    return false;
  }
}

/** Errors are logged, and shown by `explain` once; this client would have a pop-up for each step of it. */
class QuietClient extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }
}

/** VS Code takes all colours of a document anew at each edit, so a long one gets only those of the lines that are seen. */
function isLong(document: vscode.TextDocument): boolean {
  return document.lineCount > LONG;
}

/** What is set, and whether the user trusts the workspace, without which its files name no programs. */
function wishes(): Record<string, unknown> {
  return { ...settingsOf(context), trusted: vscode.workspace.isTrusted };
}

function clientOf(launch: Launch, beginning: Beginning): LanguageClient {
  const options: LanguageClientOptions = {
    documentSelector: [{ language: "mlir" }],
    initializationOptions: wishes(),
    initializationFailedHandler: () => false,
    synchronize: { configurationSection: SECTION },
    outputChannel: log,
    errorHandler: errorHandlerOf(launch, beginning),
    middleware: {
      // what a program has printed is as it is
      handleDiagnostics: (uri, diagnostics, next) => next(uri, uri.scheme.startsWith(`${SECTION}-`) ? [] : diagnostics),
      provideCompletionItem,
      provideDocumentSemanticTokens: (document, token, next) => {
        if (isLong(document)) throw new vscode.CancellationError(); // null would take away those of the lines that are seen
        return next(document, token);
      },
    },
  };
  const made = new QuietClient(SECTION, TITLE, { command: launch.command, args: launch.args }, options);
  made.registerFeature(announcing({ mlirDialects: "question", mlirWorkbench: true }));
  let server: ServerStatus | undefined;
  const questionRelease = releaseQuestion(context.workspaceState);
  const showRunning = (): void =>
    status.show({ kind: "running", origin: `${versionOf(made)}, ${launch.origin}`, server });
  made.onNotification("mlir/status", (received: ServerStatus) => {
    server = received;
    showRunning();
    questionRelease(received);
  });
  made.onDidChangeState(({ newState }) => {
    if (made !== client) return;
    if (newState === ClientState.Starting) status.show({ kind: "starting" });
    if (newState === ClientState.Running) showRunning();
  });
  return made;
}

/** A server that stops is started again, with all documents as they are; one that never began, or stops often, is not. */
function errorHandlerOf(launch: Launch, beginning: Beginning): ErrorHandler {
  let stops: number[] = [];
  return {
    error: () => ({ action: ErrorAction.Continue, handled: true }),
    closed: () => {
      if (!beginning.isOver) {
        beginning.fail();
        return { action: CloseAction.DoNotRestart, handled: true };
      }
      const now = Date.now();
      stops = [...stops.filter((stop) => now - stop < STOPS_COUNT_FOR), now];
      if (stops.length <= MOST_STOPS) {
        log.warn("the server stopped; starting it again");
        return { action: CloseAction.Restart, handled: true };
      }
      const reason = `the language server, ${launch.origin}, stopped ${stops.length} times in a short while`;
      void explain({ reason, advice: "The log says more.", setting: "mlir-ls.command" });
      return { action: CloseAction.DoNotRestart, handled: true };
    },
  };
}

/** Says what is wrong and what to do, with buttons. */
async function explain({ reason, advice, setting }: Problem): Promise<void> {
  log.error(reason);
  status.show({ kind: "stopped", reason });
  const actions: Record<string, () => unknown> = {
    "Open Settings": () => openSettings(setting),
    "Show Log": () => log.show(),
    "Try Again": restart,
  };
  const choice = await vscode.window.showErrorMessage(`MLIR: ${reason}. ${advice}`, ...Object.keys(actions));
  if (choice !== undefined) await actions[choice]?.();
}
