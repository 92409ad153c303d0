import { describe, expect, it } from "vitest";
import { quoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import {
  calculateQuoteTotal,
  findQuoteAddress,
  getSubtotal,
  isEditable,
  isExpired,
  isPayable,
} from "~/domains/quotes/quote";
import { cents } from "~/kernel/money/money";

const noon = new Date("2026-03-02T12:00:00Z");
/** The last day, November 26, in the old format with an hour and in the current one, the end of the shop's day. */
const lastDays = [new Date("2026-11-26T16:00:00Z"), new Date("2026-11-27T06:59:59.999Z")];
const lastMoment = new Date("2026-11-27T06:59:59.999Z");
const nextMidnight = new Date("2026-11-27T07:00:00Z");
const statuses = ["draft", "ready_to_order", "canceled", "ordered"] as const;

describe("the rules of a quote", () => {
  it("expires a quote after its last day unless it was ordered [QUOT-008]", () => {
    for (const expiresAt of lastDays) {
      const expired = (now: Date) => statuses.map((status) => isExpired({ status, expiresAt }, now));
      expect(expired(lastMoment)).toEqual([false, false, false, false]);
      expect(expired(nextMidnight)).toEqual([true, true, true, false]);
    }
  });

  it("allows paying a quote once sent, through its last day [QUOT-008]", () => {
    for (const expiresAt of lastDays) {
      const payable = (now: Date) => statuses.map((status) => isPayable({ status, expiresAt }, now));
      expect(payable(lastMoment)).toEqual([false, true, false, false]);
      expect(payable(nextMidnight)).toEqual([false, false, false, false]);
    }
  });

  it.each([
    ["2026-11-27T00:47:06.337Z", "2026-11-27T00:47:10Z", "2026-11-27T07:00:00Z"],
    ["2026-12-31T20:00:00Z", "2027-01-01T06:59:59.999Z", "2027-01-01T07:00:00Z"],
    ["2026-03-08T12:00:00Z", "2026-03-09T05:59:59.999Z", "2026-03-09T06:00:00Z"],
    ["2026-11-01T12:00:00Z", "2026-11-02T06:59:59.999Z", "2026-11-02T07:00:00Z"],
  ])("allows paying a quote stored as %s at %s but not at %s [QUOT-008]", (stored, permitted, refused) => {
    const quote = { status: "ready_to_order", expiresAt: new Date(stored) } as const;
    expect(isPayable(quote, new Date(permitted))).toBe(true);
    expect(isPayable(quote, new Date(refused))).toBe(false);
  });

  it("allows editing a quote until it is ordered or canceled", () => {
    expect(statuses.map((status) => isEditable({ status }))).toEqual([true, true, false, false]);
  });

  it("adds items, shipping and tax of a quote and subtracts the discount", () => {
    const amounts = { shippingAmount: cents(9900), taxAmount: cents(825), discountAmount: cents(2500) };
    expect(calculateQuoteTotal(cents(100_000), amounts)).toBe(108_225);
    expect(
      getSubtotal([
        { price: cents(12_999), qty: 3 },
        { price: cents(1), qty: 1 },
      ]),
    ).toBe(38_998);
    expect(getSubtotal([])).toBe(0);
  });

  it("finds a quote's address of each kind, or none", () => {
    const address = (type: "billing" | "shipping", id: string) => ({
      ...{ type, id, email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", company: null },
      ...{ street1: "12 Main St", street2: null, city: "Fargo", state: "ND", zipCode: "58102" },
      ...{ countryId: "US", phoneNumber: "" },
    });
    const addresses = [address("billing", "b"), address("shipping", "s")];
    expect(findQuoteAddress({ addresses }, "shipping")?.id).toBe("s");
    expect(findQuoteAddress({ addresses }, "billing")?.id).toBe("b");
    expect(findQuoteAddress({ addresses: [] }, "billing")).toBeNull();
  });
});

describe("the quote input of staff", () => {
  const address = {
    ...{ firstName: "Ada", lastName: "Lovelace", street1: "12 Main St", city: "Fargo", state: "ND" },
    zipCode: "58102",
  };
  const line = { name: "Base cabinet", qty: 2, price: "$1,010.01" };
  const input = {
    ...{
      firstName: " Ada ",
      lastName: "Lovelace",
      email: "ada@example.com",
      billing: address,
      items: [line],
    },
  };
  const error = (change: object) =>
    quoteInputSchema
      .safeParse({ ...input, ...change })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

  it("parses the quote input to cents with defaults", () => {
    expect(quoteInputSchema.parse(input)).toEqual({
      ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "" },
      billing: { ...address, street2: "", countryId: "US", phoneNumber: "" },
      items: [{ sku: "", name: "Base cabinet", qty: 2, price: 101_001 }],
      ...{ discount: 0, minimumSplitAmount: 0, splitPaymentEnabled: false, validDays: 30 },
    });
    expect(
      quoteInputSchema.parse({ ...input, expiresAt: "2026-03-02T12:00:00Z", discount: 25, taxPercent: 30 }),
    ).toMatchObject({ expiresAt: noon, discount: 2500, taxPercent: 30 });
  });

  it.each([
    [{ firstName: " " }, "firstName: This field is required"],
    [{ email: "ada" }, "email: Invalid email address"],
    [{ items: [] }, "items: A quote needs at least one line"],
    [{ items: [{ ...line, qty: 0 }] }, "items.0.qty: Enter a whole number from 1 to 10,000"],
    [{ items: [{ ...line, qty: 1.5 }] }, "items.0.qty: Enter a whole number from 1 to 10,000"],
    [{ items: [{ ...line, qty: 10_001 }] }, "items.0.qty: Enter a whole number from 1 to 10,000"],
    [{ items: [{ ...line, price: -0.01 }] }, "items.0.price: Enter an amount that is not negative"],
    [{ items: [{ ...line, price: "x" }] }, "items.0.price: Enter an amount in dollars, for example 1,234.50"],
    [
      { items: [{ ...line, price: null }] },
      "items.0.price: Enter an amount in dollars, for example 1,234.50",
    ],
    [{ items: [{ ...line, price: "" }] }, "items.0.price: Enter an amount in dollars, for example 1,234.50"],
    [
      { items: [{ ...line, price: "10,50" }] },
      "items.0.price: Use a comma only for thousands and a decimal point for cents, for example 1,234.50",
    ],
    [
      { items: [{ ...line, price: 10.005 }] },
      "items.0.price: Use no more than two digits after the decimal point, for example 10.50",
    ],
    [
      { discount: "1.234,50" },
      "discount: Use a comma only for thousands and a decimal point for cents, for example 1,234.50",
    ],
    [{ discount: 10_000_000.01 }, "discount: This is more than ten million dollars"],
    [{ taxPercent: 30.1 }, "taxPercent: Enter a percent from 0 to 30"],
    [{ taxPercent: -1 }, "taxPercent: Enter a percent from 0 to 30"],
    [{ billing: { ...address, zipCode: "" } }, "billing.zipCode: ZIP/Postal code is required"],
    [{ shippingCharge: { label: "", amount: 1 } }, "shippingCharge.label: This field is required"],
  ])("rejects the quote input %j", (change, expectedText) => {
    expect(error(change)).toEqual([expectedText]);
  });

  it.each([
    { validDays: 0 },
    { validDays: 366 },
    { validDays: 1.5 },
    { expiresAt: "tomorrow" },
    { items: Array.from({ length: 301 }, () => line) },
    { items: [{ ...line, name: "n".repeat(301) }] },
    { items: [{ ...line, sku: "s".repeat(101) }] },
    { items: [{ ...line, notes: "n".repeat(1_001) }] },
    { poNumber: "p".repeat(51) },
    { additionalNotes: "n".repeat(5_001) },
    { email: `${"a".repeat(195)}@b.com` },
    { phone: "1".repeat(31) },
    { billing: { ...address, countryId: "USA" } },
  ])("rejects quote values out of bounds (%#)", (change) => {
    expect(quoteInputSchema.safeParse({ ...input, ...change }).success).toBe(false);
  });

  it("accepts the largest values of a quote", () => {
    const most = {
      ...{ validDays: 365, taxPercent: 0, poNumber: "p".repeat(50), additionalNotes: "n".repeat(5_000) },
      items: Array.from({ length: 300 }, () => ({ ...line, qty: 10_000, price: 10_000_000 })),
    };
    expect(quoteInputSchema.safeParse({ ...input, ...most }).success).toBe(true);
  });
});
