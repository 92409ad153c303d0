import type Stripe from "stripe";
import type { Delivery } from "../http/webhook-queue.ts";
import type { CardTag } from "./cards.ts";

/** The state that the sandbox keeps across restarts, as JSON without card numbers. */
export type StripeState = {
  readonly intents: Record<string, IntentRecord>;
  readonly methods: Record<string, MethodRecord>;
  readonly charges: Record<string, ChargeRecord>;
  readonly refunds: Record<string, RefundRecord>;
  readonly disputes: Record<string, DisputeRecord>;
  readonly events: Record<string, EventRecord>;
  readonly deliveries: Record<string, Delivery>;
  readonly replays: Record<string, Replay>;
};

export type IntentRecord = {
  readonly id: string;
  readonly clientSecret: string;
  readonly created: number;
  amount: number;
  currency: string;
  status: Stripe.PaymentIntent.Status;
  captureMethod: Stripe.PaymentIntent.CaptureMethod;
  confirmationMethod: Stripe.PaymentIntent.ConfirmationMethod;
  automaticMethods: { readonly enabled: boolean; readonly redirects: "always" | "never" } | null;
  methodTypes: string[];
  method: string | null;
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  shipping: Stripe.PaymentIntent.Shipping | null;
  setupFutureUsage: Stripe.PaymentIntent.SetupFutureUsage | null;
  statementSuffix: string | null;
  returnUrl: string | null;
  /** Set during a 3-D Secure challenge. With `sdk`, the browser script opens the challenge. */
  challenge: { readonly via: "sdk" | "redirect" } | null;
  lastError: LastError | null;
  charges: string[];
  canceledAt: number | null;
  cancellationReason: Stripe.PaymentIntent.CancellationReason | null;
  /** Set by tests: the next confirmation stays in `processing` until the control endpoint settles it. */
  settlesLater: boolean;
};

export type LastError = {
  readonly type: "card_error" | "invalid_request_error";
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
  readonly charge: string | null;
  readonly method: string;
};

export type MethodRecord = {
  readonly id: string;
  readonly created: number;
  readonly card: CardTag;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: Stripe.PaymentMethod.BillingDetails;
  readonly cvcGiven: boolean;
};

export type ChargeRecord = {
  readonly id: string;
  readonly intent: string;
  readonly method: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: "succeeded" | "failed" | "pending";
  readonly authenticated: boolean;
  readonly decline: {
    readonly code: string;
    readonly declineCode: string | null;
    readonly message: string;
  } | null;
  readonly metadata: Record<string, string>;
  captured: boolean;
  amountCaptured: number;
  amountReleased: number;
};

export type RefundRecord = {
  readonly id: string;
  readonly charge: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
};

export type DisputeRecord = {
  readonly id: string;
  readonly charge: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly created: number;
  readonly dueBy: number;
  status: Stripe.Dispute.Status;
  /** Balance changes of the dispute: withdrawals are negative, reinstated amounts positive. */
  readonly movements: { readonly id: string; readonly amount: number; readonly created: number }[];
};

export type EventRecord = {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly apiVersion: string;
  readonly object: unknown;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
};

/** The stored response of an idempotent request. */
export type Replay = {
  readonly fingerprint: string;
  readonly createdMs: number;
  readonly status: number;
  readonly body: unknown;
};

export function emptyStripeState(): StripeState {
  return {
    intents: {},
    methods: {},
    charges: {},
    refunds: {},
    disputes: {},
    events: {},
    deliveries: {},
    replays: {},
  };
}
