import { describe, expect, it } from "vitest";
import { adjustCaret } from "../../studio/structure/adjust-caret";

describe("caret position after a colleague's edit", () => {
  it("moves the caret forward when text is inserted before it", () => {
    expect(adjustCaret("Navy door", "The Navy door", 9)).toBe(13);
    expect(adjustCaret("Navy door", "The Navy door", 4)).toBe(8);
  });

  it("keeps the caret when text is inserted at or after it", () => {
    expect(adjustCaret("Navy door", "Navy doors", 4)).toBe(4);
    expect(adjustCaret("Navy", "Navy door", 4)).toBe(4);
  });

  it("moves the caret back when text is removed before it", () => {
    expect(adjustCaret("The Navy door", "Navy door", 13)).toBe(9);
  });

  it("moves the caret behind the new text when the text around it is replaced", () => {
    expect(adjustCaret("A navy door", "A green door", 4)).toBe(7);
  });
});
