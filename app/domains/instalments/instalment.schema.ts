import { z } from "zod";
import { cardTokenShape } from "~/domains/payments/card-token";
import { plainWord } from "~/kernel/plain-word.schema";
import { typedLine } from "~/kernel/typed-text.schema";

/** What a payer posts to begin an instalment; `attemptId` is what their page began last, `pressId` names
 * this press: pressed again because no answer came, it is the same part and not another one. */
export const payInstalmentShape = z.object({
  email: typedLine(200),
  amount: z.string().max(40),
  paymentMethod: z.string().max(100).default(""),
  attemptId: plainWord(100).optional(),
  pressId: z.uuid().optional(),
  /** The card as a token, where its provider charges one. */
  cardToken: z.nullish(cardTokenShape),
});
/** API-017: of what a browser says of its payments only their ids are read. */
export const reportInstalmentShape = z.object({
  email: typedLine(200),
  payments: z
    .array(z.object({ transactionId: plainWord(200) }))
    .min(1)
    .max(10),
});
