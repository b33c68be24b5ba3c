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

examples.onchange = () => void open(examples.value);
element("format").onclick = () => {
  formatDocument(view);
  view.focus();
};
addEventListener("hashchange", () => void open(chosen()));
void open(chosen());

/** The example that the address of the page names, else the first one. */
function chosen(): string {
  const name = decodeURIComponent(location.hash.slice(1));
  return [...examples.options].some((option) => option.value === name) ? name : (examples.options[0]?.value ?? "");
}

/** Puts an example into the editor, as a new document. */
async function open(name: string): Promise<void> {
  const text = await (await fetch(`examples/${name}`)).text();
  examples.value = name;
  history.replaceState(null, "", `#${name}`);
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
