import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PaymentHandle } from "~/domains/payments/form/payment-handle";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import { listErrorsBeforeLoad } from "~/domains/payments/providers/errors-before-load";
import { PaymentFields } from "~/domains/payments/providers/payment-fields";
import { PaypalButton } from "~/domains/payments/providers/paypal/paypal-button";

const base = {
  name: "later",
  title: "Later",
  enabled: true,
  isDefault: false,
  sortOrder: undefined,
  description: undefined,
  dependsOn: undefined,
  availableMethods: undefined,
  metadata: undefined,
} as const;
const plain = { ...base, gateway: null, config: {} } as const;

const shown = (method: PaymentMethod) =>
  renderToStaticMarkup(
    <PaymentFields
      method={method}
      handle={createRef<PaymentHandle>()}
      errors={{}}
      form={{ check: async () => true, submit: async () => undefined }}
      onComplete={() => undefined}
      fallback={<p>Payment method not available</p>}
    />,
  );

describe("the fields of a payment method", () => {
  it("shows that a payment method without a component is not available [PAY-025]", () => {
    expect(shown(plain)).toBe("<p>Payment method not available</p>");
  });

  it("shows that a PayPal method without a client id has no configuration [PAY-030]", () => {
    const view = { handle: createRef<PaymentHandle>(), errors: {}, onComplete: () => undefined };
    const form = { check: async () => true, submit: async () => undefined };
    const html = renderToStaticMarkup(<PaypalButton config={{ clientId: "" }} form={form} {...view} />);
    expect(html).toMatch(/^<p [^>]*><svg.*<\/svg><span>PayPal configuration not found\.<\/span><\/p>$/);
  });

  it("blocks an order while the fields of its payment method are missing [PAY-025]", () => {
    const error = [{ field: "paymentMethod", message: "Payment method not available" }];
    expect(listErrorsBeforeLoad(plain)).toEqual(error);
    expect(listErrorsBeforeLoad(undefined)).toEqual(error);
    expect(listErrorsBeforeLoad({ gateway: "stripe" })).toEqual([
      { field: "cardNumber", message: "Stripe.js not ready" },
    ]);
  });
});
