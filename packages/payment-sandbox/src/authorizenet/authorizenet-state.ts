import type { Delivery, QueuedEvent } from "../http/webhook-queue.ts";

/** Everything the stand-in remembers over restarts; plain JSON, and never a card number. */
export type AuthorizenetState = {
  nextId: number;
  readonly transactions: Record<string, TransactionRecord>;
  readonly tokens: Record<string, TokenRecord>;
  readonly events: Record<string, AuthorizenetEvent>;
  readonly deliveries: Record<string, Delivery>;
};

/** The provider's own words for where a transaction is (transactionStatusEnum). */
export type TransactionStatus =
  | "capturedPendingSettlement"
  | "settledSuccessfully"
  | "FDSPendingReview"
  | "declined"
  | "voided"
  | "refundPendingSettlement"
  | "refundSettledSuccessfully";

export type TransactionRecord = {
  readonly id: string;
  readonly type: "authCaptureTransaction" | "refundTransaction";
  status: TransactionStatus;
  /** 1 approved, 2 declined, 3 error, 4 held for review. */
  responseCode: 1 | 2 | 3 | 4;
  reason: { readonly code: number; readonly text: string };
  /** In dollars, as the provider counts. */
  readonly amount: number;
  readonly card: string;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  readonly refTransId: string | null;
  readonly submittedMs: number;
  readonly fingerprint: string;
};

/** A card as Accept.js wrapped it: good once, for fifteen minutes. */
export type TokenRecord = {
  readonly card: string;
  readonly code: string | null;
  readonly createdMs: number;
  used: boolean;
};

export type AuthorizenetEvent = QueuedEvent & { readonly payload: Readonly<Record<string, unknown>> };

export function emptyAuthorizenetState(): AuthorizenetState {
  return { nextId: 60_000_000_001, transactions: {}, tokens: {}, events: {}, deliveries: {} };
}
