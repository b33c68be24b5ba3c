// Programs: where they are, and what they print.

import { execFile } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";

const WINDOWS = process.platform === "win32";

/** Milliseconds after which a program that was run for a short answer will not answer any more. */
const PATIENCE = 10_000;

/** The file that a program's name means: an absolute path as it is, a bare name in one of the absolute folders of PATH. */
export function find(name: string): string | undefined {
  if (name === "") return undefined;
  const expanded = name.startsWith("~/") ? path.join(process.env["HOME"] ?? "~", name.slice(2)) : name;
  const isPath = expanded.includes("/") || (WINDOWS && expanded.includes("\\"));
  if (isPath && !path.isAbsolute(expanded)) return undefined; // relative to an unknown folder
  const folders = isPath ? [""] : foldersOfPath();
  const endings = WINDOWS ? ["", ".exe", ".cmd", ".bat"] : [""];
  return folders
    .flatMap((folder) => endings.map((ending) => path.join(folder, expanded + ending)))
    .find((file) => isProgram(file));
}

/** The names of the programs in PATH that look like this. */
export function programsLike(pattern: RegExp): string[] {
  return foldersOfPath().flatMap((folder) => {
    try {
      return fs.readdirSync(folder).filter((name) => pattern.test(name));
    } catch {
      return [];
    }
  });
}

/** A command that gets no more than so many seconds of a processor, even if no process is left to end it. */
export function limited(program: string, args: string[], seconds: number): [string, string[]] {
  if (WINDOWS) return [program, args];
  return ["/bin/sh", ["-c", `ulimit -t ${seconds} 2>/dev/null; exec "$@"`, "sh", program, ...args]];
}

/** What a program prints; undefined if it cannot be run or fails. */
export function outputOf(program: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: PATIENCE, windowsHide: true }, (error, output) =>
      resolve(error === null ? output : undefined),
    );
  });
}

function foldersOfPath(): string[] {
  return (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder));
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
