import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readElements } from "#tests/support/views/read-html";
import type { PaymentHandle } from "~/domains/payments/form/payment-handle";
import { PaymentMethodChoice } from "~/domains/payments/form/payment-method-choice";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";

type Icon = Partial<NonNullable<PaymentMethod["metadata"]>>;
const noIcon = { methodIcon: undefined, iconWidth: undefined, iconHeight: undefined };

const method = (name: string, icon?: Icon): PaymentMethod => ({
  name,
  title: `Pay by ${name}`,
  description: `What ${name} means`,
  enabled: true,
  isDefault: false,
  sortOrder: undefined,
  dependsOn: undefined,
  availableMethods: undefined,
  metadata: icon && { ...noIcon, ...icon },
  gateway: null,
  config: {},
});

const shown = (methods: readonly PaymentMethod[], chosen = "") =>
  renderToStaticMarkup(
    <PaymentMethodChoice
      methods={methods}
      chosen={chosen}
      onChoose={() => undefined}
      errors={{}}
      fields={createRef<PaymentHandle>()}
      formControls={{ check: async () => true, submit: async () => undefined }}
      onComplete={() => undefined}
    />,
  );

describe("the choice of payment methods", () => {
  it("shows title, description and icon of each method [PAY-001]", () => {
    const html = shown([
      method("wallet", { methodIcon: "/images/wallet.svg", iconWidth: 120, iconHeight: 30 }),
    ]);
    expect(readElements(html, "label")).toEqual(["Pay by walletWhat wallet means"]);
    expect(html).toMatch(/<input [^>]*type="radio"[^>]* name="paymentMethod"[^>]* value="wallet"/);
    expect(html).toMatch(/<img src="\/images\/wallet\.svg" alt="" width="120" height="30"/);
  });

  it("reserves a default size for icons without one [PAY-001]", () => {
    expect(shown([method("wallet", { methodIcon: "/w.svg" })])).toMatch(
      /src="\/w\.svg" alt="" width="40" height="24"/,
    );
    expect(shown([method("wallet", {}), method("check")])).not.toContain("<img");
  });

  it("shows a message when no method is offered [PAY-025]", () => {
    expect(shown([])).toBe('<p class="text-danger">Payment method not available</p>');
  });
});
