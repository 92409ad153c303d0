import type { AppLoadContext } from "@remix-run/node";
import { toOrderOwner } from "~/domains/account/owner";
import { findOrderOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import type { InstallmentPayer } from "~/domains/settlement/reservation";
import { ownOrderIds } from "./order-cookie.server";
import { signedIn } from "./signed-in.server";

type Asked = { readonly request: Request; readonly context: AppLoadContext };

/** Who starts a part of this order; anybody but its owner may reserve parts of it five times within 30 minutes. */
export async function resolvePayer(asked: Asked, orderId: string): Promise<InstallmentPayer> {
  if (await isOrderOwner(asked, orderId)) return { isOwner: true, canReserve: true };
  const { limits } = asked.context.services;
  return { isOwner: false, canReserve: await limits.allows("installment-reservation", orderId) };
}

/** Whether this browser placed the order, or its customer is signed in here. */
async function isOrderOwner(asked: Asked, orderId: string): Promise<boolean> {
  const { services } = asked.context;
  if (ownOrderIds(asked.request, services.env, services.clock.now()).includes(orderId)) return true;
  const known = await signedIn(asked);
  return (
    known !== null && (await findOrderOfCustomer(services.db, toOrderOwner(known.customer), orderId)) !== null
  );
}
