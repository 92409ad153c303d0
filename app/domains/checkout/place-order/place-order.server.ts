import type { Content } from "~/content/client/content";
import type { Order } from "~/domains/orders/order";
import { draftOrder, type OrderDraft } from "~/domains/orders/order-draft";
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
import { toOrderAddresses } from "./order-addresses";
import { validateOrderNote } from "./order-note.server";
import type { PlaceOrderInput } from "./place-order.schema";
import { type PricedCart, priceCart } from "./price-cart.server";
import { recordCheckout } from "./record-checkout.server";
import { isSameCart } from "./same-cart";

export type CheckoutServices = SettleServices & { readonly content: Content };

/** The buyer: the order ids in this browser's signed cookies, and the signed-in customer or null. */
export type OrderPlacer = { readonly ownOrderIds: readonly string[]; readonly customerId?: string | null };

export type PlacedOrder = { readonly order: Order; readonly payment: StartedPayment | null };

/**
 * Places an order: prices it again, refuses an unseen total, records the order, then starts its payment. A
 * retry changes the named order (CHK-026). A completed order is returned only for the same samples. A total
 * of 0 completes at once (CHK-022).
 */
export async function placeOrder(
  services: CheckoutServices,
  input: PlaceOrderInput,
  { ownOrderIds, customerId }: OrderPlacer = { ownOrderIds: [] },
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const orderId = input.orderId ?? null;
  if (orderId !== null) {
    if (!ownOrderIds.includes(orderId)) return err({ code: "order-not-found" });
    // The first payment may have succeeded without the browser knowing.
    const settlement = await settlePayable(services, { kind: "order", id: orderId });
    if (!settlement.ok) return err({ code: "provider-failed", message: settlement.failure.message });
    if (settlement.value.state === "paid" || settlement.value.state === "held") {
      return toCompleteOrder(await readOrder(services.db, orderId), input);
    }
  }
  const note = await validateOrderNote(services.content, input);
  if (!note.ok) return note;
  const pricedCart = await priceCart(services.content, {
    items: input.items,
    country: input.ship_country,
    state: input.ship_state,
    zip: input.ship_zip,
  });
  if (!pricedCart.ok) return pricedCart;
  if (pricedCart.value.total !== input.shownTotal)
    return err({ code: "prices-changed", totals: pricedCart.value });
  const draft = toOrderDraft(
    pricedCart.value,
    { ...input, additionalNotes: note.value ?? "" },
    customerId ?? null,
  );
  return draft.total === ZERO
    ? placeFreeOrder(services, input, draft)
    : placePaidOrder(services, input, draft);
}

async function placeFreeOrder(
  services: CheckoutServices,
  input: PlaceOrderInput,
  draft: OrderDraft,
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const recorded = await recordCheckout(services, { ...pickRetryIds(input), draft, paymentMethod: null });
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "unsettled") return err(noAnswer);
  // Cancels payments started while the order had a price; the reconciler retries.
  await cancelSuperseded(services, { kind: "order", id: recorded.orderId });
  return toCompleteOrder(await readOrder(services.db, recorded.orderId), input);
}

async function placePaidOrder(
  services: CheckoutServices,
  input: PlaceOrderInput,
  draft: OrderDraft,
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const methods = await listPaymentMethods(services, "sample-order");
  const method = methods.find(({ name }) => name === input.paymentMethod);
  if (!method?.gateway) return err({ code: "payment-method-unavailable" });
  const paymentMethod = { provider: method.gateway, method: method.name, methodLabel: method.title };
  const recorded = await recordCheckout(services, { ...pickRetryIds(input), draft, paymentMethod });
  const order = await readOrder(services.db, recorded.orderId);
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "unsettled") return err({ ...noAnswer, order });
  if (recorded.kind !== "recorded") return toCompleteOrder(order, input);
  const { attemptId, paymentId } = recorded;
  const { availableMethods } = method;
  const options = {
    ...(input.cardToken ? { token: input.cardToken } : {}),
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
  if (failure.code === "already-paid") return toCompleteOrder(await readOrder(services.db, order.id), input);
  return err(withOrder(failure, order));
}

/** An earlier payment may be in progress; its provider has not answered. */
const noAnswer = { code: "provider-failed", message: paymentMessages.providerSilent } as const;

/** The ids of earlier tries sent by the browser. */
function pickRetryIds({ placementId, orderId, attemptId }: PlaceOrderInput) {
  return { placementId: placementId ?? null, orderId: orderId ?? null, attemptId: attemptId ?? null };
}

/** Returns a completed order, or a failure when it has other samples. */
function toCompleteOrder(order: Order, { items }: PlaceOrderInput): Result<PlacedOrder, CheckoutFailure> {
  return isSameCart(order.items, items)
    ? ok({ order, payment: null })
    : err({ code: "order-complete", order });
}

/** The order exists although the provider failed, so the shopper retries on it. */
function withOrder(failure: Exclude<StartFailure, { code: "already-paid" }>, order: Order): CheckoutFailure {
  return failure.code === "provider-failed" || failure.code === "payment-refused"
    ? { ...failure, order }
    : failure;
}

function toOrderDraft(
  { lines, shipping, tax }: PricedCart,
  input: PlaceOrderInput,
  customerId: string | null,
): OrderDraft {
  return draftOrder({
    lines,
    shipping,
    tax,
    addresses: toOrderAddresses(input),
    customerId,
    additionalNotes: input.additionalNotes || null,
  });
}
