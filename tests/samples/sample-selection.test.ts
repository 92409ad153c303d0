import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addSample,
  clearSamples,
  readSelectedSamples,
  removeSample,
  subscribeToSamples,
} from "~/domains/samples/sample-selection";
import type { StoredSample } from "~/domains/samples/stored-samples";

const noon = { now: () => new Date("2026-11-21T12:00:00Z") };
const nextDay = { now: () => new Date("2026-11-22T12:00:00Z") };
const navy: StoredSample = { name: "Trenton Recessed Navy Sample Door", sku: "SMPL-TRNV", qty: 1 };
const white: StoredSample = { name: "Essex White Sample Door", sku: "SMPL-ESWH", qty: 1 };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

const record = (): unknown => JSON.parse(kept.get("selectedSamples") ?? "null");

describe("the selection in the browser", () => {
  it("[SMPL-001] is kept under the key selectedSamples", () => {
    addSample(navy, noon);
    expect(record()).toEqual({ items: [navy], expiry: Date.parse("2026-11-22T12:00:00Z") });
  });

  it("[SMPL-002] is empty again after 24 hours", () => {
    addSample(navy, noon);
    expect(readSelectedSamples(noon)).toEqual([navy]);
    expect(readSelectedSamples(nextDay)).toEqual([]);
  });

  it("[SMPL-007] [SMPL-008] fires selectedSamplesUpdated when a sample is added, removed, and when all are cleared", () => {
    const heard = vi.fn();
    window.addEventListener("selectedSamplesUpdated", heard);
    addSample(navy, noon);
    addSample(white, noon);
    removeSample("SMPL-TRNV", noon);
    clearSamples(noon);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it("[SMPL-011] is left alone, its expiry too, by a sample that was chosen already", () => {
    addSample(navy, noon);
    const heard = vi.fn();
    window.addEventListener("selectedSamplesUpdated", heard);
    const later = { now: () => new Date("2026-11-21T13:00:00Z") };
    expect(addSample(navy, later)).toBe("already-chosen");
    expect(heard).not.toHaveBeenCalled();
    expect(record()).toMatchObject({ expiry: Date.parse("2026-11-22T12:00:00Z") });
  });

  it("is the same list until something changes, so that a page compares it", () => {
    addSample(navy, noon);
    expect(readSelectedSamples(noon)).toBe(readSelectedSamples(noon));
  });

  it("[SMPL-008] clearing removes the stored record", () => {
    addSample(navy, noon);
    clearSamples(noon);
    expect(kept.has("selectedSamples")).toBe(false);
  });

  it("[SMPL-009] removing the last sample removes the stored record", () => {
    addSample(navy, noon);
    addSample(white, noon);
    removeSample("SMPL-TRNV", noon);
    expect(readSelectedSamples(noon)).toEqual([white]);
    removeSample("SMPL-ESWH", noon);
    expect(kept.has("selectedSamples")).toBe(false);
  });

  it("[SMPL-007] hears the event of another script, and another tab", () => {
    const heard = vi.fn();
    const stop = subscribeToSamples(heard);
    window.dispatchEvent(new Event("selectedSamplesUpdated"));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "selectedSamples" }));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "something-else" }));
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new Event("selectedSamplesUpdated"));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "selectedSamples" }));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("[SMPL-001] where the browser refuses storage, the page itself remembers", () => {
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
