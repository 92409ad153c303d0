import { describe, expect, it } from "vitest";
import { adjustCaret } from "../../studio/structure/adjust-caret";

describe("a caret, when a colleague's letters come into the field", () => {
  it("moves on by what came in before it", () => {
    expect(adjustCaret("Navy door", "The Navy door", 9)).toBe(13);
    expect(adjustCaret("Navy door", "The Navy door", 4)).toBe(8);
  });

  it("stays where it is when something came in behind it, or right at it", () => {
    expect(adjustCaret("Navy door", "Navy doors", 4)).toBe(4);
    expect(adjustCaret("Navy", "Navy door", 4)).toBe(4);
  });

  it("moves back by what was taken out before it", () => {
    expect(adjustCaret("The Navy door", "Navy door", 13)).toBe(9);
  });

  it("stands behind the new words when those around it were replaced", () => {
    expect(adjustCaret("A navy door", "A green door", 4)).toBe(7);
  });
});
