import { createStripeContract, readStripeDocument } from "@stile-and-rail/payment-sandbox";
import { describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { respondBy, setUpDisputedShop } from "#tests/support/payments/disputed-shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { computeBalanceDue, sumCompletedPayments } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { checkOpenDisputes } from "~/domains/settlement/disputes/check-disputes.server";
import { readDisputeReviews } from "~/domains/settlement/disputes/read-disputes.server";
import { recordDispute } from "~/domains/settlement/disputes/record-dispute.server";

const disputes = setUpDisputedShop();

describe("a dispute at Stripe", () => {
  it("records a dispute once with reason, amount and deadline, however many events report it", async () => {
    const { orderId, charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, {
      reason: "fraudulent",
      respondBy,
    });
    await disputes.shop.sandbox.control.releaseWebhooks();
    await disputes.waitForDeliveries();
    expect(await disputes.listDisputes()).toMatchObject([
      {
        provider: "stripe",
        disputeId,
        chargeId: charge,
        amount: 2357,
        currency: "USD",
        reason: "fraudulent",
        state: "open",
        providerStatus: "needs_response",
        respondBy: new Date(respondBy),
        withdrawn: 2357,
        version: 1,
      },
    ]);
    expect(await disputes.readDisputeLines(orderId)).toEqual([
      "The customer disputes $23.57 (fraudulent); an answer is due by December 9, 2026",
      "The provider has withdrawn $23.57 for a dispute",
    ]);
    expect(await disputes.listNotices()).toHaveLength(1);
    expect(await disputes.listEventOutcomes()).toEqual(["applied", "applied"]);
    for (const event of await disputes.shop.sandbox.control.events())
      await disputes.shop.sandbox.control.resendEvent(event.id, 3);
    expect(await disputes.readDisputeLines(orderId)).toHaveLength(2);
    expect(await disputes.listNotices()).toHaveLength(1);
  });

  it("counts the payment as paid while its dispute is open and when it is lost", async () => {
    const { orderId, charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    await disputes.shop.sandbox.control.moveDispute(disputeId, "lost");
    await disputes.shop.sandbox.control.releaseWebhooks("reversed");
    await disputes.waitForDeliveries();
    const order = await readOrder(disputes.database.db, orderId);
    expect([sumCompletedPayments(order), computeBalanceDue(order), order.status]).toEqual([
      2357,
      0,
      "ordered",
    ]);
    // The events arrived in reverse, and the history is complete nevertheless.
    expect(await disputes.readDisputeLines(orderId)).toEqual([
      "The customer disputes $23.57 (fraudulent)",
      "The provider has withdrawn $23.57 for a dispute",
      "The dispute of $23.57 was lost. It still counts as paid until staff record the loss",
    ]);
    expect(await disputes.listDisputes()).toMatchObject([
      { state: "lost", providerStatus: "lost", respondBy: null },
    ]);
  });

  it("adds its stages to the history and emails staff when it is decided", async () => {
    const { orderId, charge } = await disputes.payOrder();
    await disputes.shop.sandbox.control.releaseWebhooks();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    await disputes.waitForDeliveries();
    await disputes.shop.sandbox.control.moveDispute(disputeId, "under_review");
    await disputes.waitForDeliveries();
    expect((await disputes.readDisputeLines(orderId)).at(-1)).toBe(
      "The dispute of $23.57 is open: under review; an answer is due by December 9, 2026",
    );
    expect(await disputes.listNotices()).toHaveLength(1);
    await disputes.shop.sandbox.control.moveDispute(disputeId, "won");
    await disputes.waitForDeliveries();
    expect((await disputes.readDisputeLines(orderId)).slice(-2)).toEqual([
      "The provider has returned $23.57 withdrawn for a dispute",
      "The dispute of $23.57 was won",
    ]);
    expect(await disputes.listNotices()).toHaveLength(2);
    expect(await readDisputeReviews(disputes.shop.services)).toEqual([]);
  });

  it("requests the event again while Stripe does not return the dispute's state", async () => {
    const { orderId, charge } = await disputes.payOrder();
    await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    const event = (await disputes.shop.sandbox.control.events()).find(
      ({ type }) => type === "charge.dispute.created",
    );
    await disputes.shop.sandbox.control.fault({
      kind: "fail",
      method: "GET",
      path: "/v1/disputes",
      times: 3,
    });
    expect(await disputes.shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([503]);
    expect(await disputes.listDisputes()).toEqual([]);
    expect(await disputes.shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([200]);
    expect(await disputes.readDisputeLines(orderId)).toHaveLength(2);
  });

  it("records the unknown payment of a dispute as well", async () => {
    const reply = await disputes.shop.shopper().send("POST", "/api/order", paidCheckoutForm);
    const { order, payment } = orderReplySchema.parse(reply.body);
    if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
    await disputes.shop.bank.paymentIntents.confirm(payment.paymentIntentId, {
      payment_method: "pm_card_visa",
    });
    const [charge] = await disputes.shop.sandbox.control.ledger();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge?.charge ?? "");
    expect(await recordDispute(disputes.shop.services, { provider: "stripe", disputeId })).toEqual({
      ok: true,
      value: null,
    });
    expect(await readOrder(disputes.database.db, order.id)).toMatchObject({
      status: "ordered",
      payments: [{ amount: 2357, status: "completed" }],
    });
    expect(await disputes.readDisputeLines(order.id)).toHaveLength(2);
  });

  it("reports the dispute of another shop's charge to staff without an order", async () => {
    const intent = await disputes.shop.bank.paymentIntents.create({
      amount: 5_000,
      currency: "usd",
      payment_method: "pm_card_visa",
      confirm: true,
      return_url: "https://disputes.shop.example",
    });
    await disputes.shop.sandbox.control.openDispute(String(intent.latest_charge), { respondBy });
    await disputes.shop.sandbox.control.releaseWebhooks();
    await disputes.waitForDeliveries();
    expect(await readDisputeReviews(disputes.shop.services)).toMatchObject([
      { payable: null, email: null, amount: 50, state: "open", ways: [] },
    ]);
    expect(await disputes.listNotices()).toHaveLength(1);
  });

  it("fetches a dispute again when the answer may be older than a concurrent change", async () => {
    const { orderId, charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    const named = { provider: "stripe", disputeId } as const;
    await recordDispute(disputes.shop.services, named);
    const { stripe } = disputes.shop.services.gateways;
    if (!stripe?.fetchDispute) throw new Error("there is no Stripe");
    const { fetchDispute } = stripe;
    let rivals = 1;
    const slow = {
      ...disputes.shop.services,
      gateways: {
        stripe: {
          ...stripe,
          fetchDispute: async (id: string) => {
            const answer = await fetchDispute(id);
            if (rivals > 0) {
              rivals -= 1;
              await disputes.shop.sandbox.control.moveDispute(disputeId, "lost");
              await recordDispute(disputes.shop.services, named);
            }
            return answer;
          },
        },
      },
    };
    expect(await recordDispute(slow, named)).toEqual({ ok: true, value: null });
    expect(await disputes.listDisputes()).toMatchObject([{ state: "lost", version: 2 }]);
    expect(
      (await disputes.readDisputeLines(orderId)).filter((line) =>
        line.startsWith("The dispute of $23.57 was lost"),
      ),
    ).toHaveLength(1);
  });

  it("records a dispute once for two parallel events", async () => {
    const { orderId, charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    const named = { provider: "stripe", disputeId } as const;
    await Promise.all([1, 2, 3, 4].map(() => recordDispute(disputes.shop.services, named)));
    expect(await disputes.listDisputes()).toHaveLength(1);
    expect(await disputes.readDisputeLines(orderId)).toHaveLength(2);
    expect(await disputes.listNotices()).toHaveLength(1);
  });

  it("checks a dispute after six hours without an event, not earlier", async () => {
    const { charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    await disputes.shop.sandbox.control.moveDispute(disputeId, "won");
    disputes.shop.services.clock.advance(6 * 60 * 60);
    expect(await checkOpenDisputes(disputes.shop.services)).toBe(0);
    disputes.shop.services.clock.advance(1);
    expect(await checkOpenDisputes(disputes.shop.services)).toBe(1);
    expect(await disputes.listDisputes()).toMatchObject([{ state: "won" }]);
    expect(await checkOpenDisputes(disputes.shop.services)).toBe(0);
  });

  it("returns a sandbox dispute that matches Stripe's OpenAPI document", async () => {
    const { charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge);
    const answer = await disputes.shop.bank.disputes.retrieve(disputeId);
    const contract = createStripeContract(readStripeDocument());
    contract.checkAnswer({ method: "GET", path: "/v1/disputes/{dispute}" }, 200, answer);
    expect(answer.status).toBe("needs_response");
  });
});
