// Programs: where they are, and what they print.

import { execFile, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import type { Duplex } from "node:stream";

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

/** What the shell does before a program runs: another process waits for the end of the lifeline, and then ends the group. */
const WATCH = "{ read -r _ <&3; kill -9 0; } >/dev/null 2>&1 & exec 3<&-";

/**
 * Starts a program that gets no more than so many seconds of a processor, and ends with this process, even if it only waits
 * and this process is killed. But on Windows, where it is started as it is.
 */
export function startLimited(program: string, args: string[], seconds: number): ChildProcessWithoutNullStreams {
  if (WINDOWS) return spawn(program, args, { windowsHide: true });
  const script = `ulimit -t ${seconds} 2>/dev/null; ${WATCH}; exec "$@"`;
  const child = spawn("/bin/sh", ["-c", script, "sh", program, ...args], {
    detached: true, // a group of its own, which the watch may end
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  }) as ChildProcessWithoutNullStreams;
  const lifeline = child.stdio[3] as Duplex | null | undefined;
  lifeline?.on("error", () => undefined);
  child.on("exit", () => lifeline?.destroy());
  return child;
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
