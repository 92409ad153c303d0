import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("the script of the preview overlays", () => {
  const isPreviews = (name: string) => /^preview-\w+\.js/.test(name);
  const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));

  it("keeps the overlay code out of the scripts of public pages", () => {
    const holding = scripts.filter((name) =>
      readFileSync(`build/client/assets/${name}`, "utf8").includes("sanity-visual-editing"),
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.filter((name) => !isPreviews(name))).toEqual([]);
  });

  it("does not mention the preview script in the scripts of public pages", () => {
    const naming = scripts.filter(
      (name) =>
        !isPreviews(name) && /preview-\w{8}\.js/.test(readFileSync(`build/client/assets/${name}`, "utf8")),
    );
    expect(naming).toEqual([]);
  });
});
