import type { Db } from "#db/client.server";
import { createCounter } from "#db/rate-limit-counter.server";
import { pseudonymizeIp } from "~/http/client-ip.server";
import { type Log, logSecurityEvent } from "~/kernel/log";

/** What may be tried how often, per key (an address, an order id, an e-mail), within one window. */
const limits = {
  /** Guessing quote links and order e-mails. */
  "order-lookup": { points: 20, duration: 60 },
  /** Reserving a part of an order, by payers who have not proven that the order is theirs; the key is the order. */
  "installment-reservation": { points: 5, duration: 30 * 60 },
  /** Asking staff for a new link to a quote. */
  "quote-link-request": { points: 10, duration: 60 * 60 },
  /** Keeping estimates, counted before anything is read. */
  "form-submit": { points: 10, duration: 60 },
  "place-order": { points: 30, duration: 60 },
  /** Orders that cost nothing write to an address nobody has proven: to one recipient, and from one asker. */
  "free-order-recipient": { points: 6, duration: 24 * 60 * 60 },
  "free-order-sender": { points: 20, duration: 60 * 60 },
  /** What a form sends to the address it was given: to one mailbox, and from one asker. */
  "form-copy-recipient": { points: 6, duration: 24 * 60 * 60 },
  "form-copy-sender": { points: 20, duration: 60 * 60 },
  /** Mails that sign in: to one mailbox, and from one asker; older mails stay good meanwhile. */
  "sign-in-recipient": { points: 6, duration: 60 * 60 },
  "sign-in-sender": { points: 20, duration: 60 * 60 },
  /** Codes typed and links opened. */
  "sign-in-try": { points: 30, duration: 10 * 60 },
  /** What a signed-in customer changes. */
  account: { points: 60, duration: 60 },
  /** Asking about, updating and capturing one's own payment; several calls belong to one order. */
  payment: { points: 120, duration: 60 },
  /** Events of a provider that turned out not to be its own: from one asker, and from all who never brought a genuine one. */
  "forged-webhook": { points: 20, duration: 60 },
  "strange-webhooks": { points: 120, duration: 60 },
} as const;

export type RateLimitName = keyof typeof limits;
export type RateLimits = {
  /** Counts one try; false when there were too many. */
  readonly allows: (name: RateLimitName, key: string) => Promise<boolean>;
  /** A try that was counted and did not happen. */
  readonly giveBack: (name: RateLimitName, key: string) => Promise<void>;
};

/**
 * The first refusal of each window is told: a flood of requests must not become a flood of lines. `shared`: the
 * database of several servers, which then count together.
 */
export function createRateLimits(log: Log, shared: Db | null = null): RateLimits {
  const counters = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => [
      name,
      createCounter({ name, points, seconds: duration }, shared),
    ]),
  );
  return {
    allows: async (name, key) => {
      const counted = await counters.get(name)?.count(key);
      if (!counted?.isOver) return true;
      if (counted.tries === limits[name].points + 1) {
        logSecurityEvent(log, "too-many-requests", { limit: name, asker: pseudonymizeIp(key) });
      }
      return false;
    },
    giveBack: async (name, key) => void (await counters.get(name)?.giveBack(key)),
  };
}
