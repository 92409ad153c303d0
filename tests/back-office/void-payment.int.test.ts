import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { createPartlyPaidOrder } from "#tests/support/payments/partly-paid-order";
import { runStaffAction } from "#tests/support/team/run-staff-action";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { readOrderForStaff } from "~/domains/orders/back-office/read-orders.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { formatPayment } from "~/domains/orders/payments/payment-text";
import { readOrder } from "~/domains/orders/read-order.server";
import { listAuditEntries } from "~/domains/staff/audit.server";
import { newId } from "~/kernel/ids";

const database = testDatabase();

let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const act = (id: string, action: Readonly<Record<string, unknown>>) =>
  runStaffAction(site.services, ["orders", id], action);
const orderOf = (id: string) => readOrder(database.db, id);
const check = { action: "payment", method: "check", amount: 23.57, reference: "1047" };

/** An order of $23.57 that a check paid. */
async function paidByCheck(): Promise<{ id: string; paymentId: string }> {
  const placed = await placeOrder(site.services, paidCheckoutInput());
  if (!placed.ok) throw new Error(placed.failure.code);
  const { id } = placed.value.order;
  expect(await act(id, check)).toBe("ok");
  const payment = (await orderOf(id)).payments.find(({ status }) => status === "completed");
  return { id, paymentId: payment?.id ?? "" };
}

describe("voiding a manual payment", () => {
  it("makes the order await payment, and names the member of staff", async () => {
    const { id, paymentId } = await paidByCheck();
    expect((await orderOf(id)).status).toBe("ordered");
    expect(await act(id, { action: "void", paymentId })).toBe("ok");
    const order = await orderOf(id);
    expect([order.status, computeBalanceDue(order)]).toEqual(["pending_payment", 2357]);
    expect(order.statusHistory.at(-1)).toMatchObject({
      status: "pending_payment",
      comment: "Ingrid voided the payment of $23.57 by Check 1047: it was recorded by mistake",
    });
    expect((await listAuditEntries(database.db, "order", id)).at(-1)).toMatchObject({
      author: "Ingrid",
      text: "Voided $23.57 by Check 1047",
    });
    const entry = await readOrderForStaff(database.db, id);
    expect(entry).toMatchObject({ recordable: 23.57, refunded: 0, refund: "none" });
    expect(entry?.payments.find((payment) => payment.id === paymentId)).toMatchObject({
      ...{ status: "failed", reference: "1047", recordedBy: "Ingrid", voidedBy: "Ingrid" },
    });
    expect(formatPayment(order)).not.toContain("Check");
  });

  it("voids once for two presses", async () => {
    const { id, paymentId } = await paidByCheck();
    const submit = () => act(id, { action: "void", paymentId });
    expect((await Promise.all([submit(), submit()])).toSorted()).toEqual(["not-voidable", "ok"]);
  });

  it("lets the same check number be recorded again", async () => {
    const { id, paymentId } = await paidByCheck();
    expect(await act(id, { action: "void", paymentId })).toBe("ok");
    expect(await act(id, { ...check, amount: 20 })).toBe("ok");
    expect(computeBalanceDue(await orderOf(id))).toBe(357);
    expect(await act(id, { ...check, amount: 3.57 })).toBe("recorded-before");
  });

  it("keeps the status of an order that staff moved on", async () => {
    const { id, paymentId } = await paidByCheck();
    expect(await act(id, { action: "process" })).toBe("ok");
    expect(await act(id, { action: "void", paymentId })).toBe("ok");
    const order = await orderOf(id);
    expect([order.status, computeBalanceDue(order)]).toEqual(["processing", 2357]);
  });

  it("resumes an order from its hold as unpaid", async () => {
    const { id, paymentId } = await paidByCheck();
    expect(await act(id, { action: "hold" })).toBe("ok");
    expect(await act(id, { action: "void", paymentId })).toBe("ok");
    expect((await orderOf(id)).status).toBe("holded");
    expect(await act(id, { action: "resume" })).toBe("ok");
    expect((await orderOf(id)).status).toBe("pending_payment");
  });

  it("keeps an order with installments ordered while another payment counts", async () => {
    const { id } = await createPartlyPaidOrder(site.services);
    expect(await act(id, { ...check, method: "wire", amount: 500 })).toBe("ok");
    const wire = (await orderOf(id)).payments.find(({ method }) => method === "wire");
    expect(await act(id, { action: "void", paymentId: wire?.id })).toBe("ok");
    expect((await orderOf(id)).status).toBe("ordered");
  });

  it("refuses unknown orders and payments, and payments of a provider", async () => {
    const { id, paymentId } = await paidByCheck();
    expect(await act("no-such-id", { action: "void", paymentId })).toBe("no-such-order");
    expect(await act(id, { action: "void", paymentId: newId() })).toBe("no-such-payment");
    const other = await createPartlyPaidOrder(site.services);
    expect(await act(other.id, { action: "void", paymentId })).toBe("no-such-payment");
    const card = (await orderOf(id)).payments.find(({ provider }) => provider === "stripe");
    expect(await act(id, { action: "void", paymentId: card?.id })).toBe("not-voidable");
  });
});
