import type { PayableRef } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { Provider } from "~/domains/payments/provider";
import type { PaymentWish } from "~/domains/payments/providers/provider-data";
import type { StartedPayment, StripePayment } from "~/domains/payments/started-payment";
import { type Cents, dollarsOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttemptByRef, listAttempts } from "./attempt.store.server";
import { recordAttempt } from "./record-attempt.server";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";
import type { PaymentFailure } from "./settlement.failures";
import { startPayment } from "./start-payment.server";

/** What a browser may say about the intent of its own payable; the amount is compared, never charged. */
export type IntentWish = {
  readonly amount?: Cents;
  /** Which of the browser's payables is meant; absent, the newest. */
  readonly id?: string;
  readonly details?: PaymentWish;
};

/** Where an intent stands, in the endpoint's words: dollars (ruling C23). */
export type IntentState = { readonly id: string; readonly status: string; readonly amount: number };

/** What this browser may pay, the newest first. */
export type Own = readonly PayableRef[];

/** The card intent of a payable that is this browser's own (API-004, API-005). */
export async function beginIntent(
  services: SettleServices,
  own: Own,
  wish: IntentWish,
): Promise<Result<StripePayment, PaymentFailure>> {
  const begun = await beginPayment(services, own, wish, "stripe");
  if (!begun.ok) return begun;
  return begun.value.provider === "stripe" ? ok(begun.value) : err({ code: "payment-method-unavailable" });
}

/** Begins (or finds) the payment of a payable that was last to be paid by this provider; the amount is its total. */
export async function beginPayment(
  services: SettleServices,
  own: Own,
  wish: IntentWish,
  by: Provider,
): Promise<Result<StartedPayment, PaymentFailure>> {
  const { db, clock, payables } = services;
  const payable = own.find(({ id }) => wish.id === undefined || wish.id === id);
  const bill = payable && (await payables[payable.kind].bill(db, payable.id));
  if (!payable || !bill) return err({ code: "order-not-found" });
  const { total: amount, currency } = bill;
  if (wish.amount !== undefined && wish.amount !== amount) return err({ code: "amount-changed", amount });
  const recorded = await db.transaction(async (tx) => {
    const taken = await payables[payable.kind].take(tx, payable.id);
    const last = (await listAttempts(tx, payable))[0];
    if (!taken || last?.provider !== by) return null;
    const { provider, method, methodLabel } = last;
    const pay = { provider, method, methodLabel };
    return recordAttempt(tx, taken, { payable, pay, amount, currency }, clock.now());
  });
  if (!recorded) return err({ code: "payment-method-unavailable" });
  if (recorded.kind === "placed") return err({ code: "already-paid" });
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "unsettled")
    return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const { attemptId, paymentId } = recorded;
  return startPayment(services, payable, { attemptId, paymentId, wish: wish.details });
}

/** Brings an existing intent up to what it pays (API-006); an intent of somebody else is not found. */
export async function changeIntent(
  services: SettleServices,
  own: Own,
  paymentIntentId: string,
  wish: IntentWish,
): Promise<Result<StripePayment, PaymentFailure>> {
  const payable = await ownPayable(services, own, "stripe", paymentIntentId);
  return payable
    ? beginIntent(services, [payable], { ...wish, id: payable.id })
    : err({ code: "order-not-found" });
}

/** Settles an intent of this browser's own, capturing it where that is due (API-007, API-008). */
export async function settleIntent(
  services: SettleServices,
  own: Own,
  paymentIntentId: string,
): Promise<Result<IntentState, PaymentFailure>> {
  const payable = await ownPayable(services, own, "stripe", paymentIntentId);
  const bill = payable && (await services.payables[payable.kind].bill(services.db, payable.id));
  if (!bill) return err({ code: "order-not-found" });
  const settled = await settle(services, "stripe", paymentIntentId);
  if (!settled.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  return ok({ id: paymentIntentId, status: settled.value.providerStatus, amount: dollarsOf(bill.total) });
}

/** What a provider's payment pays, when it is this browser's own. */
export async function ownPayable(
  { db }: Pick<SettleServices, "db">,
  own: Own,
  provider: Provider,
  ref: string,
): Promise<PayableRef | null> {
  const payable = (await findAttemptByRef(db, provider, ref))?.payable;
  return own.find(({ kind, id }) => kind === payable?.kind && id === payable.id) ?? null;
}
