import { emailRules } from "~/domains/forms/email-rules";
import { firstComplaint } from "~/domains/forms/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";

/** Where a copy of an estimate is mailed to, or its error (FORM-010). */
export const checkCopyTo: FormRules<string> = (body) => {
  const email = readText(body, "copy-to");
  const error = firstComplaint(emailRules, email);
  return error ? err({ "copy-to": error }) : ok(email);
};
