import { describe, expect, it } from "vitest";
import { adjustCaret } from "../../studio/structure/adjust-caret";

describe("caret position after a colleague's edit", () => {
  it("moves forward when text is inserted before the caret", () => {
    expect(adjustCaret("Navy door", "The Navy door", 9)).toBe(13);
    expect(adjustCaret("Navy door", "The Navy door", 4)).toBe(8);
  });

  it("stays when text is inserted at or after the caret", () => {
    expect(adjustCaret("Navy door", "Navy doors", 4)).toBe(4);
    expect(adjustCaret("Navy", "Navy door", 4)).toBe(4);
  });

  it("moves back when text is removed before the caret", () => {
    expect(adjustCaret("The Navy door", "Navy door", 13)).toBe(9);
  });

  it("moves behind the new text when the text around the caret is replaced", () => {
    expect(adjustCaret("A navy door", "A green door", 4)).toBe(7);
  });
});
