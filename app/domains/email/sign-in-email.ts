import { formatSignInCode } from "~/kernel/sign-in-code";
import type { EmailSite } from "./layout/email-layout";

/** An email with a sign-in link, and a code if one was requested. It contains no text from the request. */
export type SignInEmail = {
  readonly site: EmailSite;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly link: string;
  readonly code: string | null;
  readonly outro: string;
};

export const codeLabel = "Or enter this code where you asked for it";

export function toSignInEmailText(email: SignInEmail): string {
  const { heading, intro, link, code, outro, site } = email;
  return [
    `${heading}\n${"=".repeat(heading.length)}`,
    `${intro}\n${link}`,
    ...(code ? [`${codeLabel}:\n${formatSignInCode(code)}`] : []),
    outro,
    [site.name, site.addressLine].filter(Boolean).join("\n"),
  ].join("\n\n");
}
