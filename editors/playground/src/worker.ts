// The server, in a worker: Pyodide runs it, and each message of the protocol is a message between the page and the worker.

import type { loadPyodide } from "pyodide";
import { connect } from "./session.js";

const waiting: string[] = [];
let receive = (message: string): void => void waiting.push(message);
self.onmessage = ({ data }: MessageEvent<string>) => receive(data);

void start();

async function start(): Promise<void> {
  const folder = new URL("pyodide/", self.location.href).href;
  const server = fetch(new URL("server.zip", self.location.href)).then((response) => response.arrayBuffer());
  const python = (await import(`${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const pyodide = await python.loadPyodide({ indexURL: folder });
  receive = connect(pyodide, await server, (message) => self.postMessage(message));
  waiting.forEach((message) => receive(message));
}
