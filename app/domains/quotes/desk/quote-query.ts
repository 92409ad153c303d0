import { z } from "zod";
import { listFields } from "~/domains/orders/desk/order-query";

/** How the desk sorts quotes: their statuses, and those whose time is over. */
export const deskStatuses = ["draft", "ready_to_order", "expired", "ordered", "canceled"] as const;
export type DeskStatus = (typeof deskStatuses)[number];

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
export const quoteQueryShape = z.object({
  status: z.enum(deskStatuses).optional().catch(undefined),
  sort: z.enum(quoteSorts).catch("-number"),
  ...listFields,
});
export type QuoteQuery = z.output<typeof quoteQueryShape>;
