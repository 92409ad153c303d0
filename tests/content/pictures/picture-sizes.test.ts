import { describe, expect, it } from "vitest";
import {
  formatCropRect,
  getCroppedWidth,
  isAllowedSize,
  maxPictureEdge,
  pictureWidths,
  toCropParams,
  toPresetRatio,
  toPresetWidth,
} from "~/content/pictures/picture-sizes";

const original = { width: 2000, height: 3000 };
const crop = { left: 0.1, right: 0.2, top: 0.05, bottom: 0.15 };
const isAllowed = (query: string, framings: Parameters<typeof isAllowedSize>[2] = []) =>
  isAllowedSize(new URLSearchParams(query), original, framings);

describe("the picture sizes of a page", () => {
  it("rounds a picture width up to a step of the srcset, at most its own width", () => {
    expect(pictureWidths).toEqual([160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560]);
    expect([toPresetWidth(300, 2000), toPresetWidth(320, 2000), toPresetWidth(1, 2000)]).toEqual([
      320, 320, 40,
    ]);
    expect([toPresetWidth(1900, 1000), toPresetWidth(9000, 12_000), maxPictureEdge]).toEqual([
      1000, 2560, 2560,
    ]);
  });

  it("rounds a picture's aspect ratio to the nearest named one", () => {
    expect([toPresetRatio(1.5), toPresetRatio(1.02), toPresetRatio(0.1), toPresetRatio(50)]).toEqual([
      1.5,
      1,
      0.75,
      1920 / 787,
    ]);
  });
});

describe("an editor's crop", () => {
  it("converts a crop to a pixel rectangle, or to null when nothing is cropped", () => {
    expect(formatCropRect(original, crop)).toBe("200,150,1400,2400");
    expect(formatCropRect(original, undefined)).toBeNull();
    expect(formatCropRect(original, { left: 0, right: 0, top: 0, bottom: 0 })).toBeNull();
    expect(formatCropRect(original, { left: 0, right: 0, top: 0, bottom: 0.5 })).toBe("0,0,2000,1500");
    expect(formatCropRect(original, { left: 0.1, right: 0.1, top: 0, bottom: 0 })).toBe("200,0,1600,3000");
    expect(formatCropRect(original, { left: 0, right: 0, top: 0.1, bottom: 0.1 })).toBe("0,300,2000,2400");
    expect(formatCropRect(original, { left: 0.1, right: 0, top: 0.1, bottom: 0 })).toBe("200,300,1800,2700");
  });

  it("reduces the width of a picture by its crop", () => {
    expect([getCroppedWidth(original, crop), getCroppedWidth(original, undefined)]).toEqual([1400, 2000]);
  });
});

describe("a crop around a focal point", () => {
  it("crops around the focal point, or around the middle without one", () => {
    expect(toCropParams(480, 3 / 4, { x: 0.5, y: 0.12345 })).toEqual({
      h: "640",
      fit: "crop",
      crop: "focalpoint",
      "fp-x": "0.500",
      "fp-y": "0.123",
    });
    expect(toCropParams(480, 16 / 9, undefined)).toEqual({ h: "270", fit: "crop" });
  });
});

describe("a picture size in a visitor's request", () => {
  it.each([
    "w=480&auto=format",
    "w=480&q=78&auto=format",
    "w=480&q=85&fm=jpg",
    "w=2000&auto=format",
    "w=480&h=640&fit=crop&auto=format",
    "w=480&h=640&fit=crop&auto=format&dl=door.webp",
  ])("accepts the picture request %s", (query) => {
    expect(isAllowed(query)).toBe(true);
  });

  it.each([
    "",
    "w=481&auto=format",
    "w=480",
    "w=480&q=79&auto=format",
    "w=480&auto=format&blur=50&bg=fff",
    "w=480&h=641&fit=crop&auto=format",
    "w=480&h=640&auto=format",
    "w=480&auto=format&rect=0,0,10,10",
    "w=480&auto=format&dpr=3",
    "w=1400&auto=format",
  ])("rejects the picture request %s", (query) => {
    expect(isAllowed(query)).toBe(false);
  });

  it("accepts an editor's crop and focal point, and no other", () => {
    const focus = { x: 0.25, y: 0.75 };
    const rect = "rect=200,150,1400,2400";
    const point = "crop=focalpoint&fp-x=0.250&fp-y=0.750";
    expect(isAllowed(`w=1400&${rect}&auto=format`, [{ crop }])).toBe(true);
    expect(isAllowed(`w=480&${rect}&auto=format`, [{ crop }])).toBe(true);
    expect(isAllowed("w=480&rect=201,150,1400,2400&auto=format", [{ crop }])).toBe(false);
    expect(isAllowed(`w=480&h=640&fit=crop&${point}&auto=format`, [{ focus }])).toBe(true);
    expect(isAllowed(`w=480&h=640&fit=crop&${point}&auto=format`)).toBe(false);
    expect(isAllowed(`w=480&h=640&fit=crop&${point}&${rect}&auto=format`, [{ crop, focus }])).toBe(true);
  });
});
