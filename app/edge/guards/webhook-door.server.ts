import type { Provider } from "~/domains/payments/provider";
import type { receiveWebhook } from "~/domains/settlement/receive-webhook.server";
import { FairSlots } from "~/kernel/fair-slots";
import type { RateLimits } from "./rate-limits.server";

type Received = Awaited<ReturnType<typeof receiveWebhook>>;

/** `too-many`: this asker has sent too much that was not signed. `busy`: too many ask at once; the event may come again. */
export type WebhookAnswer = Received | "too-many" | "busy";

/** Lets an event in to be read, or turns it away before anybody is asked whether it is genuine. */
export type WebhookDoor = (
  provider: Provider,
  asker: string,
  receive: () => Promise<Received>,
) => Promise<WebhookAnswer>;

/** Whether a signature is looked at by asking the provider; of the others we hold a key, and a look costs nothing. */
const asksProvider = {
  stripe: false,
  paypal: true,
  authorizenet: false,
} as const satisfies Record<Provider, boolean>;

/** Events of strangers that may be asked about at once, of all and of one. */
const strangers = { maxRunning: 4, maxPending: 64, maxPendingPerClient: 8 } as const;
/** More addresses than a provider sends from. */
const mostKnown = 1_000;

/**
 * A forged event must not make the shop ask its provider for everybody who sends one. Only what turns out to be forged
 * counts. What is asked about is counted before, as parallel events would slip past a later count, and given back when
 * it was genuine. Whoever has brought a genuine event stands in no line with strangers: a flood of theirs, from however
 * many addresses, does not hold up the provider's. What is turned away comes again, or is found by the reconciler.
 */
export function createWebhookDoor(limits: RateLimits): WebhookDoor {
  const slots = new FairSlots(strangers);
  const known = new Set<string>();

  const askedAbout = async (key: string, receive: () => Promise<Received>): Promise<WebhookAnswer> => {
    const counts = known.has(key) ? ([["forged-webhook", key]] as const) : countsOfStranger(key);
    for (const [at, [name, counted]] of counts.entries()) {
      if (await limits.allows(name, counted)) continue;
      await giveBack(limits, counts.slice(0, at));
      return name === "forged-webhook" ? "too-many" : "busy";
    }
    let isRefused = false;
    try {
      const received = known.has(key) ? await receive() : await slots.run(key, receive);
      if (received === "full") return "busy";
      isRefused = isForged(received);
      if (received.ok) remember(known, key);
      return received;
    } finally {
      if (!isRefused) await giveBack(limits, counts);
    }
  };

  return async (provider, asker, receive) => {
    const key = `${provider} ${asker}`;
    if (asksProvider[provider]) return askedAbout(key, receive);
    const received = await receive();
    return isForged(received) && !(await limits.allows("forged-webhook", key)) ? "too-many" : received;
  };
}

type Count = readonly ["forged-webhook" | "strange-webhooks", string];

function countsOfStranger(key: string): readonly Count[] {
  return [
    ["forged-webhook", key],
    ["strange-webhooks", "all"],
  ];
}

const giveBack = (limits: RateLimits, counts: readonly Count[]) =>
  Promise.all(counts.map(([name, key]) => limits.giveBack(name, key)));

function isForged(received: Received): boolean {
  return !received.ok && received.failure.code !== "not-applied";
}

function remember(known: Set<string>, key: string): void {
  known.delete(key);
  known.add(key);
  const [oldest] = known;
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}
