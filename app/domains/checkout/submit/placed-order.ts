import { browserStorage, type PageStorage } from "~/ui/page-storage";

const placedKey = "placed-order";

/** Saves which order the sample cart was placed as, for all tabs. */
export function savePlacedOrder(orderId: string, storage: PageStorage = browserStorage): void {
  storage.setItem(placedKey, orderId);
}

/** Whether the sample cart was placed as this order and is not finished. */
export function isPlacedOrder(orderId: string, storage: PageStorage = browserStorage): boolean {
  return storage.getItem(placedKey) === orderId;
}

/** Clears the saved order; later samples belong to another one. */
export function clearPlacedOrder(storage: PageStorage = browserStorage): void {
  storage.removeItem(placedKey);
}
