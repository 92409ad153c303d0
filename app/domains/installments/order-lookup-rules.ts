import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";
import { normalizeNumber, normalizeTypedText } from "~/kernel/text/typed-text";
import { installmentMessages } from "./installment.messages";
import type { LookupValues } from "./split-payment-data";

/** Validates the lookup form: number and email are required (SPLT-004). */
export const validateOrderLookup: FormRules<LookupValues> = (body) => {
  const values = { orderId: readText(body, "orderId"), email: readText(body, "email") };
  const errors = {
    ...(normalizeNumber(values.orderId) ? {} : { orderId: installmentMessages.orderIdRequired }),
    ...(normalizeTypedText(values.email) ? {} : { email: installmentMessages.emailRequired }),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok(values);
};
