import { type Caller, intentOf } from "../stripe/account.ts";
import type { RequestNote, StripeApi } from "../stripe/api.ts";
import { cardByTag, lastFour } from "../stripe/cards.ts";
import { settleProcessing } from "../stripe/confirm-intent.ts";
import type { Delivery } from "../stripe/stripe-state.ts";
import type { Webhooks } from "../stripe/webhooks.ts";
import type { Fault } from "./faults.ts";

/** One line per charge that took or holds money. */
export type LedgerEntry = {
  readonly charge: string;
  readonly intent: string;
  readonly amount: number;
  readonly captured: number;
  readonly currency: string;
  readonly last4: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type EventNote = { readonly id: string; readonly type: string; readonly intent: string | null };

export type FaultOrder = {
  readonly kind: Fault["kind"];
  readonly method?: Fault["method"];
  readonly path?: string;
  readonly ms?: number;
  readonly status?: number;
  readonly times?: number;
};

/** What tests may see and order; the same over HTTP (control-routes.ts) and in-process. */
export type Control = {
  readonly ledger: () => Promise<LedgerEntry[]>;
  readonly requests: () => Promise<RequestNote[]>;
  readonly events: () => Promise<EventNote[]>;
  readonly deliveries: () => Promise<Delivery[]>;
  readonly fault: (order: FaultOrder) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly holdWebhooks: () => Promise<void>;
  readonly releaseWebhooks: (order?: "as-made" | "reversed") => Promise<void>;
  readonly resendEvent: (eventId: string, times?: number) => Promise<(number | null)[]>;
  /** The next confirmation of this intent rests in `processing`. */
  readonly settleLater: (intentId: string) => Promise<void>;
  readonly settle: (intentId: string, verdict: "succeeded" | "failed") => Promise<void>;
};

const operator: Caller = {
  key: "secret",
  requestId: "req_control",
  idempotencyKey: null,
  apiVersion: "2026-10-28.endive",
};

export function createControl(api: StripeApi, webhooks: Webhooks): Control {
  const { state } = api.account;
  return {
    ledger: async () =>
      Object.values(state.charges)
        .filter((charge) => charge.status === "succeeded")
        .map((charge) => {
          const card = cardByTag(state.methods[charge.method]?.card ?? "");
          return {
            charge: charge.id,
            intent: charge.intent,
            amount: charge.amount,
            captured: charge.amountCaptured,
            currency: charge.currency,
            last4: card ? lastFour(card) : "",
            metadata: charge.metadata,
          };
        }),
    requests: async () => [...api.notes],
    events: async () =>
      Object.values(state.events).map((event) => ({
        id: event.id,
        type: event.type,
        intent: intentIdOf(event.object),
      })),
    deliveries: async () => Object.values(state.deliveries),
    fault: async ({ kind, method, path, ms = 1000, status = 500, times = 1 }) => {
      api.faults.push({ kind, method, path, ms, status, times });
    },
    clearFaults: async () => {
      api.faults.length = 0;
    },
    holdWebhooks: async () => webhooks.hold(),
    releaseWebhooks: (order = "as-made") => webhooks.release(order),
    resendEvent: (eventId, times = 1) => webhooks.resend(eventId, times),
    settleLater: async (intentId) => {
      intentOf(api.account, intentId).settlesLater = true;
      api.save();
    },
    settle: async (intentId, verdict) => {
      settleProcessing(api.account, operator, intentId, verdict);
      api.save();
    },
  };
}

function intentIdOf(object: unknown): string | null {
  if (typeof object !== "object" || object === null) return null;
  if ("payment_intent" in object && typeof object.payment_intent === "string") return object.payment_intent;
  return "id" in object && typeof object.id === "string" ? object.id : null;
}
