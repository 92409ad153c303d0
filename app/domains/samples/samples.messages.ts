import type { SampleAddition } from "./selection/stored-samples";

/** The duration of a sample message in milliseconds. */
export const sampleMessageMs = 5_000;

/** The exact messages of samples and cart. */
export const sampleMessages = {
  loadingSamples: "Loading samples...",
  noSamplesForStyle: "No sample items available for this style.",
  chooseOne: "Please select at least one sample.",
  maximum: (name: string) => `You can order maximum 1 quantity of item "${name}".`,
  added: (name: string) => `Item ${name} has been successfully added.`,
  updated: (name: string) => `Item ${name} has been successfully updated.`,
  loadingCart: "Loading cart...",
  emptyCart: "Looks like you have not added anything to your cart. Go ahead & add items to your cart.",
  cartFailed: "We couldn't load your samples. Please try again.",
  withdrawn: (name: string) => `Item ${name} is no longer available and has been removed from your cart.`,
  inCart: (count: number) =>
    count === 1 ? "1 sample is in your cart." : `${count} samples are in your cart.`,
  noLongerOffered: (names: readonly string[]) => `No longer available: ${names.join(", ")}.`,
  notAdded: "We couldn't add the samples. Please try again.",
} as const;

/** Messages after adding a sample (SMPL-014). */
export const additionMessages = {
  added: sampleMessages.added,
  updated: sampleMessages.updated,
  "already-chosen": sampleMessages.maximum,
} as const satisfies { [O in SampleAddition["result"]]: (name: string) => string };
