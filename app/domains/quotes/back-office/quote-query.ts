import { z } from "zod";
import { listQueryFields } from "~/domains/orders/back-office/order-query";

/** Quote statuses for staff, including expired ones. */
export const staffQuoteStatuses = ["draft", "ready_to_order", "expired", "ordered", "canceled"] as const;
export type StaffQuoteStatus = (typeof staffQuoteStatuses)[number];

/** Sort orders of the list; "-" means descending. */
export const quoteSorts = [
  "number",
  "-number",
  "name",
  "-name",
  "total",
  "-total",
  "until",
  "-until",
] as const;

export const quoteQuerySchema = z.object({
  status: z.enum(staffQuoteStatuses).optional().catch(undefined),
  sort: z.enum(quoteSorts).catch("-number"),
  ...listQueryFields,
});
export type QuoteQuery = z.output<typeof quoteQuerySchema>;
