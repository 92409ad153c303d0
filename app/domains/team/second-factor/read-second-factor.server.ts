import type { Db } from "#db/client.server";
import type { StaffRole } from "../member";
import type { Authenticator } from "./authenticator";
import {
  countRecoveryCodes,
  listAuthenticators,
  listFactorRoles,
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
  const [authenticators, recoveryCodesLeft, requiringRoles] = await Promise.all([
    listAuthenticators(db, owner.id),
    countRecoveryCodes(db, owner.id),
    listFactorRoles(db),
  ]);
  return {
    authenticators: authenticators.map(toAuthenticator),
    recoveryCodesLeft,
    isRequired: requiringRoles.includes(owner.role),
  };
}

function toAuthenticator({ id, kind, name, createdAt, lastUsedAt }: StoredAuthenticator): Authenticator {
  return { id, kind, name, createdAt, lastUsedAt };
}
