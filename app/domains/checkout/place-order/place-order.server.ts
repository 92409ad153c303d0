import type { Content } from "~/content/client/content";
import type { Order } from "~/domains/orders/order";
import { createOrderDraft, type OrderDraft } from "~/domains/orders/order-draft";
import { readOrder } from "~/domains/orders/read-order.server";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { cancelSuperseded } from "~/domains/settlement/attempts/cancel-superseded.server";
import { settlePayable } from "~/domains/settlement/settle-payable.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { type StartFailure, startPayment } from "~/domains/settlement/start-payment/start-payment.server";
import { ZERO } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import type { CheckoutFailure } from "../checkout.failures";
import { toDestination, toOrderAddresses } from "./order-addresses";
import { validateOrderNote } from "./order-note.server";
import type { CheckoutCart, CheckoutForm, OrderRetry, PlaceOrderInput } from "./place-order.schema";
import { priceCart } from "./price-cart.server";
import { recordCheckout } from "./record-checkout.server";
import { isSameCart } from "./same-cart";

export type CheckoutServices = SettleServices & { readonly content: Content };

/** The shopper: the order ids in this browser's signed cookies, and the signed-in customer or null. */
export type Shopper = { readonly placedOrderIds: readonly string[]; readonly customerId?: string | null };

export type PlacedOrder = { readonly order: Order; readonly payment: StartedPayment | null };

/**
 * Places an order: prices it again, refuses an unseen total, records the order, then starts its payment. A
 * retry changes the named order (CHK-026). A completed order is returned only for the same samples. A total
 * of 0 completes at once (CHK-022).
 */
export async function placeOrder(
  services: CheckoutServices,
  { form, cart, retry, cardToken }: PlaceOrderInput,
  shopper: Shopper = { placedOrderIds: [] },
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const completed = await findCompletedOrder(services, retry, shopper);
  if (!completed.ok) return completed;
  if (completed.value) return toCompleteOrder(completed.value, cart);
  const additionalNotes = await validateOrderNote(services.content, form);
  if (!additionalNotes.ok) return additionalNotes;
  const pricedCart = await priceCart(services.content, cart, toDestination(form));
  if (!pricedCart.ok) return pricedCart;
  const { lines, shipping, tax, total } = pricedCart.value;
  if (total !== cart.shownTotal) return err({ code: "prices-changed", totals: pricedCart.value });
  const draft = createOrderDraft({
    lines,
    shipping,
    tax,
    addresses: toOrderAddresses(form),
    customerId: shopper.customerId ?? null,
    additionalNotes: additionalNotes.value,
  });
  return draft.total === ZERO
    ? placeFreeOrder(services, { draft, cart, retry })
    : placePaidOrder(services, { draft, cart, retry, cardToken, paymentMethod: form.paymentMethod });
}

/** Returns the order of an earlier try when its payment succeeded without the browser knowing; null otherwise. */
async function findCompletedOrder(
  services: CheckoutServices,
  { orderId }: OrderRetry,
  { placedOrderIds }: Shopper,
): Promise<Result<Order | null, CheckoutFailure>> {
  if (orderId === null) return ok(null);
  if (!placedOrderIds.includes(orderId)) return err({ code: "order-not-found" });
  const settlement = await settlePayable(services, { kind: "order", id: orderId });
  if (!settlement.ok) return err({ code: "provider-failed", message: settlement.failure.message });
  const { state } = settlement.value;
  return ok(state === "paid" || state === "held" ? await readOrder(services.db, orderId) : null);
}

/** A priced order with what the browser sent for it. */
type Checkout = Pick<PlaceOrderInput, "cart" | "retry"> & { readonly draft: OrderDraft };

type PaidCheckout = Checkout & Pick<PlaceOrderInput, "cardToken"> & Pick<CheckoutForm, "paymentMethod">;

async function placeFreeOrder(
  services: CheckoutServices,
  { draft, cart, retry }: Checkout,
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const recorded = await recordCheckout(services, { retry, draft, providerMethod: null });
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "unsettled") return err(noAnswerFailure);
  // Cancels payments started while the order had a price; the reconciler retries.
  await cancelSuperseded(services, { kind: "order", id: recorded.orderId });
  return toCompleteOrder(await readOrder(services.db, recorded.orderId), cart);
}

async function placePaidOrder(
  services: CheckoutServices,
  { draft, cart, retry, cardToken, paymentMethod }: PaidCheckout,
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const methods = await listPaymentMethods(services, "sample-order");
  const method = methods.find(({ name }) => name === paymentMethod);
  if (!method?.gateway) return err({ code: "payment-method-unavailable" });
  const providerMethod = { provider: method.gateway, method: method.name, methodLabel: method.title };
  const recorded = await recordCheckout(services, { retry, draft, providerMethod });
  const order = await readOrder(services.db, recorded.orderId);
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "unsettled") return err({ ...noAnswerFailure, order });
  if (recorded.kind !== "recorded") return toCompleteOrder(order, cart);
  const { attemptId, paymentId } = recorded;
  const { availableMethods } = method;
  const options = {
    ...(cardToken ? { token: cardToken } : {}),
    ...(availableMethods?.length ? { availableMethods } : {}),
  };
  const started = await startPayment(
    services,
    { kind: "order", id: order.id },
    { attemptId, paymentId, options },
  );
  if (started.ok) return ok({ order, payment: started.value });
  const { failure } = started;
  // An earlier payment succeeded after all.
  if (failure.code === "already-paid") return toCompleteOrder(await readOrder(services.db, order.id), cart);
  return err(addOrder(failure, order));
}

/** An earlier payment may be in progress; its provider has not answered. */
const noAnswerFailure = { code: "provider-failed", message: paymentMessages.providerSilent } as const;

/** Returns a completed order, or a failure when it has other samples. */
function toCompleteOrder(order: Order, { items }: CheckoutCart): Result<PlacedOrder, CheckoutFailure> {
  return isSameCart(order.items, items)
    ? ok({ order, payment: null })
    : err({ code: "order-complete", order });
}

/** Adds the order to a provider's failure, so that the shopper retries on it. */
function addOrder(failure: Exclude<StartFailure, { code: "already-paid" }>, order: Order): CheckoutFailure {
  return failure.code === "provider-failed" || failure.code === "payment-refused"
    ? { ...failure, order }
    : failure;
}
