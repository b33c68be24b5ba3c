// The libraries that a bundle consists of, and their licences. Folders are relative to where the bundle was made.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of the libraries that these files belong to. */
export function foldersOf(files) {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean);
  return [...new Set(folders)].sort();
}

/** What a bill of materials says of a library. */
export function descriptionOf(here, folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(here, folder, "package.json"), "utf8"));
  return { name, version, license };
}

/** The licences of these libraries. Those of the Python libraries lie beside them. */
export function licencesOf(here, folders) {
  const texts = folders.map((folder) => {
    const file = readdirSync(join(here, folder)).find((name) => /^licen[cs]e/i.test(name));
    if (file === undefined) throw new Error(`${folder} has no licence`);
    return `${folder.replace(/^.*node_modules\//, "")}\n\n${readFileSync(join(here, folder, file), "utf8").trim()}\n`;
  });
  return texts.join("\n\n");
}
