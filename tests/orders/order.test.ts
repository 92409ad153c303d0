import { describe, expect, it } from "vitest";
import {
  balanceDue,
  laterStatus,
  type Order,
  type Payment,
  paidAmount,
  paymentStatusOf,
} from "~/domains/orders/order";
import { orderJson } from "~/domains/orders/order.schema";
import { orderIdOfToken, orderToken } from "~/domains/orders/order-token.server";
import { cents, ZERO } from "~/kernel/money";

const at = new Date("2026-03-02T15:04:05Z");

const payment = (amount: number, status: Payment["status"]): Payment => ({
  id: `pay-${amount}`,
  attemptId: null,
  transactionId: null,
  amount: cents(amount),
  provider: "stripe",
  method: "credit-card",
  methodLabel: "Credit card",
  status,
  additionalData: { last4: "4242" },
  transactionResponse: {},
  createdAt: at,
});

const order: Order = {
  id: "o-1",
  orderIncrementId: "000000007",
  poNumber: null,
  state: "new",
  status: "pending",
  customerId: null,
  customerIsGuest: true,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  orderCurrencyCode: "USD",
  subtotal: cents(1250),
  shippingAmount: cents(995),
  taxPercent: 5,
  taxAmount: cents(112),
  discountAmount: ZERO,
  total: cents(2357),
  shippingMethod: "standard",
  shippingLabel: "Standard Shipping",
  additionalNotes: null,
  emailSent: false,
  splitPaymentEnabled: false,
  minimumSplitAmount: ZERO,
  createdAt: at,
  items: [
    {
      id: "i-1",
      name: "Palermo Gloss White Sample Door",
      sku: "SMPL-PMGW",
      qty: 1,
      price: cents(1250),
      rowTotal: cents(1250),
      notes: null,
      customOptions: [{ type: "color", label: "Gloss White", value: "gloss-white" }],
    },
  ],
  addresses: [
    {
      id: "a-1",
      type: "billing",
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      company: null,
      street1: "12 Main St",
      street2: null,
      city: "Fargo",
      state: "ND",
      zipCode: "58102",
      countryId: "US",
      phoneNumber: "4065550100",
      isDefault: false,
    },
  ],
  payments: [payment(1000, "completed"), payment(2357, "failed"), payment(500, "success")],
  statusHistory: [
    { status: "pending", comment: "New order has been created", isCustomerNotified: false, createdAt: at },
  ],
};

describe("what an order owes", () => {
  it("counts completed payments only [PAY-006] [SPLT-009]", () => {
    expect([paidAmount(order), balanceDue(order)]).toEqual([1000, 1357]);
  });

  it("is negative when more than the total was paid", () => {
    expect(balanceDue({ total: cents(1000), payments: [payment(1250, "completed")] })).toBe(-250);
  });

  it("shows the status of a completed payment before that of the newest [ORD-004]", () => {
    expect(paymentStatusOf(order)).toBe("completed");
    expect(paymentStatusOf({ payments: [payment(1, "failed"), payment(1, "pending")] })).toBe("pending");
  });
});

describe("an order's status", () => {
  it("moves forward only, and leaves what a person set [CHK-027]", () => {
    expect([
      laterStatus("pending", "pending_payment"),
      laterStatus("ordered", "pending_payment"),
      laterStatus("pending_payment", "ordered"),
      laterStatus("canceled", "ordered"),
    ]).toEqual(["pending_payment", "ordered", "ordered", "canceled"]);
  });
});

describe("an order as it is read back", () => {
  const json = orderJson(order);

  it("has the order's fields, in dollars [ORD-004] [PAY-005]", () => {
    expect(json).toMatchObject({
      id: "o-1",
      orderIncrementId: "000000007",
      poNumber: null,
      total: 23.57,
      status: "pending",
      paymentStatus: "completed",
      subtotal: 12.5,
      shippingAmount: 9.95,
      taxAmount: 1.12,
      discountAmount: 0,
      createdAt: "2026-03-02T15:04:05.000Z",
      emailSent: false,
      splitPaymentEnabled: false,
      minimumSplitAmount: 0,
    });
    expect(json.payments[0]).toEqual({
      id: "pay-1000",
      transactionId: null,
      amountPaid: 10,
      amount: 10,
      method: "credit-card",
      methodLabel: "Credit card",
      status: "completed",
      createdAt: "2026-03-02T15:04:05.000Z",
      additionalData: { last4: "4242" },
      transactionResponse: {},
    });
  });

  it("has its items with their options [ORD-005]", () => {
    expect(json.items).toEqual([
      {
        id: "i-1",
        name: "Palermo Gloss White Sample Door",
        sku: "SMPL-PMGW",
        qty: 1,
        price: 12.5,
        rowTotal: 12.5,
        notes: null,
        customOptions: [{ type: "color", label: "Gloss White", value: "gloss-white" }],
      },
    ]);
  });

  it("has its addresses, and nothing of the row beyond [ORD-006]", () => {
    expect(Object.keys(json.addresses[0] ?? {}).sort()).toEqual(
      "city company countryId email firstName id isDefault lastName phoneNumber state street1 street2 type zipCode".split(
        " ",
      ),
    );
    expect(json).not.toHaveProperty("customerId");
  });
});

describe("the token of an order", () => {
  it("opens its own order and no other, and cannot be made without the secret", () => {
    const token = orderToken("o-1", "the secret");
    expect([
      orderIdOfToken(token, "the secret"),
      orderIdOfToken(token.replace("o-1", "o-2"), "the secret"),
      orderIdOfToken(token, "another secret"),
      orderIdOfToken("o-1", "the secret"),
      orderIdOfToken("", "the secret"),
    ]).toEqual(["o-1", null, null, null, null]);
  });
});
