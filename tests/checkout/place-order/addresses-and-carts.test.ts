import { describe, expect, it } from "vitest";
import { sampleOrder } from "#tests/support/shop/sample-order";
import { copyBillingToShipping, validateCheckoutField } from "~/domains/checkout/form/checkout-fields";
import { toCheckoutPayer } from "~/domains/checkout/form/checkout-payer";
import { toOrderAddresses } from "~/domains/checkout/place-order/order-addresses";
import { isSameCart } from "~/domains/checkout/place-order/same-cart";
import { readReceiptOnce, storeReceipt } from "~/domains/checkout/result-page/receipt";
import { toOrderJson } from "~/domains/orders/order.schema";

const entered = (kind: "bill" | "ship", street: string) => ({
  [`${kind}_email`]: `${kind}@example.com`,
  [`${kind}_first_name`]: " Ada",
  [`${kind}_last_name`]: "Lovelace ",
  [`${kind}_address_1`]: street,
  [`${kind}_address_2`]: "",
  [`${kind}_city`]: "Fargo",
  [`${kind}_state`]: "ND",
  [`${kind}_zip`]: "58102",
  [`${kind}_country`]: "US",
  [`${kind}_phone`]: "4065550100",
});
const values = { ...entered("bill", "12 Main St"), ...entered("ship", "7 Elm St"), ship_address_2: "Unit 4" };

describe("toOrderAddresses and toCheckoutPayer", () => {
  it("builds the order's billing and shipping addresses from the form [ORD-003] [CHK-007]", () => {
    const { billing, shipping } = toOrderAddresses(values as Parameters<typeof toOrderAddresses>[0]);
    expect(billing).toEqual({
      type: "billing",
      email: "bill@example.com",
      firstName: " Ada",
      lastName: "Lovelace ",
      street1: "12 Main St",
      street2: null,
      city: "Fargo",
      state: "ND",
      zipCode: "58102",
      countryId: "US",
      phoneNumber: "4065550100",
    });
    expect(shipping).toMatchObject({
      type: "shipping",
      email: "ship@example.com",
      street1: "7 Elm St",
      street2: "Unit 4",
    });
  });

  it("passes the billing address to the provider as the payer [API-004]", () => {
    expect(toCheckoutPayer(values)).toEqual({
      name: "Ada Lovelace",
      email: "bill@example.com",
      phone: "4065550100",
      line1: "12 Main St",
      line2: "",
      city: "Fargo",
      state: "ND",
      zip: "58102",
      country: "US",
    });
    expect(toCheckoutPayer({ bill_address_2: " Unit 4 " })).toMatchObject({ name: " ", line2: "Unit 4" });
  });
});

describe("validateCheckoutField for shipping and payment method", () => {
  const noMethod = "Sorry, no shipping methods are available for the selected shipping address.";

  it.each([
    ["shippingMethod", "", noMethod],
    ["shippingMethod", "  ", noMethod],
    ["shippingMethod", "no-methods", noMethod],
    ["shippingMethod", "standard", null],
    ["paymentMethod", " ", "Please select a payment method"],
    ["paymentMethod", "credit-card", null],
    ["billing_zip", "", null],
    ["xbill_zip", "", null],
    ["bill_zip\n", "", null],
    ["bill_shoe_size", "", null],
    ["same_as_billing", "", null],
  ])("validates %s '%s' with the message %j [CHK-021]", (field, value, error) => {
    expect(validateCheckoutField(field, value)).toBe(error);
  });

  it("copies only the billing fields to shipping [CHK-005]", () => {
    expect(copyBillingToShipping({ bill_zip: "59270", ship_zip: "1", ship_city: "Sidney" })).toEqual({
      bill_zip: "59270",
      ship_zip: "59270",
      ship_city: "Sidney",
    });
    expect(Object.keys(copyBillingToShipping({ bill_zip: "59270" }))).toEqual(["bill_zip", "ship_zip"]);
  });
});

describe("isSameCart", () => {
  const cart = (...skus: string[]) => skus.map((sku) => ({ sku }));

  it.each([
    [cart("A", "B"), cart("B", "A"), true],
    [cart("A"), cart("A", "A"), true],
    [cart(), cart(), true],
    [cart("A"), cart("B"), false],
    [cart("A"), cart("A", "B"), false],
    [cart("A", "B"), cart("A"), false],
    [cart("A", "B"), cart("A", "C"), false],
  ])("compares carts %j and %j: %s", (one, other, isSame) => {
    expect(isSameCart(one, other)).toBe(isSame);
  });
});

describe("the receipt passed to the success page", () => {
  const receipt = { order: toOrderJson(sampleOrder), lines: [] };

  it("returns the receipt once for its own order [ORD-008]", () => {
    storeReceipt(receipt);
    expect(readReceiptOnce("000000007")).toBe(receipt);
    expect(readReceiptOnce("000000007")).toBeNull();
  });

  it("returns no receipt for another order and clears it then", () => {
    storeReceipt(receipt);
    expect(readReceiptOnce("000000008")).toBeNull();
    expect(readReceiptOnce("000000007")).toBeNull();
  });
});
