import type { Cents } from "~/kernel/money";
import type { StatusBadge } from "~/kernel/status-badges";
import type { OrderStatus } from "~/kernel/statuses";

/** Whose orders: `email` is a mailbox its owner has proven, in lower case. */
export type OrderOwner = { readonly customerId: string; readonly email: string };

/** An order as a list tells it. */
export type CustomerOrder = {
  readonly id: string;
  readonly orderIncrementId: string;
  readonly status: OrderStatus;
  /** Where it stands, in words. */
  readonly badge: StatusBadge;
  /** How much was refunded, in words; empty where nothing was. */
  readonly refund: string;
  readonly total: Cents;
  readonly createdAt: Date;
  /** What was ordered, in its order. */
  readonly names: readonly string[];
};
