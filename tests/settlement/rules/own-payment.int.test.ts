import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { begunPayment, failing, providerIsSilent, withoutOrder } from "#tests/support/payments/begun-payment";
import { beginOwn, changeOwn, settleOwn } from "~/domains/settlement/own-payment.server";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money";
import { err } from "~/kernel/result";

const database = testDatabase();

describe("a browser pays what is its own", () => {
  it("and begins the payment again, by the amount it saw", async () => {
    const { shop, payable, ref } = await begunPayment(database);
    const wish = { amount: cents(2357), id: payable.id };
    expect(await beginOwn(shop, [payable], wish, "stripe")).toMatchObject({
      ok: true,
      value: { provider: "stripe" },
    });
    expect(await changeOwn(shop, [payable], ref, { amount: cents(2357) }, "stripe")).toMatchObject({
      ok: true,
    });
  });

  it("not at another amount, which is told, nor by another provider, nor anything of somebody else", async () => {
    const { shop, payable, ref } = await begunPayment(database);
    const own = [payable];
    const changed = err({ code: "amount-changed", amount: 2357 });
    expect(await beginOwn(shop, own, { amount: cents(2356) }, "stripe")).toEqual(changed);
    expect(await changeOwn(shop, own, ref, { amount: cents(2358) }, "stripe")).toEqual(changed);
    const unavailable = err({ code: "payment-method-unavailable" });
    expect(await beginOwn(shop, own, {}, "paypal")).toEqual(unavailable);
    const unknown = err({ code: "order-not-found" });
    expect(await beginOwn(shop, own, { id: "another" }, "stripe")).toEqual(unknown);
    expect(await beginOwn(shop, [], {}, "stripe")).toEqual(unknown);
    expect(await beginOwn(shop, [{ kind: "order", id: "another" }], {}, "stripe")).toEqual(unknown);
    expect(await changeOwn(shop, [], ref, {}, "stripe")).toEqual(unknown);
    expect(await changeOwn(shop, own, "pi_of_nobody", {}, "stripe")).toEqual(unknown);
    expect(await settleOwn(shop, [], ref, "stripe")).toEqual(unknown);
    expect(await settleOwn(shop, own, "pi_of_nobody", "stripe")).toEqual(unknown);
    const quote = [{ kind: "quote", id: payable.id }] as const;
    expect(await changeOwn(shop, quote, ref, {}, "stripe")).toEqual(unknown);
    expect(await settleOwn(shop, quote, ref, "stripe")).toEqual(unknown);
  });

  it("not what is gone while it asks", async () => {
    const { shop, payable } = await begunPayment(database);
    expect(await beginOwn(withoutOrder(shop), [payable], {}, "stripe")).toEqual(
      err({ code: "payment-method-unavailable" }),
    );
  });

  it("of several the one that is meant, else the newest", async () => {
    const one = await begunPayment(database);
    const two = await begunPayment(database, "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6");
    const services = { ...two.shop, gateways: { stripe: two.shop.bank.gateway } };
    const own = [two.payable, one.payable];
    const newest = await beginOwn(services, own, {}, "stripe");
    expect(newest).toMatchObject({ ok: true, value: { paymentIntentId: two.ref } });
    expect(await settleOwn(services, own, two.ref, "stripe")).toMatchObject({
      ok: true,
      value: { amount: 23.57, settlement: { standing: "open", payable: two.payable } },
    });
  });

  it("not what is paid, in review, or what nobody can say of", async () => {
    const paid = await begunPayment(database);
    paid.shop.bank.pay(paid.ref);
    await settle(paid.shop, "stripe", paid.ref);
    expect(await beginOwn(paid.shop, [paid.payable], {}, "stripe")).toEqual(err({ code: "already-paid" }));

    const odd = await begunPayment(database, "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6");
    odd.shop.bank.pay(odd.ref);
    odd.shop.bank.put(odd.ref, { currency: "eur" });
    await settle(odd.shop, "stripe", odd.ref);
    expect(await beginOwn(odd.shop, [odd.payable], {}, "stripe")).toEqual(err({ code: "payment-in-review" }));

    const taking = await begunPayment(database, "5a0e2d0a-3a53-4b5e-9f3e-0f7b5c1f9f11");
    await taking.mark("capturing");
    expect(await beginOwn(taking.shop, [taking.payable], {}, "stripe")).toEqual(providerIsSilent);
  });

  it("and reads the words it is given where the provider is silent", async () => {
    const { payable, ref, withGateway } = await begunPayment(database);
    const services = withGateway({ fetchTruth: failing("no-answer") });
    expect(await settleOwn(services, [payable], ref, "stripe")).toEqual(providerIsSilent);
    expect(await settleOwn(services, [payable], ref, "stripe", "Say it again.")).toEqual(
      err({ code: "provider-failed", message: "Say it again." }),
    );
  });
});
