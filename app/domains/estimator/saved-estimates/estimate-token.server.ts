import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import { endOfShopDayAfter } from "~/kernel/time/dates";
import { insertEstimateLink } from "./estimate.store.server";

const lifetimeDays = 90;

/**
 * Creates a link to an estimate that is valid for 90 days. Its token has 256 random bits; only the hash is
 * stored.
 */
export async function createEstimateToken(db: Db, estimateId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertEstimateLink(db, {
    tokenHash: hashToken(token),
    estimateId,
    expiresAt: endOfShopDayAfter(now, lifetimeDays),
  });
  return token;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
