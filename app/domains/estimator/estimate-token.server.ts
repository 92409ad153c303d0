import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import { dayMs } from "~/kernel/duration";
import { insertLink } from "./estimate.store.server";

const lifetimeMs = 90 * dayMs;

/** A new link to an estimate, good for 90 days: 256 random bits, of which we keep the hash. */
export async function makeLink(db: Db, estimateId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertLink(db, {
    tokenHash: hashOf(token),
    estimateId,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
