import { z } from "zod";
import type { Content } from "~/content/content";
import { siteSettings } from "~/content/site-settings.server";
import { letterSiteOf } from "~/domains/email/letter-site";
import { letterWordsShape } from "~/domains/email/letter-words";
import { renderFormLetter } from "~/domains/forms/letters/render-form-letter.server";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { newsletterLetter } from "./newsletter-letter";

/** The words of the newsletter's mail as an editor has them on the screen, published or not. */
export const previewedNewsletterWordsShape = letterWordsShape.extend({
  type: z.literal("newsletter-confirmation"),
});

/** The mail as its readers would get it, with links that open nothing; nothing is sent. */
export async function previewNewsletterLetter(
  sources: { readonly content: Content; readonly log: Log },
  written: z.infer<typeof previewedNewsletterWordsShape>,
  { publicUrl }: { readonly publicUrl: string },
): Promise<{ readonly subject: string; readonly html: string }> {
  const site = letterSiteOf(await siteSettings(sources), publicUrl);
  const nowhere = new URL(paths.newsletter.page, publicUrl).href;
  const { subject, html } = renderFormLetter(
    newsletterLetter(site, written, { confirm: nowhere, leave: nowhere }),
  );
  return { subject, html };
}
