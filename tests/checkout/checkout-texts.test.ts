import { describe, expect, it } from "vitest";
import {
  checkoutPageMessages,
  errorBannerMs,
  formResponseMs,
} from "~/domains/checkout/page/checkout-page.messages";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { cents } from "~/kernel/money/money";

describe("the checkout page's messages", () => {
  it("clears the error banner after 10 seconds and form responses after 5 [CHK-031]", () => {
    expect([errorBannerMs, formResponseMs]).toEqual([10_000, 5_000]);
  });

  it("uses the checkout messages of the specification", () => {
    const { totalChanged, ...fixed } = checkoutPageMessages;
    expect(totalChanged(cents(2430))).toBe(
      "With this address your order comes to $24.30. If that's right, please click the button again.",
    );
    expect(fixed).toEqual({
      keepOpen: "We are placing your order. Please keep this page open.",
      shipToBilling: "We'll ship to your billing address.",
      cardAddress: "For a card, please enter the billing address as shown on your card statement.",
      freeOrder: "No payment is needed for this order.",
      paymentAfterShipping: "Your total will appear here once your address is complete.",
      paymentUnreachable: "We can't ship to this address, so there is nothing to pay.",
      allIn: "total, including shipping and tax",
      paymentFailed: "Payment failed",
      offline:
        "You seem to be offline. Nothing was sent, and everything you entered is still here. Please try again once you're connected.",
      unconfirmed:
        "We lost the connection while confirming your payment. Please click the button again: you won't be charged twice.",
      unreachable: "We couldn't reach the shop. Everything you entered is still here; please try again.",
    });
  });

  it("includes the payment messages in the checkout's messages", () => {
    const { unexpectedStatus, paidShort, ...fixed } = paymentMessages;
    expect(unexpectedStatus("processing")).toBe("Unexpected payment status: processing");
    expect(paidShort("$20.00", "$24.30")).toBe(
      "We received $20.00 of $24.30. Please contact us about the rest before paying again.",
    );
    expect(fixed).toEqual({
      failed: "Payment failed",
      successful: "Payment successful.",
      authenticationRequired: "Additional authentication required",
      methodNotAvailable: "Payment method not available",
      providerSilent: "The payment provider didn't respond. Please try again.",
      superseded: "This order was changed in another window. Please click the button again.",
      orderNotFound: "Order not found.",
      alreadyPaid: "This order has already been fully paid.",
      reviewedBefore: "A payment for this order is being reviewed. Please contact us before paying again.",
      inReview: "Your payment is being reviewed. Please contact us before paying again.",
    });
  });
});
