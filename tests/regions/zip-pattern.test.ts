import { describe, expect, it } from "vitest";
import { findBestZipMatch, matchesZip } from "~/domains/regions/zip-pattern";

const best = (zip: string, patterns: readonly string[]) =>
  findBestZipMatch(zip, patterns, (pattern) => [pattern]);

describe("ZIP patterns", () => {
  it.each([
    ["59270", "59270", true],
    ["59270", "59271", false],
    ["12345-12399", "12345", true],
    ["12345-12399", "12370", true],
    ["12345-12399", "12399", true],
    ["12345-12399", "12344", false],
    ["12345-12399", "12400", false],
    ["01001-01099", "01050", true],
    ["12345 - 12399", "12370", true],
    ["x12345-12399", "12370", false],
    ["12345-12399x", "12370", false],
    ["10000-10001", "1e4", false],
    ["12399-12345", "12350", false],
    ["*", "00000", true],
    ["75*", "75201", true],
    ["75*", "76201", false],
    ["*75", "75201", false],
    ["7*5", "75201", false],
    ["", "75201", false],
    ["*", "", false],
    [" 75* ", " 75201 ", true],
  ])("checks whether the ZIP pattern '%s' covers %s: %s [SHIP-007] [TAX-001]", (pattern, zip, covered) => {
    expect(matchesZip(pattern, zip)).toBe(covered);
  });

  it("prefers the exact ZIP to a range and to a wildcard, however they are listed [SHIP-007] [TAX-001]", () => {
    expect(best("58854", ["*", "588*", "58800-58899", "58854"])).toBe("58854");
    expect(best("58854", ["58854", "58800-58899", "588*", "*"])).toBe("58854");
    expect(best(" 58854 ", [" 588* ", "*"])).toBe(" 588* ");
  });

  it("prefers a ZIP range to a wildcard, even to a long one [SHIP-007] [TAX-001]", () => {
    expect(best("58854", ["5885*", "50000-59999"])).toBe("50000-59999");
  });

  it("prefers the wildcard with the longer prefix, and the narrower range [SHIP-007]", () => {
    expect(best("58854", ["*", "58*", "588*"])).toBe("588*");
    expect(best("58854", ["50000-59999", "58800-58899"])).toBe("58800-58899");
  });

  it("prefers the first listed of two equal ZIP patterns [SHIP-007]", () => {
    expect(
      findBestZipMatch(
        "58854",
        [
          { name: "first", zips: ["588*"] },
          { name: "second", zips: ["588*"] },
        ],
        ({ zips }) => zips,
      )?.name,
    ).toBe("first");
  });

  it("finds nothing where no ZIP pattern fits [SHIP-007] [TAX-001]", () => {
    expect(best("10001", ["58*", "58854", "59000-59999"])).toBeNull();
  });
});
