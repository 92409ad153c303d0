import type { Content } from "~/content/content";
import type { Order } from "~/domains/orders/order";
import { draftOrder, type OrderDraft } from "~/domains/orders/order-draft";
import { readOrder } from "~/domains/orders/read-order.server";
import { listPaymentMethods } from "~/domains/payments/payment-methods.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { cancelSuperseded } from "~/domains/settlement/cancel-superseded.server";
import { settlePayable } from "~/domains/settlement/settle-payable.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { type StartFailure, startPayment } from "~/domains/settlement/start-payment.server";
import { ZERO } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import type { CheckoutFailure } from "../checkout.failures";
import { toOrderAddresses } from "./order-addresses";
import { validateOrderNote } from "./order-note.server";
import type { PlaceOrderInput } from "./place-order.schema";
import { type PricedCart, priceCart } from "./price-cart.server";
import { recordCheckout } from "./record-checkout.server";
import { isSameCart } from "./same-cart";

export type CheckoutServices = SettleServices & { readonly content: Content };

/**
 * Who places: the orders this browser proved to be its own, by their signed cookies, and the customer
 * whose session asks; null for a guest.
 */
export type OrderPlacer = { readonly ownOrderIds: readonly string[]; readonly customerId?: string | null };

export type PlacedOrder = { readonly order: Order; readonly payment: StartedPayment | null };

/**
 * Places the order of a checkout: prices it anew, refuses a total that was not on the screen, records
 * the order, and only then asks the provider. A retry changes the order it names (CHK-026); an order that was
 * complete before is answered as it is when it holds the same samples, and never taken for one of others.
 * CHK-022: a total of 0 is complete at once.
 */
export async function placeOrder(
  services: CheckoutServices,
  input: PlaceOrderInput,
  { ownOrderIds, customerId }: OrderPlacer = { ownOrderIds: [] },
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const orderId = input.orderId ?? null;
  if (orderId !== null) {
    if (!ownOrderIds.includes(orderId)) return err({ code: "order-not-found" });
    // The first payment may have succeeded without anybody telling us.
    const settled = await settlePayable(services, { kind: "order", id: orderId });
    if (!settled.ok) return err({ code: "provider-failed", message: settled.failure.message });
    if (settled.value.state === "paid" || settled.value.state === "held") {
      return toCompleteOrder(await readOrder(services.db, orderId), input);
    }
  }
  const note = await validateOrderNote(services.content, input);
  if (!note.ok) return note;
  const priced = await priceCart(services.content, {
    items: input.items,
    country: input.ship_country,
    state: input.ship_state,
    zip: input.ship_zip,
  });
  if (!priced.ok) return priced;
  if (priced.value.total !== input.shownTotal) return err({ code: "prices-changed", totals: priced.value });
  const draft = toOrderDraft(
    priced.value,
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
  // What was begun for it while it cost something; the reconciler tries again.
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
  // An earlier payment of it went through after all.
  if (failure.code === "already-paid") return toCompleteOrder(await readOrder(services.db, order.id), input);
  return err(withOrder(failure, order));
}

/** An earlier payment may be taking money at this moment; its provider has not said. */
const noAnswer = { code: "provider-failed", message: paymentMessages.providerSilent } as const;

/** What the browser says of its earlier tries. */
function pickRetryIds({ placementId, orderId, attemptId }: PlaceOrderInput) {
  return { placementId: placementId ?? null, orderId: orderId ?? null, attemptId: attemptId ?? null };
}

/** There is nothing to pay: complete now, or by an earlier submit, which may have asked for other samples. */
function toCompleteOrder(order: Order, { items }: PlaceOrderInput): Result<PlacedOrder, CheckoutFailure> {
  return isSameCart(order.items, items)
    ? ok({ order, payment: null })
    : err({ code: "order-complete", order });
}

/** The order exists although the provider failed: the shopper tries again on it. */
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
