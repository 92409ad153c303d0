import { describe, expect, it } from "vitest";
import { getQuoteFieldHint } from "~/domains/quotes/back-office/quote-address.schema";
import { quoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import {
  summarizeQuoteErrors,
  toFieldErrors,
  toFieldPath,
  toHints,
} from "../../studio/tools/back-office/quote-errors";

const needed = "This field is required";

describe("hint for an invalid field of a quote", () => {
  const message = "Only alphabets are allowed";
  const hint = "Use letters and spaces only: OBrien for O'Brien, Anne Marie for Anne-Marie.";

  it("matches the checkout field's hint for the customer and both addresses [CHK-014]", () => {
    for (const path of [
      ["input", "lastName"],
      ["input", "billing", "lastName"],
      ["shipping", "lastName"],
    ])
      expect(getQuoteFieldHint(path, message, [])).toBe(hint);
    expect(getQuoteFieldHint(["lastName"], message, ["last_name"])).toBeUndefined();
    expect(getQuoteFieldHint(["items", 0, "name"], message, [])).toBeUndefined();
  });

  it("returns the hint for an invalid quote field by the path of the field", () => {
    const fields = [
      { field: "input.billing.lastName", message, hint },
      { field: "email", message: needed },
    ];
    expect(toHints(fields)).toEqual({ "billing.lastName": hint });
  });
});

describe("validation errors of a quote", () => {
  it("reports three invalid fields of a quote by their labels and counts the others", () => {
    const errors = toFieldErrors([
      { field: "input.email", message: "Invalid email address" },
      { field: "input.billing.street1", message: needed },
      { field: "input.items.1.price", message: "Enter an amount in dollars" },
      { field: "input.items.0.name", message: needed },
    ]);
    expect(summarizeQuoteErrors(errors)).toBe(
      "Email: Invalid email address · Street (billing address): This field is required · Item 2, unit price: Enter an amount in dollars · and 1 more",
    );
  });

  it("reports a missing name once for the customer and both addresses", () => {
    const fields = ["firstName", "billing.firstName", "shipping.firstName"];
    expect(toFieldErrors(fields.map((field) => ({ field: `input.${field}`, message: needed })))).toEqual({
      firstName: needed,
    });
  });

  it("describes invalid numbers of a quote in sentences", () => {
    const parsedQuery = quoteInputSchema.safeParse({
      ...{ firstName: "Ada", lastName: "Li", email: "ada@example.com", taxPercent: null, discount: null },
      billing: { firstName: "Al", lastName: "Li", street1: "1 St", city: "X", state: "MT", zipCode: "59270" },
      items: [{ name: "Door", qty: null, price: null }],
      shippingCharge: { label: "Freight", amount: null },
    });
    const text = toFieldErrors(
      (parsedQuery.error?.issues ?? []).map(({ path, message }) => ({ field: path.join("."), message })),
    );
    expect(text).toEqual({
      "items.0.qty": "Enter a whole number from 1 to 10,000",
      "items.0.price": "Enter an amount in dollars, for example 1,234.50",
      "shippingCharge.amount": "Enter an amount in dollars, for example 1,234.50",
      discount: "Enter an amount in dollars, for example 1,234.50",
    });
    expect(toFieldPath("shippingAmount")).toBe("shippingCharge.amount");
  });
});
