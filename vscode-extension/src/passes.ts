// Passes of a log: commands over the requests of docs/protocol.md.

import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { sayThatNoneRuns } from "./running";

/** A dump of a log, as the server describes it. */
interface Pass {
  number: number;
  title: string;
  operation: string;
  symbol: string;
  line: number;
  /** What it changed, for people: "+2 -1", "unchanged" or "". */
  change: string;
}

const DIFFERENCE = "mlir-ls-difference";

const NO_LOG = "MLIR: this file holds no IR that a compiler printed between passes, as with --mlir-print-ir-after-all";

/** What is said where a request finds nothing in a log. */
const NOTHING: Record<string, string> = {
  "mlir/nextPass": "there is no pass below",
  "mlir/previousPass": "there is no pass above",
  "mlir/nextChange": "no pass below changed this operation",
  "mlir/previousChange": "no pass above changed this operation",
  "mlir/passDifference": "the cursor is not in what a pass has printed",
  "mlir/followedLine": "this line was not there before the pass",
};

/** The line with which what a pass has printed begins. */
const DUMP = /^(\/\/ -----\/\/ .*|(\/\/ )?\*\*\* )IR Dump /;

/** What VS Code believes a log to be by its name. */
const PLAIN = ["log", "plaintext"];

/** Lines of a text in which the first dump is looked for. */
const LOOKED_AT = 100;

/** A log of passes whose name is that of a plain text is MLIR. */
async function recognise(document: vscode.TextDocument): Promise<void> {
  if (!PLAIN.includes(document.languageId)) return;
  for (let line = 0; line < Math.min(document.lineCount, LOOKED_AT); line += 1) {
    if (!DUMP.test(document.lineAt(line).text)) continue;
    await vscode.languages.setTextDocumentLanguage(document, "mlir");
    return;
  }
}

/** The commands, and the documents that show differences. `client` is the one that runs, if any. */
export function passCommands(client: () => BaseLanguageClient | undefined): vscode.Disposable {
  const shown = new Map<string, string>();

  async function request<Result>(method: string): Promise<Result | undefined> {
    const editor = vscode.window.activeTextEditor;
    const running = client();
    if (running === undefined) sayThatNoneRuns();
    if (editor === undefined || running === undefined) return undefined;
    const textDocument = { uri: running.code2ProtocolConverter.asUri(editor.document.uri) };
    const { line, character } = editor.selection.active;
    const found = await running.sendRequest<Result | null>(method, { textDocument, position: { line, character } });
    if (found !== null) return found;
    const isLog = (await running.sendRequest<Pass[]>("mlir/passes", { textDocument })).length > 0;
    if (isLog) void vscode.window.setStatusBarMessage(`MLIR: ${NOTHING[method] ?? "there is none"}`, 3000);
    else void vscode.window.showInformationMessage(NO_LOG);
    return undefined;
  }

  function goTo(line: number): void {
    const editor = vscode.window.activeTextEditor;
    if (editor === undefined) return;
    const place = new vscode.Range(line, 0, line, 0);
    editor.selection = new vscode.Selection(place.start, place.start);
    editor.revealRange(place, vscode.TextEditorRevealType.AtTop);
  }

  async function go(method: string): Promise<void> {
    const found = await request<{ line: number }>(method);
    if (found !== undefined) goTo(found.line);
  }

  async function choose(): Promise<void> {
    const document = vscode.window.activeTextEditor?.document;
    if (document !== undefined) await recognise(document);
    const passes = await request<Pass[]>("mlir/passes");
    if (passes === undefined) return;
    if (passes.length === 0) {
      void vscode.window.showInformationMessage(NO_LOG);
      return;
    }
    const items = passes.map((pass) => ({ ...described(pass), line: pass.line }));
    const chosen = await vscode.window.showQuickPick(items, { title: "Passes", matchOnDescription: true });
    if (chosen !== undefined) goTo(chosen.line);
  }

  async function compare(): Promise<void> {
    const found = await request<Pass & { rows: string[] }>("mlir/passDifference");
    if (found === undefined) return;
    const side = (sign: string): string =>
      found.rows.filter((row) => row[0] === " " || row[0] === sign).map((row) => `${row.slice(2)}\n`).join("");
    const uris = ["-", "+"].map((sign) => {
      const uri = vscode.Uri.from({ scheme: DIFFERENCE, path: `/${found.number}/${sign === "-" ? "before" : "after"}.mlir` });
      shown.set(uri.toString(), side(sign));
      changed.fire(uri);
      return uri;
    });
    await vscode.commands.executeCommand("vscode.diff", uris[0], uris[1], `${found.number}. ${found.title}`);
  }

  const looked = new Set<string>();
  /** A document is recognised once, so that users can choose another language for it. */
  function recogniseOnce(document: vscode.TextDocument): void {
    const uri = document.uri.toString();
    if (!looked.has(uri)) void recognise(document);
    looked.add(uri);
  }
  vscode.workspace.textDocuments.forEach(recogniseOnce);
  const changed = new vscode.EventEmitter<vscode.Uri>();
  return vscode.Disposable.from(
    changed,
    vscode.workspace.registerTextDocumentContentProvider(DIFFERENCE, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => shown.get(uri.toString()) ?? "",
    }),
    vscode.workspace.onDidOpenTextDocument(recogniseOnce),
    vscode.workspace.onDidCloseTextDocument((document) => shown.delete(document.uri.toString())),
    vscode.commands.registerCommand("mlir-ls.passes", choose),
    vscode.commands.registerCommand("mlir-ls.passDifference", compare),
    ...["nextPass", "previousPass", "nextChange", "previousChange", "followedLine"].map((name) =>
      vscode.commands.registerCommand(`mlir-ls.${name}`, () => go(`mlir/${name}`)),
    ),
  );
}

function described(pass: Pass): { label: string; description: string; detail?: string } {
  const subject = pass.symbol === "" ? pass.operation : `${pass.operation} @${pass.symbol}`;
  return { label: `${pass.number}. ${pass.title}`, description: `${subject}  ${pass.change}` };
}
