import { useRef } from "react";
import type { FormRules } from "~/domains/forms/validation/parse-form";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import type { PaymentMethod } from "../methods/payment-methods";
import { listErrorsBeforeLoad } from "../providers/errors-before-load";
import type { FormControls, PaymentHandle } from "./payment-handle";

type PaymentForm = {
  readonly id: string;
  /** Validation rules of the form's own fields. */
  readonly rules: FormRules<unknown>;
  /** The method whose fields are shown. */
  readonly method: Pick<PaymentMethod, "gateway"> | undefined;
  readonly showBanner: (heading: string) => void;
  /** Runs the form's payment, one at a time. */
  readonly submit: FormControls["submit"];
};

/**
 * Returns the state of a payment form, which validates its own fields together with the provider's and shows all
 * errors the same way.
 */
export function usePaymentForm({ id, rules, method, showBanner, submit }: PaymentForm) {
  const payment = useRef<PaymentHandle>(null);
  const { formProps, errors, showErrors, clearError } = useValidatedForm({
    id,
    rules,
    isCheckedInOnSubmit: true,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  });
  /** Shows the errors; returns true when there are any. */
  const showFieldErrors = (fieldErrors: Readonly<Record<string, string>>): boolean => {
    const [first] = Object.keys(showErrors(fieldErrors));
    // conform focuses elements of the form; a card field is in its provider's frame.
    if (first && Object.hasOwn(fieldErrors, first)) document.getElementById(first)?.focus();
    return first !== undefined;
  };
  /** Validates everything and shows the errors; true when everything is valid. */
  const check = async (): Promise<boolean> => {
    const paymentErrors = payment.current ? await payment.current.validate() : listErrorsBeforeLoad(method);
    return !showFieldErrors(Object.fromEntries(paymentErrors.map(({ field, message }) => [field, message])));
  };
  const formControls: FormControls = {
    check: async (heading) => {
      const isReady = await check();
      if (!isReady) showBanner(heading);
      return isReady;
    },
    submit,
  };
  return {
    formProps,
    payment,
    formControls,
    errors,
    check,
    showFieldErrors: (fieldErrors: Readonly<Record<string, readonly string[]>>) =>
      showFieldErrors(
        Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, first ?? ""])),
      ),
    clearError,
  };
}
