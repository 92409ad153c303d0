import { z } from "zod";
import type { Content } from "~/content/content";
import { siteSettings } from "~/content/site-settings.server";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Log } from "~/kernel/log";
import { mailWordsShape } from "../find-form.server";
import { writeFormLetter } from "./form-letters.server";

/** The words of a form's mail as an editor has them on the screen, published or not. */
export const previewedFormWordsShape = mailWordsShape.extend({ _type: z.literal("formMail") });

/** What nobody sent: a mail is written around it before anybody gets one. */
const sample = {
  name: "Ada Fairbanks",
  form: "Contact us",
  said: [
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

/** A form's mail as its readers would get it, with these words and made-up answers; nothing is sent. */
export async function previewFormLetter(
  sources: Sources,
  words: z.infer<typeof previewedFormWordsShape>,
  publicUrl: string,
): Promise<{ readonly subject: string; readonly html: string }> {
  const settings = await siteSettings(sources);
  const site = letterSiteOf(settings, publicUrl);
  const values = { name: sample.name, form: sample.form, "site-name": settings.name };
  const { subject, html } = writeFormLetter("form-customer", words, {
    values,
    site,
    said: sample.said,
    files: ["kitchen-plan.pdf"],
  });
  return { subject, html };
}
