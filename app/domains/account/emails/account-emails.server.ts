import { createElement } from "react";
import { fetchSiteSettings } from "~/content/site-settings.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { toSignInEmailText } from "~/domains/email/sign-in-email";
import { SignInEmailView } from "~/domains/email/sign-in-email-view";
import { paths } from "~/kernel/paths";
import { customerSignInTokens } from "../sign-in/customer-sign-in-tokens.server";
import { findEmailOfOpenSignIn } from "../sign-in/sign-in.store.server";
import { createSignInEmail } from "./create-sign-in-email";

/** Creates the writer of the sign-in email. An email that would arrive too late is not sent. */
export function createAccountEmailComposers(
  services: EmailServices,
): Pick<EmailComposers, "account-sign-in"> {
  return {
    "account-sign-in": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: EmailServices, signInId: string): Promise<Email | null> {
  const { db, clock, publicUrl, sessionSecret } = services;
  const email = await findEmailOfOpenSignIn(db, signInId, clock.now());
  if (email === null) return null;
  const settings = await fetchSiteSettings(services);
  const link = new URL(paths.account.signInLink, publicUrl);
  link.searchParams.set("token", customerSignInTokens.linkTokenOf(signInId, sessionSecret));
  const signInEmail = createSignInEmail({
    site: toEmailSite(settings, publicUrl),
    link: link.href,
    code: customerSignInTokens.codeOf(signInId, sessionSecret),
  });
  const html = renderEmailHtml(createElement(SignInEmailView, { email: signInEmail }));
  return { to: email, cc: [], subject: signInEmail.subject, html, text: toSignInEmailText(signInEmail) };
}
