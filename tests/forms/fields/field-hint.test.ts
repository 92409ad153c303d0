import { describe, expect, it } from "vitest";
import { getFieldHelp } from "~/domains/forms/fields/field-hint";
import { createAddressField } from "~/domains/forms/template/create-address-field";

describe("hints for address errors", () => {
  it.each([
    [
      "last_name",
      "Only alphabets are allowed",
      "Use letters and spaces only: OBrien for O'Brien, Anne Marie for Anne-Marie.",
    ],
    [
      "city",
      "Special characters are not allowed",
      "Use letters, digits and spaces only: St Louis for St. Louis, Winston Salem for Winston-Salem.",
    ],
    [
      "address_1",
      "Special characters are not allowed",
      "Use letters, digits, spaces and , ' - . only: Apt 4 for #4, 5th and Main for 5th & Main.",
    ],
    ["phone", "Phone number can't exceed 10 digits", "Enter the ten digits of a US number: (406) 555-0101."],
    ["zip", "ZIP/Postal code seems too long", "A US ZIP code has five digits: 59270."],
  ] as const)("suggests another spelling for %s [CHK-014] [CHK-016] [CHK-018]", (field, error, help) => {
    expect(getFieldHelp(createAddressField(field, "bill_"), error)).toBe(help);
    expect(getFieldHelp(createAddressField(field, "ship_"), undefined)).toBeUndefined();
  });

  it("appends the hint to the editor's help and omits it where punctuation is allowed", () => {
    const field = { ...createAddressField("city", "bill_"), helpText: "Where you live." };
    const error = "Special characters are not allowed";
    expect(getFieldHelp(field, error)).toBe(
      "Where you live. Use letters, digits and spaces only: St Louis for St. Louis, Winston Salem for Winston-Salem.",
    );
    expect(getFieldHelp({ ...field, allowPunctuation: true }, error)).toBe("Where you live.");
    expect(getFieldHelp(field, "This field is required")).toBe("Where you live.");
  });
});
