import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { newId } from "~/kernel/ids";
import { codeTries, normalizeSignInCode, signInMinutes } from "~/kernel/sign-in-code";
import { normalizeEmail } from "~/kernel/text/typed-text";
import type { Clock } from "~/kernel/time/clock";
import { isActiveMember, type Member } from "./member";
import {
  consumeStaffSignIn,
  countStaffCodeAttempt,
  findOpenStaffSignIn,
  insertStaffSignIn,
  invalidateStaffSignIns,
} from "./staff-sign-in.store.server";
import { staffSignInTokens } from "./staff-sign-in-tokens.server";
import { findMember, findMemberByEmail, lockTeam, markJoined } from "./team.store.server";

export type StaffSignInServices = { readonly db: Db; readonly clock: Clock; readonly secret: string };

/**
 * Enqueues a sign-in email for a member. An unknown address creates the same rows without an email, so that
 * neither response nor timing reveals members. Returns the sign-in's id, which the browser keeps for the
 * code.
 */
export async function requestStaffSignIn(
  { db, clock }: Pick<StaffSignInServices, "db" | "clock">,
  email: string,
): Promise<string> {
  const now = clock.now();
  const id = newId();
  await db.transaction(async (tx) => {
    const member = await findMemberByEmail(tx, normalizeEmail(email));
    await insertStaffSignIn(tx, {
      id,
      memberId: member && isActiveMember(member) ? member.id : null,
      kind: "sign-in",
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInMinutes * 60_000),
    });
    await enqueueEmails(tx, [{ kind: "staff-sign-in", entityId: id }], now);
  });
  return id;
}

/** Signs in by the emailed code; null if it is wrong, used or expired. */
export async function signInStaffByCode(
  services: StaffSignInServices,
  input: { readonly signInId: string; readonly code: string },
): Promise<Member | null> {
  const { db, clock, secret } = services;
  if (!(await countStaffCodeAttempt(db, input.signInId, clock.now(), codeTries))) return null;
  const isRight = staffSignInTokens.isValidCode(input.signInId, normalizeSignInCode(input.code), secret);
  return isRight ? completeStaffSignIn(services, input.signInId) : null;
}

/** Signs in by the emailed link of an invitation or a sign-in, in any browser. */
export async function signInStaffByLink(
  services: StaffSignInServices,
  token: string,
): Promise<Member | null> {
  const id = staffSignInTokens.verifyLinkToken(token, services.secret);
  return id === null ? null : completeStaffSignIn(services, id);
}

/**
 * Returns the member of a sign-in link that is still valid, else null. The page shows the name and asks for
 * confirmation.
 */
export async function findMemberByLink(
  { db, clock, secret }: StaffSignInServices,
  token: string,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const id = staffSignInTokens.verifyLinkToken(token, secret);
  return id === null ? null : findOpenStaffSignIn(db, id, clock.now());
}

/** Returns whether the member is still active with the same role. */
export async function isStillMember(
  db: Db,
  { id, role }: { readonly id: string; readonly role: string },
): Promise<boolean> {
  const member = await findMember(db, id);
  return member !== null && isActiveMember(member) && member.role === role;
}

/** Ends the sign-in attempt. Its link and code become invalid, and so does every other open link of the member. */
function completeStaffSignIn({ db, clock }: StaffSignInServices, signInId: string): Promise<Member | null> {
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const now = clock.now();
    const memberId = await consumeStaffSignIn(tx, signInId, now);
    const member = memberId === null ? null : await findMember(tx, memberId);
    if (!member || member.removedAt) return null;
    await invalidateStaffSignIns(tx, member.id, now);
    if (member.joinedAt) return member;
    await markJoined(tx, member.id, now);
    await appendAuditEntry(tx, {
      ...{ author: member.name, subject: "staff", subjectId: member.id, kind: "event" },
      ...{ text: `${member.name} joined as ${member.role}`, createdAt: now },
    });
    return { ...member, joinedAt: now };
  });
}
