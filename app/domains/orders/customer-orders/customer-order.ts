import type { Cents } from "~/kernel/money/money";
import type { StatusBadge } from "~/kernel/statuses/status-badges";
import type { OrderStatus } from "~/kernel/statuses/statuses";

/** The owner of orders; `email` is verified and in lower case. */
export type OrderOwner = { readonly customerId: string; readonly email: string };

/** An order in a customer's list. */
export type CustomerOrder = {
  readonly id: string;
  readonly orderIncrementId: string;
  readonly status: OrderStatus;
  readonly badge: StatusBadge;
  /** The refunded amount as text; empty without a refund. */
  readonly refund: string;
  readonly total: Cents;
  readonly createdAt: Date;
  readonly names: readonly string[];
};
