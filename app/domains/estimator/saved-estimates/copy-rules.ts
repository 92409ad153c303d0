import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";

/** Parses the email address for a copy of the estimate, or returns its error (FORM-010). */
export const validateCopyEmail: FormRules<string> = (body) => {
  const email = readText(body, "copy-to");
  const error = findFirstError(emailRules, email);
  return error ? err({ "copy-to": error }) : ok(email);
};
