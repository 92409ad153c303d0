import type { Db } from "#db/client.server";
import type { PayableRef } from "~/domains/payments/attempt";
import type { PaymentGateways, ProviderFailure, ProviderResult } from "~/domains/payments/payment-gateway";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import type { Payables } from "./payable";

export type SettleServices = {
  readonly db: Db;
  readonly gateways: PaymentGateways;
  readonly payables: Payables;
  readonly clock: Clock;
  readonly log: Log;
};

/** A settled attempt as stored; a second caller gets the same. */
export type Settlement = {
  readonly payable: PayableRef;
  readonly attemptId: string;
  readonly state: ProviderResult["state"] | "needs_review";
  readonly providerStatus: string;
  readonly message: string | null;
  /** The charge's or capture's id, when money moved. */
  readonly transactionId: string | null;
  /** The payment instrument was declined; the shopper may approve with another one. */
  readonly canApproveAgain: boolean;
};

export type SettleFailure =
  | ProviderFailure
  | { readonly code: "no-gateway" }
  /** The payment has no attempt in this shop. Another program with the same provider account made it. */
  | { readonly code: "foreign-payment" }
  | { readonly code: "unknown-payment" };

/** The caller of a settlement; the reconciler is a job that runs at regular intervals. */
export type SettleTrigger = "shopper" | "provider" | "reconciler";
