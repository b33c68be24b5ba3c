// A language server between whose client and itself everything passes; what completion offered last is written to a file:
// node recorder.mjs FILE COMMAND ARGUMENTS…

import { spawn } from "node:child_process";
import { renameSync, writeFileSync } from "node:fs";

const [file, command, ...rest] = process.argv.slice(2);
const server = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
process.stdin.pipe(server.stdin);
server.stdout.pipe(process.stdout);
server.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => server.kill());

let pending = Buffer.alloc(0);
server.stdout.on("data", (data) => {
  pending = Buffer.concat([pending, data]);
  for (;;) {
    const end = pending.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: *(\d+)/i.exec(pending.subarray(0, end).toString("latin1"))[1]);
    if (pending.length < end + 4 + length) return;
    const body = pending.subarray(end + 4, end + 4 + length).toString("utf8");
    pending = pending.subarray(end + 4 + length);
    if (body.includes('"isIncomplete"')) record(JSON.parse(body).result);
  }
});

function record(result) {
  if (!Array.isArray(result?.items)) return;
  const items = result.items.map(({ label, insertTextFormat, textEdit }) => ({
    label,
    snippet: insertTextFormat === 2,
    text: textEdit.newText,
    start: textEdit.range.start,
  }));
  writeFileSync(`${file}.new`, JSON.stringify(items));
  renameSync(`${file}.new`, file);
}
