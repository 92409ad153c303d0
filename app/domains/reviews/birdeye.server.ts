import { LRUCache } from "lru-cache";
import { z } from "zod";
import {
  type ReviewSummary,
  reviewSummarySchema,
  type ServiceReview,
  serviceReviewSchema,
  toServiceReview,
} from "./service-review";

/** The API key and business id of the reviews service. */
export type BirdeyeAccount = { readonly apiKey: string; readonly businessId: string };

const service = "https://api.birdeye.com/resources/v1/review";
const newestCount = 50;
const patienceMs = 5_000;
const keptMs = 10 * 60_000;

/** Responses are cached for ten minutes. If a refresh fails, the old response is used. */
const answers = new LRUCache<string, { readonly body: unknown }, "GET" | "POST">({
  max: 20,
  ttl: keptMs,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async (address, _, { context: method }) => ({ body: await fetchJson(address, method) }),
});

/** Fetches the newest reviews. Rejects on a failed or invalid response. */
export async function fetchBirdeyeReviews({
  apiKey,
  businessId,
}: BirdeyeAccount): Promise<readonly ServiceReview[]> {
  const query = new URLSearchParams({ sindex: "0", count: String(newestCount), api_key: apiKey });
  const body = await fetchCached(`${service}/businessId/${encodeURIComponent(businessId)}?${query}`, "POST");
  return z.array(serviceReviewSchema).parse(body).flatMap(toServiceReview);
}

/** Fetches the number of reviews and the average rating. */
export async function fetchBirdeyeSummary({ apiKey, businessId }: BirdeyeAccount): Promise<ReviewSummary> {
  const query = new URLSearchParams({ api_key: apiKey });
  const body = await fetchCached(
    `${service}/businessid/${encodeURIComponent(businessId)}/summary?${query}`,
    "GET",
  );
  return reviewSummarySchema.parse(body);
}

async function fetchCached(address: string, method: "GET" | "POST"): Promise<unknown> {
  return (await answers.fetch(address, { context: method }))?.body;
}

async function fetchJson(address: string, method: "GET" | "POST"): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    ...(method === "POST" ? { body: "{}" } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  // The URL contains the key, so it must not be in the error.
  if (!response.ok) throw new Error(`the reviews service answered ${response.status}`);
  return response.json();
}
