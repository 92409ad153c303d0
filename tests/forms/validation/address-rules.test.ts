import { describe, expect, it } from "vitest";
import { createAddressField } from "~/domains/forms/template/create-address-field";
import {
  isAddressField,
  validateAddressField,
  validateState,
} from "~/domains/forms/validation/address-rules";

describe("address field rules", () => {
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
    ["phone", "+44 555 123 4567", "Phone number can't exceed 10 digits"],
    ["phone", "555x1234567", "Phone number is invalid"],
  ] as const)(
    "validates %s as %j with the result %j [CHK-016] [CHK-017] [CHK-018] [CHK-019] [CHK-020]",
    (field, value, error) => {
      expect(validateAddressField(field, value)).toBe(error);
    },
  );

  it("recognizes address fields by their exact names only", () => {
    expect(["zip", "bill_zip", "toString"].map(isAddressField)).toEqual([true, false, false]);
  });
});

describe("address fields with text from phones and copied text", () => {
  it.each([
    ["address_1", "12 O\u2019Hare Ave"],
    ["address_1", "12\u00a0Main St"],
    ["phone", "\u202a(406) 555-0101\u202c"],
    ["phone", "406\u2011555\u20110101"],
    ["phone", "+1 406 555 0101"],
    ["phone", "1-406-555-0101"],
    ["zip", "\u200e59270"],
    ["zip", "59270-1234"],
    ["zip", "592701234"],
    ["first_name", "Jose\u0301\u00a0Luis"],
    ["email", "\u2066ada@example.com\u2069"],
    ["city", "Ｓｉｄｎｅｙ"],
  ] as const)(
    "accepts %s %j after normalization [CHK-012] [CHK-014] [CHK-016] [CHK-019] [CHK-020]",
    (field, value) => {
      expect(validateAddressField(field, value, { country: "US" })).toBeNull();
    },
  );

  it("rejects forbidden characters in each address field [CHK-014] [CHK-018]", () => {
    expect(validateAddressField("last_name", "O\u2019Brien")).toBe("Only alphabets are allowed");
    expect(validateAddressField("city", "Winston\u2011Salem")).toBe("Special characters are not allowed");
  });
});

describe("US ZIP codes", () => {
  it.each([
    ["544", "ZIP/Postal code seems too short"],
    ["5927", "ZIP/Postal code seems too short"],
    ["59270", null],
    ["592701", "ZIP/Postal code seems too long"],
    ["5927012", "ZIP/Postal code seems too long"],
    ["59270123", "ZIP/Postal code seems too long"],
    ["592701234", null],
    ["5927012345", "ZIP/Postal code seems too long"],
    ["59270-123", "Only numbers are allowed"],
  ])("validates the US ZIP code %s with the result %j [CHK-012] [CHK-013]", (zip, error) => {
    expect(validateAddressField("zip", zip, { country: "US" })).toBe(error);
  });

  it("accepts postal codes of three to ten digits in other countries [CHK-013]", () => {
    expect(validateAddressField("zip", "101", { country: "IS" })).toBeNull();
    expect(validateAddressField("zip", "5927", { country: "CH" })).toBeNull();
    expect(validateAddressField("zip", "12", { country: "IS" })).toBe("ZIP/Postal code seems too short");
  });
});

describe("address fields with allowed punctuation", () => {
  const openFields = ["first_name", "last_name", "address_1", "address_2", "city"] as const;

  it.each([
    ["last_name", "O'Brien"],
    ["last_name", "O\u2019Brien"],
    ["first_name", "Anne-Marie"],
    ["first_name", "J."],
    ["first_name", "J"],
    ["last_name", "महाजन"],
    ["last_name", "می\u200cخواهم"],
    ["city", "St. Louis"],
    ["city", "Winston-Salem"],
    ["city", "Coeur d'Alene"],
    ["address_1", "12 Main St #4"],
    ["address_1", "5th & Main"],
    ["address_2", "Apt 4/B"],
    ["address_1", "12-B Main St., O'Neill, Rd"],
  ] as const)("accepts punctuation in %s %s [CHK-014] [CHK-016] [CHK-018]", (field, value) => {
    expect(validateAddressField(field, value, { fieldsWithPunctuation: openFields })).toBeNull();
  });

  it.each([
    ["last_name", "", "This field is required"],
    ["last_name", "Ada2", "Only alphabets are allowed"],
    ["last_name", "<b>", "Only alphabets are allowed"],
    ["last_name", "-", "Only alphabets are allowed"],
    ["last_name", "a".repeat(51), "Name can't exceed 50 characters"],
    ["address_1", "12 Main St; DROP", "Special characters are not allowed"],
    ["address_1", "12 Main St 😀", "Special characters are not allowed"],
    ["city", "St. Louis\n<b>", "Special characters are not allowed"],
    ["city", "x".repeat(101), "This text is too long"],
    ["state", "M#T", "Special characters are not allowed"],
  ] as const)(
    "validates %s %j with the result %j when punctuation is allowed [CHK-014] [CHK-015] [CHK-016] [CHK-018]",
    (field, value, error) => {
      expect(validateAddressField(field, value, { fieldsWithPunctuation: openFields })).toBe(error);
    },
  );

  it("allows punctuation in the configured fields only", () => {
    expect(validateAddressField("city", "St. Louis", { fieldsWithPunctuation: ["last_name"] })).toBe(
      "Special characters are not allowed",
    );
  });
});

describe("state validation", () => {
  it("accepts a state of the country and the armed forces states", () => {
    expect(validateState("US", "WA")).toBeNull();
    expect(validateState("US", "AE")).toBeNull();
    expect(validateState("US", "Bavaria")).toBe("This field is required");
  });

  it("accepts any state of a country without a list", () => {
    expect(validateState("DE", "Bavaria")).toBeNull();
  });
});

describe("countries named like an object property", () => {
  it.each(["constructor", "__proto__", "toString"])(
    "rejects the country %s and requires no state for it",
    (country) => {
      expect(validateAddressField("country", country)).toBe("This field is required");
      expect(validateState(country, "Bavaria")).toBeNull();
    },
  );
});

describe("address fields without an editor's settings", () => {
  it("creates a field with its own name and no dependencies", () => {
    expect(createAddressField("zip")).toMatchObject({
      name: "zip",
      label: "ZIP code",
      required: true,
      dependsOn: undefined,
    });
  });

  it("makes the state depend on the country of the same address", () => {
    expect(createAddressField("state")).toMatchObject({ name: "state", dependsOn: "country" });
    expect(createAddressField("state", "bill_")).toMatchObject({
      name: "bill_state",
      dependsOn: "bill_country",
    });
  });

  it("makes the second address line optional", () => {
    expect(createAddressField("address_2").required).toBe(false);
  });
});
