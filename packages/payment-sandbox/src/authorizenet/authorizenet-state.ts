import type { Delivery, QueuedEvent } from "../http/webhook-queue.ts";

/** All state of the Authorize.Net sandbox that survives a restart; plain JSON without card numbers. */
export type AuthorizenetState = {
  nextId: number;
  readonly transactions: Record<string, TransactionRecord>;
  readonly tokens: Record<string, CardTokenRecord>;
  readonly events: Record<string, AuthorizenetEvent>;
  readonly deliveries: Record<string, Delivery>;
};

/** Authorize.Net's names of transaction states (transactionStatusEnum). */
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
  /** In dollars, as in Authorize.Net's API. */
  readonly amount: number;
  readonly card: string;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  readonly refTransId: string | null;
  readonly submittedMs: number;
  readonly fingerprint: string;
};

/** A card token from Accept.js: valid once, for fifteen minutes. */
export type CardTokenRecord = {
  readonly card: string;
  readonly code: string | null;
  readonly createdMs: number;
  used: boolean;
};

export type AuthorizenetEvent = QueuedEvent & { readonly payload: Readonly<Record<string, unknown>> };

export function emptyAuthorizenetState(): AuthorizenetState {
  return { nextId: 60_000_000_001, transactions: {}, tokens: {}, events: {}, deliveries: {} };
}
