import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { failWith, startOrderPayment } from "#tests/support/payments/started-payment";
import { settleAttempt, settlePayable } from "~/domains/settlement/settle-payable.server";
import { updateAttempt, updatePayable } from "~/domains/settlement/update-payable.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

const silence = err({
  code: "no-answer",
  message: "The payment provider didn't respond. Please try again.",
});

describe("settlePayable", () => {
  it.each([
    ["paid", null],
    ["needs_review", null],
    ["declined", "Your card was declined."],
  ] as const)(
    "returns the state of an attempt that is %s without a request to the provider",
    async (status, message) => {
      const { mark, withGateway, payable } = await startOrderPayment(database);
      await database.db.update(paymentAttempts).set({ declineMessage: "Your card was declined." });
      const services = withGateway({ fetchResult: failWith("no-answer") });
      const received = ok({ state: status, providerStatus: status, message });
      expect(await settleAttempt(services, await mark(status))).toEqual(received);
      expect(await settlePayable(services, payable)).toEqual(received);
    },
  );

  it.each(["canceled", "refunded"] as const)(
    "ignores an attempt that is %s when it settles a payable",
    async (status) => {
      const { mark, shop, payable } = await startOrderPayment(database);
      expect(await settleAttempt(shop, await mark(status))).toEqual(ok(null));
      expect(await settlePayable(shop, payable)).toEqual(
        ok({ state: "none", providerStatus: "", message: null }),
      );
    },
  );

  it.each(["open", "capturing", "held", "superseded"] as const)(
    "fetches an attempt that is %s from the provider, and fails while it does not answer",
    async (status) => {
      const { mark, withGateway, payable } = await startOrderPayment(database);
      await mark(status);
      expect(await settlePayable(withGateway({ fetchResult: failWith("no-answer") }), payable)).toEqual(
        silence,
      );
    },
  );

  it("returns the state 'open' until the payment is paid", async () => {
    const { shop, ref, payable } = await startOrderPayment(database);
    expect(await settlePayable(shop, payable)).toMatchObject({
      ok: true,
      value: { state: "open", providerStatus: "requires_payment_method" },
    });
    shop.bank.pay(ref);
    expect(await settlePayable(shop, payable)).toMatchObject({ ok: true, value: { state: "paid" } });
  });

  it("ignores a superseded attempt unless it was paid", async () => {
    const { mark, shop, ref } = await startOrderPayment(database);
    const attempt = await mark("superseded");
    expect(await settleAttempt(shop, attempt)).toEqual(ok(null));
    shop.bank.decline(ref);
    expect(await settleAttempt(shop, attempt)).toEqual(ok(null));
    shop.bank.pay(ref);
    expect(await settleAttempt(shop, attempt)).toMatchObject({ ok: true, value: { state: "paid" } });
  });

  it("returns 'not started' when no provider was called", async () => {
    const { shop, attempt } = await startOrderPayment(database);
    const untold = { ...(await attempt()), providerRef: null };
    expect(await settleAttempt(shop, untold)).toEqual(
      ok({ state: "open", providerStatus: "not started", message: null }),
    );
    expect(await settleAttempt(shop, { ...untold, status: "superseded" })).toEqual(ok(null));
    expect(await settleAttempt(shop, { ...untold, sentAt: shop.clock.now() })).toEqual(
      ok({
        state: "declined",
        providerStatus: "open",
        message: "The payment provider didn't respond. Please try again.",
      }),
    );
  });

  it("fails to settle when a charge was sent and its result is unknown", async () => {
    const { shop, attempt, withGateway } = await startOrderPayment(database);
    const sent = { ...(await attempt()), providerRef: null, sentAt: shop.clock.now() };
    expect(await settleAttempt(withGateway({ findCharge: failWith("no-answer") }), sent)).toEqual(silence);
  });

  it("prefers a paid attempt to a held one, one in review and the newest attempt", async () => {
    const { shop, mark, attemptId, payable } = await startOrderPayment(database);
    await mark("declined");
    const [first] = await database.db.select().from(paymentAttempts);
    if (!first) throw new Error("there is no attempt");
    const { position: _, ...row } = first;
    const second = { ...row, id: "att-second", shortId: "second", providerRef: "pi_second" };
    await database.db.insert(paymentAttempts).values({ ...second, status: "needs_review" });
    expect(await settlePayable(shop, payable)).toMatchObject({ value: { state: "needs_review" } });
    await mark("needs_review");
    const isSecond = eq(paymentAttempts.id, "att-second");
    await database.db.update(paymentAttempts).set({ status: "declined" }).where(isSecond);
    expect(await settlePayable(shop, payable)).toMatchObject({ value: { state: "needs_review" } });
    await mark("declined");
    await database.db.update(paymentAttempts).set({ status: "paid" }).where(isSecond);
    expect(await settlePayable(shop, payable)).toMatchObject({ value: { state: "paid" } });
    await database.db.update(paymentAttempts).set({ declineMessage: "the older" });
    const newer = { status: "declined", declineMessage: "the newer" } as const;
    await database.db.update(paymentAttempts).set(newer).where(isSecond);
    expect(await settlePayable(shop, payable)).toMatchObject({ value: { message: "the newer" } });
    expect(attemptId).not.toBe("att-second");
  });
});

