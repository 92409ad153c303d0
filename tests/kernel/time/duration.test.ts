import { describe, expect, it } from "vitest";
import { parseDuration } from "~/kernel/time/duration";

describe("parseDuration", () => {
  it.each([
    ["30s", 30_000],
    ["15m", 900_000],
    ["24h", 86_400_000],
    ["7d", 604_800_000],
    ["2w", 1_209_600_000],
  ])("reads a duration in the units s, m, h, d, w: %s [POP-006]", (written, ms) => {
    expect(parseDuration(written)).toBe(ms);
  });

  it.each([
    ["1.5h", 5_400_000],
    ["0s", 0],
    [" 2 D ", 172_800_000],
  ])("reads a duration with a fraction, spaces or capitals: '%s'", (written, ms) => {
    expect(parseDuration(written)).toBe(ms);
  });

  it.each([undefined, "", "soon", "5 years", "-3h", "1.h", "3h later"])(
    "falls back to 24 h for an unreadable text: %s [POP-006]",
    (written) => {
      expect(parseDuration(written)).toBe(86_400_000);
    },
  );

  it("falls back to a given duration for an unreadable text", () => {
    expect(parseDuration("soon", 5_000)).toBe(5_000);
    expect(parseDuration("3s", 5_000)).toBe(3_000);
  });
});
