import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { createPartlyPaidOrder, email } from "#tests/support/payments/partly-paid-order";
import { runStaffAction } from "#tests/support/team/run-staff-action";
import { type OrderStatus, orderStatuses } from "~/kernel/statuses/statuses";

const database = testDatabase();

let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const act = (id: string, action: Readonly<Record<string, unknown>>) =>
  runStaffAction(site.services, ["orders", id], action);

/** Creates an order of $3,677.50 with $1,000.00 paid and a status that staff or the provider set. */
async function createOrderIn(status: OrderStatus): Promise<string> {
  const { id } = await createPartlyPaidOrder(site.services);
  await database.db.update(orders).set({ status }).where(eq(orders.id, id));
  return id;
}

/** Statuses after which an order takes no money. */
const canceled: readonly OrderStatus[] = [
  "canceled",
  "closed",
  "fraud",
  "paypal_canceled_reversal",
  "paypal_reversed",
];
const rows = orderStatuses.map(
  (status) => [status, canceled.includes(status) ? "refused" : "accepted"] as const,
);

const actions = {
  payment: { action: "payment", method: "wire", amount: 500, reference: "W-12" },
  note: { action: "note", text: "Deliver on Tuesday." },
  resend: { action: "resend", letter: "order-confirmation" },
};

describe("the actions of staff on an order", () => {
  it.each(rows)("accepts or refuses a payment of an order that is %s: %s", async (status, result) => {
    expect(await act(await createOrderIn(status), actions.payment)).toBe(
      result === "refused" ? "not-payable" : "ok",
    );
  });

  it.each(rows)("adds a note to an order that is %s", async (status) => {
    expect(await act(await createOrderIn(status), actions.note)).toBe("ok");
  });

  it.each(Object.keys(actions) as readonly (keyof typeof actions)[])(
    "returns no-such-order for an unknown order from %s",
    async (name) => {
      expect(await act("no-such-id", actions[name])).toBe("no-such-order");
    },
  );
});

describe("the payer of an order's balance", () => {
  const pay = (orderId: string) =>
    site.visitor().send("POST", `/api/order/${orderId}/split-payment`, {
      ...{ email, amount: "600", paymentMethod: "online-payment" },
    });
  const open = (orderId: string) =>
    site.visitor().get(`/order/split-payment?${new URLSearchParams({ orderId, email })}`);

  it.each(rows)(
    "accepts or refuses an installment of an order that is %s: %s [SPLT-006]",
    async (status, result) => {
      const { status: code, body } = await pay(await createOrderIn(status));
      expect([code, body.success, body.errorType]).toEqual(
        result === "refused" ? [400, false, "splitPaymentNotEnabled"] : [200, true, undefined],
      );
    },
  );

  it.each(rows)("opens or refuses the page of an order that is %s: %s [SPLT-002]", async (status, result) => {
    const { body } = await open(await createOrderIn(status));
    expect([body.data.state, body.data.message]).toEqual(
      result === "refused"
        ? ["refused", "This order was canceled. There is nothing left to pay."]
        : ["order", undefined],
    );
  });

  it("pays nothing at the page and the endpoint once the whole balance is paid [SPLT-006]", async () => {
    const id = await createOrderIn("ordered");
    expect(await act(id, { ...actions.payment, amount: 2677.5 })).toBe("ok");
    const page = await open(id);
    expect(page.body.data).toMatchObject({
      state: "refused",
      message: "This order has already been fully paid.",
    });
    const endpoint = await pay(id);
    expect([endpoint.status, endpoint.body.errorType]).toEqual([400, "orderAlreadyPaid"]);
  });
});
