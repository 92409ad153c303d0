import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const architecture = readFileSync("docs/architecture.md", "utf8");
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");

const rulesShape = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
const rules = rulesShape
  .parse(createRequire(import.meta.url)("../../.dependency-cruiser.cjs"))
  .forbidden.map(({ name }) => name);

/** Returns the files and folders that a document names in code font, by the end of their path. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter(
      (name) =>
        /^[\w-].*\.(tsx?|mjs|cjs|md|json|webp)$/.test(name) || /^(app|packages|studio|tests)\//.test(name),
    );
}
const isThere = (name: string) =>
  files.some(
    (file) => `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name.replace(/\/$/, "")}/`),
  ) || files.some((file) => /^\.\w+\.tsx?$/.test(file.split(`/${name}`)[1] ?? ""));

const guides = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "docs/architecture.md",
  "docs/editing.md",
  "docs/operations.md",
  "docs/glossary.md",
  "app/domains/README.md",
];

describe("the documentation", () => {
  it.each(guides)("names only files that exist in %s", (document) => {
    const named = namedIn(readFileSync(document, "utf8"));
    expect(named.filter((name) => !isThere(name) && name !== ".dependency-cruiser.cjs")).toEqual([]);
  });

  it.each(guides)("links only to files that exist in %s", (document) => {
    const targets = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !target.startsWith("https://"));
    expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
  });

  it("names only npm commands that exist", () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    const documents = guides.map((document) => readFileSync(document, "utf8")).join("\n");
    const commands = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter((name) => !(name in scripts) && name !== "typegen")).toEqual([]);
  });

  it("lists the domains with the ranks that the import rules enforce", () => {
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
      return layer ? [[layer, wordsOf((allowed ?? "").replace(/\\/g, ""))] as const] : [];
    });
    const rows = [...architecture.matchAll(/^\| (`[^|]+`) +\| (.+?) +\|$/gm)].flatMap(
      ([, names = "", allowed = ""]) =>
        names.split(", ").map((name) => [name.replaceAll("`", ""), wordsOf(allowed)] as const),
    );
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(held));
  });
});

/** Returns the layers and files that a sentence names, in alphabetical order. */
function wordsOf(sentence: string): readonly string[] {
  const layers =
    /\b(kernel|http|ui|content|domains|blocks|db|lake|routes\.ts|scripts\/browser\.mjs|(?:domains|blocks|content|edge)\/[\w./-]+)(?![\w/-])/g;
  return [...new Set([...sentence.matchAll(layers)].map(([, name = ""]) => name))].toSorted();
}
