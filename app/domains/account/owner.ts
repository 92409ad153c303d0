import type { Customer } from "./customer";

/** Whose orders are a customer's. */
export function toOrderOwner({ id, email }: Customer) {
  return { customerId: id, email };
}
