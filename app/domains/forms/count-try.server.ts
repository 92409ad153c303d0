import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import type { Log } from "~/kernel/log";
import { tellSecurity } from "~/kernel/security-event";
import { askerMark } from "~/kernel/who-asks.server";
import { countTry, forgetTries } from "./form.store.server";

const windowMs = 10 * 60 * 1000;
const triesPerStep = 20;

/**
 * Whether this address may send this form once more now; counted in the database, as several servers share it. A form of
 * steps is sent a step at a time. The first refusal of a window is told.
 */
export async function maySend(
  { db, log }: { readonly db: Db; readonly log: Log },
  formName: string,
  asker: string,
  now: Date,
  steps = 1,
): Promise<boolean> {
  const most = triesPerStep * steps;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const key = createHash("sha256")
    .update(JSON.stringify([formName, asker]))
    .digest("base64url");
  const tries = await countTry(db, key, windowStart);
  // The first of a window sweeps out the old ones.
  if (tries === 1) await forgetTries(db, new Date(windowStart.getTime() - windowMs));
  if (tries === most + 1) {
    tellSecurity(log, "too-many-requests", { limit: "form", asker: askerMark(asker) });
  }
  return tries <= most;
}
