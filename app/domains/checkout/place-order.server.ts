import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import type { CheckoutFailure } from "~/domains/checkout/checkout.failures";
import type { PlaceOrderInput, StartedPayment } from "~/domains/checkout/checkout.schema";
import { addressesOf } from "~/domains/checkout/order-addresses";
import { type PricedCart, priceCart } from "~/domains/checkout/price-cart.server";
import { recordCheckout } from "~/domains/checkout/record-checkout.server";
import { settleOrder } from "~/domains/checkout/settle-order.server";
import { startPayment } from "~/domains/checkout/start-payment.server";
import { createFreeOrder } from "~/domains/orders/create-order.server";
import type { Order } from "~/domains/orders/order";
import { draftOrder, type OrderDraft } from "~/domains/orders/order-draft";
import { readOrder } from "~/domains/orders/read-order.server";
import type { Gateways } from "~/domains/payments/gateway";
import { offeredMethods } from "~/domains/payments/payment-methods.server";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { ZERO } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";

export type CheckoutServices = {
  readonly db: Db;
  readonly content: Content;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly log: Log;
};

/** Who places: the order this browser proved to be its own (by its signed cookie), if any (ruling C07). */
export type Placer = { readonly ownOrderId: string | null };

export type PlacedOrder = { readonly order: Order; readonly payment: StartedPayment | null };

/**
 * Places the order of a checkout (S2 §4.1): prices it anew, refuses a total that was not on the screen, records
 * the order, and only then asks the provider. A retry changes the order it names (CHK-026); an order that was
 * complete before is answered as it is when it holds the same samples, and never taken for one of others.
 * Ruling A17: a total of 0 is complete at once.
 */
export async function placeOrder(
  services: CheckoutServices,
  input: PlaceOrderInput,
  { ownOrderId }: Placer = { ownOrderId: null },
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const orderId = input.orderId ?? null;
  if (orderId !== null) {
    if (orderId !== ownOrderId) return err({ code: "order-not-found" });
    // The first payment may have succeeded without anybody telling us.
    const settled = await settleOrder(services, orderId);
    if (!settled.ok) return err({ code: "provider-failed", message: settled.failure.message });
    if (settled.value.standing === "paid" || settled.value.standing === "held") {
      return completeOrder(await readOrder(services.db, orderId), input);
    }
  }
  const priced = await priceCart(services.content, {
    items: input.items,
    country: input.ship_country,
    state: input.ship_state,
    zip: input.ship_zip,
  });
  if (!priced.ok) return priced;
  if (priced.value.total !== input.shownTotal) return err({ code: "prices-changed", totals: priced.value });
  const draft = draftOf(priced.value, input);
  return draft.total === ZERO ? placeFreely(services, input, draft) : placePaid(services, input, draft);
}

async function placeFreely(
  services: CheckoutServices,
  input: PlaceOrderInput,
  draft: OrderDraft,
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const placed = await createFreeOrder(services, {
    placementId: input.placementId ?? null,
    orderId: input.orderId ?? null,
    draft,
  });
  return completeOrder(placed, input);
}

async function placePaid(
  services: CheckoutServices,
  input: PlaceOrderInput,
  draft: OrderDraft,
): Promise<Result<PlacedOrder, CheckoutFailure>> {
  const methods = await offeredMethods(services, "sample-order");
  const method = methods.find(({ name }) => name === input.paymentMethod);
  if (!method?.gateway) return err({ code: "payment-method-unavailable" });
  const { db, clock } = services;
  const recorded = await recordCheckout(
    db,
    {
      placementId: input.placementId ?? null,
      orderId: input.orderId ?? null,
      draft,
      pay: { provider: method.gateway, method: method.name, methodLabel: method.title },
    },
    clock.now(),
  );
  const order = await readOrder(db, recorded.orderId);
  if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
  if (recorded.kind === "placed") return completeOrder(order, input);
  const started = await startPayment(services, order, recorded);
  if (!started.ok) return err(withOrder(started.failure, order));
  return ok({ order, payment: started.value });
}

/** There is nothing to pay: complete now, or by an earlier submit, which may have asked for other samples. */
function completeOrder(order: Order, { items }: PlaceOrderInput): Result<PlacedOrder, CheckoutFailure> {
  const asked = new Set(items.map(({ sku }) => sku));
  const ordered = new Set(order.items.map(({ sku }) => sku));
  const isThatOrder = asked.size === ordered.size && [...asked].every((sku) => ordered.has(sku));
  return isThatOrder ? ok({ order, payment: null }) : err({ code: "order-complete", order });
}

/** The order exists although the provider failed: the shopper tries again on it. */
function withOrder(failure: CheckoutFailure, order: Order): CheckoutFailure {
  return failure.code === "provider-failed" ? { ...failure, order } : failure;
}

function draftOf({ lines, shipping, tax }: PricedCart, input: PlaceOrderInput): OrderDraft {
  return draftOrder({
    lines,
    shipping,
    tax,
    addresses: addressesOf(input),
    customerId: null,
    additionalNotes: input.additionalNotes || null,
  });
}
