// The page on which VS Code shows the extension: node details.mjs CACHE FOLDER SEEN PICTURES
// FOLDER is opened; SEEN is where it is written what was seen; PICTURES gets extension-dark.png and extension-light.png.
// Pictures of the README stand at addresses in the repository: the files of this clone are shown instead.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { startWorkbench } from "./workbench.mjs";

const [cache, folder, seenFile, pictures] = process.argv.slice(2);
const ROOT = join(fileURLToPath(new URL(".", import.meta.url)), "../../..");
const THEMES = { dark: "Default Dark Modern", light: "Default Light Modern" };
const PATIENCE = 60_000;
const seen = { missing: [] };
mkdirSync(pictures, { recursive: true });

const workbench = await startWorkbench({ cache, settings: { "window.menuBarVisibility": "hidden" } });
try {
  for (const [kind, theme] of Object.entries(THEMES)) {
    workbench.set({ "workbench.colorTheme": theme, "window.menuBarVisibility": "hidden" });
    const page = await workbench.open(folder, { width: 1280, height: 900 });
    page.setDefaultTimeout(PATIENCE);
    await page.context().route(/\/raw\/HEAD\//, fromClone);
    await page.waitForSelector(".explorer-folders-view");
    await page.keyboard.press("Control+Shift+X");
    await page.locator(".extensions-list .monaco-list-row", { hasText: "mlir-ls" }).first().click();
    await page.waitForSelector(".extension-editor .name");
    await page.keyboard.press("Control+B");
    const readme = page.frameLocator("iframe.webview.ready").frameLocator("iframe#active-frame");
    await readme.locator("h1").first().waitFor();
    await readme.locator("img").last().evaluate((picture) => picture.decode());
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(pictures, `extension-${kind}.png`) });
    seen.name = await page.textContent(".extension-editor .name");
    seen.version = await page.textContent(".extension-editor .version");
    seen.description = await page.textContent(".extension-editor .description");
    seen.tabs = await page.locator(".extension-editor .navbar .action-label").allTextContents();
    seen.about = await page.locator(".extension-editor .additional-details-container").innerText();
    seen.icon = await page.locator(".extension-editor img.icon").evaluate((icon) => icon.naturalWidth);
    seen.headings = await readme.locator("h2").allTextContents();
    seen.pictures = await readme.locator("img").evaluateAll((all) => all.map((each) => each.naturalWidth));
    seen.links = await readme.locator("a[href^=http]").evaluateAll((all) => all.map((each) => each.href));
    await page.context().close();
  }
  writeFileSync(seenFile, JSON.stringify(seen));
} catch (error) {
  for (const page of workbench.pages()) await page.screenshot({ path: join(pictures, "extension-failed.png") });
  throw error;
} finally {
  await workbench.stop();
}

async function fromClone(route) {
  const path = normalize(join(ROOT, new URL(route.request().url()).pathname.split("/raw/HEAD/")[1]));
  if (!existsSync(path)) {
    seen.missing.push(path);
    return await route.abort();
  }
  return await route.fulfill({ body: readFileSync(path), contentType: "image/png" });
}
