import { emailRules } from "~/domains/forms/validation/email-rules";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";
import { normalizeNumber } from "~/kernel/text/typed-text";

/** Fields of a link request: the quote's number and its email. */
export type LinkRequestValues = { readonly number: string; readonly email: string };

/** Validates a link request by number and email (QUOT-009). */
export const checkLinkRequest: FormRules<LinkRequestValues> = (body) => {
  const values = { number: readText(body, "number"), email: readText(body, "email") };
  const emailError = findFirstError(emailRules, values.email);
  const errors = {
    ...(normalizeNumber(values.number) ? {} : { number: fieldMessages.required }),
    ...(emailError ? { email: emailError } : {}),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok(values);
};

/** Accepts a form without fields, on the page of a known quote. */
export const acceptEmptyForm: FormRules<null> = () => ok(null);
