import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { mailboxOf } from "~/kernel/mailbox";
import { err, ok } from "~/kernel/result";

/** Creates the rule that the typed email address must be the account's. */
export function createDeleteAccountRules(email: string): FormRules<string> {
  return (body) => {
    const typed = readText(body, "email");
    return mailboxOf(typed) === email ? ok(typed) : err({ email: `Type ${email} to delete this account` });
  };
}
