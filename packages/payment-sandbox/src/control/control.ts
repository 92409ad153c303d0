import type { AuthorizenetApi } from "../authorizenet/api.ts";
import type { AuthorizenetEvent } from "../authorizenet/authorizenet-state.ts";
import { maskCardNumber } from "../authorizenet/cards.ts";
import { decideHeldTransaction, voidCharge } from "../authorizenet/transactions.ts";
import type { RequestLogEntry } from "../http/request-log.ts";
import type { Delivery, Webhooks } from "../http/webhook-queue.ts";
import type { PaypalApi } from "../paypal/api.ts";
import { hasCapturedMoney, settleCapture } from "../paypal/orders.ts";
import type { PaypalEvent } from "../paypal/paypal-state.ts";
import { refundCapture } from "../paypal/refunds.ts";
import { type Caller, getIntent } from "../stripe/account.ts";
import type { StripeApi } from "../stripe/api.ts";
import { findCardByTag, getLastFour } from "../stripe/cards.ts";
import { settleProcessing } from "../stripe/confirm-intent.ts";
import type { EventRecord } from "../stripe/stripe-state.ts";
import { createDisputeControl, type DisputeControl } from "./dispute-control.ts";
import type { Fault } from "./faults.ts";

/** One entry per charge that captured or authorized money. */
export type LedgerEntry = {
  readonly provider: "stripe" | "authorizenet" | "paypal";
  readonly charge: string;
  /** Provider id of the attempt: a payment intent, an order, or the transaction itself. */
  readonly intent: string;
  readonly amount: number;
  readonly captured: number;
  readonly currency: string;
  readonly last4: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type EventSummary = { readonly id: string; readonly type: string; readonly intent: string | null };

export type FaultOrder = {
  readonly kind: Fault["kind"];
  readonly method?: Fault["method"] | undefined;
  readonly path?: string | undefined;
  readonly ms?: number | undefined;
  readonly status?: number | undefined;
  readonly times?: number | undefined;
};

/** Test control of the sandbox, available over HTTP (control-routes.ts) and in-process. */
export type Control = DisputeControl & {
  readonly ledger: () => Promise<LedgerEntry[]>;
  readonly requests: () => Promise<RequestLogEntry[]>;
  readonly events: () => Promise<EventSummary[]>;
  readonly deliveries: () => Promise<Delivery[]>;
  readonly fault: (order: FaultOrder) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly holdWebhooks: () => Promise<void>;
  readonly releaseWebhooks: (order?: "as-made" | "reversed") => Promise<void>;
  readonly resendEvent: (eventId: string, times?: number) => Promise<(number | null)[]>;
  /** The next confirmation of this intent stays in `processing`. */
  readonly settleLater: (intentId: string) => Promise<void>;
  /** Changes the amount of an intent, as another client with the merchant's keys could. */
  readonly reprice: (intentId: string, amount: number) => Promise<void>;
  readonly settle: (intentId: string, verdict: "succeeded" | "failed") => Promise<void>;
  /** Approves or declines a charge that Authorize.Net's filters hold. */
  readonly decide: (transactionId: string, verdict: "approve" | "decline") => Promise<void>;
  /**
   * Refunds a charge in the provider's interface (Authorize.Net or PayPal), in part with an amount such as '1.00'.
   */
  readonly takeBack: (charge: string, amount?: string) => Promise<void>;
  /** Runs Authorize.Net's nightly settlement of captured charges. */
  readonly settleBatch: () => Promise<void>;
};

type Apis = {
  readonly stripe: StripeApi;
  readonly authorizenet: AuthorizenetApi;
  readonly paypal: PaypalApi;
};
type Queues = {
  readonly stripe: Webhooks<EventRecord>;
  readonly authorizenet: Webhooks<AuthorizenetEvent>;
  readonly paypal: Webhooks<PaypalEvent>;
};

const operator: Caller = {
  key: "secret",
  requestId: "req_control",
  idempotencyKey: null,
  apiVersion: "2026-10-28.endive",
};

export function createControl({ stripe, authorizenet, paypal }: Apis, queues: Queues): Control {
  const { state } = stripe.account;
  const authorizenetAccount = authorizenet.account;
  const paypalState = paypal.account.state;
  return {
    ledger: async () => [
      ...listIntentEntries(stripe),
      ...listTransactionEntries(authorizenet),
      ...listCaptureEntries(paypal),
    ],
    requests: async () => [...stripe.notes],
    events: async () => [
      ...Object.values(state.events).map(({ id, type, object }) => ({
        id,
        type,
        intent: getIntentId(object),
      })),
      ...Object.values(authorizenetAccount.state.events).map(({ id, type, payload }) => ({
        id,
        type,
        intent: String(payload.id),
      })),
      ...Object.values(paypalState.events).map(({ id, type, order }) => ({ id, type, intent: order })),
    ],
    deliveries: async () =>
      [state, authorizenetAccount.state, paypalState].flatMap(({ deliveries }) => Object.values(deliveries)),
    fault: async ({ kind, method, path, ms = 1000, status = 500, times = 1 }) => {
      stripe.faults.push({ kind, method, path, ms, status, times });
    },
    clearFaults: async () => {
      stripe.faults.length = 0;
    },
    holdWebhooks: async () => {
      for (const queue of Object.values(queues)) queue.hold();
    },
    releaseWebhooks: async (order = "as-made") => {
      for (const queue of Object.values(queues)) await queue.release(order);
    },
    resendEvent: async (eventId, times = 1) =>
      (await Promise.all(Object.values(queues).map((queue) => queue.resend(eventId, times)))).flat(),
    settleLater: async (intentId) => {
      getIntent(stripe.account, intentId).settlesLater = true;
      stripe.save();
    },
    reprice: async (intentId, amount) => {
      getIntent(stripe.account, intentId).amount = amount;
      stripe.save();
    },
    settle: async (intentId, verdict) => {
      if (paypalState.orders[intentId]) settleCapture(paypal.account, intentId, verdict);
      else settleProcessing(stripe.account, operator, intentId, verdict);
      stripe.save();
    },
    ...createStaffControl(authorizenet, paypal),
    ...createDisputeControl(stripe, paypal, operator),
  };
}

/** Actions of staff in the provider's interface, and nightly jobs. */
function createStaffControl(
  { account: authorizenetAccount, save }: AuthorizenetApi,
  { account: paypalAccount }: PaypalApi,
): Pick<Control, "decide" | "takeBack" | "settleBatch"> {
  return {
    decide: async (transactionId, verdict) => {
      decideHeldTransaction(authorizenetAccount, transactionId, verdict);
      save();
    },
    takeBack: async (charge, amount) => {
      const money = amount === undefined ? undefined : { currency_code: "USD", value: amount };
      if (!authorizenetAccount.state.transactions[charge]) refundCapture(paypalAccount, charge, money);
      else voidCharge(authorizenetAccount, { transactionType: "voidTransaction", refTransId: charge });
      save();
    },
    settleBatch: async () => {
      for (const transaction of Object.values(authorizenetAccount.state.transactions)) {
        const { status } = transaction;
        if (status === "capturedPendingSettlement") transaction.status = "settledSuccessfully";
        if (status === "refundPendingSettlement") transaction.status = "refundSettledSuccessfully";
      }
      save();
    },
  };
}

function listIntentEntries({ account: { state } }: StripeApi): LedgerEntry[] {
  return Object.values(state.charges)
    .filter((charge) => charge.status === "succeeded")
    .map((charge) => {
      const card = findCardByTag(state.methods[charge.method]?.card ?? "");
      return {
        provider: "stripe",
        charge: charge.id,
        intent: charge.intent,
        amount: charge.amount,
        captured: charge.amountCaptured,
        currency: charge.currency,
        last4: card ? getLastFour(card) : "",
        metadata: charge.metadata,
      };
    });
}

const capturedStatuses: readonly string[] = ["capturedPendingSettlement", "settledSuccessfully"];

function listTransactionEntries({ account: { state } }: AuthorizenetApi): LedgerEntry[] {
  return Object.values(state.transactions)
    .filter(
      ({ type, status }) => type === "authCaptureTransaction" && status !== "declined" && status !== "voided",
    )
    .map(({ id, amount, status, card, invoiceNumber }) => ({
      provider: "authorizenet",
      charge: id,
      intent: id,
      amount: Math.round(amount * 100),
      captured: capturedStatuses.includes(status) ? Math.round(amount * 100) : 0,
      currency: "usd",
      last4: maskCardNumber(card).slice(-4),
      metadata: { invoiceNumber: invoiceNumber ?? "" },
    }));
}

function listCaptureEntries({ account: { state } }: PaypalApi): LedgerEntry[] {
  return Object.values(state.orders).flatMap(({ id, capture, customId }) => {
    if (!capture || capture.status === "DECLINED") return [];
    const amount = Math.round(Number(capture.amount.value) * 100);
    return {
      provider: "paypal",
      charge: capture.id,
      intent: id,
      amount,
      captured: hasCapturedMoney(capture) ? amount : 0,
      currency: capture.amount.currency_code.toLowerCase(),
      last4: "",
      metadata: { attemptId: customId ?? "" },
    };
  });
}

function getIntentId(object: unknown): string | null {
  if (typeof object !== "object" || object === null) return null;
  if ("payment_intent" in object && typeof object.payment_intent === "string") return object.payment_intent;
  return "id" in object && typeof object.id === "string" ? object.id : null;
}
