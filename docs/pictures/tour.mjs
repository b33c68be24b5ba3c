// What the editor says of operations of several dialects: node tour.mjs CACHE FOLDER PICTURES
// FOLDER holds tour.mlir; PICTURES is where the screenshots go.

import { join } from "node:path";
import { command, startWorkbench } from "../../tests/editors/vscode/workbench.mjs";

const [cache, folder, pictures] = process.argv.slice(2);
const HOVERS = [
  ["tosa", "13:20"],
  ["scf", "16:14"],
  ["linalg", "21:20"],
  ["gpu", "27:8"],
  ["llvm", "32:18"],
];
const settings = { "window.menuBarVisibility": "hidden", "editor.minimap.enabled": false, "editor.fontSize": 13 };

const workbench = await startWorkbench({ cache, settings });
try {
  const page = await workbench.open(folder, { width: 1180, height: 900 });
  await page.dblclick(".explorer-folders-view .monaco-list-row >> text=tour.mlir");
  await page.waitForSelector('.tab.active[data-resource-name="tour.mlir"]');
  await page.waitForSelector(".view-line >> text=conv2d");
  await page.keyboard.press("Control+B");
  await page.waitForTimeout(4000);
  for (const [name, place] of HOVERS) {
    await goTo(page, place);
    await command(page, "Show or Focus Hover");
    await page.waitForSelector(".monaco-hover:visible");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(pictures, `hover-${name}.png`) });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
  await goTo(page, "34:31");
  await page.keyboard.press("Control+Shift+Space");
  await page.waitForSelector(".parameter-hints-widget.visible");
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(pictures, "signature.png") });
  await page.keyboard.press("Escape");
  await goTo(page, "33:1");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("%more = addf", { delay: 60 });
  await page.waitForSelector(".suggest-widget.visible");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(pictures, "completion.png") });
} catch (error) {
  for (const page of workbench.pages()) await page.screenshot({ path: join(pictures, "failed.png") });
  throw error;
} finally {
  await workbench.stop();
}

async function goTo(page, place) {
  await page.keyboard.press("Control+G");
  await page.waitForSelector(".quick-input-widget:visible");
  await page.keyboard.type(place);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(300);
}
