import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findBadCitations } from "../../scripts/check/citations";

const decisions = ["022-payment-settlement.md", "075-idempotency-keys.md"];
const find = (text: string, file = "app/routes.ts") => findBadCitations({ file, text, decisions });

describe("citations in code, tests and documents", () => {
  it("accepts the number of a decision that exists", () => {
    expect(find("// Charged once (decision 075).\n// Decisions 022 and 075.")).toEqual([]);
  });

  it("rejects the number of a decision that does not exist", () => {
    expect(find(`// First line.\n// Charged once (decision ${"076"}).`)).toEqual([
      "app/routes.ts:2: decision 076 does not exist",
    ]);
  });

  it("checks each decision number in a list, also across a line break of a comment", () => {
    expect(find(`// Decisions 022, ${"023"} and 075.`)).toEqual([
      "app/routes.ts:1: decision 023 does not exist",
    ]);
    expect(find(`/**\n * Recorded first (decision\n * ${"024"}).\n */`)).toEqual([
      "app/routes.ts:3: decision 024 does not exist",
    ]);
  });

  it("rejects a path or link to a decision that does not exist", () => {
    expect(find(`See [decision 022](decisions/${"022-settle.md"}).`, "docs/payments.md")).toEqual([
      "docs/payments.md:1: docs/decisions/022-settle.md does not exist",
    ]);
    expect(find(`// docs/decisions/${"212"}`)).toEqual(["app/routes.ts:1: decision 212 does not exist"]);
    expect(find(`([022](${"022-settle.md"}))`, "docs/decisions/075-idempotency-keys.md")).toEqual([
      "docs/decisions/075-idempotency-keys.md:1: docs/decisions/022-settle.md does not exist",
    ]);
  });

  it("rejects sections and rulings of documents outside of the repository", () => {
    const section = ["S2", "§4.1"].join(" ");
    const ruling = ["ruling", "C07"].join(" ");
    expect(find(`/** Records an order (${section}, ${ruling}). */`)).toEqual([
      `app/routes.ts:1: "${section}" is not a document of this repository`,
      `app/routes.ts:1: "${ruling}" is not a document of this repository`,
    ]);
  });

  it("accepts sections of public standards", () => {
    expect(find("// RFC 9110 §7.6.1, and a file store in S3.")).toEqual([]);
  });
});

describe("the index of decisions", () => {
  it("links every decision from the index", () => {
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const names = readdirSync("docs/decisions").filter((name) => name !== "README.md");
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});
