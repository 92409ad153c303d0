import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const architecture = readFileSync("docs/architecture.md", "utf8");
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");

const rulesShape = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
const rules = rulesShape
  .parse(createRequire(import.meta.url)("../../.dependency-cruiser.cjs"))
  .forbidden.map(({ name }) => name);

const folders = new Set(files.flatMap((file) => listParents(file)));
const topFolders = new Set(
  files.filter((file) => file.includes("/")).map((file) => file.split("/")[0] ?? ""),
);

/** Returns the folders that contain a file, from its own to the top one. */
function listParents(file: string): readonly string[] {
  const parent = dirname(file);
  return parent === "." ? [] : [parent, ...listParents(parent)];
}

/**
 * Returns the files and folders that a document names in code font. A name with a slash is a path if its first folder is
 * at the top of the repository or beside the document.
 */
function listNamedPaths(document: string): readonly string[] {
  const folder = dirname(document);
  return [...readFileSync(document, "utf8").matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => {
      if (!/^[\w-]/.test(name)) return false;
      if (/\.(tsx?|mjs|cjs|md|json|webp|py|sh|sql|ndjson|csv)$/.test(name) || name.endsWith("/")) return true;
      const [first = ""] = name.split("/");
      return name.includes("/") && (topFolders.has(first) || folders.has(join(folder, first)));
    });
}

/** Returns whether a file or folder has this path or ends with it; the suffix of a source file may be missing. */
function exists(name: string): boolean {
  const path = `/${name.replace(/\/$/, "")}`;
  if ([...folders].some((folder) => `/${folder}`.endsWith(path))) return true;
  return files.some(
    (file) => `/${file}`.endsWith(path) || /^(\.\w+)?\.tsx?$/.test(`/${file}`.split(path)[1] ?? ""),
  );
}

/** Folders that commands create, and files of the specification that the requirements mention. */
const outside = new Set([
  "dist/",
  "work/png/",
  "data/estimator-pricing.json",
  "data/faqs.json",
  "catalogs/product-styles.json",
]);

/** All documents except the generated list of tests. */
const documents = files.filter((file) => file.endsWith(".md") && file !== "docs/requirements/tests.md");

describe("the documentation", () => {
  it("includes the guides, and the README of each package and domain", () => {
    expect(documents).toEqual(
      expect.arrayContaining([
        "README.md",
        "docs/security.md",
        "packages/http/README.md",
        "app/domains/tax/README.md",
        "studio/README.md",
      ]),
    );
  });

  it.each(documents)("names only files and folders that exist in %s", (document) => {
    expect(listNamedPaths(document).filter((name) => !exists(name) && !outside.has(name))).toEqual([]);
  });

  it.each(documents)("links only to files that exist in %s", (document) => {
    const targets = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      // `[text](/path)` is how editors write a link to a page of the shop.
      .filter((target) => !target.startsWith("https://") && target !== "/path");
    expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
  });

  it("names only npm commands that exist", () => {
    const manifest = z.object({ scripts: z.record(z.string(), z.string()).optional() });
    const scripts = new Set(
      files
        .filter((file) => basename(file) === "package.json")
        .flatMap((file) => Object.keys(manifest.parse(JSON.parse(readFileSync(file, "utf8"))).scripts ?? {})),
    );
    const commands = documents.flatMap((document) =>
      [...readFileSync(document, "utf8").matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
    );
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter((name) => !scripts.has(name))).toEqual([]);
  });

  it("lists in architecture.md every domain with the rank that the import rules enforce", () => {
    const [, message = ""] = /^Domains by rank: ([^.]+)\./ms.exec(architecture) ?? [];
    const ranks = message
      .replaceAll("`", "")
      .split("·")
      .map((rank) => rank.trim().split(/\s+/).slice(1));
    const held = rules.flatMap((rule) => {
      const [, domain, rank] = /^ranks: ([\w-]+) imports only domains below rank (\d+)$/.exec(rule) ?? [];
      return domain ? [`${rank} ${domain}`] : [];
    });
    expect(ranks.flatMap((domains, rank) => domains.map((domain) => `${rank} ${domain}`))).toEqual(held);
  });

  it("lists exactly the imports that the rules allow for each layer", () => {
    const held = rules.flatMap((rule) => {
      const [, layer, allowed] = /^layers: (\S+) imports only itself(.*)$/.exec(rule) ?? [];
      return layer ? [[layer, listAllowedImports((allowed ?? "").replace(/\\/g, ""))] as const] : [];
    });
    const rows = [...architecture.matchAll(/^\| (`[^|]+`) +\| (.+?) +\|$/gm)].flatMap(
      ([, names = "", allowed = ""]) =>
        names.split(", ").map((name) => [name.replaceAll("`", ""), listAllowedImports(allowed)] as const),
    );
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(held));
  });
});

/** Returns the layers and files that a sentence names, in alphabetical order. */
function listAllowedImports(sentence: string): readonly string[] {
  const layers =
    /\b(kernel|http|ui|content|domains|blocks|db|lake|routes\.ts|scripts\/browser\.mjs|(?:domains|blocks|content|edge)\/[\w./-]+)(?![\w/-])/g;
  return [...new Set([...sentence.matchAll(layers)].map(([, name = ""]) => name))].toSorted();
}
