import { type EditedEmailCopy, type EmailCopy, mergeEmailCopy } from "~/domains/email/copy/email-copy";
import { fillPlaceholders } from "~/domains/email/copy/placeholders";
import type { EmailSite } from "~/domains/email/layout/email-layout";
import type { FormEmail } from "~/domains/forms/emails/form-email";

const defaultCopy: EmailCopy & { readonly button: string } = {
  subject: "Confirm your subscription to {site-name}",
  preheader: "One click confirms it.",
  heading: "One more click",
  intro: [
    "Someone, hopefully you, signed up for the {site-name} newsletter with this email address.",
    "Click the button within seven days to start getting it. If it wasn't you, ignore this email and we won't write again.",
  ],
  button: "Yes, sign me up",
  outro: [],
};

/** Creates the double opt-in email, with the editor's copy or the default copy. */
export function createNewsletterEmail(
  site: EmailSite,
  editorCopy: EditedEmailCopy | null,
  links: { readonly confirm: string; readonly unsubscribe: string },
): FormEmail {
  return {
    ...mergeEmailCopy(editorCopy, defaultCopy, (text) => fillPlaceholders(text, { "site-name": site.name })),
    site,
    answers: [],
    files: [],
    button: { text: editorCopy?.button || defaultCopy.button, href: links.confirm },
    secondaryLink: { text: "Unsubscribe", href: links.unsubscribe },
  };
}
