import type { EmailSite } from "~/domains/email/layout/email-layout";
import type { SignInEmail } from "~/domains/email/sign-in-email";
import { signInMinutes } from "~/kernel/sign-in-code";

type SignInEmailContent = { readonly site: EmailSite; readonly link: string; readonly code: string };

/** Creates the email with a link and a code to sign in. */
export function createSignInEmail({ site, link, code }: SignInEmailContent): SignInEmail {
  return {
    site,
    // The outbox stores subjects, so the code must not be in it.
    subject: `Your sign-in link and code for ${site.name}`,
    heading: "Sign in to your account",
    intro: `Open this link on any device. It works once, for ${signInMinutes} minutes.`,
    button: "Sign in",
    link,
    code,
    outro: `If you didn't ask to sign in to ${site.name}, you can ignore this email: no one can sign in without it. We never ask for the code over the phone.`,
  };
}
