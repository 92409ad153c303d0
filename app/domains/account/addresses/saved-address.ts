import type { OrderAddress } from "~/domains/orders/order";

/** An address of a customer's address book, with its defaults. */
export type SavedAddress = Omit<OrderAddress, "type" | "isDefault"> & {
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
};
