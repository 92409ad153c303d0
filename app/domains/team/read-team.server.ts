import type { Db } from "#db/client.server";
import { isEmailPending } from "~/domains/email/enqueue-emails.server";
import type { Clock } from "~/kernel/clock";
import { countAuthenticators, listDemands } from "./second-factor/authenticator.store.server";
import { listInvitations } from "./staff-sign-in.store.server";
import { passwordUserId } from "./studio-password";
import { listMembers } from "./team.store.server";

export { findMembers } from "./team.store.server";

/** `sending`: the invitation's mail has not left yet. `over`: nobody came in time. */
export type MemberState = "joined" | "invited" | "sending" | "over";

/** Everybody of the staff, and how far they have come. */
export async function readTeam({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const [members, invitations, authenticators] = await Promise.all([
    listMembers(db),
    listInvitations(db),
    countAuthenticators(db),
  ]);
  const getState = async (id: string, joinedAt: Date | null): Promise<MemberState> => {
    if (joinedAt) return "joined";
    const invitation = invitations.find(({ memberId }) => memberId === id);
    if (!invitation || invitation.expiresAt <= clock.now()) return "over";
    return (await isEmailPending(db, "staff-invitation", invitation.id)) ? "sending" : "invited";
  };
  return Promise.all(
    members.map(async ({ id, email, name, role, joinedAt, invitedAt, invitedBy }) => ({
      ...{ id, email, name, role, invitedBy, state: await getState(id, joinedAt) },
      since: (joinedAt ?? invitedAt).toISOString(),
      authenticators: authenticators.get(id) ?? 0,
    })),
  );
}

/** Which roles have to sign in with a second factor, and how many authenticators guard the Studio password. */
export async function readSecondFactorDemands(db: Db) {
  const [demanded, authenticators] = await Promise.all([listDemands(db), countAuthenticators(db)]);
  return { demanded, passwordAuthenticators: authenticators.get(passwordUserId) ?? 0 };
}
