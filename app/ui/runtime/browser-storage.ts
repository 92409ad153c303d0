export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Storage shared by all tabs of the browser. */
export const browserStorage = withMemoryFallback(() => window.localStorage);
/** Storage of this tab. */
export const tabStorage = withMemoryFallback(() => window.sessionStorage);

/** Returns true if this browser stores data of the shop, such as favorites, samples or form drafts. */
export function hasStoredData(): boolean {
  return [() => window.localStorage, () => window.sessionStorage].some(
    (storage) => (tryOrUndefined(() => storage().length) ?? 0) > 0,
  );
}

/** True if the browser blocks storage. Remix then cannot discover routes that the document did not name. */
export const isStorageBlocked =
  typeof window !== "undefined" && tryOrUndefined(() => window.sessionStorage.getItem("")) === undefined;

/**
 * Falls back to memory where the browser blocks storage or it is full, so that a payment never fails or
 * repeats for that reason.
 */
function withMemoryFallback(stored: () => Storage): KeyValueStorage {
  const remembered = createMemoryStorage();
  return {
    getItem: (key) => remembered.getItem(key) ?? tryOrUndefined(() => stored().getItem(key)) ?? null,
    setItem: (key, text) => {
      remembered.setItem(key, text);
      tryOrUndefined(() => {
        stored().setItem(key, text);
        remembered.removeItem(key);
      });
    },
    removeItem: (key) => {
      remembered.removeItem(key);
      tryOrUndefined(() => stored().removeItem(key));
    },
  };
}

/** Returns undefined if the browser throws. */
function tryOrUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function createMemoryStorage(): KeyValueStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
