import { type KeyValueStorage, tabStorage } from "~/ui/runtime/browser-storage";

export const paymentReturnKey = "payment-return";

/**
 * The payment of this tab before a bank redirect, and the page that leads back. It stays in session storage
 * because a quote's URL contains its token (decision 024).
 */
export type PaymentReturn =
  | { readonly kind: "checkout" }
  | { readonly kind: "quote" | "installment"; readonly path: string };

/** Saves what this tab is about to pay; replaces an earlier entry. */
export function savePaymentReturn(to: PaymentReturn, storage: KeyValueStorage = tabStorage): void {
  storage.setItem(paymentReturnKey, JSON.stringify(to));
}

export function clearPaymentReturn(storage: KeyValueStorage = tabStorage): void {
  storage.removeItem(paymentReturnKey);
}
