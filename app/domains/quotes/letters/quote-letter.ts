import { z } from "zod";
import { optional, portableTextShape } from "~/content/shapes";
import type { LetterSite } from "~/domains/email/letter";
import type { MailKind } from "~/domains/email/mail-kind";
import { fillIn, paragraphsOf } from "~/domains/email/placeholders";

/** The letters that speak of a quote: to its customer, the last one to staff. */
export const quoteLetterKinds = [
  "quote",
  "quote-reminder",
  "quote-expired",
  "quote-link-request",
] as const satisfies readonly MailKind[];
export type QuoteLetterKind = (typeof quoteLetterKinds)[number];

/** The words around a quote, as an editor wrote them; empty fields fall back to ours. */
export const quoteWordsShape = z.object({
  subject: optional(z.string()),
  preheader: optional(z.string()),
  heading: optional(z.string()),
  intro: optional(portableTextShape),
  outro: optional(portableTextShape),
});

export type QuoteLetterWords = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly outro: readonly string[];
};

/** What a letter about a quote tells; amounts and dates are printed already. */
export type QuoteLetter = Omit<QuoteLetterWords, "subject"> & {
  readonly site: LetterSite;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly items: readonly { readonly name: string; readonly qty: number; readonly rowTotal: string }[];
  /** Where the letter leads; null where there is nowhere to go. */
  readonly button: { readonly text: string; readonly href: string } | null;
};

const defaults: { readonly [K in QuoteLetterKind]: QuoteLetterWords } = {
  quote: {
    subject: "Your quote {quote-id} from {site-name}",
    preheader: "Every line of it, and a link to pay it.",
    heading: "Your quote, {name}",
    intro: ["Thank you for letting us plan with you. Quote {quote-id} is ready; it is open until {date}."],
    outro: ["The link below is yours alone. Questions? Just answer this mail."],
  },
  "quote-reminder": {
    subject: "Your quote {quote-id} is open until {date}",
    preheader: "A few days are left.",
    heading: "Still thinking it over, {name}?",
    intro: ["Quote {quote-id} is open until {date}. After that day its prices may have moved."],
    outro: ["Is a line not right yet? Answer this mail and we change it."],
  },
  "quote-expired": {
    subject: "Your quote {quote-id} has expired",
    preheader: "A fresh one is quickly sent.",
    heading: "Your quote has expired, {name}",
    intro: ["Quote {quote-id} was open until {date}. Its link takes no payment any more."],
    outro: ["Answer this mail and we send you a fresh one with today's prices."],
  },
  "quote-link-request": {
    subject: "A new link is asked for: quote {quote-id}",
    preheader: "{name} cannot open the quote any more.",
    heading: "Quote {quote-id}",
    intro: ["{name} asked for a new link to this quote. Extend it and send it again from the sales desk."],
    outro: [],
  },
};

export type QuotePlaceholders = {
  readonly "quote-id": string;
  readonly name: string;
  readonly date: string;
  readonly "site-name": string;
};

/** The letter's words with every placeholder filled in. */
export function quoteWordsOf(
  kind: QuoteLetterKind,
  written: z.infer<typeof quoteWordsShape> | null,
  values: QuotePlaceholders,
): QuoteLetterWords {
  const fallback = defaults[kind];
  const filled = (text: string) => fillIn(text, values);
  return {
    subject: filled(written?.subject || fallback.subject),
    preheader: filled(written?.preheader || fallback.preheader),
    heading: filled(written?.heading || fallback.heading),
    intro: (written?.intro ? paragraphsOf(written.intro) : fallback.intro).map(filled),
    outro: (written?.outro ? paragraphsOf(written.outro) : fallback.outro).map(filled),
  };
}

/** The same letter as plain text. */
export function quoteLetterText(letter: QuoteLetter): string {
  const sections = [
    [letter.heading, "=".repeat(letter.heading.length)],
    letter.intro,
    letter.items.map(({ name, qty, rowTotal }) => `${qty} x ${name}, ${rowTotal}`),
    letter.rows.map(({ label, value }) => `${label}: ${value}`),
    letter.button ? [`${letter.button.text}: ${letter.button.href}`] : [],
    letter.outro,
    [letter.site.name, letter.site.addressLine],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}
