import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage, tabStorage } from "~/ui/runtime/browser-storage";

/** A browser whose site data is blocked: asking for a storage throws. */
function blocked(): object {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  const storage = { get: refuse, configurable: true };
  return Object.defineProperties({}, { localStorage: storage, sessionStorage: storage });
}

/** A browser whose storages hold these texts and have no room for another. */
function full(texts: Record<string, string>): object {
  const storage = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: () => {
      throw new DOMException("No room.", "QuotaExceededError");
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  };
  return { localStorage: storage, sessionStorage: storage };
}

describe("what a page keeps in the browser", () => {
  afterEach(() => {
    for (const storage of [browserStorage, tabStorage]) storage.removeItem("press");
    vi.unstubAllGlobals();
  });

  it("is remembered by the page where the browser refuses it, and forgotten when it is taken back", () => {
    vi.stubGlobal("window", blocked());
    for (const storage of [browserStorage, tabStorage]) {
      expect(storage.getItem("press")).toBeNull();
      storage.setItem("press", "p-1");
      expect(storage.getItem("press")).toBe("p-1");
      storage.setItem("press", "p-2");
      expect(storage.getItem("press")).toBe("p-2");
      storage.removeItem("press");
      expect(storage.getItem("press")).toBeNull();
    }
  });

  it("is one thing in the browser and another in the tab", () => {
    vi.stubGlobal("window", blocked());
    browserStorage.setItem("press", "p-1");
    expect(tabStorage.getItem("press")).toBeNull();
  });

  it("is the newest that was kept, also where there is no room for it", () => {
    const texts = { press: "old" };
    vi.stubGlobal("window", full(texts));
    browserStorage.setItem("press", "new");
    expect(browserStorage.getItem("press")).toBe("new");
    browserStorage.removeItem("press");
    expect([browserStorage.getItem("press"), texts]).toEqual([null, {}]);
  });
});
