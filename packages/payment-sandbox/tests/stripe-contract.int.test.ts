import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readStripeDocument } from "../contract/document.ts";
import type { Sandbox } from "../src/start-sandbox.ts";
import { type Contract, createContract } from "../src/stripe/contract.ts";
import { createStripeClient, startTestSandbox } from "./support.ts";

let sandbox: Sandbox;
let stripe: Stripe;
let contract: Contract;

beforeAll(async () => {
  contract = createContract(readStripeDocument());
  sandbox = await startTestSandbox({ contract });
  // The first request of each kind compiles a part of the large OpenAPI document, which takes long.
  stripe = createStripeClient(sandbox, "sk_test_sandbox", 240_000);
}, 400_000);
afterAll(() => sandbox?.close());

const cardOnly = { currency: "usd", allowed_payment_method_types: ["card"] };

/** The sandbox responds 500 when its response violates the OpenAPI document. */
describe("sandbox with Stripe's published OpenAPI document", { timeout: 240_000 }, () => {
  it("processes a payment intent from creation to capture", async () => {
    const { id } = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 2245,
      capture_method: "manual",
      metadata: { orderId: "o-1" },
      receipt_email: "ada@example.com",
      shipping: {
        name: "Ada",
        address: { line1: "1 Main St", city: "Sidney", state: "MT", postal_code: "59270" },
      },
    });
    await stripe.paymentIntents.update(id, { amount: 2300 });
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    await stripe.paymentIntents.capture(id);
    const read = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    expect([read.status, read.amount_received]).toEqual(["succeeded", 2300]);
  });

  it("declines, challenges and cancels payments, and lists charges and events", async () => {
    const { id } = await stripe.paymentIntents.create({ ...cardOnly, amount: 900 });
    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa_chargeDeclined" }),
    ).rejects.toMatchObject({ code: "card_declined" });
    const request = await stripe.paymentIntents.confirm(id, {
      payment_method: "pm_card_authenticationRequired",
    });
    expect(request.next_action?.type).toBe("use_stripe_sdk");
    expect((await stripe.paymentIntents.cancel(id)).status).toBe("canceled");
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
    expect((await stripe.events.list({ limit: 3 })).data).toHaveLength(3);
    expect((await stripe.balance.retrieve()).livemode).toBe(false);
  });

  it("rejects an unknown parameter and an invalid value", async () => {
    const misspelt = { ...cardOnly, amount: 900, capture_methd: "manual" };
    await expect(stripe.paymentIntents.create(misspelt)).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "capture_methd",
    });
    await expect(
      stripe.paymentIntents.create({ ...cardOnly, amount: 900, capture_method: "sometimes" }),
    ).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  });

  it("rejects a response with a status or a type that Stripe does not have", async () => {
    const intent = await stripe.paymentIntents.create({ ...cardOnly, amount: 900 });
    const operation = { method: "POST", path: "/v1/payment_intents" } as const;
    expect(() =>
      contract.checkAnswer(operation, 200, { ...intent, status: "requires_action" }),
    ).not.toThrow();
    expect(() => contract.checkAnswer(operation, 200, { ...intent, status: "paid" })).toThrow(
      "breaks the contract",
    );
    expect(() => contract.checkAnswer(operation, 200, { ...intent, amount: "9.00" })).toThrow(
      "breaks the contract",
    );
  });
});
