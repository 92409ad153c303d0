import { z } from "zod";
import { cardTokenSchema } from "~/domains/payments/card-token.schema";
import { createLineSchema } from "~/kernel/text/text.schema";

const linkShape = { quoteId: createLineSchema(100), token: createLineSchema(200) };

/** Body that pays a quote; the shown amount is compared, never charged. */
export const payQuoteSchema = z.object({
  ...linkShape,
  paymentMethod: z.string().max(100).default(""),
  /** The shown total in dollars. */
  total: z.number().nonnegative().max(20_000_000),
  splitAmount: z.string().max(40).default(""),
  selectedSplitMethod: z.string().max(100).default(""),
  /** The card token, for providers that charge one. */
  cardToken: z.nullish(cardTokenSchema),
});
/**
 * Body of API-015. Posted payments are ignored, because the result is fetched from the provider
 * (docs/payments.md, rule 7).
 */
export const convertQuoteSchema = z.object(linkShape);
