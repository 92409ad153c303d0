import { describe, expect, it } from "vitest";
import { getImageUrl, getSrcSet } from "~/content/pictures/image";

const door = {
  src: "/lake/images/local/production/abc-900x1200.webp",
  alt: "A door",
  width: 900,
  height: 1200,
  lqip: undefined,
  focus: undefined,
  crop: undefined,
};

describe("picture renditions", () => {
  it("creates no rendition larger than the original picture", () => {
    const widths = getSrcSet(door).match(/\d+w/g);
    expect(widths).toEqual(["160w", "240w", "320w", "480w", "640w", "800w", "900w"]);
  });

  it("crops a rendition around the focal point for a given ratio", () => {
    expect(getImageUrl({ ...door, focus: { x: 0.5, y: 0.25 } }, 600, 3 / 2)).toBe(
      "/lake/images/local/production/abc-900x1200.webp?w=600&h=400&fit=crop&crop=focalpoint&fp-x=0.500&fp-y=0.250&q=78&auto=format",
    );
  });

  it("excludes from a rendition what the editor cropped", () => {
    const cropped = { ...door, crop: { top: 0.1, bottom: 0.1, left: 0, right: 0 } };
    expect(getImageUrl(cropped, 300)).toContain("rect=0%2C120%2C900%2C960");
  });
});
