import { createElement } from "react";
import { siteSettings } from "~/content/site-settings.server";
import type { LetterServices } from "~/domains/email/letter-services";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import type { MailWriter, MailWriters } from "~/domains/email/send-due-mails.server";
import { signInLetterText } from "~/domains/email/sign-in-letter";
import { SignInLetterView } from "~/domains/email/sign-in-letter-view";
import { paths } from "~/kernel/paths";
import { staffProof } from "../staff-proof.server";
import { findOpenStaffSignIn } from "../staff-sign-in.store.server";
import { invitationLetterOf, staffSignInLetterOf } from "./team-letter";

/** Writes the mails that let staff in; one that would arrive too late, or to nobody, is not sent. */
export function teamLetters(
  services: LetterServices,
): Pick<MailWriters, "staff-invitation" | "staff-sign-in"> {
  const writer: MailWriter = {
    compose: ({ entityId }) => compose(services, entityId),
    afterSent: async () => undefined,
  };
  return { "staff-invitation": writer, "staff-sign-in": writer };
}

async function compose(services: LetterServices, signInId: string): Promise<Mail | null> {
  const { db, clock, publicUrl, sessionSecret } = services;
  const open = await findOpenStaffSignIn(db, signInId, clock.now());
  if (!open) return null;
  const site = letterSiteOf(await siteSettings(services), publicUrl);
  const address = new URL(paths.lakeSignInLink, publicUrl);
  address.searchParams.set("token", staffProof.linkTokenOf(signInId, sessionSecret));
  const link = address.href;
  const letter =
    open.kind === "invitation"
      ? invitationLetterOf({ site, link, member: open })
      : staffSignInLetterOf({ site, link, code: staffProof.codeOf(signInId, sessionSecret) });
  const html = renderLetter(createElement(SignInLetterView, { letter }));
  return { to: open.email, cc: [], subject: letter.subject, html, text: signInLetterText(letter) };
}
