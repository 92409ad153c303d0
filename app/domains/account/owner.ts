import type { Customer } from "./customer";

/** Whose orders are a customer's. */
export function ownerOf({ id, email }: Customer) {
  return { customerId: id, email };
}
