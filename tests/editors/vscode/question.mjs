// The question that VS Code shows where a repository defines dialects: node question.mjs CACHE FOLDERS SEEN PICTURES
// FOLDERS has three projects, with a file `a.mlir` each: `yes` and `no` are answered so, `later` is trusted when it is open.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, startWorkbench, until } from "./workbench.mjs";

const [cache, folders, seenFile, pictures] = process.argv.slice(2);
const QUESTION = ".notification-toast-container:has-text('Use it?')";
const PATIENCE = 90_000;
const PAUSE = 6000; // in which a question would come
const seen = {};
mkdirSync(pictures, { recursive: true });

const trust = { "security.workspace.trust.enabled": true, "security.workspace.trust.startupPrompt": "never" };

await step("yes", {}, async (page, folder) => {
  await openFile(page);
  const text = await questionOf(page);
  await answer(page, "Use It");
  await until(() => existsSync(join(folder, ".mlir-ls.toml")), "settings", PATIENCE);
  const settings = readFileSync(join(folder, ".mlir-ls.toml"), "utf8");
  await page.waitForSelector(".squiggly-error, .squiggly-warning", { timeout: PATIENCE });
  return { text, settings, again: await isShownAgain(page) };
});

await step("no", {}, async (page, folder) => {
  await openFile(page);
  const text = await questionOf(page);
  await answer(page, "No");
  return { text, again: await isShownAgain(page), settings: existsSync(join(folder, ".mlir-ls.toml")) };
});

await step("later", { trust: true, settings: trust }, async (page) => {
  await openFile(page);
  const before = await isShown(page);
  await command(page, "Workspaces: Manage Workspace Trust");
  await page.locator(".workspace-trust-editor .monaco-button", { hasText: /^Trust$/ }).first().click();
  return { before, text: await questionOf(page) };
});

writeFileSync(seenFile, JSON.stringify(seen));

/** What is seen in a workbench with a project. */
async function step(name, options, look) {
  const workbench = await startWorkbench({ cache, ...options });
  try {
    const folder = join(folders, name);
    const page = await workbench.open(folder);
    try {
      seen[name] = await look(page, folder);
    } catch (error) {
      seen[name] = { problem: String(error?.stack ?? error) };
      await page.screenshot({ path: join(pictures, `failed-question-${name}.png`) });
    }
  } finally {
    await workbench.stop();
  }
}

async function openFile(page) {
  await page.waitForSelector(".explorer-folders-view .monaco-list-row");
  await page.locator(".explorer-folders-view .monaco-list-row", { hasText: "a.mlir" }).dblclick();
  await page.waitForSelector(".view-line");
}

/** The text of the question, which is waited for. */
async function questionOf(page) {
  await page.waitForSelector(QUESTION, { timeout: PATIENCE });
  await page.screenshot({ path: join(pictures, "question.png") });
  return await page.locator(`${QUESTION} .notification-list-item-message`).innerText();
}

async function answer(page, title) {
  await page.locator(`${QUESTION} .monaco-button`, { hasText: title }).click();
}

/** Whether there is a question in a window that is loaded again. A reload at once can lose which files were open. */
async function isShownAgain(page) {
  await page.reload();
  await openFile(page);
  return await isShown(page);
}

/** Whether there is a question, once the server has had time to look for dialects. */
async function isShown(page) {
  await page.waitForSelector('[id="mlir-ls.mlir-ls.mlir-ls.status"]', { timeout: PATIENCE });
  await page.waitForTimeout(PAUSE);
  return await page.locator(QUESTION).isVisible();
}
