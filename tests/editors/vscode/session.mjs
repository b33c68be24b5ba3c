// Runs `inside/session.js` in a workbench of its own: node session.mjs CACHE FOLDER SEEN
// FOLDER is opened; SEEN is where it is written what was seen.

import { existsSync, readFileSync } from "node:fs";
import { startWorkbench, until } from "./workbench.mjs";

const [cache, folder, seen] = process.argv.slice(2);
const environment = { MLIR_LS_FOLDER: folder, MLIR_LS_SEEN: seen };
const workbench = await startWorkbench({ cache, environment, tests: true });
try {
  await workbench.open(folder, { tests: "session.js" });
  await until(() => existsSync(seen) && readFileSync(seen, "utf8") !== "", "the end of the session", 420_000);
} catch (error) {
  console.error(workbench.log());
  throw error;
} finally {
  await workbench.stop();
}
