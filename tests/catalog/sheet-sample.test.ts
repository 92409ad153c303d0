import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rowsOf } from "#tests/support/catalog/sheet-content";
import { planSheet } from "~/domains/catalog/sheet/plan-sheet";
import { plannedWords, planSummary } from "~/domains/catalog/sheet/plan-words";
import { sampleSheet } from "~/domains/catalog/sheet/sample-sheet";
import { sheetContentShape } from "~/domains/catalog/sheet/sheet-columns";
import { sheetOf } from "~/domains/catalog/sheet/sheet-csv";
import { importedDataset } from "../dataset/imported";

const docs = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");
const documents = importedDataset();
const catalog = sheetContentShape.parse({
  styles: documents.filter(({ _type }) => _type === "style"),
  brands: documents.filter(({ _type }) => _type === "brand"),
  redirects: documents.filter(({ _type }) => _type === "redirect"),
});

describe("the sample file", () => {
  it("is the one the Studio hands out, and comes in without a refusal", () => {
    expect(docs("catalog-sheet.sample.csv")).toBe(sampleSheet);
    expect(planSheet(rowsOf(docs("catalog-sheet.sample.csv")), catalog).map(plannedWords)).toEqual([
      "Line 2, hsfg: new",
      "Line 3, hspn: new",
      "Line 4, hsik: new",
    ]);
  });

  it("has every column, and each is explained", () => {
    const [names] = docs("catalog-sheet.sample.csv").split("\r\n");
    const explained = [...docs("catalog-sheet.md").matchAll(/^\| `([^`]+)` +\| \S/gm)].map(
      ([, name]) => name,
    );
    expect(explained.join(",")).toBe(names);
    expect(explained).toHaveLength(14);
  });
});

describe("the demo's catalog as a spreadsheet", () => {
  it("comes back without a change, line for line", () => {
    const plan = planSheet(rowsOf(sheetOf(catalog)), catalog);
    expect(planSummary(plan)).toBe("0 new, 0 changed, 60 unchanged, 0 refused.");
  });
});
