import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { toEmailSite } from "~/domains/email/email-site";
import type { Log } from "~/kernel/log";
import { formEmailCopySchema } from "../template/find-form-template.server";
import { composeFormEmail } from "./form-emails.server";

/** The copy of a form's email as an editor sees it, published or not. */
export const previewedFormEmailSchema = formEmailCopySchema.extend({ _type: z.literal("formMail") });

/** A sample submission that fills the email of the preview. */
const sample = {
  name: "Ada Fairbanks",
  form: "Contact us",
  answers: [
    { name: "name", label: "Name", value: "Ada Fairbanks" },
    { name: "email", label: "Email", value: "ada@example.com" },
    {
      name: "message",
      label: "Message",
      value: "Two walls, ten feet each, and a window.\nCan Trenton in Navy be here by June?",
    },
  ],
} as const;

type Sources = { readonly content: Content; readonly log: Log };

/** Renders a form's email with the given copy and sample answers. Nothing is sent. */
export async function previewFormEmail(
  sources: Sources,
  copy: z.infer<typeof previewedFormEmailSchema>,
  publicUrl: string,
): Promise<{ readonly subject: string; readonly html: string }> {
  const settings = await fetchSiteSettings(sources);
  const site = toEmailSite(settings, publicUrl);
  const values = { name: sample.name, form: sample.form, "site-name": settings.name };
  const { subject, html } = composeFormEmail("form-customer", copy, {
    values,
    site,
    answers: sample.answers,
    files: ["kitchen-plan.pdf"],
  });
  return { subject, html };
}
