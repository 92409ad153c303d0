import { type Clock, systemClock } from "~/kernel/clock";
import { browserStorage } from "~/ui/runtime/browser-storage";
import {
  type Addition,
  readSampleRecord,
  type SampleRecord,
  type StoredSample,
  sampleRecord,
  withSample,
} from "./stored-samples";

export const sampleStorageKey = "selectedSamples";
export const sampleEvent = "selectedSamplesUpdated";

const nothing: readonly StoredSample[] = [];
let seen: { readonly raw: string | null; readonly record: SampleRecord | null } = { raw: null, record: null };

/** The visitor's selection; the same array until something changes, so that React can compare it. */
export function selectedSamples(clock: Clock = systemClock): readonly StoredSample[] {
  const raw = browserStorage.getItem(sampleStorageKey);
  if (raw !== seen.raw) seen = { raw, record: readSampleRecord(raw, clock.now()) };
  const { record } = seen;
  return record && record.expiry > clock.now().getTime() ? record.items : nothing;
}

/** Adds one sample and tells the page (SMPL-007, SMPL-014). */
export function addSample(sample: StoredSample, clock: Clock = systemClock): Addition["outcome"] {
  const { items, outcome } = withSample(selectedSamples(clock), sample);
  if (outcome !== "already-chosen") store(items, clock);
  return outcome;
}

/** Removes a SKU; removing the last one removes the record (SMPL-009). */
export function removeSample(sku: string, clock: Clock = systemClock): void {
  removeSamples([sku], clock);
}

/** Removes these SKUs and leaves the others. */
export function removeSamples(skus: readonly string[], clock: Clock = systemClock): void {
  if (skus.length === 0) return;
  store(
    selectedSamples(clock).filter((sample) => !skus.includes(sample.sku)),
    clock,
  );
}

/** Removes the stored selection and fires the event (SMPL-008). */
export function clearSamples(clock: Clock = systemClock): void {
  store([], clock);
}

/** Calls back when the selection changes, here or in another tab; returns the way to stop. */
export function onSamplesChange(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === sampleStorageKey || event.key === null) listener();
  };
  window.addEventListener(sampleEvent, listener);
  window.addEventListener("storage", fromAnotherTab);
  return () => {
    window.removeEventListener(sampleEvent, listener);
    window.removeEventListener("storage", fromAnotherTab);
  };
}

function store(items: readonly StoredSample[], clock: Clock): void {
  if (items.length === 0) browserStorage.removeItem(sampleStorageKey);
  else browserStorage.setItem(sampleStorageKey, JSON.stringify(sampleRecord(items, clock.now())));
  window.dispatchEvent(new Event(sampleEvent));
}
