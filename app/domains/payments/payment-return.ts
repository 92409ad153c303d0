import * as z from "zod/mini";
import { jsonIn } from "~/kernel/json";
import { paths } from "~/kernel/paths";
import { type PageStorage, tabStorage } from "~/ui/page-storage";

const returnKey = "payment-return";

/**
 * What a tab was paying when a bank took it over, and the page of the shop that leads back to it. It stays in the tab's own
 * storage: the address of a quote holds its token, which no provider, log or other browser is told (decision 024).
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

/** Keeps what this tab is about to pay, in place of what it paid before. */
export function savePaymentReturn(to: PaymentReturn, storage: PageStorage = tabStorage): void {
  storage.setItem(returnKey, JSON.stringify(to));
}

/** What this tab was paying last; null in another browser, and after it was paid. */
export function readPaymentReturn(storage: PageStorage = tabStorage): PaymentReturn | null {
  const parsed = paymentReturnSchema.safeParse(jsonIn(storage.getItem(returnKey) ?? ""));
  return parsed.success ? parsed.data : null;
}

/** Forgets what was paid: nothing leads back to it any more. */
export function clearPaymentReturn(storage: PageStorage = tabStorage): void {
  storage.removeItem(returnKey);
}
