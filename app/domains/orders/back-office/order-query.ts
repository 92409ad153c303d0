import { isStorable } from "@stile-and-rail/http/json";
import { z } from "zod";
import { orderStatuses, paymentStatuses } from "~/kernel/statuses/statuses";
import { normalizeNumber } from "~/kernel/text/typed-text";

/** Query fields of every staff list; invalid values count as absent. */
export const listQueryFields = {
  search: z.string().max(200).transform(normalizeNumber).refine(isStorable).optional().catch(undefined),
  /** Id of the row before the page (keyset pagination). */
  after: z.uuid().optional().catch(undefined),
};

/** Sort orders of the list; "-" means descending. */
export const orderSorts = ["number", "-number", "name", "-name", "total", "-total"] as const;

/** Query of the order list. */
export const orderQuerySchema = z.object({
  status: z.enum(orderStatuses).optional().catch(undefined),
  sort: z.enum(orderSorts).catch("-number"),
  ...listQueryFields,
});
export type OrderQuery = z.output<typeof orderQuerySchema>;

export const paymentSorts = ["date", "-date", "amount", "-amount"] as const;

export const paymentQuerySchema = z.object({
  status: z.enum(paymentStatuses).optional().catch(undefined),
  sort: z.enum(paymentSorts).catch("-date"),
  ...listQueryFields,
});
export type PaymentQuery = z.output<typeof paymentQuerySchema>;
