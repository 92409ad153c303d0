import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addSample,
  clearSamples,
  readSelectedSamples,
  removeSample,
  subscribeToSamples,
} from "~/domains/samples/selection/sample-selection";
import type { StoredSample } from "~/domains/samples/selection/stored-samples";

const noon = { now: () => new Date("2026-11-21T12:00:00Z") };
const nextDay = { now: () => new Date("2026-11-22T12:00:00Z") };
const navy: StoredSample = { name: "Trenton Recessed Navy Sample Door", sku: "SMPL-TRNV", qty: 1 };
const white: StoredSample = { name: "Essex White Sample Door", sku: "SMPL-ESWH", qty: 1 };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

const record = (): unknown => JSON.parse(stored.get("selectedSamples") ?? "null");

describe("sample selection in the browser", () => {
  it("stores the selected samples under the key selectedSamples [SMPL-001]", () => {
    addSample(navy, noon);
    expect(record()).toEqual({ items: [navy], expiry: Date.parse("2026-11-22T12:00:00Z") });
  });

  it("empties the sample selection after 24 hours [SMPL-002]", () => {
    addSample(navy, noon);
    expect(readSelectedSamples(noon)).toEqual([navy]);
    expect(readSelectedSamples(nextDay)).toEqual([]);
  });

  it("fires selectedSamplesUpdated when a sample is added or removed and when all are cleared [SMPL-007] [SMPL-008]", () => {
    const listener = vi.fn();
    window.addEventListener("selectedSamplesUpdated", listener);
    addSample(navy, noon);
    addSample(white, noon);
    removeSample("SMPL-TRNV", noon);
    clearSamples(noon);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it("does not change the stored samples or their expiry when a sample is added again [SMPL-011]", () => {
    addSample(navy, noon);
    const listener = vi.fn();
    window.addEventListener("selectedSamplesUpdated", listener);
    const later = { now: () => new Date("2026-11-21T13:00:00Z") };
    expect(addSample(navy, later)).toBe("already-chosen");
    expect(listener).not.toHaveBeenCalled();
    expect(record()).toMatchObject({ expiry: Date.parse("2026-11-22T12:00:00Z") });
  });

  it("returns the same array until the sample selection changes", () => {
    addSample(navy, noon);
    expect(readSelectedSamples(noon)).toBe(readSelectedSamples(noon));
  });

  it("removes the stored record when the sample selection is cleared [SMPL-008]", () => {
    addSample(navy, noon);
    clearSamples(noon);
    expect(stored.has("selectedSamples")).toBe(false);
  });

  it("removes the stored record with the last sample [SMPL-009]", () => {
    addSample(navy, noon);
    addSample(white, noon);
    removeSample("SMPL-TRNV", noon);
    expect(readSelectedSamples(noon)).toEqual([white]);
    removeSample("SMPL-ESWH", noon);
    expect(stored.has("selectedSamples")).toBe(false);
  });

  it("notifies subscribers of changes by another script or another tab [SMPL-007]", () => {
    const listener = vi.fn();
    const stop = subscribeToSamples(listener);
    window.dispatchEvent(new Event("selectedSamplesUpdated"));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "selectedSamples" }));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "something-else" }));
    expect(listener).toHaveBeenCalledTimes(2);
    window.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new Event("selectedSamplesUpdated"));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "selectedSamples" }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("keeps the sample selection in memory when the browser denies storage [SMPL-001]", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal(
      "window",
      Object.assign(new EventTarget(), {
        localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      }),
    );
    addSample(white, noon);
    expect(readSelectedSamples(noon)).toEqual([white]);
    clearSamples(noon);
    expect(readSelectedSamples(noon)).toEqual([]);
  });
});
