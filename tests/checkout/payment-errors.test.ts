import { describe, expect, it } from "vitest";
import { findShippingAndPaymentErrors } from "~/domains/checkout/page/payment-errors";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";

const card = { name: "credit-card", gateway: "stripe" } as const;
const values = { shippingMethod: "standard", paymentMethod: "credit-card" };
const unmounted = { methods: [card], requirement: "something", fields: null } as const;

describe("errors outside the checkout's own fields", () => {
  it("requires a payment method when there is something to pay [CHK-022]", async () => {
    const none = { ...values, paymentMethod: "" };
    expect(await findShippingAndPaymentErrors(none, unmounted)).toEqual({
      paymentMethod: "Please select a payment method",
    });
    expect(await findShippingAndPaymentErrors(none, { ...unmounted, methods: [] })).toEqual({
      paymentMethod: "Please select a payment method",
    });
  });

  it.each(["nothing", "unknown", "unreachable"] as const)(
    "requires no payment method while the amount to pay is %s [CHK-022]",
    async (requirement) => {
      expect(
        await findShippingAndPaymentErrors({ ...values, paymentMethod: "" }, { ...unmounted, requirement }),
      ).toEqual({});
    },
  );

  it("reports an address without shipping [CHK-021]", async () => {
    expect(
      await findShippingAndPaymentErrors(
        { ...values, shippingMethod: NO_METHODS },
        { ...unmounted, requirement: "unreachable" },
      ),
    ).toEqual({
      shippingMethod: "Sorry, no shipping methods are available for the selected shipping address.",
    });
  });

  it("reads the errors of the mounted card fields, and blocks the order until they are mounted [PAY-026]", async () => {
    const error = { field: "cardNumber", message: "Card number is incomplete or invalid" };
    const fields = { validate: async () => [error] };
    expect(await findShippingAndPaymentErrors(values, { ...unmounted, fields })).toEqual({
      cardNumber: "Card number is incomplete or invalid",
    });
    expect(
      await findShippingAndPaymentErrors(values, { ...unmounted, fields: { validate: async () => [] } }),
    ).toEqual({});
    expect(await findShippingAndPaymentErrors(values, unmounted)).toEqual({
      cardNumber: "Stripe.js not ready",
    });
  });
});
