import { createElement } from "react";
import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { emailCopySchema } from "~/domains/email/copy/email-copy";
import { toEmailSite } from "~/domains/email/email-site";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { formatDate } from "~/kernel/time/dates";
import { dayMs } from "~/kernel/time/duration";
import { quoteButtons, quoteEmailKinds, toQuoteEmailCopy } from "./quote-email";
import { QuoteEmailView } from "./quote-email-view";

/** Email copy from the Studio's editor, published or not. */
export const previewedQuoteCopySchema = emailCopySchema.extend({ type: z.enum(quoteEmailKinds) });

/** Renders a quote email with this copy and a sample quote; nothing is sent. */
export async function previewQuoteEmail(
  sources: { readonly content: Content; readonly log: Log },
  { type, ...editorCopy }: z.infer<typeof previewedQuoteCopySchema>,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<{ readonly subject: string; readonly html: string }> {
  const settings = await fetchSiteSettings(sources);
  const date = formatDate(new Date(now.getTime() + 3 * dayMs));
  const defaultButton = quoteButtons[type];
  const { subject, ...copy } = toQuoteEmailCopy(type, editorCopy, {
    ...{ "quote-id": "Q000000012", name: "Ada", date, "site-name": settings.name },
  });
  const email = {
    ...copy,
    site: toEmailSite(settings, publicUrl),
    items: [{ name: "Base cabinet 30 in", qty: 4, rowTotal: "$1,800.00" }],
    rows: [
      { label: "Quote", value: "Q000000012" },
      { label: "Total", value: "$1,800.00", isTotal: true },
      { label: "Valid until", value: date },
    ],
    button: defaultButton
      ? { text: editorCopy.button || defaultButton, href: new URL(paths.quotePayment, publicUrl).href }
      : null,
  };
  return { subject, html: renderEmailHtml(createElement(QuoteEmailView, { email })) };
}
