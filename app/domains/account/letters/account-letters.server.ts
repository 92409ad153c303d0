import { createElement } from "react";
import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import { siteSettings } from "~/content/site-settings.server";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { signInLetterText } from "~/domains/email/sign-in-letter";
import { SignInLetterView } from "~/domains/email/sign-in-letter-view";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { findOpenSignIn } from "../sign-in.store.server";
import { signInProof } from "../sign-in-proof.server";
import { signInLetterOf } from "./sign-in-letter";

export type AccountLetterServices = {
  readonly db: Db;
  readonly content: Content;
  readonly log: Log;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly sessionSecret: string;
};

/** Writes the mail that signs in; one that would arrive too late is not sent. */
export function accountLetters(services: AccountLetterServices): Pick<MailWriters, "account-sign-in"> {
  return {
    "account-sign-in": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: AccountLetterServices, signInId: string): Promise<Mail | null> {
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
