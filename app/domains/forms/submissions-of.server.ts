import type { Db } from "#db/client.server";
import { listSubmissionsOf } from "./submissions-of.store.server";

/** What somebody sent by forms, by the mailbox they gave (in lower case): for the copy of their data. */
export function submissionsOf(db: Db, email: string) {
  return listSubmissionsOf(db, email);
}
