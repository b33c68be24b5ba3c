// What a user sees: node looks.mjs CACHE FOLDER SEEN PICTURES
// FOLDER is opened; SEEN is where it is written what was seen; PICTURES is where screenshots go. MLIR_LS_STEPS, with commas,
// chooses steps: first_look and keystroke measure how long a user waits for a file's diagnostics and for those of a key.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, startWorkbench, until } from "./workbench.mjs";

const [cache, folder, seenFile, pictures] = process.argv.slice(2);
const seen = {};
const STATUS = '[id="mlir-ls.mlir-ls.mlir-ls.status"]';
mkdirSync(pictures, { recursive: true });

const steps = {
  async first_look(page) {
    const begin = await openFile(page, "sum.mlir");
    await page.waitForSelector(".squiggly-error");
    return { seconds: (performance.now() - begin) / 1000, language: await textOf(page, "#status\\.editor\\.mode") };
  },

  async status(page) {
    await until(async () => (await textOf(page, STATUS)).includes("dialect"), "dialects in the status bar");
    const text = await textOf(page, STATUS);
    await page.hover(`${STATUS} a`);
    await page.waitForSelector(".monaco-hover >> text=language server");
    const tooltip = await textOf(page, ".monaco-hover:visible");
    await page.mouse.move(640, 400);
    return { text, tooltip };
  },

  async hover(page) {
    await openFile(page, "dialects.mlir");
    await page.waitForSelector(".view-line >> text=scaled");
    await serverColours(page, "mulf", "arith", true);
    const word = page.locator(".view-line span", { hasText: /^%product$/ }).last();
    await word.hover();
    await page.waitForSelector(".monaco-hover >> text=arith.mulf");
    const text = await textOf(page, ".monaco-hover:visible");
    await picture(page, "hover");
    await page.mouse.move(1000, 700);
    await page.keyboard.press("Escape");
    return text;
  },

  async colours(page) {
    await openFile(page, "dialects.mlir");
    await page.waitForSelector(".view-line >> text=scaled");
    await serverColours(page, "mulf", "arith", true);
    await picture(page, "dialects");
    return await coloursOf(page);
  },

  async unheard_of(page) {
    await openFile(page, "dialects.mlir");
    await until(async () => {
      await page.keyboard.press("Control+End"); // an editor that is being restored may lose it
      return page.locator(".view-line", { hasText: "photon" }).first().isVisible();
    }, "the end of the file");
    await serverColours(page, "measure", "store", false);
    await picture(page, "unheard_of");
    return await coloursOf(page);
  },

  async markdown(page) {
    await openFile(page, "notes.md");
    await page.waitForSelector(".view-line .bracket-highlighting-0, .view-line [class*=mtk]:nth-child(3)");
    await page.waitForTimeout(1000);
    await picture(page, "markdown");
    return await coloursOf(page);
  },

  async problems(page) {
    await openFile(page, "broken.mlir");
    await page.waitForSelector(".squiggly-error");
    await page.keyboard.press("Control+Shift+M");
    await page.waitForSelector(".markers-panel .monaco-list-row");
    await page.mouse.move(800, 65);
    await page.waitForTimeout(1000);
    await picture(page, "problems");
    const rows = await page.locator(".markers-panel .monaco-list-row").allInnerTexts();
    await page.keyboard.press("Control+Shift+M");
    return rows;
  },

  async graph(page) {
    await openFile(page, "outline.mlir");
    await page.locator(".view-line span", { hasText: /^%x$/ }).first().click();
    await command(page, "MLIR: Show Graph");
    await page.waitForSelector(".quick-input-list .monaco-list-row.focused >> text=Control flow");
    await page.keyboard.press("Enter");
    const panel = page.frameLocator("iframe.webview.ready").frameLocator("iframe#active-frame");
    await panel.locator(".node").first().waitFor();
    const labels = await panel.locator(".node > text").allTextContents();
    await page.waitForTimeout(1000);
    await picture(page, "graph");
    const marked = await panel.locator(".node.here > text").allTextContents();
    await panel.locator(".node", { hasText: "^bb1" }).last().click();
    const place = await until(async () => {
      const text = await textOf(page, "#status\\.editor\\.selection");
      return text.startsWith("Ln 12") && text;
    }, "the line of the node");
    await page.keyboard.press("Control+K");
    await page.keyboard.press("Control+W");
    return { labels, marked, place };
  },

  /** A graph of 5,000 nodes: those around the cursor, and one that is searched. */
  async large_graph(page) {
    await openFile(page, "many.mlir");
    await page.locator(".view-line span", { hasText: /^%v1$/ }).first().click();
    const begin = performance.now();
    await command(page, "MLIR: Show Graph");
    await page.waitForSelector(".quick-input-list .monaco-list-row >> text=Data flow");
    await page.keyboard.type("Data flow");
    await page.keyboard.press("Enter");
    const panel = page.frameLocator("iframe.webview.ready").frameLocator("iframe#active-frame");
    await panel.locator(".node").first().waitFor();
    const seconds = (performance.now() - begin) / 1000;
    const count = await panel.locator("#count").innerText();
    const first = await panel.locator(".node").count();
    await panel.locator("#search").fill("%v4321 =");
    await panel.locator("#search").press("Enter");
    await panel.locator(".node.found").first().waitFor();
    const found = await panel.locator(".node.found > text").allTextContents();
    await panel.locator(".node.found").first().click();
    const place = await until(async () => {
      const text = await textOf(page, "#status\\.editor\\.selection");
      return text.startsWith("Ln 4322") && text;
    }, "the line of the node");
    await picture(page, "large_graph");
    await page.keyboard.press("Control+K");
    await page.keyboard.press("Control+W");
    return { count, first, found, place, seconds };
  },

  /** The outline of a log of passes, and what one of them changed. */
  async dumps(page) {
    await openFile(page, "dump.mlir");
    await page.waitForSelector(".view-line >> text=IR Dump After");
    await command(page, "Explorer: Focus on Outline View");
    await page.waitForSelector(".outline-pane .monaco-list-row >> text=canonicalize");
    const files = page.locator(".explorer-viewlet .pane-header").first();
    await files.click();
    await page.locator(".pane-header", { hasText: "Outline" }).hover();
    await page.locator('.pane-header [aria-label="Collapse All"]').last().click();
    await page.waitForSelector(".outline-pane .monaco-list-row >> text=+4 -4");
    await page.waitForTimeout(1000);
    const outline = await page.locator(".outline-pane .monaco-list-row").allInnerTexts();
    await picture(page, "dumps");
    await page.locator(".outline-pane .monaco-list-row", { hasText: "+4 -4" }).dblclick();
    await page.waitForSelector(".editor-instance .monaco-editor.focused");
    await command(page, "MLIR: Compare with the Pass Before");
    await page.waitForSelector(".monaco-diff-editor .line-insert");
    await page.waitForTimeout(2000);
    await page.mouse.move(800, 700);
    const lines = async (side) => await page.locator(`.monaco-diff-editor .editor.${side} .view-lines`).innerText();
    const both = [await lines("original"), await lines("modified")].map((text) => text.replaceAll("\u00a0", " "));
    await picture(page, "difference");
    await files.click();
    await page.keyboard.press("Control+K");
    await page.keyboard.press("Control+W");
    return { outline: outline.map((text) => text.replaceAll("\u00a0", " ")), before: both[0], after: both[1] };
  },

  async beside(page) {
    await openFile(page, "tested.mlir");
    await page.locator(".codelens-decoration a", { hasText: /^Run$/ }).click();
    await page.waitForSelector(".codelens-decoration >> text=failed");
    const failed = await page.locator(".squiggly-error").first().boundingBox();
    await page.mouse.move(failed.x + 20, failed.y + 8);
    await page.waitForSelector(".monaco-hover >> text=expected string");
    await page.waitForTimeout(1000);
    await picture(page, "failed_check");
    await page.mouse.move(640, 700);
    const lenses = await page.locator(".codelens-decoration a", { hasText: "failed" }).innerText();
    await page.locator(".codelens-decoration a", { hasText: /^Pipeline$/ }).click();
    await page.waitForSelector(".view-line >> text=%c2_i32");
    const output = await page.locator(".editor-instance .view-lines").last().innerText();
    const wave = await page.locator(".squiggly-error").first().boundingBox();
    await page.mouse.move(wave.x + 20, wave.y + 8);
    await page.waitForSelector(".monaco-hover >> text=expected string");
    const hover = await textOf(page, ".monaco-hover:visible");
    await page.waitForTimeout(1000);
    await picture(page, "beside");
    await page.mouse.move(640, 700);
    await page.keyboard.press("Control+K");
    await page.keyboard.press("Control+W");
    return { lenses, hover, output: output.replaceAll("\u00a0", " ") };
  },

  async nothing_to_do(page) {
    await openFile(page, "outline.mlir");
    await page.keyboard.press("Control+Home");
    const found = [];
    const titles = ["Run the RUN Lines of This File", "Show the Output of a RUN Line", "Show Graph", "List the Passes of This Log", "Next Pass"];
    for (const title of titles) {
      await command(page, `MLIR: ${title}`);
      if (title === "Show Graph") {
        await page.waitForSelector(".quick-input-list .monaco-list-row.focused >> text=Control flow");
        await page.keyboard.press("Enter");
      }
      await page.waitForSelector(".notification-toast .notification-list-item-message");
      found.push(await page.locator(".notification-toast .notification-list-item-message").first().innerText());
      await command(page, "Notifications: Clear All Notifications");
      await page.waitForSelector(".notification-toast", { state: "detached" });
    }
    return found;
  },

  async references(page) {
    await openFile(page, "outline.mlir");
    await page.locator(".view-line span", { hasText: /^%x$/ }).first().click();
    await page.keyboard.press("Shift+F12");
    await page.waitForSelector(".zone-widget .monaco-list-row");
    await page.waitForTimeout(1000);
    await picture(page, "references");
    const rows = await page.locator(".zone-widget .ref-tree .monaco-list-row").allInnerTexts();
    await page.keyboard.press("Escape");
    return rows;
  },

  /** Milliseconds from a key to the wave below what it made wrong, in the middle of a file of 100,000 lines. */
  async keystroke(page) {
    await openFile(page, "large.mlir");
    await page.waitForSelector(".view-line >> text=func.func");
    await page.keyboard.press("Control+G");
    await page.keyboard.type("50001:1");
    await page.keyboard.press("Enter");
    await page.waitForSelector('.line-numbers >> text="50001"');
    await page.keyboard.press("End");
    for (let count = 0; count < " : i32".length; count++) await page.keyboard.press("ArrowLeft");
    await serverColours(page, "addi", "arith", true);
    await page.waitForTimeout(3000);
    await page.evaluate(watchWaves);
    const times = [];
    for (let round = 0; round < 20; round++) {
      times.push(await timed(page, "x"), await timed(page, "Backspace"));
      await page.waitForTimeout(200);
    }
    const [first, , ...others] = times; // at the first key the workbench loads what it needs for any
    return { first, others };
  },
};

