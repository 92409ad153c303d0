import type { AppLoadContext } from "@remix-run/node";
import { toOrderOwner } from "~/domains/account/owner";
import { findOrderOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import type { InstallmentPayer } from "~/domains/settlement/reservations/reservation";
import { readOrderIds } from "./cookies/order-cookie.server";
import { getSignedIn } from "./signed-in.server";

type Asked = { readonly request: Request; readonly context: AppLoadContext };

/**
 * Resolves who starts an installment payment. Anyone but the order's owner may reserve five installments within 30
 * minutes.
 */
export async function resolvePayer(asked: Asked, orderId: string): Promise<InstallmentPayer> {
  if (await isOrderOwner(asked, orderId)) return { isOwner: true, canReserve: true };
  const { limits } = asked.context.services;
  return { isOwner: false, canReserve: await limits.allows("installment-reservation", orderId) };
}

/** Returns whether this browser placed the order or its customer is signed in. */
async function isOrderOwner(asked: Asked, orderId: string): Promise<boolean> {
  const { services } = asked.context;
  if (readOrderIds(asked.request, services.env, services.clock.now()).includes(orderId)) return true;
  const known = await getSignedIn(asked);
  return (
    known !== null && (await findOrderOfCustomer(services.db, toOrderOwner(known.customer), orderId)) !== null
  );
}
