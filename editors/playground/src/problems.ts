// The diagnostics of the document: underlined in the text with their fixes, and listed below it.

import { setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { LSPPlugin, type LSPClient } from "@codemirror/lsp-client";
import type { EditorView } from "@codemirror/view";
import type * as lsp from "vscode-languageserver-types";

declare const REPOSITORY: string;

const SEVERITIES = { 1: "error", 2: "warning", 3: "info", 4: "hint" } as const;
const PAGES = /^file:\/\/\/mlir-ls\//;

interface Published {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly lsp.Diagnostic[];
}

/** Shows the diagnostics that the server sends; `list` is the element below the text, `shown` is called each time. */
export function problems(view: () => EditorView, list: HTMLElement, shown: () => void) {
  return (client: LSPClient, published: Published): boolean => {
    const file = client.workspace.getFile(published.uri);
    if (file === null || (published.version !== undefined && published.version !== file.version)) return true;
    const plugin = LSPPlugin.get(view());
    if (plugin === null) return true;
    show(view(), plugin, published.diagnostics, new Map());
    list.replaceChildren(...published.diagnostics.map((each) => row(view(), plugin, each)));
    list.dataset["uri"] = published.uri;
    shown();
    void withFixes(client, plugin, view(), published, file.version);
    return true;
  };
}

function show(
  view: EditorView,
  plugin: LSPPlugin,
  found: readonly lsp.Diagnostic[],
  fixes: ReadonlyMap<lsp.Diagnostic, readonly lsp.CodeAction[]>,
): void {
  const place = (position: lsp.Position) => plugin.unsyncedChanges.mapPos(plugin.fromPosition(position, plugin.syncedDoc));
  const diagnostics = found.map((each): Diagnostic => ({
    from: place(each.range.start),
    to: place(each.range.end),
    severity: SEVERITIES[each.severity ?? 1],
    source: String(each.code ?? ""),
    message: messageOf(each),
    actions: (fixes.get(each) ?? []).map((fix) => ({ name: fix.title, apply: (target) => apply(target, plugin, fix) })),
  }));
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Requests the fixes of the diagnostics, and shows them with these unless the text has changed meanwhile. */
async function withFixes(client: LSPClient, plugin: LSPPlugin, view: EditorView, published: Published, version: number) {
  const fixes = new Map<lsp.Diagnostic, readonly lsp.CodeAction[]>();
  for (const each of published.diagnostics) {
    const context = { diagnostics: [each], only: ["quickfix"] };
    const params = { textDocument: { uri: published.uri }, range: each.range, context };
    const answer = client.request<typeof params, lsp.CodeAction[] | null>("textDocument/codeAction", params);
    const found = await answer.catch(() => null);
    if (client.workspace.getFile(published.uri)?.version !== version) return;
    if (found?.length) fixes.set(each, found.filter((fix) => fix.edit?.changes?.[published.uri] !== undefined));
  }
  if (fixes.size > 0 && plugin.unsyncedChanges.empty) show(view, plugin, published.diagnostics, fixes);
}

function apply(view: EditorView, plugin: LSPPlugin, fix: lsp.CodeAction): void {
  const edits = fix.edit?.changes?.[plugin.uri] ?? [];
  const place = (position: lsp.Position) => plugin.fromPosition(position, view.state.doc);
  const changes = edits.map(({ range, newText }) => ({ from: place(range.start), to: place(range.end), insert: newText }));
  view.dispatch({ changes, userEvent: "input.fix" });
}

function row(view: EditorView, plugin: LSPPlugin, found: lsp.Diagnostic): HTMLElement {
  const { line, character } = found.range.start;
  const item = document.createElement("li");
  item.className = SEVERITIES[found.severity ?? 1];
  const button = document.createElement("button");
  button.append(`${line + 1}:${character + 1}  ${messageOf(found)}`);
  button.onclick = () => {
    view.dispatch({ selection: { anchor: plugin.fromPosition(found.range.start, view.state.doc) }, scrollIntoView: true });
    view.focus();
  };
  item.append(button);
  if (found.code !== undefined) item.append(" ", page(String(found.code), found.codeDescription?.href));
  return item;
}

function messageOf({ message }: lsp.Diagnostic): string {
  return typeof message === "string" ? message : message.value;
}

/** The code of a diagnostic, as a link to its page where it has one. */
function page(code: string, address: string | undefined): HTMLElement {
  const shown = document.createElement(address === undefined ? "span" : "a");
  shown.className = "code";
  shown.textContent = code;
  if (address !== undefined && PAGES.test(address)) {
    shown.setAttribute("href", address.replace(PAGES, `${REPOSITORY}/blob/HEAD/server/`));
    shown.setAttribute("target", "_blank");
    shown.setAttribute("rel", "noopener");
  }
  return shown;
}
