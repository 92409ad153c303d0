import { tryParseJson } from "@stile-and-rail/http/json";
import * as z from "zod/mini";
import { paths } from "~/kernel/paths";
import { type KeyValueStorage, tabStorage } from "~/ui/runtime/browser-storage";
import { type PaymentReturn, paymentReturnKey } from "./payment-return";

const paymentReturnSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("checkout") }),
  z.object({ kind: z.literal("quote"), path: z.string().check(z.startsWith(`${paths.quotePayment}?`)) }),
  z.object({
    kind: z.literal("installment"),
    path: z.string().check(z.startsWith(`${paths.splitPayment}?`)),
  }),
]);

/** Reads what this tab was paying last; null in another browser or after the payment. */
export function readPaymentReturn(storage: KeyValueStorage = tabStorage): PaymentReturn | null {
  const parsed = paymentReturnSchema.safeParse(tryParseJson(storage.getItem(paymentReturnKey) ?? ""));
  return parsed.success ? parsed.data : null;
}
