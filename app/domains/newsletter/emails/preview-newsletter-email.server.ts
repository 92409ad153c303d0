import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { emailCopySchema } from "~/domains/email/copy/email-copy";
import { toEmailSite } from "~/domains/email/email-site";
import { renderFormEmail } from "~/domains/forms/emails/render-form-email.server";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { createNewsletterEmail } from "./newsletter-email";

/** The copy of the email as an editor sees it, published or not. */
export const previewedNewsletterCopySchema = emailCopySchema.extend({
  type: z.literal("newsletter-confirmation"),
});

/** Renders the email with links that do nothing. Nothing is sent. */
export async function previewNewsletterEmail(
  sources: { readonly content: Content; readonly log: Log },
  editorCopy: z.infer<typeof previewedNewsletterCopySchema>,
  { publicUrl }: { readonly publicUrl: string },
): Promise<{ readonly subject: string; readonly html: string }> {
  const site = toEmailSite(await fetchSiteSettings(sources), publicUrl);
  const previewLink = new URL(paths.newsletter.page, publicUrl).href;
  const { subject, html } = renderFormEmail(
    createNewsletterEmail(site, editorCopy, { confirm: previewLink, unsubscribe: previewLink }),
  );
  return { subject, html };
}
