import type { AppLoadContext } from "@remix-run/node";
import { toOrderOwner } from "~/domains/account/customer";
import { findOrderOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import type { InstallmentPayer } from "~/domains/settlement/reservations/reservation";
import { readOrderIds } from "./cookies/order-cookie.server";
import { getSignedInCustomer } from "./signed-in.server";

type RequestContext = { readonly request: Request; readonly context: AppLoadContext };

/**
 * Resolves who starts an installment payment. The order's owner has no limit; all others may together reserve at most
 * five installments within 30 minutes.
 */
export async function resolvePayer(args: RequestContext, orderId: string): Promise<InstallmentPayer> {
  if (await isOrderOwner(args, orderId)) return { isOwner: true, canReserve: true };
  const { limits } = args.context.services;
  return { isOwner: false, canReserve: await limits.allows("installment-reservation", orderId) };
}

/** Returns whether this browser placed the order or its customer is signed in. */
async function isOrderOwner(args: RequestContext, orderId: string): Promise<boolean> {
  const { services } = args.context;
  if (readOrderIds(args.request, services.env, services.clock.now()).includes(orderId)) return true;
  const signedIn = await getSignedInCustomer(args);
  return (
    signedIn !== null &&
    (await findOrderOfCustomer(services.db, toOrderOwner(signedIn.customer), orderId)) !== null
  );
}
