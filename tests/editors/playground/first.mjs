// How long a user waits in the playground: node first.mjs ADDRESS [VISITS]. Prints a line for each visit, of a browser without a
// cache: the seconds until the diagnostics of the first example are shown.

import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [address, visits = "3"] = process.argv.slice(2);
const root = join(fileURLToPath(new URL(".", import.meta.url)), "../../..");
const { chromium } = createRequire(join(root, "vscode-extension/package.json"))("playwright-core");
const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (let visit = 0; visit < Number(visits); visit++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const begin = performance.now();
  await page.goto(address);
  await page.waitForSelector("#problems li button >> text=%lenght", { timeout: 60_000 });
  console.log(((performance.now() - begin) / 1000).toFixed(2));
  await context.close();
}
await browser.close();
