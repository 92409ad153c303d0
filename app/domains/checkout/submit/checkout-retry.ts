import { tryParseJson } from "@stile-and-rail/http/json";
import { newId } from "~/kernel/ids";
import { type KeyValueStorage, tabStorage } from "~/ui/runtime/browser-storage";

const retryKey = "checkout-retry";

/**
 * State that survives a reload of the checkout: the id that makes a repeated submit find its order (CHK-028),
 * and that order (CHK-026).
 */
export type CheckoutRetry = {
  readonly placementId: string;
  readonly orderId?: string;
  /** The payment of that order started last by this page. */
  readonly attemptId?: string;
};

/** Returns the retry state of this tab; creates a new placement id when there is none. */
export function readOrCreateRetry(storage: KeyValueStorage = tabStorage): CheckoutRetry {
  const storedRetry = readRetry(storage.getItem(retryKey));
  if (storedRetry) return storedRetry;
  const newRetry = { placementId: newId() };
  saveRetry(newRetry, storage);
  return newRetry;
}

export function saveRetry(retry: CheckoutRetry, storage: KeyValueStorage = tabStorage): void {
  storage.setItem(retryKey, JSON.stringify(retry));
}

/** Clears the retry state, because a finished order is not retried (CHK-029). */
export function clearCheckoutRetry(storage: KeyValueStorage = tabStorage): void {
  storage.removeItem(retryKey);
}

function readRetry(raw: string | null): CheckoutRetry | null {
  const value = tryParseJson(raw);
  if (typeof value !== "object" || value === null || !("placementId" in value)) return null;
  if (typeof value.placementId !== "string") return null;
  const orderId = "orderId" in value && typeof value.orderId === "string" ? { orderId: value.orderId } : {};
  const attemptId =
    "attemptId" in value && typeof value.attemptId === "string" ? { attemptId: value.attemptId } : {};
  return { placementId: value.placementId, ...orderId, ...attemptId };
}
