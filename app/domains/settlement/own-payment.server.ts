import type { PayableRef } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { Provider } from "~/domains/payments/provider";
import type { PaymentWish } from "~/domains/payments/providers/provider-data";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { type Cents, dollarsOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttemptByRef, listAttempts } from "./attempt.store.server";
import { recordAttempt } from "./record-attempt.server";
import { settle } from "./settle.server";
import type { Settlement, SettleServices } from "./settlement";
import type { PaymentFailure } from "./settlement.failures";
import { startPayment } from "./start-payment.server";

/** What a browser may say about the payment of its own payable; the amount is compared, never charged. */
export type PayWish = {
  readonly amount?: Cents | undefined;
  /** Which of the browser's payables is meant; absent, the newest. */
  readonly id?: string | undefined;
  readonly details?: PaymentWish | undefined;
};

/** What this browser may pay, the newest first. */
export type Own = readonly PayableRef[];

/** What a provider begins, in its own words. */
export type StartedBy<P extends Provider> = Extract<StartedPayment, { readonly provider: P }>;

/**
 * Begins (or finds) the payment of a payable of this browser's own that was last to be paid by this provider; the
 * amount is its total (API-003, API-004, API-005, API-009).
 */
export async function beginOwn<P extends Provider>(
  services: SettleServices,
  own: Own,
  wish: PayWish,
  by: P,
): Promise<Result<StartedBy<P>, PaymentFailure>> {
  const begun = await begin(services, own, wish, by);
  if (!begun.ok) return begun;
  return isBy(begun.value, by) ? ok(begun.value) : err({ code: "payment-method-unavailable" });
}

/** Brings a payment up to what it pays (API-006, API-010); one of somebody else is not found. */
export async function changeOwn<P extends Provider>(
  services: SettleServices,
  own: Own,
  ref: string,
  wish: PayWish,
  by: P,
): Promise<Result<StartedBy<P>, PaymentFailure>> {
  const payable = await ownPayable(services, own, by, ref);
  return payable
    ? beginOwn(services, [payable], { ...wish, id: payable.id }, by)
    : err({ code: "order-not-found" });
}

/** `amount`: the total of what it pays, in dollars (PAY-016). */
export type OwnSettlement = { readonly settlement: Settlement; readonly amount: number };

/** Settles a payment of this browser's own, taking the money where that is due (API-007, API-008, API-011). */
export async function settleOwn(
  services: SettleServices,
  own: Own,
  ref: string,
  by: Provider,
  silent: string = paymentMessages.providerSilent,
): Promise<Result<OwnSettlement, PaymentFailure>> {
  const payable = await ownPayable(services, own, by, ref);
  const bill = payable && (await services.payables[payable.kind].bill(services.db, payable.id));
  if (!bill) return err({ code: "order-not-found" });
  const settled = await settle(services, by, ref);
  return settled.ok
    ? ok({ settlement: settled.value, amount: dollarsOf(bill.total) })
    : err({ code: "provider-failed", message: silent });
}

async function begin(
  services: SettleServices,
  own: Own,
  wish: PayWish,
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

function isBy<P extends Provider>(payment: StartedPayment, by: P): payment is StartedBy<P> {
  return payment.provider === by;
}

/** What a provider's payment pays, when it is this browser's own. */
async function ownPayable(
  { db }: Pick<SettleServices, "db">,
  own: Own,
  provider: Provider,
  ref: string,
): Promise<PayableRef | null> {
  const payable = (await findAttemptByRef(db, provider, ref))?.payable;
  return own.find(({ kind, id }) => kind === payable?.kind && id === payable.id) ?? null;
}
