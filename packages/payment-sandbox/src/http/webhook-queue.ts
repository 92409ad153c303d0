import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const retriesEndMs = 3 * 24 * 60 * 60 * 1000;
const longestPauseMs = 60_000;
const answerWithinMs = 20_000;

/** An event of a provider; `created` in seconds since 1970. */
export type QueuedEvent = { readonly id: string; readonly type: string; readonly created: number };

/** Delivery of one event to one URL. */
export type Delivery = {
  readonly id: string;
  readonly event: string;
  attempts: number;
  /** Epoch milliseconds of the next attempt; null when delivered or given up. */
  nextAt: number | null;
  held: boolean;
  delivered: boolean;
  lastStatus: number | null;
};

/** Webhook format of a provider. */
export type WebhookWire<E extends QueuedEvent> = {
  /** Null disables webhooks. */
  readonly url: string | null;
  readonly firstPauseMs: number;
  readonly isSubscribed: (type: string) => boolean;
  /** Returns the body and headers, including the signature. */
  readonly compose: (event: E) => {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  };
};

export type Webhooks<E extends QueuedEvent> = {
  readonly announce: (event: E) => void;
  /** Sends due deliveries, including those left by an earlier process. */
  readonly resume: () => void;
  readonly hold: () => void;
  /** Sends held events, oldest or newest first. */
  readonly release: (order: "as-made" | "reversed") => Promise<void>;
  /** Sends an event again, regardless of earlier deliveries; resolves to the HTTP statuses. */
  readonly resend: (eventId: string, times: number) => Promise<(number | null)[]>;
  readonly stop: () => void;
};

/** Sends signed events to the shop and retries until it answers 2xx. */
// oxlint-disable-next-line max-lines-per-function -- a queue with its state
export function createWebhookQueue<E extends QueuedEvent>(
  state: { readonly events: Record<string, E>; readonly deliveries: Record<string, Delivery> },
  wire: WebhookWire<E>,
  clock: Clock,
  log: Log,
  save: () => void,
): Webhooks<E> {
  let holding = false;
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();

  const send = async (event: E): Promise<number | null> => {
    if (!wire.url) return null;
    try {
      const answer = await fetch(wire.url, {
        method: "POST",
        ...wire.compose(event),
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
    const pause = Math.min(wire.firstPauseMs * 2 ** (delivery.attempts - 1), longestPauseMs);
    const tooOld = clock.now().getTime() - event.created * 1000 > retriesEndMs;
    delivery.nextAt = delivery.delivered || tooOld ? null : clock.now().getTime() + pause;
    save();
    if (!delivery.delivered) log.warn({ event: event.id, type: event.type, status }, "webhook not accepted");
    if (delivery.nextAt !== null) scheduleDelivery(delivery, pause);
  };

  const scheduleDelivery = (delivery: Delivery, pauseMs: number): void => {
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
      if (!wire.url || !wire.isSubscribed(event.type)) return;
      const delivery: Delivery = {
        id: `whd_${randomBytes(12).toString("hex")}`,
        event: event.id,
        attempts: 0,
        nextAt: clock.now().getTime(),
        held: holding,
        delivered: false,
        lastStatus: null,
      };
      state.deliveries[delivery.id] = delivery;
      scheduleDelivery(delivery, 0);
    },
    resume() {
      const now = clock.now().getTime();
      for (const delivery of Object.values(state.deliveries)) {
        if (delivery.nextAt !== null) scheduleDelivery(delivery, Math.max(0, delivery.nextAt - now));
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
      const heldDeliveries = Object.values(state.deliveries).filter((delivery) => delivery.held);
      for (const delivery of order === "reversed" ? heldDeliveries.reverse() : heldDeliveries) {
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
