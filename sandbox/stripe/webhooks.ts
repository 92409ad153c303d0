import { createHmac } from "node:crypto";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { newStripeId } from "./account.ts";
import { renderEvent } from "./render.ts";
import type { Delivery, EventRecord, StripeState } from "./stripe-state.ts";

/** What an endpoint of a shop subscribes to in the provider's dashboard. */
const subscribed: readonly string[] = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.canceled",
  "payment_intent.requires_action",
  "payment_intent.amount_capturable_updated",
];

const retriesEndMs = 3 * 24 * 60 * 60 * 1000;
const longestPauseMs = 60_000;
const answerWithinMs = 20_000;

export type WebhookSettings = {
  readonly url: string | null;
  readonly secret: string;
  readonly firstPauseMs: number;
};

export type Webhooks = {
  readonly announce: (event: EventRecord) => void;
  /** Starts what is due; deliveries left by an earlier process are tried again. */
  readonly resume: () => void;
  readonly hold: () => void;
  /** Sends what was held, oldest first or newest first. */
  readonly release: (order: "as-made" | "reversed") => Promise<void>;
  /** Sends events once more, whatever became of them; returns the statuses. */
  readonly resend: (eventId: string, times: number) => Promise<(number | null)[]>;
  readonly stop: () => void;
};

/** Sends signed events to the shop, again and again until it answers 2xx. */
// oxlint-disable-next-line max-lines-per-function -- a queue with its state
export function createWebhooks(
  state: StripeState,
  settings: WebhookSettings,
  clock: Clock,
  log: Log,
  save: () => void,
): Webhooks {
  let holding = false;
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();

  const send = async (event: EventRecord): Promise<number | null> => {
    if (!settings.url) return null;
    const payload = JSON.stringify(renderEvent(event, 1), null, 2);
    try {
      const answer = await fetch(settings.url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": signatureOf(payload, settings.secret, clock),
        },
        body: payload,
        redirect: "manual",
        signal: AbortSignal.timeout(answerWithinMs),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  };

  const deliver = async (delivery: Delivery): Promise<void> => {
    const event = state.events[delivery.event];
    if (!event || stopped || delivery.delivered) return;
    const status = await send(event);
    if (stopped) return;
    delivery.attempts += 1;
    delivery.lastStatus = status;
    delivery.delivered = status !== null && status >= 200 && status < 300;
    const pause = Math.min(settings.firstPauseMs * 2 ** (delivery.attempts - 1), longestPauseMs);
    const tooOld = clock.now().getTime() - event.created * 1000 > retriesEndMs;
    delivery.nextAt = delivery.delivered || tooOld ? null : clock.now().getTime() + pause;
    save();
    if (!delivery.delivered) log.warn({ event: event.id, type: event.type, status }, "webhook not accepted");
    if (delivery.nextAt !== null) plan(delivery, pause);
  };

  const plan = (delivery: Delivery, pauseMs: number): void => {
    if (stopped || delivery.held) return;
    clearTimeout(timers.get(delivery.id));
    const timer = setTimeout(() => {
      timers.delete(delivery.id);
      void deliver(delivery);
    }, pauseMs);
    timer.unref();
    timers.set(delivery.id, timer);
  };

  return {
    announce(event) {
      if (!settings.url || !subscribed.includes(event.type)) return;
      const delivery: Delivery = {
        id: newStripeId("whd"),
        event: event.id,
        attempts: 0,
        nextAt: clock.now().getTime(),
        held: holding,
        delivered: false,
        lastStatus: null,
      };
      state.deliveries[delivery.id] = delivery;
      plan(delivery, 0);
    },
    resume() {
      const now = clock.now().getTime();
      for (const delivery of Object.values(state.deliveries)) {
        if (delivery.nextAt !== null) plan(delivery, Math.max(0, delivery.nextAt - now));
      }
    },
    hold() {
      holding = true;
      for (const delivery of Object.values(state.deliveries)) {
        if (delivery.delivered || delivery.nextAt === null) continue;
        delivery.held = true;
        clearTimeout(timers.get(delivery.id));
      }
    },
    async release(order) {
      holding = false;
      const held = Object.values(state.deliveries).filter((delivery) => delivery.held);
      for (const delivery of order === "reversed" ? held.reverse() : held) {
        delivery.held = false;
        await deliver(delivery);
      }
    },
    async resend(eventId, times) {
      const event = state.events[eventId];
      if (!event) return [];
      return Promise.all(Array.from({ length: times }, () => send(event)));
    },
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** `Stripe-Signature`: the time and an HMAC-SHA256 over time and body (docs: Verify webhook signatures). */
export function signatureOf(payload: string, secret: string, clock: Clock): string {
  const at = Math.floor(clock.now().getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${mac}`;
}
