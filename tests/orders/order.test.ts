import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { billingAddress, createPayment, sampleOrder } from "#tests/support/shop/sample-order";
import { createOrderToken, verifyOrderToken } from "~/domains/orders/customer-orders/order-token.server";
import { dollarsSchema } from "~/domains/orders/dollars.schema";
import {
  computeBalanceDue,
  findAddress,
  getLaterStatus,
  getPaymentStatus,
  sumCompletedPayments,
} from "~/domains/orders/order";
import { toOrderJson } from "~/domains/orders/order.schema";
import { formatAddressLines } from "~/domains/orders/views/format-address";
import { cents } from "~/kernel/money/money";

const order = sampleOrder;
const billing = billingAddress;

describe("computeBalanceDue", () => {
  it("counts completed payments only [PAY-006] [SPLT-009]", () => {
    expect([sumCompletedPayments(order), computeBalanceDue(order)]).toEqual([1000, 1357]);
  });

  it("returns a negative balance after an overpayment", () => {
    expect(computeBalanceDue({ total: cents(1000), payments: [createPayment(1250, "completed")] })).toBe(
      -250,
    );
  });

  it("shows a completed payment's status before the newest one's [ORD-004]", () => {
    expect(getPaymentStatus(order)).toBe("completed");
    expect(getPaymentStatus({ payments: [createPayment(1, "failed"), createPayment(1, "pending")] })).toBe(
      "pending",
    );
    expect(getPaymentStatus({ payments: [createPayment(1, "pending"), createPayment(1, "failed")] })).toBe(
      "failed",
    );
    expect(getPaymentStatus({ payments: [] })).toBe("pending");
  });
});

describe("the status of an order", () => {
  it("moves the status forward only and keeps a status set by staff [CHK-027]", () => {
    expect([
      getLaterStatus("pending", "pending_payment"),
      getLaterStatus("ordered", "pending_payment"),
      getLaterStatus("pending_payment", "ordered"),
      getLaterStatus("canceled", "ordered"),
      getLaterStatus("ordered", "pending"),
      getLaterStatus("shipped", "pending_payment"),
    ]).toEqual(["pending_payment", "ordered", "ordered", "canceled", "ordered", "shipped"]);
  });

  it.each([
    "canceled",
    "closed",
    "fraud",
    "paypal_canceled_reversal",
    "paypal_reversed",
    "complete",
    "completed",
    "holded",
    "payment_review",
    "pending_paypal",
    "partially_paid",
    "processing",
    "synced",
    "shipped",
  ] as const)("keeps the status %s, set by staff, whatever its payment does [CHK-027]", (status) => {
    for (const next of ["pending", "pending_payment", "ordered"] as const)
      expect(getLaterStatus(status, next)).toBe(status);
  });
});

describe("an order's address", () => {
  it("finds an address by its type, else returns null [ORD-003]", () => {
    const shipping = { id: "a-2", type: "shipping" as const };
    expect(
      findAddress({ addresses: [...order.addresses, { ...billing, ...shipping }] }, "shipping")?.id,
    ).toBe("a-2");
    expect(findAddress(order, "billing")?.id).toBe("a-1");
    expect(findAddress(order, "shipping")).toBeNull();
  });

  it("formats an address as lines and omits empty ones [MAIL-005]", () => {
    expect(formatAddressLines({ ...billing, company: "Analytical Engines", street2: "Unit 4" })).toEqual([
      "Ada Lovelace",
      "Analytical Engines",
      "12 Main St",
      "Unit 4",
      "Fargo, ND 58102",
      "United States",
      "4065550100",
    ]);
    expect(formatAddressLines(billing)).toEqual([
      "Ada Lovelace",
      "12 Main St",
      "Fargo, ND 58102",
      "United States",
      "4065550100",
    ]);
    expect(formatAddressLines(null)).toEqual(["Address not available"]);
    expect(formatAddressLines(undefined)).toEqual(["Address not available"]);
  });
});

describe("a posted dollar amount", () => {
  it.each([
    [0, true],
    [22.45, true],
    [20_000_000, true],
    [20_000_001, false],
    [-0.01, false],
    ["22.45", false],
  ])("reads the posted amount %j in dollars as %s", (amount, isTaken) => {
    expect(dollarsSchema.safeParse(amount).success).toBe(isTaken);
  });
});

describe("toOrderJson", () => {
  const json = () => toOrderJson(order);

  it("returns the order's fields in dollars [ORD-004] [PAY-005]", () => {
    expect(json()).toMatchObject({
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
    expect(json().payments[0]).toEqual({
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

  it("returns the items with their options [ORD-005]", () => {
    expect(json().items).toEqual([
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

  it("returns the addresses without other columns [ORD-006]", () => {
    expect(Object.keys(json().addresses[0] ?? {}).sort()).toEqual(
      "city company countryId email firstName id isDefault lastName phoneNumber state street1 street2 type zipCode".split(
        " ",
      ),
    );
    expect(json()).not.toHaveProperty("customerId");
  });
});

describe("an order token", () => {
  const expiresAt = new Date("2026-03-03T15:00:00.000Z");
  const before = new Date("2026-03-03T14:59:59.999Z");
  const token = createOrderToken("o-1", expiresAt, "the secret");

  it("verifies only for its own order and cannot be forged without the secret", () => {
    expect([
      verifyOrderToken(token, "the secret", before),
      verifyOrderToken(token.replace("o-1", "o-2"), "the secret", before),
      verifyOrderToken(token, "another secret", before),
      verifyOrderToken("o-1", "the secret", before),
      verifyOrderToken("", "the secret", before),
    ]).toEqual(["o-1", null, null, null, null]);
  });

  it("expires an order token at its signed time", () => {
    expect(verifyOrderToken(token, "the secret", before)).toBe("o-1");
    expect(verifyOrderToken(token, "the secret", expiresAt)).toBeNull();
  });

  it("rejects a token whose expiry was changed", () => {
    const later = token.replace(`${expiresAt.getTime()}`, `${expiresAt.getTime() + 1}`);
    expect(verifyOrderToken(later, "the secret", expiresAt)).toBeNull();
  });

  it("rejects a token in the old format without an expiry", () => {
    const signature = createHmac("sha256", "the secret").update("order-token:o-1").digest("base64url");
    expect(verifyOrderToken(`o-1.${signature}`, "the secret", before)).toBeNull();
    expect(verifyOrderToken(`o-1..${signature}`, "the secret", before)).toBeNull();
  });
});
