// Which servers there are to run, and how.

import * as fs from "node:fs";
import type * as vscode from "vscode";
import { find, outputOf } from "./programs";
import { findPythons } from "./pythons";

/** A program that serves MLIR. `origin` says in the log and in the status what it is. */
export interface Launch {
  command: string;
  args: string[];
  origin: string;
}

/** Why there is none, what to do about it, and the setting that is concerned. */
export interface Problem {
  reason: string;
  advice: string;
  setting: "mlir-ls.command" | "mlir-ls.python";
}

/** The servers to try, in this order, and what to say if none of them answers. */
export interface Choice {
  launches: Launch[];
  problem: Problem;
}

/**
 * The server that the settings name; else the extension's own, run by one Python or another. An installed `mlir-ls` goes
 * first where it is newer, and is the last resort where it is not. Of one that is installed in a Python, `run.py` knows.
 */
export async function findServers(context: vscode.ExtensionContext, settings: vscode.WorkspaceConfiguration): Promise<Choice> {
  const command = settings.get<unknown>("command") ?? [];
  if (!isLine(command)) return { launches: [], problem: NO_LINE };
  const [name, ...args] = command;
  if (name !== undefined) return named(name, args);
  const chosen = String(settings.get<unknown>("python") ?? "").trim();
  if (chosen !== "") return withPython(context, chosen);
  const [pythons, installed] = await Promise.all([findPythons(), installedInPath()]);
  const own = pythons.map((python) => bundled(context, python));
  if (installed === undefined) return { launches: own, problem: NO_PYTHON };
  const isNewer = compare(installed.version, versionOf(context)) > 0;
  return { launches: isNewer ? [installed.launch, ...own] : [...own, installed.launch], problem: NO_PYTHON };
}

const NO_PYTHON: Problem = {
  reason: "no Python 3.10 or later was found",
  advice: "Install it, or name one in the setting 'mlir-ls.python'.",
  setting: "mlir-ls.python",
};

const NO_LINE: Problem = {
  reason: "the setting 'mlir-ls.command' is not a list of texts",
  advice: 'Write it as the program and its arguments, such as ["mlir-ls", "lsp"], or leave it empty.',
  setting: "mlir-ls.command",
};

/** Whether a value is what the setting of a command has to be: the editor only underlines one that is not. */
function isLine(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function withPython(context: vscode.ExtensionContext, python: string): Choice {
  const file = find(python);
  const problem: Problem = {
    reason: `'${python}' is no Python 3.10 or later that runs the server`,
    advice: "Correct the setting 'mlir-ls.python', or leave it empty.",
    setting: "mlir-ls.python",
  };
  return { launches: file === undefined ? [] : [bundled(context, file)], problem };
}

function named(name: string, args: string[]): Choice {
  const command = find(name);
  const line = [name, ...args].join(" ");
  const problem: Problem = {
    reason: command === undefined ? `there is no program '${name}'` : `the language server '${line}' does not work`,
    advice: "Correct the setting 'mlir-ls.command', or leave it empty.",
    setting: "mlir-ls.command",
  };
  return { launches: command === undefined ? [] : [{ command, args, origin: line }], problem };
}

/** Nothing of the user's Python but its standard library takes part, unless a newer server is installed in it. */
function bundled(context: vscode.ExtensionContext, python: string): Launch {
  const program = context.asAbsolutePath("out/server/run.py");
  return { command: python, args: ["-E", "-S", program, "lsp"], origin: `run by ${python}` };
}

async function installedInPath(): Promise<{ launch: Launch; version: string } | undefined> {
  const command = find("mlir-ls");
  const output = command === undefined ? undefined : await outputOf(command, ["--version"]);
  const version = output?.trim().split(" ").pop();
  if (command === undefined || version === undefined) return undefined;
  return { launch: { command, args: ["lsp"], origin: command }, version };
}

/** The version of the server that is part of the extension. */
function versionOf(context: vscode.ExtensionContext): string {
  return fs.readFileSync(context.asAbsolutePath("out/server/version.txt"), "utf8");
}

/** Which of two versions such as 1.10.0 comes after the other: above 0, the first. */
function compare(version: string, other: string): number {
  const theirs = numbers(other);
  for (const [index, number] of numbers(version).entries()) {
    const difference = number - (theirs[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function numbers(version: string): number[] {
  return version.split(".").map((part) => Number.parseInt(part, 10) || 0);
}
