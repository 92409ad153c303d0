import { vercelStegaEncode } from "@vercel/stega";
import { describe, expect, it } from "vitest";
import { decodeOrigin, splitStega } from "~/edge/preview/browser/origin";
import { getTextAt } from "~/edge/preview/browser/typed";

const stegaSuffix = vercelStegaEncode({ origin: "sanity.io", id: "a", type: "page", path: "title" });

describe("a stega-marked text", () => {
  it("returns the field of a text unless its mark is incomplete or from another source", () => {
    expect(decodeOrigin(`Doors${stegaSuffix}`)).toEqual({ id: "a", type: "page", path: "title" });
    expect(decodeOrigin("Doors")).toBeUndefined();
    expect(decodeOrigin(`Doors${stegaSuffix.slice(0, -8)}`)).toBeUndefined();
    expect(decodeOrigin(`Doors${vercelStegaEncode({ origin: "elsewhere" })}`)).toBeUndefined();
    expect(splitStega(`Doors${stegaSuffix}`)).toEqual({ text: "Doors", stega: stegaSuffix });
  });
});

describe("textAt", () => {
  const page = {
    title: "Home",
    blocks: [{ _key: "a", title: "Hello", rows: [{ _key: "r", cells: ["one", "two"] }] }],
  };

  it("finds a text through array members by key and by index", () => {
    expect(getTextAt(page, { path: "title" })).toBe("Home");
    expect(getTextAt(page, { path: 'blocks[_key=="a"].title' })).toBe("Hello");
    expect(getTextAt(page, { path: 'blocks[_key=="a"].rows[_key=="r"].cells[1]' })).toBe("two");
  });

  it("finds no text at a path that does not exist", () => {
    expect(getTextAt(page, { path: 'blocks[_key=="gone"].title' })).toBeUndefined();
    expect(getTextAt(page, { path: "blocks" })).toBeUndefined();
    expect(getTextAt(page, { path: "title.deeper" })).toBeUndefined();
  });
});
