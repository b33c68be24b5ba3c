// Run Pipeline…: what a program makes of a document, beside it, and again when the document changes.

import { basename } from "node:path";
import * as vscode from "vscode";
import { here, Shown } from "./documents";
import { sayThatNoneRuns } from "./running";
import { send, type Running } from "./requests";

/** What is run, as a request takes it. */
type Pipeline = { flags: string } | { run: number } | { reproducer: true };
type Part = "document" | "chunk" | "function";

/** What became of a pipeline; `command` is empty where no program is named that could run it. */
interface Outcome {
  command: string;
  output: string;
  links: number[];
  trouble: string;
  errors: string;
  reproducer: string;
}

interface Completion {
  start: number;
  label: string;
  text: string;
  detail: string;
}

/** An output that is open, of which document, and for each line of it the line of the document, or -1. */
interface Live {
  source: vscode.Uri;
  output: vscode.Uri;
  pipeline: Pipeline;
  part: Part;
  line: number;
  links: number[];
  timer?: NodeJS.Timeout | undefined;
  cancel?: vscode.CancellationTokenSource | undefined;
}

const RECENT = "pipelines";
const MOST_RECENT = 10;

/** Milliseconds without a keystroke after which a pipeline is run again. */
const PAUSE = 400;

/** The command, and the outputs that are open. */
export function pipelineCommands(client: Running, memory: vscode.Memento): vscode.Disposable {
  const shown = new Shown("mlir-ls-pipeline");
  const lives = new Map<string, Live>();
  const marked = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor("editor.rangeHighlightBackground"),
  });

  async function start(uri?: string, given?: Pipeline): Promise<void> {
    const place = here();
    const source = uri === undefined ? place?.editor.document.uri : vscode.Uri.parse(uri);
    if (source === undefined) return;
    if (client() === undefined) {
      sayThatNoneRuns();
      return;
    }
    const pipeline = given ?? (await choose(source));
    if (pipeline === undefined) return;
    const part = given === undefined ? await choosePart() : "document";
    if (part === undefined) return;
    const live: Live = { source, output: source, pipeline, part, line: place?.line ?? 0, links: [] };
    const version = versionOf(source);
    let outcome = await request(live);
    if (outcome?.command === "" && (await nameProgram())) outcome = await request(live);
    if (outcome === undefined) return;
    const flags = outcome.command.replace(/^\S+\s*/, "").replace(/[/\\?#]/g, " ").slice(0, 80);
    const editor = await shown.open(`/${basename(source.path)} ${flags || "without flags"}.mlir`, textOf(outcome));
    live.output = editor.document.uri;
    live.links = outcome.trouble === "" ? outcome.links : [];
    lives.set(live.output.toString(), live);
    if (versionOf(source) !== version) await again(live); // it was typed in meanwhile
  }

  async function request(live: Live): Promise<Outcome | undefined> {
    live.cancel?.cancel();
    const cancel = (live.cancel = new vscode.CancellationTokenSource());
    const given = { ...live.pipeline, part: live.part, line: live.line };
    return await send<Outcome>(client, "mlir/runPipeline", live.source, given, cancel.token);
  }

  async function again(live: Live): Promise<void> {
    const outcome = await request(live);
    if (outcome === undefined || !lives.has(live.output.toString())) return;
    live.links = outcome.trouble === "" ? outcome.links : [];
    shown.put(live.output, textOf(outcome));
  }

  async function choose(source: vscode.Uri): Promise<Pipeline | undefined> {
    const named = (await send<{ title: string; parameters: Pipeline }[]>(client, "mlir/pipelines", source)) ?? [];
    const recent = memory.get<string[]>(RECENT, []).map((flags) => ({ title: flags, parameters: { flags } }));
    const items = [...named, ...recent].map(({ title, parameters }) => ({ label: title, parameters }));
    const type = { label: "$(edit) Type flags…", parameters: undefined };
    const chosen = await vscode.window.showQuickPick([...items, type], { title: "Run Pipeline" });
    if (chosen === undefined || chosen.parameters !== undefined) return chosen?.parameters;
    const flags = await typeFlags(source);
    if (flags === undefined) return undefined;
    const others = memory.get<string[]>(RECENT, []).filter((each) => each !== flags);
    await memory.update(RECENT, [flags, ...others].slice(0, MOST_RECENT));
    return { flags };
  }

  /** Flags as the user types them, with the passes and options that fit. */
  async function typeFlags(source: vscode.Uri): Promise<string | undefined> {
    const pick = vscode.window.createQuickPick<vscode.QuickPickItem & { completion?: Completion }>();
    pick.title = "Flags of the Pipeline";
    pick.placeholder = "--pass-pipeline='builtin.module(…)' or --cse";
    const offer = async (value: string): Promise<void> => {
      const params = { text: value, offset: value.length };
      const found = (await send<Completion[]>(client, "mlir/completeFlags", source, params)) ?? [];
      if (pick.value !== value) return;
      const items = found.slice(0, 200).map((each) => ({
        label: each.text,
        detail: each.detail,
        alwaysShow: true,
        completion: each,
      }));
      pick.items = [{ label: `$(play) ${value || "no flags"}`, alwaysShow: true }, ...items];
    };
    const listener = pick.onDidChangeValue((value) => void offer(value));
    void offer("");
    try {
      return await new Promise((resolve) => {
        pick.onDidAccept(() => {
          const completion = pick.selectedItems[0]?.completion;
          if (completion === undefined) {
            resolve(pick.value);
          } else {
            pick.value = pick.value.slice(0, completion.start) + completion.text;
            void offer(pick.value);
          }
        });
        pick.onDidHide(() => resolve(undefined));
        pick.show();
      });
    } finally {
      listener.dispose();
      pick.dispose();
    }
  }

  function follow(editor: vscode.TextEditor): void {
    for (const live of lives.values()) {
      const line = editor.selection.active.line;
      const isOutput = editor.document.uri.toString() === live.output.toString();
      if (!isOutput && editor.document.uri.toString() !== live.source.toString()) continue;
      const other = isOutput ? live.source : live.output;
      const linked = isOutput
        ? [live.links[line] ?? -1].filter((each) => each >= 0)
        : live.links.flatMap((each, index) => (each === line ? [index] : []));
      for (const each of vscode.window.visibleTextEditors) {
        if (each.document.uri.toString() !== other.toString()) continue;
        const ranges = linked.map((index) => new vscode.Range(index, 0, index, 0));
        each.setDecorations(marked, ranges);
        if (ranges[0] !== undefined) each.revealRange(ranges[0], vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      }
    }
  }

  return vscode.Disposable.from(
    shown,
    marked,
    vscode.commands.registerCommand("mlir-ls.runPipeline", start),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      for (const live of lives.values()) {
        if (document.uri.toString() !== live.source.toString()) continue;
        clearTimeout(live.timer);
        live.cancel?.cancel();
        live.timer = setTimeout(() => void again(live), PAUSE);
      }
    }),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      for (const live of lives.values()) {
        if (![live.output.toString(), live.source.toString()].includes(uri.toString())) continue;
        clearTimeout(live.timer);
        live.cancel?.cancel();
        lives.delete(live.output.toString());
      }
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => follow(textEditor)),
  );
}

