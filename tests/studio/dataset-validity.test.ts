import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { invalidMembers, readSchema } from "./find-invalid-members";

describe("invalidMembers", () => {
  it("finds no unknown field or entry in the demo content", () => {
    const schema = readSchema();
    const lines = readFileSync("packages/demo-content/production.ndjson", "utf8").trim().split("\n");
    const found = lines.flatMap((line) => invalidMembers(JSON.parse(line), schema));
    expect(found).toEqual([]);
  });

  it("reports unknown fields, wrong values, and missing keys, types and fields", () => {
    const wrong = {
      _id: "tax-us",
      _type: "taxRule",
      country: "US",
      note: "",
      states: [{ _key: "a", _type: "taxState", state: "Montana", zipCodes: [{ zipCode: "*" }] }],
    };
    expect(invalidMembers(wrong, readSchema())).toEqual([
      "tax-us.note: unknown field",
      'tax-us.states[0].state: "Montana" is no "*"',
      "tax-us.states[0].zipCodes[0]: no _key",
      "tax-us.states[0].zipCodes[0]: no _type",
      "tax-us.states[0].zipCodes[0].taxPercentage: missing",
    ]);
  });
});
