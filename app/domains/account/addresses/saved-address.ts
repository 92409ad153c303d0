import type { OrderAddress } from "~/domains/orders/order";

/** An address of a customer's book: an order's address, and whether it is the first choice. */
export type SavedAddress = Omit<OrderAddress, "type" | "isDefault"> & {
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
};