/** Where no server can run: what is shown, and that a setting is enough to repair it. */
const withoutServer = {
  async missing_python(page, workbench) {
    await openFile(page, "sum.mlir");
    const toast = toastOf(page);
    await toast.waitFor();
    const message = await toast.locator(".notification-list-item-message").innerText();
    const buttons = await toast.locator(".monaco-button").allInnerTexts();
    await picture(page, "missing_python");
    await toast.locator(".monaco-button", { hasText: "Open Settings" }).click();
    await page.waitForSelector(".settings-editor .setting-item >> text=Python");
    const query = await textOf(page, ".settings-editor .suggest-input-container .view-line");
    await workbench.set({ "mlir-ls.python": process.env["MLIR_LS_PYTHON"] });
    await page.keyboard.press("Escape");
    await page.waitForSelector(".squiggly-error");
    return { message, buttons, query };
  },

  async failing_server(page, workbench) {
    await workbench.set({ "mlir-ls.command": ["/bin/sh", "-c", "exit 3"] });
    const toasts = page.locator(".notification-toast", { hasText: "does not work" });
    await toasts.first().waitFor();
    await page.waitForTimeout(1000);
    return await toasts.locator(".notification-list-item-message").allInnerTexts();
  },

  async missing_command(page, workbench) {
    const messages = [];
    for (const command of [["no-such-program", "lsp"], "mlir-ls lsp"]) {
      await workbench.set({ "mlir-ls.command": command });
      const toast = page.locator(".notification-toast", { hasText: Array.isArray(command) ? command[0] : "list of texts" });
      await toast.waitFor();
      messages.push(await toast.locator(".notification-list-item-message").innerText());
    }
    return messages;
  },

  async missing_mlir_opt(page) {
    await openFile(page, "code.mlirbc", "iframe.webview");
    const body = page.frameLocator("iframe.webview").frameLocator("iframe#active-frame").locator("body");
    await body.locator("button").first().waitFor();
    const text = await body.innerText();
    await picture(page, "missing_mlir_opt");
    await body.locator("button", { hasText: "Open Settings" }).click();
    await page.waitForSelector(".settings-editor .setting-item >> text=mlir-opt");
    return text;
  },
};

