import { useRef, useState } from "react";
import type { FormPress, PaymentHandle } from "./payment-handle";
import type { OfferedMethod } from "./payment-methods";
import { complaintsBeforeFields } from "./providers/not-ready";

/** What is wrong, by the field it stands at. */
export type Complaints = Readonly<Record<string, string>>;

type PaymentForm = {
  /** The method whose fields are shown. */
  readonly paysBy: Pick<OfferedMethod, "gateway"> | undefined;
  /** What is wrong with the form's own fields. */
  readonly ownComplaints: () => Complaints;
  readonly say: (heading: string) => void;
  /** Runs the form's payment, once at a time. */
  readonly submit: FormPress["submit"];
};

/** The complaints of a form that pays: its own and those of the provider's fields, shown and focused together. */
export function usePaymentForm({ paysBy, ownComplaints, say, submit }: PaymentForm) {
  const payment = useRef<PaymentHandle>(null);
  const [errors, setErrors] = useState<Complaints>({});
  const complain = (complaints: Complaints) => {
    setErrors(complaints);
    const [first] = Object.keys(complaints);
    if (first) document.getElementById(first)?.focus();
  };
  /** Looks at everything and shows what it finds; true when nothing stands in the way. */
  const check = async (): Promise<boolean> => {
    const found = payment.current ? await payment.current.complaints() : complaintsBeforeFields(paysBy);
    const complaints = {
      ...ownComplaints(),
      ...Object.fromEntries(found.map(({ field, message }) => [field, message])),
    };
    complain(complaints);
    return Object.keys(complaints).length === 0;
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
    payment,
    press,
    errors,
    check,
    complain: (answered: Readonly<Record<string, readonly string[]>>) =>
      complain(Object.fromEntries(Object.entries(answered).map(([field, [first]]) => [field, first ?? ""]))),
    forget: (field: string) => setErrors(({ [field]: _gone, ...rest }) => rest),
  };
}
