/** What the shop's pages use of a browser's storage. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The storage of this browser, shared by its tabs. */
export const browserStorage = withMemoryFallback(() => window.localStorage);
/** The storage of this tab. */
export const tabStorage = withMemoryFallback(() => window.sessionStorage);

/** Whether this browser stores anything of the shop, such as favorites, samples or what was typed into a form. */
export function hasStoredData(): boolean {
  return [() => window.localStorage, () => window.sessionStorage].some(
    (storage) => (tryOrUndefined(() => storage().length) ?? 0) > 0,
  );
}

/** Whether this browser refuses storage; Remix then cannot discover a route that the document did not name. */
export const isStorageBlocked =
  typeof window !== "undefined" && tryOrUndefined(() => window.sessionStorage.getItem("")) === undefined;

/**
 * A storage that refuses nothing: where the browser does (private windows, blocked site data, no room left), the page
 * remembers as long as it lives. Nobody's payment fails for that, and none is taken twice.
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

/** What came of it; undefined where the browser refused. */
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
