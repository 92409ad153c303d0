import { describe, expect, it } from "vitest";
import { readSnapshot } from "./accessible-text";

describe("readSnapshot", () => {
  it.each([
    ["a text", "- paragraph: Nothing here yet.", "Nothing here yet."],
    ["a quoted text", '- paragraph: "Note: \\"soft\\" close"', 'Note: "soft" close'],
    ["a name with a colon", `- 'button "Add: it''s free"'`, "Add: it's free"],
    ["a picture", '- img "A white kitchen"', "A white kitchen"],
    [
      "equal neighbors",
      '- row "Filler $1.00 $1.00":\n  - cell "Filler"\n  - cell "$1.00"\n  - cell "$1.00"',
      "Filler $1.00 $1.00",
    ],
    ["the name of a list", '- list "Account":\n  - listitem: Orders', "Account Orders"],
    ["the value of a field", '- text: City\n- textbox "City": Sidney', "City Sidney"],
    ["an unlabeled text beside a field", '- text: Town\n- textbox "City": Sidney', "Town City Sidney"],
    ["a box and its label", '- checkbox "Agree"\n- text: Agree', "Agree"],
    ["a placeholder", '- textbox "City":\n  - /placeholder: Sidney', "City Sidney"],
    [
      "the chosen option alone",
      '- combobox "State":\n  - option "Texas"\n  - option "Montana" [selected]',
      "State Montana",
    ],
    [
      "the name of a link instead of its content",
      '- link "Orders of Fern":\n  - /url: /orders\n  - text: Orders',
      "Orders of Fern",
    ],
    [
      "texts around a link",
      '- paragraph:\n  - text: Pay\n  - link "now"\n  - text: or later.',
      "Pay now or later.",
    ],
  ])("reads %s", (_what, snapshot, text) => {
    expect(readSnapshot(snapshot)).toBe(text);
  });

  it("throws an error for a line of an unknown form", () => {
    expect(() => readSnapshot("- Paragraph 3")).toThrow(
      "this line of an accessibility snapshot cannot be parsed: - Paragraph 3",
    );
  });
});
