import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("what draws the overlays", () => {
  const isPreviews = (name: string) => /^preview-\w+\.js/.test(name);
  const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));

  it("is a script of its own, of which no script of a visitor's page holds a part", () => {
    const holding = scripts.filter((name) =>
      readFileSync(`build/client/assets/${name}`, "utf8").includes("sanity-visual-editing"),
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.filter((name) => !isPreviews(name))).toEqual([]);
  });

  it("is named by no script of a visitor's page", () => {
    const naming = scripts.filter(
      (name) =>
        !isPreviews(name) && /preview-\w{8}\.js/.test(readFileSync(`build/client/assets/${name}`, "utf8")),
    );
    expect(naming).toEqual([]);
  });
});
