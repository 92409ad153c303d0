import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import { useChosenMethod } from "~/domains/payments/methods/use-chosen-method";

const method = (name: string, isDefault = false): PaymentMethod => ({
  name,
  title: name,
  enabled: true,
  isDefault,
  sortOrder: undefined,
  description: undefined,
  dependsOn: undefined,
  availableMethods: undefined,
  metadata: undefined,
  gateway: null,
  config: {},
});

function Chosen({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  return <>{useChosenMethod(methods)[0]}</>;
}
const chosenAmong = (...methods: readonly PaymentMethod[]) =>
  renderToStaticMarkup(<Chosen methods={methods} />);

it("preselects the default payment method of a form, else the first [PAY-004]", () => {
  expect(chosenAmong(method("paypal"), method("credit-card", true))).toBe("credit-card");
  expect(chosenAmong(method("paypal"), method("credit-card"))).toBe("paypal");
  expect(chosenAmong()).toBe("");
});
