import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { invitationDays, isActiveMember, type Member, type StaffRole } from "./member";
import type { TeamChange } from "./member.schema";
import {
  deleteFactorRequirement,
  deleteSecondFactor,
  insertFactorRequirement,
  listFactorRoles,
} from "./second-factor/authenticator.store.server";
import { recordFactorChange } from "./second-factor/record-factor-change.server";
import { insertStaffSignIn, invalidateStaffSignIns } from "./staff-sign-in.store.server";
import { passwordName, passwordUserId } from "./studio-password";
import type { TeamFailure } from "./team.failures";
import {
  findMember,
  findMemberByEmail,
  hasOtherAdministrator,
  lockTeam,
  markMemberRemoved,
  updateRole,
  upsertInvitedMember,
} from "./team.store.server";

type Change<A extends TeamChange["action"]> = Extract<TeamChange, { readonly action: A }>;
type ChangeContext = { readonly tx: Db; readonly author: string; readonly now: Date };

/** The sessions to end after the change: those of a person, or those of a role without a second factor. */
export type EndedSessions = {
  readonly signOut: string | null;
  readonly unverifiedRole?: StaffRole;
};
type ChangeResult = Result<EndedSessions, TeamFailure>;

/**
 * Applies a change to the team. The caller ends the returned sessions, so that later requests use the new
 * role.
 */
export function changeTeam(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  change: TeamChange,
  author: string,
): Promise<ChangeResult> {
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const context = { tx, author, now: clock.now() };
    switch (change.action) {
      case "invite":
        return inviteMember(context, change);
      case "invite-again":
        return resendInvitation(context, change);
      case "role":
        return changeRole(context, change);
      case "remove":
        return remove(context, change);
      case "reset-second-factor":
        return resetSecondFactor(context, change);
      case "demand-second-factor":
        return setSecondFactorRequirement(context, change);
    }
  });
}

/** Invites a new or former member, or one who has not joined yet. An earlier invitation becomes invalid. */
async function inviteMember(
  context: ChangeContext,
  { email, name, role }: Change<"invite">,
): Promise<ChangeResult> {
  const { tx, author, now } = context;
  const existingMember = await findMemberByEmail(tx, email);
  if (existingMember && isActiveMember(existingMember)) return err({ code: "already-member" });
  const id = existingMember?.id ?? newId();
  await upsertInvitedMember(tx, { id, email, name, role, invitedAt: now, invitedBy: author });
  await sendInvitation(context, id);
  await recordInAuditLog(context, id, `Invited ${name} (${email}) as ${role}`);
  return ok({ signOut: null });
}

async function resendInvitation(
  context: ChangeContext,
  { id }: Change<"invite-again">,
): Promise<ChangeResult> {
  const member = await findPresentMember(context.tx, id);
  if (!member) return err({ code: "no-such-member" });
  if (isActiveMember(member)) return err({ code: "has-joined" });
  await sendInvitation(context, id);
  await recordInAuditLog(context, id, `Invited ${member.name} again`);
  return ok({ signOut: null });
}

async function changeRole(context: ChangeContext, { id, role }: Change<"role">): Promise<ChangeResult> {
  const member = await findPresentMember(context.tx, id);
  if (!member) return err({ code: "no-such-member" });
  if (member.role === role) return ok({ signOut: null });
  if (await isLastAdministrator(context.tx, member)) return err({ code: "last-administrator" });
  await updateRole(context.tx, id, role);
  await recordInAuditLog(context, id, `Made ${member.name}, who was ${member.role}, ${role}`);
  return ok({ signOut: id });
}

async function remove(context: ChangeContext, { id }: Change<"remove">): Promise<ChangeResult> {
  const member = await findPresentMember(context.tx, id);
  if (!member) return err({ code: "no-such-member" });
  if (await isLastAdministrator(context.tx, member)) return err({ code: "last-administrator" });
  await markMemberRemoved(context.tx, id, context.now);
  await invalidateStaffSignIns(context.tx, id, context.now);
  await deleteSecondFactor(context.tx, id);
  await recordInAuditLog(context, id, `Removed ${member.name} (${member.email})`);
  return ok({ signOut: id });
}

/**
 * Removes a member's second factor after a lost device. The next sign-in needs only the first factor, or a new setup
 * if the role requires it.
 */
async function resetSecondFactor(
  { tx, author, now }: ChangeContext,
  { id }: Change<"reset-second-factor">,
): Promise<ChangeResult> {
  const name = id === passwordUserId ? passwordName : (await findPresentMember(tx, id))?.name;
  if (name === undefined) return err({ code: "no-such-member" });
  await deleteSecondFactor(tx, id);
  await recordFactorChange(tx, {
    author,
    userId: id,
    text: `${author} reset the second factor of ${name}`,
    now,
  });
  return ok({ signOut: id });
}

/** Requires a second factor for a role. Sessions without one have to sign in again. */
async function setSecondFactorRequirement(
  { tx, author, now }: ChangeContext,
  { role, isDemanded }: Change<"demand-second-factor">,
): Promise<ChangeResult> {
  const wasRequired = (await listFactorRoles(tx)).includes(role);
  if (wasRequired === isDemanded) return ok({ signOut: null });
  if (isDemanded) await insertFactorRequirement(tx, { role, demandedBy: author, demandedAt: now });
  else await deleteFactorRequirement(tx, role);
  await appendAuditEntry(tx, {
    ...{ author, subject: "staff", subjectId: role, kind: "event", createdAt: now },
    text: isDemanded
      ? `Required a second factor for the role ${role}`
      : `No longer requires a second factor for the role ${role}`,
  });
  return ok(isDemanded ? { signOut: null, unverifiedRole: role } : { signOut: null });
}

async function sendInvitation({ tx, now }: ChangeContext, memberId: string): Promise<void> {
  await invalidateStaffSignIns(tx, memberId, now);
  const id = newId();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  await insertStaffSignIn(tx, { id, memberId, kind: "invitation", createdAt: now, expiresAt });
  await enqueueEmails(tx, [{ kind: "staff-invitation", entityId: id }], now);
}

async function findPresentMember(tx: Db, id: string): Promise<Member | null> {
  const member = await findMember(tx, id);
  return member?.removedAt === null ? member : null;
}

async function isLastAdministrator(tx: Db, member: Member): Promise<boolean> {
  if (member.role !== "administrator" || !isActiveMember(member)) return false;
  return !(await hasOtherAdministrator(tx, member.id));
}

async function recordInAuditLog(
  { tx, author, now }: ChangeContext,
  subjectId: string,
  text: string,
): Promise<void> {
  await appendAuditEntry(tx, { author, subject: "staff", subjectId, kind: "event", text, createdAt: now });
}