/** Where a newer mlir-ls is installed: that it serves. */
const withNewerServer = {
  async newer_server(page) {
    await openFile(page, "sum.mlir");
    await page.waitForSelector(".squiggly-error");
    await page.hover(`${STATUS} a`);
    await page.waitForSelector(".monaco-hover >> text=language server");
    return await textOf(page, ".monaco-hover:visible");
  },
};

/** Where the first Python in PATH is too old: that the next one is taken. */
const withOldPython = {
  async old_python(page) {
    return await withNewerServer.newer_server(page);
  },
};

/** Where the Python extension has chosen a Python: that it is taken. */
const withChosenPython = {
  async chosen_python(page) {
    return await withNewerServer.newer_server(page);
  },
};

await look(steps, { settled: 4000 });
await look(withoutServer, { environment: { PATH: "/nowhere" }, settings: { "git.enabled": false } });
await look(withNewerServer, { environment: { PATH: process.env["MLIR_LS_NEWER"] } });
await look(withOldPython, { environment: { PATH: process.env["MLIR_LS_PYTHONS"] } });
await look(withChosenPython, { more: [process.env["MLIR_LS_PYTHON_EXTENSION"]] });
writeFileSync(seenFile, JSON.stringify(seen, undefined, 1));

/** Does some steps in a workbench of their own; `settled` milliseconds after its start it has nothing to do any more. */
async function look(some, { settled = 0, ...options }) {
  const chosen = process.env["MLIR_LS_STEPS"]?.split(",");
  const names = Object.keys(some).filter((name) => chosen?.includes(name) ?? true);
  if (names.length === 0) return;
  const workbench = await startWorkbench({ cache, ...options });
  try {
    const page = await workbench.open(folder);
    await page.waitForSelector('.explorer-folders-view .monaco-list-row');
    await page.waitForTimeout(settled);
    for (const name of names) {
      try {
        seen[name] = (await some[name](page, workbench)) ?? null;
      } catch (error) {
        seen[name] = { problem: String(error?.stack ?? error) };
        await picture(page, `failed-${name}`);
      }
    }
  } finally {
    await workbench.stop();
  }
}

