import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import { countTry, forgetTries } from "./form.store.server";

const windowMs = 10 * 60 * 1000;
const triesPerWindow = 20;

/** Whether this address may send this form once more now; counted in the database, as several servers share it. */
export async function maySend(db: Db, formName: string, asker: string, now: Date): Promise<boolean> {
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const key = createHash("sha256")
    .update(JSON.stringify([formName, asker]))
    .digest("base64url");
  const tries = await countTry(db, key, windowStart);
  // The first of a window sweeps out the old ones.
  if (tries === 1) await forgetTries(db, new Date(windowStart.getTime() - windowMs));
  return tries <= triesPerWindow;
}
