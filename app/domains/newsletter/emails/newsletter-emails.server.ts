import { fetchSiteSettings } from "~/content/site-settings.server";
import { findEmailCopy } from "~/domains/email/copy/find-email-copy.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { renderFormEmail } from "~/domains/forms/emails/render-form-email.server";
import { paths } from "~/kernel/paths";
import { createNewsletterToken } from "../newsletter-token.server";
import { findSubscriber } from "../subscriber.store.server";
import { createNewsletterEmail } from "./newsletter-email";

/** Creates the writer of the double opt-in email. */
export function createNewsletterEmailComposers(
  services: EmailServices,
): Pick<EmailComposers, "newsletter-confirmation"> {
  return {
    "newsletter-confirmation": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: EmailServices, id: string): Promise<Email | null> {
  const { db, clock, publicUrl, sessionSecret } = services;
  const subscriber = await findSubscriber(db, id);
  if (!subscriber || subscriber.status === "subscribed") return null;
  const [settings, editorCopy] = await Promise.all([
    fetchSiteSettings(services),
    findEmailCopy(services.content, "newsletter-confirmation"),
  ]);
  const createToken = (purpose: "confirm" | "unsubscribe") =>
    createNewsletterToken(purpose, id, sessionSecret, clock.now());
  const confirm = new URL(paths.newsletter.confirm(createToken("confirm")), publicUrl).href;
  const unsubscribeUrl = new URL(paths.newsletter.unsubscribe(createToken("unsubscribe")), publicUrl).href;
  const email = createNewsletterEmail(toEmailSite(settings, publicUrl), editorCopy, {
    confirm,
    unsubscribe: unsubscribeUrl,
  });
  return {
    to: subscriber.email,
    cc: [],
    ...renderFormEmail(email),
    unsubscribe: unsubscribeUrl,
  };
}
