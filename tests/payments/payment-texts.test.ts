import { describe, expect, it } from "vitest";
import { authorizenetMessages } from "~/domains/payments/providers/authorizenet/authorizenet.messages";
import { paypalMessages } from "~/domains/payments/providers/paypal/paypal.messages";
import { cardMessages } from "~/domains/payments/providers/stripe/card.messages";
import { getPaymentFailureMessage, paymentFailureStatus } from "~/domains/settlement/settlement.failures";
import { cents } from "~/kernel/money/money";

describe("the exact messages of payment forms", () => {
  it("uses the specification's message texts for Stripe's card", () => {
    const { unexpectedStatus, ...fixed } = cardMessages;
    expect(unexpectedStatus("processing")).toBe("Unexpected payment status: processing");
    expect(fixed).toEqual({
      cardNumber: "Card number is incomplete or invalid",
      cardExpiry: "Expiry date is incomplete or invalid",
      cardCvc: "CVC is incomplete or invalid",
      detailsRequired: "Payment details are required to continue.",
      notReady: "Stripe.js not ready",
      failed: "Payment failed",
      authenticationRequired: "Additional authentication required",
    });
  });

  it("uses the specification's message texts for PayPal", () => {
    expect(paypalMessages).toEqual({
      incompleteForm: "Please complete all required fields before proceeding with payment.",
      configurationFailed: "Failed to load PayPal configuration. Please try again later.",
      configurationMissing: "PayPal configuration not found.",
      createFailed: "Failed to create PayPal order. Please try again.",
      updateFailed: "Failed to update PayPal order. Please try again.",
      nothingToCapture: "No PayPal order to capture. Please try again.",
      captureFailed: "Failed to capture PayPal payment. Please try again.",
      failed: "An error occurred during the PayPal transaction. Please try again.",
      canceled: "You left PayPal before paying. You weren't charged; click the PayPal button to try again.",
      pressButton: "Please click the PayPal button to pay.",
    });
  });

  it("uses the specification's message texts for Authorize.Net's card", () => {
    expect(authorizenetMessages).toEqual({
      paymentError: "Payment Error",
      numberRequired: "Card number is required",
      numberInvalid: "Card number is invalid",
      expiryRequired: "Expiry is required",
      monthInvalid: "Expiry month is invalid",
      yearInvalid: "Expiry year is invalid",
      cvvRequired: "CVV is required",
      cvvInvalid: "CVV is invalid",
      notReady: "We couldn't load the card fields. Please check your connection and try again.",
    });
  });
});

describe("a payment that was not started", () => {
  it.each([
    [{ code: "payment-method-unavailable" }, 422, "Payment method not available"],
    [
      { code: "payment-in-review" },
      409,
      "A payment for this order is being reviewed. Please contact us before paying again.",
    ],
    [
      { code: "payment-superseded" },
      409,
      "This order was changed in another window. Please click the button again.",
    ],
    [{ code: "already-paid" }, 409, "This order has already been fully paid."],
    [{ code: "amount-changed", amount: cents(2_430) }, 409, "Prices have changed. The new total is $24.30."],
    [{ code: "order-not-found" }, 404, "Order not found."],
    [{ code: "payment-refused", message: "Expired card" }, 422, "Expired card"],
    [{ code: "provider-failed", message: "Silent" }, 502, "Silent"],
  ] as const)(
    "gives a payment that was not started a code, a status and a text: %o",
    (failure, status, text) => {
      expect([paymentFailureStatus[failure.code], getPaymentFailureMessage(failure)]).toEqual([status, text]);
    },
  );
});
