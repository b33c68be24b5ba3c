// *Report Issue*: a text with versions, the status and the end of the log, which the user reads before it goes anywhere.

import * as os from "node:os";
import * as vscode from "vscode";

/** Lines of the log that are shown: the last ones. */
const LOG_LINES = 100;

const OPEN = "Copy and Open the Issue Page";

/** Opens the report as a document, and on request copies it and opens the page for issues. Sends nothing. */
export async function reportIssue(context: vscode.ExtensionContext, status: string): Promise<void> {
  const content = reportOf(context, status, await logOf(context.logUri));
  const document = await vscode.workspace.openTextDocument({ language: "markdown", content });
  await vscode.window.showTextDocument(document);
  const message = "MLIR: Nothing is sent. Complete the report, and remove what is not for others.";
  if ((await vscode.window.showInformationMessage(message, OPEN)) !== OPEN) return;
  await vscode.env.clipboard.writeText(document.getText());
  const { bugs } = context.extension.packageJSON as { bugs: { url: string } };
  await vscode.env.openExternal(vscode.Uri.parse(`${bugs.url}/new`));
}

function reportOf(context: vscode.ExtensionContext, status: string, log: string): string {
  const { version } = context.extension.packageJSON as { version: string };
  return `## What happens, and what should happen


## A text that shows it

\`\`\`mlir
\`\`\`

## Versions and status

- extension: ${version}
- editor: ${vscode.env.appName} ${vscode.version}${vscode.env.remoteName === undefined ? "" : `, ${vscode.env.remoteName}`}
- system: ${os.type()} ${os.release()} ${os.arch()}, Node.js ${process.version}
- workspace trusted: ${vscode.workspace.isTrusted}
- status: ${status}

\`mlir-ls doctor\` prints more, where the program is installed.

## The end of the log

\`\`\`text
${log.replaceAll("```", "'''")}
\`\`\`
`;
}

/** The last lines of the files in which VS Code keeps the log; the home directory is `~` in them. */
async function logOf(folder: vscode.Uri): Promise<string> {
  try {
    const names = (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name).filter((name) => name.endsWith(".log"));
    const read = async (name: string): Promise<string> =>
      new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, name)));
    const lines = (await Promise.all(names.sort().map(read))).join("").trimEnd().split("\n");
    return lines.slice(-LOG_LINES).join("\n").replaceAll(os.homedir(), "~");
  } catch {
    return "no log was found";
  }
}
