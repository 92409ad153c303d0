import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import {
  failWith,
  providerTimeoutResult,
  startOrderPayment,
  withMissingOrder,
} from "#tests/support/payments/started-payment";
import { settle } from "~/domains/settlement/settle.server";
import {
  settleBrowserPayment,
  startPaymentOfBrowser,
  updateBrowserPayment,
} from "~/domains/settlement/start-payment/browser-payment.server";
import { cents } from "~/kernel/money/money";
import { err } from "~/kernel/result";

const database = testDatabase();

describe("a browser's own payment", () => {
  it("starts the payment again with the amount shown", async () => {
    const { shop, payable, ref } = await startOrderPayment(database);
    const request = { amount: cents(2357), id: payable.id };
    expect(await startPaymentOfBrowser(shop, [payable], request, "stripe")).toMatchObject({
      ok: true,
      value: { provider: "stripe" },
    });
    expect(await updateBrowserPayment(shop, [payable], ref, { amount: cents(2357) }, "stripe")).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it("refuses another amount, another provider and other browsers", async () => {
    const { shop, payable, ref } = await startOrderPayment(database);
    const browserPayables = [payable];
    const changed = err({ code: "amount-changed", amount: 2357 });
    expect(await startPaymentOfBrowser(shop, browserPayables, { amount: cents(2356) }, "stripe")).toEqual(
      changed,
    );
    expect(await updateBrowserPayment(shop, browserPayables, ref, { amount: cents(2358) }, "stripe")).toEqual(
      changed,
    );
    const unavailable = err({ code: "payment-method-unavailable" });
    expect(await startPaymentOfBrowser(shop, browserPayables, {}, "paypal")).toEqual(unavailable);
    const unknown = err({ code: "order-not-found" });
    expect(await startPaymentOfBrowser(shop, browserPayables, { id: "another" }, "stripe")).toEqual(unknown);
    expect(await startPaymentOfBrowser(shop, [], {}, "stripe")).toEqual(unknown);
    expect(await startPaymentOfBrowser(shop, [{ kind: "order", id: "another" }], {}, "stripe")).toEqual(
      unknown,
    );
    expect(await updateBrowserPayment(shop, [], ref, {}, "stripe")).toEqual(unknown);
    expect(await updateBrowserPayment(shop, browserPayables, "pi_of_nobody", {}, "stripe")).toEqual(unknown);
    expect(await settleBrowserPayment(shop, [], ref, "stripe")).toEqual(unknown);
    expect(await settleBrowserPayment(shop, browserPayables, "pi_of_nobody", "stripe")).toEqual(unknown);
    const quote = [{ kind: "quote", id: payable.id }] as const;
    expect(await updateBrowserPayment(shop, quote, ref, {}, "stripe")).toEqual(unknown);
    expect(await settleBrowserPayment(shop, quote, ref, "stripe")).toEqual(unknown);
  });

  it("refuses a browser's payment when the order or quote was deleted meanwhile", async () => {
    const { shop, payable } = await startOrderPayment(database);
    expect(await startPaymentOfBrowser(withMissingOrder(shop), [payable], {}, "stripe")).toEqual(
      err({ code: "payment-method-unavailable" }),
    );
  });

  it("returns the named payment of a browser's several payments, else the newest", async () => {
    const one = await startOrderPayment(database);
    const two = await startOrderPayment(database, "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6");
    const services = { ...two.shop, gateways: { stripe: two.shop.bank.gateway } };
    const browserPayables = [two.payable, one.payable];
    const newest = await startPaymentOfBrowser(services, browserPayables, {}, "stripe");
    expect(newest).toMatchObject({ ok: true, value: { paymentIntentId: two.ref } });
    expect(await settleBrowserPayment(services, browserPayables, two.ref, "stripe")).toMatchObject({
      ok: true,
      value: { amount: 23.57, settlement: { state: "open", payable: two.payable } },
    });
  });

  it("refuses a browser's payment that is completed, in review or unknown", async () => {
    const paid = await startOrderPayment(database);
    paid.shop.bank.pay(paid.ref);
    await settle(paid.shop, "stripe", paid.ref);
    expect(await startPaymentOfBrowser(paid.shop, [paid.payable], {}, "stripe")).toEqual(
      err({ code: "already-paid" }),
    );

    const odd = await startOrderPayment(database, "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6");
    odd.shop.bank.pay(odd.ref);
    odd.shop.bank.updateIntent(odd.ref, { currency: "eur" });
    await settle(odd.shop, "stripe", odd.ref);
    expect(await startPaymentOfBrowser(odd.shop, [odd.payable], {}, "stripe")).toEqual(
      err({ code: "payment-in-review" }),
    );

    const taking = await startOrderPayment(database, "5a0e2d0a-3a53-4b5e-9f3e-0f7b5c1f9f11");
    await taking.mark("capturing");
    expect(await startPaymentOfBrowser(taking.shop, [taking.payable], {}, "stripe")).toEqual(
      providerTimeoutResult,
    );
  });

  it("returns the given message when the provider does not answer", async () => {
    const { payable, ref, withGateway } = await startOrderPayment(database);
    const services = withGateway({ fetchResult: failWith("no-answer") });
    expect(await settleBrowserPayment(services, [payable], ref, "stripe")).toEqual(providerTimeoutResult);
    expect(await settleBrowserPayment(services, [payable], ref, "stripe", "Say it again.")).toEqual(
      err({ code: "provider-failed", message: "Say it again." }),
    );
  });
});
