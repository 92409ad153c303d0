import { z } from "zod";
import type { Content } from "~/content/client/content";
import { emailCopySchema } from "~/domains/email/copy/email-copy";
import type { Log } from "~/kernel/log";
import { readEmailContent } from "./email-content.server";
import { renderOrderEmail } from "./order-email-composers.server";
import { orderCopyKinds } from "./order-email-copy";
import { createSampleEmail } from "./sample-order";

/** Email copy from the Studio's editor, published or not. */
export const previewedCopySchema = emailCopySchema.extend({ type: z.enum(orderCopyKinds) });

type Sources = { readonly content: Content; readonly log: Log };
type Preview = { readonly subject: string; readonly html: string };

/** Renders an order email with this copy and a sample order; nothing is sent. */
export async function previewOrderEmail(
  sources: Sources,
  copy: z.infer<typeof previewedCopySchema>,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<Preview> {
  const sampleEmail = createSampleEmail(copy.type, now);
  const content = await readEmailContent(
    sources,
    copy.type,
    sampleEmail.order.items.map(({ sku }) => sku),
  );
  const { subject, html } = renderOrderEmail(copy.type, sampleEmail, { ...content, words: copy }, publicUrl);
  return { subject, html };
}
