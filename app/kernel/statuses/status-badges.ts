import { type OrderStatus, orderStatuses } from "./statuses";

/** Labels and badge classes of every status, as data. */
export type BadgeClass = "success" | "danger" | "warning" | "info" | "primary" | "secondary";
export type StatusBadge = { readonly label: string; readonly class: BadgeClass };

type StatusRow<S extends string = string> = {
  readonly statuses: readonly S[];
  /** Absent: the raw status text is shown. */
  readonly label?: string;
  readonly class: BadgeClass;
};

/** Order statuses (STAT-001, STAT-002). */
const orderRows: readonly StatusRow<OrderStatus>[] = [
  {
    statuses: ["canceled", "closed", "fraud", "paypal_canceled_reversal", "paypal_reversed"],
    class: "danger",
  },
  { statuses: ["complete", "completed"], label: "Completed", class: "success" },
  { statuses: ["ordered"], class: "success" },
  { statuses: ["holded"], label: "On Hold", class: "warning" },
  {
    statuses: ["payment_review", "pending", "pending_payment", "pending_paypal", "partially_paid"],
    class: "warning",
  },
  { statuses: ["processing", "synced"], class: "info" },
  { statuses: ["shipped"], class: "primary" },
];

/** Quote statuses (STAT-003). */
const quoteRows: readonly StatusRow[] = [
  { statuses: ["ordered"], class: "success" },
  { statuses: ["ready_to_order"], class: "warning" },
];

/** Payment statuses (STAT-004). The British spelling with two l belongs here, the American one does not. */
const paymentRows: readonly StatusRow[] = [
  { statuses: ["paid", "completed", "successful"], label: "Paid", class: "success" },
  { statuses: ["failed", "declined", "error"], label: "Failed", class: "danger" },
  { statuses: ["pending", "processing"], label: "Pending", class: "warning" },
  { statuses: ["refunded", "cancelled"], label: "Refunded", class: "info" },
];

/** Address statuses (STAT-005). */
const addressRows: readonly StatusRow[] = [
  { statuses: ["verified", "validated"], label: "Verified", class: "success" },
  { statuses: ["invalid", "undeliverable"], label: "Invalid", class: "danger" },
  { statuses: ["pending", "unverified"], label: "Unverified", class: "warning" },
  { statuses: ["active", "primary"], label: "Primary", class: "info" },
];

/** Returns whether an order is canceled, closed or fraudulent and takes no further payment. */
export function isCanceled(status: OrderStatus): boolean {
  return orderRows.some((row) => row.class === "danger" && row.statuses.includes(status));
}

/** Returns the statuses with the same label: 'complete' and 'completed' are one to a reader. */
export function listStatusesWithSameLabel(status: OrderStatus): readonly OrderStatus[] {
  const { label } = orderBadge(status);
  return orderStatuses.filter((other) => orderBadge(other).label === label);
}

export const orderBadge = createBadgeLookup(orderRows);
export const quoteBadge = createBadgeLookup(quoteRows);
export const paymentBadge = createBadgeLookup(paymentRows);
export const addressBadge = createBadgeLookup(addressRows);

/**
 * Creates a lookup of badges. An unknown status shows its raw text, or 'Unknown' when empty, in the secondary class
 * (STAT-006).
 */
function createBadgeLookup(rows: readonly StatusRow[]): (status: string | null | undefined) => StatusBadge {
  return (status) => {
    const row = rows.find((candidate) => status != null && candidate.statuses.includes(status));
    if (!row) return { label: status || "Unknown", class: "secondary" };
    return { label: row.label ?? status ?? "Unknown", class: row.class };
  };
}
