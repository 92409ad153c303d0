import type { Cents } from "~/kernel/money";
import type { OrderStatus } from "~/kernel/statuses";

/** Whose orders: `email` is a mailbox its owner has proven, in lower case. */
export type OrderOwner = { readonly customerId: string; readonly email: string };

/** An order as a list tells it. */
export type OwnOrder = {
  readonly id: string;
  readonly orderIncrementId: string;
  readonly status: OrderStatus;
  readonly total: Cents;
  readonly createdAt: Date;
  /** What was ordered, in its order. */
  readonly names: readonly string[];
};
