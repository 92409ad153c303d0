/** What the shop's pages use of a browser's storage. */
export type PageStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The storage of this browser, shared by its tabs. */
export const browserStorage = storageOf(() => window.localStorage);
/** The storage of this tab. */
export const tabStorage = storageOf(() => window.sessionStorage);

/**
 * A storage that refuses nothing: where the browser does (private windows, blocked site data, no room left), the page
 * remembers as long as it lives. Nobody's payment fails for that, and none is taken twice.
 */
function storageOf(stored: () => Storage): PageStorage {
  const remembered = new Map<string, string>();
  return {
    getItem: (key) => {
      const text = remembered.get(key);
      if (text !== undefined) return text;
      try {
        return stored().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, text) => {
      remembered.delete(key);
      try {
        stored().setItem(key, text);
      } catch {
        remembered.set(key, text);
      }
    },
    removeItem: (key) => {
      remembered.delete(key);
      try {
        stored().removeItem(key);
      } catch {
        // Nothing is kept there.
      }
    },
  };
}
