// Types files key by key, as a user does who accepts nothing but the first item, with Tab: node typing.mjs CACHE SEEN FILE…
// A file may end in `:FIRST-LAST`, the lines that are typed. MLIR_LS_COMMAND, as JSON, is the server; MLIR_LS_KEY the milliseconds
// between two keys, 80 by default. SEEN is where it is written what was seen; MLIR_LS_VERBOSE prints each key.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startWorkbench } from "./workbench.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const [cache, seenFile, ...files] = process.argv.slice(2);
const command = JSON.parse(process.env["MLIR_LS_COMMAND"]);
const KEY = Number(process.env["MLIR_LS_KEY"] ?? 80);
const verbose = process.env["MLIR_LS_VERBOSE"] !== undefined;
/** The formatter breaks no lines by itself, so those of an operation are joined. */
const CONTINUED = /\n +(?=->|ins\(|outs\(|iterator_types|blocks in)/g;
const SETTINGS = {
  "editor.inlayHints.enabled": "off", // they stand between the words that are read from the screen
  "editor.codeLens": false, // lenses stand between the lines
  "editor.renderWhitespace": "none",
  "editor.minimap.enabled": false,
  "editor.lightbulb.enabled": "off",
  "files.autoSave": "off",
};

const folder = mkdtempSync(join(tmpdir(), "mlir-ls-typing-"));
const offered = join(folder, "offered.json");
const settings = { ...SETTINGS, "mlir-ls.command": [process.execPath, join(HERE, "recorder.mjs"), offered, ...command] };
const seen = {};
const work = join(folder, "work");
mkdirSync(work);
for (const file of files) writeFileSync(join(work, basename(file.replace(/:[-\d]+$/, ""))), "");
const workbench = await startWorkbench({ cache, settings });
try {
  const page = await workbench.open(work, { width: 1400, height: 2300 });
  await page.waitForSelector(".explorer-folders-view .monaco-list-row");
  for (const file of files) {
    const name = basename(file.replace(/:[-\d]+$/, ""));
    await openFile(page, name);
    seen[name] = await type(page, textOf(file));
    console.log(`${name}: ${summary(seen[name])}`);
  }
} finally {
  await workbench.stop();
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(seenFile, JSON.stringify(seen, undefined, 1));

function textOf(file) {
  const [, path, first, last] = /^(.*?)(?::(\d+)-(\d+))?$/.exec(file);
  const lines = readFileSync(path, "utf8").trimEnd().replace(CONTINUED, " ").split("\n");
  return first === undefined ? lines.join("\n") : lines.slice(first - 1, last).join("\n");
}

function summary({ keys, characters, lineEnds, lost, waves, wrong }) {
  const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
  return (
    `${keys} keys for ${characters} characters (${share(keys, characters)}), ${lost} of ${lineEnds} line ends lost, ` +
    `waves at ${waves} keys (${share(waves, keys)}), ${wrong} keys did something else than was meant`
  );
}

async function openFile(page, name) {
  await page.keyboard.press("Control+P");
  await page.waitForSelector(".quick-input-widget:visible");
  await page.keyboard.type(name);
  await page.waitForSelector(`.quick-input-list .monaco-list-row.focused >> text="${name}"`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(`.tab.active[data-resource-name="${name}"]`);
  await page.waitForSelector(".editor-instance .monaco-editor.focused");
  await page.keyboard.type("/"); // the character's width, and that the server runs
  await page.waitForSelector('[id="mlir-ls.mlir-ls.mlir-ls.status"] >> text=LLVM', { timeout: 120_000 });
  await page.waitForTimeout(1500);
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(500);
}

/** Types a text into the empty file that is open. */
async function type(page, text) {
  const intended = flush(text);
  const counts = { keys: 0, characters: text.length, lineEnds: intended.split("\n").length - 1, lost: 0, waves: 0, wrong: 0 };
  const log = [];
  let form; // the literals after the stops of the snippet that is being filled in
  let due = Date.now();
  let shown;
  const press = async (key, why) => {
    await page.waitForTimeout(Math.max(0, due - Date.now()));
    await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key));
    due = Date.now() + KEY;
    await page.waitForTimeout(KEY);
    counts.keys++;
    let now = await look(page);
    // On a machine with other work the screen may be late: a user looks at it before the next key.
    for (let wait = 0; wait < 10 && key !== "Escape" && isSame(now, shown); wait++) {
      await page.waitForTimeout(40);
      now = await look(page);
    }
    shown = now;
    counts.waves += now.waves > 0;
    log.push({ key, why, waves: now.waves, popup: now.popup?.label, line: now.lines[now.line] });
    if (verbose) console.log(JSON.stringify(log.at(-1)));
    return now;
  };
  let now = (shown = await look(page));
  for (let guard = 0; guard < 2 * intended.length; guard++) {
    const { before, selected, after } = parts(now);
    if (!intended.startsWith(before)) {
      counts.wrong++;
      form = undefined;
      now = await press(log.at(-1)?.key === "Tab" ? "Control+Z" : "Backspace", `wrong: ${before.split("\n").at(-1)}`);
      continue;
    }
    const rest = intended.slice(before.length);
    if (rest === "" && selected === "") break;
    const lineAfter = after.split("\n")[0];
    const restOfLine = rest.split("\n")[0];
    const item = now.popup === undefined ? undefined : itemOf(now);
    const literal = form?.[0] ?? "";
    const meant = item === undefined ? undefined : effect(item, now, intended);
    if (meant !== undefined && meant.gain >= 2) {
      form = meant.form ?? form; // a snippet goes on after a name that is accepted in it
      now = await press("Tab", `accept ${item.text}`);
      if (meant.discards) {
        now = await press("Shift+End", "the rest of the form");
        now = await press("Delete", "the rest of the form");
        form = undefined;
      }
    } else if (selected + lineAfter !== "" && (selected !== "" || lineAfter.length > 1) && restOfLine === selected + lineAfter && !literal.includes("\n")) {
      form = undefined;
      now = await press("End", "the rest is right");
    } else if (selected !== "" && form !== undefined && rest.startsWith(selected + flushAfter(literal))) {
      form = form.slice(1);
      if (now.popup !== undefined) now = await press("Escape", "popup");
      now = await press("Tab", "stop is right");
    } else if (selected === "" && literal !== "" && after.startsWith(flushAfter(literal)) && rest.startsWith(flushAfter(literal))) {
      form = form.slice(1);
      if (now.popup !== undefined) now = await press("Escape", "popup");
      const isRight = restOfLine === lineAfter;
      now = await press(form.length > 0 ? "Tab" : isRight || literal.length > 1 ? "End" : "ArrowRight", "next stop");
    } else if (selected === "" && rest[0] === "\n" && lineAfter.trim() !== "" && !(opens(before) && /^[\])}]+$/.test(lineAfter))) {
      form = undefined;
      now = await press("Shift+End", "too much");
      now = await press("Delete", "too much");
    } else if (now.listed && rest[0] === "\n" && below(after) !== "" && !opens(before)) {
      now = await press("Escape", "popup");
    } else if (selected === "" && rest[0] === "\n" && below(after) !== "" && rest.startsWith(`\n${below(after)}`) && !opens(before)) {
      now = await press("ArrowDown", "over the line below");
      now = await press("End", "over the line below");
    } else if (selected === "" && lineAfter.trim() === "" && /^[})]/.test(below(after)) && rest[1] === below(after)[0] && rest[0] === "\n" && !opens(before)) {
      form = undefined;
      now = await press("ArrowDown", "after the bracket below");
      now = await press("Home", "after the bracket below");
      now = await press("ArrowRight", "after the bracket below");
    } else if (selected === "" && /^\n\n[})\]]/.test(after) && rest[0] === "\n") {
      now = await press("ArrowDown", "the line in the brackets");
    } else if (rest[0] === "\n") {
      const lines = now.lines.length;
      now = await press("Enter", "");
      const lost = now.lines.length <= lines;
      counts.lost += lost;
      if (lost) log.at(-1).lost = true;
    } else if (selected === "" && rest[0] === after[0] && ')]}>"'.includes(rest[0])) {
      now = await press("ArrowRight", "closed already");
    } else {
      now = await press(rest[0], "");
    }
  }
  const { before, after } = parts(now);
  const typed = flush(now.lines.join("\n")).trimEnd();
  return { ...counts, same: typed === intended, rest: before === intended ? after : `${before}|${after}`, log };
}

