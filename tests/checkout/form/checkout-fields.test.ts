import { describe, expect, it } from "vitest";
import { checkoutForm } from "#tests/support/browser/checkout";
import { copyBillingToShipping, validateCheckoutField } from "~/domains/checkout/form/checkout-fields";
import { placeOrderSchema } from "~/domains/checkout/place-order/place-order.schema";

const listErrors = (field: string, values: readonly string[]) =>
  values.map((value) => validateCheckoutField(field, value));

describe("the validation of checkout fields", () => {
  it("requires digits in a ZIP [CHK-012]", () => {
    expect(listErrors("bill_zip", ["", "  ", "59A70", "59270-12", "59270"])).toEqual([
      "ZIP/Postal code is required",
      "ZIP/Postal code is required",
      "Only numbers are allowed",
      "Only numbers are allowed",
      null,
    ]);
  });

  it("requires 3 to 10 digits in a ZIP [CHK-013]", () => {
    expect(listErrors("ship_zip", ["59", "592", "1234567890", "12345678901"])).toEqual([
      "ZIP/Postal code seems too short",
      null,
      null,
      "ZIP/Postal code seems too long",
    ]);
  });

  it("allows only letters and spaces in names [CHK-014]", () => {
    expect(listErrors("bill_first_name", ["", "Ada2", "O'Brien", "Mary Ann", "José"])).toEqual([
      "This field is required",
      "Only alphabets are allowed",
      "Only alphabets are allowed",
      null,
      null,
    ]);
  });

  it("requires names of 2 to 50 characters [CHK-015]", () => {
    expect(listErrors("ship_last_name", ["A", "Al", "a".repeat(50), "a".repeat(51)])).toEqual([
      "Name must be at least 2 characters",
      null,
      null,
      "Name can't exceed 50 characters",
    ]);
  });

  it("rejects special characters in the first address line [CHK-016]", () => {
    expect(listErrors("bill_address_1", ["", "12 Main St #4", "12-B Main St., O'Neill, Rd"])).toEqual([
      "This field is required",
      "Special characters are not allowed",
      null,
    ]);
  });

  it("allows an empty second address line with the same characters [CHK-017]", () => {
    expect(listErrors("bill_address_2", ["", "Apt/4", "Apt 4"])).toEqual([
      null,
      "Special characters are not allowed",
      null,
    ]);
  });

  it("allows letters, digits and spaces in a city [CHK-018]", () => {
    expect(listErrors("ship_city", ["", "St. Paul", "Sidney 2"])).toEqual([
      "This field is required",
      "Special characters are not allowed",
      null,
    ]);
  });

  it("allows only phone characters in a phone number [CHK-019]", () => {
    expect(listErrors("bill_phone", ["", "406-555-01x0", "(406) 555-0100", "406.555.0100"])).toEqual([
      "Phone number is required",
      "Phone number is invalid",
      null,
      null,
    ]);
  });

  it("requires exactly ten digits in a phone number [CHK-020]", () => {
    expect(listErrors("bill_phone", ["406555010", "4065550100", "+44 406 555 0100"])).toEqual([
      "Phone number must be at least 10 digits",
      null,
      "Phone number can't exceed 10 digits",
    ]);
  });

  it("rejects the value no-methods as a shipping method [CHK-021]", () => {
    expect(listErrors("shippingMethod", ["no-methods", "standard"])).toEqual([
      "Sorry, no shipping methods are available for the selected shipping address.",
      null,
    ]);
  });

  it("requires a payment method [CHK-022]", () => {
    expect(listErrors("paymentMethod", ["", "credit-card"])).toEqual([
      "Please select a payment method",
      null,
    ]);
  });

  it("requires an email address", () => {
    expect(listErrors("bill_email", ["", "ada", "ada@example.com"])).toEqual([
      "This field is required",
      "Invalid email address",
      null,
    ]);
  });

  it.each([
    "v<victim@evil.co>",
    "Ada <ada@example.com>",
    "ada@example.com,bob@example.com",
    "ada@example.com\nBcc: bob@example.com",
    '"ada"@example.com',
    "<b>ada</b>@example.com",
    "ada@exa<mple.com",
    "ada..l@example.com",
    ".ada@example.com",
    "ada@example",
    "ada@-example.com",
    "ada@127.0.0.1",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a".repeat(250)}.com`,
  ])("rejects text around an email address: %s [FORM-010]", (email) => {
    expect(validateCheckoutField("bill_email", email)).toBe("Invalid email address");
  });

  it.each(["ada.l+samples@mail.example.co.uk", "o'neill_7@xn--bcher-kva.example", "ADA@EXAMPLE.COM"])(
    "accepts common email addresses: %s",
    (email) => {
      expect(validateCheckoutField("bill_email", email)).toBeNull();
    },
  );

  it("requires a listed country and rejects markup in the state", () => {
    expect(listErrors("bill_country", ["", "US", "XX", "<b>"])).toEqual([
      "This field is required",
      null,
      "This field is required",
      "This field is required",
    ]);
    expect(listErrors("ship_state", ["MT", "Québec", "<script>", "a".repeat(101)])).toEqual([
      null,
      null,
      "Special characters are not allowed",
      "This text is too long",
    ]);
  });

  it("requires a state of the chosen country", () => {
    const problems = (country: string, state: string) => {
      const form = { ...checkoutForm, bill_country: country, bill_state: state };
      const parsed = placeOrderSchema.safeParse(form);
      return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(problems("US", "MT")).toEqual([]);
    expect(problems("CA", "Saskatchewan")).toEqual([]);
    expect(problems("US", "ZZ")).toEqual([
      "bill_state: This field is required",
      "ship_state: This field is required",
    ]);
  });

  it("limits the length of address lines", () => {
    const long = "a".repeat(101);
    for (const field of ["bill_address_1", "bill_address_2", "ship_city"]) {
      expect(validateCheckoutField(field, long)).toBe("This text is too long");
    }
  });

  it("copies billing to shipping, in foreign countries too [CHK-005] [CHK-006]", () => {
    expect(copyBillingToShipping({ bill_country: "CA", bill_city: "Regina", ship_city: "Sidney" })).toEqual({
      bill_country: "CA",
      bill_city: "Regina",
      ship_city: "Regina",
      ship_country: "CA",
    });
  });
});
