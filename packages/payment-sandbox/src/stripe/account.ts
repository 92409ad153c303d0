import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import { createNotFoundError } from "./stripe-error.ts";
import type { ChargeRecord, EventRecord, IntentRecord, MethodRecord, StripeState } from "./stripe-state.ts";

/** State, clock and event sink of one account, which each operation receives. */
export type StripeAccount = {
  readonly state: StripeState;
  readonly clock: Clock;
  /** URL of the sandbox, which also serves the bank's challenge page. */
  readonly origin: () => string;
  /** Called with every new event after it was stored. */
  readonly announce: (event: EventRecord) => void;
};

/** The caller and its key. A browser has fewer permissions than a server. */
export type Caller = {
  readonly key: "secret" | "publishable";
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly apiVersion: string;
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function newStripeId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("")}`;
}

export function getEpochSeconds(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}

export function getIntent(account: StripeAccount, id: string): IntentRecord {
  const intent = account.state.intents[id];
  if (!intent) throw createNotFoundError("payment_intent", id, "intent");
  return intent;
}

export function getMethod(account: StripeAccount, id: string): MethodRecord {
  const method = account.state.methods[id];
  if (!method) throw createNotFoundError("PaymentMethod", id, "payment_method");
  return method;
}

export function getCharge(account: StripeAccount, id: string): ChargeRecord {
  const charge = account.state.charges[id];
  if (!charge) throw createNotFoundError("charge", id, "charge");
  return charge;
}
