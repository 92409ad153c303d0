import { browserStorage, type KeyValueStorage } from "~/ui/runtime/browser-storage";

const placedKey = "placed-order";

/** Saves which order the sample cart was placed as, for all tabs. */
export function savePlacedOrder(orderId: string, storage: KeyValueStorage = browserStorage): void {
  storage.setItem(placedKey, orderId);
}

/** Returns true when the sample cart was placed as  this order and is not finished. */
export function isPlacedOrder(orderId: string, storage: KeyValueStorage = browserStorage): boolean {
  return storage.getItem(placedKey) === orderId;
}

/** Clears the saved order; later samples belong to another one. */
export function clearPlacedOrder(storage: KeyValueStorage = browserStorage): void {
  storage.removeItem(placedKey);
}
