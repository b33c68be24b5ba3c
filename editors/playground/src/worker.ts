// The server, in a worker: Pyodide runs it, and each message of the protocol is a message between the page and the worker.

import type { loadPyodide } from "pyodide";

const FOLDER = "/mlir-ls";
const START = `
import sys
sys.path.insert(0, "${FOLDER}")
from mlir_ls.lsp.embedded import connect
connect(send)
`;

const waiting: string[] = [];
let receive = (message: string): void => void waiting.push(message);
self.onmessage = ({ data }: MessageEvent<string>) => receive(data);

void start();

async function start(): Promise<void> {
  const folder = new URL("pyodide/", self.location.href).href;
  const server = fetch(new URL("server.zip", self.location.href)).then((response) => response.arrayBuffer());
  const python = (await import(`${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const pyodide = await python.loadPyodide({ indexURL: folder });
  pyodide.unpackArchive(await server, "zip", { extractDir: FOLDER });
  pyodide.globals.set("send", (message: string) => self.postMessage(message));
  receive = pyodide.runPython(START) as (message: string) => void;
  waiting.forEach((message) => receive(message));
}
