import { describe, expect, it, vi } from "vitest";
import { webhookEvents } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { failWith, startOrderPayment } from "#tests/support/payments/started-payment";
import { receiveWebhook } from "~/domains/settlement/receive-webhook.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

describe("receiveWebhook", () => {
  const signed = new Headers({ "stripe-signature": "good" });
  const eventOf = (ref: string, id = "evt_1") => JSON.stringify({ id, ref });

  it("refuses an event without a gateway, so that it is sent again", async () => {
    const { shop, ref } = await startOrderPayment(database);
    const refused = err({ code: "not-applied" });
    expect(await receiveWebhook({ ...shop, gateways: {} }, "stripe", eventOf(ref), signed)).toEqual(refused);
    expect(await receiveWebhook(shop, "paypal", eventOf(ref), signed)).toEqual(refused);
  });

  it("applies an event once, and acknowledges a repetition without a request to the provider", async () => {
    const { shop, ref, withGateway } = await startOrderPayment(database);
    shop.bank.pay(ref);
    const fetchResult = vi.fn(shop.bank.gateway.fetchResult);
    const services = withGateway({ fetchResult });
    expect(await receiveWebhook(services, "stripe", eventOf(ref), signed)).toEqual(ok("applied"));
    expect(fetchResult).toHaveBeenCalledTimes(1);
    expect(await receiveWebhook(services, "stripe", eventOf(ref), signed)).toEqual(ok("known"));
    expect(fetchResult).toHaveBeenCalledTimes(1);
  });

  it("ignores webhook events without a payment and of foreign payments", async () => {
    const { shop, ref, withGateway } = await startOrderPayment(database);
    const parseWebhook = async () => ok({ eventId: "evt_2", type: "payout.paid", ref: null });
    expect(await receiveWebhook(withGateway({ parseWebhook }), "stripe", "", signed)).toEqual(ok("ignored"));
    const intent = shop.bank.intents.get(ref);
    if (!intent) throw new Error("the bank knows no such intent");
    shop.bank.intents.set("pi_other", { ...intent, ref: "pi_other", attemptId: null });
    expect(await receiveWebhook(shop, "stripe", eventOf("pi_other", "evt_3"), signed)).toEqual(ok("ignored"));
  });

  it("stores the outcome of a webhook event: ignored, or unhandled for staff", async () => {
    const { withGateway, log } = await startOrderPayment(database);
    const received = { eventId: "evt_5", type: "customer.created", ref: null };
    const plain = withGateway({ parseWebhook: async () => ok(received) });
    expect(await receiveWebhook(plain, "stripe", "", signed)).toEqual(ok("ignored"));
    const payout = { eventId: "evt_6", type: "payout.failed", ref: null, needsStaff: true } as const;
    const failed = withGateway({ parseWebhook: async () => ok(payout) });
    expect(await receiveWebhook(failed, "stripe", "", signed)).toEqual(ok("unhandled"));
    expect(await receiveWebhook(failed, "stripe", "", signed)).toEqual(ok("known"));
    expect(await database.db.select().from(webhookEvents).orderBy(webhookEvents.eventId)).toMatchObject([
      { eventId: "evt_5", outcome: "ignored", appliedAt: null },
      { eventId: "evt_6", outcome: "unhandled", appliedAt: null },
    ]);
    expect(log.warn.mock.calls).toEqual([
      [
        { provider: "stripe", eventId: "evt_6", type: "payout.failed", ref: null },
        "payment event is not handled",
      ],
    ]);
  });

  it("logs an event that could not be applied, so that it is sent again", async () => {
    const { ref, withGateway, log } = await startOrderPayment(database);
    const services = withGateway({ fetchResult: failWith("no-answer") });
    const refused = err({ code: "not-applied" });
    expect(await receiveWebhook(services, "stripe", eventOf(ref, "evt_4"), signed)).toEqual(refused);
    expect(log.warn.mock.calls).toEqual([
      [
        { provider: "stripe", eventId: "evt_4", type: "payment_intent.succeeded", reason: "no-answer" },
        "webhook event not applied yet",
      ],
    ]);
    const unheard = withGateway({ parseWebhook: async () => err("no-answer" as const) });
    expect(await receiveWebhook(unheard, "stripe", eventOf(ref), signed)).toEqual(refused);
    const garbled = withGateway({ parseWebhook: async () => err("garbled" as const) });
    expect(await receiveWebhook(garbled, "stripe", "", signed)).toEqual(err({ code: "garbled" }));
  });
});
