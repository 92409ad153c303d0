import { afterEach, describe, expect, it, vi } from "vitest";
import { listReviews, summarizeReviews } from "~/domains/reviews/list-reviews.server";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const cms = contentOf([
  { _id: "review-a", _type: "review", name: "Marlene K.", rating: 5, reviewText: "It still looks right." },
  { _id: "review-b", _type: "review", name: "Daniel O.", rating: 4, reviewText: "A day late, and whole." },
]);
const sources = (businessId?: string) => ({
  content: cms,
  log: silentLog,
  env: { birdeye: businessId ? { apiKey: "bk_1", businessId } : undefined },
});

/** Replaces Birdeye's API by this response; returns the requests it receives. */
function birdeyeAnswers(answer: (address: string, init: RequestInit) => Response) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    requests.push(`${init.method} ${address}`);
    return answer(address, init);
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe("reviews without an API key", () => {
  it("returns reviews from the CMS in the service's format without an API key [FAQ-005]", async () => {
    expect(await listReviews(sources())).toEqual([
      {
        rating: 5,
        reviewer: { nickName: "Marlene K." },
        rdate: undefined,
        comments: "It still looks right.",
      },
      {
        rating: 4,
        reviewer: { nickName: "Daniel O." },
        rdate: undefined,
        comments: "A day late, and whole.",
      },
    ]);
    expect(await summarizeReviews(sources())).toEqual({ avgRating: 4.5, reviewCount: 2 });
  });
});

describe("reviews with an API key", () => {
  it("returns reviews from the service, which is requested once in ten minutes [FAQ-005]", async () => {
    const requests = birdeyeAnswers(() =>
      Response.json([
        {
          reviewId: 1,
          rating: 5,
          reviewer: { nickName: "Jo" },
          rdate: "Nov 2, 2026",
          comments: "Level to the line.",
        },
        { reviewId: 2, rating: 4, reviewer: {}, comments: "Fine." },
        { reviewId: 3, rating: 5, reviewer: { nickName: "Mute" }, comments: "" },
      ]),
    );
    const reviews = await listReviews(sources("b-1"));
    await listReviews(sources("b-1"));
    expect(reviews).toEqual([
      { rating: 5, reviewer: { nickName: "Jo" }, rdate: "Nov 2, 2026", comments: "Level to the line." },
      { rating: 4, reviewer: { nickName: "A customer" }, rdate: undefined, comments: "Fine." },
    ]);
    expect(requests).toEqual([
      "POST https://api.birdeye.com/resources/v1/review/businessId/b-1?sindex=0&count=50&api_key=bk_1",
    ]);
  });

  it("returns the service's summary of the reviews [FAQ-005]", async () => {
    const requests = birdeyeAnswers(() => Response.json({ reviewCount: 212, avgRating: 4.8, sources: [] }));
    expect(await summarizeReviews(sources("b-2"))).toEqual({ avgRating: 4.8, reviewCount: 212 });
    expect(requests).toEqual([
      "GET https://api.birdeye.com/resources/v1/review/businessid/b-2/summary?api_key=bk_1",
    ]);
  });

  it.each([
    ["returns an error", () => new Response("no", { status: 500 })],
    ["returns an unexpected body", () => Response.json({ code: 1167 })],
    [
      "cannot be reached",
      () => {
        throw new TypeError("fetch failed");
      },
    ],
  ])("returns reviews from the CMS while the service %s", async (how, answer) => {
    birdeyeAnswers(answer);
    expect(await listReviews(sources(`b-${how}`))).toHaveLength(2);
    expect(await summarizeReviews(sources(`b-${how}`))).toEqual({ avgRating: 4.5, reviewCount: 2 });
  });
});
