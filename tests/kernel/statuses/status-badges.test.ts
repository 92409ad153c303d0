import { describe, expect, it } from "vitest";
import {
  addressBadge,
  isCanceled,
  listStatusesWithSameLabel,
  orderBadge,
  paymentBadge,
  quoteBadge,
} from "~/kernel/statuses/status-badges";

const badges = (badge: typeof orderBadge, statuses: string) =>
  statuses.split(" ").map((status) => `${badge(status).label}/${badge(status).class}`);

describe("status badges", () => {
  it("labels complete, completed and holded, and shows other statuses unchanged [STAT-001]", () => {
    expect(badges(orderBadge, "complete completed holded canceled ordered synced")).toEqual([
      "Completed/success",
      "Completed/success",
      "On Hold/warning",
      "canceled/danger",
      "ordered/success",
      "synced/info",
    ]);
  });

  it("gives every order status its class [STAT-002]", () => {
    const classes = (statuses: string) => statuses.split(" ").map((status) => orderBadge(status).class);
    expect(new Set(classes("canceled closed fraud paypal_canceled_reversal paypal_reversed"))).toEqual(
      new Set(["danger"]),
    );
    expect(new Set(classes("complete completed ordered"))).toEqual(new Set(["success"]));
    expect(
      new Set(classes("holded payment_review pending pending_payment pending_paypal partially_paid")),
    ).toEqual(new Set(["warning"]));
    expect(new Set(classes("processing synced"))).toEqual(new Set(["info"]));
    expect(classes("shipped")).toEqual(["primary"]);
  });

  it("assigns a badge class to every quote status [STAT-003]", () => {
    expect(badges(quoteBadge, "ordered ready_to_order draft")).toEqual([
      "ordered/success",
      "ready_to_order/warning",
      "draft/secondary",
    ]);
  });

  it("assigns a label and a badge class to every payment status [STAT-004]", () => {
    expect(badges(paymentBadge, "paid completed successful failed declined error")).toEqual([
      "Paid/success",
      "Paid/success",
      "Paid/success",
      "Failed/danger",
      "Failed/danger",
      "Failed/danger",
    ]);
    expect(badges(paymentBadge, "pending processing refunded cancelled canceled success")).toEqual([
      "Pending/warning",
      "Pending/warning",
      "Refunded/info",
      "Refunded/info",
      "canceled/secondary",
      "success/secondary",
    ]);
  });

  it("assigns a label and a badge class to every address status [STAT-005]", () => {
    expect(
      badges(addressBadge, "verified validated invalid undeliverable pending unverified active primary"),
    ).toEqual([
      "Verified/success",
      "Verified/success",
      "Invalid/danger",
      "Invalid/danger",
      "Unverified/warning",
      "Unverified/warning",
      "Primary/info",
      "Primary/info",
    ]);
  });

  it("shows an unknown status raw, and 'Unknown' for an empty one [STAT-006]", () => {
    expect([orderBadge("teleported"), orderBadge(""), paymentBadge(null), addressBadge(undefined)]).toEqual([
      { label: "teleported", class: "secondary" },
      { label: "Unknown", class: "secondary" },
      { label: "Unknown", class: "secondary" },
      { label: "Unknown", class: "secondary" },
    ]);
  });

  it("marks the order statuses that accept no more payments", () => {
    const off = ["canceled", "closed", "fraud", "paypal_canceled_reversal", "paypal_reversed"] as const;
    const on = ["ordered", "complete", "holded", "pending", "partially_paid", "shipped"] as const;
    expect([...off.map(isCanceled), ...on.map(isCanceled)]).toEqual([
      ...[true, true, true, true, true],
      ...[false, false, false, false, false, false],
    ]);
  });

  it("groups complete and completed under one label", () => {
    expect(listStatusesWithSameLabel("complete")).toEqual(["complete", "completed"]);
    expect(listStatusesWithSameLabel("completed")).toEqual(["complete", "completed"]);
    expect(listStatusesWithSameLabel("holded")).toEqual(["holded"]);
    expect(listStatusesWithSameLabel("pending")).toEqual(["pending"]);
  });
});
