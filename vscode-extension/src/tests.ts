// Tests with RUN lines: in the Test Explorer, and the output of one beside the text.

import { basename } from "node:path";
import * as vscode from "vscode";
import { here, Shown } from "./documents";
import { sayThatNoneRuns } from "./running";
import { send, sendRequest, type Running } from "./requests";

/** What came of a RUN line, as the server describes it. */
interface Outcome {
  line: number;
  command: string;
  verdict: "passed" | "failed" | "not run";
  reason: string;
  output: string;
  failures: { line: number; message: string }[];
}

/** Files that the Test Explorer lists. */
const MOST_FILES = 5000;

/** Bytes of a file in which its first RUN line is looked for. */
const BEGINNING = 1 << 16;

/** A test that lit has run, as the server describes it. */
interface LitTest {
  uri: string | null;
  name: string;
  verdict: Outcome["verdict"];
  result: string;
  seconds: number;
  output: string;
  failures: Outcome["failures"];
}

const RUN = /\bRUN:(.*)$/;

/** The commands about tests, and the tests in the Test Explorer. */
export function testCommands(client: Running): vscode.Disposable {
  const controller = vscode.tests.createTestController("mlir-ls", "MLIR");
  const outputs = new Shown("mlir-ls-output");

  function fileItem(uri: vscode.Uri): vscode.TestItem {
    const known = controller.items.get(uri.toString());
    if (known !== undefined) return known;
    const item = controller.createTestItem(uri.toString(), vscode.workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    controller.items.add(item);
    return item;
  }

  function fill(item: vscode.TestItem, document: vscode.TextDocument): void {
    item.children.replace(
      runLines(document).map(({ line, text }) => {
        const child = controller.createTestItem(`${item.id}#${line}`, text, item.uri);
        child.range = document.lineAt(line).range;
        return child;
      }),
    );
  }

  function see(document: vscode.TextDocument): void {
    if (document.languageId !== "mlir" || document.uri.scheme !== "file") return;
    const has = runLines(document).length > 0;
    if (has) fill(fileItem(document.uri), document);
    else controller.items.delete(document.uri.toString());
  }

  controller.resolveHandler = async (item) => {
    if (item?.uri !== undefined) {
      fill(item, await vscode.workspace.openTextDocument(item.uri));
      return;
    }
    for (const uri of await vscode.workspace.findFiles("**/*.mlir", undefined, MOST_FILES)) {
      if (await hasRunLine(uri)) fileItem(uri);
    }
  };

  async function run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const run = controller.createTestRun(request);
    const chosen = request.include ?? [...controller.items].map(([, item]) => item);
    for (const item of chosen.filter((each) => request.exclude?.includes(each) !== true)) {
      if (token.isCancellationRequested || item.uri === undefined) break;
      const document = await vscode.workspace.openTextDocument(item.uri);
      if (item.parent === undefined) fill(item, document);
      const items = item.parent === undefined ? [...item.children].map(([, child]) => child) : [item];
      items.forEach((each) => run.started(each));
      const line = item.parent === undefined ? undefined : item.range?.start.line;
      const found = await send<Outcome[]>(client, "mlir/runTests", item.uri, line === undefined ? {} : { line }, token);
      for (const each of items) {
        const outcome = found?.find((one) => one.line === each.range?.start.line);
        report(run, each, document, outcome);
      }
    }
    run.end();
  }

  /** Has lit run the tests of files and folders; a file has one verdict. */
  async function runLit(request: vscode.TestRunRequest, token?: vscode.CancellationToken, folder?: vscode.Uri): Promise<void> {
    const run = controller.createTestRun(request);
    const chosen = [...new Set(request.include?.map((item) => item.parent ?? item))];
    const folders = folder !== undefined ? [folder] : (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
    const uris = request.include === undefined ? folders : chosen.flatMap(({ uri }) => (uri === undefined ? [] : [uri]));
    chosen.forEach((each) => run.started(each));
    const found = await sendRequest<{ trouble: string; tests: LitTest[] }>(client, "mlir/runLit", { uris: uris.map(String) }, token);
    if (found !== undefined && found.trouble !== "") void vscode.window.showErrorMessage(`MLIR: ${found.trouble}`);
    for (const test of found?.tests ?? []) {
      if (test.uri === null) {
        run.appendOutput(`${test.result} ${test.name}\r\n`);
        continue;
      }
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(test.uri));
      const item = fileItem(document.uri);
      fill(item, document);
      const outcome = { ...test, line: 0, command: test.name, reason: test.result };
      for (const each of [item, ...[...item.children].map(([, child]) => child)]) report(run, each, document, outcome, test.seconds);
    }
    run.end();
  }

  controller.createRunProfile("Run with lit", vscode.TestRunProfileKind.Run, runLit, false);
  controller.createRunProfile("Run", vscode.TestRunProfileKind.Run, run, true);
  controller.refreshHandler = async () => await controller.resolveHandler?.(undefined);

  async function runAll(): Promise<void> {
    const found = here();
    if (found === undefined) return;
    if (runLines(found.editor.document).length === 0) {
      void vscode.window.showInformationMessage("MLIR: this file has no RUN line");
      return;
    }
    if (client() === undefined) sayThatNoneRuns();
    else await vscode.commands.executeCommand("mlir.runTest", found.editor.document.uri.toString());
  }

  async function showOutput(uri?: string, line?: number): Promise<void> {
    const place = here();
    const document = uri === undefined ? place?.editor.document.uri : vscode.Uri.parse(uri);
    if (document === undefined) return;
    const found = await send<Outcome[]>(client, "mlir/runTests", document, { line: line ?? place?.line });
    const [outcome] = found ?? [];
    if (outcome === undefined) void vscode.window.showInformationMessage("MLIR: no RUN line begins here");
    else await outputs.open(`/${basename(document.path)} line ${outcome.line + 1}.mlir`, outcome.output);
  }

  vscode.workspace.textDocuments.forEach(see);
  return vscode.Disposable.from(
    controller,
    outputs,
    vscode.workspace.onDidOpenTextDocument(see),
    vscode.workspace.onDidSaveTextDocument(see),
    vscode.commands.registerCommand("mlir-ls.runTests", runAll),
    vscode.commands.registerCommand("mlir-ls.runLit", (uri?: vscode.Uri) => runLit(new vscode.TestRunRequest(), undefined, uri)),
    vscode.commands.registerCommand("mlir-ls.showTestOutput", showOutput),
  );
}

