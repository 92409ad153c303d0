import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listValidationRules } from "./list-validation-rules";

/** Every validation rule of the Studio with its error message. A new rule needs a new line. */
const table = readFileSync("tests/studio/validation-rules.txt", "utf8").trim().split("\n");

it("validates in the Studio by exactly the rules and error messages listed in validation-rules.txt", () => {
  expect(listValidationRules().toSorted(byCode)).toEqual(table.toSorted(byCode));
});

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
