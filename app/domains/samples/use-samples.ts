import { useSyncExternalStore } from "react";
import {
  addSample,
  clearSamples,
  readSelectedSamples,
  removeSample,
  subscribeToSamples,
} from "./sample-selection";
import type { SampleAddition, StoredSample } from "./stored-samples";

export type Samples = {
  /** null until the browser has read its storage: the server knows nothing about the visitor. */
  readonly samples: readonly StoredSample[] | null;
  readonly add: (sample: StoredSample) => SampleAddition["result"];
  readonly remove: (sku: string) => void;
  readonly clear: () => void;
};

/** The stored selection and what can be done with it. */
export function useSamples(): Samples {
  const samples = useSyncExternalStore(subscribeToSamples, browserSelection, noSelectionYet);
  return { samples, add: addSample, remove: removeSample, clear: clearSamples };
}

/** How many samples stand in the cart; 0 until the browser has read its storage. */
export function useSampleCount(): number {
  return useSamples().samples?.length ?? 0;
}

function browserSelection(): readonly StoredSample[] | null {
  return readSelectedSamples();
}

function noSelectionYet(): readonly StoredSample[] | null {
  return null;
}
