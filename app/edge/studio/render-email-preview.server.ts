import type { z } from "zod";
import type { Content } from "~/content/client/content";
import {
  previewEstimateEmail,
  previewedEstimateCopySchema,
} from "~/domains/estimator/emails/preview-estimate-email.server";
import { previewedFormEmailSchema, previewFormEmail } from "~/domains/forms/emails/preview-form-email.server";
import {
  previewedNewsletterCopySchema,
  previewNewsletterEmail,
} from "~/domains/newsletter/emails/preview-newsletter-email.server";
import { previewedCopySchema, previewOrderEmail } from "~/domains/orders/emails/preview-order-email.server";
import {
  previewedQuoteCopySchema,
  previewQuoteEmail,
} from "~/domains/quotes/emails/preview-quote-email.server";
import type { Log } from "~/kernel/log";

type Sources = { readonly content: Content; readonly log: Log };
type PreviewContext = { readonly publicUrl: string; readonly now: Date };
type Preview = { readonly subject: string; readonly html: string };
type Previewer = (postedCopy: unknown, sources: Sources, context: PreviewContext) => Promise<Preview> | null;

/** Renders an email if the posted copy matches its schema, else returns null. */
function createPreviewer<S extends z.ZodType>(
  shape: S,
  write: (sources: Sources, copy: z.infer<S>, context: PreviewContext) => Promise<Preview>,
): Previewer {
  return (postedCopy, sources, context) => {
    const parsedCopy = shape.safeParse(postedCopy);
    return parsedCopy.success ? write(sources, parsedCopy.data, context) : null;
  };
}

/** A form email contains the name of its form; all others contain their kind. */
const previewers: readonly Previewer[] = [
  createPreviewer(previewedFormEmailSchema, (sources, copy, { publicUrl }) =>
    previewFormEmail(sources, copy, publicUrl),
  ),
  createPreviewer(previewedCopySchema, previewOrderEmail),
  createPreviewer(previewedQuoteCopySchema, previewQuoteEmail),
  createPreviewer(previewedNewsletterCopySchema, previewNewsletterEmail),
  createPreviewer(previewedEstimateCopySchema, previewEstimateEmail),
];

/**
 * Renders the email of posted copy as its recipients would see it, or returns null for unknown copy. It sends
 * nothing.
 */
export async function renderEmailPreview(
  sources: Sources,
  postedCopy: unknown,
  context: PreviewContext,
): Promise<Preview | null> {
  for (const write of previewers) {
    const rendered = await write(postedCopy, sources, context);
    if (rendered) return rendered;
  }
  return null;
}
