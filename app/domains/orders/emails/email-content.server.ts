import { z } from "zod";
import type { Content } from "~/content/client/content";
import { samplePicture } from "~/content/orderable-sample";
import { nullToUndefined } from "~/content/schemas";
import { fetchAdminEmails, fetchSiteSettings } from "~/content/site-settings.server";
import { emailCopySchema } from "~/domains/email/copy/email-copy";
import type { Log } from "~/kernel/log";
import type { OrderCopyKind } from "./order-email-copy";

const query = `{
  "words": *[_type == "mailText" && type == $kind][0]{ subject, preheader, heading, intro, outro },
  "pictures": *[_type == "style" && sample.sku in $skus]{
    "sku": sample.sku,
    "src": ${samplePicture}.asset->url
  }
}`;

const shape = z.object({
  words: emailCopySchema.nullish(),
  pictures: z.array(z.object({ sku: z.string(), src: nullToUndefined(z.string()) })),
});

type Sources = { readonly content: Content; readonly log: Log };

export async function readEmailContent(sources: Sources, kind: OrderCopyKind, skus: readonly string[]) {
  const [content, settings, admins] = await Promise.all([
    sources.content.fetch(query, { kind, skus }, shape),
    fetchSiteSettings(sources),
    fetchAdminEmails(sources.content),
  ]);
  const { name, phone, email, address, mailHeader } = settings;
  return {
    ...content,
    site: { name, phone, email, address, mailHeader, adminEmails: admins },
  };
}

export type EmailContent = Awaited<ReturnType<typeof readEmailContent>>;
