import { describe, expect, it } from "vitest";
import { parseStepHash, toStepHash } from "~/domains/forms/view/step-history";

describe("step hash of a form", () => {
  it("writes the form's name and the step's number, counted from one, into the URL hash", () => {
    expect(toStepHash("claim", 0)).toBe("#claim-step-1");
    expect(toStepHash("claim", 2)).toBe("#claim-step-3");
    expect(parseStepHash("#claim-step-1", "claim")).toBe(0);
    expect(parseStepHash("#claim-step-12", "claim")).toBe(11);
  });

  it("escapes a form's name in the step hash", () => {
    expect(toStepHash("door & drawer", 1)).toBe("#door%20%26%20drawer-step-2");
    expect(parseStepHash("#door%20%26%20drawer-step-2", "door & drawer")).toBe(1);
  });

  it.each([
    "",
    "#",
    "#main",
    "#dealer-step-2",
    "#claim-step-0",
    "#claim-step-",
    "#claim-step-2x",
    "#claim-step-123",
  ])("returns null for a hash of another form: %j", (hash) => {
    expect(parseStepHash(hash, "claim")).toBeNull();
  });
});
