import { describe, expect, it } from "vitest";
import { addressFieldError, isAddressField, stateError } from "~/domains/forms/address-fields";
import { plainAddressField } from "~/domains/forms/plain-address-field";

describe("an address field", () => {
  it.each([
    ["country", "", "This field is required"],
    ["country", "XX", "This field is required"],
    ["country", "US", null],
    ["address_2", "", null],
    ["address_2", "Apt #4", "Special characters are not allowed"],
    ["address_1", "x".repeat(100), null],
    ["address_1", "x".repeat(101), "This text is too long"],
    ["city", "St. Louis", "Special characters are not allowed"],
    ["state", "Nordrhein-Westfalen", null],
    ["phone", "(555) 123-4567", null],
    ["phone", "555 123 456", "Phone number must be at least 10 digits"],
    ["phone", "+1 555 123 4567", "Phone number can't exceed 10 digits"],
    ["phone", "555x1234567", "Phone number is invalid"],
  ] as const)("%s as %j: %j [CHK-016] [CHK-017] [CHK-018] [CHK-019] [CHK-020]", (field, value, complaint) => {
    expect(addressFieldError(field, value)).toBe(complaint);
  });

  it("is one by its own name alone", () => {
    expect(["zip", "bill_zip", "toString"].map(isAddressField)).toEqual([true, false, false]);
  });
});

describe("a state", () => {
  it("is one of its country's, or of the armed forces'", () => {
    expect(stateError("US", "WA")).toBeNull();
    expect(stateError("US", "AE")).toBeNull();
    expect(stateError("US", "Bavaria")).toBe("This field is required");
  });

  it("is any where its country's states are on no list", () => {
    expect(stateError("DE", "Bavaria")).toBeNull();
  });
});

describe("a country that has the name of what every object has", () => {
  it.each(["constructor", "__proto__", "toString"])(
    "%s is no choice, and asks for no state of its own",
    (country) => {
      expect(addressFieldError("country", country)).toBe("This field is required");
      expect(stateError(country, "Bavaria")).toBeNull();
    },
  );
});

describe("an address field of which no editor said anything", () => {
  it("has its own name, and hangs on nothing", () => {
    expect(plainAddressField("zip")).toMatchObject({
      name: "zip",
      label: "ZIP code",
      required: true,
      dependsOn: undefined,
    });
  });

  it("of the state hangs on the country of the same address", () => {
    expect(plainAddressField("state")).toMatchObject({ name: "state", dependsOn: "country" });
    expect(plainAddressField("state", "bill_")).toMatchObject({
      name: "bill_state",
      dependsOn: "bill_country",
    });
  });

  it("of the second line may stay empty", () => {
    expect(plainAddressField("address_2").required).toBe(false);
  });
});
