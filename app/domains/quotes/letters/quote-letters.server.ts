import { createElement } from "react";
import { fetchAdminEmails, fetchSiteSettings } from "~/content/site-settings.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import { findEmailCopy } from "~/domains/email/find-email-copy.server";
import type { Email } from "~/domains/email/mailer";
import { renderEmailHtml } from "~/domains/email/render-email.server";
import type { EmailWriter, EmailWriters } from "~/domains/email/send-due-emails.server";
import { formatDate } from "~/kernel/dates";
import { formatMoney } from "~/kernel/money";
import { paths } from "~/kernel/paths";
import { totalRows } from "~/kernel/total-rows";
import { isExpired, isPayable, type Quote } from "../quote";
import { activityTexts } from "../quote.messages";
import { appendActivity, findQuote } from "../quote.store.server";
import { makeLink } from "../quote-link.server";
import {
  type QuoteLetter,
  type QuoteLetterKind,
  quoteButtons,
  quoteLetterText,
  quoteWordsOf,
} from "./quote-letter";
import { QuoteLetterView } from "./quote-letter-view";

type Row = {
  /** Whether it is still true when it goes out: what was paid meanwhile is not reminded of. */
  readonly isDue: (quote: Quote, now: Date) => boolean;
  readonly isForStaff: boolean;
  /** What the quote's activity says of it, where nothing else has said so. */
  readonly told?: string;
};

const rows: { readonly [K in QuoteLetterKind]: Row } = {
  quote: { isDue: isPayable, isForStaff: false },
  "quote-reminder": { isDue: isPayable, isForStaff: false, told: activityTexts.reminded },
  "quote-expired": {
    isDue: (quote, now) => quote.status === "ready_to_order" && isExpired(quote, now),
    isForStaff: false,
    told: activityTexts.expiryTold,
  },
  "quote-link-request": { isDue: () => true, isForStaff: true },
};

/** Writes the letters about quotes. A link is made as its letter is written: no row of the database could tell it. */
export function quoteLetters(services: EmailServices): Pick<EmailWriters, QuoteLetterKind> {
  const writer = (kind: QuoteLetterKind): EmailWriter => ({
    compose: ({ entityId }) => compose(services, kind, entityId),
    afterSent: async (tx, { entityId }, _sent, now) => {
      const text = rows[kind].told;
      if (text)
        await appendActivity(tx, { quoteId: entityId, kind: "event", author: "", text, createdAt: now });
    },
  });
  return {
    quote: writer("quote"),
    "quote-reminder": writer("quote-reminder"),
    "quote-expired": writer("quote-expired"),
    "quote-link-request": writer("quote-link-request"),
  };
}

async function compose(services: EmailServices, kind: QuoteLetterKind, id: string): Promise<Email | null> {
  const quote = await findQuote(services.db, id);
  if (!quote || !rows[kind].isDue(quote, services.clock.now())) return null;
  const readers = await readersOf(services, kind, quote);
  if (!readers) return null;
  const { subject, ...letter } = await letterOf(services, kind, quote);
  const html = renderEmailHtml(createElement(QuoteLetterView, { letter }));
  return { ...readers, subject, html, text: quoteLetterText(letter) };
}

async function readersOf({ content }: EmailServices, kind: QuoteLetterKind, { email }: Quote) {
  if (!rows[kind].isForStaff) return { to: email, cc: [] };
  const [to, ...cc] = await fetchAdminEmails(content);
  return to ? { to, cc } : null;
}

async function letterOf(
  services: EmailServices,
  kind: QuoteLetterKind,
  quote: Quote,
): Promise<QuoteLetter & { readonly subject: string }> {
  const [written, settings] = await Promise.all([
    findEmailCopy(services.content, kind),
    fetchSiteSettings(services),
  ]);
  const { isForStaff } = rows[kind];
  const words = quoteWordsOf(kind, written, {
    "quote-id": quote.quoteIncrementId,
    name: isForStaff ? `${quote.firstName} ${quote.lastName}` : quote.firstName,
    date: formatDate(quote.expiresAt),
    "site-name": settings.name,
  });
  return {
    ...words,
    site: toEmailSite(settings, services.publicUrl),
    items: quote.items.map(({ name, qty, rowTotal }) => ({ name, qty, rowTotal: formatMoney(rowTotal) })),
    rows: [...rowsOf(quote), ...(kind === "quote-link-request" ? [nextStep[quote.status]] : [])],
    button: await buttonOf(services, kind, quote, written?.button),
  };
}

/** What staff do about a quote whose customer wants a new link: an order and what was called off are not sent again. */
const nextStep: { readonly [S in Quote["status"]]: QuoteLetter["rows"][number] } = {
  draft: { label: "Next", value: "Finish it and send it from the sales desk." },
  ready_to_order: {
    label: "Next",
    value: "Extend it if its time is over, and send it again from the sales desk.",
  },
  ordered: {
    label: "Next",
    value: "It is an order already and is not sent again: tell its customer, and where a balance is paid.",
  },
  canceled: {
    label: "Next",
    value: "It was canceled and is not sent again: copy it at the sales desk, or tell its customer why.",
  },
};

function rowsOf(quote: Quote): QuoteLetter["rows"] {
  const part = formatMoney(quote.minimumSplitAmount);
  // What the lines come to is not the total where more was agreed upon: who adds them up finds out why.
  // As on its page, tax stands there only where there is any (QUOT-005).
  const between = totalRows(quote, formatMoney)
    .filter(({ name }) => name !== "tax" || quote.taxAmount > 0)
    .map(({ label, amount }) => ({ label, value: amount }));
  return [
    { label: "Quote", value: quote.quoteIncrementId },
    ...(quote.total === quote.subtotal ? [] : between),
    { label: "Total", value: formatMoney(quote.total), isTotal: true },
    ...(quote.splitPaymentEnabled ? [{ label: "Can be paid in parts", value: `from ${part}` }] : []),
    { label: "Open until", value: formatDate(quote.expiresAt) },
  ];
}

async function buttonOf(
  { db, clock, publicUrl }: EmailServices,
  kind: QuoteLetterKind,
  quote: Quote,
  written: string | undefined,
): Promise<QuoteLetter["button"]> {
  const ours = quoteButtons[kind];
  if (ours === null) return null;
  const href = rows[kind].isForStaff
    ? new URL(paths.studio, publicUrl).href
    : await makeLink(db, quote.id, publicUrl, clock.now());
  return { text: written || ours, href };
}
