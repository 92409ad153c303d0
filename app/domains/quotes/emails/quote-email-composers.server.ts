import { createElement } from "react";
import { fetchAdminEmails, fetchSiteSettings } from "~/content/site-settings.server";
import { findEmailCopy } from "~/domains/email/copy/find-email-copy.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposer, EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { buildTotalRows } from "~/domains/orders/total-rows";
import { formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { formatDate } from "~/kernel/time/dates";
import { createLink } from "../link/quote-link.server";
import { isExpired, isPayable, type Quote } from "../quote";
import { activityTexts } from "../quote.messages";
import { appendActivity, findQuote } from "../quote.store.server";
import {
  type QuoteEmail,
  type QuoteEmailKind,
  quoteButtons,
  toQuoteEmailCopy,
  toQuoteEmailText,
} from "./quote-email";
import { QuoteEmailView } from "./quote-email-view";

type Row = {
  /** True when the email still applies when it is sent; no reminder after a payment. */
  readonly isDue: (quote: Quote, now: Date) => boolean;
  readonly isForStaff: boolean;
  /** Activity text after sending, if any. */
  readonly activityText?: string;
};

const rows: { readonly [K in QuoteEmailKind]: Row } = {
  quote: { isDue: isPayable, isForStaff: false },
  "quote-reminder": { isDue: isPayable, isForStaff: false, activityText: activityTexts.reminded },
  "quote-expired": {
    isDue: (quote, now) => quote.status === "ready_to_order" && isExpired(quote, now),
    isForStaff: false,
    activityText: activityTexts.expiryEmailed,
  },
  "quote-link-request": { isDue: () => true, isForStaff: true },
};

/**
 * Creates the composers of quote emails. Each email creates its own link, because the database stores only
 * hashes of links.
 */
export function createQuoteEmailComposers(services: EmailServices): Pick<EmailComposers, QuoteEmailKind> {
  const createComposer = (kind: QuoteEmailKind): EmailComposer => ({
    compose: ({ entityId }) => compose(services, kind, entityId),
    afterSent: async (tx, { entityId }, _sent, now) => {
      const text = rows[kind].activityText;
      if (text)
        await appendActivity(tx, { quoteId: entityId, kind: "event", author: "", text, createdAt: now });
    },
  });
  return {
    quote: createComposer("quote"),
    "quote-reminder": createComposer("quote-reminder"),
    "quote-expired": createComposer("quote-expired"),
    "quote-link-request": createComposer("quote-link-request"),
  };
}

async function compose(services: EmailServices, kind: QuoteEmailKind, id: string): Promise<Email | null> {
  const quote = await findQuote(services.db, id);
  if (!quote || !rows[kind].isDue(quote, services.clock.now())) return null;
  const recipients = await findRecipients(services, kind, quote);
  if (!recipients) return null;
  const { subject, ...email } = await toEmail(services, kind, quote);
  const html = renderEmailHtml(createElement(QuoteEmailView, { email }));
  return { ...recipients, subject, html, text: toQuoteEmailText(email) };
}

async function findRecipients({ content }: EmailServices, kind: QuoteEmailKind, { email }: Quote) {
  if (!rows[kind].isForStaff) return { to: email, cc: [] };
  const [to, ...cc] = await fetchAdminEmails(content);
  return to ? { to, cc } : null;
}

async function toEmail(
  services: EmailServices,
  kind: QuoteEmailKind,
  quote: Quote,
): Promise<QuoteEmail & { readonly subject: string }> {
  const [editedCopy, settings] = await Promise.all([
    findEmailCopy(services.content, kind),
    fetchSiteSettings(services),
  ]);
  const { isForStaff } = rows[kind];
  const emailCopy = toQuoteEmailCopy(kind, editedCopy, {
    "quote-id": quote.quoteIncrementId,
    name: isForStaff ? `${quote.firstName} ${quote.lastName}` : quote.firstName,
    date: formatDate(quote.expiresAt),
    "site-name": settings.name,
  });
  return {
    ...emailCopy,
    site: toEmailSite(settings, services.publicUrl),
    items: quote.items.map(({ name, qty, rowTotal }) => ({ name, qty, rowTotal: formatMoney(rowTotal) })),
    rows: [...toRows(quote), ...(kind === "quote-link-request" ? [nextStepByStatus[quote.status]] : [])],
    button: await toButton(services, kind, quote, editedCopy?.button),
  };
}

/** Next steps for staff when a customer wants a new link, by status of the quote. */
const nextStepByStatus: { readonly [S in Quote["status"]]: QuoteEmail["rows"][number] } = {
  draft: { label: "Next", value: "Finish it and send it from the sales desk." },
  ready_to_order: {
    label: "Next",
    value: "Extend it if it has expired, and send it again from the sales desk.",
  },
  ordered: {
    label: "Next",
    value: "It's already an order, so don't send it again: tell the customer, and where to pay the balance.",
  },
  canceled: {
    label: "Next",
    value: "It was canceled, so don't send it again: copy it at the sales desk, or tell the customer why.",
  },
};

function toRows(quote: Quote): QuoteEmail["rows"] {
  const minimumAmount = formatMoney(quote.minimumSplitAmount);
  // Explains why the total differs from the sum of the lines. Tax is listed only if there is any.
  const middleRows = buildTotalRows(quote, formatMoney)
    .filter(({ name }) => name !== "tax" || quote.taxAmount > 0)
    .map(({ label, amount }) => ({ label, value: amount }));
  return [
    { label: "Quote", value: quote.quoteIncrementId },
    ...(quote.total === quote.subtotal ? [] : middleRows),
    { label: "Total", value: formatMoney(quote.total), isTotal: true },
    ...(quote.splitPaymentEnabled
      ? [{ label: "Can be paid in installments", value: `from ${minimumAmount}` }]
      : []),
    { label: "Valid until", value: formatDate(quote.expiresAt) },
  ];
}

async function toButton(
  { db, clock, publicUrl }: EmailServices,
  kind: QuoteEmailKind,
  quote: Quote,
  editedCopy: string | undefined,
): Promise<QuoteEmail["button"]> {
  const defaultButton = quoteButtons[kind];
  if (defaultButton === null) return null;
  const href = rows[kind].isForStaff
    ? new URL(paths.studio, publicUrl).href
    : await createLink(db, quote.id, publicUrl, clock.now());
  return { text: editedCopy || defaultButton, href };
}
