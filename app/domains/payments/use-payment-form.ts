import { useRef } from "react";
import type { FormRules } from "~/domains/forms/validation/parse-form";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import type { FormPress, PaymentHandle } from "./payment-handle";
import type { OfferedMethod } from "./payment-methods";
import { complaintsBeforeFields } from "./providers/not-ready";

type PaymentForm = {
  readonly id: string;
  /** The rules of the form's own fields. */
  readonly rules: FormRules<unknown>;
  /** The method whose fields are shown. */
  readonly paysBy: Pick<OfferedMethod, "gateway"> | undefined;
  readonly say: (heading: string) => void;
  /** Runs the form's payment, once at a time. */
  readonly submit: FormPress["submit"];
};

/** A form that pays: its own fields and those of the provider are validated together, and shown alike. */
export function usePaymentForm({ id, rules, paysBy, say, submit }: PaymentForm) {
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
  /** Shows what is wrong; false when nothing stands in the way. */
  const complain = (found: Readonly<Record<string, string>>): boolean => {
    const [first] = Object.keys(showErrors(found));
    // conform focuses elements of the form; a card's field stands in its provider's frame.
    if (first && Object.hasOwn(found, first)) document.getElementById(first)?.focus();
    return first !== undefined;
  };
  /** Validates everything and shows the errors; true when nothing stands in the way. */
  const check = async (): Promise<boolean> => {
    const found = payment.current ? await payment.current.complaints() : complaintsBeforeFields(paysBy);
    return !complain(Object.fromEntries(found.map(({ field, message }) => [field, message])));
  };
  const press: FormPress = {
    check: async (heading) => {
      const isReady = await check();
      if (!isReady) say(heading);
      return isReady;
    },
    submit,
  };
  return {
    formProps,
    payment,
    press,
    errors,
    check,
    complain: (answered: Readonly<Record<string, readonly string[]>>) =>
      complain(Object.fromEntries(Object.entries(answered).map(([field, [first]]) => [field, first ?? ""]))),
    clearError,
  };
}
