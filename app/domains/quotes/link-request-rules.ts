import { emailRules } from "~/domains/forms/email-rules";
import { fieldMessages } from "~/domains/forms/field.messages";
import { firstComplaint } from "~/domains/forms/field-rules";
import { normalizeNumber } from "~/kernel/typed-text";

/** What a customer types who has no link that opens: the number of the quote, and the email it was sent to. */
export type LinkRequestValues = { readonly number: string; readonly email: string };
export type LinkRequestErrors = Readonly<Partial<Record<keyof LinkRequestValues, string>>>;

export const emptyLinkRequest: LinkRequestValues = { number: "", email: "" };

/** What is wrong with a request for a new link, by field; empty when all is well (QUOT-009). */
export function findLinkRequestErrors({ number, email }: LinkRequestValues): LinkRequestErrors {
  const emailError = firstComplaint(emailRules, email);
  return {
    ...(normalizeNumber(number) ? {} : { number: fieldMessages.required }),
    ...(emailError ? { email: emailError } : {}),
  };
}
