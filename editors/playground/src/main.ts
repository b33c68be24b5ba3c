// The page: an editor with one example at a time, and the server in a worker.

import { indentWithTab } from "@codemirror/commands";
import { syntaxHighlighting } from "@codemirror/language";
import { lintGutter } from "@codemirror/lint";
import { formatDocument, languageServerExtensions, LSPClient, type Transport } from "@codemirror/lsp-client";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { basicSetup } from "codemirror";
import DOMPurify from "dompurify";

import { hashOf, textOf } from "./link.js";
import { mlir } from "./mlir.js";
import { problems } from "./problems.js";

const TIMEOUT = 60_000; // milliseconds: the first requests wait for Python
const CAPABILITIES = {
  textDocument: {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
    publishDiagnostics: { codeDescriptionSupport: true },
  },
};

const examples = element("examples") as HTMLSelectElement;
const state = element("state");
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
const handlers = new Set<(message: string) => void>();
const transport: Transport = {
  send: (message) => worker.postMessage(message),
  subscribe: (handler) => void handlers.add(handler),
  unsubscribe: (handler) => void handlers.delete(handler),
};
worker.onmessage = ({ data }: MessageEvent<string>) => handlers.forEach((handler) => handler(data));
worker.onerror = ({ message }) => (state.textContent = `The server could not be started: ${message}`);

const client = new LSPClient({
  timeout: TIMEOUT,
  sanitizeHTML: (html) => DOMPurify.sanitize(html),
  notificationHandlers: { "textDocument/publishDiagnostics": problems(() => view, element("problems"), ready) },
  extensions: [...languageServerExtensions(), { clientCapabilities: CAPABILITIES }],
}).connect(transport);

let view = new EditorView({ parent: element("text") });
let opened = 0;

examples.onchange = () => void openExample(examples.value);
element("format").onclick = () => {
  formatDocument(view);
  view.focus();
};
element("link").onclick = () => void link();
addEventListener("hashchange", () => void openAddress());
void openAddress();

/** Opens what the address of the page has: a text, or the name of an example; else the first example. */
async function openAddress(): Promise<void> {
  const hash = location.hash.slice(1);
  const text = await textOf(hash);
  if (text !== undefined) return open("linked.mlir", text);
  const names = [...examples.options].map((option) => option.value);
  return openExample(names.find((name) => name === hash) ?? names[0] ?? "");
}

async function openExample(name: string): Promise<void> {
  const text = await (await fetch(`examples/${name}`)).text();
  examples.value = name;
  history.replaceState(null, "", `#${name}`);
  open(name, text);
}

/** Puts the text into the address of the page, and copies that. */
async function link(): Promise<void> {
  history.replaceState(null, "", `#${await hashOf(view.state.doc.toString())}`);
  const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  state.textContent = isCopied ? "The link is copied" : "The link is in the address of this page";
}

/** Puts a text into the editor, as a new document. */
function open(name: string, text: string): void {
  opened += 1;
  const plugin = client.plugin(`file:///playground/${opened}/${name}`, "mlir");
  const extensions = [basicSetup, keymap.of([indentWithTab]), mlir, syntaxHighlighting(classHighlighter), lintGutter(), plugin];
  const parent = element("text");
  element("problems").replaceChildren();
  view.destroy();
  view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/** Says, once, how long it took until the server had looked at the first document. */
function ready(): void {
  if (state.classList.contains("ready")) return;
  state.textContent = `Ready after ${(performance.now() / 1000).toFixed(1)} s`;
  state.classList.add("ready");
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
}
