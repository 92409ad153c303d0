import { describe, expect, it } from "vitest";
import { getKeyboardProps } from "~/domains/forms/fields/keyboard-props";

describe("keyboard and autofill of address fields", () => {
  it.each([
    ["first_name", { autoComplete: "given-name", autoCapitalize: "words" }],
    ["last_name", { autoComplete: "family-name", autoCapitalize: "words" }],
    ["email", { autoComplete: "email", inputMode: "email", autoCapitalize: "none" }],
    ["phone", { autoComplete: "tel-national", inputMode: "tel" }],
    ["address_1", { autoComplete: "address-line1", autoCapitalize: "words" }],
    ["address_2", { autoComplete: "address-line2", autoCapitalize: "words" }],
    ["country", { autoComplete: "country" }],
    ["state", { autoComplete: "address-level1" }],
    ["city", { autoComplete: "address-level2", autoCapitalize: "words" }],
    ["zip", { autoComplete: "postal-code", inputMode: "numeric" }],
  ])("gives the field %s the attributes %j", (name, keyboard) => {
    expect(getKeyboardProps(name)).toEqual(keyboard);
  });

  it("adds the address section to the autofill names in a form with two addresses", () => {
    expect(getKeyboardProps("bill_zip")).toEqual({
      autoComplete: "billing postal-code",
      inputMode: "numeric",
    });
    expect(getKeyboardProps("ship_country")).toEqual({ autoComplete: "shipping country" });
  });

  it.each([[""], ["topic"], ["bill_"], ["bill_topic"], ["my_zip"], ["zip_code"], ["toString"]])(
    "sets no attributes for a field named %j",
    (name) => {
      expect(getKeyboardProps(name)).toEqual({});
    },
  );
});
