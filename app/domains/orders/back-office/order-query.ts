import { z } from "zod";
import { orderStatuses, paymentStatuses } from "~/kernel/statuses";
import { isStorable } from "~/kernel/storable";
import { normalizeNumber } from "~/kernel/typed-text";

/** What every list of the desk may be asked for; what does not fit counts as not asked. */
export const listQueryFields = {
  search: z.string().max(200).transform(normalizeNumber).refine(isStorable).optional().catch(undefined),
  /** The id of the row that the page begins behind: rows are not skipped by counting them. */
  after: z.uuid().optional().catch(undefined),
};

/** What a list of the desk is sorted by; a minus: the highest, the last, the newest first. */
export const orderSorts = ["number", "-number", "name", "-name", "total", "-total"] as const;

/** What the list of orders may be asked for. */
export const orderQuerySchema = z.object({
  status: z.enum(orderStatuses).optional().catch(undefined),
  sort: z.enum(orderSorts).catch("-number"),
  ...listQueryFields,
});
export type OrderQuery = z.output<typeof orderQuerySchema>;

export const paymentSorts = ["date", "-date", "amount", "-amount"] as const;

/** What the list of payments may be asked for. */
export const paymentQuerySchema = z.object({
  status: z.enum(paymentStatuses).optional().catch(undefined),
  sort: z.enum(paymentSorts).catch("-date"),
  ...listQueryFields,
});
export type PaymentQuery = z.output<typeof paymentQuerySchema>;
