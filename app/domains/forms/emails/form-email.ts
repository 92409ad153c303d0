import { type EmailCopy, mergeEmailCopy } from "~/domains/email/copy/email-copy";
import { fillPlaceholders } from "~/domains/email/copy/placeholders";
import type { EmailLink, EmailSite } from "~/domains/email/layout/email-layout";
import { formatLabel } from "~/kernel/text/text";
import type { AnswerSummary } from "../entries/answer-summary";
import type { FormEmailCopy } from "../template/find-form-template.server";

export type FormEmailKind = "form-customer" | "form-staff";

/** An email about a submitted form: copy, answers, and attached file names for staff. */
export type FormEmail = EmailCopy & {
  readonly site: EmailSite;
  readonly answers: readonly AnswerSummary[];
  readonly files: readonly string[];
  readonly button?: EmailLink;
  /** A small link below the content, for example to unsubscribe. */
  readonly secondaryLink?: EmailLink;
};

const defaultCopy: { readonly [K in FormEmailKind]: EmailCopy } = {
  "form-customer": {
    subject: "We have your message, {name}",
    preheader: "We received it.",
    heading: "Thank you, {name}",
    intro: ["{site-name} has your message."],
    outro: ["Anything to add? Just reply to this email."],
  },
  "form-staff": {
    subject: "{form}: {name}",
    preheader: "Sent with a form on the shop.",
    heading: "{form}",
    intro: ["{name} sent this with a form on the shop."],
    outro: [],
  },
};

/** The values of the placeholders in the copy. */
export type FormEmailValues = { readonly name: string; readonly form: string; readonly "site-name": string };

/** Returns the copy of the form's template, or the default copy, with every placeholder filled in. */
export function getFormEmailCopy(
  kind: FormEmailKind,
  editorCopy: FormEmailCopy | undefined,
  values: FormEmailValues,
): EmailCopy {
  // Without a name, the comma before it is removed, too.
  const removeMissingName = (text: string) => (values.name === "" ? text.replace(/,? ?\{name\}/g, "") : text);
  const fillText = (text: string) => fillPlaceholders(removeMissingName(text), values);
  return mergeEmailCopy(editorCopy, defaultCopy[kind], fillText);
}

export function toFormEmailText(email: FormEmail): string {
  const sections = [
    [email.heading, "=".repeat(email.heading.length)],
    email.intro,
    email.button ? [toLinkText(email.button)] : [],
    email.answers.map(
      ({ label, value }) => `${formatLabel(label)}${value.includes("\n") ? "\n" : " "}${value}`,
    ),
    email.files.length > 0 ? [`Files: ${email.files.join(", ")}`] : [],
    email.outro,
    email.secondaryLink ? [toLinkText(email.secondaryLink)] : [],
    [email.site.name, email.site.addressLine],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}

function toLinkText({ text, href }: EmailLink): string {
  return `${text}: ${href}`;
}
