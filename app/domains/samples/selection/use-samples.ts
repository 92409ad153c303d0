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
  /** Null until the browser storage is read; the server does not know the selection. */
  readonly samples: readonly StoredSample[] | null;
  readonly add: (sample: StoredSample) => SampleAddition["result"];
  readonly remove: (sku: string) => void;
  readonly clear: () => void;
};

/** Returns the stored selection and functions that change it. */
export function useSamples(): Samples {
  const samples = useSyncExternalStore(subscribeToSamples, readBrowserSelection, getServerSelection);
  return { samples, add: addSample, remove: removeSample, clear: clearSamples };
}

/** Returns the number of samples in the cart; 0 until the browser storage is read. */
export function useSampleCount(): number {
  return useSamples().samples?.length ?? 0;
}

function readBrowserSelection(): readonly StoredSample[] | null {
  return readSelectedSamples();
}

function getServerSelection(): readonly StoredSample[] | null {
  return null;
}
