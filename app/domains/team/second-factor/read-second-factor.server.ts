import type { Db } from "#db/client.server";
import type { StaffRole } from "../member";
import type { Authenticator } from "./authenticator";
import {
  countRecoveryCodes,
  listAuthenticators,
  listDemands,
  type StoredAuthenticator,
} from "./authenticator.store.server";

/**
 * Reads a person's authenticators, the number of recovery codes, and whether the role requires a second
 * factor.
 */
export async function readSecondFactor(
  { db }: { readonly db: Db },
  owner: { readonly id: string; readonly role: StaffRole },
) {
  const [authenticators, recoveryCodesLeft, demands] = await Promise.all([
    listAuthenticators(db, owner.id),
    countRecoveryCodes(db, owner.id),
    listDemands(db),
  ]);
  return {
    authenticators: authenticators.map(shownOf),
    recoveryCodesLeft,
    isRequired: demands.includes(owner.role),
  };
}

function shownOf({ id, kind, name, createdAt, lastUsedAt }: StoredAuthenticator): Authenticator {
  return { id, kind, name, createdAt, lastUsedAt };
}
