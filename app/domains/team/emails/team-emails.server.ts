import { createElement } from "react";
import { fetchSiteSettings } from "~/content/site-settings.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposer, EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { type SignInEmail, toSignInEmailText } from "~/domains/email/sign-in-email";
import { SignInEmailView } from "~/domains/email/sign-in-email-view";
import { findAuditEntry } from "~/domains/staff/audit.server";
import { paths } from "~/kernel/paths";
import { findOpenStaffSignIn } from "../staff-sign-in.store.server";
import { staffSignInTokens } from "../staff-sign-in-tokens.server";
import { findMember } from "../team.store.server";
import { createFactorChangeEmail, createInvitationEmail, createStaffSignInEmail } from "./create-team-email";

/**
 * Creates the composers of sign-in emails for staff. An expired email, or one without a member, is not sent.
 */
export function createTeamEmailComposers(
  services: EmailServices,
): Pick<EmailComposers, "staff-invitation" | "staff-sign-in" | "staff-factor-change"> {
  const signInComposer: EmailComposer = {
    compose: ({ entityId }) => compose(services, entityId),
    afterSent: async () => undefined,
  };
  const factorChangeComposer: EmailComposer = {
    compose: ({ entityId }) => composeChange(services, Number(entityId)),
    afterSent: async () => undefined,
  };
  return {
    "staff-invitation": signInComposer,
    "staff-sign-in": signInComposer,
    "staff-factor-change": factorChangeComposer,
  };
}

async function compose(services: EmailServices, signInId: string): Promise<Email | null> {
  const { db, clock, publicUrl, sessionSecret } = services;
  const open = await findOpenStaffSignIn(db, signInId, clock.now());
  if (!open) return null;
  const site = toEmailSite(await fetchSiteSettings(services), publicUrl);
  const address = new URL(paths.lakeSignInLink, publicUrl);
  address.searchParams.set("token", staffSignInTokens.linkTokenOf(signInId, sessionSecret));
  const link = address.href;
  const email =
    open.kind === "invitation"
      ? createInvitationEmail({ site, link, member: open })
      : createStaffSignInEmail({ site, link, code: staffSignInTokens.codeOf(signInId, sessionSecret) });
  return toEmail(open.email, email);
}

/** Composes the notice from the audit entry; null if the member was removed since. */
async function composeChange(services: EmailServices, position: number): Promise<Email | null> {
  const { db, publicUrl } = services;
  const entry = await findAuditEntry(db, position);
  const member = entry?.subject === "staff" ? await findMember(db, entry.subjectId) : null;
  if (!entry || !member || member.removedAt) return null;
  const site = toEmailSite(await fetchSiteSettings(services), publicUrl);
  const link = new URL(paths.lakeYourSignIn, publicUrl).href;
  return toEmail(member.email, createFactorChangeEmail({ site, link, change: entry.text }));
}

function toEmail(to: string, email: SignInEmail): Email {
  const html = renderEmailHtml(createElement(SignInEmailView, { email }));
  return { to, cc: [], subject: email.subject, html, text: toSignInEmailText(email) };
}
