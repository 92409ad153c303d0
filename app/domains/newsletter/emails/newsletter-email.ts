import { type EditedEmailCopy, type EmailCopy, mergeEmailCopy } from "~/domains/email/email-copy";
import type { EmailSite } from "~/domains/email/email-layout";
import { fillPlaceholders } from "~/domains/email/placeholders";
import type { FormEmail } from "~/domains/forms/emails/form-email";

const defaultCopy: EmailCopy & { readonly button: string } = {
  subject: "Do you want the newsletter of {site-name}?",
  preheader: "One press confirms it.",
  heading: "One press is missing",
  intro: [
    "Somebody, we hope you, asked for the newsletter of {site-name} with this address.",
    "Press the button within seven days to get it. If it was not you, do nothing: nobody writes to you.",
  ],
  button: "Yes, write to me",
  outro: [],
};

/** Creates the double opt-in email, with the editor's copy or the default one. */
export function createNewsletterEmail(
  site: EmailSite,
  written: EditedEmailCopy | null,
  links: { readonly confirm: string; readonly leave: string },
): FormEmail {
  return {
    ...mergeEmailCopy(written, defaultCopy, (text) => fillPlaceholders(text, { "site-name": site.name })),
    site,
    answers: [],
    files: [],
    button: { text: written?.button || defaultCopy.button, href: links.confirm },
    secondaryLink: { text: "Leave the newsletter", href: links.leave },
  };
}
