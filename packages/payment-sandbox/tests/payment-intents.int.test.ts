import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../src/start-sandbox.ts";
import { createStripeClient, startTestSandbox } from "./support.ts";

let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = createStripeClient(sandbox);
});
afterAll(() => sandbox.close());

const cardOnly = { currency: "usd", allowed_payment_method_types: ["card"] };

describe("payment intent in the sandbox", () => {
  it("charges the success card once and returns brand and last four digits [PAY-003]", async () => {
    const intent = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 2245,
      payment_method: "pm_card_visa",
      metadata: { orderId: "o-1" },
      confirm: true,
      expand: ["latest_charge"],
    });
    expect(intent.status).toBe("succeeded");
    expect(intent.amount_received).toBe(2245);
    expect(intent.livemode).toBe(false);
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge.payment_method_details?.card?.brand).toBe("visa");
    expect(charge.payment_method_details?.card?.last4).toBe("4242");
    const ledger = await sandbox.control.ledger();
    expect(ledger.filter((entry) => entry.intent === intent.id)).toEqual([
      {
        provider: "stripe",
        charge: charge.id,
        intent: intent.id,
        amount: 2245,
        captured: 2245,
        currency: "usd",
        last4: "4242",
        metadata: { orderId: "o-1" },
      },
    ]);
  });

  it("authorizes and captures a payment intent only once", async () => {
    const { id } = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 5000,
      capture_method: "manual",
    });
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method");
    await stripe.paymentIntents.update(id, { payment_method: "pm_card_mastercard" });
    expect((await stripe.paymentIntents.confirm(id)).status).toBe("requires_capture");
    const captured = await stripe.paymentIntents.capture(id);
    expect([captured.status, captured.amount_received]).toEqual(["succeeded", 5000]);
    await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
      message: "This PaymentIntent could not be captured because it has already been captured.",
    });
  });

  it("rejects the cancellation of a payment intent that succeeded", async () => {
    const { id } = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 900,
      payment_method: "pm_card_visa",
      confirm: true,
    });
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      code: "payment_intent_unexpected_state",
    });
  });

  it("accepts new metadata but no new amount of a payment intent that succeeded", async () => {
    const { id } = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 900,
      payment_method: "pm_card_visa",
      confirm: true,
      metadata: { orderId: "o-2", note: "old" },
    });
    await expect(stripe.paymentIntents.update(id, { amount: 800 })).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    const updated = await stripe.paymentIntents.update(id, { metadata: { note: "", paymentId: "p-1" } });
    expect(updated.metadata).toEqual({ orderId: "o-2", paymentId: "p-1" });
  });

  it.each([
    ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline", "Your card was declined."],
    [
      "pm_card_visa_chargeDeclinedInsufficientFunds",
      "card_declined",
      "insufficient_funds",
      "Your card has insufficient funds.",
    ],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "", "Your card has expired."],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", "", "Your card's security code is incorrect."],
    [
      "pm_card_chargeDeclinedProcessingError",
      "processing_error",
      "",
      "An error occurred while processing your card. Try again in a little bit.",
    ],
  ])(
    "declines %s with the code %s and then accepts another card",
    async (card, code, declineCode, message) => {
      const { id } = await stripe.paymentIntents.create({ ...cardOnly, amount: 1200 });
      await expect(stripe.paymentIntents.confirm(id, { payment_method: card })).rejects.toMatchObject({
        statusCode: 402,
        type: "StripeCardError",
        code,
        decline_code: declineCode,
        message,
      });
      const declined = await stripe.paymentIntents.retrieve(id);
      expect(declined.status).toBe("requires_payment_method");
      expect(declined.last_payment_error?.message).toBe(message);
      const paid = await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
      expect([paid.status, paid.last_payment_error]).toEqual(["succeeded", null]);
    },
  );

  it("requires a return URL when redirects are allowed", async () => {
    await expect(
      stripe.paymentIntents.create({
        amount: 900,
        currency: "usd",
        payment_method: "pm_card_visa",
        confirm: true,
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining("you must provide a `return_url`") });
  });

  it("rejects amounts below fifty cents and unknown parameters", async () => {
    await expect(stripe.paymentIntents.create({ ...cardOnly, amount: 49 })).rejects.toMatchObject({
      code: "amount_too_small",
    });
    const misspelt = { ...cardOnly, amount: 900, recepit_email: "a@example.com" };
    await expect(stripe.paymentIntents.create(misspelt)).rejects.toMatchObject({
      code: "parameter_unknown",
      message: "Received unknown parameter: recepit_email",
    });
  });
});

describe("idempotency key in the sandbox", () => {
  it("returns the first response to a repeated idempotency key and charges once", async () => {
    const order = { ...cardOnly, amount: 3100, payment_method: "pm_card_visa", confirm: true };
    const first = await stripe.paymentIntents.create(order, { idempotencyKey: "att:1:create" });
    const second = await stripe.paymentIntents.create(order, { idempotencyKey: "att:1:create" });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect((await sandbox.control.ledger()).filter((entry) => entry.amount === 3100)).toHaveLength(1);
  });

  it("rejects an idempotency key with other parameters", async () => {
    await stripe.paymentIntents.create({ ...cardOnly, amount: 700 }, { idempotencyKey: "att:2:create" });
    await expect(
      stripe.paymentIntents.create({ ...cardOnly, amount: 800 }, { idempotencyKey: "att:2:create" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  it("returns a decline again for its idempotency key", async () => {
    const { id } = await stripe.paymentIntents.create({ ...cardOnly, amount: 1200 });
    const confirm = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: "pm_card_visa_chargeDeclined" },
        { idempotencyKey: "att:3:confirm" },
      );
    await expect(confirm()).rejects.toMatchObject({ code: "card_declined" });
    await expect(confirm()).rejects.toMatchObject({ code: "card_declined" });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });
});

describe("publishable key in the sandbox", () => {
  it("reads an intent with a publishable key only by its client secret and without metadata", async () => {
    const intent = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 900,
      metadata: { orderId: "o-9" },
    });
    const read = (secret: string) =>
      fetch(`${sandbox.url}/v1/payment_intents/${intent.id}?client_secret=${secret}`, {
        headers: { authorization: "Bearer pk_test_sandbox" },
      });
    expect((await read("pi_wrong_secret_wrong")).status).toBe(400);
    const seen = await (await read(intent.client_secret ?? "")).json();
    expect(seen.amount).toBe(900);
    expect(seen).not.toHaveProperty("metadata");
  });

  it("rejects a publishable key that creates an intent, and a live key", async () => {
    await expect(
      createStripeClient(sandbox, "pk_test_sandbox").paymentIntents.create({ ...cardOnly, amount: 900 }),
    ).rejects.toMatchObject({ code: "secret_key_required" });
    await expect(createStripeClient(sandbox, "sk_live_abc").paymentIntents.list()).rejects.toMatchObject({
      statusCode: 401,
    });
  });
});
