import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Db } from "./client.server";
import { rateLimits } from "./schema/limits";

/** A limit of `points` attempts within `seconds`. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number };

export type CountResult = { readonly isOver: boolean; readonly attempts: number };

export type Counter = {
  /** Counts one attempt. */
  readonly count: (key: string) => Promise<CountResult>;
  /** Number of attempts so far. */
  readonly countSoFar: (key: string) => Promise<number>;
  /** Returns a counted attempt that did not take place. */
  readonly revert: (key: string) => Promise<void>;
};

/**
 * Counts attempts in this process, or in a shared database. While the database is unavailable each process
 * counts for itself, so limits neither open nor close.
 */
export function createCounter({ name, points, seconds }: Limit, shared: Db | null): Counter {
  const memoryLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const limiter: RateLimiterAbstract = shared
    ? new RateLimiterDrizzle({
        storeClient: shared,
        schema: rateLimits,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: memoryLimiter,
        clearExpiredByTimeout: false,
      })
    : memoryLimiter;
  const toKey = (key: string) => (shared ? createHash("sha256").update(key).digest("base64url") : key);
  return {
    count: async (key) => {
      const consumed = await limiter.consume(toKey(key)).catch(toRateLimiterResult);
      return { isOver: consumed.consumedPoints > points, attempts: consumed.consumedPoints };
    },
    countSoFar: async (key) => (await limiter.get(toKey(key)))?.consumedPoints ?? 0,
    revert: async (key) => void (await limiter.reward(toKey(key))),
  };
}

/** Converts the limiter's rejection. It is the count when the limit is exceeded; anything else is an error. */
function toRateLimiterResult(rejection: unknown): RateLimiterRes {
  if (rejection instanceof RateLimiterRes) return rejection;
  throw rejection;
}

/** Deletes expired counters. */
export async function deleteExpiredRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
