import type { Delivery } from "../http/webhook-queue.ts";

/** Everything PayPal's stand-in remembers over restarts; plain JSON. */
export type PaypalState = {
  readonly orders: Record<string, OrderRecord>;
  readonly refunds: Record<string, RefundRecord>;
  readonly disputes: Record<string, DisputeRecord>;
  readonly events: Record<string, PaypalEvent>;
  readonly deliveries: Record<string, Delivery>;
  readonly replays: Record<string, PaypalReplay>;
};

/** What the buyer chose to pay with, and so what becomes of the capture. */
export type Funding = "balance" | "declined-card" | "bank-later" | "refused-after-all";

export type Money = { readonly currency_code: string; readonly value: string };

export type OrderRecord = {
  readonly id: string;
  readonly createdAt: string;
  updatedAt: string;
  status: "CREATED" | "APPROVED" | "PAYER_ACTION_REQUIRED" | "COMPLETED";
  amount: Money;
  shipping: unknown;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly description: string | null;
  readonly referenceId: string;
  funding: Funding | null;
  capture: CaptureRecord | null;
};

export type CaptureRecord = {
  readonly id: string;
  readonly createdAt: string;
  readonly amount: Money;
  status: CaptureVerdict | "PARTIALLY_REFUNDED" | "REFUNDED";
  updatedAt: string;
};

/** What comes of a capture by itself. */
export type CaptureVerdict = "COMPLETED" | "PENDING" | "DECLINED";

export type RefundRecord = {
  readonly id: string;
  readonly order: string;
  readonly capture: string;
  readonly amount: Money;
  readonly createdAt: string;
};

export type DisputeRecord = {
  readonly id: string;
  readonly order: string;
  readonly capture: string;
  readonly amount: Money;
  readonly reason: string;
  readonly createdAt: string;
  updatedAt: string;
  status: "WAITING_FOR_SELLER_RESPONSE" | "UNDER_REVIEW" | "RESOLVED";
  respondBy: string | null;
  outcome: "RESOLVED_BUYER_FAVOUR" | "RESOLVED_SELLER_FAVOUR" | null;
  /** What it took from the seller's balance, and what came back. */
  readonly movements: { readonly type: "DEBIT" | "CREDIT"; readonly amount: Money; readonly at: string }[];
};

/** `created` in seconds since 1970. */
export type PaypalEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly order: string;
  readonly body: unknown;
};

/** The stored answer to a `PayPal-Request-Id`. */
export type PaypalReplay = { readonly fingerprint: string; readonly status: number; readonly body: unknown };

export function emptyPaypalState(): PaypalState {
  return { orders: {}, refunds: {}, disputes: {}, events: {}, deliveries: {}, replays: {} };
}
