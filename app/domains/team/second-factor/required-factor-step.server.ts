import type { Db } from "#db/client.server";
import type { StaffRole } from "../member";
import { listAuthenticators, listFactorRoles } from "./authenticator.store.server";

/** `verify`: prove the second factor. `enroll`: set one up, because the role requires it. */
export type RequiredFactorStep = "nothing" | "verify" | "enroll";

/** Returns the step after the first factor. A person with a second factor always has to prove it. */
export async function getRequiredFactorStep(
  { db }: { readonly db: Db },
  person: { readonly id: string; readonly role: StaffRole },
): Promise<RequiredFactorStep> {
  if ((await listAuthenticators(db, person.id)).length > 0) return "verify";
  return (await listFactorRoles(db)).includes(person.role) ? "enroll" : "nothing";
}
