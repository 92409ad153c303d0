import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "#sandbox/start-sandbox";
import { type Contract, createContract } from "#sandbox/stripe/contract";
import type { ChargeRequest } from "~/domains/payments/gateway";
import { stripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import { cents } from "~/kernel/money";
import { stripeDocument } from "./contract/document";
import { startTestSandbox, stripeAt } from "./support";

let sandbox: Sandbox;
let stripe: Stripe;
let contract: Contract;

beforeAll(async () => {
  contract = createContract(stripeDocument());
  sandbox = await startTestSandbox({ contract });
  // The first request of each kind compiles its part of a large document.
  stripe = stripeAt(sandbox, "sk_test_sandbox", 240_000);
}, 400_000);
afterAll(() => sandbox?.close());

const cardOnly = { currency: "usd", allowed_payment_method_types: ["card"] };

/** Everything that the shop may say of a charge. */
const aCharge: ChargeRequest = {
  attemptId: "attempt",
  shortId: "0123456789ABCDEF",
  paymentId: "payment-1",
  metadata: { quoteId: "quote-1", quoteIncrementId: "Q00000001" },
  description: "Quote Q00000001",
  amount: cents(2245),
  currency: "USD",
  receiptEmail: "ada@example.com",
  billTo: null,
  shipTo: {
    name: "Ada Lovelace",
    phone: "4065550100",
    line1: "12 Main St",
    line2: "Apt 3",
    city: "Sidney",
    state: "MT",
    zip: "59270",
    country: "US",
  },
  wish: { availableMethods: ["card", "link"] },
};

/** Each answer below passed the provider's own document, or the sandbox would have answered 500. */
describe("under the provider's published contract", { timeout: 240_000 }, () => {
  it("a whole payment passes: create, update, confirm, capture, read", async () => {
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

  it("a decline, a challenge, a cancellation and the lists pass", async () => {
    const { id } = await stripe.paymentIntents.create({ ...cardOnly, amount: 900 });
    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa_chargeDeclined" }),
    ).rejects.toMatchObject({ code: "card_declined" });
    const asked = await stripe.paymentIntents.confirm(id, {
      payment_method: "pm_card_authenticationRequired",
    });
    expect(asked.next_action?.type).toBe("use_stripe_sdk");
    expect((await stripe.paymentIntents.cancel(id)).status).toBe("canceled");
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
    expect((await stripe.events.list({ limit: 3 })).data).toHaveLength(3);
    expect((await stripe.balance.retrieve()).livemode).toBe(false);
  });

  it("all that the shop's own gateway asks passes, however rich the charge is", async () => {
    const gateway = stripeGateway({
      secretKey: "sk_test_sandbox",
      publishableKey: "pk_test_sandbox",
      webhookSecret: "whsec_sandbox",
      apiHost: "127.0.0.1",
      apiPort: sandbox.port,
      apiProtocol: "http",
      timeoutMs: 240_000,
    });
    const begun = async (attemptId: string) => {
      const started = await gateway.start({ ...aCharge, attemptId });
      if (!started.ok) throw new Error(started.failure.message);
      return started.value.ref;
    };
    const paid = await begun("attempt-1");
    const changed = { ...aCharge, attemptId: "attempt-1", amount: cents(2400) };
    expect(await gateway.update(paid, changed)).toMatchObject({ ok: true, value: { ref: paid } });
    await stripe.paymentIntents.confirm(paid, { payment_method: "pm_card_visa" });
    expect(await gateway.annotate?.(paid, { orderIncrementId: "000000007" })).toEqual({
      ok: true,
      value: null,
    });
    expect(await gateway.refund?.(paid, cents(400), "refund-1")).toMatchObject({ ok: true });
    expect(await gateway.fetchTruth(paid)).toMatchObject({
      ok: true,
      value: { standing: "paid", amount: 2400, attemptId: "attempt-1", refunds: [{ amount: 400 }] },
    });
    const { id: authorized } = await stripe.paymentIntents.create({
      ...cardOnly,
      amount: 900,
      capture_method: "manual",
      confirm: true,
      payment_method: "pm_card_visa",
    });
    expect(await gateway.capture(authorized, "capture-1")).toEqual({ ok: true, value: null });
    const left = await begun("attempt-2");
    expect(await gateway.cancel(left)).toEqual({ ok: true, value: null });
    // What was cancelled is cancelled: asked again it is well, too.
    expect(await gateway.cancel(left)).toEqual({ ok: true, value: null });
    expect(await gateway.fetchTruth("pi_nobodys")).toMatchObject({ failure: { code: "unknown-ref" } });
  });

  it("a misspelt and a malformed parameter are refused", async () => {
    const misspelt = { ...cardOnly, amount: 900, capture_methd: "manual" };
    await expect(stripe.paymentIntents.create(misspelt)).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "capture_methd",
    });
    await expect(
      stripe.paymentIntents.create({ ...cardOnly, amount: 900, capture_method: "sometimes" }),
    ).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  });

  it("an answer with a state that the provider does not have is a defect", async () => {
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
