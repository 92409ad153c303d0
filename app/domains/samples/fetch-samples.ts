import { paths } from "~/kernel/paths";
import type { SampleProduct } from "./cart-line";

/** The shop's answer for these SKUs; rejects when it cannot be had. */
export async function fetchSamples(skus: readonly string[], signal: AbortSignal): Promise<SampleProduct[]> {
  const response = await fetch(`${paths.api.samples}?skus=${skus.map(encodeURIComponent).join(",")}`, {
    signal,
    // A price an editor changed must show before it is charged: ask, and be told "not modified".
    cache: "no-cache",
    headers: { Accept: "application/json" },
  });
  const answer: unknown = await response.json();
  if (!response.ok || !isAnswer(answer)) throw new Error("the samples could not be read");
  return answer.samples;
}

/** A guard for our own endpoint, not a schema: this runs on every page that shows a cart (SMPL-006). */
function isAnswer(answer: unknown): answer is { samples: SampleProduct[] } {
  if (typeof answer !== "object" || answer === null || !("samples" in answer)) return false;
  return Array.isArray(answer.samples) && answer.samples.every(isSampleProduct);
}

function isSampleProduct(entry: unknown): entry is SampleProduct {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "sku" in entry &&
    typeof entry.sku === "string" &&
    "price" in entry &&
    typeof entry.price === "number" &&
    "images" in entry &&
    Array.isArray(entry.images)
  );
}