describe("the message after the browser's payment step", () => {
  const toOkResult = (sendEmail: boolean, message: string) => ok({ sendEmail, message });

  it.each([
    ["paid", true, "Payment successful."],
    ["canceled", true, "Payment successful."],
    ["declined", false, "Payment failed"],
    ["needs_review", false, "Your payment is being reviewed. Please contact us before paying again."],
  ] as const)("returns the message for an attempt that is %s", async (status, sendEmail, message) => {
    const { shop, mark, payable } = await startOrderPayment(database);
    await mark(status);
    expect(await updatePayable(shop, payable)).toEqual(toOkResult(sendEmail, message));
  });

  it.each([
    ["requires_action", "Additional authentication required"],
    ["requires_payment_method", "Unexpected payment status: requires_payment_method"],
  ])("returns the message for the provider status %s", async (status, message) => {
    const { shop, ref, payable, attemptId } = await startOrderPayment(database);
    shop.bank.updateIntent(ref, { status });
    expect(await updatePayable(shop, payable)).toEqual(toOkResult(false, message));
    for (const id of [attemptId, ref])
      expect(await updateAttempt(shop, payable, id)).toEqual(toOkResult(false, message));
  });

  it("returns the provider's message after a decline", async () => {
    const { shop, ref, payable } = await startOrderPayment(database);
    shop.bank.decline(ref, "Your card has expired.");
    expect(await updatePayable(shop, payable)).toEqual(toOkResult(false, "Your card has expired."));
  });

  it("reports the received amount when it was too little", async () => {
    const { shop, ref, payable } = await startOrderPayment(database);
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, { amount: 2000 });
    expect(await updatePayable(shop, payable)).toEqual(
      toOkResult(
        false,
        "We received $20.00 of $23.57. Please contact us about the rest before paying again.",
      ),
    );
  });

  it("announces a review of a payment whose whole amount arrived", async () => {
    const { shop, ref, mark, payable } = await startOrderPayment(database);
    shop.bank.pay(ref);
    await settlePayable(shop, payable);
    await mark("needs_review");
    expect(await updatePayable(shop, payable)).toEqual(
      toOkResult(false, "Your payment is being reviewed. Please contact us before paying again."),
    );
  });

  it("reports a superseded attempt when it is over or belongs to another payable", async () => {
    const { shop, mark, payable, attemptId } = await startOrderPayment(database);
    const over = err({ code: "payment-superseded" });
    expect(await updateAttempt(shop, payable, "att-of-another")).toEqual(over);
    expect(await updateAttempt(shop, { kind: "order", id: "another" }, attemptId)).toEqual(over);
    await mark("canceled");
    expect(await updateAttempt(shop, payable, attemptId)).toEqual(over);
  });

  it("reports to the shopper that the provider does not answer", async () => {
    const { payable, attemptId, withGateway } = await startOrderPayment(database);
    const services = withGateway({ fetchResult: failWith("no-answer") });
    expect(await updatePayable(services, payable)).toEqual(silence);
    expect(await updateAttempt(services, payable, attemptId)).toEqual(silence);
  });
});
