import * as z from "zod/mini";
import { tryParseJson } from "~/kernel/json";
import { paths } from "~/kernel/paths";
import { type KeyValueStorage, tabStorage } from "~/ui/runtime/browser-storage";

const returnKey = "payment-return";

/**
 * The payment of this tab before a bank redirect, and the page that leads back. It stays in session storage
 * because a quote's URL contains its token (decision 024).
 */
const paymentReturnSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("checkout") }),
  z.object({ kind: z.literal("quote"), path: z.string().check(z.startsWith(`${paths.quotePayment}?`)) }),
  z.object({
    kind: z.literal("installment"),
    path: z.string().check(z.startsWith(`${paths.splitPayment}?`)),
  }),
]);
export type PaymentReturn = z.infer<typeof paymentReturnSchema>;

/** Saves what this tab is about to pay; replaces an earlier entry. */
export function savePaymentReturn(to: PaymentReturn, storage: KeyValueStorage = tabStorage): void {
  storage.setItem(returnKey, JSON.stringify(to));
}

/** Reads what this tab was paying last; null in another browser or after the payment. */
export function readPaymentReturn(storage: KeyValueStorage = tabStorage): PaymentReturn | null {
  const parsed = paymentReturnSchema.safeParse(tryParseJson(storage.getItem(returnKey) ?? ""));
  return parsed.success ? parsed.data : null;
}

/** Clears the saved payment. */
export function clearPaymentReturn(storage: KeyValueStorage = tabStorage): void {
  storage.removeItem(returnKey);
}
