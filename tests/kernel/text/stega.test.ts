import { vercelStegaEncode } from "@vercel/stega";
import { describe, expect, it } from "vitest";
import { stripStega } from "~/kernel/text/stega";
import { classifyTitleLength } from "~/kernel/text/text";
import { truncate } from "~/kernel/text/truncate";

const stegaSuffix = vercelStegaEncode({ origin: "sanity.io", id: "a", type: "page", path: "title" });

describe("a stega-marked text", () => {
  it("measures and shortens a text without its mark, and keeps the mark", () => {
    expect(stripStega(`Doors${stegaSuffix}`)).toBe("Doors");
    expect(classifyTitleLength(`Doors${stegaSuffix}`)).toBe("short");
    expect(truncate(`Doors${stegaSuffix}`, 5)).toBe(`Doors${stegaSuffix}`);
    expect(truncate(`Doors and drawers${stegaSuffix}`, 9)).toBe(`Doors and...${stegaSuffix}`);
  });

  it("ignores several marks in a joined text and keeps the first when it is shortened", () => {
    const other = vercelStegaEncode({ origin: "sanity.io", id: "b", type: "style", path: "name" });
    const joined = `Doors${stegaSuffix}, drawers${other} and ${other}${stegaSuffix}handles${other}`;
    expect(stripStega(joined)).toBe("Doors, drawers and handles");
    expect(classifyTitleLength(`Oak${stegaSuffix} and ${other}ash${other}`)).toBe("short");
    expect(truncate(joined, 26)).toBe(joined);
    expect(truncate(joined, 20)).toBe(`Doors, drawers and...${stegaSuffix}`);
    expect(truncate("Doors and drawers", 9)).toBe("Doors and...");
  });
});
