import { createElement } from "react";
import { siteSettings } from "~/content/site-settings.server";
import type { LetterServices } from "~/domains/email/letter-services";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import type { MailWriter, MailWriters } from "~/domains/email/send-due-mails.server";
import { type SignInLetter, signInLetterText } from "~/domains/email/sign-in-letter";
import { SignInLetterView } from "~/domains/email/sign-in-letter-view";
import { auditEntryAt } from "~/domains/staff/audit.server";
import { paths } from "~/kernel/paths";
import { staffProof } from "../staff-proof.server";
import { findOpenStaffSignIn } from "../staff-sign-in.store.server";
import { findMember } from "../team.store.server";
import { factorChangeLetterOf, invitationLetterOf, staffSignInLetterOf } from "./team-letter";

/** Writes the mails that let staff in; one that would arrive too late, or to nobody, is not sent. */
export function teamLetters(
  services: LetterServices,
): Pick<MailWriters, "staff-invitation" | "staff-sign-in" | "staff-factor-change"> {
  const writer: MailWriter = {
    compose: ({ entityId }) => compose(services, entityId),
    afterSent: async () => undefined,
  };
  const ofChange: MailWriter = {
    compose: ({ entityId }) => composeChange(services, Number(entityId)),
    afterSent: async () => undefined,
  };
  return { "staff-invitation": writer, "staff-sign-in": writer, "staff-factor-change": ofChange };
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
  return mailTo(open.email, letter);
}

/** Written from the audit entry of the change; who was removed since gets none. */
async function composeChange(services: LetterServices, position: number): Promise<Mail | null> {
  const { db, publicUrl } = services;
  const entry = await auditEntryAt(db, position);
  const member = entry?.subject === "staff" ? await findMember(db, entry.subjectId) : null;
  if (!entry || !member || member.removedAt) return null;
  const site = letterSiteOf(await siteSettings(services), publicUrl);
  const link = new URL(paths.lakeYourSignIn, publicUrl).href;
  return mailTo(member.email, factorChangeLetterOf({ site, link, change: entry.text }));
}

function mailTo(to: string, letter: SignInLetter): Mail {
  const html = renderLetter(createElement(SignInLetterView, { letter }));
  return { to, cc: [], subject: letter.subject, html, text: signInLetterText(letter) };
}
