import { paths } from "~/kernel/paths";
import type { SampleProduct } from "./cart-line";

/** Fetches the samples of these SKUs; rejects on failure. */
export async function fetchSamples(skus: readonly string[], signal: AbortSignal): Promise<SampleProduct[]> {
  const response = await fetch(`${paths.api.samples}?skus=${skus.map(encodeURIComponent).join(",")}`, {
    signal,
    // Revalidates, so that a changed price shows before payment.
    cache: "no-cache",
    headers: { Accept: "application/json" },
  });
  const answer: unknown = await response.json();
  if (!response.ok || !isAnswer(answer)) throw new Error("the samples could not be read");
  return answer.samples;
}

/** Checks the answer without zod, because every page with a cart loads this code (SMPL-006). */
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
