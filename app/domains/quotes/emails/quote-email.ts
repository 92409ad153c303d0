import { type EditedEmailCopy, type EmailCopy, mergeEmailCopy } from "~/domains/email/copy/email-copy";
import { fillPlaceholders } from "~/domains/email/copy/placeholders";
import type { EmailKind } from "~/domains/email/email-kind";
import type { EmailLink, EmailSite } from "~/domains/email/layout/email-layout";

/** The kinds of quote emails; the last one goes to staff. */
export const quoteEmailKinds = [
  "quote",
  "quote-reminder",
  "quote-expired",
  "quote-link-request",
] as const satisfies readonly EmailKind[];
export type QuoteEmailKind = (typeof quoteEmailKinds)[number];

/** Content of a quote email with formatted amounts and dates. */
export type QuoteEmail = Omit<EmailCopy, "subject"> & {
  readonly site: EmailSite;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isTotal?: boolean }[];
  readonly items: readonly { readonly name: string; readonly qty: number; readonly rowTotal: string }[];
  /** The link button; null without a link. */
  readonly button: EmailLink | null;
};

const defaults: { readonly [K in QuoteEmailKind]: EmailCopy } = {
  quote: {
    subject: "Your quote {quote-id} from {site-name}",
    preheader: "Every line, and a link to pay it.",
    heading: "Your quote, {name}",
    intro: ["Thank you for letting us plan with you. Quote {quote-id} is ready and good until {date}."],
    outro: ["The link is only for you. Questions? Just reply to this email."],
  },
  "quote-reminder": {
    subject: "Your quote {quote-id} is good until {date}",
    preheader: "You have a few days left.",
    heading: "Still thinking it over, {name}?",
    intro: ["Quote {quote-id} is good until {date}. After that, prices may have changed."],
    outro: ["Something not right yet? Reply to this email and we'll change it."],
  },
  "quote-expired": {
    subject: "Your quote {quote-id} has expired",
    preheader: "We can send you a new one quickly.",
    heading: "Your quote has expired, {name}",
    intro: ["Quote {quote-id} was good until {date}. Its link no longer takes payments."],
    outro: ["Reply to this email and we'll send you a new one with today's prices."],
  },
  "quote-link-request": {
    subject: "New link requested for quote {quote-id}",
    preheader: "{name} can't open the quote anymore.",
    heading: "Quote {quote-id}",
    intro: ["{name} asked for a new link to this quote."],
    outro: [],
  },
};

/** Default button labels; null without a button. */
export const quoteButtons: { readonly [K in QuoteEmailKind]: string | null } = {
  quote: "Review and pay",
  "quote-reminder": "Review and pay",
  "quote-expired": null,
  "quote-link-request": "Open the sales desk",
};

export type QuotePlaceholders = {
  readonly "quote-id": string;
  readonly name: string;
  readonly date: string;
  readonly "site-name": string;
};

/** Returns the email copy with all placeholders filled in. */
export function toQuoteEmailCopy(
  kind: QuoteEmailKind,
  editorCopy: EditedEmailCopy | null,
  values: QuotePlaceholders,
): EmailCopy {
  return mergeEmailCopy(editorCopy, defaults[kind], (text) => fillPlaceholders(text, values));
}

export function toQuoteEmailText(email: QuoteEmail): string {
  const sections = [
    [email.heading, "=".repeat(email.heading.length)],
    email.intro,
    email.items.map(({ name, qty, rowTotal }) => `${qty} x ${name}, ${rowTotal}`),
    email.rows.map(({ label, value }) => `${label}: ${value}`),
    email.button ? [`${email.button.text}: ${email.button.href}`] : [],
    email.outro,
    [email.site.name, email.site.addressLine],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}
