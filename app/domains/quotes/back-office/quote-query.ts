import { z } from "zod";
import { listQueryFields } from "~/domains/orders/back-office/order-query";

/** How the desk sorts quotes: their statuses, and those whose time is over. */
export const staffQuoteStatuses = ["draft", "ready_to_order", "expired", "ordered", "canceled"] as const;
export type StaffQuoteStatus = (typeof staffQuoteStatuses)[number];

/** What the list is sorted by; a minus: the newest, the last, the highest first. */
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

/** What the list of quotes may be asked for. */
export const quoteQuerySchema = z.object({
  status: z.enum(staffQuoteStatuses).optional().catch(undefined),
  sort: z.enum(quoteSorts).catch("-number"),
  ...listQueryFields,
});
export type QuoteQuery = z.output<typeof quoteQuerySchema>;
