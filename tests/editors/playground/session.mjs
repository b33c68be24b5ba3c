// What a user does in the playground: node session.mjs ADDRESS FILE [PICTURES]. What was seen goes into FILE, as JSON.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [address, file, pictures] = process.argv.slice(2);
const root = join(fileURLToPath(new URL(".", import.meta.url)), "../../..");
const { chromium } = createRequire(join(root, "vscode-extension/package.json"))("playwright-core");
const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const LAID_OUT = "    %zero = arith.constant 0.0 : f32";
const seen = { elsewhere: [], errors: [] };

const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(60_000);
page.on("pageerror", (error) => seen.errors.push(String(error)));
page.on("console", (message) => message.type() === "error" && seen.errors.push(message.text()));
await page.route(
  (url) => !url.href.startsWith(address),
  (route) => {
    seen.elsewhere.push(route.request().url());
    return route.abort();
  },
);

await page.goto(address);
await page.waitForSelector("#state.ready");
seen.state = await page.textContent("#state");
seen.problems = await texts("#problems li button");
seen.codes = await page.$$eval("#problems li a", (links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
await picture("playground");

await page.hover(".cm-line:has-text('%element = tensor.extract') >> nth=1 >> text=tensor.extract");
seen.hover = await page.textContent(".cm-lsp-hover-tooltip");
await picture("playground-hover");

// the quick fix of a misspelled name
await page.click("#problems li button");
await page.hover(".cm-lintRange-error >> text=%lenght");
await page.click(".cm-diagnosticAction >> nth=0");
await page.waitForFunction((count) => document.querySelectorAll("#problems li").length < count, seen.problems.length);
seen.repaired = await texts("#problems li button");

// typing, and completion
await page.click(".cm-line:has-text('func.func @fine') >> nth=0");
await page.keyboard.press("End");
await page.keyboard.press("Enter");
await page.keyboard.type("%z = arith.cons", { delay: 20 });
await page.waitForSelector(".cm-tooltip-autocomplete li:has-text('arith.constant')");
seen.completions = await texts(".cm-tooltip-autocomplete .cm-completionLabel");
await page.keyboard.press("Escape");

// another example, laid out
await page.selectOption("#examples", "matmul.mlir");
await published("matmul.mlir");
seen.clean = await texts("#problems li button");
await page.click(".cm-line:has-text('%zero = arith.constant') >> nth=0");
await page.keyboard.press("End");
await page.keyboard.type("   ");
await page.keyboard.press("Home");
await page.keyboard.type("    ");
await page.click("#format");
await page.waitForFunction((text) => {
  return [...document.querySelectorAll(".cm-line")].some((line) => line.textContent === text);
}, LAID_OUT);
seen.address = page.url();

// a link to a text, which another user opens
await page.keyboard.press("Control+Home");
await page.keyboard.type("// for others\n");
await page.click("#link");
await page.waitForFunction(() => location.hash.startsWith("#text="));
const other = await browser.newPage();
await other.goto(page.url());
await other.waitForSelector("#state.ready", { timeout: 60_000 });
seen.linked = await other.textContent(".cm-line >> nth=0");
await other.goto(`${address}#text=%%%`);
await other.reload();
await other.waitForSelector("#state.ready", { timeout: 60_000 });
seen.damaged = await other.inputValue("#examples");
await other.close();

// an old one
await page.selectOption("#examples", "older/loops.mlir");
await published("older/loops.mlir");
seen.older = await texts("#problems li button");

const viewport = { width: 390, height: 800 };
const phone = await browser.newPage({ viewport, isMobile: true, hasTouch: true, colorScheme: "dark" });
await phone.goto(address);
await phone.waitForSelector("#state.ready", { timeout: 60_000 });
seen.wider = await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
if (pictures) await phone.screenshot({ path: join(pictures, "playground-phone.png") });

await browser.close();
writeFileSync(file, JSON.stringify(seen, null, 1));

/** Waits for the diagnostics of an example. */
function published(name) {
  return page.waitForSelector(`#problems[data-uri$="/${name}"]`, { state: "attached" });
}

function texts(selector) {
  return page.$$eval(selector, (elements) => elements.map((element) => element.textContent));
}

async function picture(name) {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
}
