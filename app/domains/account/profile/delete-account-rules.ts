import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";
import { normalizeEmail } from "~/kernel/text/typed-text";

/** Creates the rule that the typed email address must be the account's. */
export function createDeleteAccountRules(email: string): FormRules<string> {
  return (body) => {
    const typed = readText(body, "email");
    return normalizeEmail(typed) === email
      ? ok(typed)
      : err({ email: `Type ${email} to delete this account` });
  };
}
