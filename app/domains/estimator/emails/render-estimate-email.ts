import { type EditedEmailCopy, type EmailCopy, mergeEmailCopy } from "~/domains/email/copy/email-copy";
import { fillPlaceholders } from "~/domains/email/copy/placeholders";
import type { EmailSite } from "~/domains/email/layout/email-layout";
import type { FormEmail } from "~/domains/forms/emails/form-email";
import type { AnswerSummary } from "~/domains/forms/entries/answer-summary";

const defaultCopy: EmailCopy & { readonly button: string } = {
  subject: "Your estimate from {site-name}",
  preheader: "{total}",
  heading: "Your estimate",
  intro: [
    "Someone, hopefully you, asked us to send this estimate here. The full estimate is in the PDF.",
    "The button reopens it for 90 days, so you can pick up where you left off.",
  ],
  button: "Open your estimate",
  outro: ["{validity}"],
};

export type EstimateEmailDetails = {
  readonly site: EmailSite;
  readonly answers: readonly AnswerSummary[];
  /** The validity period of the prices, as the estimator states it. */
  readonly validity: string;
  readonly link: string;
};

/** Renders the email with an estimate: figures and a link. The copy is the editor's, or the default. */
export function renderEstimateEmail(
  editorCopy: EditedEmailCopy | null,
  { site, answers, validity, link }: EstimateEmailDetails,
): FormEmail {
  const values = { total: answers.at(-1)?.value ?? "", validity, "site-name": site.name };
  return {
    ...mergeEmailCopy(editorCopy, defaultCopy, (text) => fillPlaceholders(text, values)),
    site,
    answers,
    files: [],
    button: { text: editorCopy?.button || defaultCopy.button, href: link },
  };
}
