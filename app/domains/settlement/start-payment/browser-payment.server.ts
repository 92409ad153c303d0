import type { PayableRef } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { Provider } from "~/domains/payments/provider";
import type { PaymentOptions } from "~/domains/payments/providers/provider-data";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { type Cents, toDollars } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttemptByRef, listAttempts } from "../attempts/attempt.store.server";
import { recordPaymentAttempt } from "../attempts/record-attempt.server";
import { settle } from "../settle.server";
import type { Settlement, SettleServices } from "../settlement";
import type { PaymentFailure } from "../settlement.failures";
import { startPayment } from "./start-payment.server";

/** A browser's request to pay its order or quote; the amount is compared, never charged. */
export type PaymentRequest = {
  readonly amount?: Cents | undefined;
  /** The id of one of the browser's payables; the newest when absent. */
  readonly id?: string | undefined;
  readonly options?: PaymentOptions | undefined;
};

/** The orders and quotes that this browser may pay, newest first. */
export type BrowserPayables = readonly PayableRef[];

/** A started payment of one provider. */
export type PaymentStartedBy<P extends Provider> = Extract<StartedPayment, { readonly provider: P }>;

/**
 * Starts, or finds, the payment of this browser's order or quote at the provider last used; the amount is its
 * total (API-003, API-004, API-005, API-009).
 */
export async function startPaymentOfBrowser<P extends Provider>(
  services: SettleServices,
  browserPayables: BrowserPayables,
  request: PaymentRequest,
  by: P,
): Promise<Result<PaymentStartedBy<P>, PaymentFailure>> {
  const started = await startAtProvider(services, browserPayables, request, by);
  if (!started.ok) return started;
  return isStartedBy(started.value, by) ? ok(started.value) : err({ code: "payment-method-unavailable" });
}

/**
 * Sets a payment to the current amount of its order or quote (API-006, API-010). Payments of other browsers are not
 * found.
 */
export async function updateBrowserPayment<P extends Provider>(
  services: SettleServices,
  browserPayables: BrowserPayables,
  ref: string,
  request: PaymentRequest,
  by: P,
): Promise<Result<PaymentStartedBy<P>, PaymentFailure>> {
  const payable = await findBrowserPayable(services, browserPayables, by, ref);
  return payable
    ? startPaymentOfBrowser(services, [payable], { ...request, id: payable.id }, by)
    : err({ code: "order-not-found" });
}

/** `amount`: total of the payable in dollars (PAY-016). */
export type SettledPayment = { readonly settlement: Settlement; readonly amount: number };

/** Settles a payment of this browser and captures it when due (API-007, API-008, API-011). */
export async function settleBrowserPayment(
  services: SettleServices,
  browserPayables: BrowserPayables,
  ref: string,
  by: Provider,
  noAnswerMessage: string = paymentMessages.providerSilent,
): Promise<Result<SettledPayment, PaymentFailure>> {
  const payable = await findBrowserPayable(services, browserPayables, by, ref);
  const bill = payable && (await services.payables[payable.kind].findBill(services.db, payable.id));
  if (!bill) return err({ code: "order-not-found" });
  const settlement = await settle(services, by, ref);
  return settlement.ok
    ? ok({ settlement: settlement.value, amount: toDollars(bill.total) })
    : err({ code: "provider-failed", message: noAnswerMessage });
}

async function startAtProvider(
  services: SettleServices,
  browserPayables: BrowserPayables,
  request: PaymentRequest,
  by: Provider,
): Promise<Result<StartedPayment, PaymentFailure>> {
  const { db, clock, payables } = services;
  const payable = browserPayables.find(({ id }) => request.id === undefined || request.id === id);
  const bill = payable && (await payables[payable.kind].findBill(db, payable.id));
  if (!payable || !bill) return err({ code: "order-not-found" });
  const { total: amount, currency } = bill;
  if (request.amount !== undefined && request.amount !== amount)
    return err({ code: "amount-changed", amount });
  const recorded = await db.transaction(async (tx) => {
    const lockedPayable = await payables[payable.kind].lock(tx, payable.id);
    const last = (await listAttempts(tx, payable))[0];
    if (!lockedPayable || last?.provider !== by) return null;
    const { provider, method, methodLabel } = last;
    const pay = { provider, method, methodLabel };
    return recordPaymentAttempt(
      tx,
      lockedPayable,
      { payable, providerMethod: pay, amount, currency },
      clock.now(),
    );
  });
  if (!recorded) return err({ code: "payment-method-unavailable" });
  if (recorded.kind === "placed") return err({ code: "already-paid" });
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "unsettled")
    return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const { attemptId, paymentId } = recorded;
  return startPayment(services, payable, { attemptId, paymentId, options: request.options });
}

function isStartedBy<P extends Provider>(payment: StartedPayment, by: P): payment is PaymentStartedBy<P> {
  return payment.provider === by;
}

/** Finds what a provider's payment pays, if this browser owns it. */
async function findBrowserPayable(
  { db }: Pick<SettleServices, "db">,
  browserPayables: BrowserPayables,
  provider: Provider,
  ref: string,
): Promise<PayableRef | null> {
  const payable = (await findAttemptByRef(db, provider, ref))?.payable;
  return browserPayables.find(({ kind, id }) => kind === payable?.kind && id === payable.id) ?? null;
}
