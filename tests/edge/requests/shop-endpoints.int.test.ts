import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";

const database = testDatabase();
let site: TestSite;
const reviews = [
  { _id: "r1", _type: "review", name: "Ada", rating: 5, platform: "google", reviewText: "Square and true." },
  { _id: "r2", _type: "review", name: "Grace", rating: 4, platform: "google", reviewText: "Good doors." },
];
beforeEach(() => {
  site = createTestSite(database);
  Object.assign(site.services, { content: contentOf([...shopContent, ...reviews]) });
});

describe("the review endpoints", () => {
  it("returns reviews and their summary in the review service's format [API-026]", async () => {
    expect(await site.visitor().get("/api/reviews/birdeye")).toMatchObject({
      status: 200,
      body: {
        success: true,
        reviews: [
          { rating: 5, reviewer: { nickName: "Ada" }, comments: "Square and true." },
          { rating: 4, reviewer: { nickName: "Grace" }, comments: "Good doors." },
        ],
      },
    });
    expect((await site.visitor().get("/api/reviews/summary")).body).toEqual({
      success: true,
      summary: { avgRating: 4.5, reviewCount: 2 },
    });
  });
});

describe("the payment methods endpoint", () => {
  const names = async (query: string) => {
    const { body } = await site.visitor().get(`/api/payment-methods${query}`);
    return body.paymentMethods.map(({ name }: { name: string }) => name);
  };

  it("returns the methods of each scope in site order [API-023]", async () => {
    expect(await names("?scope=sample-order")).toEqual(["credit-card", "online-payment"]);
    expect(await names("?scope=convert-to-order")).toEqual(["online-payment"]);
    expect(await names("?scope=complete-order-payment&all=true")).toEqual(["online-payment"]);
    expect(await names("")).toEqual(["credit-card", "online-payment"]);
  });
});

describe("the sample and search endpoints", () => {
  it("returns an empty list when nothing is found", async () => {
    const visitor = site.visitor();
    expect((await visitor.get("/api/samples?skus=SMPL-NONE")).body).toEqual({ success: true, samples: [] });
    expect((await visitor.get("/api/search?query=zz")).body).toEqual({ success: true, count: 0, groups: [] });
  });
});
