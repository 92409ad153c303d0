import { describe, expect, it } from "vitest";
import {
  formatPurchaseOrder,
  getOrderStatus,
  getPaymentStatus,
  getRecordedPaymentStatus,
  orderStatusOptions,
  paymentStatusOptions,
} from "../../studio/tools/back-office/back-office-messages";

describe("status in the back office", () => {
  it("shows a status in the back office with the shop's label and the tone of its class", () => {
    expect(
      ["complete", "completed", "holded", "fraud", "processing", "teleported"].map(getOrderStatus),
    ).toEqual([
      { title: "Completed", tone: "positive" },
      { title: "Completed", tone: "positive" },
      { title: "On Hold", tone: "caution" },
      { title: "Fraud", tone: "critical" },
      { title: "Processing", tone: "primary" },
      { title: "Teleported", tone: "default" },
    ]);
    expect(["completed", "failed", "pending", "on_hold"].map(getPaymentStatus)).toEqual([
      { title: "Paid", tone: "positive" },
      { title: "Failed", tone: "critical" },
      { title: "Pending", tone: "caution" },
      { title: "On hold", tone: "default" },
    ]);
  });

  it("labels a voided payment as voided, not as failed", () => {
    const payment = { status: "failed", amount: 20, voidedBy: "Grace" };
    expect(getRecordedPaymentStatus(payment)).toEqual({ title: "Voided", tone: "default" });
    expect(getRecordedPaymentStatus({ ...payment, voidedBy: null })).toEqual({
      title: "Failed",
      tone: "critical",
    });
  });

  it("offers every status that an order can reach as a filter of the back office", () => {
    expect(orderStatusOptions.map(({ title }) => title)).toEqual([
      ...["Pending", "Pending payment", "Ordered", "Processing", "Shipped", "Completed", "On Hold"],
      ...["Canceled", "Closed", "Fraud"],
    ]);
    expect(paymentStatusOptions).toEqual([
      { value: "completed", title: "Paid" },
      { value: "failed", title: "Failed" },
      { value: "pending", title: "Pending" },
      { value: "on_hold", title: "On hold" },
      { value: "success", title: "Success" },
    ]);
  });
});

describe("purchase order number in the back office", () => {
  it.each([
    ["RH-2211", "PO RH-2211"],
    ["77", "PO 77"],
    ["PO-77", "PO-77"],
    ["PO77", "PO77"],
    ["po 77", "po 77"],
    ["P.O. 77", "P.O. 77"],
    ["PORCH-1", "PO PORCH-1"],
    [null, ""],
  ])("shows the purchase order number %j as '%s'", (number, shown) => {
    expect(formatPurchaseOrder(number)).toBe(shown);
  });
});
