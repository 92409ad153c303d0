import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { emailCopySchema } from "~/domains/email/copy/email-copy";
import { toEmailSite } from "~/domains/email/email-site";
import { renderFormEmail } from "~/domains/forms/emails/render-form-email.server";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { estimatorMessages } from "../estimator.messages";
import { renderEstimateEmail } from "./render-estimate-email";

/** The schema of the estimate email's copy in a preview, which may be a draft. */
export const previewedEstimateCopySchema = emailCopySchema.extend({ type: z.literal("estimate-copy") });

const sampleAnswers = [
  { name: "price-product", label: "Products", value: "$11,200.00 - $15,400.00" },
  { name: "price-labor", label: "Labor", value: "$2,900.00 - $3,900.00" },
  { name: "price-grand", label: "Estimate", value: "$14,100.00 - $19,300.00" },
] as const;

/** Renders the email with sample figures; nothing is sent. */
export async function previewEstimateEmail(
  sources: { readonly content: Content; readonly log: Log },
  editorCopy: z.infer<typeof previewedEstimateCopySchema>,
  { publicUrl }: { readonly publicUrl: string },
): Promise<{ readonly subject: string; readonly html: string }> {
  const { subject, html } = renderFormEmail(
    renderEstimateEmail(editorCopy, {
      site: toEmailSite(await fetchSiteSettings(sources), publicUrl),
      answers: sampleAnswers,
      validity: estimatorMessages.valid,
      link: new URL(paths.estimator, publicUrl).href,
    }),
  );
  return { subject, html };
}
