import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import { endOfShopDayAfter } from "~/kernel/dates";
import { insertLink } from "./estimate.store.server";

const lifetimeDays = 90;

/** A new link to an estimate, good through the 90th day from now: 256 random bits, of which we keep the hash. */
export async function createEstimateLink(db: Db, estimateId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertLink(db, {
    tokenHash: hashToken(token),
    estimateId,
    expiresAt: endOfShopDayAfter(now, lifetimeDays),
  });
  return token;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
