import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const table = readFileSync("docs/security-asvs.md", "utf8");
const guards = readFileSync("docs/security.md", "utf8");

const names = new Set(execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").map(baseOf));
function baseOf(path: string): string {
  return basename(path);
}

/** Returns the evidence of a row: its files by path or name, and its decisions. */
function evidenceOf(row: string) {
  const spans = [...row.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
  const files = spans.filter((text) => /^[\w./-]+\.(tsx?|mjs|cjs|json|md)$|^\.env\.example$/.test(text));
  const linked = [...row.matchAll(/\]\(((?:decisions\/)?[\w-]+\.md)\)/g)].map(([, path]) => `docs/${path}`);
  const decisions = [...row.matchAll(/\bdecisions? (\d{3})(?: and (\d{3}))?/g)].flatMap(([, ...found]) =>
    found.filter((number) => number !== undefined),
  );
  return { files, linked, decisions };
}

describe("the table of security requirements", () => {
  it("summarizes the 253 security requirements by state correctly", () => {
    const states = [...table.matchAll(/^\| \d+\.\d+\.\d+ +\|[^|]+\| ([^|]+?) +\|/gm)].map(
      ([, state]) => state,
    );
    const count = (state: string) => states.filter((one) => one === state).length;
    const [, summary = ""] = /^\| holds \| open .*\n\| -.*\n\| (.*) \|$/m.exec(table) ?? [];
    expect(states).toHaveLength(253);
    const counts = ["holds", "**open**", "accepted", "operator", "not applicable"].map(count);
    expect(summary.split("|").map(Number)).toEqual(counts);
    expect(counts.reduce((sum, one) => sum + one)).toBe(253);
  });

  const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
    ([, item = "", state = "", why = ""]) => ({ item, state, ...evidenceOf(why) }),
  );

  it("gives a test, a file or a decision for every requirement that holds", () => {
    const bare = rows.filter(
      ({ state, files, linked, decisions }) =>
        state === "holds" && files.length + linked.length + decisions.length === 0,
    );
    expect(bare.map(({ item }) => item)).toEqual([]);
  });

  it("lists exactly the accepted deviations that the decision explains", () => {
    const decision = readFileSync(
      "docs/decisions/180-data-retention-and-accepted-asvs-deviations.md",
      "utf8",
    );
    const explained = [...decision.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\*/gm)].map(([, item]) => item);
    const accepted = rows.filter(({ state }) => state === "accepted").map(({ item }) => item);
    expect(accepted).toEqual(explained);
  });

  it("refers in the security table only to files and decisions that exist", () => {
    const numbers = new Set([...names].map((name) => name.slice(0, 3)));
    const lost = rows.flatMap(({ item, files, linked, decisions }) => [
      ...files.filter((file) => !existsSync(file) && (file.includes("/") || !names.has(file))),
      ...linked.filter((path) => !existsSync(path)),
      ...decisions.filter((number) => !numbers.has(number)).map((number) => `${item}: ${number}`),
    ]);
    expect(lost).toEqual([]);
  });

  it("refers in the security documents only to tests that exist", () => {
    const named = [...`${table}${guards}`.matchAll(/`(tests\/[\w/.-]+\.tsx?)`/g)].map(
      ([, file = ""]) => file,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
