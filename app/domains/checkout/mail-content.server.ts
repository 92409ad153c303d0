import { z } from "zod";
import type { Content } from "~/content/content";
import { optional, shopAddressShape } from "~/content/shapes";
import type { MailKind } from "~/domains/email/mail-kind";
import { mailTextShape } from "~/domains/email/mail-text";

const query = `{
  "words": *[_type == "mailText" && type == $kind][0]{ subject, preheader, heading, intro, outro },
  "site": *[_type == "siteSettings"][0]{
    name, phone, email, address { street, city, state, zip },
    "mailHeader": mailHeader.asset->url,
    "adminEmails": coalesce(adminEmails, [])
  },
  "pictures": *[_type == "style" && sample.sku in $skus]{
    "sku": sample.sku,
    "src": coalesce(images[type == "sample"][0].asset->url, images[0].asset->url)
  }
}`;

const shape = z.object({
  words: mailTextShape.nullish(),
  site: z
    .object({
      name: optional(z.string()),
      phone: optional(z.string()),
      email: optional(z.string()),
      address: optional(shopAddressShape),
      mailHeader: optional(z.string()),
      adminEmails: z.array(z.string()),
    })
    .nullish(),
  pictures: z.array(z.object({ sku: z.string(), src: optional(z.string()) })),
});

export type MailContent = z.infer<typeof shape>;

/** Everything of the CMS a mail about an order needs, in one question. */
export function mailContent(content: Content, kind: MailKind, skus: readonly string[]): Promise<MailContent> {
  return content.fetch(query, { kind, skus }, shape);
}
