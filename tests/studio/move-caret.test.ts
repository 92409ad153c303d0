import { describe, expect, it } from "vitest";
import { moveCaret } from "../../studio/desk/move-caret";

describe("a caret, when a colleague's letters come into the field", () => {
  it("moves on by what came in before it", () => {
    expect(moveCaret("Navy door", "The Navy door", 9)).toBe(13);
    expect(moveCaret("Navy door", "The Navy door", 4)).toBe(8);
  });

  it("stays where it is when something came in behind it, or right at it", () => {
    expect(moveCaret("Navy door", "Navy doors", 4)).toBe(4);
    expect(moveCaret("Navy", "Navy door", 4)).toBe(4);
  });

  it("moves back by what was taken out before it", () => {
    expect(moveCaret("The Navy door", "Navy door", 13)).toBe(9);
  });

  it("stands behind the new words when those around it were replaced", () => {
    expect(moveCaret("A navy door", "A green door", 4)).toBe(7);
  });
});
