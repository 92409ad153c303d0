import { describe, expect, it } from "vitest";
import { addArrayKeys } from "../src/documents/array-keys";
import type { LakeDocument } from "../src/documents/document";
import { applyPerspective, parsePerspective } from "../src/documents/perspective";
import { ReferenceIndex } from "../src/documents/references";
import { strengthenReferences } from "../src/documents/strengthen-references";

function document(_id: string, fields: Readonly<Record<string, unknown>> = {}): LakeDocument {
  return { _id, _type: "style", _rev: "1", _createdAt: "", _updatedAt: "", ...fields };
}

describe("perspective of a query", () => {
  it("defaults the perspective to raw before API version 2025-02-19 and to published since", () => {
    expect(parsePerspective(null, "2021-10-21")).toBe("raw");
    expect(parsePerspective(null, "1")).toBe("raw");
    expect(parsePerspective(null, "X")).toBe("raw");
    expect(parsePerspective(null, "2025-02-19")).toBe("published");
    expect(parsePerspective("previewDrafts", "2021-10-21")).toEqual(["drafts"]);
  });

  it("selects a document's version from the first layer that contains one", () => {
    const stored = [
      document("a", { n: 1 }),
      document("drafts.a", { n: 2 }),
      document("versions.spring.a", { n: 3 }),
      document("drafts.b", { n: 4 }),
    ];
    const seen = (perspective: Parameters<typeof applyPerspective>[1]) =>
      applyPerspective(stored, perspective).map(({ _id, _originalId, n }) => [_id, _originalId, n]);
    expect(seen("published")).toEqual([["a", "a", 1]]);
    expect(seen(["drafts"])).toEqual([
      ["a", "drafts.a", 2],
      ["b", "drafts.b", 4],
    ]);
    expect(seen(["spring", "drafts"])).toEqual([
      ["a", "versions.spring.a", 3],
      ["b", "drafts.b", 4],
    ]);
  });
});

describe("publishing a draft's references", () => {
  it("makes references strong that were weak only because their target was a draft", () => {
    expect(
      strengthenReferences({
        brand: { _ref: "b", _weak: true, _strengthenOnPublish: { type: "brand" } },
        related: { _ref: "r", _weak: true, _strengthenOnPublish: { type: "style", weak: true } },
        loose: [{ _key: "1", _ref: "l", _weak: true }],
      }),
    ).toEqual({
      brand: { _ref: "b" },
      related: { _ref: "r", _weak: true },
      loose: [{ _key: "1", _ref: "l", _weak: true }],
    });
  });
});

describe("index of references to a document", () => {
  it("updates the index of references when a document's references change", () => {
    const index = new ReferenceIndex();
    index.set(document("drafts.page", { picture: { asset: { _ref: "image-1" } } }));
    expect(index.listPublishedReferrers("image-1")).toEqual([]);
    index.set(document("page", { blocks: [{ picture: { asset: { _ref: "image-1" } } }] }));
    expect(index.listPublishedReferrers("image-1")).toEqual(["page"]);
    expect(index.listStrongReferrers("image-1")).toEqual(["drafts.page", "page"]);
    index.set(
      document("room", {
        pictures: [
          { _ref: "image-1", _weak: true },
          { _ref: "image-1", _weak: true },
        ],
      }),
    );
    expect(index.listStrongReferrers("image-1")).toEqual(["drafts.page", "page"]);
    expect(index.listPublishedReferrers("image-1")).toEqual(["page", "room"]);
    index.remove("room");
    expect(index.listPublishedReferrers("image-1")).toEqual(["page"]);
    index.set(document("page", { blocks: [] }));
    index.remove("drafts.page");
    expect(index.listStrongReferrers("image-1")).toEqual([]);
  });
});

describe("array items", () => {
  it("adds a key to an array item without one", () => {
    expect(addArrayKeys({ list: [{ a: 1 }, { _key: "own" }, "text"] })).toEqual({
      list: [{ a: 1, _key: expect.stringMatching(/^[0-9a-f]{12}$/) }, { _key: "own" }, "text"],
    });
  });
});
