import { tryParseJson } from "@stile-and-rail/http/json";
import { paths } from "~/kernel/paths";
import { browserStorage, isStorageBlocked, type KeyValueStorage } from "~/ui/runtime/browser-storage";
import { isUnderReview } from "./order";
import type { OrderJson } from "./order.schema";

/** Variant of the success page for a payment under review. */
export const reviewVariant = "review";

/** The localStorage key that the success page reads once. */
export const orderSuccessKey = "order-success";

/**
 * Record of the order just placed; `orderId` is the order number, amounts in dollars for installments only.
 */
export type OrderSuccess = {
  readonly orderId: string;
  /** Present after a quote or an installment; no samples were bought then (ORD-008). */
  readonly partialPayment?: number;
  readonly remainingBalance?: number;
  /** Samples to remove from the cart; all of them when absent. */
  readonly skus?: readonly string[];
};

export function saveOrderSuccess(
  success: OrderSuccess,
  storage: Pick<KeyValueStorage, "setItem"> = browserStorage,
): void {
  storage.setItem(orderSuccessKey, JSON.stringify(success));
}

type PartlyPaidOrder = Pick<OrderJson, "orderIncrementId" | "balanceDue" | "payments">;

/**
 * Saves the record of a paid quote or installment and returns the success path. Its variant depends on the
 * balance (QUOT-018, QUOT-019, ORD-012) and on a payment under review. Amounts in dollars.
 */
export function saveInstallmentSuccess(
  { orderIncrementId: orderId, balanceDue, payments }: PartlyPaidOrder,
  partialPayment: number,
  storage: Pick<KeyValueStorage, "setItem"> = browserStorage,
): string {
  const remainingBalance = Math.max(balanceDue, 0);
  saveOrderSuccess({ orderId, partialPayment, remainingBalance }, storage);
  const variant = payments.some(isUnderReview) ? reviewVariant : remainingBalance > 0 ? "split" : "paid";
  return `${paths.orderSuccess}?${variant}=true`;
}

/**
 * Adds the record to the URL's hash when the browser blocks storage, because the success page is a new
 * document. Other browsers get the path unchanged.
 */
export function addOrderSuccessToUrl(path: string): string {
  const record = isStorageBlocked ? browserStorage.getItem(orderSuccessKey) : null;
  return record === null ? path : `${path}#${encodeURIComponent(record)}`;
}

/** Finds the record in storage, or in the hash when storage is blocked. */
export function findOrderSuccess(): OrderSuccess | null {
  const carried = isStorageBlocked ? decodeURIComponent(window.location.hash.slice(1)) : null;
  return readOrderSuccess(browserStorage.getItem(orderSuccessKey) ?? carried);
}

/** Parses both formats: the object, and the plain order number of older versions (ORD-013). */
export function readOrderSuccess(raw: string | null): OrderSuccess | null {
  if (raw === null || raw.trim() === "") return null;
  const value = parseRecord(raw);
  if (typeof value === "number" || typeof value === "string")
    return { orderId: raw.trim().replace(/^"|"$/g, "") };
  if (typeof value !== "object" || value === null || !("orderId" in value)) return null;
  const orderId = value.orderId;
  if (typeof orderId !== "string" && typeof orderId !== "number") return null;
  return {
    orderId: String(orderId),
    ...("partialPayment" in value ? parseDollars("partialPayment", value.partialPayment) : {}),
    ...("remainingBalance" in value ? parseDollars("remainingBalance", value.remainingBalance) : {}),
    ...("skus" in value && Array.isArray(value.skus) ? { skus: value.skus.map(String) } : {}),
  };
}

function parseDollars(name: "partialPayment" | "remainingBalance", value: unknown) {
  const dollars = typeof value === "string" ? Number(value) : value;
  return typeof dollars === "number" && Number.isFinite(dollars) ? { [name]: dollars } : {};
}

/** Parses the stored text. A plain order number with leading zeros is not valid JSON and stays text. */
function parseRecord(raw: string): unknown {
  const value = tryParseJson(raw);
  if (value !== undefined) return value;
  return /^[\w-]+$/.test(raw.trim()) ? raw : null;
}
