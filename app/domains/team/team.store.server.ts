import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { staffMembers } from "#db/schema/staff";
import type { Member, StaffRole } from "./member";

const memberColumns = {
  id: staffMembers.id,
  email: staffMembers.email,
  name: staffMembers.name,
  role: staffMembers.role,
  joinedAt: staffMembers.joinedAt,
  removedAt: staffMembers.removedAt,
};

/** Serializes changes to the team by an advisory lock, because a new member has no row to lock. */
export async function lockTeam(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff_member'))`);
}

export async function findMember(db: Db, id: string): Promise<Member | null> {
  const [row] = await db.select(memberColumns).from(staffMembers).where(eq(staffMembers.id, id));
  return row ?? null;
}

export async function findMemberByEmail(db: Db, email: string): Promise<Member | null> {
  const [row] = await db.select(memberColumns).from(staffMembers).where(eq(staffMembers.email, email));
  return row ?? null;
}

export async function findMembers(db: Db, ids: readonly string[]): Promise<readonly Member[]> {
  if (ids.length === 0) return [];
  return db
    .select(memberColumns)
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...ids]));
}

/** Lists members who were not removed, by name. */
export async function listMembers(db: Db) {
  const { invitedAt, invitedBy } = staffMembers;
  return db
    .select({ ...memberColumns, invitedAt, invitedBy })
    .from(staffMembers)
    .where(isNull(staffMembers.removedAt))
    .orderBy(asc(staffMembers.name), asc(staffMembers.email));
}

type InvitedMember = Pick<
  typeof staffMembers.$inferInsert,
  "id" | "email" | "name" | "role" | "invitedBy"
> & {
  readonly invitedAt: Date;
};

/** Inserts an invited member, or updates a former one. */
export async function upsertInvitedMember(tx: Db, member: InvitedMember): Promise<void> {
  const { name, role, invitedAt, invitedBy } = member;
  await tx
    .insert(staffMembers)
    .values(member)
    .onConflictDoUpdate({
      target: staffMembers.id,
      set: { name, role, invitedAt, invitedBy, joinedAt: null, removedAt: null },
    });
}

export async function updateRole(tx: Db, id: string, role: StaffRole): Promise<void> {
  await tx.update(staffMembers).set({ role }).where(eq(staffMembers.id, id));
}

export async function markJoined(tx: Db, id: string, joinedAt: Date): Promise<void> {
  await tx.update(staffMembers).set({ joinedAt }).where(eq(staffMembers.id, id));
}

export async function markMemberRemoved(tx: Db, id: string, removedAt: Date): Promise<void> {
  await tx.update(staffMembers).set({ removedAt }).where(eq(staffMembers.id, id));
}

/** Returns whether there is another active administrator. */
export async function hasOtherAdministrator(tx: Db, id: string): Promise<boolean> {
  const otherAdmins = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(
      and(
        ne(staffMembers.id, id),
        eq(staffMembers.role, "administrator"),
        isNotNull(staffMembers.joinedAt),
        isNull(staffMembers.removedAt),
      ),
    )
    .limit(1);
  return otherAdmins.length > 0;
}
