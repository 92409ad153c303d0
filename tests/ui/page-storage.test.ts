import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage, tabStorage } from "~/ui/runtime/browser-storage";

/** A browser with blocked site data, in which access to a storage throws. */
function blocked(): object {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  const storage = { get: refuse, configurable: true };
  return Object.defineProperties({}, { localStorage: storage, sessionStorage: storage });
}

/** A browser with these stored texts and an exhausted quota. */
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

describe("page storage", () => {
  afterEach(() => {
    for (const storage of [browserStorage, tabStorage]) storage.removeItem("press");
    vi.unstubAllGlobals();
  });

  it("keeps and removes values in memory when the browser denies storage", () => {
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

  it("keeps the values of the browser and of the tab separately", () => {
    vi.stubGlobal("window", blocked());
    browserStorage.setItem("press", "p-1");
    expect(tabStorage.getItem("press")).toBeNull();
  });

  it("returns the newest value when the quota is exhausted", () => {
    const texts = { press: "old" };
    vi.stubGlobal("window", full(texts));
    browserStorage.setItem("press", "new");
    expect(browserStorage.getItem("press")).toBe("new");
    browserStorage.removeItem("press");
    expect([browserStorage.getItem("press"), texts]).toEqual([null, {}]);
  });
});
