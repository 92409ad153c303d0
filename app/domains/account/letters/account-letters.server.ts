import { createElement } from "react";
import { siteSettings } from "~/content/site-settings.server";
import type { LetterServices } from "~/domains/email/letter-services";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { signInLetterText } from "~/domains/email/sign-in-letter";
import { SignInLetterView } from "~/domains/email/sign-in-letter-view";
import { paths } from "~/kernel/paths";
import { findOpenSignIn } from "../sign-in.store.server";
import { signInProof } from "../sign-in-proof.server";
import { signInLetterOf } from "./sign-in-letter";

/** Writes the mail that signs in; one that would arrive too late is not sent. */
export function accountLetters(services: LetterServices): Pick<MailWriters, "account-sign-in"> {
  return {
    "account-sign-in": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: LetterServices, signInId: string): Promise<Mail | null> {
  const { db, clock, publicUrl, sessionSecret } = services;
  const email = await findOpenSignIn(db, signInId, clock.now());
  if (email === null) return null;
  const settings = await siteSettings(services);
  const link = new URL(paths.account.signInLink, publicUrl);
  link.searchParams.set("token", signInProof.linkTokenOf(signInId, sessionSecret));
  const letter = signInLetterOf({
    site: letterSiteOf(settings, publicUrl),
    link: link.href,
    code: signInProof.codeOf(signInId, sessionSecret),
  });
  const html = renderLetter(createElement(SignInLetterView, { letter }));
  return { to: email, cc: [], subject: letter.subject, html, text: signInLetterText(letter) };
}
