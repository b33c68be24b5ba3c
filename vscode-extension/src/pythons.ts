// Which Python there is, and what it is good for.

import * as vscode from "vscode";
import { find, outputOf } from "./programs";

/** A Python that is new enough, and the version of mlir-ls that is installed in it, if any. */
export interface Python {
  path: string;
  version: string;
  installed: string | undefined;
}

const LEAST = [3, 10] as const;

const NAMES = ["python3", "python", "py", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10"];

/** How long the Python extension may take to say what it has chosen, in milliseconds. */
const PATIENCE = 3000;

/** Tells the version, the program behind any shim, and the version of mlir-ls; importlib.metadata would take its time. */
const PROBE = `
import os, sys
print("%d.%d.%d" % sys.version_info[:3])
print(sys.executable)
for folder in filter(os.path.isdir, sys.path):
    for name in os.listdir(folder):
        if name.startswith("mlir_ls-") and name.endswith(".dist-info"):
            print(name[len("mlir_ls-"):-len(".dist-info")])
`;

/** The first Python that will do: the one that is `named`, or the Python extension's choice, or one in PATH. */
export async function findPython(named: string): Promise<Python | undefined> {
  if (named !== "") return await probe(named);
  const chosen = await choiceOfPythonExtension();
  for (const name of chosen === undefined ? NAMES : [chosen, ...NAMES]) {
    const python = await probe(name);
    if (python !== undefined) return python;
  }
  return undefined;
}

/** Calls back whenever the user chooses another Python in the Python extension. */
export async function onPythonChosen(listener: () => void): Promise<vscode.Disposable | undefined> {
  return (await pythonApi())?.environments.onDidChangeActiveEnvironmentPath(listener);
}

async function probe(name: string): Promise<Python | undefined> {
  const program = find(name);
  const output = program === undefined ? undefined : await outputOf(program, ["-c", PROBE]);
  if (output === undefined) return undefined;
  const [version = "", path = "", installed] = output.trim().split(/\r?\n/);
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNewEnough = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
  return isNewEnough ? { path, version, installed } : undefined;
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
