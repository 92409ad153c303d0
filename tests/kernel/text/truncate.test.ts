import { describe, expect, it } from "vitest";
import { truncate } from "~/kernel/text/truncate";

describe("truncate", () => {
  it("leaves a text unchanged that is within the limit", () => {
    expect(truncate("Solid maple", 11)).toBe("Solid maple");
  });

  it("shortens a text at a word boundary and adds '...' [FMT-004]", () => {
    expect(truncate("Solid maple frames and doors", 15)).toBe("Solid maple...");
    expect(truncate("Solid maple frames and doors", 11)).toBe("Solid maple...");
    expect(truncate("Solid  maple", 7)).toBe("Solid...");
  });

  it("shortens a text inside a word only when it has no word boundary", () => {
    expect(truncate("Antidisestablishmentarianism", 10)).toBe("Antidisest...");
    expect(truncate(" Antidisestablishmentarianism", 10)).toBe(" Antidises...");
  });
});
