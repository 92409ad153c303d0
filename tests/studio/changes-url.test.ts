import { describe, expect, it } from "vitest";
import {
  validateLinkTarget,
  validatePhoneNumber,
  validateQueryOrAnchor,
} from "../../studio/schemas/rules/links";
import { doesChangeUrl } from "../../studio/structure/moved-urls";

const version = (fields: object) => ({
  _id: "a",
  _type: "any",
  _createdAt: "",
  _updatedAt: "",
  _rev: "",
  ...fields,
});

describe("doesChangeUrl", () => {
  it.each([
    ["page", { path: "/a" }, { path: "/b" }],
    ["style", { code: { current: "a" } }, { code: { current: "b" } }],
    ["style", { brand: { _ref: "a" } }, { brand: { _ref: "b" } }],
    ["brand", { slug: { current: "a" } }, { slug: { current: "b" } }],
    ["category", { slug: { current: "a" } }, { slug: { current: "b" } }],
    ["blogPost", { slug: { current: "a" } }, { slug: { current: "b" } }],
    ["blogCategory", { slug: { current: "a" } }, { slug: { current: "b" } }],
    ["blogAuthor", { id: { current: "a" } }, { id: { current: "b" } }],
  ])("detects a changed URL of a %s", (type, before, after) => {
    expect(doesChangeUrl(type, version(before), version(after))).toBe(true);
    expect(doesChangeUrl(type, version(before), version(before))).toBe(false);
  });

  it("ignores new documents, other fields and metadata of a slug", () => {
    expect(doesChangeUrl("page", null, version({ path: "/b" }))).toBe(false);
    expect(doesChangeUrl("page", version({ path: "/a" }), version({ path: "/a", title: "B" }))).toBe(false);
    const stored = version({ slug: { current: "a" } });
    expect(doesChangeUrl("brand", stored, version({ slug: { _type: "slug", current: "a" } }))).toBe(false);
    expect(doesChangeUrl("faq", version({ question: "a" }), version({ question: "b" }))).toBe(false);
  });
});

describe("validation of an editor's link", () => {
  it("rejects a required link without a target", () => {
    const sentence = "Choose where it goes: a page or another kind of link.";
    expect(validateLinkTarget(undefined)).toBe(sentence);
    expect(validateLinkTarget({ kind: "document" })).toBe(sentence);
    expect(validateLinkTarget({ kind: "mail", document: { _ref: "page-home" } })).toBe(sentence);
    expect(validateLinkTarget({ document: { _ref: "page-home" } })).toBe(true);
    expect(validateLinkTarget({ kind: "file", file: { asset: { _ref: "file-1" } } })).toBe(true);
    expect(validateLinkTarget({ kind: "phone", phone: "+1 406 555 0142" })).toBe(true);
  });

  it("rejects a phone number without a country code", () => {
    expect(validatePhoneNumber("+1 (406) 555-0142")).toBe(true);
    expect(validatePhoneNumber("406 555 0142")).toBe(
      "Start with + and the country code, as in +1 406 555 0142.",
    );
  });

  it("accepts only a heading or a filter as a place on a page", () => {
    expect(validateQueryOrAnchor("#delivery")).toBe(true);
    expect(validateQueryOrAnchor("?color=white&sort=name#list")).toBe(true);
    for (const suffix of ["#", "?", "#a#b", "#two words", "?a b", "#a?b=c d", "x#a"])
      expect(validateQueryOrAnchor(suffix)).not.toBe(true);
    expect(validateQueryOrAnchor("delivery")).toBe(
      "Start with # for a heading (#delivery) or ? for a filter (?color=white), without spaces.",
    );
  });
});
