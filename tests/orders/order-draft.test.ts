import { describe, expect, it } from "vitest";
import { createOrderDraft, type OrderDraftInput } from "~/domains/orders/order-draft";
import { cents } from "~/kernel/money/money";

const address = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  street1: "12 Main St",
  street2: null,
  city: "Fargo",
  state: "ND",
  zipCode: "58102",
  countryId: "US",
  phoneNumber: "4065550100",
};

const line = (sku: string, price: number) => ({
  sku,
  name: `${sku} Sample Door`,
  qty: 1,
  price: cents(price),
  weight: 0.5,
  customOptions: [{ type: "color", label: "Navy", value: "navy" }],
});

/** Two samples of $12.50 and $0.00, $9.95 shipping, 5 % tax on $22.45: $1.12. */
const parts: OrderDraftInput = {
  lines: [line("SMPL-PMGW", 1250), line("SMPL-TRNV", 0)],
  addresses: { billing: { type: "billing", ...address }, shipping: { type: "shipping", ...address } },
  shipping: { method: "standard", label: "Standard Shipping", rate: cents(995) },
  tax: { percent: 5, total: cents(112) },
  customerId: null,
  additionalNotes: null,
};
const draft = () => createOrderDraft(parts);

describe("createOrderDraft", () => {
  it("fills every field of the payload in cents [ORD-001] [CHK-007]", () => {
    const { items: _items, addresses: _addresses, ...head } = draft();
    expect(head).toEqual({
      state: "new",
      status: "pending",
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      customerIsGuest: true,
      customerId: null,
      weight: 1,
      total: 2357,
      subtotal: 1250,
      subtotalInclTax: 1312,
      shippingAmount: 995,
      shippingTaxAmount: 50,
      shippingInclTax: 1045,
      shippingMethod: "standard",
      shippingLabel: "Standard Shipping",
      taxPercent: 5,
      taxAmount: 112,
      discountAmount: 0,
      totalItemCount: 2,
      orderCurrencyCode: "USD",
      minimumSplitAmount: 0,
      splitPaymentEnabled: false,
      poNumber: null,
      additionalNotes: null,
    });
  });

  it("shares the tax over the lines by largest remainder [ORD-002]", () => {
    expect(draft().items[0]).toEqual({
      sku: "SMPL-PMGW",
      name: "SMPL-PMGW Sample Door",
      price: 1250,
      originalPrice: 1250,
      priceInclTax: 1312,
      qty: 1,
      weight: 0.5,
      rowWeight: 0.5,
      rowTotal: 1250,
      taxPercent: 5,
      taxAmount: 62,
      rowTotalInclTax: 1312,
      customOptions: [{ type: "color", label: "Navy", value: "navy" }],
      notes: null,
    });
    expect(draft().items[1]).toMatchObject({ rowTotal: 0, taxAmount: 0, rowTotalInclTax: 0 });
  });

  it("multiplies amounts and weight of a line by the quantity [ORD-002] [CHK-007]", () => {
    const twice = createOrderDraft({
      ...parts,
      lines: [{ ...line("SMPL-PMGW", 1250), qty: 2 }],
      tax: { percent: 5, total: cents(175) },
    });
    expect(twice).toMatchObject({ weight: 1, totalItemCount: 2, subtotal: 2500, total: 3670 });
    expect(twice.items[0]).toMatchObject({
      qty: 2,
      price: 1250,
      priceInclTax: 1313,
      rowWeight: 1,
      rowTotal: 2500,
      taxAmount: 125,
      rowTotalInclTax: 2625,
    });
    expect([twice.shippingTaxAmount, twice.shippingInclTax, twice.subtotalInclTax]).toEqual([50, 1045, 2625]);
  });

  it("keeps all fields of both addresses [ORD-003]", () => {
    const ada = {
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      street1: "12 Main St",
      street2: null,
      city: "Fargo",
      state: "ND",
      zipCode: "58102",
      countryId: "US",
      phoneNumber: "4065550100",
      customerId: null,
    };
    expect(draft().addresses).toEqual([
      { type: "billing", ...ada },
      { type: "shipping", ...ada },
    ]);
  });

  it("adds the customer's id to the addresses [ORD-003]", () => {
    const customerOrder = createOrderDraft({ ...parts, customerId: "customer-1" });
    expect(customerOrder.addresses.map(({ customerId }) => customerId)).toEqual(["customer-1", "customer-1"]);
    expect(customerOrder.customerIsGuest).toBe(false);
  });
});
