import type { staffRoles } from "./member.schema";

export type StaffRole = (typeof staffRoles)[number];

/** A member of staff. `joinedAt` is the first sign-in by invitation. */
export type Member = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly joinedAt: Date | null;
  readonly removedAt: Date | null;
};

/** How long an invitation is valid. */
export const invitationDays = 7;

/** Returns whether the member may sign in: joined and not removed. */
export function isActiveMember({ joinedAt, removedAt }: Pick<Member, "joinedAt" | "removedAt">): boolean {
  return joinedAt !== null && removedAt === null;
}
