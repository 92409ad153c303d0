import { emailRules } from "~/domains/forms/validation/email-rules";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";
import { normalizeNumber } from "~/kernel/typed-text";

/** What a customer types who has no link that opens: the number of the quote, and the email it was sent to. */
export type LinkRequestValues = { readonly number: string; readonly email: string };

/** A new link is asked for by the number of the quote and the email it was sent to (QUOT-009). */
export const checkLinkRequest: FormRules<LinkRequestValues> = (body) => {
  const values = { number: readText(body, "number"), email: readText(body, "email") };
  const emailError = findFirstError(emailRules, values.email);
  const errors = {
    ...(normalizeNumber(values.number) ? {} : { number: fieldMessages.required }),
    ...(emailError ? { email: emailError } : {}),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok(values);
};

/** For a page that knows its quote: the form has no fields. */
export const acceptKnownQuote: FormRules<null> = () => ok(null);
