import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { demanded } from "./demanded";

/** THE TABLE: what the Studio demands of each field before it publishes, and what it says. A new demand is a new line. */
const table = readFileSync("tests/studio/demands.txt", "utf8").trim().split("\n");

it("the Studio demands of each field what the table says, no less and no more, in these words", () => {
  expect(demanded().toSorted(byCode)).toEqual(table.toSorted(byCode));
});

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
