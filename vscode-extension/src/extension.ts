// A thin client: it finds `mlir-ls`, starts it, and says so when it cannot.

import * as fs from "node:fs";
import * as path from "node:path";
import * as vscode from "vscode";
import { LanguageClient, type Executable, type LanguageClientOptions } from "vscode-languageclient/node";

const SECTION = "mlir-ls";

/** What the server wants to know from the start. */
const SETTINGS = ["assume", "strict", "profile"];

let client: LanguageClient | undefined;
let log: vscode.LogOutputChannel;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  log = vscode.window.createOutputChannel("MLIR Language Server", { log: true });
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("mlir-ls.restart", restart),
    vscode.commands.registerCommand("mlir-ls.showLog", () => log.show()),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration(`${SECTION}.command`)) await restart();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  const running = client;
  client = undefined;
  if (running?.isRunning()) await running.stop();
}

async function restart(): Promise<void> {
  await deactivate();
  await start();
}

async function start(): Promise<void> {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const command = settings.get<string[]>("command", []);
  const [name = "", ...args] = command;
  const program = find(name);
  if (program === undefined) {
    void explain(`there is no program '${name}'`);
    return;
  }
  const server: Executable = { command: program, args };
  const options: LanguageClientOptions = {
    documentSelector: [{ language: "mlir" }],
    initializationOptions: Object.fromEntries(SETTINGS.map((name) => [name, settings.get(name)])),
    synchronize: { configurationSection: SECTION },
    outputChannel: log,
  };
  client = new LanguageClient(SECTION, "MLIR Language Server", server, options);
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    void explain(error instanceof Error ? error.message : String(error));
  }
}

/** The file that a program's name means: a path as it is, a bare name in one of the folders of PATH. */
function find(name: string): string | undefined {
  const windows = process.platform === "win32";
  const folders = path.isAbsolute(name) ? [""] : (process.env["PATH"] ?? "").split(path.delimiter);
  const endings = windows ? ["", ".exe", ".cmd"] : [""];
  return folders
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find((file) => isProgram(file));
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

async function explain(reason: string): Promise<void> {
  log.error(reason);
  const settings = "Open Settings";
  const showLog = "Show Log";
  const advice = `Install mlir-ls, or name its path in the setting '${SECTION}.command'.`;
  const choice = await vscode.window.showErrorMessage(`MLIR: ${reason}. ${advice}`, settings, showLog);
  if (choice === settings) await vscode.commands.executeCommand("workbench.action.openSettings", `${SECTION}.command`);
  if (choice === showLog) log.show();
}
