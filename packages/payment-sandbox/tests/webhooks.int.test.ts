import Stripe from "stripe";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Sandbox } from "../src/start-sandbox.ts";
import { createStripeClient, listenForWebhooks, startTestSandbox, webhookSecret } from "./support.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function shopAndSandbox(statusFor?: (count: number) => number) {
  const shop = await listenForWebhooks(statusFor);
  const sandbox = await startTestSandbox({ webhookUrl: shop.url });
  closing.push(shop.close, sandbox.close);
  return { shop, sandbox, stripe: createStripeClient(sandbox) };
}

const paid = (stripe: Stripe, amount = 900) =>
  stripe.paymentIntents.create({
    amount,
    currency: "usd",
    allowed_payment_method_types: ["card"],
    payment_method: "pm_card_visa",
    confirm: true,
  });

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

describe("webhook of the sandbox", () => {
  it("signs a webhook so that the SDK accepts it only with the right secret", async () => {
    const { shop, stripe } = await shopAndSandbox();
    const intent = await paid(stripe);
    await eventually(() => expect(shop.types()).toEqual(["payment_intent.succeeded"]));
    const { body, signature } = shop.received[0] ?? { body: "", signature: "" };
    const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
    expect((event.data.object as Stripe.PaymentIntent).id).toBe(intent.id);
    expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });

  it("sends a webhook again until the shop responds 2xx", async () => {
    const { shop, sandbox, stripe } = await shopAndSandbox((count) => (count < 3 ? 503 : 200));
    await paid(stripe);
    await eventually(() => expect(shop.received).toHaveLength(3));
    await eventually(async () =>
      expect((await sandbox.control.deliveries()).map((it) => [it.attempts, it.delivered])).toEqual([
        [3, true],
      ]),
    );
  });

  it("holds webhooks, releases them in reverse order and sends them twice when a test requests it", async () => {
    const { shop, sandbox, stripe } = await shopAndSandbox();
    await sandbox.control.holdWebhooks();
    await paid(stripe);
    const { id } = await stripe.paymentIntents.create({
      amount: 800,
      currency: "usd",
      allowed_payment_method_types: ["card"],
    });
    await stripe.paymentIntents.cancel(id);
    expect(shop.received).toHaveLength(0);
    await sandbox.control.releaseWebhooks("reversed");
    expect(shop.types()).toEqual(["payment_intent.canceled", "payment_intent.succeeded"]);
    const succeeded = (await sandbox.control.events()).find(
      (event) => event.type === "payment_intent.succeeded",
    );
    expect(await sandbox.control.resendEvent(succeeded?.id ?? "", 2)).toEqual([200, 200]);
    expect(shop.received).toHaveLength(4);
  });

  it("reports a payment that is processing and later succeeds", async () => {
    const { shop, sandbox, stripe } = await shopAndSandbox();
    const { id } = await stripe.paymentIntents.create({
      amount: 900,
      currency: "usd",
      allowed_payment_method_types: ["card"],
    });
    await sandbox.control.settleLater(id);
    expect((await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })).status).toBe(
      "processing",
    );
    await sandbox.control.settle(id, "succeeded");
    await eventually(() =>
      expect(shop.types().sort()).toEqual(["payment_intent.processing", "payment_intent.succeeded"]),
    );
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
  });
});

describe("fault requested by a test", () => {
  const withFault = async (sandbox: Sandbox, kind: "fail" | "fail-after" | "timeout" | "drop" | "garbage") =>
    sandbox.control.fault({ kind, method: "POST", path: "/payment_intents" });

  it("fails a request before the charge with the fault `fail`", async () => {
    const { sandbox, stripe } = await shopAndSandbox();
    await withFault(sandbox, "fail");
    await expect(paid(stripe)).rejects.toMatchObject({ statusCode: 500 });
    expect(await sandbox.control.ledger()).toHaveLength(0);
  });

  it.each(["fail-after", "timeout", "garbage"] as const)(
    "fails a request after the charge with the fault `%s`, and a retry with the same key returns the charge",
    async (kind) => {
      const { sandbox } = await shopAndSandbox();
      const stripe = createStripeClient(sandbox, "sk_test_sandbox", kind === "timeout" ? 2000 : 20_000);
      const order = {
        amount: 900,
        currency: "usd",
        allowed_payment_method_types: ["card"],
        payment_method: "pm_card_visa",
        confirm: true,
      };
      await withFault(sandbox, kind);
      await expect(stripe.paymentIntents.create(order, { idempotencyKey: "att:9:create" })).rejects.toThrow();
      const again = await stripe.paymentIntents.create(order, { idempotencyKey: "att:9:create" });
      expect(again.status).toBe("succeeded");
      expect(await sandbox.control.ledger()).toHaveLength(1);
    },
  );

  it("closes the connection after the charge with `drop`, and the SDK's retry succeeds", async () => {
    const { sandbox, stripe } = await shopAndSandbox();
    await withFault(sandbox, "drop");
    expect((await paid(stripe)).status).toBe("succeeded");
    expect(await sandbox.control.ledger()).toHaveLength(1);
  });
});
