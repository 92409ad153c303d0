import { jsonIn } from "~/kernel/json";
import { paths } from "~/kernel/paths";
import { browserStorage, isStorageBlocked, type PageStorage } from "~/ui/page-storage";
import { isUnderReview } from "./order";
import type { OrderJson } from "./order.schema";

/** The variant of the success page while the provider decides about the payment. */
export const reviewVariant = "review";

/** The localStorage key that the success page reads once. */
export const orderSuccessKey = "order-success";

/** What was just ordered: `orderId` is the order number; amounts in dollars, of a split payment only. */
export type OrderSuccess = {
  readonly orderId: string;
  /** There after a quote or an instalment: then no samples were bought (ORD-008). */
  readonly partialPayment?: number;
  readonly remainingBalance?: number;
  /** The samples that leave the cart; all of them where this is absent. */
  readonly skus?: readonly string[];
};

/** Keeps what was just ordered for the success page. */
export function saveOrderSuccess(
  success: OrderSuccess,
  storage: Pick<PageStorage, "setItem"> = browserStorage,
): void {
  storage.setItem(orderSuccessKey, JSON.stringify(success));
}

type PartlyPaidOrder = Pick<OrderJson, "orderIncrementId" | "balanceDue" | "payments">;

/**
 * Keeps what was just paid of a quote or an instalment for the success page, and answers its address: with words for
 * parts while a balance is left (QUOT-018, QUOT-019, ORD-012), and with others while a payment is under review. Amounts in
 * dollars.
 */
export function saveInstallmentSuccess(
  { orderIncrementId: orderId, balanceDue, payments }: PartlyPaidOrder,
  partialPayment: number,
  storage: Pick<PageStorage, "setItem"> = browserStorage,
): string {
  const remainingBalance = Math.max(balanceDue, 0);
  saveOrderSuccess({ orderId, partialPayment, remainingBalance }, storage);
  const variant = payments.some(isUnderReview) ? reviewVariant : remainingBalance > 0 ? "split" : "paid";
  return `${paths.orderSuccess}?${variant}=true`;
}

/**
 * Adds the record to the hash of the success page's address where the browser blocks storage: that page is a new document
 * there, which remembers nothing. Any other browser gets the path unchanged.
 */
export function carryOrderSuccess(path: string): string {
  const record = isStorageBlocked ? browserStorage.getItem(orderSuccessKey) : null;
  return record === null ? path : `${path}#${encodeURIComponent(record)}`;
}

/** The record that this tab was given for the success page, from storage or, where that is blocked, from the hash. */
export function findOrderSuccess(): OrderSuccess | null {
  const carried = isStorageBlocked ? decodeURIComponent(window.location.hash.slice(1)) : null;
  return readOrderSuccess(browserStorage.getItem(orderSuccessKey) ?? carried);
}

/** Reads both forms: the object, and the plain order number of older ones (ORD-013). */
export function readOrderSuccess(raw: string | null): OrderSuccess | null {
  if (raw === null || raw.trim() === "") return null;
  const value = parsed(raw);
  if (typeof value === "number" || typeof value === "string")
    return { orderId: raw.trim().replace(/^"|"$/g, "") };
  if (typeof value !== "object" || value === null || !("orderId" in value)) return null;
  const orderId = value.orderId;
  if (typeof orderId !== "string" && typeof orderId !== "number") return null;
  return {
    orderId: String(orderId),
    ...("partialPayment" in value ? amount("partialPayment", value.partialPayment) : {}),
    ...("remainingBalance" in value ? amount("remainingBalance", value.remainingBalance) : {}),
    ...("skus" in value && Array.isArray(value.skus) ? { skus: value.skus.map(String) } : {}),
  };
}

function amount(name: "partialPayment" | "remainingBalance", value: unknown) {
  const dollars = typeof value === "string" ? Number(value) : value;
  return typeof dollars === "number" && Number.isFinite(dollars) ? { [name]: dollars } : {};
}

/** A plain order number is no JSON when it starts with zeros: it is its own reading. */
function parsed(raw: string): unknown {
  const value = jsonIn(raw);
  if (value !== undefined) return value;
  return /^[\w-]+$/.test(raw.trim()) ? raw : null;
}
