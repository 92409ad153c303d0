import {
  createStripeContract,
  readStripeDocument,
  type Sandbox,
  startSandbox,
} from "@stile-and-rail/payment-sandbox";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ChargeRequest } from "~/domains/payments/payment-gateway";
import { createStripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import { cents } from "~/kernel/money/money";

let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    stateFile: null,
    webhookUrl: null,
    webhookSecret: "whsec_sandbox",
    contract: createStripeContract(readStripeDocument()),
  });
  const host = { host: "127.0.0.1", port: sandbox.port, protocol: "http" } as const;
  // The first request of each kind compiles its part of a large document.
  stripe = new Stripe("sk_test_sandbox", {
    ...host,
    telemetry: false,
    timeout: 240_000,
    maxNetworkRetries: 0,
  });
});
afterAll(() => sandbox?.close());

const cardOnly = { currency: "usd", allowed_payment_method_types: ["card"] };

/** A charge with every optional field. */
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
  options: { availableMethods: ["card", "link"] },
};

it("sends to Stripe what its published OpenAPI document allows", {
  timeout: 240_000,
}, async () => {
  const gateway = createStripeGateway({
    secretKey: "sk_test_sandbox",
    publishableKey: "pk_test_sandbox",
    webhookSecret: "whsec_sandbox",
    apiHost: "127.0.0.1",
    apiPort: sandbox.port,
    apiProtocol: "http",
    timeoutMs: 240_000,
  });
  const startAttempt = async (attemptId: string) => {
    const started = await gateway.start({ ...aCharge, attemptId });
    if (!started.ok) throw new Error(started.failure.message);
    return started.value.ref;
  };
  const paid = await startAttempt("attempt-1");
  const changed = { ...aCharge, attemptId: "attempt-1", amount: cents(2400) };
  expect(await gateway.update(paid, changed)).toMatchObject({ ok: true, value: { ref: paid } });
  await stripe.paymentIntents.confirm(paid, { payment_method: "pm_card_visa" });
  expect(await gateway.updateMetadata?.(paid, { orderIncrementId: "000000007" })).toEqual({
    ok: true,
    value: null,
  });
  expect(await gateway.refund?.(paid, cents(400), "refund-1")).toMatchObject({ ok: true });
  expect(await gateway.fetchResult(paid)).toMatchObject({
    ok: true,
    value: { state: "paid", amount: 2400, attemptId: "attempt-1", refunds: [{ amount: 400 }] },
  });
  const { id: authorized } = await stripe.paymentIntents.create({
    ...cardOnly,
    amount: 900,
    capture_method: "manual",
    confirm: true,
    payment_method: "pm_card_visa",
  });
  expect(await gateway.capture(authorized, "capture-1")).toEqual({ ok: true, value: null });
  const left = await startAttempt("attempt-2");
  expect(await gateway.cancel(left)).toEqual({ ok: true, value: null });
  // Another cancellation of a canceled intent succeeds too.
  expect(await gateway.cancel(left)).toEqual({ ok: true, value: null });
  expect(await gateway.fetchResult("pi_nobodys")).toMatchObject({ failure: { code: "unknown-ref" } });
});
