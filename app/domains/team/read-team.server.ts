import type { Db } from "#db/client.server";
import { isEmailPending } from "~/domains/email/outbox/enqueue-emails.server";
import type { Clock } from "~/kernel/time/clock";
import { countAuthenticators, listFactorRoles } from "./second-factor/authenticator.store.server";
import { listInvitations } from "./staff-sign-in.store.server";
import { passwordUserId } from "./studio-password";
import { listMembers } from "./team.store.server";

export { findMembers } from "./team.store.server";

/** `unsent`: the invitation email is not sent yet. `expired`: the invitation expired. */
export type MemberState = "joined" | "invited" | "unsent" | "expired";

/** Lists all members with their state. */
export async function readTeam({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const [members, invitations, authenticators] = await Promise.all([
    listMembers(db),
    listInvitations(db),
    countAuthenticators(db),
  ]);
  const getState = async (id: string, joinedAt: Date | null): Promise<MemberState> => {
    if (joinedAt) return "joined";
    const invitation = invitations.find(({ memberId }) => memberId === id);
    if (!invitation || invitation.expiresAt <= clock.now()) return "expired";
    return (await isEmailPending(db, "staff-invitation", invitation.id)) ? "unsent" : "invited";
  };
  return Promise.all(
    members.map(async ({ id, email, name, role, joinedAt, invitedAt, invitedBy }) => ({
      ...{ id, email, name, role, invitedBy, state: await getState(id, joinedAt) },
      since: (joinedAt ?? invitedAt).toISOString(),
      authenticators: authenticators.get(id) ?? 0,
    })),
  );
}

/**
 * Returns the roles that require a second factor, and the number of authenticators of the Studio password.
 */
export async function readSecondFactorPolicy(db: Db) {
  const [demands, authenticators] = await Promise.all([listFactorRoles(db), countAuthenticators(db)]);
  return { demanded: demands, passwordAuthenticators: authenticators.get(passwordUserId) ?? 0 };
}
