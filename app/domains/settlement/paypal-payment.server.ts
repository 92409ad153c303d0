import { paypalMessages } from "~/domains/payments/providers/paypal/paypal.messages";
import { dollarsOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { beginPayment, type IntentWish, type Own, ownPayable } from "./intent.server";
import { settle } from "./settle.server";
import type { Settlement, SettleServices } from "./settlement";
import type { PaymentFailure } from "./settlement.failures";

/** PayPal's order for a payable of this browser: the one that is open, or a new one (API-009). */
export async function beginPaypal(services: SettleServices, own: Own, wish: IntentWish) {
  const started = await beginPayment(services, own, wish, "paypal");
  if (!started.ok) return started;
  const payment = started.value;
  return payment.provider === "paypal" ? ok(payment) : err({ code: "payment-method-unavailable" } as const);
}

/** Brings PayPal's order up to what it pays (API-010); where its amount changed another takes its place. */
export async function changePaypal(services: SettleServices, own: Own, ref: string, wish: IntentWish) {
  const payable = await ownPayable(services, own, "paypal", ref);
  return payable
    ? beginPaypal(services, [payable], { ...wish, id: payable.id })
    : err({ code: "order-not-found" } as const);
}

/** In dollars (ruling C23). */
export type PaypalCapture = { readonly settlement: Settlement; readonly amount: number };

/** Takes the money of an approved order of this browser's own, once (API-011). */
export async function capturePaypalOrder(
  services: SettleServices,
  own: Own,
  ref: string,
): Promise<Result<PaypalCapture, PaymentFailure>> {
  const payable = await ownPayable(services, own, "paypal", ref);
  const bill = payable && (await services.payables[payable.kind].bill(services.db, payable.id));
  if (!bill) return err({ code: "order-not-found" });
  const settled = await settle(services, "paypal", ref);
  return settled.ok
    ? ok({ settlement: settled.value, amount: dollarsOf(bill.total) })
    : err({ code: "provider-failed", message: paypalMessages.captureFailed });
}
