import type { Delivery } from "../http/webhook-queue.ts";

/** All state of the PayPal sandbox that survives a restart; plain JSON. */
export type PaypalState = {
  readonly orders: Record<string, OrderRecord>;
  readonly refunds: Record<string, RefundRecord>;
  readonly disputes: Record<string, DisputeRecord>;
  readonly events: Record<string, PaypalEvent>;
  readonly deliveries: Record<string, Delivery>;
  readonly replays: Record<string, PaypalReplay>;
};

/** Payment choice of the buyer, which determines the capture's result. */
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
  /** Movements of the seller's balance for the dispute. */
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

/** Stored response of a `PayPal-Request-Id`. */
export type PaypalReplay = { readonly fingerprint: string; readonly status: number; readonly body: unknown };

export function emptyPaypalState(): PaypalState {
  return { orders: {}, refunds: {}, disputes: {}, events: {}, deliveries: {}, replays: {} };
}
