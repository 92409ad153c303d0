import { LRUCache } from "lru-cache";
import { z } from "zod";
import {
  type ReviewSummary,
  reviewSummarySchema,
  type ServiceReview,
  serviceReviewSchema,
  toServiceReview,
} from "./service-review";

/** What proves to the service who asks, and about which business. */
export type BirdeyeAccount = { readonly apiKey: string; readonly businessId: string };

const service = "https://api.birdeye.com/resources/v1/review";
const newestCount = 50;
const patienceMs = 5_000;
const keptMs = 10 * 60_000;

/** Answers are kept for ten minutes; one that fails is served from what was known before. */
const answers = new LRUCache<string, { readonly body: unknown }, "GET" | "POST">({
  max: 20,
  ttl: keptMs,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async (address, _, { context: method }) => ({ body: await ask(address, method) }),
});

/** The newest reviews of the business. Rejects when the service does not answer, or answers something else. */
export async function fetchBirdeyeReviews({
  apiKey,
  businessId,
}: BirdeyeAccount): Promise<readonly ServiceReview[]> {
  const query = new URLSearchParams({ sindex: "0", count: String(newestCount), api_key: apiKey });
  const body = await kept(`${service}/businessId/${encodeURIComponent(businessId)}?${query}`, "POST");
  return z.array(serviceReviewSchema).parse(body).flatMap(toServiceReview);
}

/** How many there are, and their mean. */
export async function fetchBirdeyeSummary({ apiKey, businessId }: BirdeyeAccount): Promise<ReviewSummary> {
  const query = new URLSearchParams({ api_key: apiKey });
  const body = await kept(`${service}/businessid/${encodeURIComponent(businessId)}/summary?${query}`, "GET");
  return reviewSummarySchema.parse(body);
}

async function kept(address: string, method: "GET" | "POST"): Promise<unknown> {
  return (await answers.fetch(address, { context: method }))?.body;
}

async function ask(address: string, method: "GET" | "POST"): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    ...(method === "POST" ? { body: "{}" } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  // The address holds the key: it stands in no error.
  if (!response.ok) throw new Error(`the reviews service answered ${response.status}`);
  return response.json();
}
