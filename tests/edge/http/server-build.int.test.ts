import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("imports no file of the server build after the start, so that a new build may replace it", () => {
  const code = readFileSync("build/server/index.js", "utf8");
  const later = [...code.matchAll(/\bimport\(\s*["'`]([^"'`]+)/g)].map(([, from = ""]) => from);
  // The PDF libraries are packages and are imported in the browser only.
  expect(new Set(later)).toEqual(new Set(["jspdf", "jspdf-autotable"]));
  expect(
    readdirSync("build/server", { recursive: true }).filter((name) => String(name).endsWith(".js")),
  ).toEqual(["index.js"]);
});
