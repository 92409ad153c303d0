import { z } from "zod";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { amountSchema } from "~/kernel/money/amount.schema";
import { ZERO } from "~/kernel/money/money";
import { normalizeTypedText } from "~/kernel/text/typed-text";
import { quoteLifetimeDays } from "../quote";
import { createCustomerFieldSchema, createQuoteAddressSchema } from "./quote-address.schema";

const createTextSchema = (maxLength: number) => z.string().trim().max(maxLength);
const createRequiredTextSchema = (maxLength: number) =>
  createTextSchema(maxLength).min(1, "This field is required");
const wholeSaid = "Enter a whole number from 1 to 10,000";
const daysSaid = "Enter a number of days from 1 to 365";

export const daysField = z.number(daysSaid).int(daysSaid).min(1, daysSaid).max(365, daysSaid);

const percentSaid = "Enter a percent from 0 to 30";

/**
 * Creates the schema of a quote written by staff; amounts in dollars as text or number. Without `shipping` or
 * `taxPercent` the shop's rules apply. `openFields` are address fields that allow punctuation.
 */
export function createQuoteInputSchema(openFields: readonly PunctuationField[]) {
  const addressInput = createQuoteAddressSchema(openFields);
  return z.object({
    poNumber: createTextSchema(50).nullish(),
    firstName: createCustomerFieldSchema("first_name", openFields),
    lastName: createCustomerFieldSchema("last_name", openFields),
    email: z
      .string()
      .default("")
      .transform(normalizeTypedText)
      .pipe(z.email(fieldMessages.email).max(200, fieldMessages.tooLong)),
    phone: createCustomerFieldSchema("phone", openFields),
    billing: addressInput,
    /** The billing address when absent. */
    shipping: addressInput.nullish(),
    items: z
      .array(
        z.object({
          sku: createTextSchema(100).default(""),
          name: createRequiredTextSchema(300),
          qty: z.number(wholeSaid).int(wholeSaid).min(1, wholeSaid).max(10_000, wholeSaid),
          price: amountSchema,
          notes: createTextSchema(1_000).nullish(),
        }),
      )
      .min(1, "A quote needs at least one line")
      .max(300),
    shippingCharge: z.object({ label: createRequiredTextSchema(200), amount: amountSchema }).nullish(),
    taxPercent: z.number(percentSaid).min(0, percentSaid).max(30, percentSaid).nullish(),
    discount: amountSchema.default(ZERO),
    additionalNotes: createTextSchema(5_000).nullish(),
    splitPaymentEnabled: z.boolean().default(false),
    minimumSplitAmount: amountSchema.default(ZERO),
    /** Any instant of the last valid day; `validDays` from now when absent. */
    expiresAt: z.iso
      .datetime()
      .transform((time) => new Date(time))
      .nullish(),
    validDays: daysField.default(quoteLifetimeDays),
  });
}

/** The schema without fields that allow punctuation. */
export const quoteInputSchema = createQuoteInputSchema([]);
export type QuoteInput = z.output<typeof quoteInputSchema>;
