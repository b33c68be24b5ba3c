// The extension in a web worker of VS Code: node web.mjs CACHE FOLDER SEEN VSIX [PICTURES]
// FOLDER is opened; SEEN is where it is written what was seen; VSIX is the package of the extension for the web.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startWorkbench, until } from "./workbench.mjs";

const [cache, folder, seenFile, vsix, pictures] = process.argv.slice(2);
const STATUS = '[id="mlir-ls.mlir-ls.mlir-ls.status"]';
const PATIENCE = 60_000;
const seen = {};

const workbench = await startWorkbench({ cache, vsix });
try {
  const page = await workbench.open(folder);
  page.setDefaultTimeout(PATIENCE);
  await page.waitForSelector(".explorer-folders-view .monaco-list-row >> text=broken.mlir");
  const begin = performance.now();
  await page.dblclick(".explorer-folders-view .monaco-list-row >> text=broken.mlir");
  await page.waitForSelector(".squiggly-error");
  seen.seconds = (performance.now() - begin) / 1000;
  await until(async () => (await page.textContent(STATUS)).includes("dialect"), "dialects in the status bar");
  await page.hover(`${STATUS} a`);
  await page.waitForSelector(".monaco-hover >> text=language server");
  seen.status = await page.textContent(".monaco-hover:visible");
  await page.mouse.move(640, 400);
  await page.keyboard.press("Control+Shift+M");
  await page.waitForSelector(".markers-panel .monaco-list-row");
  seen.problems = await page.locator(".markers-panel .monaco-list-row").allInnerTexts();
  seen.pages = await page.$$eval(".markers-panel a[href]", (links) => links.map((link) => link.href));
  await page.locator(".view-line span", { hasText: "arith.minui" }).first().hover();
  await page.waitForSelector(".monaco-hover >> text=arith.minui");
  seen.hover = await page.textContent(".monaco-hover:visible");
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, "web.png") });
  }
  writeFileSync(seenFile, JSON.stringify(seen));
} catch (error) {
  if (pictures) for (const page of workbench.pages()) await page.screenshot({ path: join(pictures, "web-failed.png") });
  console.error(workbench.log());
  throw error;
} finally {
  await workbench.stop();
}
