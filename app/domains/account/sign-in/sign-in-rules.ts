import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";
import { codeDigits, normalizeSignInCode } from "~/kernel/sign-in-code";
import { signInMessages } from "../account.messages";

/** Returns the email address of a sign-in, or its error (FORM-010). */
export const signInEmailRules: FormRules<string> = (body) => {
  const email = readText(body, "email").trim();
  const error = findFirstError(emailRules, email);
  return error ? err({ email: error }) : ok(email);
};

/** Returns the code without separators, or an error unless it has eight digits. */
export const signInCodeRules: FormRules<string> = (body) => {
  const code = normalizeSignInCode(readText(body, "code"));
  const hasAllDigits = code.length === codeDigits && /^\d+$/.test(code);
  return hasAllDigits ? ok(code) : err({ code: signInMessages.codeDigits });
};

/** Accepts the form of the emailed link, which has no fields. */
export const signInLinkRules: FormRules<null> = () => ok(null);