async function openFile(page, name, editor = ".editor-instance .monaco-editor.focused") {
  await page.keyboard.press("Control+P");
  await page.waitForSelector(".quick-input-widget:visible");
  await page.keyboard.type(name);
  await page.waitForSelector(`.quick-input-list .monaco-list-row.focused >> text="${name}"`);
  const begin = performance.now();
  await page.keyboard.press("Enter");
  await page.waitForSelector(`.tab.active[data-resource-name="${name}"]`);
  await page.waitForSelector(editor);
  return begin;
}

function toastOf(page) {
  return page.locator(".notification-toast", { hasText: "MLIR" });
}

async function textOf(page, selector) {
  const found = page.locator(selector).first();
  return (await found.count()) > 0 ? (await found.innerText()).replaceAll("\u00a0", " ") : "";
}

async function picture(page, name) {
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** The colours in which words are shown; a word that is shown in several ways has all of them. */
async function coloursOf(page) {
  return await page.evaluate(() => {
    const found = {};
    for (const span of document.querySelectorAll(".view-line > span > span")) {
      for (const word of span.textContent.split(/[\s\u00a0]+/).filter((each) => each !== "")) {
        const colours = (found[word] ??= []);
        const { color } = getComputedStyle(span);
        if (!colours.includes(color)) colours.push(color);
      }
    }
    return found;
  });
}

/**
 * Waits for the colours of the server: it gives two words that are shown the same, or not, unlike the grammar. An editor that
 * scrolls may paint old colours once more, so they have to stay for a moment.
 */
async function serverColours(page, one, other, same) {
  let last;
  await until(async () => {
    const colours = await coloursOf(page);
    const before = last;
    last = JSON.stringify(colours);
    const areThere = colours[one] !== undefined && colours[other] !== undefined;
    if (last === before && areThere && (`${colours[one]}` === `${colours[other]}`) === same) return true;
    await page.waitForTimeout(200);
    return false;
  }, `the colours of ${one} and ${other}`);
}

/** In the page: `window.waveChange` is resolved with the time at which waves come or go. */
function watchWaves() {
  const count = () => document.querySelectorAll(".squiggly-error").length;
  window.nextWaveChange = () => {
    const before = count();
    let pressed;
    addEventListener("keydown", () => (pressed = performance.now()), { capture: true, once: true });
    window.waveChange = new Promise((resolve) => {
      const look = () => (pressed !== undefined && count() !== before ? resolve(performance.now() - pressed) : requestAnimationFrame(look));
      look();
    });
  };
}

async function timed(page, key) {
  await page.evaluate(() => window.nextWaveChange());
  await page.keyboard.press(key);
  return await page.evaluate(() => window.waveChange);
}
