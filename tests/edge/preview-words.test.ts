import { vercelStegaEncode } from "@vercel/stega";
import { describe, expect, it } from "vitest";
import { originOf, parted } from "~/edge/preview/browser/origin";
import { textAt } from "~/edge/preview/browser/typed";
import { plainWords } from "~/kernel/plain-words";
import { titleLength } from "~/kernel/text";
import { truncate } from "~/kernel/truncate";

const mark = vercelStegaEncode({ origin: "sanity.io", id: "a", type: "page", path: "title" });

describe("a marked word", () => {
  it("says its field, and nothing where the mark is cut or strange", () => {
    expect(originOf(`Doors${mark}`)).toEqual({ id: "a", type: "page", path: "title" });
    expect(originOf("Doors")).toBeUndefined();
    expect(originOf(`Doors${mark.slice(0, -8)}`)).toBeUndefined();
    expect(originOf(`Doors${vercelStegaEncode({ origin: "elsewhere" })}`)).toBeUndefined();
    expect(parted(`Doors${mark}`)).toEqual({ words: "Doors", mark });
  });

  it("is measured and cut without it, and keeps it", () => {
    expect(plainWords(`Doors${mark}`)).toBe("Doors");
    expect(titleLength(`Doors${mark}`)).toBe("short");
    expect(truncate(`Doors${mark}`, 5)).toBe(`Doors${mark}`);
    expect(truncate(`Doors and drawers${mark}`, 9)).toBe(`Doors and...${mark}`);
  });

  it("stands in a text of several: all are measured and cut without their marks, and the first says its field", () => {
    const other = vercelStegaEncode({ origin: "sanity.io", id: "b", type: "style", path: "name" });
    const joined = `Doors${mark}, drawers${other} and ${other}${mark}handles${other}`;
    expect(plainWords(joined)).toBe("Doors, drawers and handles");
    expect(titleLength(`Oak${mark} and ${other}ash${other}`)).toBe("short");
    expect(truncate(joined, 26)).toBe(joined);
    expect(truncate(joined, 20)).toBe(`Doors, drawers and...${mark}`);
    expect(truncate("Doors and drawers", 9)).toBe("Doors and...");
  });
});

describe("the text at a path", () => {
  const page = {
    title: "Home",
    blocks: [{ _key: "a", title: "Hello", rows: [{ _key: "r", cells: ["one", "two"] }] }],
  };

  it("is found through members by their key, and by their place", () => {
    expect(textAt(page, { path: "title" })).toBe("Home");
    expect(textAt(page, { path: 'blocks[_key=="a"].title' })).toBe("Hello");
    expect(textAt(page, { path: 'blocks[_key=="a"].rows[_key=="r"].cells[1]' })).toBe("two");
  });

  it("is none where nothing of that name stands", () => {
    expect(textAt(page, { path: 'blocks[_key=="gone"].title' })).toBeUndefined();
    expect(textAt(page, { path: "blocks" })).toBeUndefined();
    expect(textAt(page, { path: "title.deeper" })).toBeUndefined();
  });
});