async function choosePart(): Promise<Part | undefined> {
  const items: (vscode.QuickPickItem & { part: Part })[] = [
    { label: "The document", part: "document" },
    { label: "The function at the cursor", description: "with what it refers to", part: "function" },
    { label: "The chunk at the cursor", description: "between two // ----- lines", part: "chunk" },
  ];
  return (await vscode.window.showQuickPick(items, { title: "Run Pipeline on" }))?.part;
}

/** Has the user name an …-opt, which is kept in the user's settings. */
async function nameProgram(): Promise<boolean> {
  const options = { title: "The mlir-opt that runs pipelines, or one like it", placeHolder: "mlir-opt, or /path/to/my-opt" };
  const path = await vscode.window.showInputBox(options);
  if (path === undefined || path === "") return false;
  await vscode.workspace.getConfiguration("mlir-ls").update("opt.path", path, vscode.ConfigurationTarget.Global);
  return true;
}

function versionOf(uri: vscode.Uri): number | undefined {
  return vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri.toString())?.version;
}

function textOf(outcome: Outcome): string {
  if (outcome.trouble === "") return outcome.output;
  const comment = (text: string): string => text.split("\n").map((line) => `// ${line}`.trimEnd()).join("\n");
  const head = comment(`${outcome.command}: ${outcome.trouble}`);
  if (outcome.reproducer !== "") return `${head}\n// The reproducer:\n${outcome.reproducer}`;
  return `${head}\n${outcome.output}${outcome.errors === "" ? "" : `\n${comment(outcome.errors.trimEnd())}\n`}`;
}
