// The extension in VS Code for the Web: the server runs in a worker, and there are no programs and no files of a machine.

import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions } from "vscode-languageclient/browser";
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
} from "../common";
import type { ServerStatus } from "../status";
import type { Files } from "./files";

const ORIGIN = "in this browser";

/** Where the server is in the file system of its worker. */
const PAGES = "/mlir-ls/";

let context: vscode.ExtensionContext;
let client: LanguageClient | undefined;
let worker: Worker | undefined;
let log: Display["log"];
let status: Display["status"];

export async function activate(extension: vscode.ExtensionContext): Promise<void> {
  context = extension;
  ({ log, status } = display(context, () => client, restart));
  await start();
}

export async function deactivate(): Promise<void> {
  await stop();
}

async function restart(): Promise<void> {
  await stop();
  await start();
}

async function start(): Promise<void> {
  status.show({ kind: "starting" });
  try {
    const files = await filesOf(context.extensionUri);
    worker = await workerOf(context.extensionUri);
    worker.postMessage(files, [files.server, files.wasm, files.library]);
    client = clientOf(worker);
    await client.start();
    log.info(`the server answers: ${versionOf(client)}, ${ORIGIN}`);
  } catch (error) {
    const reason = messageOf(error);
    log.error(reason);
    status.show({ kind: "stopped", reason });
  }
}

async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  await running?.dispose().catch((error: unknown) => log.warn(String(error)));
  worker?.terminate();
}

function clientOf(from: Worker): LanguageClient {
  const options: LanguageClientOptions = {
    documentSelector: [{ language: "mlir" }],
    initializationOptions: wishes(),
    synchronize: { configurationSection: SECTION },
    outputChannel: log,
    middleware: {
      handleDiagnostics: (uri, diagnostics, next) => next(uri, diagnostics.map(withPage)),
      provideCompletionItem,
    },
  };
  const made = new LanguageClient(SECTION, TITLE, options, from);
  made.registerFeature(announcing());
  made.onNotification("mlir/status", (server: ServerStatus) => status.show({ kind: "running", origin: ORIGIN, server }));
  return made;
}

/** A diagnostic whose code leads to its page in the repository: the server's own pages are in reach of its worker alone. */
function withPage(found: vscode.Diagnostic): vscode.Diagnostic {
  const { repository } = context.extension.packageJSON as { repository: { url: string } };
  if (typeof found.code === "object" && found.code.target.path.startsWith(PAGES)) {
    const page = found.code.target.path.slice(PAGES.length);
    const target = vscode.Uri.parse(`${repository.url.replace(/\.git$/, "")}/blob/HEAD/server/${page}`);
    found.code = { value: found.code.value, target };
  }
  return found;
}

/** What is set. Nothing on a machine can be named here, so that there is nothing to trust. */
function wishes(): Record<string, unknown> {
  const plain = JSON.stringify({ ...settingsOf(context), trusted: false }); // a worker takes no objects of VS Code's
  return JSON.parse(plain) as Record<string, unknown>;
}

/** A worker with the script of the extension, whose text is read here: a worker must not be of another origin. */
async function workerOf(extension: vscode.Uri): Promise<Worker> {
  const script = await read(extension, "worker.js");
  return new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), { name: "mlir-ls" });
}

async function filesOf(extension: vscode.Uri): Promise<Files> {
  const names = ["server.zip", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
  const [server, wasm, library, lock] = await Promise.all(names.map((name) => read(extension, name)));
  if (!server || !wasm || !library || !lock) throw new Error("files of the extension are missing");
  return { server, wasm, library, lock: new TextDecoder().decode(lock) };
}

/** The bytes of a file of the extension, in a buffer of their own. */
async function read(extension: vscode.Uri, name: string): Promise<ArrayBuffer> {
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, "out", name));
  return bytes.slice().buffer;
}
