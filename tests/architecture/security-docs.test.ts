import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const table = readFileSync("docs/security-asvs.md", "utf8");
const guards = readFileSync("docs/security.md", "utf8");

describe("the table of security requirements", () => {
  it("counts its 253 rows by state as they are", () => {
    const states = [...table.matchAll(/^\| \d+\.\d+\.\d+ +\|[^|]+\| ([^|]+?) +\|/gm)].map(
      ([, state]) => state,
    );
    const count = (state: string) => states.filter((one) => one === state).length;
    const [, summary = ""] = /^\| holds \| open .*\n\| -.*\n\| (.*) \|$/m.exec(table) ?? [];
    expect(states).toHaveLength(253);
    expect(summary.split("|").map(Number)).toEqual(
      ["holds", "**open**", "operator", "not applicable"].map(count),
    );
  });

  it("names tests that are there", () => {
    const named = [...`${table}${guards}`.matchAll(/`(tests\/[\w/.-]+\.tsx?)`/g)].map(
      ([, file = ""]) => file,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
