import type { Order } from "../order";

/** Name shown to staff for an anonymized order (decision 180). */
export const anonymizedPerson = { firstName: "Forgotten", lastName: "customer" } as const;

/** Returns true when the order was anonymized; it then has no email address. */
export function isForgotten({ forgottenAt }: Pick<Order, "forgottenAt">): boolean {
  return forgottenAt !== null;
}
