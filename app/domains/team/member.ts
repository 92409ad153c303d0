import type { staffRoles } from "./member.schema";

export type StaffRole = (typeof staffRoles)[number];

/** One of the staff. `joinedAt`: when they first came by their invitation. */
export type Member = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly joinedAt: Date | null;
  readonly removedAt: Date | null;
};

/** How long an invitation can be taken up. */
export const invitationDays = 7;

/** Whether somebody may sign in: a member who has joined and was not removed. */
export function isActiveMember({ joinedAt, removedAt }: Pick<Member, "joinedAt" | "removedAt">): boolean {
  return joinedAt !== null && removedAt === null;
}
