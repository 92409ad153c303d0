import type { Order } from "../order";

/** Who an order was placed by, once the shop keeps no longer who it was (decision 180): the same words wherever staff look. */
export const anonymizedPerson = { firstName: "Forgotten", lastName: "customer" } as const;

/** Whether nobody's name or address stands in the order any more: there is nobody to write to. */
export function isForgotten({ forgottenAt }: Pick<Order, "forgottenAt">): boolean {
  return forgottenAt !== null;
}
