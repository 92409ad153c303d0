import type { Db } from "#db/client.server";
import type { StaffRole } from "../member";
import { listAuthenticators, listDemands } from "./authenticator.store.server";

/** `verify`: proves a second factor. `enroll`: sets one up, because the role demands it. */
export type RequiredFactorStep = "nothing" | "verify" | "enroll";

/** What is asked of somebody after the first factor. Whoever has a second factor proves it, demanded or not. */
export async function getRequiredFactorStep(
  { db }: { readonly db: Db },
  person: { readonly id: string; readonly role: StaffRole },
): Promise<RequiredFactorStep> {
  if ((await listAuthenticators(db, person.id)).length > 0) return "verify";
  return (await listDemands(db)).includes(person.role) ? "enroll" : "nothing";
}
