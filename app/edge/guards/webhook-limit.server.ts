import { FairSlots } from "@stile-and-rail/http/fair-slots";
import type { Provider } from "~/domains/payments/provider";
import type { receiveWebhook } from "~/domains/settlement/receive-webhook.server";
import type { RateLimits } from "./rate-limits.server";

type WebhookResult = Awaited<ReturnType<typeof receiveWebhook>>;

/**
 * `too-many`: this client has sent too many invalid events. `busy`: too many verifications are pending; the provider
 * retries.
 */
export type WebhookAnswer = WebhookResult | "too-many" | "busy";

/** Receives an event, or rejects it before its signature is verified. */
export type WebhookLimiter = (
  provider: Provider,
  clientIp: string,
  receive: () => Promise<WebhookResult>,
) => Promise<WebhookAnswer>;

/** Whether a signature is verified by a request to the provider; other providers share a key with the shop. */
const verifiesRemotely = {
  stripe: false,
  paypal: true,
  authorizenet: false,
} as const satisfies Record<Provider, boolean>;

/** Concurrent verifications for unknown clients, in all and per client. */
const unknownClientSlots = { maxRunning: 4, maxPending: 64, maxPendingPerClient: 8 } as const;
/** More IP addresses than a provider sends from. */
const maxKnownClients = 1_000;

/**
 * Limits verification requests to a provider. An event is counted before verification, because parallel events would
 * pass a later count, and the count is taken back when it is genuine. Clients that sent a genuine event bypass the
 * queue, so that a flood of forged events does not delay them. The provider retries rejected events, and the
 * reconciler finds the rest.
 */
export function createWebhookLimiter(limits: RateLimits): WebhookLimiter {
  const slots = new FairSlots(unknownClientSlots);
  const knownSenders = new Set<string>();

  const verifyWithinLimits = async (
    key: string,
    receive: () => Promise<WebhookResult>,
  ): Promise<WebhookAnswer> => {
    const counts = knownSenders.has(key)
      ? ([["forged-webhook", key]] as const)
      : listUnknownSenderCounts(key);
    for (const [at, [name, usage]] of counts.entries()) {
      if (await limits.allows(name, usage)) continue;
      await revertCount(limits, counts.slice(0, at));
      return name === "forged-webhook" ? "too-many" : "busy";
    }
    let isRefused = false;
    try {
      const received = knownSenders.has(key) ? await receive() : await slots.run(key, receive);
      if (received === "full") return "busy";
      isRefused = isForged(received);
      if (received.ok) remember(knownSenders, key);
      return received;
    } finally {
      if (!isRefused) await revertCount(limits, counts);
    }
  };

  return async (provider, clientIp, receive) => {
    const key = `${provider} ${clientIp}`;
    if (verifiesRemotely[provider]) return verifyWithinLimits(key, receive);
    const received = await receive();
    return isForged(received) && !(await limits.allows("forged-webhook", key)) ? "too-many" : received;
  };
}

type LimitKey = readonly ["forged-webhook" | "strange-webhooks", string];

function listUnknownSenderCounts(key: string): readonly LimitKey[] {
  return [
    ["forged-webhook", key],
    ["strange-webhooks", "all"],
  ];
}

const revertCount = (limits: RateLimits, counts: readonly LimitKey[]) =>
  Promise.all(counts.map(([name, key]) => limits.revertCount(name, key)));

function isForged(received: WebhookResult): boolean {
  return !received.ok && received.failure.code !== "not-applied";
}

function remember(knownSenders: Set<string>, key: string): void {
  knownSenders.delete(key);
  knownSenders.add(key);
  const [oldest] = knownSenders;
  if (knownSenders.size > maxKnownClients && oldest !== undefined) knownSenders.delete(oldest);
}