function report(
  run: vscode.TestRun,
  item: vscode.TestItem,
  document: vscode.TextDocument,
  outcome: Outcome | undefined,
  seconds?: number,
): void {
  const duration = seconds === undefined ? undefined : seconds * 1000;
  if (outcome === undefined || outcome.verdict === "not run") {
    run.appendOutput(`${item.label}\r\nnot run: ${outcome?.reason ?? "there was no result"}\r\n`, undefined, item);
    run.skipped(item);
    return;
  }
  if (outcome.verdict === "passed") {
    run.passed(item, duration);
    return;
  }
  const messages = outcome.failures.map(({ line, message }) => {
    const made = new vscode.TestMessage(message);
    made.location = new vscode.Location(document.uri, document.lineAt(Math.min(line, document.lineCount - 1)).range);
    return made;
  });
  run.appendOutput(`${outcome.output.replace(/\r?\n/g, "\r\n")}\r\n`, undefined, item);
  run.failed(item, messages.length > 0 ? messages : new vscode.TestMessage(outcome.reason), duration);
}

/** The RUN lines of a document, without those that continue one. */
function runLines(document: vscode.TextDocument): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  let continues = false;
  for (let line = 0; line < document.lineCount; line += 1) {
    const text = RUN.exec(document.lineAt(line).text)?.[1]?.trim();
    if (text === undefined) continue;
    if (!continues) found.push({ line, text });
    continues = text.endsWith("\\");
  }
  return found;
}

async function hasRunLine(uri: vscode.Uri): Promise<boolean> {
  try {
    const bytes = await vscode.workspace.fs.readFile(uri);
    return RUN.test(Buffer.from(bytes.subarray(0, BEGINNING)).toString("utf8").split("\n").find((line) => line.includes("RUN:")) ?? "");
  } catch {
    return false;
  }
}
