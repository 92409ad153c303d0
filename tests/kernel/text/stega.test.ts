import { vercelStegaEncode } from "@vercel/stega";
import { describe, expect, it } from "vitest";
import { stripStega } from "~/kernel/text/stega";
import { titleLength } from "~/kernel/text/text";
import { truncate } from "~/kernel/text/truncate";

const mark = vercelStegaEncode({ origin: "sanity.io", id: "a", type: "page", path: "title" });

describe("a stega-marked text", () => {
  it("measures and shortens a text without its mark, and keeps the mark", () => {
    expect(stripStega(`Doors${mark}`)).toBe("Doors");
    expect(titleLength(`Doors${mark}`)).toBe("short");
    expect(truncate(`Doors${mark}`, 5)).toBe(`Doors${mark}`);
    expect(truncate(`Doors and drawers${mark}`, 9)).toBe(`Doors and...${mark}`);
  });

  it("ignores several marks in a joined text and keeps the first when it is shortened", () => {
    const other = vercelStegaEncode({ origin: "sanity.io", id: "b", type: "style", path: "name" });
    const joined = `Doors${mark}, drawers${other} and ${other}${mark}handles${other}`;
    expect(stripStega(joined)).toBe("Doors, drawers and handles");
    expect(titleLength(`Oak${mark} and ${other}ash${other}`)).toBe("short");
    expect(truncate(joined, 26)).toBe(joined);
    expect(truncate(joined, 20)).toBe(`Doors, drawers and...${mark}`);
    expect(truncate("Doors and drawers", 9)).toBe("Doors and...");
  });
});
