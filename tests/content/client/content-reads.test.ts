import { describe, expect, it } from "vitest";
import { isAffectedBy, toCacheTags } from "~/content/client/content-reads.server";

const types = { all: ["style"], known: ["faq"] };

describe("toCacheTags", () => {
  it("returns a tag for each published document, changed list and changed document type", () => {
    expect(toCacheTags({ documentIds: ["style-trnv", "faq-1"], types })).toEqual([
      "id style-trnv",
      "id faq-1",
      "all style",
      "some faq",
    ]);
  });

  it.each([
    ["without document ids", { documentIds: [], types }],
    ["of unknown types", { documentIds: ["style-trnv"], types: undefined }],
  ])("returns null for a publish %s, because it may affect everything", (_which, change) => {
    expect(toCacheTags(change)).toBeNull();
  });
});

describe("isAffectedBy", () => {
  const change = { documentIds: ["style-trnv"], types };

  it.each([
    ["of the published document", ["id style-trnv"], true],
    ["of all documents of its type", ["all style"], true],
    ["of another document", ["id style-wtse"], false],
    ["of many documents of its type", ["some style"], false],
  ])("decides whether a publish affects a query result %s", (_which, reads, isAffected) => {
    expect(isAffectedBy(new Set(reads), change)).toBe(isAffected);
  });

  it("treats a query result as affected when its reads or the published types are unknown", () => {
    expect(isAffectedBy(null, change)).toBe(true);
    expect(isAffectedBy(new Set(["id faq-2"]), { ...change, types: undefined })).toBe(true);
  });
});
