import { describe, expect, it } from "vitest";
import {
  getCustomerOrderBadge,
  getCustomerPaymentBadge,
  getCustomerQuoteBadge,
} from "~/kernel/statuses/customer-labels";
import { orderStatuses, paymentStatuses, quoteStatuses } from "~/kernel/statuses/statuses";

describe("status labels for customers", () => {
  it("labels every order status with the class of the specification [STAT-001] [STAT-002]", () => {
    expect(orderStatuses.map((status) => [status, getCustomerOrderBadge(status)])).toEqual([
      ["pending", { label: "Awaiting payment", class: "warning" }],
      ["pending_payment", { label: "Awaiting payment", class: "warning" }],
      ["ordered", { label: "Ordered", class: "success" }],
      ["canceled", { label: "Canceled", class: "danger" }],
      ["closed", { label: "Closed", class: "danger" }],
      ["fraud", { label: "Canceled", class: "danger" }],
      ["paypal_canceled_reversal", { label: "PayPal reversal canceled", class: "danger" }],
      ["paypal_reversed", { label: "PayPal payment reversed", class: "danger" }],
      ["complete", { label: "Completed", class: "success" }],
      ["completed", { label: "Completed", class: "success" }],
      ["holded", { label: "On Hold", class: "warning" }],
      ["payment_review", { label: "Payment under review", class: "warning" }],
      ["pending_paypal", { label: "Awaiting payment", class: "warning" }],
      ["partially_paid", { label: "Partly paid", class: "warning" }],
      ["processing", { label: "Processing", class: "info" }],
      ["synced", { label: "Processing", class: "info" }],
      ["shipped", { label: "Shipped", class: "primary" }],
    ]);
  });

  it("labels every quote status [STAT-003]", () => {
    expect(quoteStatuses.map((status) => [status, getCustomerQuoteBadge(status)])).toEqual([
      ["draft", { label: "Draft", class: "secondary" }],
      ["ready_to_order", { label: "Ready to order", class: "warning" }],
      ["ordered", { label: "Ordered", class: "success" }],
      ["canceled", { label: "Canceled", class: "secondary" }],
    ]);
  });

  it("labels every payment status [STAT-004]", () => {
    expect(paymentStatuses.map((status) => [status, getCustomerPaymentBadge(status)])).toEqual([
      ["completed", { label: "Paid", class: "success" }],
      ["failed", { label: "Failed", class: "danger" }],
      ["pending", { label: "Pending", class: "warning" }],
      ["on_hold", { label: "Not confirmed yet", class: "secondary" }],
      ["success", { label: "Accepted", class: "secondary" }],
    ]);
  });
});
