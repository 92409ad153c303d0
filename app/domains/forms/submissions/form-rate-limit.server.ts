import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import { pseudonymizeIp } from "~/kernel/client-ip.server";
import type { Log } from "~/kernel/log";
import { logSecurityEvent } from "~/kernel/security-event";
import { countAttempt, purgeAttempts } from "./submission.store.server";

const windowMs = 10 * 60 * 1000;
const attemptsPerStep = 20;

/**
 * Whether this address may send this form once more now; counted in the database, as several servers share it. A form of
 * steps is sent a step at a time. The first refusal of a window is told.
 */
export async function isWithinFormRateLimit(
  { db, log }: { readonly db: Db; readonly log: Log },
  formName: string,
  clientIp: string,
  now: Date,
  steps = 1,
): Promise<boolean> {
  const maxAttempts = attemptsPerStep * steps;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const key = createHash("sha256")
    .update(JSON.stringify([formName, clientIp]))
    .digest("base64url");
  const attempts = await countAttempt(db, key, windowStart);
  // The first of a window sweeps out the old ones.
  if (attempts === 1) await purgeAttempts(db, new Date(windowStart.getTime() - windowMs));
  if (attempts === maxAttempts + 1) {
    logSecurityEvent(log, "too-many-requests", { limit: "form", clientIp: pseudonymizeIp(clientIp) });
  }
  return attempts <= maxAttempts;
}
