import type { EmailSite } from "~/domains/email/email-layout";
import type { SignInEmail } from "~/domains/email/sign-in-email";
import { signInMinutes } from "~/kernel/sign-in-code";
import { invitationDays, type Member } from "../member";

type Parts = { readonly site: EmailSite; readonly link: string };

/** A description of each role for the invited person. */
const roleDescriptions: Readonly<Record<Member["role"], string>> = {
  administrator: "an administrator: pages, quotes, orders, payments, and who works here",
  editor: "an editor: pages, styles, pictures and texts",
  sales: "sales: quotes, orders, payments and what visitors send",
};

/** Creates the invitation of a new member. */
export function createInvitationEmail({
  site,
  link,
  member: { name, role, invitedBy },
}: Parts & {
  readonly member: Pick<Member, "name" | "role"> & { readonly invitedBy: string };
}): SignInEmail {
  return {
    site,
    subject: `${invitedBy} invites you to the Studio of ${site.name}`,
    heading: `Welcome, ${name}`,
    intro: `${invitedBy} invites you to the Studio of ${site.name} as ${roleDescriptions[role]}. This link works once, for ${invitationDays} days.`,
    button: "Open the Studio",
    link,
    code: null,
    outro: `There is no password: later you sign in by a link or code that is mailed to you. If you do not know ${site.name}, you can ignore this mail.`,
  };
}

/** Creates the notice to a member that their second factor was changed. */
export function createFactorChangeEmail({
  site,
  link,
  change,
}: Parts & { readonly change: string }): SignInEmail {
  return {
    site,
    subject: `Your sign-in for the Studio of ${site.name} was changed`,
    heading: "Your sign-in was changed",
    intro: `${change}.`,
    button: "See your sign-in",
    link,
    code: null,
    outro: `If this was not you and nobody told you about it, tell an administrator of ${site.name} at once: somebody may be able to read your mail.`,
  };
}

/** Creates the sign-in email of a member. */
export function createStaffSignInEmail({ site, link, code }: Parts & { readonly code: string }): SignInEmail {
  return {
    site,
    // The outbox stores subjects, so the code must not be in it.
    subject: `Your link and code for the Studio of ${site.name}`,
    heading: "Sign in to the Studio",
    intro: `Open this link on any device. It works once, for ${signInMinutes} minutes.`,
    button: "Sign in",
    link,
    code,
    outro: `If you did not ask to sign in to the Studio of ${site.name}, you can ignore this mail: without it nobody gets in. We never ask for the code on the phone.`,
  };
}
