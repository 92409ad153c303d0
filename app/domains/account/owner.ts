import type { Customer } from "./customer";

/** Returns the identity by which a customer's orders are found. */
export function toOrderOwner({ id, email }: Customer) {
  return { customerId: id, email };
}
