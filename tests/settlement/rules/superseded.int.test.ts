import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { failWith, providerTimeoutResult, startOrderPayment } from "#tests/support/payments/started-payment";
import {
  cancelSuperseded,
  cancelSupersededAttempt,
} from "~/domains/settlement/attempts/cancel-superseded.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

describe("a superseded attempt", () => {
  it.each(["open", "capturing", "held", "paid", "declined", "canceled"] as const)(
    "does not cancel an attempt at its provider while it is %s",
    async (status) => {
      const { shop, mark, attempt, ref } = await startOrderPayment(database);
      expect(await cancelSupersededAttempt(shop, await mark(status))).toEqual(ok(null));
      expect((await attempt()).status).toBe(status);
      expect(shop.bank.intents.get(ref)?.status).toBe("requires_payment_method");
    },
  );

  it("keeps a superseded attempt without a gateway or a provider id", async () => {
    const { shop, mark } = await startOrderPayment(database);
    const attempt = await mark("superseded");
    expect(await cancelSupersededAttempt({ ...shop, gateways: {} }, attempt)).toEqual(ok(null));
    expect(await cancelSupersededAttempt(shop, { ...attempt, providerRef: null })).toEqual(ok(null));
  });

  it.each([
    ["knows it", undefined],
    ["does not know it", "unknown-ref"],
  ] as const)("cancels a superseded attempt when its provider %s", async (_, code) => {
    const { shop, mark, attempt, payable, withGateway } = await startOrderPayment(database);
    await mark("superseded");
    const services = code ? withGateway({ cancel: failWith(code) }) : shop;
    expect(await cancelSuperseded(services, payable)).toEqual(ok(null));
    expect((await attempt()).status).toBe("canceled");
  });

  it("keeps an attempt superseded while its provider does not answer", async () => {
    const { mark, attempt, withGateway } = await startOrderPayment(database);
    const superseded = await mark("superseded");
    expect(await cancelSupersededAttempt(withGateway({ cancel: failWith("no-answer") }), superseded)).toEqual(
      providerTimeoutResult,
    );
    expect((await attempt()).status).toBe("superseded");
  });

  it("keeps an attempt superseded while it is unknown whether it was canceled or paid", async () => {
    const { shop, mark, attempt, ref, withGateway } = await startOrderPayment(database);
    shop.bank.pay(ref);
    const superseded = await mark("superseded");
    expect(await cancelSupersededAttempt(withGateway({ cancel: failWith("no-answer") }), superseded)).toEqual(
      providerTimeoutResult,
    );
    expect((await attempt()).status).toBe("superseded");
  });

  it("keeps an attempt superseded while a sent charge is unknown", async () => {
    const { shop, mark, attempt, withGateway } = await startOrderPayment(database);
    const superseded = { ...(await mark("superseded")), providerRef: null, sentAt: shop.clock.now() };
    shop.clock.advance(90);
    const services = withGateway({ findCharge: failWith("no-answer") });
    expect(await cancelSupersededAttempt(services, superseded)).toEqual(providerTimeoutResult);
    expect((await attempt()).status).toBe("superseded");
  });

  it.each([
    ["paid", "already-paid", {}],
    ["held", "already-paid", { status: "processing", charge: "ch_later" }],
    ["in review", "payment-in-review", { currency: "eur" }],
  ] as const)(
    "settles an attempt that was %s meanwhile, and does not start the newer one",
    async (_, code, put) => {
      const { shop, mark, ref, payable, withGateway } = await startOrderPayment(database);
      await mark("superseded");
      shop.bank.pay(ref);
      shop.bank.updateIntent(ref, put);
      const services = withGateway({ cancel: failWith("refused") });
      expect(await cancelSuperseded(services, payable)).toEqual(err({ code }));
    },
  );

  it("blocks a newer attempt when its provider refuses to cancel the old one", async () => {
    const { mark, payable, withGateway } = await startOrderPayment(database);
    await mark("superseded");
    expect(await cancelSuperseded(withGateway({ cancel: failWith("refused") }), payable)).toEqual(
      providerTimeoutResult,
    );
  });
});
