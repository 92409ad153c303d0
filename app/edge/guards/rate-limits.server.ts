import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "~/kernel/log";
import { tellSecurity } from "~/kernel/security-event";
import { askerMark } from "~/kernel/who-asks.server";

/** What may be tried how often, per key (an address, an order id, an e-mail), within one window. */
const limits = {
  /** Guessing quote links and order e-mails. */
  "order-lookup": { points: 20, duration: 60 },
  "studio-sign-in": { points: 5, duration: 60 },
  "form-submit": { points: 10, duration: 60 },
  "place-order": { points: 30, duration: 60 },
  /** Orders that cost nothing write to an address nobody has proven: to one recipient, and from one asker. */
  "free-order-recipient": { points: 6, duration: 24 * 60 * 60 },
  "free-order-sender": { points: 20, duration: 60 * 60 },
  /** Mails that sign in: to one mailbox, and from one asker; older mails stay good meanwhile. */
  "sign-in-recipient": { points: 6, duration: 60 * 60 },
  "sign-in-sender": { points: 20, duration: 60 * 60 },
  /** Codes typed and links opened. */
  "sign-in-try": { points: 30, duration: 10 * 60 },
  /** What a signed-in customer changes. */
  account: { points: 60, duration: 60 },
  /** Asking about, updating and capturing one's own payment; several calls belong to one order. */
  payment: { points: 120, duration: 60 },
} as const;

export type RateLimitName = keyof typeof limits;
export type RateLimits = {
  /** Counts one try; false when there were too many. */
  readonly allows: (name: RateLimitName, key: string) => Promise<boolean>;
  /** A try that was counted and did not happen. */
  readonly giveBack: (name: RateLimitName, key: string) => Promise<void>;
};

/** The first refusal of each window is told: a flood of requests must not become a flood of lines. */
export function createRateLimits(log: Log): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, ...limit }),
    ]),
  );
  return {
    allows: async (name, key) => {
      // The limiter rejects when the points are used up; in memory it has no other failure.
      const tried = limiters.get(name)?.consume(key);
      const refused = await tried?.then(() => null).catch((outcome: RateLimiterRes) => outcome);
      if (!refused) return true;
      if (refused.consumedPoints === limits[name].points + 1) {
        tellSecurity(log, "too-many-requests", { limit: name, asker: askerMark(key) });
      }
      return false;
    },
    giveBack: async (name, key) => void (await limiters.get(name)?.reward(key)),
  };
}
