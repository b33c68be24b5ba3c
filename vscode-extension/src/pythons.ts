// Which Pythons there are.

import * as fs from "node:fs";
import * as vscode from "vscode";
import { find } from "./programs";

const NAMES = ["python3", "python", "py", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10"];

/** How long the Python extension may take to say what it has chosen, in milliseconds. */
const PATIENCE = 3000;

/** The Pythons to try, the likeliest first: what the Python extension has chosen, then those in PATH. */
export async function findPythons(): Promise<string[]> {
  const chosen = await choiceOfPythonExtension();
  const names = chosen === undefined ? NAMES : [chosen, ...NAMES];
  const found = new Map<string, string>();
  for (const file of names.map((name) => find(name)).filter((each) => each !== undefined)) {
    const target = fs.realpathSync(file);
    if (!found.has(target)) found.set(target, file);
  }
  return [...found.values()];
}

/** Calls back whenever the user chooses another Python in the Python extension. */
export async function onPythonChosen(listener: () => void): Promise<vscode.Disposable | undefined> {
  return (await pythonApi())?.environments.onDidChangeActiveEnvironmentPath(listener);
}

/** The part of the Python extension's interface that is used here. */
interface PythonApi {
  environments: {
    getActiveEnvironmentPath(): { path: string };
    resolveEnvironment(path: { path: string }): Promise<{ executable: { uri?: vscode.Uri } } | undefined>;
    onDidChangeActiveEnvironmentPath: vscode.Event<unknown>;
  };
}

async function pythonApi(): Promise<PythonApi | undefined> {
  const extension = vscode.extensions.getExtension<PythonApi>("ms-python.python");
  if (extension === undefined) return undefined;
  try {
    return await extension.activate();
  } catch {
    return undefined;
  }
}

async function choiceOfPythonExtension(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return await Promise.race([late, choice()]);
}

async function choice(): Promise<string | undefined> {
  const api = await pythonApi();
  if (api === undefined) return undefined;
  try {
    const environment = await api.environments.resolveEnvironment(api.environments.getActiveEnvironmentPath());
    return environment?.executable.uri?.fsPath;
  } catch {
    return undefined;
  }
}
