import type { EmailSite } from "~/domains/email/layout/email-layout";
import type { SignInEmail } from "~/domains/email/sign-in-email";
import { signInMinutes } from "~/kernel/sign-in-code";
import { invitationDays, type Member } from "../member";

type TeamEmailContent = { readonly site: EmailSite; readonly link: string };

/** A description of each role for the invited person. */
const roleDescriptions: Readonly<Record<Member["role"], string>> = {
  administrator: "an administrator: pages, quotes, orders, payments and team members",
  editor: "an editor: pages, styles, pictures and text",
  sales: "sales: quotes, orders, payments, messages from visitors and estimator prices",
};

/** Creates the invitation of a new member. */
export function createInvitationEmail({
  site,
  link,
  member: { name, role, invitedBy },
}: TeamEmailContent & {
  readonly member: Pick<Member, "name" | "role"> & { readonly invitedBy: string };
}): SignInEmail {
  return {
    site,
    subject: `${invitedBy} invited you to the ${site.name} Studio`,
    heading: `Welcome, ${name}`,
    intro: `${invitedBy} invited you to the ${site.name} Studio as ${roleDescriptions[role]}. This link works once, for ${invitationDays} days.`,
    button: "Open the Studio",
    link,
    code: null,
    outro: `There's no password: from then on you sign in with a link or code that we email you. If you don't know ${site.name}, you can ignore this email.`,
  };
}

/** Creates the notice to a member that their second factor was changed. */
export function createFactorChangeEmail({
  site,
  link,
  change,
}: TeamEmailContent & { readonly change: string }): SignInEmail {
  return {
    site,
    subject: `Your sign-in for the ${site.name} Studio was changed`,
    heading: "Your sign-in was changed",
    intro: `${change}.`,
    button: "See your sign-in",
    link,
    code: null,
    outro: `If this wasn't you and no one told you about it, tell an administrator of ${site.name} right away: someone may be able to read your email.`,
  };
}

export function createStaffSignInEmail({
  site,
  link,
  code,
}: TeamEmailContent & { readonly code: string }): SignInEmail {
  return {
    site,
    // The outbox stores subjects, so the code must not be in it.
    subject: `Your link and code for the ${site.name} Studio`,
    heading: "Sign in to the Studio",
    intro: `Open this link on any device. It works once, for ${signInMinutes} minutes.`,
    button: "Sign in",
    link,
    code,
    outro: `If you didn't ask to sign in to the ${site.name} Studio, you can ignore this email: no one can sign in without it. We never ask for the code over the phone.`,
  };
}
