import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { findReviewBadges } from "~/domains/catalog/style-page/find-review-badges.server";
import { ReviewBadge } from "~/domains/catalog/style-page/review-badge";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

const reviews = [
  { _id: "review-a", _type: "review", name: "Marlene K.", rating: 5, reviewText: "It still looks right." },
  { _id: "review-b", _type: "review", name: "Daniel O.", rating: 4, reviewText: "A day late, and whole." },
];
const settings = (reviewBadges?: object) => ({ _id: "siteSettings", _type: "siteSettings", reviewBadges });
const found = (...documents: Parameters<typeof contentOf>[0]) =>
  findReviewBadges({ content: contentOf(documents), log: silentLog });

describe("review badge of a style page", () => {
  it("shows a style's review badge when an editor switched it on and there is a review [CAT-004]", async () => {
    expect(await found(settings({ areShown: true }), ...reviews)).toEqual({
      avgRating: 4.5,
      reviewCount: 2,
      desktop: undefined,
      mobile: undefined,
    });
    expect(await found(settings({ areShown: false }), ...reviews)).toBeUndefined();
    expect(await found(settings(), ...reviews)).toBeUndefined();
    expect(await found(settings({ areShown: true }))).toBeUndefined();
  });

  it("shows a service's review badge for desktop and another for smaller devices [CAT-004] [PAGE-026]", async () => {
    const service = (elementClass: string) => ({
      scriptUrl: `https://badges.example/${elementClass}.js`,
      elementClass,
      attributes: [{ name: "data-business", value: "sidney" }],
    });
    const badges = await found(
      settings({ areShown: true, desktop: service("wide"), mobile: service("narrow") }),
      ...reviews,
    );
    expect(badges).toMatchObject({ desktop: service("wide"), mobile: service("narrow") });
  });

  it("shows the shop's own stars, and nothing of the service without consent [CAT-004]", async () => {
    const badges = {
      avgRating: 4.5,
      reviewCount: 2,
      desktop: { scriptUrl: "https://badges.example/wide.js", elementClass: "wide", attributes: [] },
      mobile: undefined,
    };
    const html = await renderToHtml(
      <MemoryRouter>
        <ReviewBadge badges={badges} device="desktop" />
        <ReviewBadge badges={{ ...badges, avgRating: 5, reviewCount: 1 }} device="mobile" />
      </MemoryRouter>,
    );
    expect(html).toMatch(/<div class="max-xl:hidden" data-badge="desktop">.*4\.5 from 2 reviews/);
    expect(html).toMatch(/<div class="xl:hidden" data-badge="mobile">.*5\.0 from 1 review</);
    expect(html).not.toContain("badges.example");
  });
});