/** Whether two looks at the screen show the same text and cursor. */
function isSame(one, other) {
  return ["line", "from", "to"].every((each) => one[each] === other[each]) && one.lines.join("\n") === other.lines.join("\n");
}

/** The line below the cursor, "" where there is none. */
function below(after) {
  return after.startsWith("\n") ? after.split("\n")[1] : "";
}

function opens(before) {
  return /[{(\[]$/.test(before);
}

/** A text without the blanks that lines begin and end with: the editor indents. */
function flush(text) {
  return text.replace(/^[ \t]+/gm, "").replace(/[ \t]+$/gm, "");
}

/** The same of a text that stands after the beginning of a line. */
function flushAfter(text) {
  return flush(`|${text}`).slice(1);
}

/** What is in front of the cursor, what is selected, what is after, as the text is intended. */
function parts({ lines, line, from, to }) {
  const head = lines[line].slice(0, from);
  const before = flush([...lines.slice(0, line), ""].join("\n")) + head.trimStart();
  return { before, selected: lines[line].slice(from, to), after: [lines[line].slice(to), ...lines.slice(line + 1).map((each) => each.trim())].join("\n") };
}

/** The item that Tab would take, as the server sent it. */
function itemOf(now) {
  if (!existsSync(offered)) return undefined;
  return JSON.parse(readFileSync(offered, "utf8")).find(({ label, start }) => label === now.popup.label && start.line === now.line);
}

/** What accepting an item would do: how many characters it saves, and the literals after its stops; undefined where it is wrong. */
function effect(item, now, intended) {
  const head = now.lines[now.line].slice(0, item.start.character);
  const before = flush([...now.lines.slice(0, now.line), ""].join("\n")) + head.trimStart();
  if (!intended.startsWith(before)) return undefined;
  const rest = intended.slice(before.length);
  const typed = now.to - item.start.character;
  const { literals, defaults } = item.snippet ? piecesOf(item.text) : { literals: [item.text], defaults: [] };
  if (!rest.startsWith(literals[0])) return undefined;
  if (/[\w.$-]$/.test(literals[0]) && /^[\w.$-]/.test(rest.slice(literals[0].length)) && literals.length === 1) return undefined;
  const pattern = literals
    .map((each, number) => (number > 0 ? flushAfter(each) : flush(each)).replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + (each.includes("\n") ? "[^]*?" : "[^\n]*?"))
    .join("")
    .replace(/\[\^(?:\\n)?\]\*\?$/, "");
  const fits = new RegExp(`^${pattern}`).test(rest);
  if (fits || literals.length === 1) {
    const right = defaults.filter((each) => each !== "" && rest.includes(each)).join("").length;
    return { gain: literals.join("").length + right - typed, form: literals.length > 1 ? literals.slice(1) : undefined };
  }
  if (literals.some((each) => each.includes("\n"))) return undefined;
  return { gain: literals[0].length - typed - 2, discards: true };
}

/** The literals of a snippet, between which its stops are, and what these begin with. */
function piecesOf(snippet) {
  const literals = [""];
  const defaults = [];
  const numbers = new Set();
  for (const [whole, escaped, plain, number, text] of snippet.matchAll(/\\(.)|\$(\d+)|\$\{(\d+)(?::((?:\\.|[^}\\])*))?\}|[^]/g)) {
    if (whole.startsWith("$") && whole.length > 1) {
      if (numbers.has(plain ?? number)) break; // what stands at the same stop before
      numbers.add(plain ?? number);
      literals.push("");
      defaults.push((text ?? "").replace(/\\(.)/g, "$1"));
    } else literals[literals.length - 1] += escaped ?? whole;
  }
  return { literals, defaults };
}

/** What is on the screen: the text, the selection (with its end at the cursor), the popup's first item, the waves. */
async function look(page) {
  return await page.evaluate(() => {
    const editor = document.querySelector(".editor-instance .monaco-editor");
    const views = [...editor.querySelectorAll(".view-lines > .view-line")];
    const top = (element) => Number.parseFloat(element.style.top);
    views.sort((one, other) => top(one) - top(other));
    const height = Number.parseFloat(views[0].style.height) || views[0].getBoundingClientRect().height;
    const lines = views.map((each) => each.textContent.replaceAll("\u00a0", " ").replaceAll("\u200c", ""));
    let width = window.characterWidth;
    if (width === undefined) {
      const sample = views.find((each) => each.textContent.replaceAll("\u200b", "").length > 0)?.querySelector("span > span");
      if (sample) window.characterWidth = width = sample.getBoundingClientRect().width / sample.textContent.length;
      else width = 8;
    }
    const cursor = editor.querySelector(".cursors-layer > .cursor");
    const line = Math.round((top(cursor) - top(views[0])) / height);
    const to = Math.round(Number.parseFloat(cursor.style.left) / width);
    let from = to;
    for (const area of editor.querySelectorAll(".view-overlays .selected-text")) {
      const own = Math.round((area.getBoundingClientRect().top - views[0].getBoundingClientRect().top) / height);
      if (own === line) from = Math.min(from, Math.round(Number.parseFloat(area.style.left) / width));
    }
    const widget = document.querySelector(".suggest-widget.visible");
    const row = widget?.querySelector(".monaco-list-row.focused") ?? undefined;
    const first = row?.dataset["index"] === "0" ? row : undefined;
    const label = first?.querySelector(".label-name")?.textContent.replaceAll("\u00a0", " ");
    const waves = document.querySelectorAll(".editor-instance .squiggly-error").length;
    return { lines, line, from, to, listed: row !== undefined, popup: label === undefined ? undefined : { label }, waves };
  });
}
