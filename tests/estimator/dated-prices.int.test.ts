import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { silentLog } from "#tests/support/shop/silent-log";
import { recordContentReads } from "~/content/client/content-reads.server";
import { createContent } from "~/content/client/sanity-client.server";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { createCachedPage } from "~/edge/pages/cached-page.server";
import { InvalidationVersions, toPageTags } from "~/edge/pages/invalidation-versions.server";
import { createRenderedPages } from "~/edge/pages/rendered-pages.server";
import { datedContentTags, watchShopDay } from "~/edge/worker/watch-shop-day";

let now = new Date("2026-12-01T06:59:58Z");
const clock = { now: () => now };
let shop: TestLake;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  shop = await startTestLake({ empty: true, clock });
  const book = { _type: "priceBook", rows: [] };
  await shop.lake.core.commit({
    author: "seed",
    mutations: [
      { create: { ...book, _id: "fall", name: "data/estimator-pricing.json", version: "Fall" } },
      { create: { ...book, _id: "winter", name: "winter", version: "Winter", validFrom: "2026-12-01" } },
      { create: { _id: "estimator", _type: "estimatorTemplate", name: "estimator", title: "E", groups: [] } },
      { create: { _id: "other", _type: "page", title: "Other" } },
    ],
  });
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

describe("the cached page of the estimator", () => {
  it("shows the prices of a dated book when its day begins, without a publish [EST-002]", async () => {
    const content = createContent({
      address: shop.lake.address,
      published: () => () => undefined,
      log: silentLog,
    });
    const invalidations = new InvalidationVersions();
    const pages = createRenderedPages({
      invalidations,
      knownAddresses: async () => new Set<string>(),
      render: async () => {
        const { result, reads } = await recordContentReads(() =>
          findEstimator({ content, log: silentLog, clock }, "estimator"),
        );
        const page = await createCachedPage(200, {}, Buffer.from(result?.book.version ?? "none"));
        return { ...page, tags: toPageTags(reads) };
      },
    });
    const shownEtag = async () => {
      const page = await pages.find("/estimator", { clientIp: "203.0.113.7", requestId: "some" });
      return page === "full" ? page : page.etag;
    };
    const etagOf = async (version: string) => (await createCachedPage(200, {}, Buffer.from(version))).etag;
    const stop = watchShopDay(clock, () => invalidations.invalidate(datedContentTags));

    expect(await shownEtag()).toBe(await etagOf("Fall"));
    now = new Date("2026-12-01T06:59:59Z");
    vi.advanceTimersByTime(1_000);
    expect(await shownEtag()).toBe(await etagOf("Fall"));
    expect(pages.rendered()).toBe(1);
    now = new Date("2026-12-01T07:00:00Z");
    vi.advanceTimersByTime(1_000);
    expect(await shownEtag()).toBe(await etagOf("Winter"));
    vi.advanceTimersByTime(60_000);
    expect(await shownEtag()).toBe(await etagOf("Winter"));
    expect(pages.rendered()).toBe(2);
    stop();
  });

  it("keeps the pages that read no dated content", () => {
    const invalidations = new InvalidationVersions();
    const before = invalidations.version();
    invalidations.invalidate(datedContentTags);
    expect(invalidations.changedSince(before, ["all page", "id other"])).toBe(false);
    expect(invalidations.changedSince(before, ["all priceBook"])).toBe(true);
  });
});
