import { describe, expect, it } from "vitest";
import {
  toAuthorizenetPaymentStatus,
  toPaypalPaymentStatus,
  toStripePaymentStatus,
} from "~/domains/payments/provider-status";
import { intentSchema, toIntentResult } from "~/domains/payments/providers/stripe/stripe-intent";

describe("the stored status of a provider's status", () => {
  it("maps a card intent's status in both spellings [PAY-008]", () => {
    const statuses =
      "succeeded success completed requires_payment_method processing requires_capture requires_confirmation canceled requires_action novel";
    expect(statuses.split(" ").map(toStripePaymentStatus)).toEqual([
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

  it("maps an Authorize.Net response code to a stored status [PAY-009]", () => {
    expect(["1", "2", "3", "4"].map(toAuthorizenetPaymentStatus)).toEqual([
      "completed",
      "pending",
      "failed",
      "on_hold",
    ]);
  });

  it("maps an unknown Authorize.Net response code to 'completed' [PAY-010]", () => {
    expect(["5", ""].map(toAuthorizenetPaymentStatus)).toEqual(["completed", "completed"]);
  });

  it("maps a PayPal status to a stored status [PAY-011]", () => {
    expect(
      ["COMPLETED", "PENDING", "processing", "DECLINED", "FAILED", "VOIDED", "CREATED"].map(
        toPaypalPaymentStatus,
      ),
    ).toEqual(["completed", "pending", "pending", "failed", "failed", "failed", "pending"]);
  });
});

describe("toIntentResult", () => {
  const intent = (changes: object) =>
    toIntentResult(
      intentSchema.parse({
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

  it("returns 'declined' for an intent that needs another method after an error [PAY-040]", () => {
    expect(
      intent({ last_payment_error: { message: "Your card was declined.", charge: "ch_1" } }),
    ).toMatchObject({
      status: "failed",
      state: "declined",
      message: "Your card was declined.",
      failedTransactionId: "ch_1",
      transactionId: null,
    });
  });

  it("returns 'open' before any attempt and 'held' while processing [PAY-008]", () => {
    expect(intent({})).toMatchObject({ status: "pending", state: "open" });
    expect(intent({ status: "processing" })).toMatchObject({ status: "pending", state: "held" });
    expect(intent({ status: "requires_action" })).toMatchObject({ status: "on_hold", state: "open" });
  });

  it("returns 'declined' for a canceled intent, and 'open' without an error [PAY-008]", () => {
    expect(intent({ status: "canceled" })).toMatchObject({
      status: "failed",
      state: "declined",
      message: null,
    });
    const late = { last_payment_error: { message: "Late." } };
    expect(intent({ status: "requires_action", ...late }).state).toBe("open");
    expect(intent({ status: "requires_confirmation", ...late }).state).toBe("open");
  });

  it("requests a capture while money is only authorized", () => {
    expect(intent({ status: "requires_capture", latest_charge: "ch_9", amount_received: 0 })).toMatchObject({
      state: "open",
      status: "pending",
      needsCapture: true,
      transactionId: "ch_9",
      amount: 2357,
      additionalData: {},
    });
    expect(intent({ status: "processing", latest_charge: "ch_9", amount_received: 12 })).toMatchObject({
      needsCapture: false,
      transactionId: null,
      amount: 2357,
    });
  });

  it("returns attempt, currency and key mode of a card intent", () => {
    expect(intent({ livemode: true })).toMatchObject({
      ref: "pi_1",
      attemptId: "att-1",
      currency: "usd",
      live: true,
      providerStatus: "requires_payment_method",
    });
    expect(intent({ metadata: null }).attemptId).toBeNull();
    expect(intent({ metadata: {} }).attemptId).toBeNull();
  });

  it("returns 'paid' with the whole amount when no received amount is named", () => {
    expect(intent({ status: "succeeded", latest_charge: { id: "py_1" } })).toMatchObject({
      amount: 2357,
      transactionId: "py_1",
      additionalData: {},
    });
    const card = { last4: "4242" };
    const latest_charge = { id: "ch_1", payment_method_details: { card } };
    expect(intent({ status: "succeeded", latest_charge }).additionalData).toEqual({ last4: "4242" });
  });

  it("returns 'paid' with the received amount, brand and last four digits [PAY-003] [PAY-012]", () => {
    const latest_charge = { id: "ch_1", payment_method_details: { card: { last4: "4242", brand: "visa" } } };
    expect(intent({ status: "succeeded", amount_received: 2000, latest_charge })).toMatchObject({
      status: "completed",
      state: "paid",
      transactionId: "ch_1",
      amount: 2000,
      additionalData: { last4: "4242", brand: "visa" },
    });
  });
});
