import { siteSettings } from "~/content/site-settings.server";
import type { LetterServices } from "~/domains/email/letter-services";
import { letterSiteOf } from "~/domains/email/letter-site";
import { mailWords } from "~/domains/email/mail-words.server";
import type { Mail } from "~/domains/email/mailer";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { renderFormLetter } from "~/domains/forms/letters/render-form-letter.server";
import { paths } from "~/kernel/paths";
import { newsletterLetter } from "./newsletter-letter";
import { newsletterToken } from "./newsletter-token.server";
import { findSubscriber } from "./subscriber.store.server";

/** Writes the mail that asks whether an address really wants the newsletter. */
export function newsletterLetters(services: LetterServices): Pick<MailWriters, "newsletter-confirmation"> {
  return {
    "newsletter-confirmation": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: LetterServices, id: string): Promise<Mail | null> {
  const { db, clock, publicUrl, sessionSecret } = services;
  const subscriber = await findSubscriber(db, id);
  if (!subscriber || subscriber.status === "subscribed") return null;
  const [settings, written] = await Promise.all([
    siteSettings(services),
    mailWords(services.content, "newsletter-confirmation"),
  ]);
  const tokenFor = (purpose: "confirm" | "unsubscribe") =>
    newsletterToken(purpose, id, sessionSecret, clock.now());
  const confirm = new URL(paths.newsletter.confirm(tokenFor("confirm")), publicUrl).href;
  const leave = new URL(paths.newsletter.unsubscribe(tokenFor("unsubscribe")), publicUrl).href;
  const letter = newsletterLetter(letterSiteOf(settings, publicUrl), written, { confirm, leave });
  return {
    to: subscriber.email,
    cc: [],
    ...renderFormLetter(letter),
    unsubscribe: leave,
  };
}
