import { browserStorage, type PageStorage } from "~/ui/page-storage";

const placedKey = "placed-order";

/** Remembers, for all tabs of this browser, which order its sample cart is about to become. */
export function savePlacedOrder(orderId: string, storage: PageStorage = browserStorage): void {
  storage.setItem(placedKey, orderId);
}

/** Whether the sample cart of this browser was placed as this order, which is not finished yet. */
export function isPlacedOrder(orderId: string, storage: PageStorage = browserStorage): boolean {
  return storage.getItem(placedKey) === orderId;
}

/** Forgets the order: what is in the cart from now on belongs to another one. */
export function clearPlacedOrder(storage: PageStorage = browserStorage): void {
  storage.removeItem(placedKey);
}
