import { RateLimiterMemory } from "rate-limiter-flexible";

/** What may be tried how often, per key (an address, an order id, an e-mail), within one window. */
const limits = {
  /** Guessing quote links and order e-mails. */
  "order-lookup": { points: 20, duration: 60 },
  "studio-sign-in": { points: 5, duration: 60 },
  "form-submit": { points: 10, duration: 60 },
  "place-order": { points: 30, duration: 60 },
  /** Asking about, updating and capturing one's own payment; several calls belong to one order. */
  payment: { points: 120, duration: 60 },
} as const;

export type RateLimitName = keyof typeof limits;
export type RateLimits = {
  /** Counts one try; false when there were too many. */
  readonly allows: (name: RateLimitName, key: string) => Promise<boolean>;
};

export function createRateLimits(): RateLimits {
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
      return (await tried?.then(() => true).catch(() => false)) ?? true;
    },
  };
}
