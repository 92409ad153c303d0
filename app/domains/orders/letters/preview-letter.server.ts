import { z } from "zod";
import type { Content } from "~/content/content";
import { emailCopySchema } from "~/domains/email/email-copy";
import type { Log } from "~/kernel/log";
import { letterContent } from "./letter-content.server";
import { orderTextKinds } from "./letter-words";
import { writeLetter } from "./order-letters.server";
import { sampleEmail } from "./sample-order";

/** The words of a mail as an editor has them on the screen, published or not. */
export const previewedWordsShape = emailCopySchema.extend({ type: z.enum(orderTextKinds) });

type Sources = { readonly content: Content; readonly log: Log };
type Preview = { readonly subject: string; readonly html: string };

/** A mail about an order as its readers would get it, with these words and a made-up order; nothing is sent. */
export async function previewLetter(
  sources: Sources,
  words: z.infer<typeof previewedWordsShape>,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<Preview> {
  const about = sampleEmail(words.type, now);
  const found = await letterContent(
    sources,
    words.type,
    about.order.items.map(({ sku }) => sku),
  );
  const { subject, html } = writeLetter(words.type, about, { ...found, words }, publicUrl);
  return { subject, html };
}
