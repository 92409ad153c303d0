import { createHash } from "node:crypto";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import type { Db } from "#db/client.server";
import { type Log, logSecurityEvent } from "~/kernel/log";
import { countFormTry, purgeFormTries } from "./submission.store.server";

const windowMs = 10 * 60 * 1000;
const attemptsPerStep = 20;

/**
 * Returns whether this client IP may submit this form again. Attempts are counted in the database, which several
 * servers share. Each step is an attempt. The first rejection in a window is logged.
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
  const attempts = await countFormTry(db, key, windowStart);
  // The first attempt of a window purges old windows.
  if (attempts === 1) await purgeFormTries(db, new Date(windowStart.getTime() - windowMs));
  if (attempts === maxAttempts + 1) {
    logSecurityEvent(log, "too-many-requests", { limit: "form", clientIp: pseudonymizeIp(clientIp) });
  }
  return attempts <= maxAttempts;
}
