import { type Clock, systemClock } from "~/kernel/time/clock";
import { browserStorage } from "~/ui/runtime/browser-storage";
import {
  includeSample,
  readSampleRecord,
  type SampleAddition,
  type SampleRecord,
  type StoredSample,
  toSampleRecord,
} from "./stored-samples";

export const sampleStorageKey = "selectedSamples";
export const sampleEvent = "selectedSamplesUpdated";

const emptySelection: readonly StoredSample[] = [];
let lastRead: { readonly raw: string | null; readonly record: SampleRecord | null } = {
  raw: null,
  record: null,
};

/** Returns the stored selection; the same array until it changes, as `useSyncExternalStore` requires. */
export function readSelectedSamples(clock: Clock = systemClock): readonly StoredSample[] {
  const raw = browserStorage.getItem(sampleStorageKey);
  if (raw !== lastRead.raw) lastRead = { raw, record: readSampleRecord(raw, clock.now()) };
  const { record } = lastRead;
  return record && record.expiry > clock.now().getTime() ? record.items : emptySelection;
}

/** Adds one sample and notifies the page (SMPL-007, SMPL-014). */
export function addSample(sample: StoredSample, clock: Clock = systemClock): SampleAddition["result"] {
  const { items, result } = includeSample(readSelectedSamples(clock), sample);
  if (result !== "already-chosen") store(items, clock);
  return result;
}

/** Removes a SKU; removing the last one deletes the record (SMPL-009). */
export function removeSample(sku: string, clock: Clock = systemClock): void {
  removeSamples([sku], clock);
}

export function removeSamples(skus: readonly string[], clock: Clock = systemClock): void {
  if (skus.length === 0) return;
  store(
    readSelectedSamples(clock).filter((sample) => !skus.includes(sample.sku)),
    clock,
  );
}

/** Deletes the stored selection and fires the event (SMPL-008). */
export function clearSamples(clock: Clock = systemClock): void {
  store([], clock);
}

/** Calls the listener when the selection changes in any tab; returns the function that unsubscribes. */
export function subscribeToSamples(listener: () => void): () => void {
  const onStorageChange = (event: StorageEvent) => {
    if (event.key === sampleStorageKey || event.key === null) listener();
  };
  window.addEventListener(sampleEvent, listener);
  window.addEventListener("storage", onStorageChange);
  return () => {
    window.removeEventListener(sampleEvent, listener);
    window.removeEventListener("storage", onStorageChange);
  };
}

function store(items: readonly StoredSample[], clock: Clock): void {
  if (items.length === 0) browserStorage.removeItem(sampleStorageKey);
  else browserStorage.setItem(sampleStorageKey, JSON.stringify(toSampleRecord(items, clock.now())));
  window.dispatchEvent(new Event(sampleEvent));
}
