import type { FormEntries } from "~/domains/forms/entries/form-entries";
import type { FieldErrors } from "~/domains/forms/validation/parse-form";
import type { PaymentHandle } from "~/domains/payments/form/payment-handle";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import { listErrorsBeforeLoad } from "~/domains/payments/providers/errors-before-load";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { listFieldErrors } from "../form/checkout-values";
import type { PaymentRequirement } from "./payment-box";

type Payment = {
  readonly methods: readonly Pick<PaymentMethod, "name" | "gateway">[];
  readonly requirement: PaymentRequirement;
  /** The mounted fields of the chosen method; null while they are loading. */
  readonly fields: Pick<PaymentHandle, "validate"> | null;
};

/** Finds errors outside the form's fields: shipping method, payment method (CHK-022) and card. */
export async function findShippingAndPaymentErrors(
  values: FormEntries,
  { methods, requirement, fields }: Payment,
): Promise<FieldErrors> {
  const unreachable = values.shippingMethod === NO_METHODS ? ["shippingMethod"] : [];
  const payment = requirement === "something" ? ["paymentMethod"] : [];
  const chosen = methods.find(({ name }) => name === values.paymentMethod);
  // Nothing is placed while the payment fields or the provider's script are loading (PAY-026).
  const listBeforeLoad = () => listErrorsBeforeLoad(chosen);
  const ofProvider =
    requirement === "something" && chosen ? await (fields ? fields.validate() : listBeforeLoad()) : [];
  const errors = [...listFieldErrors(values, [...unreachable, ...payment]), ...ofProvider];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
