// Which server to run, and how.

import * as fs from "node:fs";
import type * as vscode from "vscode";
import { find, outputOf } from "./programs";
import { findPython, type Python } from "./pythons";

/** A program that serves MLIR, its version where that counts, and where it comes from, for people. */
export interface Launch {
  command: string;
  args: string[];
  version: string;
  origin: string;
}

/** Why there is none, what to do about it, and the setting that is concerned. */
export interface Problem {
  reason: string;
  advice: string;
  setting: "mlir-ls.command" | "mlir-ls.python";
}

/** The server that the settings name; else the newest, and among equals the extension's own. */
export async function findServer(
  context: vscode.ExtensionContext,
  settings: vscode.WorkspaceConfiguration,
): Promise<Launch | Problem> {
  const [name, ...args] = settings.get<string[]>("command", []);
  if (name !== undefined) return named(name, args);
  const wanted = settings.get<string>("python", "").trim();
  const [python, installed] = await Promise.all([findPython(wanted), installedInPath()]);
  if (python === undefined && wanted !== "") return unusable(wanted);
  const servers = [python && bundled(context, python), installed, python && installedIn(python)];
  const [first, ...others] = servers.filter((server) => server !== undefined);
  if (first === undefined) return NO_PYTHON;
  return others.reduce((best, other) => (isNewer(other.version, best.version) ? other : best), first);
}

const NO_PYTHON: Problem = {
  reason: "no Python 3.10 or later was found",
  advice: "Install it, or name one in the setting 'mlir-ls.python'.",
  setting: "mlir-ls.python",
};

function unusable(python: string): Problem {
  return {
    reason: `'${python}' is no Python 3.10 or later that runs`,
    advice: "Correct the setting 'mlir-ls.python', or leave it empty.",
    setting: "mlir-ls.python",
  };
}

function named(name: string, args: string[]): Launch | Problem {
  const command = find(name);
  if (command !== undefined) return { command, args, version: "", origin: [name, ...args].join(" ") };
  return {
    reason: `there is no program '${name}'`,
    advice: "Correct the setting 'mlir-ls.command', or leave it empty.",
    setting: "mlir-ls.command",
  };
}

/** Nothing of the user's Python but its standard library takes part: no packages, no settings of its environment. */
function bundled(context: vscode.ExtensionContext, python: Python): Launch {
  const version = fs.readFileSync(context.asAbsolutePath("out/server/version.txt"), "utf8");
  const program = context.asAbsolutePath("out/server/run.py");
  return {
    command: python.path,
    args: ["-I", "-S", program, "lsp"],
    version,
    origin: `mlir-ls ${version} of the extension, run by ${describe(python)}`,
  };
}

function installedIn(python: Python): Launch | undefined {
  const version = python.installed;
  if (version === undefined) return undefined;
  const origin = `mlir-ls ${version}, installed in ${describe(python)}`;
  return { command: python.path, args: ["-m", "mlir_ls", "lsp"], version, origin };
}

async function installedInPath(): Promise<Launch | undefined> {
  const command = find("mlir-ls");
  const output = command === undefined ? undefined : await outputOf(command, ["--version"]);
  const version = output?.trim().split(" ").pop();
  if (command === undefined || version === undefined) return undefined;
  return { command, args: ["lsp"], version, origin: `mlir-ls ${version}, ${command}` };
}

function describe(python: Python): string {
  return `Python ${python.version}, ${python.path}`;
}

/** Whether a version such as 1.10.0 comes behind another. */
function isNewer(version: string, other: string): boolean {
  const theirs = numbers(other);
  for (const [index, number] of numbers(version).entries()) {
    const their = theirs[index] ?? 0;
    if (number !== their) return number > their;
  }
  return false;
}

function numbers(version: string): number[] {
  return version.split(".").map((part) => Number.parseInt(part, 10) || 0);
}
