import { createHash } from "node:crypto";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import type { Db } from "#db/client.server";
import { createCounter } from "#db/rate-limit-counter.server";
import { type Log, logSecurityEvent } from "~/kernel/log";

/** Attempts per key (IP address, order id, email address) within one window in seconds. */
const limits = {
  /** Lookups of quotes by link and of orders by email address. */
  "order-lookup": { points: 20, duration: 60 },
  /** Reservations of installments by unverified payers, per order. */
  "installment-reservation": { points: 5, duration: 30 * 60 },
  /** Requests for a new quote link. */
  "quote-link-request": { points: 10, duration: 60 * 60 },
  /** Requests to save an estimate, counted before the body is read. */
  "form-submit": { points: 10, duration: 60 },
  "place-order": { points: 30, duration: 60 },
  /** Limits the emails about free orders to unverified addresses, per recipient and per client. */
  "free-order-recipient": { points: 6, duration: 24 * 60 * 60 },
  "free-order-sender": { points: 20, duration: 60 * 60 },
  /** Limits the copies of submitted forms to the address that was entered, per recipient and per client. */
  "form-copy-recipient": { points: 6, duration: 24 * 60 * 60 },
  "form-copy-sender": { points: 20, duration: 60 * 60 },
  /** Limits the sign-in emails per recipient and per client; earlier emails stay valid. */
  "sign-in-recipient": { points: 6, duration: 60 * 60 },
  "sign-in-sender": { points: 20, duration: 60 * 60 },
  /** Entered codes and opened links. */
  "sign-in-try": { points: 30, duration: 10 * 60 },
  /** Changes by a signed-in customer. */
  account: { points: 60, duration: 60 },
  /** Calls about a payment by its browser; one order needs several. */
  payment: { points: 120, duration: 60 },
  /** Webhooks with an invalid signature, per client and for all unknown clients. */
  "forged-webhook": { points: 20, duration: 60 },
  "strange-webhooks": { points: 120, duration: 60 },
} as const;

export type RateLimitName = keyof typeof limits;
export type RateLimits = {
  /** Counts an attempt; returns false when there were too many. */
  readonly allows: (name: RateLimitName, key: string) => Promise<boolean>;
  /** Takes back a counted attempt that did not happen. */
  readonly revertCount: (name: RateLimitName, key: string) => Promise<void>;
};

/**
 * Creates the rate limits. Only the first refusal of a window is logged. With `shared`, several servers count
 * together in the database.
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
      const usage = await counters.get(name)?.count(key);
      if (!usage?.isOver) return true;
      if (usage.attempts === limits[name].points + 1) {
        logSecurityEvent(log, "too-many-requests", { limit: name, clientIp: pseudonymizeIp(key) });
      }
      return false;
    },
    revertCount: async (name, key) => void (await counters.get(name)?.revert(key)),
  };
}

/** Returns a hash of an email address without case, dots and plus suffix, which large providers ignore. */
export function toRecipientKey(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = local.replace(/\+.*$/, "").replaceAll(".", "");
  return createHash("sha256").update(`${mailbox}@${domain}`).digest("base64url");
}
