import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/enqueue-emails.server";
import { appendAudit } from "~/domains/staff/audit.server";
import type { Clock } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { mailboxOf } from "~/kernel/mailbox";
import { codeTries, signInMinutes, typedCode } from "~/kernel/sign-in-code";
import { isActive, type Member } from "./member";
import {
  closeStaffSignIns,
  countStaffTry,
  findOpenStaffSignIn,
  insertStaffSignIn,
  useStaffSignIn,
} from "./staff-sign-in.store.server";
import { staffSignInTokens } from "./staff-sign-in-tokens.server";
import { findMailbox, findMember, findMembers, lockTeam, noteJoined } from "./team.store.server";

export type EnterServices = { readonly db: Db; readonly clock: Clock; readonly secret: string };

/**
 * Makes a link and a code due for a mailbox of the staff. A mailbox that is none leaves the same rows, its mail is
 * never written: neither answer nor time tells who works here. Answers the sign-in's id, which the browser keeps to
 * type the code into.
 */
export async function requestStaffSignIn(
  { db, clock }: Pick<EnterServices, "db" | "clock">,
  email: string,
): Promise<string> {
  const now = clock.now();
  const id = newId();
  await db.transaction(async (tx) => {
    const member = await findMailbox(tx, mailboxOf(email));
    await insertStaffSignIn(tx, {
      id,
      memberId: member && isActive(member) ? member.id : null,
      kind: "sign-in",
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInMinutes * 60_000),
    });
    await enqueueEmails(tx, [{ kind: "staff-sign-in", entityId: id }], now);
  });
  return id;
}

/** Who the mail's code lets in, typed where it was asked for; null for one that is wrong, used, or too old. */
export async function enterByCode(
  services: EnterServices,
  given: { readonly signInId: string; readonly code: string },
): Promise<Member | null> {
  const { db, clock, secret } = services;
  if (!(await countStaffTry(db, given.signInId, clock.now(), codeTries))) return null;
  const isRight = staffSignInTokens.isValidCode(given.signInId, typedCode(given.code), secret);
  return isRight ? enter(services, given.signInId) : null;
}

/** Who a mail's link lets in, opened in any browser: an invitation or a sign-in. */
export async function enterByLink(services: EnterServices, token: string): Promise<Member | null> {
  const id = staffSignInTokens.verifyLinkToken(token, services.secret);
  return id === null ? null : enter(services, id);
}

/** Whose name a link bears, while it can still be used: what the page asks before it signs in. */
export async function memberOfLink(
  { db, clock, secret }: EnterServices,
  token: string,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const id = staffSignInTokens.verifyLinkToken(token, secret);
  return id === null ? null : findOpenStaffSignIn(db, id, clock.now());
}

/** Whether somebody is still who they were let in as: a change may have come in between. */
export async function isStillMember(
  db: Db,
  { id, role }: { readonly id: string; readonly role: string },
): Promise<boolean> {
  const member = await findMember(db, id);
  return member !== null && isActive(member) && member.role === role;
}

/** Names for history: of members, and of those who were. */
export function namesOfMembers(db: Db, ids: readonly string[]): Promise<readonly Member[]> {
  return findMembers(db, ids);
}

/** Link and code are one: the first that is used ends both, and every other mail on its way. */
function enter({ db, clock }: EnterServices, signInId: string): Promise<Member | null> {
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const now = clock.now();
    const memberId = await useStaffSignIn(tx, signInId, now);
    const member = memberId === null ? null : await findMember(tx, memberId);
    if (!member || member.removedAt) return null;
    await closeStaffSignIns(tx, member.id, now);
    if (member.joinedAt) return member;
    await noteJoined(tx, member.id, now);
    await appendAudit(tx, {
      ...{ author: member.name, subject: "staff", subjectId: member.id, kind: "event" },
      ...{ text: `${member.name} joined as ${member.role}`, createdAt: now },
    });
    return { ...member, joinedAt: now };
  });
}
