// Takes pictures of pages in Chromium:
// node browser.mjs '[{"url": …, "file": …, "width": …, "height": …, "phone": true, "dark": true}]'
//
// Prints for each page how many CSS pixels it is wider than the screen, which should be 0.

import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const EXTENSION = join(fileURLToPath(new URL(".", import.meta.url)), "../../vscode-extension");
const { chromium } = createRequire(join(EXTENSION, "package.json"))("playwright-core");

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (const { url, file, width, height, phone = false, wait = "body", dark = false } of JSON.parse(process.argv[2])) {
  const colorScheme = dark ? "dark" : "light";
  const page = await browser.newPage({ viewport: { width, height }, isMobile: phone, hasTouch: phone, colorScheme });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForSelector(wait);
  await page.screenshot({ path: file });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  console.log(`${file}: ${wider}`);
  await page.close();
}
await browser.close();
