// The server in Pyodide, in the worker that imports this: messages of the protocol go in and out as JSON text.

import type { PyodideAPI } from "pyodide";

const FOLDER = "/mlir-ls";

const START = `
import sys
sys.path.insert(0, "${FOLDER}")
from mlir_ls.lsp.embedded import connect
connect(send)
`;

type Send = (message: string) => void;

/** Begins a session with the server in an archive. What is returned takes the client's messages, `send` the server's. */
export function connect(python: PyodideAPI, archive: ArrayBuffer, send: Send): Send {
  python.unpackArchive(archive, "zip", { extractDir: FOLDER });
  python.globals.set("send", send);
  return python.runPython(START) as Send;
}
