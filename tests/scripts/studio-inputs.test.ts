import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { studioInputs } from "../../scripts/start/studio.cjs";

describe("the list of inputs of the Studio's build", () => {
  it("names only paths that exist", () => {
    expect(studioInputs.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names every source file that the Studio imports", () => {
    const isInput = (file: string) =>
      studioInputs.some((path) => file === path || file.startsWith(`${path}/`));
    expect(listImportedFiles().filter((file) => !isInput(file))).toEqual([]);
  });
});

/** Lists the Studio's sources and every file of the shop that they import, directly or not. */
function listImportedFiles(): readonly string[] {
  const sources = execFileSync("git", ["ls-files", "studio/*.ts", "studio/*.tsx"], { encoding: "utf8" });
  const found = new Set<string>();
  const waiting = sources.split("\n").filter((file) => file && !/generated|studio\/scripts\//.test(file));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/\bfrom "((?:\.|~\/)[^"]+)"/g)) {
      const base = specifier.startsWith("~/") ? `app/${specifier.slice(2)}` : join(dirname(file), specifier);
      const imported = [base, `${base}.ts`, `${base}.tsx`].find(
        (path) => /\.tsx?$/.test(path) && existsSync(path),
      );
      if (imported) waiting.push(imported);
    }
  }
  return [...found].sort();
}
