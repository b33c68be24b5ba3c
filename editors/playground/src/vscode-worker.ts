// The server in a worker of VS Code for the Web. The first message has all files: such a worker may load none by itself.

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import type { Files } from "../../../vscode-extension/src/web/files.js";
import { connect } from "./session.js";

const NOWHERE = "https://pyodide.invalid/";

const waiting: unknown[] = [];
let receive = (message: unknown): void => void waiting.push(message);

self.onmessage = ({ data }: MessageEvent<Files>) => {
  self.onmessage = (event: MessageEvent<unknown>) => receive(event.data);
  void start(data);
};

async function start({ server, wasm, library, lock }: Files): Promise<void> {
  const files = new Map([
    [`${NOWHERE}pyodide.asm.wasm`, new Response(wasm, { headers: { "Content-Type": "application/wasm" } })],
    [`${NOWHERE}python_stdlib.zip`, new Response(library)],
  ]);
  const outside = self.fetch;
  self.fetch = (input, options) => {
    const found = files.get(input instanceof Request ? input.url : String(input));
    return found === undefined ? outside.call(self, input, options) : Promise.resolve(found);
  };
  const options = { indexURL: NOWHERE, lockFileContents: lock, createPyodideModule };
  const python = await loadPyodide(options);
  const take = connect(python, server, (message) => self.postMessage(JSON.parse(message)));
  receive = (message) => take(JSON.stringify(message));
  waiting.forEach(receive);
}
