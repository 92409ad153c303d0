import { describe, expect, it } from "vitest";
import { intentShape, outcomeOfIntent } from "~/domains/payments/gateways/stripe-intent";
import { authorizeNetStatus, cardIntentStatus, paypalStatus } from "~/domains/payments/provider-status";

describe("what a provider's status is recorded as", () => {
  it("for a card intent, in both readings [PAY-008]", () => {
    const statuses =
      "succeeded success completed requires_payment_method processing requires_capture requires_confirmation canceled requires_action novel";
    expect(statuses.split(" ").map(cardIntentStatus)).toEqual([
      "completed",
      "completed",
      "completed",
      "pending",
      "pending",
      "pending",
      "pending",
      "failed",
      "on_hold",
      "pending",
    ]);
  });

  it("for an Authorize-style response code [PAY-009]", () => {
    expect(["1", "2", "3", "4"].map(authorizeNetStatus)).toEqual([
      "completed",
      "pending",
      "failed",
      "on_hold",
    ]);
  });

  it("for any other Authorize-style code: completed, as written [PAY-010]", () => {
    expect(["5", ""].map(authorizeNetStatus)).toEqual(["completed", "completed"]);
  });

  it("for PayPal [PAY-011]", () => {
    expect(["COMPLETED", "PENDING", "processing", "DECLINED", "CREATED"].map(paypalStatus)).toEqual([
      "completed",
      "pending",
      "pending",
      "failed",
      "pending",
    ]);
  });
});

describe("what a card intent means for the shop", () => {
  const intent = (changes: object) =>
    outcomeOfIntent(
      intentShape.parse({
        id: "pi_1",
        object: "payment_intent",
        status: "requires_payment_method",
        amount: 2357,
        currency: "usd",
        livemode: false,
        metadata: { attemptId: "att-1" },
        ...changes,
      }),
    );

  it("is a failed payment when it wants another method after an error [PAY-040]", () => {
    expect(
      intent({ last_payment_error: { message: "Your card was declined.", charge: "ch_1" } }),
    ).toMatchObject({
      status: "failed",
      standing: "declined",
      message: "Your card was declined.",
      failedTransactionId: "ch_1",
      transactionId: null,
    });
  });

  it("is open when nobody tried yet, and held while the bank decides [PAY-008]", () => {
    expect(intent({})).toMatchObject({ status: "pending", standing: "open" });
    expect(intent({ status: "processing" })).toMatchObject({ status: "pending", standing: "held" });
    expect(intent({ status: "requires_action" })).toMatchObject({ status: "on_hold", standing: "open" });
  });

  it("is paid with what was received, brand and last four digits [PAY-003] [PAY-012]", () => {
    const latest_charge = { id: "ch_1", payment_method_details: { card: { last4: "4242", brand: "visa" } } };
    expect(intent({ status: "succeeded", amount_received: 2000, latest_charge })).toMatchObject({
      status: "completed",
      standing: "paid",
      transactionId: "ch_1",
      amount: 2000,
      additionalData: { last4: "4242", brand: "visa" },
    });
  });
});
