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

/** `points` tries within `seconds`. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Counted = { readonly isOver: boolean; readonly tries: number };

export type Counter = {
  /** Counts one try. */
  readonly count: (key: string) => Promise<Counted>;
  /** Tries so far. */
  readonly tries: (key: string) => Promise<number>;
  /** A try that was counted and did not happen. */
  readonly giveBack: (key: string) => Promise<void>;
};

/**
 * Counts tries: for this process alone, or for all servers on one database where it is given. While that is away each
 * counts for itself: a limit neither opens nor closes with it.
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
      return { isOver: consumed.consumedPoints > points, tries: consumed.consumedPoints };
    },
    tries: async (key) => (await limiter.get(toKey(key)))?.consumedPoints ?? 0,
    giveBack: async (key) => void (await limiter.reward(toKey(key))),
  };
}

/** The limiter rejects with the count when the points are used up; anything else is a fault. */
function toRateLimiterResult(rejection: unknown): RateLimiterRes {
  if (rejection instanceof RateLimiterRes) return rejection;
  throw rejection;
}

/** Counts whose time is over say nothing any more. */
export async function deleteExpiredRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
