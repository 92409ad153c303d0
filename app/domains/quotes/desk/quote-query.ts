import { z } from "zod";

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
export type QuoteSort = (typeof quoteSorts)[number];

/** What the list of quotes may be asked for; what does not fit counts as not asked. */
export const quoteQueryShape = z.object({
  status: z.enum(deskStatuses).optional().catch(undefined),
  sort: z.enum(quoteSorts).catch("-number"),
  search: z.string().trim().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type QuoteQuery = z.output<typeof quoteQueryShape>;
